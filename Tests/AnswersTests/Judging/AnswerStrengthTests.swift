import Answers
import Support
import TestSupport
import Testing

@Suite("How hard answers are to guess, and what is wrong with keys")
struct AnswerStrengthTests {
    private func bits(_ texts: String...) throws -> Double {
        try #require(AnswerKey.anyOf(texts)?.strength).bits
    }

    @Test("an answer of a small kind is as hard as its kind is large")
    func kinds() throws {
        #expect(try bits("yes") == 1)
        #expect(abs(try bits("Вторник") - 2.807) < 0.01)
        #expect(abs(try bits("7") - 3.7) < 0.01)
        #expect(try bits("семь") == bits("7"))
        #expect(abs(try bits("1984") - 8.366) < 0.01)
        #expect(try bits("oak") < 6)
        #expect(try bits("дуб") < 6)
        #expect(try bits("obelisk") > 10)
        #expect(try bits("Isaac Newton") > bits("Newton"))
    }

    @Test("several accepted forms and a tolerance make guessing easier")
    func easier() throws {
        #expect(try bits("obelisk", "pillar") < bits("pillar"))
        #expect(abs(try bits("monday", "tuesday") - (bits("monday") - 1)) < 0.01)
        let exact = try #require(NumberAnswer("1984"))
        let wide = try #require(NumberAnswer("1984", tolerance: .absolute("10")))
        #expect(try #require(AnswerKey(.number(wide)).strength) < #require(AnswerKey(.number(exact)).strength))
        let impossible = try #require(NumberAnswer("5", tolerance: .absolute("1000000")))
        #expect(AnswerKey(.number(impossible)).strength?.bits == 0)
    }

    @Test("choices, lists, patterns and codes are as hard as what must be guessed of them")
    func otherKinds() throws {
        let choice = try #require(ChoiceAnswer(options: ["a1", "b2", "c3", "d4"], correct: ["b2"]))
        #expect(AnswerKey(.choice(choice)).strength?.bits == 2)
        let ordered = try #require(ListAnswer(ordered: [["oak"], ["elm"], ["fir"]]))
        let unordered = try #require(ListAnswer(unordered: [["oak"], ["elm"], ["fir"]]))
        let two = try #require(ListAnswer(unordered: [["oak"], ["elm"], ["fir"]], atLeast: 2))
        let strengths = [two, unordered, ordered].compactMap { AnswerKey(.list($0)).strength }
        #expect(strengths == strengths.sorted() && Set(strengths).count == 3)
        let everything = try #require(PatternAnswer(["*"]))
        #expect(AnswerKey(.pattern(everything)).strength?.bits == 0)
        let code = try #require(CodeAnswer(["AB-0171"]))
        #expect(try #require(AnswerKey(.code(code)).strength) > AnswerStrength(bits: 30))
        #expect(AnswerKey.photo.strength == nil && AnswerKey.judgedByOrganiser.strength == nil)
    }

    @Test("forms that are denied or said twice are found")
    func faults() throws {
        let denied = try #require(TextAnswer(["Ёлка", "сосна"], denied: ["елка!"]))
        #expect(AnswerKey(.text(denied)).deniedForms == ["Ёлка"])
        #expect(!AnswerKey(.text(denied)).judge("Ёлка").isAccepted)
        #expect(AnswerKey(.text(denied)).judge("сосна").isAccepted)
        #expect(AnswerKey.anyOf(["a river", "River", "stream"])?.redundantForms == ["River"])
        #expect(AnswerKey.anyOf(["seven", "7"])?.redundantForms == [])
        let code = try #require(CodeAnswer(["AB12", "АВ12", "AB13"]))
        #expect(AnswerKey(.code(code)).redundantForms == ["АВ12"])
    }

    @Test("a key says whether its normal forms are all there is to it")
    func exactness() throws {
        #expect(try #require(AnswerKey.anyOf(["1984", "дуб"])).isExact)
        #expect(try !#require(AnswerKey.anyOf(["obelisk"])).isExact)
        #expect(AnswerKey.photo.isExact == false)
        for text in ["дом 25", "AB 12345", "oak", "два 2 дня"] {
            #expect(AnswerKey.anyOf([text])?.isExact == true, "\(text)")
        }
        for text in ["lighthouse", "на дне", "дом лесника 25"] {
            #expect(AnswerKey.anyOf([text])?.isExact == false, "\(text)")
        }
        let short = try #require(ListAnswer(unordered: [["oak"], ["elm"]]))
        let long = try #require(ListAnswer(unordered: [["oak"], ["maple"]]))
        let strict = try #require(ListAnswer(unordered: [["oak"], ["maple"]], typingErrors: .none))
        let either = try #require(ListAnswer(unordered: [["oak", "elm"], ["fir"]], typingErrors: .none))
        let ordered = try #require(ListAnswer(ordered: [["oak", "elm"], ["fir"]]))
        #expect(
            [short, long, strict, either, ordered].map { AnswerKey(.list($0)).isExact } == [
                true, false, true, false, true,
            ])
    }

    @Test("the number of typing errors may be laid down")
    func typingErrors() throws {
        let none = try #require(TextAnswer(["gooseberry"], typingErrors: .none))
        let one = try #require(TextAnswer(["gooseberry", "мышь"], typingErrors: .upTo(1)))
        #expect(AnswerKey(.text(none)).judge("goosebery") == .rejected(.noMatch))
        let ask = try #require(TextAnswer(["gooseberry"], typingErrors: .ask))
        #expect(AnswerKey(.text(ask)).judge("goosebery") == .nearly(.spelling))
        #expect(AnswerKey(.text(ask)).judge("gooseberries are red") == .rejected(.noMatch))
        #expect(AnswerKey(.text(one)).judge("goosebery").isAccepted)
        #expect(AnswerKey(.text(one)).judge("gosebery") == .nearly(.spelling))
        #expect(AnswerKey(.text(one)).judge("мыш").isAccepted)
        let many = try #require(TextAnswer(["gooseberry"], typingErrors: .upTo(.max)))
        #expect(!AnswerKey(.text(many)).judge("goosebery").isAccepted)
    }

    @Test("a verdict says how many typing errors, and which look-alikes, were set aside")
    func explanations() throws {
        let key = AnswerKey(.text(try #require(TextAnswer(["крыжовник"], typingErrors: .scaled))))
        #expect(key.judge("крыжовнек").message[.russian] == "Принято как «крыжовник», 1 опечатка.")
        #expect(key.judge("kpыжoвник").message[.english].contains("look-alike"))
        let number = try #require(NumberAnswer("12", unit: MeasureUnit("m")))
        #expect(AnswerKey(.number(number)).judge("12 km") == .nearly(.unit))
        #expect(AnswerKey(.number(number)).judge("1200 cm").message[.russian].contains("других единицах"))
        #expect(key.judge(String(repeating: "я", count: 5000)) == .rejected(.tooLong))
    }
}
