## CheckInFlag

check-in-flag-no-positions = журнал не хранит положений
check-in-flag-inaccurate = все положения слишком неточны (±{ $distance })
check-in-flag-too-short = положения не показывают, что участник пробыл у задания { $duration }, не отходя
check-in-flag-other-time = положения из другого времени, разница { $duration }
check-in-flag-elsewhere = ближайшее положение в { $distance } от задания, засчитывается до { $reach }
check-in-flag-too-short-2 = положения показывают { $seconds } из { $asked } на месте

## RefereeError

referee-error-not-started = Заезд ещё не начат: дайте старт или дождитесь общего старта.
referee-error-already-started = Заезд уже начат.
referee-error-finished = Заезд завершён: больше ничего не засчитывается.
referee-error-unknown-task = В квесте нет задания «{ $id }»: возьмите идентификатор из списка заданий.
referee-error-not-checked-in = Задание { $number } «{ $name }» принимает ответы только после отметки: сначала доезжайте до места.
referee-error-already-solved = Задание { $number } «{ $name }» уже решено: езжайте дальше.
referee-error-closed = Задание { $number } «{ $name }» сейчас закрыто: посмотрите часы его работы.
referee-error-given-up = От задания { $number } «{ $name }» вы отказались: езжайте дальше.
referee-error-no-attempts-left = Задание { $number } «{ $name }»: попыток больше нет; езжайте дальше.
referee-error-locked-out = Задание { $number } «{ $name }» примет следующий ответ через { $duration }.
referee-error-away-from-task = Задание { $number } «{ $name }» принимает ответы только на месте: до него { $distance }, подойдите не дальше чем на { $distance-2 }.
referee-error-position-unknown = Задание { $number } «{ $name }» принимает ответы только на месте, а приёмник не знает, где вы: дождитесь положения под открытым небом.
referee-error-no-hints-left = У задания { $number } «{ $name }» больше нет подсказок.
referee-error-outside-start-window = Стартовать можно только { $window }.
referee-error-not-a-time = Время должно быть конечным числом секунд.

## RideResult

ride-result-line-answer-text = ; не доказано, что ответ дан на месте, и всё же он принят: { $flag }
ride-result-line-answer-text-2 = ; в журнале есть ответ, он не засчитан, так как отвечать нужно на месте: { $flag }
ride-result-line-check-in-text = ; в журнале есть отметка, она не засчитана: { $flag }
ride-result-line-check-in-text-2 = ; отметка не доказана и всё же принята: { $flag }
ride-result-line-worth-nouns = балла
ride-result-line-worth-nouns-2 = { $is-one ->
        [true] балла
       *[false] баллов
    }
ride-result-line-outcome-text-solved = зачтено за прибытие на место
ride-result-line-outcome-text-solved-2 = решено с { $attempts }-й попытки
ride-result-line-outcome-text-pending = ждёт оценки организатора
ride-result-line-outcome-text-unsolved = на месте, но без ответа
ride-result-line-outcome-text-unsolved-2 = не решено, { $attempts ->
        [one] { $attempts } попытка
        [few] { $attempts } попытки
       *[other] { $attempts } попыток
    }
ride-result-line-outcome-text-missed = не посещено
ride-result-line-outcome-text-skipped = участник отказался
ride-result-line-outcome-text-revealed = показан ответ
ride-result-line-outcome-text-too-late = решено после лимита времени
ride-result-line-outcome-text-out-of-order = не по порядку
ride-result-deduction = { $what } { $points }
ride-result-deduction-what-wrong-answers = { $count ->
        [one] { $count } неверный ответ
        [few] { $count } неверных ответа
       *[other] { $count } неверных ответов
    }
ride-result-deduction-what-hints = { $count ->
        [one] { $count } подсказка
        [few] { $count } подсказки
       *[other] { $count } подсказок
    }
ride-result-deduction-what-skip = отказ
ride-result-deduction-what-reveal = показ ответа
ride-result-deduction-what-out-of-order = не по порядку
ride-result-deduction-what-decay = время
ride-result-extra = { $what }: { $sign }{ $counted }
ride-result-extra-what-all-tasks = решены все задания
ride-result-extra-what-early = раньше лимита на { $seconds }
ride-result-extra-what-toll = зона «{ $zone }», { $entries ->
        [one] { $entries } въезд
        [few] { $entries } въезда
       *[other] { $entries } въездов
    }, внутри { $seconds }
ride-result-extra-what-late = опоздание { $exact-clock }
ride-result-extra-what-lost-all = опоздание { $exact-clock }, все баллы сгорают
ride-result-extra-what-adjustment = организатор: { $reason }
ride-result-extra-what-least-total = итог не бывает ниже
ride-result = { $points }, решено { $solved-count } из { $lines ->
        [one] { $lines } задания
        [few] { $lines } заданий
       *[other] { $lines } заданий
    }
ride-result-time-text = , старта не было
ride-result-time-text-did-not-finish = , сошёл с дистанции
ride-result-time-text-disqualified = , дисквалификация
ride-result-time-text-disqualified-2 = , без финиша
ride-result-time-text-2 = , опоздание { $lateness }
ride-result-time-text-3 = , в пределах лимита времени
ride-result-time-text-4 = {" "}за { $clock }{ $course }{ $limit }

## Roster

roster-reading-error-not-text = Таблица участников не в UTF-8: сохраните её заново как «CSV UTF-8».
roster-reading-error-no-rider-column = В первой строке таблицы нет столбца «участник»; известны: участник, имя, команда, класс, устройство, ключ.
roster-reading-error-repeated-column = Два столбца значат одно и то же, «{ $first }» и «{ $second }»: оставьте один.
roster-reading-error-open-quote = Строка { $line }: кавычка открыта и не закрыта.
roster-reading-error-no-rider = Строка { $line }: не указан участник.
roster-reading-error-too-many-cells = Строка { $line }: ячеек больше, чем столбцов; имя с { $name } возьмите в кавычки.
roster-reading-error-repeated-rider = Строка { $line }: участник «{ $rider }» уже есть в таблице.
roster-reading-error-not-a-key = Строка { $line }: «{ $text }» — не отпечаток ключа вида 7K2M-Q9XD-41TB-RZ0C.
roster-separator-comma = запятой
roster-separator-semicolon = точкой с запятой
roster-separator-tab = знаком табуляции

## RosterDiagnostic

roster-diagnostic-ignored-columns = столбцы таблицы участников, которые здесь ничего не значат: { $list }; известны: участник, имя, команда, класс, устройство, ключ
roster-diagnostic-without-key = в таблице участников нет ключа для: { $list }; за них может быть засчитан чей угодно журнал
roster-diagnostic-shared-key = в таблице участников один ключ, { $key }, у разных участников: { $list }
roster-diagnostic-alike = эти названия в таблице участников похожи, а места считаются отдельно: { $list }; пишите их одинаково
roster-diagnostic-unlisted = нет в таблице участников: { $list }
roster-diagnostic-alike-riders = эти участники пишутся похоже, а места считаются отдельно: { $list }
roster-diagnostic-too-long = в таблице участников ячеек больше, чем столбцов, { $lines ->
        [1] строка
       *[other] строки
    } { $list }: лишние не учитываются; текст с { $name } возьмите в кавычки
roster-diagnostic-missing = напишите там «{ $rider }» буква в букву
roster-diagnostic-missing-2 = возьмите туда обозначение из журнала: здесь оно показано не целиком
roster-diagnostic-missing-3 = «{ $rider }» едет, а в таблице участников его нет, есть «{ $other }» ({ $difference }): если это одно лицо, { $advice }
roster-diagnostic-rides-beside = едут и «{ $rider }», и «{ $other }», а в таблице участников есть только «{ $other }» ({ $difference })
roster-diagnostic-difference = знак { $position }: { $of-other } в таблице, { $of-one } в журнале
quoted-names-compared = { $quoted } (знак { $position }: { $of-one }, а не { $of-other })
quoted-names-quoted = «{ $name }»
first-difference-code-point = конец

## RosterQuestDiagnostic

roster-quest-diagnostic-needless-teams = строка { $line }: в этом квесте каждый едет сам за себя, и { $count ->
        [one] { $count } команда
        [few] { $count } команды
       *[other] { $count } команд
    } из таблицы не в счёт; добавьте в квест "teams"

## UnmatchedDecision

unmatched-decision-no-ride = в журналах нет заезда участника «{ $rider }»
unmatched-decision-no-task = в квесте нет задания «{ $task }»
unmatched-decision-no-answer = в журналах нет такого ответа участника «{ $rider }» на задание «{ $task }»
unmatched-decision-no-answer-2 = решение { $sequence } устройства «{ $device }» ничего не меняет: { $why }
start-window-from-until = с { $from } до { $until }
start-window-from = с { $from }
start-window-until = до { $until }
ride-result-line = { $number }. { $name }: { $points } из { $worth } { $nouns }, { $outcome }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }{ $deductions ->
        [none] {""}
       *[other] ; { $deductions }
    }{ $flags }
foreign-tasks = { $riders ->
        [one] { $riders } участник был
        [few] { $riders } участника были
       *[other] { $riders } участников были
    } у заданий, которых в квесте нет: { $tasks }; это не в счёт, и, видимо, { $is-of-another-quest ->
        [true] их журналы от другого квеста
       *[false] они от другой версии квеста
    }
roster-quest-diagnostic-unknown-class = строка { $line }: для класса «{ $name }» в квесте нет правил старта, и он едет по общим; { $is-meant ->
        [true] если имеется в виду { $names }, так и напишите
       *[false] правила есть для: { $names }
    }
roster-lines = { $count ->
        [1] строка
       *[other] строки
    } { $lines }
roster-quest-diagnostic-team-size = { $lines }: в команде «{ $name }» { $members ->
        [one] { $members } участник
        [few] { $members } участника
       *[other] { $members } участников
    }, а в команде этого квеста их { $sizes }: она получит пометку судьи
roster-quest-diagnostic-without-team = { $lines }: без команды, а в команде этого квеста участников { $sizes }: едущий один ранжируется наравне с командами
standings-description = { $rides ->
        [one] { $rides } заезд
        [few] { $rides } заезда
       *[other] { $rides } заездов
    }, классов: { $classes }
standings-group-description = { $class ->
        [none] без класса
       *[other] класс { $class }
    }, { $rides ->
        [one] { $rides } заезд
        [few] { $rides } заезда
       *[other] { $rides } заездов
    }
