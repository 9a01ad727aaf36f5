import Answers
import Support
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
        #expect(key.judge("елка").message[.english] == "Accepted as “Ёлка”; ignored: capital letters, ё for е.")
        #expect(
            key.judge("елка").message[.russian] == "Принято как «Ёлка»; не учтено: заглавные буквы, различие ё и е.")
        for language in Language.recorded {
            #expect(!key.judge("сосна").message[language].contains("Ёлка"))
        }
    }

    @Test("an answer for the organiser is pending, an empty one is rejected even so")
    func judgedByOrganiser() {
        #expect(AnswerKey.judgedByOrganiser.judge("my poem") == .pending(.organiser))
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

    @Test("a minus is a sign with or without a space behind it, and with or without a unit")
    func signs() throws {
        let metres = try #require(NumberAnswer("-5", unit: MeasureUnit("m")))
        for key in [AnswerKey.anyOf(["-5"]), AnswerKey(.number(metres))].compactMap({ $0 }) {
            for answer in ["-5", "- 5", "−\u{00A0}5"] { #expect(key.judge(answer).isAccepted, "\(answer)") }
            #expect(!key.judge("5").isAccepted)
        }
        #expect(try !#require(AnswerKey.anyOf(["5"])).judge("- 5").isAccepted)
    }

    @Test("square and cubic metres are understood in every spelling, with punctuation behind them")
    func squares() throws {
        let area = AnswerKey(.number(try #require(NumberAnswer("25", unit: MeasureUnit("m2")))))
        for answer in ["25 м²", "25 м².", "25 m2!", "25 кв.м", "25 кв. м", "25 кв.м.", "двадцать пять кв.м"] {
            #expect(area.judge(answer).isAccepted, "\(answer)")
        }
        #expect(MeasureUnit("кв.км") == MeasureUnit("km2") && MeasureUnit("куб.м") == MeasureUnit("m3"))
        #expect(!area.judge("25 м2 3").isAccepted)
    }

    @Test("an item given by two of its texts counts once")
    func synonyms() throws {
        let trees = try #require(ListAnswer(unordered: [["fir", "spruce"], ["oak"], ["elm"]], atLeast: 2))
        let key = AnswerKey(.list(trees))
        #expect(key.judge("fir, spruce, oak").isAccepted)
        #expect(key.judge("fir, spruce") == .nearly(.incomplete(given: 1, wanted: 2)))
        #expect(!key.judge("fir, spruce, oak, palm").isAccepted)
        let ordered = try #require(ListAnswer(ordered: [["fir", "spruce"], ["oak"]]))
        #expect(AnswerKey(.list(ordered)).judge("fir, spruce, oak") == .rejected(.noMatch))
        let twins = try #require(ListAnswer(unordered: [["red", "rot"], ["rot", "red"]]))
        #expect(AnswerKey(.list(twins)).judge("red, rot").isAccepted)
    }

    @Test("many marks in a row, many denied texts and many choices are no more work than few")
    func growth() throws {
        let clock = ContinuousClock()
        let dots = clock.measure {
            #expect(!AnswerFolding.separating.apply(to: "1" + String(repeating: ".", count: 200_000)).isEmpty)
        }
        #expect(dots < .seconds(10))
        let accepted = (0..<4000).map { "accepted \($0)" }
        let denied = (0..<4000).map { "denied \($0)" }
        let texts = clock.measure { #expect(TextAnswer(accepted, denied: denied) != nil) }
        #expect(texts < .seconds(10))
        let items = (0..<50).map { ["item\($0)", "thing\($0)"] }
        let lists = try (0..<200).map { _ in
            AnswerKey(.list(try #require(ListAnswer(unordered: items, atLeast: 25))))
        }
        let choices = clock.measure { #expect(lists.allSatisfy { $0.normalForms == nil }) }
        #expect(choices < .seconds(10))
    }

    @Test("the normal forms of a list are those of every choice that is enough")
    func listForms() throws {
        let list = try #require(ListAnswer(unordered: [["a", "b"], ["c"], ["d"]], atLeast: 2))
        let forms = try #require(AnswerKey(.list(list)).normalForms)
        #expect(forms.count == 2 + 2 + 1 + 2 && Set(forms).count == forms.count)
        for answer in ["a, c", "b, c", "a, d", "b, d", "c, d", "a, c, d", "d, b, c"] {
            #expect(!Set(forms).isDisjoint(with: AnswerKey(.list(list)).normalForms(of: answer)), "\(answer)")
        }
    }

    @Test("an item may be repeated as often as in a riders' edition")
    func repetition() throws {
        let list = AnswerKey(.list(try #require(ListAnswer(unordered: [["oak"], ["elm"]]))))
        #expect(list.judge(String(repeating: "oak, ", count: 100) + "elm").isAccepted)
        #expect(list.judge(String(repeating: "oak, ", count: 200) + "elm") == .rejected(.noMatch))
    }
}
