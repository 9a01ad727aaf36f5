import Answers
import Scoring
import Support
import TestSupport
import Testing

@Suite("Answers of every kind")
struct CorpusTests {
    static let rows =
        TextCorpus.rows + NumberCorpus.rows + ChoiceCorpus.rows + ListCorpus.rows + PatternCorpus.rows + CodeCorpus.rows
        + JudgedCorpus.rows

    @Test("every row of the tables gets the verdict of a fair person")
    func verdicts() {
        for row in Self.rows {
            #expect(row.verdict == row.expected, "\(row)")
        }
    }

    @Test("the tables and the list of right and wrong have 300 rows or more, and no row twice")
    func size() {
        #expect(Self.rows.count + AnswerCorpus.rows.count >= 300)
        #expect(Set(Self.rows.map(\.description)).count == Self.rows.count)
    }

    @Test("a verdict that is no acceptance repeats no accepted form, in either language")
    func nothingGivenAway() {
        for row in Self.rows where row.expected != "+" {
            guard let key = row.key, let sample = key.sampleAnswer, sample.count > 4 else { continue }
            let message = key.judge(row.answer).message
            #expect(!message[.english].contains(sample) && !message[.russian].contains(sample), "\(row)")
            #expect(message[.russian].unicodeScalars.contains { $0 >= "а" && $0 <= "я" })
        }
    }

    @Test("the sample answer of a key is right")
    func samples() {
        for row in Self.rows {
            guard let key = row.key, let sample = key.sampleAnswer else { continue }
            #expect(key.judge(sample).isAccepted, "\(row.keyText): \(sample)")
        }
    }
}
