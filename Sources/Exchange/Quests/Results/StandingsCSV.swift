import Quests
internal import RideLogs
public import Scoring
internal import Support

/// Standings as a table for spreadsheets and scripts: CSV by RFC 4180, in UTF-8.
///
///     let bytes = StandingsCSV(standings).encoded()
///
/// | column | contents |
/// |---|---|
/// | `place` | the place in the class; empty without one |
/// | `class` | the class; empty for riders without one |
/// | `id`, `name` | of the rider or the team |
/// | `team` | the name of a team; empty for a rider |
/// | `riders` | the riders' identifiers, separated by `; ` |
/// | `points` | the total |
/// | `gross`, `bonus`, `penalty` | the points of the tasks, the additions, the deductions (as a positive number) |
/// | `time`, `seconds` | how long the ride took, `h:mm:ss` and in seconds |
/// | `status` | `ok`, `notStarted`, `underWay`, `didNotFinish`, `overTime`, `missingPunch`, `disqualified` |
/// | `solved`, `tasks`, `pending` | the numbers of solved, all and pending tasks |
/// | `wrong`, `hints` | the numbers of wrong answers and hints |
/// | `start`, `finish` | when, by ISO 8601 in UTC |
/// | `log` | whether the log is `signed`, `unchecked` or `unsigned`; empty without one |
/// | `flags` | the kinds of all flags, separated by `; ` |
/// | `toBeJudged` | `yes` where the organiser has to look at the ride before its result stands; else empty |
///
/// The header is English in every language, numbers have a point, lines end with CR LF, and there is no byte order mark: CSV readers need
/// nothing else, and spreadsheets ask for encoding and separator on import.
///
/// A text that a spreadsheet would take for a formula, since it starts with `=`, `+`, `-`, `@` or a control character, or with one of
/// these behind blanks or invisible characters, gets an apostrophe in front, as OWASP advises
/// (<https://owasp.org/www-community/attacks/CSV_Injection>): names are written by riders. Numbers are never changed.
public struct StandingsCSV: Sendable {
    private let standings: Standings

    /// Takes standings.
    public init(_ standings: Standings) { self.standings = standings }

    /// The table.
    /// - Complexity: linear in the number of riders times the number of tasks.
    public func encoded() -> [UInt8] {
        var table = CSVTable()
        table.append([
            "place", "class", "id", "name", "team", "riders", "points", "gross", "bonus", "penalty", "time", "seconds",
            "status", "solved", "tasks", "pending", "wrong", "hints", "start", "finish", "log", "flags", "toBeJudged",
        ])
        for group in standings.groups {
            for row in group.rows { table.append(cells(row, group.category)) }
        }
        return Array(table.text.utf8)
    }

    private func cells(_ row: Standings.Row, _ category: String?) -> [String] {
        let result = row.result
        let sums = ExtraSums(result)
        return [
            row.rank.map { String($0) } ?? "",
            CSVTable.cell(category ?? ""), CSVTable.cell(row.id), CSVTable.cell(row.name),
            CSVTable.cell(row.isTeam ? row.name : ""),
            CSVTable.cell(row.members.map(\.rawValue).joined(separator: "; ")),
            IOF.number(result.total), IOF.number(result.gross), IOF.number(sums.bonus), IOF.number(sums.penalty),
            result.elapsed.map(Measures.clock) ?? "", result.elapsed.flatMap(IOF.number) ?? "",
            result.status.rawValue,
            String(result.solvedCount), String(result.lines.count), String(result.pendingCount),
            String(result.wrongAnswers), String(result.hints),
            result.startTime.flatMap(ISO8601.text) ?? "", result.finishTime.flatMap(ISO8601.text) ?? "",
            result.authentication?.name ?? "",
            Self.kinds(result.flags), result.isToBeJudged ? "yes" : "",
        ]
    }

    /// Each kind once, in the order of the flags.
    private static func kinds(_ flags: [RideFlag]) -> String {
        var kinds: [String] = []
        for flag in flags where !kinds.contains(flag.kind.rawValue) { kinds.append(flag.kind.rawValue) }
        return kinds.joined(separator: "; ")
    }
}

/// The additions to and deductions from the points of the tasks; both 0 or more.
struct ExtraSums {
    let bonus: Points
    let penalty: Points

    package init(_ result: RideResult) {
        bonus = result.extras.reduce(.zero) { $0 + max($1.points, .zero) }
        penalty = result.extras.reduce(.zero) { $0 - min($1.points, .zero) }
    }
}
