import EngineTestSupport
import GeoJSON
import Quests
import Testing

@Suite("A quest judged by the rules of GeoJSON as well")
struct JudgedQuestTests {
    private func judged(_ text: String, _ linter: Linter = Linter()) -> QuestReading {
        Quest.read(Array(text.utf8), judgedBy: linter)
    }

    private static let near = [
        QuestText.task("A", 61.40, 55.15), QuestText.task("B", 61.41, 55.16), QuestText.task("C", 61.42, 55.17),
    ]

    @Test("findings of both kinds stand in the order of the file")
    func order() {
        let zone = """
            {"type": "Feature", "properties": {}, "geometry": {"type": "Polygon",
             "coordinates": [[[61, 55], [61, 56], [62, 56], [62, 55], [61, 55]]]}}
            """
        let text = QuestText.file([zone, QuestText.task("A", 61.40000000000001, more: "\"difficult\": \"low\"")])
        let reading = judged(text)
        #expect(
            reading.diagnostics.map(\.rule) == [
                "quest.not-a-task", "geojson.winding", "quest.difficult-key", "geojson.precision",
            ])
        #expect(reading.quest != nil)
        let plain = QuestText.rules(text)
        #expect(plain == ["quest.not-a-task", "quest.difficult-key"])
    }

    @Test(
        "what a quest finding says is not said again",
        arguments: [
            ("quest.swapped-coordinates", QuestText.task("D", 55.16, 61.41)),
            ("quest.swapped-coordinates", QuestText.task("D", 55.16, 161.41)),
            ("quest.out-of-range", QuestText.task("D", 255.16, 161.41)),
            (
                "quest.task-without-geometry",
                #"{"type":"Feature","properties":{"name":"D"},"geometry":{"type":"Point","coordinates":[]}}"#
            ),
        ])
    func once(rule: String, feature: String) {
        let text = QuestText.file(Self.near + [feature])
        #expect(judged(text).diagnostics.map(\.rule) == [rule])
        #expect(QuestText.rules(text) == [rule])
        #expect(!Linter().lint(Array(text.utf8)).isEmpty)
    }

    @Test("an identifier used twice is one finding")
    func identifiers() {
        let twins = [QuestText.task("A", id: "7"), QuestText.task("B", 61.5, id: "7")]
        #expect(judged(QuestText.file(twins)).diagnostics.map(\.rule) == ["quest.duplicate-id"])
    }

    @Test("the same fault of something that is no task is still found")
    func others() {
        let stray =
            #"{"type":"Feature","properties":{},"geometry":{"type":"LineString","coordinates":[[5,161],[5,60]]}}"#
        let rules = judged(QuestText.file(Self.near + [stray])).diagnostics.map(\.rule)
        #expect(rules.contains("geojson.out-of-range"))
    }

    @Test("a rule may be switched off, or made an error, which leaves no quest")
    func severities() {
        let text = QuestText.file([QuestText.task("A", 61.40000000000001)])
        var linter = Linter()
        linter.severities["geojson.precision"] = .some(nil)
        #expect(judged(text, linter).diagnostics.isEmpty)
        linter.severities["geojson.precision"] = .error
        #expect(judged(text, linter).quest == nil)
    }

    @Test("a file that is no collection keeps its findings in order")
    func single() {
        let rules = judged(#"{"type":"Point","coordinates":[61.400000000001,155]}"#).diagnostics.map(\.rule)
        #expect(rules.first == "quest.not-a-collection")
        #expect(Set(rules) == ["quest.not-a-collection", "geojson.out-of-range", "geojson.precision"])
    }
}
