import GeoJSON
import Support

/// The texts of the page, by the keys of its elements and its script.
enum PageText {
    /// The title of a quest that has none.
    static let untitled = LocalizedText("Bike quest", "Велоквест")
    static let needsScript = LocalizedText(
        "This page draws with JavaScript; please switch it on.",
        "Эта страница рисует с помощью JavaScript; включите его, пожалуйста.")

    static let all: [(key: String, text: LocalizedText)] =
        page + map + charts + figures + statuses + RiderText.all + ZoneText.all

    /// The text above the title.
    static func kicker(isRecorded: Bool) -> LocalizedText {
        isRecorded
            ? LocalizedText("How the event went: rides as they were recorded", "Как прошло событие: записанные заезды")
            : LocalizedText("How the event will go: a simulation", "Как пройдёт событие: симуляция")
    }

    /// All texts, by language and key.
    static var json: JSONValue {
        .inEveryLanguage { language in .object(JSONObject(all.map { ($0.key, .string($0.text[language])) })) }
    }

    private static let page = [
        ("languageChoice", LocalizedText("Language", "Язык")),
        ("summary", LocalizedText("Summary", "Главное")),
        ("advice", LocalizedText("What could be better", "Что можно улучшить")),
        ("map", LocalizedText("The field on the map", "Участники на карте")),
        ("charts", LocalizedText("Charts", "Графики")),
        ("tasks", LocalizedText("Tasks", "Задания")),
        ("contacts", LocalizedText("Contacts", "Контакты")),
        ("standings", LocalizedText("Standings", "Результаты")),
        ("showAll", LocalizedText("Show all", "Показать всех")),
        ("showMore", LocalizedText("Show more", "Показать ещё")),
        ("toStandings", LocalizedText("To the standings", "К результатам")),
        (
            "fairNote",
            LocalizedText(
                "Fair: the points that would pay for the way to the task and the time at it. First and Median: when the first "
                    + "contestant came and when half of those who came were there, counted from the first start.",
                "По усилию: баллы, которые окупили бы дорогу к заданию и время на нём. Первый и Медиана: когда пришёл первый "
                    + "участник и когда там побывала половина пришедших, считая от первого старта.")
        ),
    ]

    private static let map = [
        (
            "mapKeys",
            LocalizedText(
                "Map. Arrow keys move it, plus and minus zoom, 0 shows all.",
                "Карта. Стрелки двигают её, плюс и минус меняют масштаб, 0 показывает всё.")
        ),
        ("zoomIn", LocalizedText("Zoom in", "Приблизить")),
        ("zoomOut", LocalizedText("Zoom out", "Отдалить")),
        ("fit", LocalizedText("Show all tasks", "Показать все задания")),
        ("tasksTogether", LocalizedText("Tasks close together", "Задания рядом")),
        ("close", LocalizedText("Close", "Закрыть")),
        ("play", LocalizedText("Play", "Пуск")),
        ("pause", LocalizedText("Pause", "Пауза")),
        ("time", LocalizedText("Time after the first start", "Время от первого старта")),
        ("speed", LocalizedText("Speed", "Скорость")),
        ("heat", LocalizedText("Where most ride", "Где ездят чаще")),
        ("start", LocalizedText("start", "старт")),
        ("finish", LocalizedText("finish", "финиш")),
        ("startAndFinish", LocalizedText("start and finish", "старт и финиш")),
        ("waiting", LocalizedText("yet to start", "ещё не стартовали")),
        ("riding", LocalizedText("riding", "едут")),
        ("standing", LocalizedText("at a task", "у задания")),
        ("home", LocalizedText("home", "на финише")),
        ("gaveUp", LocalizedText("gave up", "сошли")),
        ("nobodyCame", LocalizedText("nobody came, or no answer is known", "никто не пришёл, или ответы неизвестны")),
        ("arrivalsHere", LocalizedText("Arrivals at the task", "Приходы к заданию")),
    ]

    private static let charts = [
        ("finishTimes", LocalizedText("Ride times", "Время в пути")),
        (
            "finishTimesNote",
            LocalizedText(
                "How many needed how long, from their own start",
                "Сколько участников и за какое время, от своего старта")
        ),
        ("later", LocalizedText("Later than shown", "Позже показанного")),
        ("timeLimit", LocalizedText("time limit", "лимит времени")),
        ("solveRates", LocalizedText("Solve rate of each task", "Доля решивших каждое задание")),
        (
            "solveRatesNote",
            LocalizedText(
                "Bar: of those who came, as far as their answers are known; line: how many came at all",
                "Столбец: доля решивших среди пришедших, чьи ответы известны; черта: доля пришедших")
        ),
        ("came", LocalizedText("came", "пришли")),
        (
            "solvedNote",
            LocalizedText(
                "Bar: how many solved it; line: how many came", "Столбец: сколько решили; черта: сколько пришли")
        ),
        ("rides", LocalizedText("All rides", "Все заезды")),
        (
            "ridesNote",
            LocalizedText(
                "From start to finish, with the tasks; an empty dot was not solved; the dashed line is the time limit",
                "От старта до финиша, с заданиями; пустая точка — не решено; пунктир — лимит времени")
        ),
        ("pointsOverTime", LocalizedText("Points over time", "Баллы со временем")),
        (
            "pointsNote",
            LocalizedText(
                "Median and deciles of the field, from each own start; tasks alone",
                "Медиана и децили, от своего старта; только за задания")
        ),
        (
            "pointsFewNote",
            LocalizedText(
                "A line for each contestant, from each own start; tasks alone",
                "Линия на каждого участника, от своего старта; только за задания")
        ),
        ("arrivals", LocalizedText("Arrivals at the finish", "Приходы на финиш")),
        (
            "arrivalsNote",
            LocalizedText(
                "How many come home when, from the first start", "Сколько участников и когда, от первого старта")
        ),
        ("heights", LocalizedText("Up and down", "Вверх и вниз")),
        (
            "heightsNote",
            LocalizedText("Heights of the roads along the track", "Высоты дорог вдоль трека")
        ),
        ("heightsKnown", LocalizedText("heights known for", "высоты известны для")),
        ("heightsUnknown", LocalizedText("heights are not known here", "здесь высоты не известны")),
        ("whoseHeights", LocalizedText("Whose ride", "Чей заезд")),
        ("up", LocalizedText("m up", "м подъёма")),
        ("down", LocalizedText("m down", "м спуска")),
        ("steepest", LocalizedText("steepest", "самый крутой уклон")),
        ("metres", LocalizedText("m", "м")),
        ("lines", LocalizedText("Lines at organisers", "Очереди у организаторов")),
        (
            "linesNote",
            LocalizedText("How many wait when, from the first start", "Сколько ждут и когда, от первого старта")
        ),
    ]

    private static let figures = [
        ("contestants", LocalizedText("Contestants", "Участники")),
        ("inTime", LocalizedText("Home in time", "На финише вовремя")),
        ("notStarted", LocalizedText("Not started", "Не стартовали")),
        ("flagged", LocalizedText("Worth a look", "Стоит проверить")),
        ("solvedAll", LocalizedText("Solved everything", "Решили всё")),
        ("medianTime", LocalizedText("Median ride time", "Медиана времени")),
        ("medianPoints", LocalizedText("Median points", "Медиана баллов")),
        ("distance", LocalizedText("Ridden by all", "Проехали все вместе")),
        ("kilometres", LocalizedText("km", "км")),
        ("wrongTurns", LocalizedText("Wrong turns", "Неверные повороты")),
        ("reroutes", LocalizedText("Re-routes", "Перестроения маршрута")),
        ("number", LocalizedText("#", "№")),
        ("task", LocalizedText("Task", "Задание")),
        ("points", LocalizedText("Points", "Баллы")),
        ("fair", LocalizedText("Fair", "По усилию")),
        ("reached", LocalizedText("Reached", "Были")),
        ("solved", LocalizedText("Solved", "Решили")),
        ("solveRate", LocalizedText("Solve rate", "Доля решивших")),
        ("answersEach", LocalizedText("Answers each", "Ответов на участника")),
        ("hints", LocalizedText("Hints", "Подсказки")),
        ("first", LocalizedText("First", "Первый")),
        ("median", LocalizedText("Median", "Медиана")),
        ("line", LocalizedText("Longest line", "Очередь, макс.")),
        ("wait", LocalizedText("Longest wait", "Ожидание, макс.")),
        ("class", LocalizedText("Class", "Класс")),
        ("place", LocalizedText("Place", "Место")),
        ("rider", LocalizedText("Contestant", "Участник")),
        ("solvedTasks", LocalizedText("Tasks solved", "Решено заданий")),
        ("rideTime", LocalizedText("Time", "Время")),
        ("status", LocalizedText("Status", "Статус")),
    ]

    private static let statuses = [
        ("status-ok", LocalizedText("ranked", "в зачёте")),
        ("status-notStarted", LocalizedText("not started", "не стартовал")),
        ("status-underWay", LocalizedText("under way", "в пути")),
        ("status-didNotFinish", LocalizedText("gave up", "сошёл")),
        ("status-overTime", LocalizedText("over time", "превышено время")),
        ("status-missingPunch", LocalizedText("missed a control", "пропущен КП")),
        ("status-disqualified", LocalizedText("disqualified", "дисквалифицирован")),
    ]
}

/// The texts of the page about zones and closed roads.
enum ZoneText {
    static let all: [(key: String, text: LocalizedText)] = [
        ("zone-bounds", LocalizedText("stay inside", "не выезжать")),
        ("zone-forbidden", LocalizedText("keep out", "не заезжать")),
        ("zone-toll", LocalizedText("toll zone", "платная зона")),
        ("zone-closed", LocalizedText("closed road", "закрытая дорога")),
        ("eachEntry", LocalizedText("for each entry", "за каждый въезд")),
        ("eachMinute", LocalizedText("for each minute", "за каждую минуту")),
    ]
}
