## TileBuildingError

tile-building-error-empty = { $file-name }: в этих слоях и на этой местности показывать нечего; проверьте --layers и --bbox, где порядок — запад, юг, восток, север
tile-building-error-too-large = { $file-name }: больше двух миллиардов точек; возьмите выгрузку поменьше

## MapPageTexts

map-page-no-script = Для карты нужен JavaScript.
map-page-texts = Местные названия
map-page-texts-2 = Язык
map-page-texts-3 = Цвета
map-page-texts-4 = День
map-page-texts-5 = Ночь
map-page-texts-6 = Печать
map-page-texts-7 = Обозначения
map-page-texts-8 = Настройки карты
map-page-texts-9 = Старт
map-page-texts-10 = Финиш
map-page-texts-11 = Старт и финиш
map-page-texts-12 = Баллы
map-page-texts-13 = В этом браузере нет WebGL, а карте он нужен. Включите аппаратное ускорение или откройте другой браузер.
map-page-texts-14 = Рядом со страницей нет файла maplibre-gl.js.
map-page-texts-15 = Не удалось прочитать тайлы карты.
map-page-texts-16 = Часть карты не удалось нарисовать.
map-page-controls = Увеличить
map-page-controls-2 = Уменьшить
map-page-controls-3 = Где я
map-page-controls-4 = Местоположение неизвестно
map-page-controls-5 = м
map-page-controls-6 = км
map-page-controls-7 = Карта
map-page-controls-8 = Задание
map-page-controls-9 = Источники

## TileTexts

tile-not-an-archive = это не архив PMTiles; создайте его командой questctl map tiles
tile-unknown-version = этот архив PMTiles версии { $version }, а читается только версия 3; преобразуйте его программой pmtiles
tile-not-vector-tiles = тайлы этого архива имеют вид { $kind }, а читаются только векторные (вид 1)
tile-unknown-compression = этот архив упакован способом { $number }, а читаются только gzip (2) и неупакованные (1)
tile-damaged = этот архив повреждён: { $part }; создайте или скачайте его заново
tile-unordered = тайл { $tile } идёт не после предыдущего; добавляйте тайлы по порядку номеров
tile-header = в заголовке невозможные значения
tile-directory = не читается список тайлов
tile-metadata = не читаются метаданные
tile = не читается тайл { $tile }
tile-2 = это не векторный тайл: { $reason }, байт { $offset }
tile-truncated = он обрывается
tile-malformed = невозможное поле
tile-layer = слой без имени или неизвестной версии
tile-attribute = атрибут, которого нет в списках слоя
tile-geometry = геометрия не подходит к своему виду
tile-3 = текст не в UTF-8
