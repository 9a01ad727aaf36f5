## WindowChecks

window-checks-note-missed = { $subject } { $what }.

## AnswerTexts

answer-denied = { $task }: верный ответ «{ $form }» указан и среди недопустимых, дать его невозможно.
answer-never-accepted = { $task }: ни один ответ не принимается, даже «{ $answer }»; исправьте «answer».
answer-redundant = Для судьи некоторые варианты ответа одинаковы, например «{ $form }» ({ $count ->
        [one] { $count } задание
        [few] { $count } задания
       *[other] { $count } заданий
    }: { $list }): достаточно одного.
answer-guessable = { $count ->
        [one] { $count } ответ
        [few] { $count } ответа
       *[other] { $count } ответов
    } можно угадать за несколько десятков попыток, не побывав на месте ({ $list }).
answer-shared = { $task } и { $other }: есть общий ответ{ $has-more ->
        [true] ; таких пар ещё { $more }.
       *[false] .
    }
answer-expected-answer = текст, число, их список или объект с полем «kind»
answer-missing-kind = у ответа нет известного вида («kind»): { $kinds }.
answer-unknown-member = «{ $key }» в ответе вида «{ $kind }» не распознано и ни на что не влияет. Известны: { $list }.
answer-invalid-number = «value» должно быть десятичным числом не длиннее 40 цифр, «tolerance» — не отрицательным.
answer-invalid-options = в «options» нужно от 2 до 50 вариантов, которые отличаются не только регистром и знаками, а в «correct» — один или несколько из них.
answer-count-of-items = целым числом от 1 до числа элементов
answer-invalid-items = в «items» нужно от 1 до 50 элементов, в каждом хотя бы одна буква или цифра.
answer-no-text = в «{ $key }» нет ни одного текста.
answer-missing = у ответа нет «{ $key }».
answer-missing-items = у ответа нет «items».
answer-expected-items = список текстов и списков текстов
answer-expected-tolerance = число, например 2, или текст вида "2%"
answer-unknown-unit = единица «{ $text }» неизвестна; известны м, км, г, кг, л, с, мин, ч, км/ч, °C, % и другие.
answer-expected-typing-errors = "accept", "ask", "reject", true, false или число от 0 до 5
answer-invalid-language = «language» должно быть кодом языка, например en или ru.
answer-too-long = в «{ $key }» есть текст длиннее { $most } байт, ответить так нельзя; сократите его.

## FeatureRole+Needs

feature-role-needs-task = заданию нужна геометрия Point
feature-role-needs-start = старту и финишу нужна геометрия Point
feature-role-needs-zone = зоне нужна геометрия Polygon или MultiPolygon
feature-role-needs-closure = перекрытию нужна геометрия, обычно линия или область

## JSONValue+TypeName

json-value-type-name-null = пустое значение (null)
json-value-type-name-boolean = логическое значение (true или false)
json-value-type-name-integer = число
json-value-type-name-string = текст
json-value-type-name-array = список
json-value-type-name-object = объект

## MemberTexts

member-minutes = минут
member-seconds = секунд
member-points = баллов
member-unknown = «{ $key }» не распознано и ни на что не влияет. Известны: { $listed }.
member-misspelt = «{ $key }» не распознано и не читается; вероятно, имеется в виду «{ $meant }»: переименуйте.
member-rename = Переименовать «{ $key }» в «{ $meant }»
member-missing = здесь не хватает «{ $key }»; добавьте его.
member-points-or-share = «{ $key }» должно быть числом баллов, например 5, или долей стоимости задания, например "50%".
member-one-of = одним из: { $listed }
member-objects = список объектов с полями { $names }
member-text-or-texts = текст или список текстов
member-date-and-time = «{ $key }» должно быть датой и временем, например "2026-06-06T10:00+05:00".
member-date-and-time-or-minutes = «{ $key }» должно быть датой и временем, например "2026-06-06T10:00+05:00", или числом минут после старта, например 30.
member-text = текст
member-number-in-quotation-marks = «{ $key }» — число в кавычках; напишите его без кавычек.
member-remove-quotation-marks = Убрать кавычки
member-number = число, например { $example }
member-flag = true или false
member-wrong-type = «{ $key }» — { $type }, а нужно: { $expected }.
member-owned = { $owner }: { $text }
member-list-out-of = списком из слов: { $listed }
member-metres = метров
member-an-object = объект в фигурных скобках
member-out-of-range = «{ $key }» должно быть { $expected }.

## PatternTexts

pattern-revealed = { $task }: { $named } «{ $text }» судья примет за ответ, а участники видят этот текст заранее; измените его или ответ.
pattern-contained = { $task }: ответ «{ $answer }» виден участникам, его содержит { $named }; измените текст, если это не намеренно.
pattern-named = название
pattern-named-2 = подсказка
pattern-named-3 = описание
pattern-regular-expression = { $task }: «{ $text }» похоже на регулярное выражение, их судья не понимает; перечислите верные ответы или напишите {"{"}"kind": "pattern", "patterns": […]{"}"}, где * — любые буквы, а ? — одна.
pattern-as-text = { $task }: «{ $text }» похоже на шаблон, но понимается буквально; напишите {"{"}"kind": "pattern", "patterns": ["{ $text }"]{"}"}.
pattern-plain = { $task }: в шаблоне «{ $text }» нет ни *, ни ?; в виде {"{"}"kind": "text", "accepted": […]{"}"} судья заметит и опечатки, и другие способы записи.
pattern-list-as-text = { $task }: «{ $text }» — один ответ, нужно назвать его целиком. Если верен каждый вариант, напишите { $listed }; если нужны все — {"{"}"kind": "unordered", "items": { $listed }{"}"}.

## PlaceTexts

place-one-is-swapped = { $first } или { $second }: у одного из этих мест широта и долгота, вероятно, переставлены; долгота пишется первой.
place-far-away = { $place }: до середины квеста { $away }; проверьте координаты.
place-same-spot = { $task }: та же точка, что у другого задания ({ $other }); отметка сработает сразу на обоих.
place-swapped = { $place }: широта и долгота, вероятно, переставлены; долгота пишется первой.
place-all-swapped-no-rides = в таких местах, как записано, ездить нельзя
place-all-swapped-editor = вторыми стоят долготы в том виде, в каком их пишут редакторы карт
place-all-swapped-language = как записано, квест на русском языке проходит в Иране или рядом с ним
place-all-swapped = Вероятно, во всех координатах ({ $count ->
        [one] { $count } место
        [few] { $count } места
       *[other] { $count } мест
    }) широта стоит первой: { $reason }. В GeoJSON первой идёт долгота; напишите { $right } вместо { $order }, и так везде.
place-exchange-all = Поменять долготу и широту местами везде
place-exchange = Поменять долготу и широту местами
place-start = Старт
place-finish = Финиш
place-no-place = { $task }: не указано место; добавьте геометрию Point.
place-given-twice = { $place } указан дважды, на расстоянии { $away }: оставьте одно из мест.
place-not-on-earth = { $place }: такого места на Земле нет: долгота от −180 до 180, широта от −90 до 90.

## QuestTexts

quest-feature = Объект
quest-no-task = Нет ни одного задания: добавьте хотя бы один объект Feature с геометрией Point.
quest-old-key = Старый ключ «difficult» понятен программе; теперь пишут «difficulty» (встречается в { $count ->
        [one] { $count } задании
        [few] { $count } заданиях
       *[other] { $count } заданиях
    }).
quest-rename-old-key = Переименовать «difficult» в «difficulty»
quest-unknown-role = Роль «{ $word }» неизвестна, поэтому { $count ->
        [one] { $count } объект сохраняется
        [few] { $count } объекта сохраняются
       *[other] { $count } объектов сохраняются
    } без значения для квеста; известны task, start, finish, zone, closure.
quest-times-without-zone = Часовой пояс не указан ({ $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[other] { $count } раз
    }), время понимается как UTC; пишите, например, 2026-06-06T10:00+05:00.
quest-without-answer = Без ответа («answer») { $count ->
        [one] { $count } задание
        [few] { $count } задания
       *[other] { $count } заданий
    } ({ $listed }): достаточно доехать до места.
quest-duplicate-zone = Идентификатор «{ $id }» уже есть у другой зоны; дайте каждой свой «id».
quest-duplicate-task = Идентификатор «{ $id }» уже есть у другого задания; дайте каждому свой «id».
quest-not-a-collection = Квест — это FeatureCollection, а здесь { $kind }. Соберите задания в её список «features».
quest-unsuitable = { $name ->
        [none] Объект
       *[other] Объект «{ $name }»
    }: { $needs }.

## RequirementTexts

requirement-no-attempts = { $subject }: ни один ответ не принимается; разрешите хотя бы одну попытку.
requirement-small-group = { $task }: требуется решить { $wanted } из группы, где всего { $count }; задание никогда не откроется.
requirement-requires-itself = { $task } требует само себя и никогда не откроется.
requirement-cycle = { $task }: задания требуют друг друга по кругу, и ни одно не откроется: { $shown }.
requirement-out-of-order = { $task } требует решить задания, которые по порядку трассы стоят после него.
requirement-expected = id задания или список из id и объектов с полями any и of
requirement-group = списком, в котором есть хотя бы один id задания
requirement-never-opens = { $subject } никогда не { $count ->
        [1] откроется
       *[other] откроются
    }: требуется решить то, что решить нельзя.

## RuleTitles

rule-titles-unsigned-edition = издание для участников не подписано организатором
rule-titles-misspelt-member = опечатка в имени поля
rule-titles-answer-revealed = ответ виден заранее
rule-titles-answer-in-text = ответ есть в тексте задания
rule-titles-pattern-as-text = шаблон указан как текст
rule-titles-regular-expression = регулярное выражение вместо ответа
rule-titles-plain-pattern = шаблон без * и ?
rule-titles-probably-swapped = вероятно, все места переставлены
rule-titles-list-as-text = перечень указан одним текстом
rule-titles-newer-version = файл для более новой версии
rule-titles-unknown-role = неизвестная роль
rule-titles-unsuitable-geometry = геометрия не подходит к роли
rule-titles-two-places = два старта или финиша
rule-titles-zone-without-area = зона без площади
rule-titles-no-time-zone = время без часового пояса
rule-titles-empty-hint = подсказка без текста
rule-titles-unknown-requirement = требуется неизвестное задание
rule-titles-requirement-cycle = задания требуют друг друга
rule-titles-never-unlocks = задание никогда не откроется
rule-titles-unsolvable = задание нельзя решить
rule-titles-empty-window = закрывается до открытия
rule-titles-missed-window = в это время никто не успеет
rule-titles-forbidden-place = место, где участникам быть нельзя
rule-titles-no-effect = правилу нужен лимит времени
rule-titles-missing-translation = нет перевода
rule-titles-not-a-collection = не FeatureCollection
rule-titles-no-tasks = нет заданий
rule-titles-wrong-type = значение не того типа
rule-titles-out-of-range = недопустимое значение
rule-titles-duplicate-id = одинаковые идентификаторы
rule-titles-task-without-geometry = задание без места
rule-titles-swapped-coordinates = широта раньше долготы
rule-titles-far-away = далеко от других заданий
rule-titles-same-spot = два задания в одной точке
rule-titles-unnamed-task = задание без названия
rule-titles-unknown-difficulty = неизвестная сложность
rule-titles-number-as-text = число в кавычках
rule-titles-missing-answer = задание без ответа
rule-titles-difficult-key = старый ключ «difficult»
rule-titles-not-a-task = объект, который не точка
rule-titles-unknown-member = неизвестная настройка
rule-titles-denied-answer = ответ и верный, и недопустимый
rule-titles-colliding-answers = одинаковые варианты ответа
rule-titles-guessable-answer = ответ легко угадать
rule-titles-shared-answer = общий ответ у двух заданий

## ScoringTexts

scoring-one-of-these-only = только одним из этих: { $listed }
scoring-expected-bands = список пар «минута, баллы», например [[5, 1], [10, 2]]
scoring-ascending-bands = парами из целой минуты (каждая позже предыдущей) и баллов от 0
scoring-cap = "gross" (набранные баллы) или числом баллов
scoring-late-penalty = штраф за опоздание
scoring-early-bonus = бонус за досрочный финиш
scoring-closed-controls = закрытие пунктов в последние минуты
scoring-late-tasks = незачёт заданий после лимита
scoring = Подсчёт баллов
scoring-expected-rules = название набора правил или объект
scoring-expected-values = "file" или объект, например {"{"}"same": 20{"}"}
scoring-object-with-one-of = объектом с одним из полей: { $names }
scoring-not-before = не меньше «from» ({ $from })
scoring-out-of-order = worthless, missingPunch, числом баллов или долей, например "50%"

## SealTexts

seal-unsigned-edition = Это издание не подписано, хотя в квесте названы организаторы (officials): возможно, его изменили и сняли подпись. Сверьте с --signed-by.
seal-foreign-signature = Это издание подписано ключом { $key }, а его нет среди организаторов квеста (officials): возможно, подписал кто-то другой. Сверьте с --signed-by.
seal-scrypt = параметрами RFC 7914: N — степень двойки, r не больше 16, N·r·p не больше { $most }
seal-seals = списком, в котором от 1 до { $most } печатей
seal = 64 байтами в base64
seal-options = списком от 2 до 50 различных вариантов
seal-language = обозначением языка, например en или ru
seal-unit = единицей, известной программе
seal-locked-tasks = списком не длиннее { $most } заданий
seal-ways-of-opening = списком, где у каждого требования есть хотя бы один способ его выполнить
seal-at-least = не меньше { $least }
seal-bytes = байтами в base64 ({ $count })

## SettingsTexts

settings = Настройки квеста
settings-team-size = целым числом от 1 до 99 или наименьшим и наибольшим числом участников, например [2, 5]
settings-official = отпечатком ключа, например 7K2M-Q9XD-41TB-RZ0C, или самим ключом, как его пишет keygen
settings-expected-classes = объект с полем для каждого класса, например {"{"}"Дети": {"{"}"timeLimit": 60{"}"}{"}"}
settings-expected-place = [долгота, широта] в градусах
settings-place = вида [долгота, широта]: долгота от −180 до 180, широта от −90 до 90
settings-expected-flags = объект, например {"{"}"sharedRide": "disqualified"{"}"}
settings-unknown-flag = вида флагов «{ $key }» нет, и он ни на что не влияет. Может быть, один из: { $listed }?
settings-newer-version = это версия { $version }, а программа знает версии до { $known }: возьмите программу новее или укажите { $known }, если нового в файле ничего нет.

## TaskTexts

task-several = Задания { $numbers }
task-no-name = нет названия («name»); участники увидят номер.
task = Задание { $number }
task-named-task = Задание { $number } «{ $name }»
task-counted = , за задание будет { $points } баллов
task-unknown-difficulty = сложность «{ $text }» неизвестна{ $worth }; известны: низкая, средняя, высокая.
task-expected-hints = текст или список текстов и объектов с полями text и penalty
task-empty-hint = в подсказке { $number } нет текста, она пропущена.

## TranslationTexts

translation-most-languages = списком, в котором не больше { $most } языков
translation-title = название квеста
translation-tasks = задания { $numbers }
translation-expected-texts = объект с полем для каждого языка, например "ru"
translation-no-language-tag = «{ $tag }» — не обозначение языка вроде ru или pt-BR; эти тексты не показываются.
translation-missing = На языке «{ $tag }» нет текстов: { $missing }.

## WindowTexts

window-closes-before-it-opens = { $task }: «closes» должно быть позже «opens» и позже старта.
window-closes-too-early = закрывается раньше, чем кто-либо сможет доехать
window-close-too-early = закрываются раньше, чем кто-либо сможет доехать
window-opens-too-late = открывается, когда время у всех уже вышло
window-open-too-late = открываются, когда время у всех уже вышло
window-empty-start-window = Стартовать не сможет никто: окно старта закрывается раньше, чем открывается.
window-mass-start-outside-of-window = Массовый старт не попадает в окно старта.

## ZoneTexts

zone-outside = вне зоны «{ $name }»
zone-inside = внутри зоны «{ $name }»
zone-forbidden-place = { $subject }: { $place }, где участникам быть нельзя; передвиньте место или зону.
zone = Зона { $number }
zone-named-zone = Зона «{ $name }»
zone-corner-not-on-earth = один из углов не на Земле: долгота от −180 до 180, широта от −90 до 90.
zone-no-area = у неё нет площади: нарисуйте контур хотя бы из трёх разных углов.

## Difficulty+Word

difficulty-word-low = низкая
difficulty-word-medium = средняя
difficulty-word-high = высокая

## Points

points-fraction = { $whole },{ $fraction }
points-counted = { $number } балла
points-counted-2 = { $sign }{ $magnitude ->
        [one] { $magnitude } балл
        [few] { $magnitude } балла
       *[other] { $magnitude } баллов
    }

## QuestError

quest-error-no-tasks = В квесте должно быть хотя бы одно задание: добавьте объект с геометрией Point.
quest-error-duplicate-task = У двух заданий или зон один идентификатор «{ $id }»: дайте каждому свой.
quest-error-not-on-earth = { $place } — не место на Земле: укажите долготу (от −180 до 180), затем широту (от −90 до 90).
quest-error-unknown-requirement = Задание «{ $id }» требует решить «{ $needed }», но такого задания нет: назовите одно из заданий квеста.
quest-error-negative-points = За задание «{ $id }» назначено { $points } баллов: должно быть 0 или больше.
quest-error-radius-out-of-range = Радиус задания «{ $id }» — { $radius } м: он должен быть больше 0.
quest-error-time-limit-out-of-range = Лимит времени — { $limit } с: он должен быть больше 0; или не указывайте его вовсе.

## QuestWritingError

quest-writing-error-unreadable = Квест не удалось прочитать.
quest-writing-error-not-a-task = В файле можно изменить только задания, но не { $name }: измените это в самом файле.
quest-writing-error-sealed = Это издание для участников: измените издание организатора и запечатайте его заново.
quest-writing-error-not-writable = Задание «{ $id }» нельзя записать в файл таким, какое оно в памяти{ $no-members ->
        [true] .
       *[false] : проверьте { $joined }.
    }
quest-writing-error-changed-meanwhile = Файл { $path } изменился с тех пор, как был прочитан: прочитайте его заново или сохраните под другим именем.
quest-writing-error-part-settings = настройки
quest-writing-error-part-zones = зоны
quest-writing-error-part-closures = перекрытия
number-bounds-above = { $is-whole ->
        [true] целым числом
       *[false] числом
    }{ $unit ->
        [none] {""}
       *[other] {" "}{ $unit }
    } больше { $least } и не больше { $most }
number-bounds = { $is-whole ->
        [true] целым числом
       *[false] числом
    }{ $unit ->
        [none] {""}
       *[other] {" "}{ $unit }
    } от { $least } до { $most }
thousands = { $thousands } { $group }
quest-not-tasks = { $count ->
        [one] { $count } объект — не точка, поэтому не задание
        [few] { $count } объекта — не точки, поэтому не задания
       *[other] { $count } объектов — не точки, поэтому не задания
    }; сохраняется без изменений.
scoring-without-effect = Без лимита времени («timeLimit») { $count ->
        [1] не действует
       *[other] не действуют
    }: { $rules }.
requirement-unknown = { $task } требует решить { $required }, но задания с таким «id» нет.
quest-description = { $title ->
        [none] {""}
       *[other] «{ $title }»,{" "}
    }{ $count ->
        [one] { $count } задание
        [few] { $count } задания
       *[other] { $count } заданий
    }
