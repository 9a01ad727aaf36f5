import EngineTestSupport
import JSON
import Testing

extension QuestFindingTests {
    /// A quest text, with the only finding it should give.
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: String
        let severity: Diagnostic.Severity
        let pointer: String
        let text: String

        var testDescription: String { "\(rule) at \(pointer)" }

        init(_ rule: String, _ severity: Diagnostic.Severity, at pointer: String, _ text: String) {
            self.rule = rule
            self.severity = severity
            self.pointer = pointer
            self.text = text
        }
    }

    static func withTask(_ properties: String) -> String {
        QuestText.file([QuestText.task("A", more: properties)])
    }

    static func withQuest(_ settings: String) -> String {
        QuestText.file([QuestText.task("A")], quest: settings)
    }

    static let threeTasks = [
        QuestText.task("A", 61.40, 55.15), QuestText.task("B", 61.41, 55.16), QuestText.task("C", 61.42, 55.17),
    ]

    static let cases: [Case] = taskCases + settingCases + placeCases + answerCases + writtenCases

    static func withAnswer(_ json: String) -> String {
        QuestText.file([
            """
            {"type":"Feature","properties":{"name":"A","answer":\(json)},"geometry":{"type":"Point","coordinates":[61,55]}}
            """
        ])
    }

    static let answer = "/features/0/properties/answer"

    /// A task with an answer, named as given.
    static func named(_ name: String, answer: String, more: String = "") -> String {
        QuestText.file([
            """
            {"type":"Feature","properties":{"name":"\(name)","answer":\(answer)\(more)},\
            "geometry":{"type":"Point","coordinates":[61,55]}}
            """
        ])
    }

    static let writtenCases = [
        Case(
            "quest.misspelt-member", .warning, at: "/features/0/properties/descripton",
            withTask(#""descripton": "Whose face is it?""#)),
        Case("quest.misspelt-member", .warning, at: "/quest/timelimt", withQuest(#"{"timelimt": 90}"#)),
        Case(
            "quest.misspelt-member", .warning, at: answer + "/typo",
            withAnswer(#"{"kind": "text", "accepted": "obelisk", "typo": "reject"}"#)),
        Case(
            "quest.answer-told", .warning, at: "/features/0/properties/name",
            named("The Obelisk", answer: #""obelisk""#)),
        Case(
            "quest.answer-told", .warning, at: "/features/0/properties/description",
            named("Oak", answer: #"["obelisk", "a stele"]"#, more: #","description":"Stele!""#)),
        Case(
            "quest.answer-in-text", .note, at: "/features/0/properties/description",
            named("A", answer: #""Обелиск""#, more: #","description":"Чей это обелиск стоит в парке?""#)),
        Case(
            "quest.answer-in-text", .note, at: "/features/0/properties/hints",
            named("A", answer: #""obelisk""#, more: #","hints":["It is an obelisk."]"#)),
        Case("quest.pattern-as-text", .warning, at: answer, withAnswer(#""обелиск*""#)),
        Case("quest.regular-expression", .warning, at: answer, withAnswer(#""обел(иск)?.*""#)),
        Case(
            "quest.regular-expression", .warning, at: answer,
            withAnswer(#"{"kind": "pattern", "patterns": "обелиск.*"}"#)),
        Case("quest.plain-pattern", .note, at: answer, withAnswer(#"{"kind": "pattern", "patterns": "обелиск"}"#)),
        Case("quest.list-as-text", .warning, at: answer, withAnswer(#""обелиск, стела""#)),
        Case("quest.list-as-text", .warning, at: answer, withAnswer(#""белый, синий и красный""#)),
        Case(
            "quest.swapped-coordinates", .error, at: "/features/0/geometry/coordinates",
            QuestText.file([QuestText.task("A", 55.1, 131.9), QuestText.task("B", 55.2, 131.8)])),
        Case(
            "quest.probably-swapped", .warning, at: "/features/0/geometry/coordinates",
            QuestText.file(
                [QuestText.task("A", 55.751, 37.618), QuestText.task("B", 55.76, 37.62)],
                quest: #"{"language": "ru"}"#)),
    ]

    static let answerCases = [
        Case("quest.guessable-answer", .note, at: answer, withAnswer("7")),
        Case(
            "quest.number-as-text", .warning, at: answer + "/tolerance",
            withAnswer(#"{"kind": "number", "value": 1984123, "tolerance": "2"}"#)),
        Case(
            "quest.number-as-text", .warning, at: answer + "/typos",
            withAnswer(#"{"kind": "text", "accepted": "obelisk", "typos": "1"}"#)),
        Case("quest.colliding-answers", .note, at: answer, withAnswer(#"["the obelisk", "Obelisk!"]"#)),
        Case(
            "quest.denied-answer", .error, at: answer,
            withAnswer(#"{"kind": "text", "accepted": ["obelisk", "Ёлочка"], "deny": ["елочка"]}"#)),
        Case(
            "quest.shared-answer", .note, at: "/features/1/properties/answer",
            QuestText.file([QuestText.task("A"), QuestText.task("a", 61.41)])),
        Case(
            "quest.unknown-member", .note, at: answer + "/tolerance",
            withAnswer(#"{"kind": "code", "accepted": "AB12", "tolerance": 2}"#)),
        Case("quest.out-of-range", .error, at: answer + "/kind", withAnswer(#"{"kind": "riddle"}"#)),
        Case("quest.out-of-range", .error, at: answer, withAnswer(#"{"accepted": ["obelisk"]}"#)),
        Case("quest.out-of-range", .error, at: answer, withAnswer(#"{"kind": "text"}"#)),
        Case("quest.wrong-type", .error, at: answer + "/kind", withAnswer(#"{"kind": []}"#)),
        Case(
            "quest.wrong-type", .error, at: answer + "/accepted", withAnswer(#"{"kind": "text", "accepted": [true]}"#)),
        Case(
            "quest.wrong-type", .error, at: answer + "/typos",
            withAnswer(#"{"kind": "text", "accepted": "obelisk", "typos": "few"}"#)),
        Case("quest.wrong-type", .error, at: answer + "/value", withAnswer(#"{"kind": "number", "value": "many"}"#)),
        Case(
            "quest.wrong-type", .error, at: answer + "/tolerance",
            withAnswer(#"{"kind": "number", "value": 1984123, "tolerance": "some"}"#)),
        Case(
            "quest.out-of-range", .error, at: answer + "/unit",
            withAnswer(#"{"kind": "number", "value": 1984123, "unit": "parrot"}"#)),
        Case(
            "quest.out-of-range", .error, at: answer + "/value",
            withAnswer(#"{"kind": "number", "value": 1984123, "tolerance": -1}"#)),
        Case(
            "quest.out-of-range", .error, at: answer + "/options",
            withAnswer(#"{"kind": "choice", "options": ["oak", "elm"], "correct": "fir"}"#)),
        Case(
            "quest.out-of-range", .error, at: answer + "/atLeast",
            withAnswer(#"{"kind": "unordered", "items": ["oak", "elm"], "atLeast": 3}"#)),
        Case("quest.out-of-range", .error, at: answer + "/items", withAnswer(#"{"kind": "ordered", "items": ["?"]}"#)),
        Case("quest.wrong-type", .error, at: answer + "/items", withAnswer(#"{"kind": "ordered", "items": 5}"#)),
        Case(
            "quest.wrong-type", .error, at: answer + "/ignoresCase",
            withAnswer(#"{"kind": "code", "accepted": "AB12", "ignoresCase": 1}"#)),
        Case(
            "quest.out-of-range", .error, at: answer + "/language",
            withAnswer(#"{"kind": "pattern", "patterns": ["пушк*"], "language": "?"}"#)),
    ]

    static let taskCases = [
        Case(
            "quest.difficult-key", .note, at: "/features/0/properties/difficult", withTask(#""difficult": "high""#)),
        Case(
            "quest.unknown-difficulty", .warning, at: "/features/0/properties/difficulty",
            withTask(#""difficulty": "адская""#)),
        Case("quest.out-of-range", .error, at: "/features/0/properties/points", withTask(#""points": -5"#)),
        Case("quest.out-of-range", .error, at: "/features/0/properties/points", withTask(#""points": 2.5"#)),
        Case("quest.out-of-range", .error, at: "/features/0/properties/points", withTask(#""points": 1e300"#)),
        Case("quest.out-of-range", .error, at: "/features/0/properties/radius", withTask(#""radius": 0"#)),
        Case("quest.out-of-range", .error, at: "/features/0/properties/radius", withTask(#""radius": 99999"#)),
        Case("quest.number-as-text", .warning, at: "/features/0/properties/points", withTask(#""points": "20""#)),
        Case("quest.wrong-type", .error, at: "/features/0/properties/points", withTask(#""points": "many""#)),
        Case("quest.wrong-type", .error, at: "/features/0/properties/radius", withTask(#""radius": [30]"#)),
        Case("quest.wrong-type", .error, at: "/features/0/properties/category", withTask(#""category": {}"#)),
        Case("quest.wrong-type", .error, at: "/features/0/properties/description", withTask(#""description": true"#)),
        Case(
            "quest.wrong-type", .error, at: "/features/0/properties/opens",
            withTask(#""opens": "2026-06-06T23:59+05:""#)),
        Case("quest.wrong-type", .error, at: "/features/0/properties/judged", withTask(#""judged": "yes""#)),
        Case(
            "quest.wrong-type", .error, at: "/features/0/properties/answer",
            QuestText.file([
                """
                {"type":"Feature","properties":{"name":"A","answer":["ok", true]},\
                "geometry":{"type":"Point","coordinates":[61,55]}}
                """
            ])),
        Case(
            "quest.wrong-type", .error, at: "/features/0/properties/name",
            QuestText.file([
                """
                {"type":"Feature","properties":{"name":["A"],"answer":"obelisk"},\
                "geometry":{"type":"Point","coordinates":[61,55]}}
                """
            ])),
        Case(
            "quest.missing-answer", .note, at: "/features/1/properties",
            QuestText.file([
                QuestText.task("A"),
                """
                {"type":"Feature","properties":{"name":"B","answer":""},\
                "geometry":{"type":"Point","coordinates":[61.4,55.16]}}
                """,
            ])),
        Case(
            "quest.duplicate-id", .error, at: "/features/1/id",
            QuestText.file([QuestText.task("A", id: "5"), QuestText.task("B", 61.41, id: "\"5\"")])),
    ]

    static let settingCases = [
        Case("quest.unknown-member", .note, at: "/quest/logo", withQuest(#"{"logo": "owl.svg"}"#)),
        Case("quest.wrong-type", .error, at: "/quest/timeLimit", withQuest(#"{"timeLimit": "2h 30m"}"#)),
        Case("quest.number-as-text", .warning, at: "/quest/timeLimit", withQuest(#"{"timeLimit": " 90 "}"#)),
        Case("quest.out-of-range", .error, at: "/quest/timeLimit", withQuest(#"{"timeLimit": 0}"#)),
        Case("quest.wrong-type", .error, at: "/quest/title", withQuest(#"{"title": ["A"]}"#)),
        Case("quest.wrong-type", .error, at: "/quest/start", withQuest(#"{"start": "61.4, 55.15"}"#)),
        Case("quest.wrong-type", .error, at: "/quest/start", withQuest(#"{"start": [61.4]}"#)),
        Case("quest.out-of-range", .error, at: "/quest/finish", withQuest(#"{"finish": [61.4, 155]}"#)),
        Case("quest.wrong-type", .error, at: "/quest/contacts", withQuest(#"{"contacts": "Anna"}"#)),
        Case("quest.wrong-type", .error, at: "/quest/contacts/0/phone", withQuest(#"{"contacts": [{"phone": []}]}"#)),
        Case("quest.wrong-type", .error, at: "/quest", withQuest("[]")),
    ]

    static let placeCases = [
        Case("quest.no-tasks", .error, at: "/features", QuestText.file([])),
        Case(
            "quest.not-a-task", .note, at: "/features/1",
            QuestText.file([
                QuestText.task("A"),
                #"{"type":"Feature","properties":{},"geometry":{"type":"LineString","coordinates":[[61,55],[62,55]]}}"#,
            ])),
        Case(
            "quest.task-without-geometry", .error, at: "/features/1",
            QuestText.file([
                QuestText.task("A"), #"{"type":"Feature","properties":{"name":"B"},"geometry":null}"#,
            ])),
        Case(
            "quest.swapped-coordinates", .error, at: "/features/3/geometry/coordinates",
            QuestText.file(threeTasks + [QuestText.task("D", 55.15, 61.43)])),
        Case(
            "quest.swapped-coordinates", .error, at: "/quest/start",
            QuestText.file(threeTasks, quest: #"{"start": [55.15, 61.43]}"#)),
        Case(
            "quest.far-away", .warning, at: "/features/3/geometry/coordinates",
            QuestText.file(threeTasks + [QuestText.task("D", 37.6, 55.75)])),
        Case(
            "quest.same-spot", .warning, at: "/features/2/geometry/coordinates",
            QuestText.file([
                QuestText.task("A", 61.40, 55.15), QuestText.task("B", 61.41, 55.15),
                QuestText.task("C", 61.400001, 55.150001),
            ])),
        Case(
            "quest.not-a-collection", .error, at: "", QuestText.task("A")),
        Case(
            "quest.not-a-collection", .error, at: "", #"{"type": "Point", "coordinates": [61, 55]}"#),
    ]
}
