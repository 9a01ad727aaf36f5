package import Quests
package import RideLogs

extension Roster {
    /// What in a table does not suit a quest. Riders are judged nevertheless; a team of another size gets a flag.
    package enum QuestDiagnostic: Sendable, Hashable {
        /// The quest has start rules for classes, but none for this one: its riders ride by those of the quest.
        case unknownClass(String, line: Int, meant: String?, known: [String])
        /// A team has another number of members than the quest asks for.
        case teamSize(String, members: Int, lines: [Int], sizes: ClosedRange<Int>)
        /// The quest is for teams of several, and these riders have none.
        case withoutTeam(lines: [Int], sizes: ClosedRange<Int>)
        /// The quest is for riders alone, and the table has teams.
        case needlessTeams(count: Int, line: Int)
    }

    /// Compares the table with a quest.
    ///
    /// - Parameter lines: on which line of the table each rider is, from `init(csv:lines:)`.
    /// - Returns: what does not suit it, in the order of the table.
    /// - Complexity: O(*n* log *n*).
    package func diagnostics(with quest: Quest, lines: [RideEntry.Rider: Int]) -> [QuestDiagnostic] {
        var teams: [String: [Int]] = [:]
        var classes: [String: Int] = [:]
        var alone: [Int] = []
        for (rider, registration) in riders {
            let line = lines[rider] ?? 0
            if let team = registration.team { teams[team, default: []].append(line) } else { alone.append(line) }
            if let name = registration.category { classes[name] = min(line, classes[name] ?? line) }
        }
        let ordered = teams.map { (name: $0.key, lines: $0.value.sorted()) }
            .sorted { ($0.lines.first ?? 0) < ($1.lines.first ?? 0) }
        return unknownClasses(classes, of: quest) + Self.teamDiagnostics(ordered, alone.sorted(), quest)
    }

    private func unknownClasses(_ classes: [String: Int], of quest: Quest) -> [QuestDiagnostic] {
        let known = quest.settings.classes.keys.sorted()
        guard !known.isEmpty else { return [] }
        let names = Set(known.map { $0.lowercased() })
        return classes.filter { !names.contains($0.key.lowercased()) }.sorted { $0.value < $1.value }.map {
            name, line in
            let folded = SeenName.folded(name)
            return .unknownClass(
                name, line: line, meant: known.first { SeenName.folded($0) == folded }, known: known)
        }
    }

    private static func teamDiagnostics(
        _ teams: [(name: String, lines: [Int])], _ alone: [Int], _ quest: Quest
    ) -> [QuestDiagnostic] {
        guard let sizes = quest.settings.teams?.sizes else {
            return teams.first.map { [.needlessTeams(count: teams.count, line: $0.lines.first ?? 0)] } ?? []
        }
        let odd = teams.filter { !sizes.contains($0.lines.count) }.map { team in
            QuestDiagnostic.teamSize(team.name, members: team.lines.count, lines: team.lines, sizes: sizes)
        }
        return odd + (sizes.lowerBound > 1 && !alone.isEmpty ? [.withoutTeam(lines: alone, sizes: sizes)] : [])
    }
}
