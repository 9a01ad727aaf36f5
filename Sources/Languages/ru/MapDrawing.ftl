## CairoDrawingError

cairo-drawing-error-too-many-pixels = картинка { $width } × { $height } пикселей слишком велика; уменьшите ширину или сохраните в SVG или PDF
cairo-drawing-error-no-fonts = на этом компьютере нет ни одного шрифта; установите, например, пакет fonts-liberation или сохраните в SVG
cairo-drawing-error-failed = Cairo не может нарисовать картинку: { $reason }; уменьшите её или сохраните в SVG
cairo-drawing-error-library = { $error }; или сохраните в SVG

## QRCodeError

qr-code-error-too-long = { $bytes } байт не помещаются в QR-код, в нём не больше { $most-bytes }; сократите адрес

## TileGroundTexts

tile-ground-too-many-tiles = для картинки нужно { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[other] { $count } тайлов
    } на масштабе { $zoom }, мельче здесь нет, а рисуется не больше { $limit }; возьмите участок поменьше или тайлы с более мелкими масштабами
tile-ground-too-many-points = у площадей тайлов в пределах картинки больше { $limit } точек; возьмите участок поменьше

## PrintError

print-error-scale-out-of-range = масштаб 1:{ $scale } не годится для печати; выберите от 1:{ $low } до 1:{ $high }, например --scale 15000
print-error-overlap-out-of-range = листы могут перекрываться на { $low }–{ $high } мм
print-error-too-far-apart = {" "}Если нет, годится --scale { $item }
print-error-too-far-apart-2 = задания так далеко друг от друга, что даже в масштабе 1:{ $scale } нужно { $count } листов — больше { $most-sheets }; нет ли среди них стоящего не на месте?{ $way }
print-error-too-many-sheets = в масштабе 1:{ $scale } нужно { $count } листов — больше { $most-sheets }; выберите масштаб мельче или бумагу больше
print-error-too-fine-code = код задания { $task } получился бы слишком мелким, с бумаги он не прочитается: в его адресе { $bytes } байт, а читается до { $most }; укажите --page-url короче
print-error-nothing-to-print = в квесте нечего печатать
print-error-all-hidden = все задания скрыты от участников; их показывает --for organiser

## PrintTexts+Rules

print-mass-start = Общий старт: { $time }
print-start-window = Старт с { $opens }
print-start-window-2 = Старт до { $closes }
print-start-window-3 = Старт с { $opens } до { $closes }
print-no-time-limit = Без контрольного времени
print-lateness = { $curve }; опоздание больше { $time }: { $consequence }
print-cost-started = каждую начатую минуту
print-cost-full = каждую полную минуту
print-cost-exact = каждую минуту, доли пропорционально
print-cost-per-minute = Опоздание: { $counted } за { $minute }
print-cost-quadratic = Опоздание: квадрат числа минут, умноженный на { $counted }
print-cost-bands = за { $minute }
print-cost-table = всего
print-word-loses-all = все баллы теряются
print-word-unplaced = без места
print-word-disqualified = дисквалификация

## PrintTexts

print-organisers-only = ТОЛЬКО ДЛЯ ОРГАНИЗАТОРОВ
print-untitled = Велоквест
print-grouped = масштаб { $text }
print-sheet = лист { $number } из { $count }
print-neighbour = лист { $number }
print-page = страница { $number } из { $count }
print-overview = все листы
print-task-sign = задание: номер, очки
print-hidden-task-sign = скрытое задание
print-start = старт
print-finish = финиш
print-start-and-finish = старт и финиш
print-closed-road = закрытая дорога
print-grid = сетка { $metres } м
print-grid-2 = сетка { $int } км
print-true-north = синие линии: истинный север; печатать в 100 %
print-length = { $metres } м
print-length-2 = { $int } км
print-tasks = Задания
print-answer-sheet = Бланк ответов
print-codes = Коды
print-start-list = Стартовый протокол
print-results = Результаты
print-time-limit = Контрольное время: { $time }
print-total = { $tasks ->
        [one] { $tasks } задание
        [few] { $tasks } задания
       *[other] { $tasks } заданий
    }, всего очков: { $points }
print-hidden = { $count ->
        [one] { $count } задание откроется
        [few] { $count } задания откроются
       *[other] { $count } заданий откроются
    } в телефоне во время заезда
print-difficulty = сложность: { $word }
print-after-start = через { $time } после вашего старта
print-opens = открывается { $text }
print-closes = закрывается { $text }
print-answer = Ответ
print-hint = Подсказка
print-success = После решения
print-opens-after = Открывается после
print-be-there = достаточно быть на месте
print-photo = фотография
print-judged = решает организатор
print-sealed = в этом файле под печатью
print-not-answers = не принимается
print-rider = Участник или команда
print-number = Номер
print-name = Имя
print-team = Команда
print-start-time = Старт
print-finish-time = Финиш
print-place = Место
print-points-column = Очки
print-solved = Решено
print-time = Время
print-sum = Сумма
print-without-class = Без класса
print-signature = Проверил
print-join = Сканируйте, чтобы участвовать
print-no-riders = пока никто не зарегистрирован
print-no-results = результатов пока нет
print-zones = Зоны
print-contacts = Контакты
print-forbidden = запретная зона
print-bounds = не выезжать за пределы
print-toll = платная зона
print-bounds-sign = граница области квеста
print-provisional = Предварительно: { $waiting ->
        [one] { $waiting } результат ждёт организатора
        [few] { $waiting } результата ждут организатора
       *[other] { $waiting } результатов ждут организатора
    }; их места в скобках.
print-as-of = Предварительно, по состоянию на { $time }.
print-to-judge = на оценке: { $count }
print-to-be-judged = на проверку
ride-result-status-not-started = не стартовал
ride-result-status-under-way = в пути
ride-result-status-did-not-finish = сошёл
ride-result-status-over-time = превышено время
ride-result-status-missing-punch = нет отметки
ride-result-status-disqualified = дисквалификация

## ChartTexts

chart-caption = ; высоты известны для { $percent } % пути
chart-caption-2 = { $before }{ $length }, подъём { $ascent } м, спуск { $descent } м, самый крутой уклон { $steepest }{ $known }
chart-percent = { $number } %
chart-metres = { $number } м
chart-kilometres = { $number } км
chart-title = высоты на пути

## LegendTexts

legend-easy-task = лёгкое задание
legend-medium-task = среднее задание
legend-hard-task = сложное задание
legend-task = задание
legend-start = старт
legend-finish = финиш
legend-start-and-finish = старт и финиш
legend-bounds = граница области квеста
legend-forbidden = запретная зона
legend-toll = платная зона: меняет очки
legend-closed-road = закрытая дорога
legend-bicycle-map = велосипедная карта
legend-cycleway = велодорожка
legend-cycle-lane = дорога с велополосой
legend-main-road = крупная дорога
legend-secondary-road = второстепенная дорога
legend-street = улица, местная дорога
legend-quiet-street = пешеходная или жилая улица
legend-track = просёлок
legend-path = тропа, дорожка
legend-on-foot = пешком: велосипед ведут
legend-steps = лестница
legend-ferry = паром
legend-from-start = от старта
legend-from-end = от финиша
legend-from-both-ends = с обоих концов
legend-route = путь
scale-length = { $metres } м
scale-length-2 = { $int } км
search-space-title = { $name }: { $settled-nodes ->
        [one] { $settled-nodes } узел просмотрен
        [few] { $settled-nodes } узла просмотрено
       *[other] { $settled-nodes } узлов просмотрено
    }

## MapDrawingError

map-drawing-error-impossible-area = { $text } — не область на Земле; укажите запад, юг, восток и север в градусах, юг не выше севера
map-drawing-error-impossible-width = ширина картинки не может быть { $width } пикс.; укажите от { $low } до { $high }
map-drawing-error-nothing-to-show = на карте нет дорог; укажите область рисунка или возьмите карту с дорогами
print-rules-band = до { $until } мин { $points }
print-rules-lateness = Опоздание, { $each }: { $bands }
print-toll-entry = { $points } за въезд
print-toll-minute = { $points } за минуту
print-toll-costs = стоит { $list }
