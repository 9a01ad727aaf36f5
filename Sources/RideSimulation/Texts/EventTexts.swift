import Answers
import Quests
import Support

/// The texts of an event's summary.
enum EventTexts {
    static let solvedNote = LocalizedText(
        "solved: by how many of those whose answers are known; a track alone does not tell them",
        "решили: сколько из тех, чьи ответы известны; один трек о них не говорит")
    static let arrivalsNote = LocalizedText(
        "First, Median: when the first came to a task, and half of those who did, counted from the start of the first contestant",
        "Первый, Медиана: когда к заданию пришёл первый и когда — половина пришедших, считая от самого первого старта"
    )

    /// The heads of the table of tasks.
    static let columns = [
        LocalizedText("#", "№"), LocalizedText("Task", "Задание"), LocalizedText("Points", "Баллы"),
        LocalizedText("Fair", "По усилию"), LocalizedText("Reached", "Были"), LocalizedText("Solved", "Решили"),
        LocalizedText("First", "Первый"), LocalizedText("Median", "Медиана"), LocalizedText("Line", "Очередь"),
        LocalizedText("Wait", "Ожидание"),
    ]

    /// Follows the number of those who solved everything; empty if all started.
    static func notStarted(_ count: Int) -> LocalizedText {
        count == 0 ? LocalizedText("", "") : LocalizedText(", \(count) not started", ", не стартовали \(count)")
    }

    static func contestants(_ statistics: EventStatistics) -> LocalizedText {
        let percent = Measures.decimal(statistics.shareInTime * 100, digits: 0)
        let refused = notStarted(statistics.notStarted)
        let (contestants, home) = (statistics.contestants, statistics.home)
        let (inTime, solvedAll) = (statistics.inTime, statistics.solvedAll)
        return LocalizedText(
            "\(Plural.english(contestants, "contestant", "contestants")), \(home) home, \(inTime) in time "
                + "(\(percent.english) %), \(solvedAll) solved everything\(refused.english)",
            "\(Plural.russian(contestants, "участник", "участника", "участников")), на финише \(home), вовремя "
                + "\(inTime) (\(percent.russian) %), все задания решили \(solvedAll)\(refused.russian)")
    }

    static func rideTimes(quickest: String, median: String, slowest: String) -> LocalizedText {
        LocalizedText(
            "ride times: \(quickest) (quickest), \(median) (median), \(slowest) (slowest), from each own start",
            "время в пути: \(quickest) (самый быстрый), \(median) (медиана), \(slowest) (самый медленный), "
                + "от своего старта")
    }

    static func points(least: LocalizedText, median: LocalizedText, most: LocalizedText) -> LocalizedText {
        LocalizedText(
            "points: \(least.english) (least), \(median.english) (median), \(most.english) (most)",
            "баллы: \(least.russian) (меньше всех), \(median.russian) (медиана), \(most.russian) (больше всех)")
    }

    static func stops(gaveUp: Int, punctures: Int, breaks: Int) -> LocalizedText {
        LocalizedText(
            "\(gaveUp) gave up; \(Plural.english(punctures, "flat tyre", "flat tyres")), "
                + Plural.english(breaks, "break", "breaks"),
            "сошли с маршрута: \(gaveUp); \(Plural.russian(punctures, "прокол", "прокола", "проколов")), "
                + Plural.russian(breaks, "остановка", "остановки", "остановок"))
    }

    static func flagged(_ rides: Int) -> LocalizedText {
        LocalizedText(
            "worth a look: \(Plural.english(rides, "ride", "rides")) with flags of the referee",
            "стоит проверить: \(Plural.russian(rides, "заезд", "заезда", "заездов")) с пометками судьи")
    }
}

/// The advice for an event, in words.
enum AdviceTexts {
    static func task(_ number: Int, english: String, russian: String) -> LocalizedText {
        LocalizedText("\(number) “\(english)”", "\(number) «\(russian)»")
    }

    /// The most names in a line.
    private static let most = 5

    /// Names with commas between; of many the first, and how many more there are.
    static func list(_ names: [LocalizedText]) -> LocalizedText {
        let shown = names.count > most + 1 ? Array(names.prefix(most)) : names
        let (english, russian) = (shown.map(\.english), shown.map(\.russian))
        let rest = names.count - shown.count
        return LocalizedText(
            english.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : ""),
            russian.joined(separator: ", ") + (rest > 0 ? " и ещё \(rest)" : ""))
    }

    static func timeForAll(quick: String, middling: String, slow: String) -> LocalizedText {
        LocalizedText(
            "all tasks take a quick rider \(quick), a middling one \(middling), a slow one \(slow)",
            "на все задания быстрому нужно \(quick), среднему \(middling), медленному \(slow)")
    }

    static func onlyTheQuick(within seconds: Double) -> LocalizedText {
        let limit = Measures.duration(seconds)
        return LocalizedText(
            "within \(limit.english) only the quick can solve everything",
            "за \(limit.russian) всё успеют только быстрые")
    }

    static func unreachable(_ names: LocalizedText) -> LocalizedText {
        LocalizedText(
            "no road leads to \(names.english), or none back, or they require such tasks",
            "нет дороги туда или обратно, или они требуют таких заданий: \(names.russian)")
    }

    static func tooFar(_ names: LocalizedText) -> LocalizedText {
        LocalizedText(
            "nobody can be at \(names.english) and home in time",
            "никто не успеет туда и обратно вовремя: \(names.russian)")
    }

    static func notWorthIt(_ names: LocalizedText) -> LocalizedText {
        LocalizedText(
            "not worth the detour within the time, and with how many more points it would be: \(names.english)",
            "в отведённое время не стоят крюка (и сколько баллов надо добавить, чтобы стоили): \(names.russian)"
        )
    }

    /// A task, and how many more points would make it worth the detour.
    static func detour(to name: LocalizedText, missing points: Int) -> LocalizedText {
        LocalizedText("\(name.english) (+\(points))", "\(name.russian) (+\(points))")
    }

    static func longLine(at name: LocalizedText, wait: String) -> LocalizedText {
        LocalizedText(
            "riders waited \(wait) on average at \(name.english): more organisers would help there, not more points",
            "у задания \(name.russian) ждали в среднем \(wait): там нужны судьи, а не баллы")
    }

    static func tooHard(_ name: LocalizedText, solved: Int, of looked: Int) -> LocalizedText {
        LocalizedText(
            "only \(solved) of \(looked) who looked found the answer to \(name.english): it wants a hint, or a clearer question",
            "ответ к заданию \(name.russian) нашли только \(solved) из \(looked): нужна подсказка или вопрос понятнее")
    }

    static func lineTooLong(at name: LocalizedText, left count: Int) -> LocalizedText {
        LocalizedText(
            "at \(name.english) the line was too long for \(count), who rode on; let more organisers judge there",
            "у задания \(name.russian) очередь оказалась слишком длинной, дальше поехали: \(count); "
                + "поставьте туда больше судей")
    }
}

/// The counts in reports of rides and events, in words.
enum EventCounts {
    static func wrongTurns(_ count: Int) -> LocalizedText {
        LocalizedText(
            Plural.english(count, "wrong turn", "wrong turns"),
            Plural.russian(count, "неверный поворот", "неверных поворота", "неверных поворотов"))
    }

    static func reroutes(_ count: Int) -> LocalizedText {
        LocalizedText(
            Plural.english(count, "re-route", "re-routes"),
            Plural.russian(count, "перестроение маршрута", "перестроения маршрута", "перестроений маршрута"))
    }

    static func fixes(_ count: Int) -> LocalizedText {
        LocalizedText(
            Plural.english(count, "fix", "fixes"),
            Plural.russian(count, "отметка положения", "отметки положения", "отметок положения"))
    }

    static func refusedFixes(_ count: Int) -> LocalizedText {
        LocalizedText("\(count) refused", "отброшено: \(count)")
    }
}

/// The texts of a ride's timeline.
enum TimelineTexts {
    static let start = LocalizedText("start", "старт")
    static let finish = LocalizedText("finish", "финиш")
    static let heading = LocalizedText("→", "→")
    static let wrongTurn = LocalizedText("takes a wrong turn", "сворачивает не туда")
    static let newRoute = LocalizedText("new route", "новый маршрут")
    static let endOfRoute = LocalizedText("end of the route", "конец маршрута")
    static let reaches = LocalizedText("reaches", "на месте:")
    static let hintTaken = LocalizedText("a hint is taken", "взята подсказка")
    static let givenUp = LocalizedText("given up", "отказ")
    static let answerShown = LocalizedText("the answer is shown", "показан ответ")
    static let entersZone = LocalizedText("enters the zone", "въезд в зону")
    static let leavesZone = LocalizedText("leaves the zone", "выезд из зоны")
    static let worthALook = LocalizedText("worth a look", "стоит проверить")
    static let brokenOff = LocalizedText("the ride is broken off", "поездка прервана")

    static func offRoute(by distance: Double) -> LocalizedText {
        LocalizedText(
            "off the route by \(Measures.distance(distance).english)",
            "в стороне от маршрута: \(Measures.distance(distance).russian)")
    }

    static func answer(_ answer: String) -> LocalizedText { LocalizedText("answer “\(answer)”", "ответ «\(answer)»") }

    static func unknownTask(_ id: Quest.Task.ID) -> LocalizedText { LocalizedText("task \(id)", "задание \(id)") }

    static func task(_ task: Quest.Task) -> LocalizedText {
        LocalizedText(
            "task \(task.number) “\(task.name(in: Language.english.rawValue))”",
            "задание \(task.number) «\(task.name(in: Language.russian.rawValue))»")
    }

    static func zone(_ name: String) -> LocalizedText { LocalizedText("“\(name)”", "«\(name)»") }

    static func ridden(_ metres: Double) -> LocalizedText {
        let length = Measures.distance(metres)
        return LocalizedText("\(length.english) ridden", "проехано \(length.russian)")
    }
}
