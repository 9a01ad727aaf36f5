## ElevationTexts

elevation = { $path }: { $text }
elevation-no-files = в папке нет данных о высотах; в ней должны лежать файлы вроде N55E061.hgt, N55E061.hgt.zip или GeoTIFF (.tif)
elevation-unknown-format = это не файл высот, который можно прочитать: нужны тайлы HGT (.hgt, .hgt.zip, .hgt.gz) или GeoTIFF (.tif)
elevation-wrong-name = по имени не понять, где лежит тайл; назовите его по юго-западному углу, например N55E061.hgt
elevation-wrong-size = байт: { $count }, а в тайле их 25934402 (1 угловая секунда) или 2884802 (3 секунды); скачайте его заново
elevation-damaged-archive = упакованный файл повреждён или обрывается; скачайте его заново
elevation-unsupported-archive = такой архив здесь не распаковать; распакуйте его и укажите сами файлы
elevation-empty-archive = в архиве нет тайлов .hgt; распакуйте его и укажите сами файлы
elevation-text-of-tiff-damaged-tiff = GeoTIFF повреждён или обрывается ({ $reason }); скачайте его заново
elevation-text-of-tiff-damaged-tiff-2 = GeoTIFF повреждён или обрывается; скачайте его заново
elevation-text-of-tiff-not-placed = в TIFF не указано, где он лежит на Земле; возьмите GeoTIFF в долготах и широтах
elevation-text-of-tiff-projected = высоты даны в другой системе координат ({ $system }), а не в градусах; сначала преобразуйте: gdalwarp -t_srs EPSG:4326 ВХОД.tif ВЫХОД.tif
elevation-text-of-tiff-rotated = строки идут не с запада на восток; сначала преобразуйте файл: gdalwarp -t_srs EPSG:4326 ВХОД.tif ВЫХОД.tif
elevation-text-of-tiff-bands = чисел в каждой точке: { $count }, а высота одна; возьмите один канал: gdal_translate -b 1 ВХОД.tif ВЫХОД.tif
elevation-text-of-tiff-unsupported-samples = высоты типа { $type } прочитать нельзя; преобразуйте: gdal_translate -ot Float32 ВХОД.tif ВЫХОД.tif
elevation-text-of-tiff-unsupported-compression = упакован способом, которого libtiff этой системы не знает ({ $code }); упакуйте заново: gdal_translate -co COMPRESS=DEFLATE ВХОД.tif ВЫХОД.tif
elevation-text-of-tiff-large-blocks = распаковывается кусками по { $bytes } МБ; разрежьте на тайлы: gdal_translate -co TILED=YES ВХОД.tif ВЫХОД.tif

## MapBuildingError

map-building-error = { $file-name }: { $what }
map-building-error-problem-no-ways = в файле нет линий, а дороги — это линии: возьмите выгрузку со всеми объектами
map-building-error-problem-no-roads = в файле нет дорог, по которым можно ехать на велосипеде; та ли это выгрузка?
map-building-error-problem-no-nodes = в файле есть дороги, но нет точек, через которые они проходят: запрашивайте у Overpass `(._;>;); out body;` или делайте выгрузку с полными линиями
map-building-error-problem-too-large = дорог в файле больше, чем вмещает одна карта: разрежьте его на области поменьше

## LandmarkNames

landmark-names-river = Тихая
landmark-names-square = Центральная площадь
landmark-names-bridge = Старый мост
landmark-names-cycle-bridge = Велосипедный мост
landmark-names-station = Вокзал
landmark-names-pier = Паромная пристань
landmark-names-pond = Пруд в парке
landmark-names-observatory = Обсерватория
landmark-names-market = Крытый рынок
landmark-names-lookout = Смотровая площадка
landmark-names-university = Университет
landmark-names-water-tower = Водонапорная башня
landmark-names-stadium = Стадион
landmark-names-mill = Старая мельница
landmark-names-theatre = Театр
