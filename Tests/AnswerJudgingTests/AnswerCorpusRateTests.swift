import AnswerJudging
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
        var falselyAccepted: [Row] = []
        var falselyRejected: [Row] = []
        var needlesslyNearly: [Row] = []
        for row in rows {
            let key = try #require(AnswerKey.anyOf([row.accepted]))
            let verdict: Substring =
                switch key.judge(row.typed).outcome {
                case .accepted: "accept"
                case .nearly: "nearly"
                case .rejected, .pending: "reject"
                }
            guard verdict != row.expected, verdict != row.tolerated else { continue }
            if verdict == "accept" {
                falselyAccepted.append(row)
            } else if row.expected == "reject" {
                needlesslyNearly.append(row)
            } else {
                falselyRejected.append(row)
            }
        }
        let wrong = rows.count { $0.expected != "accept" }
        let right = rows.count { $0.expected != "reject" }
        print("\(language): \(rows.count) rows")
        Self.report("wrongly accepted", falselyAccepted, of: wrong)
        Self.report("wrongly rejected", falselyRejected, of: right)
        Self.report("wrong, but called nearly right", needlesslyNearly, of: wrong)
        #expect(Double(falselyAccepted.count) <= 0.01 * Double(wrong))
        #expect(Double(falselyRejected.count) <= 0.05 * Double(right))
    }

    private static func report(_ what: String, _ rows: [Row], of count: Int) {
        let perMille = rows.count * 1000 / max(count, 1)
        print("  \(what): \(rows.count) of \(count), \(perMille / 10).\(perMille % 10) %")
        for row in rows.prefix(10) { print("    \(row)") }
    }
}
