package import Support

extension Roster.QuestDiagnostic: LocalizedMessage {
    /// What does not suit the quest, where, and what follows.
    package var message: Message {
        switch self {
        case .unknownClass(let name, let line, let meant, let known):
            let name = DisplayText.sanitized(name, most: 40)
            let names = (meant.map { [$0] } ?? known).map { DisplayText.sanitized($0, most: 40) }
            return Message(
                "roster-quest-diagnostic-unknown-class",
                ["line": .of(line), "name": .of(name), "is-meant": .of(meant != nil), "names": .quoted(names)])
        case .teamSize(let name, let members, let lines, let sizes):
            let name = DisplayText.sanitized(name, most: 40)
            return Message(
                "roster-quest-diagnostic-team-size",
                [
                    "lines": .of(Self.text(lines)), "name": .of(name), "members": .of(members),
                    "sizes": .of(Self.text(sizes)),
                ])
        case .withoutTeam(let lines, let sizes):
            return Message(
                "roster-quest-diagnostic-without-team",
                ["lines": .of(Self.text(lines)), "sizes": .of(Self.text(sizes))])
        case .needlessTeams(let count, let line):
            return Message("roster-quest-diagnostic-needless-teams", ["line": .of(line), "count": .of(count)])
        }
    }

    private static let most = 10

    private static func text(_ lines: [Int]) -> Message {
        let shown =
            lines.prefix(most).map(String.init).joined(separator: ", ")
            + (lines.count > most ? ", … (\(lines.count))" : "")
        return Message("roster-lines", ["count": .of(lines.count), "lines": .of(shown)])
    }

    private static func text(_ sizes: ClosedRange<Int>) -> String {
        sizes.count == 1 ? "\(sizes.lowerBound)" : "\(sizes.lowerBound)–\(sizes.upperBound)"
    }
}
