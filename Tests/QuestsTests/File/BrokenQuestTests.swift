import EngineTestSupport
import GeoJSON
import Quests
import Support
import TestSupport
import Testing

@Suite("A broken quest file")
struct BrokenQuestTests {
    /// Three tasks, the second of which is worth −1 points.
    private let text = QuestText.file([
        QuestText.task("A"), QuestText.task("B", 61.41, more: #""points": -1"#), QuestText.task("C", 61.42),
    ])

    @Test("errors of the quest are reported beside those of the text, each in its place")
    func sideBySide() {
        let broken = text.replacing("\"C\"", with: "C")
        #expect(QuestText.rules(broken) == ["quest.out-of-range", "json.unknown-word"])
        #expect(QuestText.read(broken).quest == nil)
    }

    @Test("a missing comma between two tasks hides neither")
    func missingCommaBetweenTasks() throws {
        let comma = try #require(text.firstRange(of: "}},"))
        let broken = text[..<comma.lowerBound] + "}}" + text[comma.upperBound...]
        let diagnostics = QuestText.read(String(broken)).diagnostics
        #expect(diagnostics.map(\.rule) == ["json.missing-comma", "quest.out-of-range"])
        #expect(diagnostics.last?.pointer?.description == "/features/1/properties/points")
        #expect(diagnostics.map { $0.location?.line } == [4, 5])
    }

    @Test("a task that the reader could not make out is not called faulty a second time")
    func noEchoes() {
        let shortPosition = text.replacing("[61.42, 55.15]", with: "[61.42]")
        #expect(QuestText.rules(shortPosition) == ["quest.out-of-range", "geojson.short-position"])
        let noList = QuestText.rules(text.replacing("\"features\": [", with: "\"features\": {"))
        #expect(!noList.isEmpty && noList.allSatisfy { !$0.hasPrefix("quest.") })
    }

    @Test("behind a feature that is lost no finding points to the wrong one")
    func lostFeature() {
        let broken = text.replacing("\"features\": [", with: "\"features\": [7, ")
        #expect(QuestText.rules(broken) == ["geojson.not-an-object"])
    }

    @Test("a file cut off anywhere has an error with a line, and what is to be done in both languages")
    func cutAnywhere() throws {
        let bytes = Array(text.utf8)
        for length in 0..<bytes.count {
            let reading = Quest.read(Array(bytes.prefix(length)))
            #expect(reading.quest == nil)
            let error = try #require(reading.diagnostics.first { $0.rule.hasPrefix("json.") }, "\(length) bytes")
            #expect(error.location != nil, "\(length) bytes")
            #expect(!error.message[.english].isEmpty && !error.message[.russian].isEmpty)
        }
    }
}
