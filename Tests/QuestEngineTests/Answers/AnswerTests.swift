import Languages
import QuestEngine
import Randomness
import TestSupport
import Testing

@Suite("Answers")
struct AnswerTests {
    @Test("every row of the corpus gets the verdict of a fair person", arguments: AnswerCorpus.rows)
    func corpus(row: AnswerCorpus.Row) throws {
        let key = try #require(AnswerKey.anyOf(row.accepted))
        #expect(key.judge(row.answer).isAccepted == row.isRight)
    }

    @Test("the corpus has 80 rows or more, and no row twice")
    func corpusSize() {
        #expect(AnswerCorpus.rows.count >= 80)
        #expect(Set(AnswerCorpus.rows.map(\.description)).count == AnswerCorpus.rows.count)
    }

    @Test("a verdict names the accepted form and only the differences that mattered")
    func explanation() throws {
        let key = try #require(AnswerKey.anyOf(["Сосна", "Ёлка"]))
        let expected: [(String, AnswerMatch.Agreement)] = [
            ("Ёлка", .exact),
            ("Ёлка ", .folded(.whiteSpace)),
            ("ЕЛКА!", .folded([.letterCase, .yo, .punctuation, .whiteSpace])),
        ]
        for (answer, agreement) in expected {
            #expect(key.judge(answer) == .accepted(AnswerMatch(form: "Ёлка", agreement: agreement)))
        }
        let number = try #require(AnswerKey.anyOf(["12"]))
        #expect(number.judge("12,0") == .accepted(AnswerMatch(form: "12", agreement: .number)))
    }

    @Test("the explanation reads well in both languages, and a rejection gives nothing away")
    func messages() throws {
        let key = try #require(AnswerKey.anyOf(["Ёлка"]))
        #expect(key.judge("елка").message.english == "Accepted as “Ёлка”; ignored: capital letters, ё for е.")
        #expect(key.judge("елка").message.russian == "Принято как «Ёлка»; не учтены: заглавные буквы, различие ё и е.")
        for language in Language.allCases {
            #expect(!key.judge("сосна").message[language].contains("Ёлка"))
        }
    }

    @Test("an answer for the organiser is pending, an empty one is rejected even so")
    func judgedByOrganiser() {
        #expect(AnswerKey.judgedByOrganiser.judge("my poem") == .pending)
        #expect(AnswerKey.judgedByOrganiser.judge(" \n") == .rejected(.empty))
    }

    @Test("there is no key without an accepted text")
    func emptyKey() {
        #expect(AnswerKey.anyOf([]) == nil)
        #expect(AnswerKey.anyOf(["", "  "]) == nil)
    }

    @Test("folding what is folded changes nothing, and every text accepts itself, for 2000 damaged texts")
    func foldingIsStable() {
        var generator = SeededGenerator(seed: 20)
        let originals = AnswerCorpus.rows.map { Array($0.answer.utf8) }
        for round in 0..<2000 {
            let bytes = Mutation.damaged(originals[round % originals.count], using: &generator)
            let text = String(decoding: bytes, as: UTF8.self)
            for folding in [AnswerFolding.compatibility, .letterCase, .yo, .whiteSpace] {
                let once = folding.apply(to: text)
                #expect(folding.apply(to: once) == once, "seed 20, round \(round)")
            }
            if let key = AnswerKey.anyOf([text]) {
                #expect(key.judge(text).isAccepted || key.judge(text) == .rejected(.empty), "seed 20, round \(round)")
            }
        }
    }
}
