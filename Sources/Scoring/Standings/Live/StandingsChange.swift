import RideLogs

/// A row of live standings that is another than before.
public struct StandingsChange: Sendable {
    /// The number of the standings in which it first was so.
    public let version: Int
    /// The rider, or the team.
    public let id: String
    /// Whether it is a team.
    public let isTeam: Bool
    /// The class that it is ranked in; `nil` for none.
    public let category: String?
    /// The row; `nil` where the standings have it no longer.
    public let row: Standings.Row?
}

/// The rows of live standings, each with the number of the standings in which it changed last.
struct NumberedRows: Sendable {
    private struct Key: Hashable, Comparable {
        let isTeam: Bool
        let id: String

        static func < (left: Key, right: Key) -> Bool {
            left.isTeam == right.isTeam ? left.id < right.id : right.isTeam
        }
    }

    private struct Numbered {
        let version: Int
        let category: String?
        let row: Standings.Row?
    }

    private(set) var version = 0
    /// The standings that were compared last.
    private(set) var groups: [Standings.Group] = []
    /// Those that are gone too, so that everybody who saw them learns of it.
    private var rows: [Key: Numbered] = [:]
    private var count = 0

    /// Compares new standings with the last ones.
    /// - Complexity: O(*r*) for *r* rows.
    mutating func take(_ groups: [Standings.Group]) {
        self.groups = groups
        let next = version + 1
        var isChanged = false
        var count = 0
        for group in groups {
            count += group.rows.count
            for row in group.rows {
                let key = Key(isTeam: row.isTeam, id: row.id)
                let known = rows[key]
                if let known, let before = known.row, known.category == group.category, before.isSame(as: row) {
                    continue
                }
                rows[key] = Numbered(version: next, category: group.category, row: row)
                isChanged = true
                if known?.row == nil { self.count += 1 }
            }
        }
        if self.count != count {
            var left = Set(rows.lazy.filter { $0.value.row != nil }.map { $0.key })
            for group in groups { for row in group.rows { left.remove(Key(isTeam: row.isTeam, id: row.id)) } }
            for key in left {
                rows[key] = Numbered(version: next, category: rows[key]?.category, row: nil)
                isChanged = true
            }
            self.count = count
        }
        if isChanged { version = next }
    }

    func changes(since version: Int) -> [StandingsChange] {
        var changes: [StandingsChange] = []
        for group in groups {
            for row in group.rows {
                let key = Key(isTeam: row.isTeam, id: row.id)
                guard let known = rows[key], known.version > version else { continue }
                changes.append(
                    StandingsChange(
                        version: known.version, id: row.id, isTeam: row.isTeam, category: group.category, row: row))
            }
        }
        let gone = rows.filter { $0.value.row == nil && $0.value.version > version }
        return changes
            + gone.sorted { $0.key < $1.key }.map { key, known in
                StandingsChange(
                    version: known.version, id: key.id, isTeam: key.isTeam, category: known.category, row: nil)
            }
    }
}

extension Standings.Row {
    fileprivate func isSame(as other: Standings.Row) -> Bool {
        guard rank == other.rank else { return false }
        return line === other.line
            || name == other.name && members == other.members && result == other.result
    }
}
