import Support

/// What `questctl simulate` says.
enum SimulateTexts {
    static let tilesWithoutPage = LocalizedText(
        "--tiles is for the map of the page: give --report too",
        "ключ --tiles — для карты на странице: добавьте --report")
    static let aboutEvents = LocalizedText(
        "csv and reports are about events; give --riders or --track",
        "csv и отчёт — о целом событии; задайте --riders или --track")
    static let recordedAndInvented = LocalizedText(
        "recorded rides are no invented ones; leave out --track or --riders",
        "записанные заезды — не выдуманные; уберите --track или --riders")
    static let seedOfRecorded = LocalizedText(
        "--seed is for invented riders, and --track replays recorded ones; leave one out",
        "--seed — для выдуманных участников, а --track — для записанных; уберите одно из двух")
    static let togetherWithoutTrack = LocalizedText(
        "--together is for recorded rides; give --track",
        "--together — для записанных заездов; задайте --track")
    static let riderOfEvent = LocalizedText(
        "--rider names one ride, and the riders of an event have numbers; leave out --rider or --riders",
        "--rider называет один заезд, а участники события нумеруются; уберите --rider или --riders")
    static let keyOfOneRide = LocalizedText(
        "--key signs the ride of one invented rider; leave out --track and --riders",
        "--key подписывает заезд одного выдуманного участника; уберите --track и --riders")
    static let keyWithoutLog = LocalizedText(
        "--key signs the ride log; say with --log where to write it",
        "--key подписывает журнал заезда; укажите в --log, куда его записать")
    static let classOfOneRide = LocalizedText(
        "--class is for invented riders, and one rider has one class; give --riders, or one --class without --track",
        "--class — для выдуманных участников, и у одного участника один класс; задайте --riders или один --class без --track"
    )

    static let signedEvent = LocalizedText(
        "--signed is about the logs of an event; give --riders and --log",
        "--signed относится к журналам целого события; задайте --riders и --log")
    static let closingTimeWithoutClosure = LocalizedText(
        "--avoid-from says when roads are closed, and --avoid which; give --avoid",
        "--avoid-from говорит, когда закрыты дороги, а --avoid — какие; задайте --avoid")
    static let ridersEdition = LocalizedText(
        "this is a riders' edition: what is sealed in it is not known here; simulate the organiser's file",
        "это издание для участников: запечатанное в нём здесь неизвестно; моделируйте файл организатора")

    static let noStart = LocalizedText(
        "the quest has no start; riders start at its first task",
        "у квеста нет старта; участники стартуют у первого задания")

    static func notStarted(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "recorded ride lies", "recorded rides lie")) outside the start window of the quest; "
                + "--together lets rides of other days begin when it opens",
            "вне окна старта квеста: \(Plural.russian(count, "заезд", "заезда", "заездов")); с --together заезды других дней "
                + "начинаются, когда оно открывается")
    }

    static let startsApart = LocalizedText(
        "the rides begin more than a day apart; --together lets them begin at one time",
        "между стартами заездов больше суток; с --together они начинаются одновременно")
    static func progress(_ home: Int, _ parties: Int, _ rate: LocalizedText, _ left: LocalizedText?) -> LocalizedText {
        LocalizedText(
            "\(home) of \(parties) home, \(rate.english) h ridden a second"
                + (left.map { ", \($0.english) left" } ?? ""),
            "на финише \(home) из \(parties), \(rate.russian) ч езды в секунду"
                + (left.map { ", осталось \($0.russian)" } ?? ""))
    }
}

/// What is said about the options for events.
enum EventOptionTexts {
    static func unknownClass(_ name: String, _ known: [String]) -> LocalizedText {
        known.isEmpty
            ? LocalizedText(
                "the quest has no classes with start rules of their own; leave out --class",
                "в квесте нет классов со своими правилами старта; уберите --class")
            : LocalizedText(
                "the quest has no class ‘\(name)’ with start rules of its own; there are \(known.joined(separator: ", "))",
                "в квесте нет класса «\(name)» со своими правилами старта; есть \(known.joined(separator: ", "))"
            )
    }

    static let forInventedRiders = LocalizedText(
        "--team-size, --start, --weather, --judging-time and --avoid-from are for events; give --riders or --field",
        "--team-size, --start, --weather, --judging-time и --avoid-from — для событий; "
            + "задайте --riders или --field")
    static let badNumbers = LocalizedText(
        "--riders, or riders of --field, goes from 1 to 100000, --team-size from 1 to 50, --start-interval from 0 to 86400",
        "--riders (или riders в --field) принимает числа от 1 до 100000, --team-size — от 1 до 50, --start-interval — от 0 до 86400"
    )
    static let noRiders = LocalizedText(
        "the description of the field does not say how many ride; add \"riders\" to it, or give --riders",
        "в описании участников не сказано, сколько их; добавьте туда \"riders\" или задайте --riders")
    static let emptyTable = LocalizedText(
        "the table of riders has no riders",
        "в таблице участников никого нет")
    static let ridersAlone = LocalizedText(
        "the quest is for riders alone; leave out --team-size, or give the quest \"teams\"",
        "в этом квесте каждый едет сам за себя; уберите --team-size или добавьте в квест \"teams\"")

    static func wrongTeamSize(_ allowed: String, _ teamSize: Int) -> LocalizedText {
        LocalizedText(
            "a team of the quest has \(allowed) riders, not \(teamSize); choose another --team-size",
            "в команде этого квеста участников \(allowed), а не \(teamSize); выберите другой --team-size")
    }

    static func incompleteTeam(_ riders: Int, _ teamSize: Int, _ last: Int, _ allowed: String)
        -> LocalizedText
    {
        LocalizedText(
            "\(riders) riders in teams of \(teamSize) leave \(last) over, and a team of the quest has \(allowed); choose another "
                + "--riders",
            "\(riders) участников не делятся на команды по \(teamSize): остаётся \(last), а в команде этого квеста участников "
                + "\(allowed); выберите другой --riders")
    }

    static let ofTable = LocalizedText(
        "a table of riders has its teams and classes; leave out --team-size and --class",
        "в таблице участников есть свои команды и классы; уберите --team-size и --class")
}
