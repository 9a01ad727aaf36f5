import Answers
import Foundation
import TestSupport
import Testing

/// `swift test --filter AnswerCorpus` prints the rates on the corpus in `Tests/Fixtures/answers` and the ten worst rows of each kind.
///
/// A row is an accepted answer, what a rider typed, the verdict of a fair person, another verdict that is tolerated, and where the row
/// comes from. A wrong answer or a misspelt one that is accepted is a false acceptance; a right one that is not, and a misspelt one
/// that is rejected, is a false rejection.
@Suite("The rates of the AnswerCorpus")
struct AnswerCorpusRateTests {
    struct Row: CustomStringConvertible {
        let accepted: String
        let typed: String
        let expected: Substring
        let tolerated: Substring
        let family: Substring

        init?(_ line: Substring) {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count == 6 else { return nil }
            (accepted, typed) = (String(columns[0]), String(columns[1]))
            (expected, tolerated, family) = (columns[2], columns[3], columns[4])
        }

        var description: String { "\(family): \(accepted) ← \(typed), expected \(expected)" }
    }

    static func rows(_ language: String) throws -> [Row] {
        let file = RealData.packageRoot.appending(path: "Tests/Fixtures/answers/\(language).tsv")
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.split(separator: "\n").dropFirst().compactMap(Row.init)
    }

    @Test("at most 1 % is wrongly accepted and 5 % wrongly rejected", arguments: ["en", "ru"])
    func rates(_ language: String) throws {
        let rows = try Self.rows(language)
        #expect(rows.count >= 300)
        let misses = try rows.compactMap(Self.miss)
        let falselyAccepted = misses.filter { $0.verdict == "accept" }
        let needlesslyNearly = misses.filter { $0.verdict != "accept" && $0.row.expected == "reject" }
        let falselyRejected = misses.filter { $0.verdict != "accept" && $0.row.expected != "reject" }
        let wrong = rows.count { $0.expected != "accept" }
        let right = rows.count { $0.expected != "reject" }
        // In one piece, since both languages are judged at once.
        print(
            "\(language): \(rows.count) rows\n" + Self.report("wrongly accepted", falselyAccepted, of: wrong)
                + Self.report("wrongly rejected", falselyRejected, of: right)
                + Self.report("wrong, but called nearly right", needlesslyNearly, of: wrong), terminator: "")
        #expect(Double(falselyAccepted.count) <= 0.01 * Double(wrong))
        #expect(Double(falselyRejected.count) <= 0.05 * Double(right))
    }

    /// A row with another verdict than a fair person's.
    struct Miss {
        let row: Row
        let verdict: Substring
        let rule: String

        /// How far the verdict is from the expected one: 2 where one accepts and the other rejects, else 1.
        var distance: Int { [verdict, row.expected].contains("nearly") ? 1 : 2 }
    }

    private static func miss(_ row: Row) throws -> Miss? {
        let judged = try #require(AnswerKey.anyOf([row.accepted])).judge(row.typed)
        let verdict: Substring =
            switch judged.outcome {
            case .accepted: "accept"
            case .nearly: "nearly"
            case .rejected, .pending: "reject"
            }
        guard verdict != row.expected, verdict != row.tolerated else { return nil }
        return Miss(row: row, verdict: verdict, rule: judged.rule)
    }

    /// The rate, and the ten worst rows: those whose verdict is furthest from a fair one, then in the order of the corpus.
    private static func report(_ what: String, _ misses: [Miss], of count: Int) -> String {
        let perMille = misses.count * 1000 / max(count, 1)
        let worst = misses.filter { $0.distance == 2 } + misses.filter { $0.distance == 1 }
        return worst.prefix(10).reduce("  \(what): \(misses.count) of \(count), \(perMille / 10).\(perMille % 10) %\n")
        {
            $0 + "    \($1.row), was \($1.verdict) [\($1.rule)]\n"
        }
    }
}
