## OSMReadingError

osm-reading-error-nil = { $file-name }: { $what }
osm-reading-error-byte = { $file-name }, байт { $byte }: { $what }
osm-reading-error-line = { $file-name }, строка { $line }, столбец { $column }: { $what }
osm-reading-error-problem-not-a-regular-file = это не обычный файл, а данные читаются несколько раз: сначала сохраните их в файл
osm-reading-error-problem-empty = файл пуст: загрузка не удалась, скачайте его заново
osm-reading-error-problem-web-page = это веб-страница, а не данные карты: откройте её в браузере, чтобы увидеть ответ сервера, и скачайте данные заново
osm-reading-error-problem-foreign-format = это JSON, который здесь не читается: запросите у Overpass формат XML — `[out:xml];` вместо `[out:json];` и `out body; >; out skel qt;` в конце — и сохраните ответ как .osm
osm-reading-error-problem-foreign-format-2 = формат { $name } не поддерживается: сначала преобразуйте файл, например командой `osmium cat input -o output.osm.pbf`
osm-reading-error-problem-packed = файл сжат в формате { $name }, который здесь не читается: сначала распакуйте его командой `{ $unpacker }`
osm-reading-error-problem-changes = это список изменений, а не данные карты: возьмите полную выгрузку или примените к ней изменения командой `osmium apply-changes`
osm-reading-error-problem-unknown-format = это не OSM PBF и не OSM XML: нужен файл .osm.pbf, .osm или .osm.gz
osm-reading-error-problem-truncated = файл обрывается; загрузка не завершена: скачайте его заново
osm-reading-error-problem-damaged = файл повреждён ({ $damage }): скачайте его заново
osm-reading-error-problem-unsupported-compression = сжатие { $name } не поддерживается: преобразуйте файл командой `osmium cat input -o output.osm.pbf -f pbf,pbf_compression=zlib`
osm-reading-error-problem-unsupported-feature = файл требует неизвестную возможность «{ $name }»: возьмите обычную выгрузку
osm-reading-error-problem-history = это файл с историей правок: получите обычный командой `osmium time-filter`
osm-file-damage-endless-number = число не заканчивается
osm-file-damage-length-beyond-end = указанная длина выходит за конец данных
osm-file-damage-wrong-field-type = у поля неверный тип
osm-file-damage-missing-field = нет обязательного поля
osm-file-damage-too-large = блок больше, чем допускает формат
osm-file-damage-bad-compression = сжатые данные не распаковываются
osm-file-damage-wrong-size = размер распакованного блока не тот, что указан
osm-file-damage-missing-text = тег ссылается на несуществующую строку
osm-file-damage-unequal-lists = длины связанных списков не совпадают
osm-file-damage-unknown-member-kind = у отношения есть участник неизвестного типа
osm-file-damage-node-outside-earth = координаты точки { $id } вне допустимых пределов
pbf-writer-failure-inconsistent-block = столбцы блока не согласованы между собой
pbf-writer-failure-too-large = один элемент больше 32 МиБ — предела формата PBF

## XMLTexts

xml-broken-off = сервер прервал выдачу ({ $words }): запросите область поменьше
xml-node-without-place = у точки { $id } нет lat и lon: запрашивайте у Overpass `out body` или `out meta`
xml-no-text = в этом теге есть байты, которые не являются текстом UTF-8: файл повреждён — получите его заново или сохраните в UTF-8
xml-unknown-element = <{ $name }> — такого элемента в этом месте OSM XML нет: файл повреждён или изменён вручную, получите его заново
xml-missing-attribute = у <{ $element }> нет атрибута { $attribute }, или это не число
