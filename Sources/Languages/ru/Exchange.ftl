## FITFault

fit-fault-torn = файл обрывается
fit-fault-wrong-checksum = контрольная сумма не сходится, часть данных может быть испорчена
fit-fault-undefined-message = файл повреждён: сообщение не было описано
fit-fault-foreign-bytes = дальше идёт не файл FIT
fit-error-not-fit = это не файл FIT: у него нет заголовка FIT
fit-error-too-many-records = в файле больше { $most-records } записей; оставьте в нём одну поездку

## GPXError

gpx-error = строка { $line }, столбец { $column }: { $what }
gpx-error-problem-foreign-document = это не файл GPX: корневой элемент — <{ $root }>, а не <gpx>
gpx-error-problem-missing-coordinate = у точки нет lat и lon в десятичных градусах
gpx-error-problem-decimal-comma = «{ $text }» записано с запятой: lat и lon пишут с точкой, например 55.160283
gpx-error-problem-coordinate-outside-earth = координаты точки вне пределов ±180° и ±90°: не перепутаны ли lat и lon?
gpx-error-problem-too-many-points = в файле больше { $most } точек; оставьте в нём одну поездку
gpx-error-problem-unreadable-time = «{ $text }» — не время вида 2024-03-22T14:09:45Z

## ExchangeFindings

exchange-findings-note = { $text }: { $listed }.

## StandingsText

standings-header = №

## ExchangeError

exchange-error-problem-unknown-format = корневой элемент — <{ $root }>; читаются файлы GPX и сообщения IOF CourseData
exchange-error-problem-already-geo-json = это JSON, а не XML; квесты и есть GeoJSON: проверьте файл командой «questctl validate»
exchange-error-problem-older-standard = это стандарт IOF версии { $version }, а читается версия 3.0: экспортируйте файл заново как IOF XML 3.0
exchange-error-problem-other-standard = это стандарт IOF версии { $version }, а читается версия 3.0
exchange-error-problem-coordinate-outside-earth = КП { $control }: координаты вне пределов ±180° и ±90°; не перепутаны ли lng и lat, не метры ли это?
exchange-error-problem-no-places = в файле нет ни одного КП
exchange-error-problem-no-places-2 = ни у одного из КП (их { $count }) нет географических координат: привяжите карту к местности в программе, где составлен файл, и экспортируйте заново
exchange-error-problem-no-points = в файле нет { $words }, нет и других точек
import-choice-points-words-waypoints = путевых точек
import-choice-points-words-route = маршрутов
import-choice-points-words-track = треков
exchange-error-located = строка { $line }, столбец { $column }: { $text }

## ImportTexts

import-several-courses = Взята дистанция «{ $taken }»; другую можно выбрать по названию: { $others }.
import-controls-without-place = КП без географических координат пропущены
import-unknown-controls = На дистанции есть КП, которые в файле не описаны
import-duplicate-controls = Один номер у нескольких КП; взят первый
import-repeated-controls = Задание решается один раз, поэтому у этих КП остался только первый проход
import-alternatives = Хватило бы одного КП из нескольких; теперь каждый — задание с тем же местом в порядке
import-other-controls = Переходы и концы размеченных участков пропущены
import-rounded-scores = Очки приведены к целым числам от 0 до 1 000 000
import-unnamed-points = Без названия { $count ->
        [one] { $count } точка
        [few] { $count } точки
       *[other] { $count } точек
    }; участники увидят номер.
import-no-start = В файле нет старта с координатами; если старт общий, укажите в квесте «start».
import-no-map-scale = В файле не указан масштаб карты; квесту он не нужен.
import-unreadable = его не удаётся прочитать

## MapTexts

map-contacts = Контакты:{"\u000A"}{ $list }
map-answer = Ответ: { $text }
map-hint = Подсказка: { $text }
map-success = После решения: { $text }
map-difficulty = Сложность: { $word }
map-start = Старт
map-finish = Финиш
map-tasks = Задания
map-start-and-finish = Старт и финиш
map-zones = Зоны
map-stay-inside = Не выезжайте за границу.
map-keep-out = Въезд запрещён.
map-changes-points = Проезд меняет число баллов.
map-costs-points = Проезд стоит баллов.

## ResultTexts

result-open-category = Общий зачёт
result-disqualified-for = дисквалификация: { $reason }
result-log-unsigned = журнал не подписан
result-log-unchecked = журнал якобы подписан ключом { $keys }, подпись никто не проверил
result-log-signed = журнал подписан ключом { $keys }
result-no-log-is-signed = Ни один журнал не подписан.
result-unsigned-logs = Неподписанные журналы: { $listed }{ $has-more ->
        [true] {" "}и ещё { $more }
       *[false] {""}
    }.
result-signatures-not-checked = Подписи журналов не проверены.
result-worth-a-look = стоит проверить
result-noted = замечено
result-to-be-judged = на проверку
result-disqualified-by-rule = дисквалификация по правилам квеста
result-as-of = По состоянию на { $time }.
result-nobody-has-ridden = Пока никто не стартовал.
result-without-class = Без класса
result-name = Имя
result-points = Баллы
result-time = Время
result-solved = Решено
result-status = Статус
result-to-judge = на оценке: { $count }
result-not-started = не стартовал
result-under-way = в пути
result-gave-up = сошёл
result-over-time = превышен лимит времени
result-control-missing = пропущено задание
result-disqualified = дисквалификация

## RuleTitles

rule-titles-control-without-place = КП без координат
rule-titles-unknown-control = КП дистанции не описан
rule-titles-repeated-control = КП проходится не один раз
rule-titles-duplicate-control = один номер у двух КП
rule-titles-no-start = нет старта
rule-titles-several-courses = несколько дистанций
rule-titles-alternatives = достаточно одного из КП
rule-titles-other-control = переход или размеченный участок
rule-titles-rounded-score = нецелые очки
rule-titles-no-map-scale = карта без масштаба
rule-titles-unnamed-point = точка без названия

## TrackError

track-error-unknown-format = это не трек: не GPX, не TCX, не FIT, не GeoJSON и не журнал заезда
track-error-foreign-xml = это не трек: корневой элемент — <{ $root }>, а не <gpx> и не <TrainingCenterDatabase>
track-error-no-track = в файле нет трека; экспортируйте саму поездку, а не маршрут и не путевые точки
track-error-no-track-2 = в файле нет трека, только маршрут ({ $planned ->
        [one] { $planned } точка
        [few] { $planned } точки
       *[other] { $planned } точек
    }): он спланирован, а не проехан; экспортируйте саму поездку
track-error-no-track-3 = в файле нет трека, только путевые точки: { $waypoints }{ $has-planned ->
        [true] , и маршрут
       *[false] {""}
    }; экспортируйте саму поездку
track-error-no-places = ни у одной точки в файле нет координат: запись велась в помещении или без приёма
track-error-swapped = в файле перепутаны широта и долгота: все точки вне пределов ±180° и ±90°, а наоборот — в пределах; экспортируйте поездку ещё раз
track-error-nowhere = все точки файла имеют координаты 0°, 0° или вне пределов ±180° и ±90°: приёмник так и не узнал место
track-error-no-seconds = время в файле — не секунды с 1970 года, например { $number }; возможно, это миллисекунды: разделите на 1000 или запишите в виде 2024-03-22T14:09:45Z
source-place-line = строка { $line }
source-place-byte = байт { $offset }
source-place-position = позиция { $number }

## TrackRemark

track-remark = { $text } ({ $place })
track-remark-2 = { $text } (впервые: { $place })
track-remark-without-place-torn = { $reason }; использовано то, что прочиталось до этого места: { $count ->
        [one] { $count } точка
        [few] { $count } точки
       *[other] { $count } точек
    }
track-remark-without-place-damaged = { $reason }; использовано то, что прочиталось: { $count ->
        [one] { $count } точка
        [few] { $count } точки
       *[other] { $count } точек
    }
track-remark-without-place-without-place = пропущено из-за нечитаемых lat и lon: { $count ->
        [one] { $count } точка
        [few] { $count } точки
       *[other] { $count } точек
    }
track-remark-without-place-unreadable-times = не прочиталось время у { $count ->
        [one] { $count } точки
       *[other] { $count } точек
    }, например «{ $text }»; время пишут так: 2024-03-22T14:09:45Z
track-remark-without-place-without-zone = у времени не указан часовой пояс, принято время UTC
track-remark-without-place-nowhere = пропущены точки с координатами 0°, 0° или вне пределов ±180° и ±90° (место не было известно): { $count ->
        [one] { $count } точка
        [few] { $count } точки
       *[other] { $count } точек
    }
track-remark-without-place-wrong-clock = пропущены точки, время которых не подходит к остальному треку, например { $moment }: { $count ->
        [one] { $count } точка
        [few] { $count } точки
       *[other] { $count } точек
    }
track-remark-without-place-no-seconds = пропущены точки, время которых — не секунды с 1970 года, например { $number }, возможно, миллисекунды: { $count ->
        [one] { $count } точка
        [few] { $count } точки
       *[other] { $count } точек
    }
track-remark-without-place-unequal-times = число отметок времени ({ $times }) не равно числу позиций ({ $positions }); они сопоставлены по порядку с первой
track-remark-without-place-unreadable-start = не прочиталось начало (start) «{ $text }», время отсчитано от 1970 года; начало пишут так: 2024-03-22T14:09:45Z
track-remark-without-place-interpolated = без времени { $count ->
        [one] { $count } точка
        [few] { $count } точки
       *[other] { $count } точек
    } из { $all }; время рассчитано между соседними точками
track-remark-without-place-timeless = пропущены точки без времени до первой или после последней, у которой оно есть: { $count ->
        [one] { $count } точка
        [few] { $count } точки
       *[other] { $count } точек
    }
track-remark-without-place-sorted = порядок нарушен: { $count ->
        [one] { $count } точка
        [few] { $count } точки
       *[other] { $count } точек
    }; отсортировано по времени
track-remark-without-place-repeated = пропущены повторы предыдущей точки: { $count ->
        [one] { $count } точка
        [few] { $count } точки
       *[other] { $count } точек
    }
track-remark-without-place-without-times = пропущены треки без времени, так как у других оно есть: { $count }
track-remark-without-place-assumed-speed = у точек трека нет времени; считаем, что скорость была { $speed } км/ч
track-remark-without-place-same-times = у всех точек трека одно и то же время, { $moment }; считаем, что скорость была { $speed } км/ч
exchange-error-problem-other-points = в файле нет { $words }; заданиями могут стать точки { $others }: { $options }
exchange-error-problem-unknown-name = «{ $name }» в файле нет; есть: { $known ->
        [none] ничего с названием
       *[other] { $known }
    }
exchange-error-problem-unknown-course = дистанции «{ $name }» нет; есть: { $known ->
        [none] ни одной
       *[other] { $known }
    }
