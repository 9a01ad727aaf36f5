## LintRule

text = нет имени

## LintTexts

lint-not-on-earth = { $place } не на Земле: долгота от −180 до 180, широта от −90 до 90{ $looks ->
        [swapped] ; сначала пишется долгота — вероятно, числа переставлены
        [metric] ; похоже на метры — перепроецируйте файл в WGS 84
       *[none] {""}
    }
lint-antimeridian = здесь линия проходит больше половины окружности Земли; если она пересекает 180-й меридиан, разрежьте её по нему
lint-wide-ring = здесь сторона кольца длиннее 180° — так следует из направления обхода; программы, которые режут по 180-му меридиану, могут принять её за пересечение: добавьте позиции на длинных сторонах или разрежьте кольцо, если оно пересекает меридиан
lint-ambiguous-ring = у кольца есть сторона длиннее 180°, и ничто не говорит, идёт ли она длинным путём или через 180-й меридиан; здесь ничего не меняется: добавьте позиции на длинных сторонах или разрежьте кольцо по меридиану
lint-around-far-pole = кольцо обходит полюс, но в направлении, при котором он остаётся снаружи; оно не разворачивается, так как внутри может подразумеваться другой полюс: разрежьте его по 180-му меридиану и проведите к полюсу внутри
lint-wrong-box = этот охват не вмещает свои объекты; их границы { $box }
lint-correct-box = исправить охват
lint-single-geometry = вместо GeometryCollection с одной геометрией следует записать саму геометрию
lint-unwrap = оставить саму геометрию
lint-nested-collection = GeometryCollection не следует вкладывать в другую; перенесите её геометрии во внешнюю
lint-duplicate-identifier = id «{ $id }» уже есть у объекта № { $feature }; у каждого должен быть свой
lint-duplicate-in-record = id «{ $id }» уже есть в записи № { $record }; у каждого объекта должен быть свой
lint-uncompared-identifiers = в файле так много id, что последние { $count } не сравнивались друг с другом, только с предыдущими
lint-more-swapped = там же ещё примерно { $count } объектов, у которых долгота и широта, похоже, переставлены
lint-repeated-position = эта позиция совпадает с предыдущей; удалите её
lint-remove-repeated = удалить повторы
lint-too-precise = у координат больше семи знаков после запятой — это точнее сантиметра; шести достаточно
lint-needless-reference-system = «crs» исключён из GeoJSON в 2016 году, всегда подразумевается WGS 84; удалите его
lint-foreign-reference-system = «crs» исключён из GeoJSON в 2016 году, большинство программ его не читает; перепроецируйте файл в WGS 84
lint-remove-reference-system = удалить «crs»
lint-swapped = долгота и широта, вероятно, переставлены: остальные объекты около { $middle }, и этот был бы там же; сначала пишется долгота
lint-wrong-winding = кольца обходятся не в ту сторону: внешнее — против часовой стрелки, отверстия — по часовой
lint-rewind = развернуть кольца

## StyleRuleTitles

style-rule-titles-winding = кольцо обходится не в ту сторону
style-rule-titles-self-intersection = кольцо пересекает само себя
style-rule-titles-hole-outside = отверстие вне многоугольника
style-rule-titles-self-touching = кольцо касается само себя
style-rule-titles-self-overlap = кольцо идёт вдоль самого себя
style-rule-titles-spike = остриё в кольце
style-rule-titles-zero-area = кольцо без площади
style-rule-titles-holes-overlap = отверстия перекрываются
style-rule-titles-shared-edge = у колец многоугольника общее ребро
style-rule-titles-duplicate-ring = кольцо указано дважды
style-rule-titles-members-overlap = многоугольники одного MultiPolygon перекрываются
style-rule-titles-members-share-edge = у многоугольников одного MultiPolygon общее ребро
style-rule-titles-interior-disconnected = многоугольник распадается на части
style-rule-titles-bounding-box = bbox не вмещает геометрию
style-rule-titles-range = координаты не на Земле
style-rule-titles-swapped = долгота и широта переставлены
style-rule-titles-precision = избыточная точность
style-rule-titles-reference-system = устаревший элемент crs
style-rule-titles-collection = лишняя GeometryCollection
style-rule-titles-duplicate-identifier = повторяющийся id
style-rule-titles-duplicate-position = повторяющаяся позиция
style-rule-titles-antimeridian = линия пересекает 180-й меридиан
style-rule-titles-ambiguous-ring = кольцо, которое может пересекать 180-й меридиан, а может и нет

## ValidityTexts

validity-not-finite = в кольце есть бесконечность или не число
validity-not-closed = кольцо не замкнуто
validity-zero-area = кольцо ничего не охватывает: все его позиции лежат на одной прямой; удалите его
validity-spike = здесь кольцо поворачивает назад и идёт вдоль самого себя — остриё без ширины; удалите эту позицию
validity-interior-disconnected = соприкасающиеся кольца разрезают многоугольник на части, например здесь; сделайте каждую часть отдельным многоугольником
validity-within-ring = кольцо касается само себя в точке { $coordinate }, где сходятся стороны от позиций { $first } и { $second }; сделайте часть между ними отдельным многоугольником или отверстием
validity-within-ring-2 = кольцо идёт вдоль самого себя: у сторон от позиций { $first } и { $second } есть общий участок; удалите его
validity-within-ring-3 = кольцо пересекает само себя в точке { $coordinate }, где сходятся стороны от позиций { $first } и { $second }; сдвиньте позицию
validity-within-ring-4 = кольцо пересекает само себя: стороны от позиций { $first } и { $second } пересекаются; сдвиньте позицию
validity-hole = отверстие лежит вне своего многоугольника; переместите его или сделайте отдельным многоугольником
validity-hole-2 = отверстие пересекает внешнее кольцо в точке { $coordinate }: своей стороной от позиции { $first } и внешней стороной от позиции { $second }; сдвиньте позицию
validity-hole-3 = отверстие лежит внутри другого, кольца { $ring } многоугольника; удалите его
validity-hole-4 = отверстие пересекает другое, кольцо { $ring } многоугольника, в точке { $coordinate }: стороны от позиций { $first } и { $second }; объедините их
validity-rings = у кольца есть общий участок с кольцом { $ring } многоугольника: стороны от позиций { $first } и { $second }; сделайте из них одно кольцо
validity-rings-2 = кольцо совпадает с кольцом { $ring } того же многоугольника; удалите одно из них
validity-rings-3 = внешнее кольцо этого многоугольника совпадает с кольцом многоугольника { $polygon } того же MultiPolygon; удалите один из них
validity-members = у многоугольника есть общий участок границы с многоугольником { $polygon } того же MultiPolygon: стороны от позиций { $first } и { $second }; объедините их
validity-members-2 = многоугольник лежит внутри многоугольника { $polygon } того же MultiPolygon; удалите его или вырежьте там отверстие
validity-members-3 = многоугольник пересекает многоугольник { $polygon } того же MultiPolygon в точке { $coordinate }: стороны от позиций { $first } и { $second }; объедините их

## AdviceTexts

structure-null-in-collection = в GeometryCollection не может быть null; удалите его вместе с запятой
structure-named-coordinates = позиция — это список чисел, сначала долгота: напишите { $position }
structure-list-without-collection = это список объектов Feature; поместите его в коллекцию: {"{"}"type": "FeatureCollection", "features": [ … ]{"}"}
structure-wrap-in-collection = поместить список в коллекцию
structure-insert-type = вставить тип { $type }

## ErrorTexts

error-invalid = неверный GeoJSON
error-not-finite = по указателю { $pointer } есть бесконечное число или не число, а в GeoJSON такое не записать

## PolygonTexts

polygon-too-few-positions = в кольце { $ring } позиций: { $count }; в кольце их не меньше четырёх, последняя равна первой
polygon-not-closed = кольцо { $ring } не замкнуто: начинается в { $first }, а кончается в { $last }; повторите в конце первую позицию
polygon-not-finite = в позиции { $position } кольца { $ring } есть бесконечное число или не число

## StructureRuleTitles

structure-rule-titles-not-an-object = не объект GeoJSON
structure-rule-titles-missing-type = не указан тип
structure-rule-titles-unknown-type = неизвестный тип
structure-rule-titles-missing-member = нет обязательного элемента
structure-rule-titles-repeated-member = определяющий элемент указан дважды
structure-rule-titles-misplaced-member = элемент объекта другого типа
structure-rule-titles-wrong-member-type = элемент неверного вида
structure-rule-titles-bad-identifier = id не текст и не число
structure-rule-titles-bad-bounding-box = bbox не из четырёх или шести чисел
structure-rule-titles-bad-nesting = неверная вложенность координат
structure-rule-titles-bad-coordinate = координата не число
structure-rule-titles-number-too-large = слишком большое число
structure-rule-titles-short-position = позиция менее чем из двух чисел
structure-rule-titles-long-position = позиция более чем из трёх чисел
structure-rule-titles-short-line = линия менее чем из двух позиций
structure-rule-titles-short-ring = кольцо менее чем из четырёх позиций
structure-rule-titles-open-ring = незамкнутое кольцо
structure-rule-titles-empty-coordinates = геометрия без координат

## StructureTexts

structure-kind-null = null
structure-kind-boolean = true или false
structure-kind-number = число
structure-kind-string = текст
structure-kind-array = список
structure-kind-object = объект
structure-kind-invalid = ничего
structure-missing-member = у этого объекта { $type } нет поля "{ $key }"{ $is-nullable ->
        [true] ; добавьте его, со значением null, если его нет
       *[false] ; добавьте его
    }
structure-wrong-type = "{ $key }" { $demand }; здесь { $found }
structure-too-shallow = здесь должен быть список { $elements } в квадратных скобках [ ], а не { $found }: для этого типа координаты вложены слишком мелко
structure-rings = колец
structure-positions = позиций
structure-numbers = чисел
structure-not-a-geometry = геометрия — это объект в фигурных скобках {"{"} {"}"} или null, если её нет; здесь { $found }
structure-not-a-geometry-type = { $type } не может быть геометрией; допустимы { $kinds }
structure-geometries-not-a-list = "geometries" должно быть списком геометрий в квадратных скобках [ ]
structure-coordinates-not-a-list = "coordinates" должно быть списком в квадратных скобках [ ], а не { $found }
structure-no-coordinates = у этого объекта { $kind } нет координат; программы могут считать его пустым
structure-open-ring = кольцо должно заканчиваться там, где начинается; повторите в конце первую позицию { $position }
structure-close-ring = замкнуть кольцо
structure-short-ring = в кольце нужно не менее четырёх позиций, последняя равна первой; здесь { $count }
structure-short-line = в линии нужно не менее двух позиций; здесь { $count }
structure-too-deep = здесь должна быть позиция [долгота, широта], а не список списков: для этого типа координаты вложены слишком глубоко
structure-short-position = позиции нужны два числа — долгота и широта; здесь { $count }
structure-long-position = в позиции должно быть не более трёх чисел: долгота, широта и высота; здесь { $count }
structure-number-too-large = слишком большое число; запишите разумное
structure-quoted-number = координата — это число без кавычек
structure-remove-quotes = убрать кавычки
structure-not-a-number = координата — это число, а не { $found }
structure-missing-type = не указано, что это за объект: добавьте "type": "{ $type }"
structure-type-not-a-name = "type" должно быть именем в кавычках, а не { $found }
structure-write-as = записать как { $text }
structure-misspelled-type = «{ $name }» нужно писать как «{ $meant }»
structure-misplaced-type = «{ $name }» здесь быть не может; допустим только { $expected }
structure-unknown-type = в GeoJSON нет типа «{ $name }»; есть { $known }
structure-repeated-member = "{ $key }" указано в этом { $type } дважды; оставьте одно: программы берут разные
structure-misplaced-member = у объекта { $type } не может быть "{ $key }"; удалите, переименуйте или исправьте "type"
structure-box-not-a-list = "bbox" должно быть списком из четырёх или шести чисел [запад, юг, восток, север]
structure-box-of-wrong-size = в "bbox" должно быть четыре числа (запад, юг, восток, север) или шесть с высотами; здесь { $count }
structure-not-an-object = файл GeoJSON — это один объект в фигурных скобках {"{"} {"}"} с полем "type"; здесь { $found }
structure-list-of-features = должно быть списком объектов Feature в квадратных скобках [ ]
structure-not-a-feature = здесь должен быть Feature — объект в фигурных скобках {"{"} {"}"}, а не { $found }
structure-object-or-null = должно быть объектом в фигурных скобках {"{"} {"}"} или null
structure-bad-identifier = "id" должно быть текстом или числом, а не { $found }

## WellKnownTexts

well-known = байт { $offset }: { $fault }
well-known-truncated = запись обрывается
well-known-unknown-type = { $type } — не тип геометрии
well-known-unsupported-type = в GeoJSON нет типа { $type }; сначала превратите его в линии и полигоны
well-known-unknown-byte-order = порядок байтов — 0 или 1, а не { $byte }
well-known-not-finite = число бесконечно, не число или слишком велико
well-known-wrong-dimension = в этой позиции чисел: { $found }, а в других: { $expected }
well-known-measure-without-altitude = для мер (M) без высот в GeoJSON нет места; уберите их или добавьте Z
well-known-short-line = в линии не меньше двух позиций
well-known-count-too-large = в оставшиеся байты столько частей не поместится: { $count }
well-known-wrong-member = тип этой части не подходит к целому
well-known-too-deep = коллекции вложены слишком глубоко
well-known-conflicting-srid = у этой части другой SRID, чем у целого
well-known-unwritable-dimension = во всех позициях должно быть поровну чисел, от двух до четырёх
well-known-too-many-parts = слишком много частей
well-known-type = здесь должен быть тип, например POINT или POLYGON
well-known-coordinates = здесь должно быть ( или EMPTY
well-known-number = здесь должно быть число
well-known-separator = здесь должно быть , или )
well-known-character = здесь должно быть { $character }
well-known-srid = SRID — целое число из 32 бит
well-known-hexadecimal = здесь должны быть две шестнадцатеричные цифры
well-known-end = геометрия закончилась раньше
well-known-too-few-positions = в кольце не меньше четырёх позиций, а не { $count }
well-known-not-closed = кольцо не замкнуто; повторите в конце первую позицию
well-known-not-finite-2 = позиция { $position } кольца не конечна
structure-convert-topo-json = преобразуйте его, например командой «ogr2ogr out.geojson in.json»
structure-convert-esri-json = запросите у сервера f=geojson или преобразуйте, например командой «ogr2ogr out.geojson in.json»
structure-convert-overpass-json = преобразуйте его программой osmtogeojson
structure-export-geo-json = экспортируйте данные в GeoJSON
structure-foreign-format = это { $format }, а не GeoJSON; { $advice }
