import Scoring
import Support

/// The words on paper.
enum PrintTexts {
    static let organisersOnly = LocalizedText("ORGANISERS ONLY", "ТОЛЬКО ДЛЯ ОРГАНИЗАТОРОВ")
    static let untitled = LocalizedText("Bike quest", "Велоквест")

    static func scale(_ denominator: Int) -> LocalizedText {
        let digits = String(String(denominator).reversed())
        var grouped = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, index.isMultiple(of: 3) { grouped.append("\u{A0}") }
            grouped.append(digit)
        }
        let text = "1:" + String(grouped.reversed())
        return LocalizedText("scale \(text)", "масштаб \(text)")
    }

    static func sheet(_ number: Int, of count: Int) -> LocalizedText {
        LocalizedText("sheet \(number) of \(count)", "лист \(number) из \(count)")
    }

    static func neighbour(_ number: Int) -> LocalizedText { LocalizedText("sheet \(number)", "лист \(number)") }

    static func page(_ number: Int, of count: Int) -> LocalizedText {
        LocalizedText("page \(number) of \(count)", "страница \(number) из \(count)")
    }

    static let overview = LocalizedText("all sheets", "все листы")
    static let taskSign = LocalizedText("task: number, points", "задание: номер, очки")
    static let hiddenTaskSign = LocalizedText("hidden task", "скрытое задание")
    static let start = LocalizedText("start", "старт")
    static let finish = LocalizedText("finish", "финиш")
    static let startAndFinish = LocalizedText("start and finish", "старт и финиш")
    static let closedRoad = LocalizedText("closed road", "закрытая дорога")

    static func grid(_ metres: Double) -> LocalizedText {
        metres < 1000
            ? LocalizedText("grid \(Int(metres)) m", "сетка \(Int(metres)) м")
            : LocalizedText("grid \(Int(metres / 1000)) km", "сетка \(Int(metres / 1000)) км")
    }

    static let trueNorth = LocalizedText(
        "blue lines: true north; print at full size (100 %)", "синие линии: истинный север; печатать в 100 %")

    static func length(_ metres: Double) -> LocalizedText {
        metres < 1000
            ? LocalizedText("\(Int(metres)) m", "\(Int(metres)) м")
            : LocalizedText("\(Int(metres / 1000)) km", "\(Int(metres / 1000)) км")
    }

    static let tasks = LocalizedText("Tasks", "Задания")
    static let answerSheet = LocalizedText("Answer sheet", "Бланк ответов")
    static let codes = LocalizedText("Codes", "Коды")
    static let startList = LocalizedText("Start list", "Стартовый протокол")
    static let results = LocalizedText("Results", "Результаты")

    static func timeLimit(_ seconds: Double) -> LocalizedText {
        let time = Measures.duration(seconds)
        return LocalizedText("Time limit: \(time.english)", "Контрольное время: \(time.russian)")
    }

    static func total(_ tasks: Int, points: String) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(tasks, "task", "tasks")), \(points) points in all",
            "\(Plural.russian(tasks, "задание", "задания", "заданий")), всего очков: \(points)")
    }

    static func hidden(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "further task appears", "further tasks appear")) on the phone during the ride",
            Plural.russian(count, "задание откроется", "задания откроются", "заданий откроются")
                + " в телефоне во время заезда")
    }

    /// How hard a task is, after its category.
    static func difficulty(_ word: LocalizedText) -> LocalizedText {
        LocalizedText("difficulty: \(word.english)", "сложность: \(word.russian)")
    }

    static func afterStart(_ time: String) -> LocalizedText {
        LocalizedText("\(time) after your start", "через \(time) после вашего старта")
    }

    static func opens(_ text: String) -> LocalizedText { LocalizedText("opens \(text)", "открывается \(text)") }

    static func closes(_ text: String) -> LocalizedText { LocalizedText("closes \(text)", "закрывается \(text)") }

    static let answer = LocalizedText("Answer", "Ответ")
    static let hint = LocalizedText("Hint", "Подсказка")
    static let success = LocalizedText("Once solved", "После решения")
    static let opensAfter = LocalizedText("Opens after", "Открывается после")
    static let beThere = LocalizedText("being there is enough", "достаточно быть на месте")
    static let photo = LocalizedText("a photo", "фотография")
    static let judged = LocalizedText("the organiser judges", "решает организатор")
    static let sealed = LocalizedText("sealed in this file", "в этом файле под печатью")
    static let notAnswers = LocalizedText("not accepted", "не принимается")

    static let rider = LocalizedText("Rider or team", "Участник или команда")
    static let number = LocalizedText("No.", "Номер")
    static let name = LocalizedText("Name", "Имя")
    static let team = LocalizedText("Team", "Команда")
    static let startTime = LocalizedText("Start", "Старт")
    static let finishTime = LocalizedText("Finish", "Финиш")
    static let place = LocalizedText("Place", "Место")
    static let pointsColumn = LocalizedText("Points", "Очки")
    static let solved = LocalizedText("Solved", "Решено")
    static let time = LocalizedText("Time", "Время")
    static let sum = LocalizedText("Sum", "Сумма")
    static let withoutClass = LocalizedText("Without a class", "Без класса")
    static let signature = LocalizedText("Checked by", "Проверил")

    static let join = LocalizedText("Scan to join", "Сканируйте, чтобы участвовать")
    static let noRiders = LocalizedText("nobody has registered yet", "пока никто не зарегистрирован")
    static let noResults = LocalizedText("no results yet", "результатов пока нет")

    static let zones = LocalizedText("Zones", "Зоны")
    static let contacts = LocalizedText("Contacts", "Контакты")

    /// What a toll zone costs, in counted points.
    static func toll(perEntry: LocalizedText?, perMinute: LocalizedText?) -> LocalizedText {
        let english = [perEntry.map { "\($0.english) an entry" }, perMinute.map { "\($0.english) a minute" }]
        let russian = [perEntry.map { "\($0.russian) за въезд" }, perMinute.map { "\($0.russian) за минуту" }]
        return LocalizedText(
            "costs " + english.compactMap { $0 }.joined(separator: ", "),
            "стоит " + russian.compactMap { $0 }.joined(separator: ", "))
    }

    static let forbidden = LocalizedText("forbidden area", "запретная зона")
    static let bounds = LocalizedText("stay inside", "не выезжать за пределы")
    static let toll = LocalizedText("toll zone", "платная зона")
    static let boundsSign = LocalizedText("edge of the quest’s area", "граница области квеста")

    // What results on paper say of themselves.

    /// Above results that may still change.
    static func provisional(_ waiting: Int) -> LocalizedText {
        LocalizedText(
            "Provisional: \(Plural.english(waiting, "result waits", "results wait")) for the organiser; their places are in brackets.",
            "Предварительно: "
                + Plural.russian(
                    waiting, "результат ждёт организатора", "результата ждут организатора",
                    "результатов ждут организатора") + "; их места в скобках.")
    }

    static func asOf(_ time: String) -> LocalizedText {
        LocalizedText("Provisional, as of \(time).", "Предварительно, по состоянию на \(time).")
    }

    static func toJudge(_ count: Int) -> LocalizedText {
        LocalizedText("\(count) to judge", "на оценке: \(count)")
    }

    static let toBeJudged = LocalizedText("to be judged", "на проверку")
}

extension RideResult.Status {
    /// Why there is no place.
    var text: LocalizedText {
        switch self {
        case .ok: LocalizedText("", "")
        case .notStarted: LocalizedText("not started", "не стартовал")
        case .underWay: LocalizedText("under way", "в пути")
        case .didNotFinish: LocalizedText("gave up", "сошёл")
        case .overTime: LocalizedText("over time", "превышено время")
        case .missingPunch: LocalizedText("a control is missing", "нет отметки")
        case .disqualified: LocalizedText("disqualified", "дисквалификация")
        }
    }
}
