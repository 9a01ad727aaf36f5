## CommonTexts

common-imported = { $count ->
        [one] { $count } задание
        [few] { $count } задания
       *[other] { $count } заданий
    }; добавьте ответы и проверьте файл командой «questctl validate»
common-empty-rider = --rider пуст; назовите участника так, как в таблице участников
common-taken-as-utc = в { $option } { $text } не указан часовой пояс, принято время UTC; пишите, например, 2026-06-06T12:00+05:00
common-not-a-place = { $is-option ->
        [true] «{ $text }» — не параметр и не место
       *[false] «{ $text }» — не место
    }; пишите долготу, запятую и широту в градусах, например 61.4026,55.1599, или название с карты
common-found-place = «{ $text }» — это { $label } ({ $place })
common-unknown-profile = профиля «{ $name }» нет; есть { $known }, или назовите файл с окончанием .json
common-idle-closures = замечание: { $file }: эти объекты не закрывают ни одной дороги: { $numbers }{ $more }; ведите линию вдоль дороги или накройте её полигоном
common-empty-log = в этом журнале заезда не читается ни одна запись; возьмите его с телефона ещё раз
common-several-riders = укажите в --rider, чей заезд нужен: { $names }
common-estimated-accuracy = замечание: не у всех точек трека указана точность; для остальных она оценена: { $metres }
common-estimated-accuracy-2 = замечание: точность в треке не указана; оценена по треку: { $metres }
audience-left-out = { $count ->
        [one] { $count } скрытое задание пропущено
        [few] { $count } скрытых задания пропущено
       *[other] { $count } скрытых заданий пропущено
    }; все показывает --for organiser
audience-all-hidden = все задания скрыты от участников; их показывает --for organiser

## DepartureTexts

departure-no-time = --depart: «{ $text }» — не время: укажите дату и время по местным часам, например 2026-11-24T07:30 или 2026-11-24T07:30+01:00
departure-streets-only = улицы — как в момент --depart; участники стартуют, когда сказано в квесте, и задания открыты по этому времени
departure-limits = карта построена на момент { $time } (map build --at); время отправления ничего не меняет
departure-limits-2 = улиц, преград и ограничений поворота с условиями по времени, которых карта не хранит: { $count }; улицы и преграды учтены как без времени отправления, ограничения поворота в сомнении действуют
departure-limits-3 = { $what }; других на карте нет, и время отправления ничего не меняет
departure-limits-4 = на карте нет ограничений, зависящих от времени; время отправления ничего не меняет
departure-of-way = путь { $number }: { $text }
departure-change = «{ $item }»
departure-change-2 = безымянный проезд
departure-change-3 = { $street }: проезд закрывается в { $clock }
departure-change-4 = { $street }: с { $clock } сквозной проезд на велосипеде закрыт
departure-change-5 = { $what }; маршрут проходит там через { $minutes } мин
departure-more = и ещё: { $count ->
        [one] { $count } дорога на маршруте изменится
        [few] { $count } дороги на маршруте изменятся
       *[other] { $count } дорог на маршруте изменятся
    } до приезда

## EventTexts

event-no-link = «{ $text }» — не ссылка на мероприятие; она выглядит так: https://velo.example/e/spring
event-not-encrypted = http не шифруется: кто слушает сеть, может выдать себя за вас; берите https, если он есть у сервера
event-no-device = журнала ещё нет, и имя устройства взять неоткуда; укажите его в --device
event-not-joined = устройство этого журнала ещё не вошло в мероприятие, файла { $state } нет; сначала войдите: «questctl join»
event-joined = вы вошли как { $rider } ({ $rider-2 }){ $more }
event-no-answer = { $server } не отвечает, пробуем ещё раз ({ $reason })
event-unknown-device = по файлу состояния сервер не узнает это устройство; войдите ещё раз: «questctl join»
event-late = сервер не ответил вовремя; попробуйте позже, ничего не потеряно
event-not-handed-in = не удалось вовремя отправить { $lines ->
        [one] { $lines } строку
        [few] { $lines } строки
       *[other] { $lines } строк
    } журнала; запустите ещё раз, ничего не потеряно
event-handed-in = отправлено: { $lines ->
        [one] { $lines } строка
        [few] { $lines } строки
       *[other] { $lines } строк
    }
event-nothing-to-hand-in = весь журнал уже на сервере
event-left-out = на сервер не попало из журнала: { $lines ->
        [one] { $lines } строка
        [few] { $lines } строки
       *[other] { $lines } строк
    }
event-too-long = запись { $sequence } длиннее { $bytes } байт, сервер такие не принимает; она не отправлена
event-other-device = журнал записало { $devices }, а в мероприятие вошло { $joined }; укажите журнал этого устройства или войдите с ним: «questctl join»
event-passed-over = записи { $devices } не отправлены; каждое устройство отправляет свой журнал
event-not-of-log = в --device указано { $device }, а журнал записало { $devices }; уберите --device или укажите другой журнал
event-several-devices = журнал записало несколько устройств: { $devices }; укажите в --device то, которое входит
event-decided = добавлено решений организатора: { $count }
event-refused = сервер не принял запись { $sequence } ({ $code })
event = сообщение организатора: { $text }
event-verdict-accepted = { $task }: ответ засчитан
event-verdict-nearly = { $task }: почти верно
event-verdict-rejected = { $task }: ответ не засчитан
event-verdict-pending = { $task }: ответ ещё проверяют
event-unreadable-decision = решение организатора № { $number } не читается; спросите организатора или возьмите более новую версию
event-other-edition = у квеста новое издание; его скачает «questctl join» с -o
event-missing = записи { $sequence } этого устройства нет в журнале, и всё после неё не учитывается; сдайте журнал целиком
event-other-writer = под тем же именем пишет другое устройство; попросите у организатора код и войдите с другим --device

## SourceDocument

source-document-report = { $name }: { $remark }

## GeoJSONTexts

geo-json-fixed-files = { $files ->
        [one] { $files } файл
        [few] { $files } файла
       *[other] { $files } файлов
    }: с исправлениями { $changed }, осталось { $errors ->
        [one] { $errors } ошибка
        [few] { $errors } ошибки
       *[other] { $errors } ошибок
    }
geo-json-fixed-file = исправлено: { $fixed }, осталось: { $errors ->
        [one] { $errors } ошибка
        [few] { $errors } ошибки
       *[other] { $errors } ошибок
    }
geo-json-features = объекты (Feature)
geo-json-without-geometry = без геометрии
geo-json-positions = точки координат
geo-json-extent = границы
geo-json-length = длина линий
geo-json-area = площадь полигонов
geo-json-properties = свойства
geo-json-uncounted = … и другие ({ $count })
geo-json-not-in-degrees = координаты не в градусах (таких позиций { $count } из { $positions }), вероятно, метры проекции; границы даны в числах файла, длины и площади опущены: перепроецируйте файл в WGS 84
geo-json-uncertain-cut = объект № { $feature }: у кольца есть сторона длиннее 180°, которая может идти длинным путём или через 180-й меридиан; она прочитана по направлению обхода, --all-crossings режет в любом случае
geo-json-ambiguous-ring = предупреждение: у кольца есть сторона длиннее 180°, которая может идти длинным путём или через 180-й меридиан; она прочитана по направлению обхода: questctl geojson lint покажет её, cut --all-crossings разрежет
geo-json-contacts-left-out = объект касается площади линиями или точками, они опущены
geo-json-taken-count = у объектов уже есть свойство «{ $shown }», которое --count записал бы поверх: выберите другое имя
geo-json-no-area-in-mask = { $kind } — не площадь, по которой обрезают, и не используется
geo-json-empty-mask = нет площади, по которой обрезать: в файле нужен Polygon или MultiPolygon
geo-json-misnamed = текст — последовательность (RFC 8142), он читается так независимо от имени файла; это можно указать: --from sequence
geo-json-misnamed-2 = в файле по объекту на строке, и он читается построчно независимо от имени; назовите его .geojsonl или укажите --from lines
geo-json-kept-decimals = координаты не округлены, иначе площадь стала бы неправильной: задайте больше знаков или сначала упростите её
geo-json-linked-part = { $path } — символическая ссылка, запись ушла бы за пределы папки; ничего не записано: удалите её
geo-json-faulty-geometries = с ошибкой в геометрии
geo-json-ambiguous-features = { $count ->
        [one] { $count } объект
        [few] { $count } объекта
       *[other] { $count } объектов
    } с кольцом, которое можно прочитать двояко: сторона длиннее 180°, границы и площадь посчитаны по направлению обхода; questctl geojson lint покажет их
geo-json-minus-advice = условие, которое начинается с «-», принято за параметр: поставьте перед ним --, например questctl geojson filter -- '-a = 3' f.geojson
geo-json-dissolved-cut = объект № { $feature }: область пересекает или перекрывает саму себя; части объединены в правильные
geo-json-further-numbers-left-out = числа после высоты не сохранены в изменённом
geo-json-invalid-area-kept = объект № { $feature }: область неправильная, поэтому её кольца не развёрнуты; она оставлена как есть, см. lint
geo-json-left-out = из-за ошибок пропущено: { $skipped ->
        [one] { $skipped } объект
        [few] { $skipped } объекта
       *[other] { $skipped } объектов
    }
geo-json-lost-members = предупреждение: члены коллекции, которых нет в результате: { $list }
geo-json-feature = { $name }: { $message }
geo-json-cut-advice = записано не всё; с --skip-invalid такие объекты пропускаются
geo-json-skip-advice = ничего не записано; с --skip-invalid такие объекты пропускаются
geo-json-left-out-part = часть без ширины отброшена: { $geometry }
geo-json-repaired = исправлено: { $count ->
        [one] { $count } объект
        [few] { $count } объекта
       *[other] { $count } объектов
    }, не удалось: { $refused }
geo-json-different-systems = координаты в системе { $system }, а в { $first } — в системе { $other }: сначала приведите оба файла к одной системе: questctl geojson reproject
geo-json-unseen-property = предупреждение: ни у одного объекта нет свойства «{ $shown }»
geo-json-mismatched-property = предупреждение: тип свойства «{ $shown }» ни разу не подошёл для сравнения; числа пишут без кавычек, тексты — в одинарных
geo-json-split-files = { $features ->
        [one] { $features } объект
        [few] { $features } объекта
       *[other] { $features } объектов
    }, { $files ->
        [one] { $files } файл
        [few] { $files } файла
       *[other] { $files } файлов
    }
geo-json-too-many-files = получилось бы больше файлов, чем { $limit }; ничего не записано: --max-files разрешает больше
geo-json-existing-part = файл { $path } уже существует; ничего не записано: укажите другую папку или --overwrite

## RecordedRides

track-remarks-note = { $item }: { $text }

## ReceiptTexts

receipt-no-receipts = в этом файле нет квитанций; их пишет «questctl receipt»
receipt-not-a-receipt = эта строка — не квитанция
receipt-no-signed-log = ни один из этих журналов не подписан, хранить от них нечего
receipt = «{ $rider }»: запись { $sequence }, ключ { $fingerprint }
receipt-more = … и ещё { $count }
receipt-written = { $file }: добавлено квитанций — { $count }
receipt-line-agrees = «{ $rider }»: всё как в квитанции, до записи { $sequence }
receipt-line-rewritten = «{ $rider }»: журнал переписан { $span }; в квитанции запись { $sequence } другая
receipt-line-cut-short = «{ $rider }»: журнал обрезан; в квитанции есть запись { $sequence }, а журнал кончается раньше
receipt-line-missing = «{ $rider }»: нет журнала, подписанного ключом из квитанции, { $key }{ $has-other ->
        [true] ; здесь другой журнал
       *[false] {""}
    }
receipt-line-invalid = «{ $rider }»: квитанция не подписана своим ключом и ничего не доказывает
receipt-span = с записи { $since }
receipt-span-2 = начиная с одной из записей { $since }–{ $sequence }

## RecordedTexts

recorded-merged = { $best } и { $others } — устройства одного участника ({ $rider }): где писали оба, взят { $best } — он точнее
recorded-apart = { $one } и { $other } в одно время были в разных местах, поэтому считаются двумя участниками
recorded-alike = эти треки с одним именем в одно время были в одних местах; если это два устройства одного участника, положите файлы в одну папку или дайте их отдельно с ключом --rider
recorded-swapped = в файле перепутаны широта и долгота: с другим порядком поездка была бы здесь; экспортируйте её ещё раз
recorded-elsewhere = эта поездка — из другого места: до заданий, старта и финиша не ближе { $distance }; уберите файл или укажите квест, к которому он относится
recorded-no-ride = в файлах --track не осталось ни одной поездки; дайте файлы, в которых поездки читаются
recorded-no-ride-in-file = в файле нет поездки, которую можно использовать
recorded-single-point = одна точка — не поездка: экспортируйте поездку целиком
recorded-mismatch-apart = { $rider }: трек записан в другое время, чем журнал: он начинается на { $clock } { $seconds ->
        [true] раньше
       *[false] позже
    }{ $is-left-out ->
        [true] {" "}и не учтён; неверная дата?
       *[false] ; неверный часовой пояс?
    }
recorded-mismatch-shifted = { $rider }: по треку у заданий на { $clock } { $seconds ->
        [true] раньше
       *[false] позже
    }, чем по журналу; неверный часовой пояс?
recorded-mismatch-left-out = { $rider }: пропущены точки трека больше чем за день до журнала или после него: { $count }
recorded-mismatch-untimed = { $rider }: у точек трека нет времени; он не учтён, взят только журнал
recorded-clock = , а если перевести её время на { $hours } { $is-ahead ->
        [true] назад
       *[false] вперёд
    }, подходит; неверный часовой пояс?
recorded-reached-nothing = : до ближайшего задания было { $distance }, а нужно не больше { $reach }
recorded-reached-nothing-2 = ни одно задание не достигнуто: { $names }{ $hint }
recorded-more = … и ещё таких замечаний: { $count }

## RideLogTexts

ride-log-decided = { $log }: запись { $sequence }, { $digest }{ $text ->
        [none] {""}
       *[other] , об ответе «{ $text }»
    }
ride-log-no-answer = В журналах нет ответа участника «{ $rider }» на задание «{ $task }».
ride-log-begun-otherwise = этот журнал начат с ключом { $key }; подписывайте им или начните другой журнал
ride-log-begun-otherwise-2 = этот журнал начат без ключа; чтобы подписывать, начните другой журнал
ride-log-no-rider = В журналах нет участника «{ $rider }».
ride-log-edition = { $logs ->
        [one] { $logs } журнал
        [few] { $logs } журнала
       *[other] { $logs } журналов
    } с редакцией { $digest }{ $is-own ->
        [true] , этот файл
       *[false] {""}
    }
ride-log-no-entries = В журналах заездов нет ни одной записи.
ride-log-no-entries-here = ни одной записи журнала
ride-log-no-office-log = в этом файле нет ни одной записи журнала, он ничего не решает; журнал организатора пишет «questctl decide»
ride-log-damaged-office-log = в этом журнале нет ни одной целой записи, он ничего не решает; найдите более раннюю копию
ride-log-ride-in-office = журнал, заданный в --office, описывает { $rides }, и засчитывается всё, что в нём есть: журналы участников указывайте без --office
ride-log-unofficial-office = в квесте названы организаторы (officials), а журнал, заданный в --office, никем из них не подписан; он засчитан, потому что задан вами
ride-log-no-device = --accept-device { $name }: ни в одном журнале нет устройства с таким именем или отпечатком
ride-log-no-key = --accept-device { $name }: этим ключом не подписан ни один журнал{ $is-named ->
        [true] ; устройство лишь так себя называет, это ничего не доказывает
       *[false] {""}
    }
ride-log-not-first = --accept-device { $digest }: эта запись не первая в своём журнале; укажите hash первой
ride-log-other-quests = у квеста нет id, поэтому засчитываются журналы любых квестов, здесь: { $names }; укажите id квеста
ride-log-outside-window = { $count ->
        [one] { $count } участник стартовал
        [few] { $count } участника стартовали
       *[other] { $count } участников стартовали
    } вне окна старта, на { $least } или больше, и поэтому старта нет; если это ошибка, сверьте часовой пояс окна в квесте
ride-log-riders-edition = это издание для участников: запечатанное в нём здесь неизвестно, и ответы ждут организатора; судите по файлу организатора
ride-log-foreign-log = этот журнал описывает { $rides }; решения записывайте в отдельный журнал
ride-log-rides = заезд участника { $names }
ride-log-rides-2 = заезды участников { $names }
ride-log-no-task = в квесте нет задания «{ $task }»; есть { $known }
ride-log-unsigned-decision = замечание: в квесте названы организаторы (officials), а решение не подписано (--key); его засчитают, только если журнал задан в --office
ride-log-unofficial-key = замечание: в квесте названы организаторы (officials), и этого ключа среди них нет; решение засчитают, только если журнал задан в --office
ride-log-no-riders = в таблице участников нет ни одного участника
ride-log-nothing-to-compare = Сверять с квитанциями нечего: в этих файлах нет ни одной записи журнала.
ride-log-other-map = дорог между заданиями на этой карте нет, и сверить с ней темп нельзя; та ли это местность?
ride-log-nothing-to-judge = Судить нечего: в журналах нет ни одной записи, которую можно проверить и засчитать.
ride-log-more-faults = … и ещё { $count ->
        [one] { $count } такая неполадка
        [few] { $count } такие неполадки
       *[other] { $count } таких неполадок
    }
ride-log-sealing = запечатываю

## KeyTexts

key-written = { $file }: закрытый ключ; никому его не давайте и сохраните копию
key-lines = открытый ключ: { $key }
key-lines-2 = отпечаток:     { $fingerprint }
key-unofficial-edition = в квесте названы организаторы (officials), а это издание подписано не их ключом, о чём участников предупредят; укажите ключ организатора в --key
key-is-there = файл { $file } уже есть, а ключи не перезаписываются; укажите другой файл

## MapBuildTexts

map-build-no-time = «{ $text }» — не время: укажите дату и время, например 2026-06-01T18:00
map-build-built = { $nodes ->
        [one] { $nodes } узел
        [few] { $nodes } узла
       *[other] { $nodes } узлов
    }, { $edges ->
        [one] { $edges } ребро
        [few] { $edges } ребра
       *[other] { $edges } рёбер
    }, { $kilometres } км, { $turn-restrictions ->
        [one] { $turn-restrictions } ограничение
        [few] { $turn-restrictions } ограничения
       *[other] { $turn-restrictions } ограничений
    } поворота, { $time } с, пик памяти { $memory } МиБ
map-build-unkept-times-2 = хранится до { $most-conditions } условий на линию, преграду или ограничение поворота
map-build-unkept-times-3 = карта не хранит время действия — { $named }: { $keeps }{ $relations ->
        [true] , для площадей и паромов — ни одного
       *[false] {""}
    }; с --depart они как без него{ $turns ->
        [true] , а ограничения поворота в сомнении действуют
       *[false] {""}
    }
map-build-heights-missing = предупреждение: в данных высот нет { $nodes } из { $nodes-2 ->
        [one] { $nodes-2 } узла
        [few] { $nodes-2 } узлов
       *[other] { $nodes-2 } узлов
    }, поэтому без высот остались рёбра: { $edges }; на них учитывается тег incline. Добавьте соседние тайлы
map-build-no-heights = данные высот не покрывают ни одной дороги карты; укажите файлы её местности
map-builder-stage-ways = чтение дорог
map-builder-stage-nodes = чтение узлов
map-builder-stage-network = построение сети

## MapTexts

map-edges = { $count ->
        [one] { $count } ребро
        [few] { $count } ребра
       *[other] { $count } рёбер
    }
map-sound = { $edges }, ошибок нет
map-faulty = видов ошибок: { $kinds }
map-unknown = нет сведений
map-bounds = границы
map-nodes = узлы
map-edges-label = рёбра
map-length = длина
map-kilometres = { $number } км
map-islands = острова
map-edges-cut-off = { $count ->
        [one] { $count } ребро
        [few] { $count } ребра
       *[other] { $count } рёбер
    } вне основной сети
map-profiles = профили
map-traffic = движение
map-side-right = правостороннее
map-side-left = левостороннее
map-side-both = местами правостороннее, местами левостороннее
map-heights = высоты
map-no-heights = нет; подъёмы учитываются там, где указан тег incline
map-heights-2 = от { $low } до { $high } м{ $source ->
        [none] {""}
       *[other] , из { $source }
    }
map-times = время
map-times-2 = { $has-unkept ->
        [true] ; ещё без времени действия: { $unkept }
       *[false] {""}
    }
map-times-3 = ничего не зависит от времени{ $more }
map-times-4 = зависят от времени, для --depart: рёбер { $streets }, поворотов и ворот { $turns }{ $more }
map-built-for = построено на { $time } (map build --at)
map-places = места
map-places-2 = { $count ->
        [one] { $count } название
        [few] { $count } названия
       *[other] { $count } названий
    } помимо улиц
map-places-3 = по названию только улицы
map-timestamp = дата данных
map-source = источник
map-digest = хеш
map-program = создано в
map-size = размер
map-bytes = { $count } байт
map-bad-limit = --limit должен быть не меньше 1
map-metres = { $count } м
map-render-one-picture = на картинке может быть квест, поиск или маршрут: оставьте что-то одно из --quest, --search и --route
map-render-few-places = для маршрута нужны хотя бы два места: --route
map-render-many-profiles = на одной картинке можно сравнить не больше четырёх --profile
map-render-unknown-ending = { $output }: имя картинки должно заканчиваться на .svg, .png или .pdf
map-render-no-area = «{ $text }» — не область; пишите запад,юг,восток,север в градусах, например 9.4,47.0,9.7,47.3
map-render-tasks-outside = замечание: заданий за пределами картинки: { $count }
map-render-outside = замечание: маршрут «{ $name }» лежит за пределами картинки; уберите --bbox или задайте область вокруг него
map-render-outside-2 = замечание: часть маршрута «{ $name }» лежит за пределами картинки
map-render-no-heights = замечание: на карте нет высот, поэтому на картинке нет их графика; постройте её командой «questctl map build --elevation»
map-render-heights = замечание: карта не знает высот на маршруте «{ $name }», и на графике его нет
map-render-heights-2 = замечание: карта знает высоты на { $percent } % маршрута «{ $name }»; остальное на графике отмечено
map-render-missing-letters = замечание: ни в одном шрифте на этом компьютере нет { $shown }; установите такой шрифт или сохраните в SVG
map-render-size = { $width } × { $height } пикселей, { $scale } м в пикселе

## MapViewTexts

map-view-missing-map-libre = нет MapLibre GL JS; скачайте её командой `sh .ci/setup.sh maps` или укажите папку с maplibre-gl.js и maplibre-gl.css ключом --maplibre
map-view-missing-map-libre-2 = { $folder }/maplibre-gl.js — это не MapLibre GL JS
map-view-no-picture = это не картинка SVG; нарисуйте её командой questctl map render
map-view-no-folder = страница состоит из нескольких файлов, в `{ $name }` их не записать; укажите папку ключом --output
map-view-all-hidden = все задания квеста скрыты от участников, показывать нечего
map-view-hidden = замечание: без { $count ->
        [one] { $count } скрытого задания
        [few] { $count } скрытых заданий
       *[other] { $count } скрытых заданий
    }
map-view-serving = карта открыта по адресу { $address }; Ctrl-C — завершить
map-view-written = { $folder }: { $files ->
        [one] { $files } файл
        [few] { $files } файла
       *[other] { $files } файлов
    }, готово для любого веб-хостинга, который отдаёт файлы по частям
ground-empty = замечание: в тайлах нет воды, парков и зданий для этой местности

## TileTexts

tile-built = { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    }, { $features ->
        [one] { $features } объект
        [few] { $features } объекта
       *[other] { $features } объектов
    }, { $time } с, пик памяти { $memory } МиБ
tile-nowhere = в квесте нет ни заданий, ни зон, так что он нигде не проходит
tile-remarks-unbounded = замечание: в данных есть берег, но ни один файл не сообщает, какую местность охватывает; укажите её в --bbox, и море появится
tile-remarks-broken = замечание: море пропущено, так как берег обрывается внутри местности; поможет --bbox, внутри которого берег цел
tile-names-way = линия { $id }
tile-names-relation = отношение { $id }
tile-names-sea = море
tile-builder-stage-relations = чтение отношений
tile-builder-stage-nodes = чтение точек
tile-builder-stage-ways = чтение линий
tile-builder-stage-shapes = построение форм
tile-builder-stage-tiles = запись тайлов

## OutputTexts

output-warning = предупреждение
output-error = ошибка
output-note = замечание: { $text }
output-would-overwrite = { $output } — один из исходных файлов, он был бы потерян; укажите для результата другой файл
output-two-results = в { $file } попали бы сразу два результата, и один был бы потерян; укажите для каждого свой файл
output-files = { $count ->
        [one] { $count } файл
        [few] { $count } файла
       *[other] { $count } файлов
    }
output-findings = { $errors ->
        [one] { $errors } ошибка
        [few] { $errors } ошибки
       *[other] { $errors } ошибок
    }, { $warnings ->
        [one] { $warnings } предупреждение
        [few] { $warnings } предупреждения
       *[other] { $warnings } предупреждений
    }
output-given-twice = { $option } указан несколько раз, а учесть можно только один; уберите лишние

## PlanTexts

plan-inseparable-team = в этом квесте команда должна быть у задания вместе и разделиться не может; уберите --team-size
plan-out-of-time = до финиша не успеть, даже без новых заданий; задайте --time-limit побольше или --elapsed поменьше
plan-out-of-time-2 = { $classes }: { $out-of-time }
plan-bad-moment = --at — это момент, например 2026-05-09T10:00+02:00
plan-departure-zone = у заданий есть часы работы по часам, поэтому в --depart нужно смещение от UTC, например 2026-05-09T10:00+02:00
plan-no-start-time = замечание: у заданий есть часы работы, а время старта не задано; укажите в --at, когда начнётся заезд
plan-no-start = у квеста нет старта; укажите, где участник, например --from 61.4026,55.1599
plan-unknown-task = в квесте нет задания «{ $name }»; называйте задания по идентификатору или номеру, от 1 до { $count }
plan-bad-pace = --pace — это число, например 1.2
plan-bad-effort = --effort — это число секунд, не больше 600
plan-bad-team-size = --team-size принимает числа от 1 до 50
plan-no-table = --riders — это таблица участников, например riders.csv; для команды, которая делит задания, укажите --team-size 2
plan-several-plans = в -o помещается один план, а у классов участников их несколько; уберите --riders или -o
reached-tasks-unreachable = замечание: рядом с этими заданиями на карте нет дорог, или туда и дальше до финиша не доехать в объезд перекрытий и запретных зон, или они требуют других из этих заданий: { $names }
reached-tasks-no-task-reachable = ни до одного задания квеста на этой карте не добраться; та ли это местность? О каждом задании скажет «questctl validate --map»

## PrintCommandTexts

print-command-not-pdf = печать — это файл PDF: имя { $output } должно кончаться на .pdf
print-command-needs = для --parts { $part } нужен { $option }
print-command-needs-logs = для --parts results нужны журналы заездов: укажите их после квеста
print-command-unused-log = { $log } не понадобится: журналы заездов нужны для --parts results
print-command-unused-address = --join-url и --page-url нужны для --parts codes
print-command-unused-scale = --scale, --orientation, --overlap и --tiles относятся к карте: укажите её через --map
print-command-no-address = { $text } — не адрес страницы; укажите его целиком, например https://quest.example/e/spring
print-command-address-of-task = { $text } уже ведёт к заданию; укажите в --page-url страницу квеста, и в каждый код попадёт своё задание
print-command-all-off-map = ни одного задания на этой карте нет; это карта другого места?
print-command-off-map = { $count ->
        [one] { $count } задание
        [few] { $count } задания
       *[other] { $count } заданий
    } за пределами карты, там нет дорог: { $numbers }
print-command-start = старт
print-command-finish = финиш
print-command-off-map-2 = { $name } за пределами карты, там нет дорог
print-command-left-out = { $count ->
        [one] { $count } скрытое задание пропущено
        [few] { $count } скрытых задания пропущено
       *[other] { $count } скрытых заданий пропущено
    }; все печатает --for organiser
print-command-missing-letters = замечание: ни в одном шрифте на этом компьютере нет { $shown }; установите такой шрифт
print-command-sealed-answers = замечание: не напечатаны ответы под печатью ({ $count }); печатайте файл, из которого сделано это издание
print-command-times-in-utc = замечание: время на бумаге — UTC, так как в квесте не записано местное; пишите его так: 2026-06-06T10:00+05:00
print-command-summary = { $pages ->
        [one] { $pages } страница
        [few] { $pages } страницы
       *[other] { $pages } страниц
    }
print-command-summary-2 = { $count }, карта 1:{ $scale } на { $sheets ->
        [one] { $sheets } листе
        [few] { $sheets } листах
       *[other] { $sheets } листах
    }

## ValidateTexts

validate-neighbours = замечание: задание { $number }, «{ $name }»: на опечатку от ответа отстоят { $words }
validate-denied = в deny записано: { $count ->
        [one] { $count } слово
        [few] { $count } слова
       *[other] { $count } слов
    }
validate-no-dictionary = questctl: замечание: словари hunspell не установлены (en_GB, en_US, ru_RU); никакие слова не запрещены
validate-count = { $errors ->
        [one] { $errors } ошибка
        [few] { $errors } ошибки
       *[other] { $errors } ошибок
    }, { $warnings ->
        [one] { $warnings } предупреждение
        [few] { $warnings } предупреждения
       *[other] { $warnings } предупреждений
    }
answer-command-task = Задание { $number }, «{ $name }»
answer-command-task-2 = ; никогда: { $denied }
answer-command-no-task = задания «{ $name }» нет; есть { $known }
answer-command-no-answer = задание { $number }, «{ $name }», не требует ответа: достаточно быть на месте

## RoutingTexts

routing-bad-resolution = --resolution принимает от 1 до 1000 метров
routing-no-limit = укажите, как далеко: либо --minutes, либо --metres, например --minutes 5,10,15
routing-bad-limits = «{ $text }»: пишите от одного до двадцати чисел больше 0 через запятую, например 5,10,15
routing-log-without-track = в журнале заезда нет трека; дайте поездку в GPX, TCX, FIT или в GeoJSON с временем
routing-off-the-map = трек лежит вне этой карты; «questctl map info» скажет, какую область она покрывает, «questctl map build» построит другую
routing-no-roads = там, где проходит трек, на этой карте нет дорог; та ли это поездка и не устарела ли карта?
routing-no-points = в файле нет ни одной точки (Point); места таблицы — это объекты с геометрией Point
routing-no-places = укажите, между какими местами: либо --points, либо --quest
routing-city = по городу спокойным темпом
routing-touring = поездка на день: маршруты и тихие дороги
routing-road = шоссейный велосипед: ровный асфальт
routing-calm = подальше от машин, пусть и в объезд
routing-off-road = тропы и грунтовки вместо дорог
routing-family = с детьми на своих велосипедах
routing-avoiding-hills = в объезд подъёмов: как city, но мимо холмов, если крюк невелик; нужна карта с высотами (map build --elevation)
routing-no-alternative = замечание: достойных вариантов нет: остальные пути намного длиннее или почти такие же
routing-no-room-for-cues = в закодированной ломаной нет места для указаний; уберите --cues или выберите другой --format
routing-loop-without-costs = --explain объясняет, почему самый дешёвый путь именно такой; --loop выбирают по длине
routing-no-room-for-costs = --explain сочетается с --format text без --cues и с --format json
routing-bad-alternatives = --alternatives принимает числа от 0 до 9
routing-several-stops = --alternatives ищет пути между двумя местами; уберите остальные места и --round-trip
routing-too-few-places = для маршрута нужны хотя бы два места, например 61.4026,55.1599 61.3353,55.1541
routing-incomplete-search = поиск рисуется от --search до --to; укажите оба места, например --search 61.4026,55.1599 --to 61.3353,55.1541
routing-unknown-algorithm = алгоритма «{ $algorithm }» нет; есть { $known }
routing-heading-without-loop = --heading задаёт направление кольцевого маршрута; добавьте --loop 40km
routing-loop-from-one-place = кольцевой маршрут (--loop) начинается и кончается в одном месте: укажите только его, без --round-trip
routing-no-other-loop = замечание: других достаточно непохожих колец нет
routing-bad-loop-length = «{ $text }» — не длина кольца; пишите от 100m до 1000km, например 40km
routing-bad-heading = «{ $text }» — не направление; пишите N, NE, E, SE, S, SW, W, NW или градусы от 0 до 360
routing-loop = кольцо { $length }, из них { $percent } % — дважды по одной дороге

## SimulateTexts

simulate-tiles-without-page = ключ --tiles — для карты на странице: добавьте --report
simulate-about-events = csv и отчёт — о целом событии; задайте --riders или --track
simulate-recorded-and-invented = записанные заезды — не выдуманные; уберите --track или --riders
simulate-seed-of-recorded = --seed — для выдуманных участников, а --track — для записанных; уберите одно из двух
simulate-together-without-track = --together — для записанных заездов; задайте --track
simulate-rider-of-event = --rider называет один заезд, а участники события нумеруются; уберите --rider или --riders
simulate-key-of-one-ride = --key подписывает заезд одного выдуманного участника; уберите --track и --riders
simulate-key-without-log = --key подписывает журнал заезда; укажите в --log, куда его записать
simulate-class-of-one-ride = --class — для выдуманных участников, и у одного участника один класс; задайте --riders или один --class без --track
simulate-signed-event = --signed относится к журналам целого события; задайте --riders и --log
simulate-closing-time-without-closure = --avoid-from говорит, когда закрыты дороги, а --avoid — какие; задайте --avoid
simulate-riders-edition = это издание для участников: запечатанное в нём здесь неизвестно; моделируйте файл организатора
simulate-no-start = у квеста нет старта; участники стартуют у первого задания
simulate-not-started = вне окна старта квеста: { $count ->
        [one] { $count } заезд
        [few] { $count } заезда
       *[other] { $count } заездов
    }; с --together заезды других дней начинаются, когда оно открывается
simulate-starts-apart = между стартами заездов больше суток; с --together они начинаются одновременно
simulate-progress = на финише { $home } из { $parties }, { $rate } ч езды в секунду{ $left ->
        [none] {""}
       *[other] , осталось { $left }
    }
event-option-unknown-class = в квесте нет классов со своими правилами старта; уберите --class
event-option-unknown-class-2 = в квесте нет класса «{ $name }» со своими правилами старта; есть { $joined }
event-option-for-invented-riders = --team-size, --start, --weather, --judging-time и --avoid-from — для событий; задайте --riders или --field
event-option-bad-numbers = --riders (или riders в --field) принимает числа от 1 до 100000, --team-size — от 1 до 50, --start-interval — от 0 до 86400
event-option-no-riders = в описании участников не сказано, сколько их; добавьте туда "riders" или задайте --riders
event-option-empty-table = в таблице участников никого нет
event-option-riders-alone = в этом квесте каждый едет сам за себя; уберите --team-size или добавьте в квест "teams"
event-option-wrong-team-size = в команде этого квеста участников { $allowed }, а не { $team-size }; выберите другой --team-size
event-option-incomplete-team = { $riders } участников не делятся на команды по { $team-size }: остаётся { $last }, а в команде этого квеста участников { $allowed }; выберите другой --riders
event-option-of-table = в таблице участников есть свои команды и классы; уберите --team-size и --class

## map-build-note

map-build-note = замечание: { $text }
map-build-note-signals = преград: { $barriers }, из них непроходимых: { $closed-barriers }; узлов со светофорами: { $signals }; линий на размеченных веломаршрутах: { $route-ways }; рёбер, отрезанных от остальной сети: { $islands } %
map-build-note-timed-ways = зависят от времени: линий { $timed-ways }, преград { $timed-barriers }, ограничений поворота { $timed-turn-restrictions }; маршруты с --depart учитывают их на этот час
map-build-note-places = сохранено названных мест помимо улиц, для поиска по названию: { $places }
map-build-note-missing-nodes = дороги ссылаются на точки, которых нет в файле; таких мест: { $missing-nodes }; обрезано линий, чаще всего на границе выгрузки: { $ways-across-edge }, отброшено целиком: { $ways-without-nodes }
map-build-note-repeated-ways = пропущено линий с уже встречавшимся номером: { $repeated-ways }
map-build-note-repeated-nodes = пропущено точек с уже встречавшимся номером: { $repeated-nodes }
map-build-note-differing-elements = различаются в разных файлах элементы: { $differing-elements }; { $undated-files ->
        [0] учтены из самого нового файла
       *[other] { $undecided-elements ->
            [0] учтена более новая версия каждого
           *[other] учтена более новая версия каждого, но для { $undecided-elements } ни один файл не говорит, какая новее, и могла быть взята более старая
        }
    }
map-build-note-nodes-at-zero = точек дорог с координатами 0°, 0°, скорее всего неизвестного положения: { $nodes-at-zero }
map-build-note-unclear-turn-restrictions = пропущено ограничений поворота, где указанные линии не сходятся или по ним так не проехать: { $unclear-turn-restrictions }
map-build-note-leaps = дороги обрезаны там, где соседние точки дальше 50 км друг от друга; таких мест: { $leaps }

## tile-note

tile-note = замечание: { $text }
tile-note-broken-relations = пропущено площадей, у которых линии отношения не замыкаются в кольца: { $broken-relations } ({ $ids })
tile-note-incomplete-relations = пропущено площадей, не все линии которых есть в файле, чаще всего на границе выгрузки: { $incomplete-relations }
tile-note-missing-nodes = линии ссылаются на точки, которых нет в файле; таких мест: { $missing-nodes }; обрезано линий: { $ways-across-edge }, отброшено целиком: { $ways-without-nodes }
tile-note-open-areas = пропущено площадей, не все точки которых есть в файле: { $open-areas }
tile-note-tangled-areas = пропущено площадей, линии которых пересекаются внутри плитки десятки тысяч раз: { $tangled-areas } ({ $names }); исправьте данные
tile-note-oversized-shapes = на самых подробных масштабах пропущено линий и площадей, занимающих больше миллиона плиток: { $oversized-shapes } ({ $names }); поможет --bbox или --max-zoom
tile-note-repeated-nodes = пропущено точек с уже встречавшимся номером: { $repeated-nodes }
recorded-clock-of-ride = { $rider }: поездка начинается на { $miss } { $is-early ->
        [true] раньше
       *[false] позже
    }, чем можно стартовать{ $reason ->
        [none] ; неверная дата?
       *[other] { $reason }
    } С --together она начнётся вместе с квестом
reached-tasks-without-class = без класса
print-command-cut = замечание: не умещаются на бумаге и обрезаны тексты ({ $count }): { $texts }{ $more }; сократите { $count ->
        [1] его
       *[other] их
    }
print-command-cut-text = «{ $text }» на странице { $page } файла
print-command-crowded = замечание: рядом с кружками нет места для номеров ({ $count }): { $pages }; напечатайте крупнее (--scale) или на бумаге больше (--paper)
print-command-crowded-page = на странице { $page } файла { $numbers }
validate-summary = { $title ->
        [none] {""}
       *[other] «{ $title }»,{" "}
    }{ $tasks ->
        [one] { $tasks } задание
        [few] { $tasks } задания
       *[other] { $tasks } заданий
    }, { $points }, { $findings }
answer-command-accepted = { $heading }; верно: { $accepted }{ $denies }
geo-json-projected = координаты — не долгота и широта: в поле «crs» указано { $system ->
        [none] нечто неизвестное
       *[other] { $system }
    }; сначала выполните questctl geojson reproject
map-build-unkept-ways = линии: { $count } ({ $ids })
map-build-unkept-relations = площади и паромы: { $count } ({ $ids })
map-build-unkept-barriers = преграды: { $count } ({ $ids })
map-build-unkept-turn-restrictions = ограничения поворота: { $count } ({ $ids })
