import ArgumentParser
package import Quests
import RideLogs
package import Scoring
package import Support

/// Who rides, on the command line: so many invented riders, or those of a table.
package enum RidersArgument: ExpressibleByArgument {
    case invented(Int)
    case listed(String)

    package init?(argument: String) {
        if let count = Int(argument) {
            self = .invented(count)
        } else if argument.contains(where: { !$0.isWhitespace }) {
            self = .listed(argument)
        } else {
            return nil
        }
    }

    /// How many are invented; `nil` for a table.
    package var count: Int? { if case .invented(let count) = self { count } else { nil } }
    /// The file of the table, if there is one.
    package var table: String? { if case .listed(let path) = self { path } else { nil } }

    /// The table, after notes on what in it is odd, or does not suit the quest; `nil` for invented riders.
    package func roster(for quest: Quest, _ language: Language) throws -> Roster? {
        guard let table else { return nil }
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: table) }
        var lines: [RideEntry.Rider: Int] = [:]
        let roster = try Failure.reporting(language, file: table, code: Failure.wrong) {
            try Roster(csv: bytes, lines: &lines)
        }
        for remark in roster.diagnostics(onLogsOf: []) {
            // That somebody has no key matters to logs only.
            if case .withoutKey = remark { continue }
            Console.note("\(table): \(DisplayText.sanitized(remark.message[language]))")
        }
        for mismatch in roster.diagnostics(with: quest, lines: lines) {
            Console.note("\(table): \(DisplayText.sanitized(mismatch.message[language]))")
        }
        return roster
    }
}
