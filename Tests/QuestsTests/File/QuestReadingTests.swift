import Answers
import EngineTestSupport
import GeoJSON
import Geodesy
import Quests
import Support
import TestSupport
import Testing

@Suite("Reading a quest")
struct QuestReadingTests {
    @Test("a file that uses everything is read without a finding")
    func everything() throws {
        let task = """
            {"type": "Feature", "id": "oak",
             "properties": {
               "name": "Old oak", "description": "Whose face?", "category": "observation", "difficulty": "medium",
               "points": 25, "radius": 15.5, "answer": ["Pushkin", 1799],
               "marker-color": "#7e7e7e", "marker-size": "medium", "marker-symbol": "park", "stroke": "#fff"},
             "geometry": {"type": "Point", "coordinates": [61.41, 55.16, 230]}}
            """
        let settings = """
            {"title": "Around the lake", "language": "en-GB", "description": "Two hours of puzzles",
             "start": [61.4, 55.15], "finish": [61.42, 55.15], "timeLimit": 90,
             "contacts": [{"name": "Anna", "phone": "+7 351 1234567", "email": "a@example.org", "url": "https://example.org"}]}
            """
        let reading = QuestText.read(QuestText.file([task, QuestText.task("Jetty", id: "7")], quest: settings))
        #expect(reading.diagnostics.isEmpty)
        let quest = try #require(reading.quest)
        #expect(
            quest.settings
                == Quest.Settings(
                    title: "Around the lake", language: "en-GB", description: "Two hours of puzzles",
                    start: Coordinate(longitude: 61.4, latitude: 55.15),
                    finish: Coordinate(longitude: 61.42, latitude: 55.15), timeLimit: 5400,
                    contacts: [
                        Contact(
                            name: "Anna", phone: "+7 351 1234567", email: "a@example.org", url: "https://example.org")
                    ]))
        let oak = try #require(quest.task("oak"))
        #expect(oak.number == 1)
        #expect(oak.name == "Old oak")
        #expect(oak.description == "Whose face?")
        #expect(oak.category == "observation")
        #expect(oak.difficulty == .medium)
        #expect(oak.statedPoints == 25)
        #expect(oak.radius == 15.5)
        #expect(oak.coordinate == Coordinate(longitude: 61.41, latitude: 55.16))
        #expect(oak.marker == TaskMarker(color: "#7e7e7e", size: "medium", symbol: "park"))
        #expect(oak.answer == AnswerKey.anyOf(["Pushkin", "1799"]))
        #expect(quest.task("7")?.number == 2)
        #expect(quest.source?.features[0].properties?["stroke"] == "#fff")
    }

    @Test("the plainest task has defaults for everything")
    func defaults() throws {
        let feature = #"{"type":"Feature","properties":{"name":"A"},"geometry":{"type":"Point","coordinates":[61,55]}}"#
        let reading = QuestText.read(QuestText.file([feature]))
        #expect(reading.diagnostics.map(\.rule) == ["quest.missing-answer"])
        let quest = try #require(reading.quest)
        let task = quest.tasks[0]
        #expect(task.id == "task-1")
        #expect(quest.value(of: task) == 10)
        #expect(task.radius == 30)
        #expect(task.answer == nil && task.difficulty == nil && task.description == nil)
        #expect(task.marker == TaskMarker())
    }

    @Test("accepted answers are a text, a number, a list, or parts of a text; blank ones are none")
    func answers() throws {
        func key(_ json: String) throws -> AnswerKey? {
            let feature = """
                {"type":"Feature","properties":{"name":"A","answer":\(json)},\
                "geometry":{"type":"Point","coordinates":[61,55]}}
                """
            return try #require(QuestText.read(QuestText.file([feature])).quest?.tasks.first).answer
        }
        #expect(try key(#""ель""#) == AnswerKey.anyOf(["ель"]))
        #expect(try key(#""ель|ёлка""#) == AnswerKey.anyOf(["ель", "ёлка"]))
        #expect(try key(#"["ель", "ёлка"]"#) == AnswerKey.anyOf(["ель", "ёлка"]))
        #expect(try key("12") == AnswerKey.anyOf(["12"]))
        #expect(try key("12.50")?.judge("12,5").isAccepted == true)
        #expect(try key("[7, \"семь\"]")?.judge("Семь").isAccepted == true)
        for none in ["null", "\"\"", "\"  \"", "[]", "[\"\"]", "\"|\""] {
            #expect(try key(none) == nil, "\(none)")
        }
    }

    @Test("a task may leave its answers to the organiser")
    func judged() throws {
        let reading = QuestText.read(QuestText.file([QuestText.task("Poem", more: "\"judged\": true")]))
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.quest?.tasks.first?.answer == .judgedByOrganiser)
    }

    @Test("a task without a name gets one in the language of the quest, and a warning")
    func unnamed() throws {
        let feature =
            #"{"type":"Feature","properties":{"answer":"obelisk"},"geometry":{"type":"Point","coordinates":[61,55]}}"#
        for (language, name) in [("ru", "Задание 1"), ("en", "Task 1")] {
            let text = QuestText.file([feature], quest: "{\"language\": \"\(language)\"}")
            #expect(QuestText.rules(text) == ["quest.unnamed-task"])
            #expect(QuestText.read(text).quest?.tasks.first?.name == name)
        }
    }

    @Test("a single contact needs no list")
    func singleContact() {
        let text = QuestText.file([QuestText.task("A")], quest: #"{"contacts": {"phone": "112"}}"#)
        #expect(QuestText.read(text).quest?.settings.contacts == [Contact(phone: "112")])
    }

    @Test("every rule has an identifier of its own with the prefix quest")
    func catalogue() {
        let identifiers = QuestRule.all.map(\.identifier)
        #expect(Set(identifiers).count == identifiers.count)
        #expect(identifiers.allSatisfy { $0.hasPrefix("quest.") })
    }

    @Test("3000 damaged files crash nothing, and none is refused without an error")
    func damage() {
        let text = QuestText.file(
            [
                QuestText.task("Oak", more: #""points": "20", "radius": 15, "difficulty": "hard""#, id: "\"oak\""),
                QuestText.task("Mill", 61.41, more: #""judged": true, "difficult": "easy""#),
                QuestText.task("Jetty", 55.15, 61.4),
            ], quest: #"{"title": "Lake", "start": [61.4, 55.15], "timeLimit": 90, "contacts": [{"phone": "112"}]}"#)
        var generator = SeededGenerator(seed: 7)
        for round in 0..<3000 {
            let reading = Quest.read(Mutation.damaged(Array(text.utf8), using: &generator))
            #expect((reading.quest == nil) == reading.diagnostics.containsErrors, "seed 7, round \(round)")
        }
    }

    @Test("a thousand tasks on one spot give a finding each, after the first")
    func crowd() throws {
        let text = QuestText.file((0..<1000).map { QuestText.task("T\($0)", more: "\"difficult\": \"low\"") })
        let reading = QuestText.read(text)
        #expect(reading.diagnostics.count { $0.rule == "quest.same-spot" } == 999)
        let fix = try #require(reading.diagnostics.first { $0.rule == "quest.difficult-key" }?.fix)
        #expect(fix.edits.count == 1000)
        #expect(reading.quest?.tasks.count == 1000)
    }

    @Test("most times that are not in UTC say by which clocks the event goes")
    func clocks() throws {
        func offset(_ settings: String, opens: String) -> Int? {
            let task = """
                {"type": "Feature", "properties": {"name": "Oak", "answer": "1", "opens": "\(opens)"},
                 "geometry": {"type": "Point", "coordinates": [61.41, 55.16]}}
                """
            return QuestText.read(QuestText.file([task], quest: settings)).quest?.settings.utcOffset
        }
        let later = "2026-06-06T10:00+03:00"
        #expect(offset(#"{"massStart": "2026-06-06T09:00+05:00"}"#, opens: later) == 300)
        #expect(offset(#"{"massStart": "2026-06-06T04:00Z"}"#, opens: later) == 180)
        #expect(offset(#"{"massStart": "2026-06-06T04:00Z"}"#, opens: "30") == nil)
        let window = #"{"startWindow": {"opens": "2026-06-06T09:00+05:00", "closes": "2026-06-06T11:00+03:00"}}"#
        #expect(offset(window, opens: later) == 180)
    }
}
