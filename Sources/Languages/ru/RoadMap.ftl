## MapFileError

map-file-error-not-a-map = это не карта VeloQuest; постройте её: questctl map build city.osm.pbf -o city.vqmap
map-file-error-newer-version = версия формата карты { $found } новее, чем понимает эта программа ({ $supported }); обновите программу или постройте карту заново
map-file-error-older-version = версия формата карты { $found } старее, чем читает эта программа ({ $supported }); постройте карту заново: questctl map build
map-file-error-wrong-size = в файле карты должно быть байт: { $expected }, а есть: { $found }; скопируйте файл ещё раз или постройте карту заново
map-file-error-damaged = файл карты повреждён (раздел { $part }); скопируйте файл ещё раз или постройте карту заново

## MapFinding

map-finding = { $count ->
        [one] { $count } ребро
        [few] { $count } ребра
       *[other] { $count } рёбер
    }
map-finding-2 = первое: ребро { $first }{ $way ->
        [none] {""}
       *[other] {" "}линии { $way }
    }
map-finding-checksum = раздел { $section }: байты не те, что были записаны; скопируйте файл ещё раз или постройте карту заново
map-finding-structure = раздел { $section }: значение { $first } противоречит остальной карте; постройте карту заново
map-finding-bounds = вне границ, указанных в карте: { $edges } ({ $edge })
map-finding-length = длина расходится с геометрией: { $edges } ({ $edge })
map-finding-3 = не читается как UTF-8: { $count ->
        [one] { $count } название
        [few] { $count } названия
       *[other] { $count } названий
    } (первое: название { $first })
map-finding-index = пространственный индекс неверен, дороги не находятся: { $count ->
        [one] { $count } рамка
        [few] { $count } рамки
       *[other] { $count } рамок
    } (первая: рамка { $first })
map-finding-arcs = разрешённые направления расходятся с дугами: { $edges } ({ $edge })
map-finding-islands = неверная отметка острова: { $edges } ({ $edge })
map-finding-condition = не читается как время, зависящее от него остаётся закрытым: { $count ->
        [one] { $count } условие
        [few] { $count } условия
       *[other] { $count } условий
    } (первое: условие { $first }); постройте карту заново
map-finding-standing = ребро, зависящее от времени, расходится со своей таблицей решений: { $edges } (первая строка: { $first }); постройте карту заново
map-finding-turns = повороты не так очевидны, как указано в карте, подсказки пропадают: { $count ->
        [one] { $count } значение
        [few] { $count } значения
       *[other] { $count } значений
    } (первое: { $first }); постройте карту заново
map-finding-attribution = в карте не указано, чьи это данные; постройте её заново

## FoundPlace

found-place-label = { $name } ({ $word })
found-place-label-with-kind = { $name } ({ $word })

## PlaceKind+Word

place-kind-word = место
place-kind-street = улица
place-kind-words = крупный город
place-kind-words-2 = город
place-kind-words-3 = село
place-kind-words-4 = деревня
place-kind-words-5 = район
place-kind-words-6 = урочище
place-kind-words-7 = хутор
place-kind-words-8 = остров
place-kind-words-9 = площадь
place-kind-words-10 = вокзал или станция
place-kind-words-11 = автовокзал
place-kind-words-12 = причал
place-kind-words-13 = крепость
place-kind-words-14 = памятник
place-kind-words-15 = руины
place-kind-words-16 = раскопки
place-kind-words-17 = историческое место
place-kind-words-18 = музей
place-kind-words-19 = галерея
place-kind-words-20 = достопримечательность
place-kind-words-21 = скульптура
place-kind-words-22 = смотровая площадка
place-kind-words-23 = зоопарк
place-kind-words-24 = парк аттракционов
place-kind-words-25 = место для пикника
place-kind-words-26 = информация для туристов
place-kind-words-27 = гостиница
place-kind-words-28 = кемпинг
place-kind-words-29 = приют
place-kind-words-30 = парк
place-kind-words-31 = сад
place-kind-words-32 = заповедник
place-kind-words-33 = детская площадка
place-kind-words-34 = спортивный центр
place-kind-words-35 = стадион
place-kind-words-36 = спортплощадка
place-kind-words-37 = бассейн
place-kind-words-38 = яхтенная гавань
place-kind-words-39 = место отдыха
place-kind-words-40 = вершина
place-kind-words-41 = перевал
place-kind-words-42 = водоём
place-kind-words-43 = родник
place-kind-words-44 = пляж
place-kind-words-45 = лес
place-kind-words-46 = пещера
place-kind-words-47 = ледник
place-kind-words-48 = обрыв
place-kind-words-49 = скала
place-kind-words-50 = дерево
place-kind-words-51 = природный объект
place-kind-words-52 = башня
place-kind-words-53 = мельница
place-kind-words-54 = маяк
place-kind-words-55 = мост
place-kind-words-56 = пирс
place-kind-words-57 = завод
place-kind-words-58 = крест
place-kind-words-59 = сооружение
place-kind-words-60 = администрация
place-kind-words-61 = школа
place-kind-words-62 = детский сад
place-kind-words-63 = вуз
place-kind-words-64 = библиотека
place-kind-words-65 = больница
place-kind-words-66 = поликлиника
place-kind-words-67 = аптека
place-kind-words-68 = полиция
place-kind-words-69 = пожарная часть
place-kind-words-70 = почта
place-kind-words-71 = банк
place-kind-words-72 = храм
place-kind-words-73 = кладбище
place-kind-words-74 = дом культуры
place-kind-words-75 = театр
place-kind-words-76 = кинотеатр
place-kind-words-77 = центр искусств
place-kind-words-78 = рынок
place-kind-words-79 = фонтан
place-kind-words-80 = туалет
place-kind-words-81 = питьевая вода
place-kind-words-82 = велопарковка
place-kind-words-83 = автостоянка
place-kind-words-84 = заправка
place-kind-words-85 = учреждение
place-kind-words-86 = ресторан
place-kind-words-87 = кафе
place-kind-words-88 = бар
place-kind-words-89 = закусочная
place-kind-words-90 = мороженое
place-kind-words-91 = супермаркет
place-kind-words-92 = пекарня
place-kind-words-93 = веломагазин
place-kind-words-94 = магазин
place-kind-words-95 = здание

## PlaceSearchTexts

place-search-unknown = на этой карте нет улицы или места «{ $text }»{ $names ->
        [none] {""}
       *[other] ; похожие названия: { $names }
    }
place-search-ambiguous = {"\u000A"}  { $place }  { $label }
place-search-ambiguous-2 = {" "}или название с видом места
place-search-name = «{ $name }»
place-search-several = «{ $text }» — это может быть несколько мест; напишите координаты нужного{ $has-kinds ->
        [true] { place-search-ambiguous-2 }
       *[false] {""}
    }:{ $lines }{ $is-cut ->
        [true] {"\u000A"}{"  "}…
       *[false] {""}
    }
