## EventTexts

event-solved-note = решили: сколько из тех, чьи ответы известны; один трек о них не говорит
event-arrivals-note = Первый, Медиана: когда к заданию пришёл первый и когда — половина пришедших, считая от самого первого старта
event-columns = №
event-columns-2 = Задание
event-columns-3 = Баллы
event-columns-4 = По усилию
event-columns-5 = Были
event-columns-6 = Решили
event-columns-7 = Первый
event-columns-8 = Медиана
event-columns-9 = Очередь
event-columns-10 = Ожидание
event-not-started = , не стартовали { $count }
event-contestants = { $contestants ->
        [one] { $contestants } участник
        [few] { $contestants } участника
       *[other] { $contestants } участников
    }, на финише { $home }, вовремя { $in-time } ({ $percent } %), все задания решили { $solved-all }{ $refused }
event-ride-times = время в пути: { $quickest } (самый быстрый), { $median } (медиана), { $slowest } (самый медленный), от своего старта
event-points = баллы: { $least } (меньше всех), { $median } (медиана), { $most } (больше всех)
event-stops = сошли с маршрута: { $gave-up }; { $punctures ->
        [one] { $punctures } прокол
        [few] { $punctures } прокола
       *[other] { $punctures } проколов
    }, { $breaks ->
        [one] { $breaks } остановка
        [few] { $breaks } остановки
       *[other] { $breaks } остановок
    }
event-flagged = стоит проверить: { $rides ->
        [one] { $rides } заезд
        [few] { $rides } заезда
       *[other] { $rides } заездов
    } с пометками судьи
advice-time-for-all = на все задания быстрому нужно { $quick }, среднему { $middling }, медленному { $slow }
advice-only-the-quick = за { $limit } всё успеют только быстрые
advice-unreachable = нет дороги туда или обратно, или они требуют таких заданий: { $names }
advice-too-far = никто не успеет туда и обратно вовремя: { $names }
advice-not-worth-it = в отведённое время не стоят крюка (и сколько баллов надо добавить, чтобы стоили): { $names }
advice-detour = { $name } (+{ $points })
advice-long-line = у задания { $name } ждали в среднем { $wait }: там нужны судьи, а не баллы
advice-too-hard = ответ к заданию { $name } нашли только { $solved } из { $looked }: нужна подсказка или вопрос понятнее
advice-line-too-long = у задания { $name } очередь оказалась слишком длинной, дальше поехали: { $count }; поставьте туда больше судей
event-counts-wrong-turns = { $count ->
        [one] { $count } неверный поворот
        [few] { $count } неверных поворота
       *[other] { $count } неверных поворотов
    }
event-counts-reroutes = { $count ->
        [one] { $count } перестроение маршрута
        [few] { $count } перестроения маршрута
       *[other] { $count } перестроений маршрута
    }
event-counts-fixes = { $count ->
        [one] { $count } отметка положения
        [few] { $count } отметки положения
       *[other] { $count } отметок положения
    }
event-counts-refused-fixes = отброшено: { $count }
timeline-start = старт
timeline-finish = финиш
timeline-wrong-turn = сворачивает не туда
timeline-new-route = новый маршрут
timeline-end-of-route = конец маршрута
timeline-reaches = на месте:
timeline-hint-taken = взята подсказка
timeline-given-up = отказ
timeline-answer-shown = показан ответ
timeline-enters-zone = въезд в зону
timeline-leaves-zone = выезд из зоны
timeline-worth-a-look = стоит проверить
timeline-broken-off = поездка прервана
timeline-off-route = в стороне от маршрута: { $distance }
timeline-answer = ответ «{ $answer }»
timeline-unknown-task = задание { $id }
timeline-zone = «{ $name }»
timeline-ridden = проехано { $length }

## FieldTexts

field-object = здесь нужен объект в фигурных скобках
field-no-strategy = задайте хотя бы одной стратегии вес больше 0
field-range = здесь нужен список из наименьшего и наибольшего числа, от { $least } до { $most }
field-number = здесь нужно число от { $least } до { $most }
field-count = здесь нужно целое число от { $lower-bound } до { $upper-bound }
field-unknown = такого поля нет; известны: { $joined }
field-located = строка { $line }, столбец { $column }: { $path }{ $text }

## QuestOnMapTexts

quest-on-map-off-the-map-title = место вне карты
quest-on-map-unreachable-title = задание без дороги туда или обратно
quest-on-map-behind-zone-title = задание, к которому ведёт дорога только через запретную зону
quest-on-map-role-title = роль с опечаткой
quest-on-map-end = { $is-start ->
        [true] старт
       *[false] финиш
    } на этой карте не годится: { $why }
quest-on-map-role = роль «{ $word }» не читается как { $role }; напишите "{ $role }" строчными буквами
advice-task = { $number } «{ $name }»
timeline-task = задание { $number } «{ $name }»
quest-on-map-task = до задания { $number } «{ $name }» на этой карте не добраться: { $why }
quest-on-map-unreachable = нет дороги от старта к заданию { $number } «{ $name }» или обратно; передвиньте его или посмотрите, не отрезано ли оно мостом или перекрытием
quest-on-map-never-opens = задание { $number } «{ $name }» никогда не откроется: до слишком многих заданий, которых оно требует, на этой карте не добраться
quest-on-map-behind-zone = не заезжая в запретные зоны, до задания { $number } «{ $name }» не добраться или не вернуться; передвиньте его или вырежьте из зоны проезд
quest-on-map-start-as-task = «{ $name }» — задание, а старта в квесте нет; если стартуют там, добавьте "role": "start"
