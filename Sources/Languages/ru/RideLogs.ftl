## LineError

ride-entry-line-error-incomplete = это не строка журнала заезда или только её часть; отправьте её в том виде, в каком её записало приложение
ride-entry-line-error-altered = строку изменили позже, хеш не сходится; отправьте её в том виде, в каком её записало приложение
ride-entry-line-error-unreadable = хеш строки верный, но её записала другая программа и прочитать её нельзя

## LogDiagnostic

log-diagnostic-torn = последняя запись обрывается, есть только { $bytes ->
        [one] { $bytes } байт
        [few] { $bytes } байта
       *[other] { $bytes } байт
    }: приложение остановилось во время записи; всё подтверждённое цело
log-diagnostic-damaged = пропущено: { $lines ->
        [one] { $lines } строка
        [few] { $lines } строки
       *[other] { $lines } строк
    } ({ $bytes ->
        [one] { $bytes } байт
        [few] { $bytes } байта
       *[other] { $bytes } байт
    }), не похоже на запись журнала; объедините журнал с другой его копией
log-diagnostic-altered = { $entry }: содержимое изменили позже, хеш не сходится; объедините журнал с другой его копией
log-diagnostic-reformatted = строка в формате JSON, но записана не так, как в журнале, и её хеш нельзя проверить; возьмите файл в том виде, в каком его записало приложение
log-diagnostic-unreadable = { $entry }: хеш верный, но строку записала другая программа и прочитать её нельзя
log-diagnostic-gap = { $entry }: нет в журнале; добавьте остальные части журнала
log-diagnostic-fork = { $entry }: есть разные варианты, сохранены все; у двух устройств одно имя, или журнал переписали
log-diagnostic-broken-link = { $entry }: не продолжает предыдущую запись; одну из них переписали
log-diagnostic-unknown-event = { $count ->
        [one] { $count } запись
        [few] { $count } записи
       *[other] { $count } записей
    } неизвестного вида «{ $type }», начиная с этой: { $entry }; сохранено, но не учтено, возьмите программу поновее
log-diagnostic-own-decision = { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[other] { $count } решений
    } организатора, начиная с этой: { $entry }; то же устройство вело и заезд; проверьте, что решал организатор
log-diagnostic-entry = запись
log-diagnostic-entries = { $is-one ->
        [true] запись
       *[false] записи
    } { $numbers } устройства «{ $device }»

## LogFlag

log-flag-decision = устройство «{ $device }» решает об участнике «{ $rider }» и не принадлежит организатору ({ $void }): укажите журнал организатора в --office
log-flag-for-another = устройство «{ $device }» участника «{ $owner }» пишет об участнике «{ $rider }» ({ $void })
log-flag-other-quest = журнал устройства «{ $device }» об участнике «{ $rider }» относится к квесту «{ $short }» ({ $void })
log-flag-late-opening = устройство «{ $device }» участника «{ $rider }» заново представляется посреди журнала ({ $void })
log-flag-void = { $count ->
        [one] { $count } запись
        [few] { $count } записи
       *[other] { $count } записей
    }, без последствий
log-flag-further-text-further-key = «{ $device }» с ключом { $key } — ещё одно устройство участника «{ $rider }» ({ $void }): примите его с --accept-device
log-flag-further-text-not-bound = «{ $device }» подписывает за участника «{ $rider }» ключом { $key }, а в таблице участников другой ({ $void }): примите его с --accept-device
log-flag-further-text-not-bound-2 = «{ $device }» пишет за участника «{ $rider }» без подписи, а в таблице участников есть ключ ({ $void }): примите его с --accept-device
log-flag-further-text-not-bound-3 = «{ $device }» — ещё одно устройство участника «{ $rider }» ({ $void }): примите его с --accept-device
log-flag-signature-text-forked-by-key = ключ { $key } устройства «{ $device }» подписал два разных журнала участника «{ $rider }»; засчитан тот, где больше записей ({ $void })
log-flag-signature-text-invalid-signature = записи устройства «{ $device }» об участнике «{ $rider }» подписаны не ключом журнала { $key } ({ $void })
log-flag-signature-text-unsigned-end = записи устройства «{ $device }» об участнике «{ $rider }» идут после последней подписи ключом { $key } ({ $void })
log-flag-receipt-text-rewritten = журнал устройства «{ $device }» участника «{ $rider }» переписан: по квитанции запись { $sequence } была другой
log-flag-receipt-text-cut-short = журнал устройства «{ $device }» участника «{ $rider }» обрезан: по квитанции в нём была запись { $sequence }, теперь он кончается раньше
log-flag-receipt-text-missing-log = есть квитанция ключа { $key } для устройства «{ $device }» участника «{ $rider }», а подписанного им журнала нет
log-flag-receipt-text-invalid-receipt = в квитанции для устройства «{ $device }» участника «{ $rider }» неверная подпись, она ничего не доказывает (квитанций: { $count })
log-flag-receipt-text-receipt-of-other-quest = квитанция для устройства «{ $device }» участника «{ $rider }» относится к квесту «{ $short }» и здесь ничего не доказывает (квитанций: { $count })

## RideFlag

ride-flag = { $what }, «{ $place }»
ride-flag-what-implied-speed = быстрее велосипеда: { $decimal } км/ч
ride-flag-what-accuracy-pattern = подозрительно ровные данные приёмника, отсчётов: { $count }
ride-flag-what-identical-fixes = одно и то же место до последнего знака, отсчётов: { $count }
ride-flag-what-clock-jump = часы переведены на { $seconds }
ride-flag-what-no-approach = на месте без подъезда, до этого { $seconds } нет данных
ride-flag-what-forbidden-zone = в запретной зоне, { $metres } от края
ride-flag-what-out-of-bounds = за границей квеста на { $metres }
ride-flag-what-team-apart = команда была не вместе
ride-flag-what-simulated-position = подменённое местоположение
ride-flag-what-impossible-pace = между отметками { $distance } по дорогам, за это время велосипед столько не проедет: { $decimal } км/ч
ride-flag-what-impossible-pace-2 = между отметками быстрее велосипеда: { $decimal } км/ч
ride-flag-what-too-exact = точно в точках заданий или всегда с одной погрешностью, как не бывает у приёмника, отметок: { $count }
ride-flag-what-unreported-zone = в платной зоне, { $metres } от края, а в журнале о ней ни слова
ride-flag-what-shared-ride = та же поездка, что у «{ $other }», одинаковых отметок: { $count }
ride-flag-what-team-size = состав команды не по правилам квеста, участников: { $count }
ride-flag-what-start-outside-window = старт вне окна старта на { $seconds }, он не засчитан
ride-flag-what-rewritten-log = журнал переписан или обрезан: по квитанции в нём была запись { $count }, теперь её нет

## RideLogFileError

ride-log-file-error-not-a-log = { $path } — не журнал заезда, файл не тронут; укажите другой
log-flag-further-text-ambiguous-device = «{ $device }» — имя устройства в нескольких журналах участника «{ $rider }», поэтому по имени не принят ни один, кроме уже засчитанного ({ $void }): укажите --accept-device { $names }
ride-entries-description = { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
       *[other] { $entries } записей
    }, участников: { $riders }
