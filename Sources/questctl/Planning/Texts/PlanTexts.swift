internal import Support

/// What `questctl plan` says.
enum PlanTexts {
    static let inseparableTeam = LocalizedText(
        "in this quest the riders of a team have to be at a task together, so that a team cannot split up; leave out --team-size",
        "в этом квесте команда должна быть у задания вместе и разделиться не может; уберите --team-size")
    static let outOfTime = LocalizedText(
        "the finish cannot be reached in time, even without a further task; give a longer --time-limit or less --elapsed",
        "до финиша не успеть, даже без новых заданий; задайте --time-limit побольше или --elapsed поменьше")
    /// The same for the riders of some classes.
    static func outOfTime(in classes: LocalizedText) -> LocalizedText {
        LocalizedText("\(classes.english): \(outOfTime.english)", "\(classes.russian): \(outOfTime.russian)")
    }

    static let badMoment = LocalizedText(
        "--at is a moment such as 2026-05-09T10:00+02:00",
        "--at — это момент, например 2026-05-09T10:00+02:00")
    static let departureZone = LocalizedText(
        "tasks have hours by the clock, so --depart needs its offset from UTC, as 2026-05-09T10:00+02:00",
        "у заданий есть часы работы по часам, поэтому в --depart нужно смещение от UTC, например 2026-05-09T10:00+02:00"
    )
    static let noStartTime = LocalizedText(
        "note: tasks have hours by the clock and the quest has no start time; say with --at when the ride begins",
        "замечание: у заданий есть часы работы, а время старта не задано; укажите в --at, когда начнётся заезд")
    static let noStart = LocalizedText(
        "the quest has no start; say where the rider is, for example --from 61.4026,55.1599",
        "у квеста нет старта; укажите, где участник, например --from 61.4026,55.1599")

    static func unknownTask(_ name: String, _ count: Int) -> LocalizedText {
        LocalizedText(
            "the quest has no task ‘\(name)’; name tasks by identifier or by number, 1 to \(count)",
            "в квесте нет задания «\(name)»; называйте задания по идентификатору или номеру, от 1 до \(count)")
    }

    static let badPace = LocalizedText(
        "--pace is a number such as 1.2",
        "--pace — это число, например 1.2")
    static let badEffort = LocalizedText(
        "--effort is a number of seconds up to 600",
        "--effort — это число секунд, не больше 600")
    static let badTeamSize = LocalizedText(
        "--team-size goes from 1 to 50",
        "--team-size принимает числа от 1 до 50")
    static let noTable = LocalizedText(
        "--riders is a table of riders, such as riders.csv; for a team that shares the tasks say --team-size 2",
        "--riders — это таблица участников, например riders.csv; для команды, которая делит задания, укажите --team-size 2"
    )
    static let severalPlans = LocalizedText(
        "-o takes one plan, and the classes of the riders have several; leave out --riders or -o",
        "в -o помещается один план, а у классов участников их несколько; уберите --riders или -o")

    /// The classes that a plan is for.
    static func classes(_ names: [String?]) -> LocalizedText {
        func text(_ none: String) -> String {
            names.map { $0.map { DisplayText.sanitized($0) } ?? none }.joined(separator: ", ")
        }
        return LocalizedText(text("no class"), text("без класса"))
    }
}

/// What is said about tasks that nobody can ride to.
enum ReachedTasksTexts {
    static func unreachable(_ names: String) -> LocalizedText {
        LocalizedText(
            "note: these tasks are near no road of the map, or no way outside closures and forbidden zones leads there and on to the "
                + "finish, or they require others of these: \(names)",
            "замечание: рядом с этими заданиями на карте нет дорог, или туда и дальше до финиша не доехать в объезд перекрытий и "
                + "запретных зон, или они требуют других из этих заданий: \(names)")
    }
    static let noTaskReachable = LocalizedText(
        "no task of the quest can be reached on this map; is it the map of that place? ‘questctl validate --map’ says what is wrong "
            + "with each",
        "ни до одного задания квеста на этой карте не добраться; та ли это местность? О каждом задании скажет "
            + "«questctl validate --map»")
}
