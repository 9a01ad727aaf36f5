package import Support

/// What is said about the options for events.
package enum EventOptionTexts {
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
    package static let emptyTable = LocalizedText(
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
