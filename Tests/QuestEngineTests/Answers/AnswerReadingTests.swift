import GeoJSON
import Languages
import QuestEngine
import Testing

@Suite("Reading answers of every kind")
struct AnswerReadingTests {
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
}
