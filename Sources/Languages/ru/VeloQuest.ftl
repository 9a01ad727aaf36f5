## Crossing

ride-plan-crossing-cost-nothing = отметка, которая ничего не стоит
ride-plan-crossing-cost-judge = отметка для организатора
ride-plan-crossing-cost-disqualified = дисквалификация

## Hindsight

hindsight = в этом темпе ({ $pace }) и по { $rest } на задание можно было набрать { $counted } за { $time }{ $order }

## PlaceNames

place-names-start = старт
place-names-finish = финиш

## ProfileError

profile-error = строка { $line }, столбец { $column }: { $path }{ $what }
profile-error-what-wrong-type = здесь нужно: { $expected }
profile-error-what-unknown-member = такого поля нет; известны: { $joined }
profile-error-what-unknown-profile = профиля с таким именем нет; есть: { $joined }
profile-error-what-out-of-range = нужно число от { $number } до { $number-2 }

## ProfileTexts

profile-object = объект в фигурных скобках
profile-text = текст
profile-number = число
profile-flag = true или false
profile-forbid = true; если ничего не запрещено, уберите это поле
profile-rules = список правил в квадратных скобках
profile-rule = правило с «when» и либо «factor», либо «forbid»
profile-condition = объект, где назван хотя бы один признак, или список таких объектов
profile-rule-value = название, список названий или объект с одним полем «not»
profile-one-of = одно из: { $joined }

## RidePlan

ride-plan-lines = участник { $number }
ride-plan-lines-2 = финиш
ride-plan-lines-3 = конец
ride-plan-line = , откроется через { $duration }
ride-plan-climbed = , высоты не известны
ride-plan-climbed-2 = , подъём { $up } м, спуск { $down } м{ $known }
ride-plan-known = {" "}(высоты известны для { $percent } % пути)
ride-plan-summary = , опоздание { $duration }
ride-plan-summary-4 = на финише через
ride-plan-summary-5 = конец через
ride-plan-proof = больше не принесёт ни один план (доказано)
ride-plan-proof-2 = хороший план
ride-plan-proof-3 = другие задания больше не принесут (доказано; бонусы, платные зоны, доли минут и порядок маршрута не взвешены)
ride-plan-proof-4 = отсюда ни один план не принесёт больше, чем { $counted }, этот — { $counted-2 }{ $missing ->
        [none] {""}
       *[other] : недостаёт не более { $missing } %
    }
ride-plan-rest = не вошли: { $named }{ $has-rest ->
        [true] {" "}и ещё { $rest }
       *[false] {""}
    }
ride-plan-crossing-forbidden = проходит через запретную зону «{ $name }» ({ $entries ->
        [one] { $entries } раз
        [few] { $entries } раза
       *[other] { $entries } раз
    }): { $cost }
ride-plan-crossing-toll = проходит через платную зону «{ $name }» ({ $entries ->
        [one] { $entries } раз
        [few] { $entries } раза
       *[other] { $entries } раз
    }): { $points }
ride-plan-stop = { $clock }  задание { $number } «{ $name }»: { $points }{ $climbed }{ $waiting }
ride-plan-unknown-stop = { $clock }  задание { $id }: { $points }{ $climbed }{ $waiting }
ride-plan-alternative = или: { $summary } ({ $numbers })
ride-plan-summary-of = { $is-during-ride ->
        [true] ещё{" "}
       *[false] {""}
    }{ $count } из { $tasks ->
        [one] { $tasks } задания
       *[other] { $tasks } заданий
    }, { $points }{ $is-during-ride ->
        [true] {" "}всего
       *[false] {""}
    }, { $distance }, { $ascent ->
        [none] {""}
       *[other] подъём { $ascent } м{ $known },{" "}
    }{ $over } { $home }{ $late }
ride-plan-task = { $number } «{ $name }»
log-entries = { $count ->
        [one] { $count } запись
        [few] { $count } записи
       *[other] { $count } записей
    }
