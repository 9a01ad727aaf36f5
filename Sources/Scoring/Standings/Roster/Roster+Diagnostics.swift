public import Quests
public import RideLogs

extension Roster {
    /// What is probably a mistake in the table of riders, or between it and the logs. It keeps nobody from being judged.
    public enum Diagnostic: Sendable, Hashable {
        /// Columns with these titles are ignored.
        case ignoredColumns([String])
        /// The rows that start on these lines have more cells than the table has columns; those beyond are ignored.
        case extraCells(lines: [Int], Roster.Separator)
        /// Others have a key, and these riders have none: anybody's log may count for them.
        case withoutKey([RideEntry.Rider])
        /// One key stands for all of these riders.
        case sharedKey(KeyFingerprint, [RideEntry.Rider])
        /// These classes, or teams, differ only in what nobody sees or means, and are ranked apart.
        case alike([String])
        /// A rider of the logs is not in the table, and it has one whose identifier differs only in what nobody sees or means.
        case misspelt(logged: RideEntry.Rider, listed: RideEntry.Rider)
        /// The same, and the rider in the table has a log too: they are two, or one with two identifiers.
        case unlistedBeside(logged: RideEntry.Rider, listed: RideEntry.Rider)
        /// These riders of the logs are not in the table.
        case unlisted([RideEntry.Rider])
        /// Riders of the logs, without a table, whose identifiers differ only in what nobody sees or means.
        case alikeRiders([RideEntry.Rider])
    }

    /// What is probably a mistake.
    ///
    /// - Parameter logged: the riders of whom there are logs.
    /// - Complexity: O(*n* log *n*).
    public func diagnostics(onLogsOf logged: Set<RideEntry.Rider>) -> [Diagnostic] {
        guard !riders.isEmpty || !ignoredColumns.isEmpty else { return Self.alikeRiders(logged) }
        return table + unlisted(logged)
    }

    private var table: [Diagnostic] {
        var diagnostics: [Diagnostic] = ignoredColumns.isEmpty ? [] : [.ignoredColumns(ignoredColumns)]
        if !linesWithExtraCells.isEmpty { diagnostics.append(.extraCells(lines: linesWithExtraCells, separator)) }
        if !keys.isEmpty {
            let bare = riders.keys.filter { keys[$0] == nil }.sorted()
            if !bare.isEmpty { diagnostics.append(.withoutKey(bare)) }
        }
        var owners: [KeyFingerprint: [RideEntry.Rider]] = [:]
        for (rider, keys) in keys { for key in keys { owners[key, default: []].append(rider) } }
        for (key, owners) in owners.sorted(by: { $0.key.description < $1.key.description }) where owners.count > 1 {
            diagnostics.append(.sharedKey(key, owners.sorted()))
        }
        for names in [riders.values.compactMap { $0.category }, riders.values.compactMap { $0.team }] {
            diagnostics += SeenName.groups(of: names).map { .alike($0) }
        }
        return diagnostics
    }

    private func unlisted(_ logged: Set<RideEntry.Rider>) -> [Diagnostic] {
        let listed = Dictionary(grouping: riders.keys.sorted()) { SeenName.folded($0.rawValue) }
        var misspelt: [Diagnostic] = []
        var others: [RideEntry.Rider] = []
        for rider in logged.sorted() where riders[rider] == nil {
            let alike = listed[SeenName.folded(rider.rawValue)] ?? []
            if let meant = alike.first(where: { !logged.contains($0) }) {
                misspelt.append(.misspelt(logged: rider, listed: meant))
            } else if let meant = alike.first {
                misspelt.append(.unlistedBeside(logged: rider, listed: meant))
            } else {
                others.append(rider)
            }
        }
        return misspelt + (others.isEmpty ? [] : [.unlisted(others)])
    }

    private static func alikeRiders(_ logged: Set<RideEntry.Rider>) -> [Diagnostic] {
        SeenName.groups(of: logged.map { $0.rawValue }).map { .alikeRiders($0.map { RideEntry.Rider($0) }) }
    }
}

/// A name as people take it in: without letter case, spaces, invisible characters, zeros before a number, and with Cyrillic letters
/// that look like Latin ones as these.
enum SeenName {
    private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = [
        "а": "a", "в": "b", "е": "e", "ё": "e", "к": "k", "м": "m", "н": "h", "о": "o", "р": "p", "с": "c", "т": "t",
        "у": "y", "х": "x", "і": "i", "ѕ": "s", "ј": "j",
    ]

    static func folded(_ name: String) -> String {
        var folded = String.UnicodeScalarView()
        for scalar in name.lowercased().unicodeScalars {
            let properties = scalar.properties
            guard !properties.isWhitespace, !properties.isDefaultIgnorableCodePoint,
                properties.generalCategory != .control
            else { continue }
            folded.append(lookalikes[scalar] ?? scalar)
        }
        let isNumber = !folded.isEmpty && folded.allSatisfy { ("0"..."9").contains($0) }
        return String(isNumber ? String.UnicodeScalarView(folded.drop { $0 == "0" }) : folded)
    }

    /// The names that are alike, in groups of two or more, in order.
    static func groups(of names: some Sequence<String>) -> [[String]] {
        Dictionary(grouping: Set(names), by: folded).values.filter { $0.count > 1 }.map { $0.sorted() }
            .sorted { ($0.first ?? "") < ($1.first ?? "") }
    }
}
