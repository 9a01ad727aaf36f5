import Answers
import Testing

/// The verdict on every row of the corpus in `Tests/Fixtures/answers`, and what decided it: a change of either is meant, or it is a bug.
@Suite("The verdicts on the AnswerCorpus")
struct AnswerCorpusVerdictTests {
    typealias Row = AnswerCorpusRateTests.Row

    @Test("every row has the verdict of a fair person, but for the known misses; VELOQUEST_UPDATE_PAGES=1 writes these")
    func misses() throws {
        var lines: [String] = []
        for language in ["en", "ru"] {
            for row in try AnswerCorpusRateTests.rows(language) {
                let verdict = try #require(AnswerKey.anyOf([row.accepted])).judge(row.typed)
                let word = Self.word(verdict)
                guard word != row.expected, word != row.tolerated else { continue }
                lines.append(
                    [language, row.accepted, row.typed, "\(row.expected)", word, verdict.rule].joined(separator: "\t"))
            }
        }
        let record = CorpusRecord(
            name: "known-misses",
            head: [
                "The rows of the corpus on which the referee says otherwise than a fair person would, as AnswerCorpusVerdictTests",
                "writes them with VELOQUEST_UPDATE_PAGES=1: language, accepted, typed, expected, verdict, rule.",
            ])
        let (gone, new) = try record.differences(from: lines)
        #expect(gone.isEmpty, "better, or missed in another way:\n\(gone.joined(separator: "\n"))")
        #expect(new.isEmpty, "worse, or missed in another way:\n\(new.joined(separator: "\n"))")
    }

    @Test(
        """
        what decides every row, with typing errors forgiven as well, and in the opposite direction, is what is recorded; \
        VELOQUEST_UPDATE_PAGES=1 writes it
        """)
    func rules() throws {
        var lines: [String] = []
        for language in ["en", "ru"] {
            var rows = try AnswerCorpusRateTests.rows(language)[...]
            while let first = rows.first {
                let family = rows.prefix { $0.accepted == first.accepted && $0.family == first.family }
                rows = rows.dropFirst(family.count)
                lines.append(try Self.line(language, Array(family)))
            }
        }
        let record = CorpusRecord(
            name: "rules",
            head: [
                "What decides the rows of the corpus, in their order, as AnswerCorpusVerdictTests writes it with",
                "VELOQUEST_UPDATE_PAGES=1: language, family, accepted; then the rule for each row, where typing errors are forgiven,",
                "and where what was typed is accepted and what was accepted is typed. A number behind “folded” stands for the foldings.",
            ])
        let (gone, new) = try record.differences(from: lines)
        #expect(new.isEmpty, "was:\n\(gone.joined(separator: "\n"))\nis:\n\(new.joined(separator: "\n"))")
        #expect(gone.isEmpty)
    }

    private static func line(_ language: String, _ rows: [Row]) throws -> String {
        let accepted = rows[0].accepted
        let asking = try #require(AnswerKey.anyOf([accepted]))
        let forgiving = AnswerKey(.text(try #require(TextAnswer([accepted], typingErrors: .scaled))))
        let columns = [
            rows.map { rule(asking.judge($0.typed)) },
            rows.map { rule(forgiving.judge($0.typed)) },
            rows.map { AnswerKey.anyOf([$0.typed]).map { rule($0.judge(accepted)) } ?? "-" },
        ]
        return ([language, "\(rows[0].family)", accepted] + columns.map { $0.joined(separator: " ") })
            .joined(separator: "\t")
    }

    private static func word(_ verdict: Verdict) -> String {
        switch verdict.outcome {
        case .accepted: "accept"
        case .nearly: "nearly"
        case .rejected, .pending: "reject"
        }
    }

    private static func rule(_ verdict: Verdict) -> String {
        guard case .accepted(let match) = verdict, case .folded(let foldings) = match.agreement else {
            return verdict.rule
        }
        return "folded.\(foldings.rawValue)"
    }
}
