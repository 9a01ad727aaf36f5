import Answers
import EngineTestSupport
import GeoJSON
import Quests
import Support
import Testing

@Suite("Reading answers of every kind")
struct AnswerReaderTests {
    private func reading(_ json: String) -> QuestReading {
        QuestText.read(
            QuestText.file([
                """
                {"type":"Feature","properties":{"name":"A","answer":\(json)},\
                "geometry":{"type":"Point","coordinates":[61,55]}}
                """
            ]))
    }

    private func key(_ json: String) throws -> AnswerKey? {
        try #require(reading(json).quest?.tasks.first).answer
    }

    @Test("each kind is read with its members")
    func kinds() throws {
        let german = try #require(AnswerLanguage(tag: "de"))
        let expected: [(String, AnswerKey.Kind?)] = [
            (
                #"{"kind": "text", "accepted": ["ель", "ёлка"], "typos": false, "deny": ["пихта"]}"#,
                TextAnswer(["ель", "ёлка"], denied: ["пихта"], typingErrors: .none).map { .text($0) }
            ),
            (
                #"{"kind": "text", "accepted": "Brücke", "typos": 1, "language": "de-AT"}"#,
                TextAnswer(["Brücke"], typingErrors: .upTo(1), language: german).map { .text($0) }
            ),
            (
                #"{"kind": "number", "value": 1984, "tolerance": 2, "whole": true}"#,
                NumberAnswer("1984", tolerance: .absolute("2"), isWhole: true).map { .number($0) }
            ),
            (
                #"{"kind": "number", "value": 12.5, "tolerance": "10%", "unit": "м"}"#,
                NumberAnswer("12.5", tolerance: .percent("10"), unit: MeasureUnit("m")).map { .number($0) }
            ),
            (
                #"{"kind": "choice", "options": ["oak", "elm"], "correct": "elm"}"#,
                ChoiceAnswer(options: ["oak", "elm"], correct: ["elm"]).map { .choice($0) }
            ),
            (
                #"{"kind": "unordered", "items": ["oak", ["fir", "spruce"], 7], "atLeast": 2}"#,
                ListAnswer(unordered: [["oak"], ["fir", "spruce"], ["7"]], atLeast: 2).map { .list($0) }
            ),
            (
                #"{"kind": "ordered", "items": ["a", ["b", "bee"]]}"#,
                ListAnswer(ordered: [["a"], ["b", "bee"]]).map { .list($0) }
            ),
            (#"{"kind": "pattern", "patterns": ["пушк*"]}"#, PatternAnswer(["пушк*"]).map { .pattern($0) }),
            (
                #"{"kind": "code", "accepted": ["AB12"], "ignoresCase": true}"#,
                CodeAnswer(["AB12"], ignoresCase: true).map { .code($0) }
            ),
            (#"{"kind": "photo"}"#, .photo),
            (#"{"kind": "judged"}"#, .judgedByOrganiser),
        ]
        for (json, kind) in expected {
            let wanted = try #require(kind, "\(json)")
            #expect(try key(json)?.kind == wanted, "\(json)")
        }
    }

    @Test("presence in so many words is no missing answer")
    func presence() throws {
        #expect(try key(#"{"kind": "presence"}"#) == nil)
        #expect(reading(#"{"kind": "presence"}"#).diagnostics.isEmpty)
        #expect(reading("null").diagnostics.map(\.rule) == ["quest.missing-answer"])
    }

    @Test("what concerns many tasks is said once")
    func once() {
        let features = (0..<20).map { number in
            """
            {"type":"Feature","properties":{"name":"T\(number)","answer":\(number)},\
            "geometry":{"type":"Point","coordinates":[61.\(10 + number),55]}}
            """
        }
        #expect(QuestText.rules(QuestText.file(features)) == ["quest.guessable-answer"])
    }

    @Test("a number in the file is read digit by digit")
    func digits() throws {
        let key = try #require(try key(#"{"kind": "number", "value": 0.3, "tolerance": 0.1}"#))
        #expect(key.judge("0,4").isAccepted)
        #expect(!key.judge("0.4000000000000000001").isAccepted)
    }

    @Test(
        "a number beyond all measure is out of range",
        arguments: [
            #"{"kind": "number", "value": 5, "tolerance": "1e-9223372036854775808%"}"#,
            #"{"kind": "number", "value": 1e-9223372036854775808}"#, #"{"kind": "number", "value": 1e999}"#,
        ])
    func beyondMeasure(json: String) {
        let found = reading(json).diagnostics
        #expect(
            found.contains { ["quest.out-of-range", "quest.wrong-type"].contains($0.rule) }, "\(found.map(\.rule))")
        #expect(reading(json).quest == nil)
    }

    @Test("a plain answer may be any number")
    func plainNumber() {
        #expect(reading("1e-9223372036854775808").quest != nil)
    }

    @Test(
        "a key that nothing satisfies is an error, and one that something satisfies is none",
        arguments: [
            (#"{"kind": "number", "value": 2.5, "whole": true}"#, false),
            (#"{"kind": "number", "value": 2.5, "tolerance": 1, "whole": true}"#, true),
            (#"{"kind": "number", "value": -0.5, "tolerance": "100%", "whole": true}"#, true),
            (#"{"kind": "number", "value": 1e200}"#, false),
            (#"{"kind": "unordered", "items": ["red", "white", "red"]}"#, false),
            (#"{"kind": "unordered", "items": ["red", "white", "red"], "atLeast": 2}"#, true),
            (#"{"kind": "unordered", "items": [["red", "rot"], ["red", "rouge"]]}"#, true),
            (#"{"kind": "ordered", "items": ["red", "white", "red"]}"#, true),
            (#"{"kind": "unordered", "items": ["Пушкин; поэт", "Гоголь"]}"#, false),
            (#"{"kind": "unordered", "items": [["Пушкин; поэт", "Пушкин"], "Гоголь"]}"#, true),
            (#"{"kind": "choice", "options": ["1; 2", "3", "oak"], "correct": ["1; 2", "3"]}"#, true),
            (#"{"kind": "choice", "options": ["1; 2", "3", "x"], "correct": ["1; 2", "3"]}"#, false),
        ])
    func neverAccepted(json: String, isFine: Bool) throws {
        let reading = reading(json)
        #expect((reading.quest != nil) == isFine)
        let errors = reading.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.rule) == (isFine ? [] : ["quest.unsolvable"]))
        #expect(errors.allSatisfy { $0.pointer?.description == "/features/0/properties/answer" })
    }

    @Test("the sample of every unit is accepted")
    func samples() throws {
        for name in ["m", "km/h", "m²", "m³", "°C", "°", "%", "‰", "₽", "$", "p", "h", "yr", "in", "K", "c", "centner"]
        {
            let unit = try #require(MeasureUnit(name))
            let number = try #require(NumberAnswer("-12.5", unit: unit))
            let sample = try #require(AnswerKey(.number(number)).sampleAnswer)
            #expect(AnswerKey(.number(number)).judge(sample).isAccepted, "\(sample)")
        }
    }

    @Test("a text that is longer than any answer is an error")
    func tooLong() {
        let text = String(repeating: "ab", count: 4097)
        for json in ["\"\(text)\"", "[\"\(text)\"]", #"{"kind": "text", "accepted": "\#(text)"}"#] {
            let errors = reading(json).diagnostics.filter { $0.severity == .error }
            #expect(errors.map(\.rule) == ["quest.out-of-range"])
        }
        #expect(reading("\"\(text.dropLast(2))\"").quest != nil)
    }

    @Test("numbers may be written as texts in every member, and shares with a comma")
    func numbersAsTexts() throws {
        let number = reading(#"{"kind": "number", "value": "100", "tolerance": " 2 "}"#)
        #expect(number.diagnostics.map(\.rule) == ["quest.number-as-text", "quest.number-as-text"])
        #expect(number.quest?.tasks[0].answer?.judge("102").isAccepted == true)
        let typos = reading(#"{"kind": "text", "accepted": "lighthouse", "typos": "1"}"#)
        #expect(typos.diagnostics.map(\.rule) == ["quest.number-as-text"])
        let share = try #require(try key(#"{"kind": "number", "value": 100, "tolerance": "2,5 %"}"#))
        #expect(share.judge("102.5").isAccepted && !share.judge("102.6").isAccepted)
    }
}
