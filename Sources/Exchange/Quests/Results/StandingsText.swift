import Quests
internal import RideLogs
public import Scoring
public import Support

/// Standings as a table for people.
///
///     print(StandingsText(standings, language: .russian, isExplained: true).text)
///
/// One table for each class. If explained, every result is followed by its lines: each task, each bonus and penalty, the sum, and the
/// flags. At the end stands which logs are not signed. Names are cut at 40 columns, and characters that could control a terminal are replaced.
public struct StandingsText: Sendable {
    private let standings: Standings
    private let language: Language
    private let isExplained: Bool

    /// Sets how standings are shown.
    public init(_ standings: Standings, language: Language = .english, isExplained: Bool = false) {
        self.standings = standings
        self.language = language
        self.isExplained = isExplained
    }

    /// The tables, a line break at the end; a sentence if there are no rides.
    /// - Complexity: linear in the number of riders times the number of tasks.
    public var text: String {
        var text = ""
        if let frozen = standings.frozenAt.flatMap(ISO8601.text) {
            text += Message("result-as-of", ["time": .of(frozen)])[language] + "\n\n"
        }
        guard standings.groups.contains(where: { !$0.rows.isEmpty }) else {
            return text + Message("result-nobody-has-ridden")[language] + "\n"
        }
        text += standings.groups.map(table).joined(separator: "\n")
        let notes = standings.notesOnLogs
        return notes.isEmpty ? text : text + "\n" + notes.map { $0[language] + "\n" }.joined()
    }

    private func table(_ group: Standings.Group) -> String {
        let cells = [header] + group.rows.map(cells)
        let widths = header.indices.map { column in cells.map { DisplayText.width(of: $0[column]) }.max() ?? 0 }
        func line(_ cells: [String]) -> String {
            let padded = cells.indices.map { column in
                DisplayText.padded(cells[column], to: widths[column], isRight: Self.rightColumns.contains(column))
            }
            var line = padded.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }
        var text = ""
        if group.category != nil || standings.groups.count > 1 {
            let name = group.category.map { DisplayText.sanitized($0, most: 60) }
            text += (name ?? Message("result-without-class")[language]) + "\n"
        }
        text += line(header)
        for (row, cells) in zip(group.rows, cells.dropFirst()) {
            text += line(cells)
            guard isExplained else { continue }
            for line in RideExplanation(row.result, language: language).lines { text += "    " + line + "\n" }
        }
        return text
    }

    private static let rightColumns: Set = [0, 2, 3, 4]

    private var header: [String] {
        [
            Message("standings-header"), Message("result-name"), Message("result-points"),
            Message("result-time"), Message("result-solved"), Message("result-status"),
        ].map { $0[language] }
    }

    private func cells(_ row: Standings.Row) -> [String] {
        var name = DisplayText.sanitized(row.name, most: 40)
        if row.isTeam {
            name += " (\(row.members.count))"
        }
        return [
            row.rank.map { String($0) } ?? "–", name, row.result.total.message[language],
            row.result.elapsed.map(Measures.clock) ?? "–", "\(row.result.solvedCount)/\(row.result.lines.count)",
            status(of: row.result)[language],
        ]
    }

    /// Empty for an ordinary ride; otherwise why it has no place, or what is pending.
    private func status(of result: RideResult) -> Message {
        switch result.status {
        case .ok where result.pendingCount > 0:
            Message("result-to-judge", ["count": .of(result.pendingCount)])
        case .ok where result.isToBeJudged: Message("result-to-be-judged")
        case .ok: Message.empty
        case .notStarted: Message("result-not-started")
        case .underWay: Message("result-under-way")
        case .didNotFinish: Message("result-gave-up")
        case .overTime: Message("result-over-time")
        case .missingPunch: Message("result-control-missing")
        case .disqualified: Message("result-disqualified")
        }
    }
}

/// A result line by line: the tasks, bonuses and penalties, the total, and the flags.
package struct RideExplanation {
    /// The lines; riders' texts are sanitised for a terminal.
    package let lines: [String]

    /// Explains a result.
    package init(_ result: RideResult, language: Language) {
        var lines = result.lines.map { $0.message[language] }
        lines += result.extras.map { $0.message[language] }
        lines.append(result.message[language])
        if let reason = result.disqualification {
            lines.append(Message("result-disqualified-for", ["reason": .of(reason)])[language])
        }
        if let authentication = result.authentication {
            lines.append(ResultTexts.log(authentication)[language])
        }
        lines += result.flags.map { flag in
            let what =
                switch result.cost(of: flag) {
                case .nothing: Message("result-noted")
                case .judge: Message("result-worth-a-look")
                case .disqualified: Message("result-disqualified-by-rule")
                }
            return "\(what[language]): \(flag.message[language])"
        }
        self.lines = lines.map { DisplayText.sanitized($0, most: 200) }
    }
}

extension Standings {
    /// Which logs anybody may have written.
    package var notesOnLogs: [Message] {
        let rows = groups.flatMap(\.rows)
        let unsigned = rows.filter { $0.result.authentication == .unsigned }
        let known = rows.filter { $0.result.authentication != nil }
        var notes: [Message] = []
        if !unsigned.isEmpty, unsigned.count == known.count {
            notes.append(Message("result-no-log-is-signed"))
        } else if !unsigned.isEmpty {
            notes.append(ResultTexts.unsignedLogs(unsigned.map { DisplayText.sanitized($0.name, most: 40) }))
        }
        if known.contains(where: { if case .unchecked? = $0.result.authentication { true } else { false } }) {
            notes.append(Message("result-signatures-not-checked"))
        }
        return notes
    }
}
