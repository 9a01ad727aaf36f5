## VectorFeatureFault

vector-feature-failure = { $path }:{ $place }: { $reason }
vector-feature-failure-2 = { $path }: слой { $layer }, объект { $place }: { $reason }
vector-feature-fault-other-system = SRID { $srid } — не WGS 84; назовите систему через --source-system EPSG:{ $srid }
vector-feature-fault-untransformable = координаты не переводятся в WGS 84: { $reason }
vector-feature-fault-outside-degrees = ({ $longitude }, { $latitude }) — не долгота и широта; верна ли --source-system?
vector-feature-fault-no-coordinates = одной из координат нет
vector-feature-fault-not-a-number = { $column } — не число: { $cell }
vector-feature-fault-cell-count = в строке { $found ->
        [one] { $found } ячейка
        [few] { $found } ячейки
       *[other] { $found } ячеек
    }, а в таблице { $expected ->
        [one] { $expected } столбец
        [few] { $expected } столбца
       *[other] { $expected } столбцов
    }

## VectorFormatError

vector-format-error-library-message-library-missing = для этого формата нужна библиотека GDAL, а она не установлена: в Debian и Ubuntu `apt-get install libgdal32` (или с номером из `apt-cache search libgdal`), в macOS `brew install gdal`; библиотеку в другом месте называет VELOQUEST_GDAL
vector-format-error-library-message-library-unusable = { $library } не загружается как GDAL: { $reason }
vector-format-error-library-message-library-too-old = { $library } — это GDAL { $version }; нужна версия 3.4 или новее
vector-format-error-library-message-missing-function = в { $library } нет функции { $name }, это не GDAL 3.4 или новее: установите другую или назовите её в VELOQUEST_GDAL
vector-format-error-library-message-driver-missing = GDAL { $version } собрана здесь без формата { $format } (что в ней есть, показывает ogrinfo --formats): установите сборку с ним или возьмите другой формат, например GeoPackage (.gpkg)
vector-format-error-reading-message-unreadable = { $path } не читается{ $added }
vector-format-error-reading-message-several-layers = в { $path } несколько слоёв, выберите через --layer: { $joined }
vector-format-error-reading-message-no-such-layer = в { $path } нет слоя { $name }, есть: { $joined }
vector-format-error-reading-message-incomplete = { $path } повреждён: объявлено объектов { $announced }, читается { $read }
vector-format-error-reading-message-unknown-system = система координат { $name } неизвестна{ $added }
vector-format-error-reading-message-no-transformation = нет преобразования известной точности из { $name } в WGS 84{ $added }
vector-format-error-reading-message-system-needed = в { $path } координаты не в градусах ({ $longitude }, { $latitude }), а система не указана: назовите её через --source-system (например EPSG:32641) или сначала перепроецируйте файл GeoJSON
vector-format-error-table-message-record-too-long = { $path }: строка { $line } длиннее 256 МБ
vector-format-error-table-message-open-quote = { $path }: кавычка в записи со строки { $line } не закрыта
vector-format-error-table-message-not-utf8 = { $path }: текст в строке { $line } не в UTF-8; сохраните таблицу как «CSV UTF-8»
vector-format-error-table-message-no-coordinate-columns = в { $path } нет столбцов с именами координат; назовите их через --x и --y или --wkt, есть: { $joined }
vector-format-error-table-message-no-such-column = в { $path } нет столбца { $name }, есть: { $joined }

## VectorFormatError+WritingMessage

vector-format-error-writing-message-unwritable = { $path } не записывается: { $no-reason ->
        [true] GDAL не говорит почему
       *[false] { $reason }
    }
vector-format-error-writing-message-mixed-geometries = в { $format } помещаются геометрии одного вида, а в файле есть { $joined }: разделите файл по виду или запишите GeoPackage (.gpkg) либо FlatGeobuf (.fgb)
vector-format-error-writing-message-unsupported-geometry = в { $format } нет места для { $kind }: уберите такие объекты или запишите GeoPackage (.gpkg) либо FlatGeobuf (.fgb)
vector-format-error-writing-message-file-needed = { $format } требует файлов с именами, потому что они читаются или пишутся в разных местах: «-» не подходит
vector-format-error-writing-message-faulty-input = ничего не записано: в { $path } есть ошибки, исправьте их через `questctl geojson fix`
vector-format-error-writing-message-input-changed = { $path } изменился во время чтения; повторите
vector-format-error-writing-message-foreign-system = в { $path } член `crs` называет другую систему, чем долгота и широта WGS 84: сначала `questctl geojson reproject`
vector-format-error-writing-message-null-character = в тексте свойства { $property } есть символ U+0000, которого нет в других форматах

## VectorTexts

vector-gdal = GDAL: { $text }
vector-further-warnings = у GDAL ещё предупреждений: { $count }
vector-several-geometries = в слое { $layer } столбцов с геометрией { $count }; берётся первый
vector-base64 = столбцы с двоичными данными записаны в base64: { $joined }
vector-overridden-system = слой { $layer } сам указывает систему координат; вместо неё взята { $system }
vector-assumed-system = слой { $layer } не указывает систему координат; числа приняты за долготу и широту WGS 84 (другую называют через --source-system)
vector-linearized = дуги слоя { $layer } заменены короткими отрезками
vector-dropped-measures = меры (M) слоя { $layer } опущены: в GeoJSON для них нет места
vector-ambiguous-rings = объектов, у колец которых есть сторона длиннее 180°: { $count }; она может идти длинным путём или через 180-й меридиан, направление обхода оставлено как в файле: questctl geojson lint покажет их, cut --all-crossings разрежет
vector-cut-at-antimeridian = объекты, пересекающие 180-й меридиан, разрезаны по нему: иначе в этом формате их длинные стороны шли бы вокруг Земли: { $count }
vector-renamed-columns = формат не вмещает имена свойств: { $list }
vector-nested-as-text = списки и объекты записаны как текст JSON: { $joined }
vector-booleans-as-numbers = true и false записаны как 1 и 0: { $joined }
vector-mixed-as-text = значения разных видов, длинные числа, списки и объекты записаны как текст: { $joined }
vector-rounded-reals = формат хранит около 15 цифр, а здесь их больше: { $joined }
vector-guessed-numbers = GDAL считает это числами по виду значений, нули в начале теряются: { $joined }
vector-no-columns = у { $layer } нет столбцов: файла .dbf рядом нет, или он повреждён?
vector-filled-altitudes = у части координат есть высота, у части нет: последние получают в этом формате высоту 0
vector-added-altitudes = у координат нет высоты: в этом формате они получают высоту 0 и сохраняют её при чтении
vector-ids-as-column = идентификаторы объектов записаны в столбец id
vector-lost-i-ds = идентификаторы объектов не записаны: свойство id уже есть
vector-lost-foreign-members = члены коллекции и объектов, которых нет в RFC 7946, не записаны
vector-geometries-only = записаны только геометрии, без свойств и id
vector-without-geometry = объекты без геометрии, которых не бывает в { $format }, опущены: { $count }
vector-without-place = строк без координат: { $count }, они стали объектами без геометрии; номера строк: { $list }

## FileTexts

file-damaged = { $path }: { $reason }
file-looks-like-lines = первый объект кончается перед этим местом, и начинается другой: в файле по объекту на строке (GeoJSON построчно), он проверен построчно; назовите его .geojsonl, укажите --from lines или преобразуйте в FeatureCollection командой questctl geojson convert
vector-feature-fault-geometry = геометрия не читается: { $text }
vector-format-error-feature = объект № { $feature }: { $text }
