package import Support

extension Roster.QuestDiagnostic: LocalizedMessage {
    /// What does not suit the quest, where, and what follows.
    package var message: LocalizedText {
        switch self {
        case .unknownClass(let name, let line, let meant, let known):
            let name = DisplayText.sanitized(name, most: 40)
            let names = (meant.map { [$0] } ?? known).map { DisplayText.sanitized($0, most: 40) }
            let (english, russian) = (
                names.map { "“\($0)”" }.joined(separator: ", "), names.map { "«\($0)»" }.joined(separator: ", ")
            )
            return LocalizedText(
                "line \(line): the quest has no start rules for the class “\(name)”, so it rides by those of the quest; "
                    + (meant == nil ? "there are rules for \(english)" : "write \(english) if that is meant"),
                "строка \(line): для класса «\(name)» в квесте нет правил старта, и он едет по общим; "
                    + (meant == nil ? "правила есть для: \(russian)" : "если имеется в виду \(russian), так и напишите")
            )
        case .teamSize(let name, let members, let lines, let sizes):
            let name = DisplayText.sanitized(name, most: 40)
            return LocalizedText(
                "\(Self.english(lines)): the team “\(name)” has \(Plural.english(members, "rider", "riders")), and a team of the quest "
                    + "has \(Self.text(sizes)): it gets a flag",
                "\(Self.russian(lines)): в команде «\(name)» \(Plural.russian(members, "участник", "участника", "участников")), а в "
                    + "команде этого квеста их \(Self.text(sizes)): она получит пометку судьи")
        case .withoutTeam(let lines, let sizes):
            return LocalizedText(
                "\(Self.english(lines)): no team, and a team of the quest has \(Self.text(sizes)) riders: who rides alone is ranked beside the teams",
                "\(Self.russian(lines)): без команды, а в команде этого квеста участников \(Self.text(sizes)): едущий один "
                    + "ранжируется наравне с командами")
        case .needlessTeams(let count, let line):
            return LocalizedText(
                "line \(line): the quest is for riders alone, so the table's \(Plural.english(count, "team", "teams")) "
                    + "\(count == 1 ? "does" : "do") not count; give the quest \"teams\"",
                "строка \(line): в этом квесте каждый едет сам за себя, и "
                    + "\(Plural.russian(count, "команда", "команды", "команд")) из таблицы не в счёт; добавьте в квест \"teams\""
            )
        }
    }

    private static let most = 10

    private static func english(_ lines: [Int]) -> String { "\(lines.count == 1 ? "line" : "lines") \(text(lines))" }
    private static func russian(_ lines: [Int]) -> String { "\(lines.count == 1 ? "строка" : "строки") \(text(lines))" }

    private static func text(_ lines: [Int]) -> String {
        lines.prefix(most).map(String.init).joined(separator: ", ") + (lines.count > most ? ", … (\(lines.count))" : "")
    }

    private static func text(_ sizes: ClosedRange<Int>) -> String {
        sizes.count == 1 ? "\(sizes.lowerBound)" : "\(sizes.lowerBound)–\(sizes.upperBound)"
    }
}
