import EngineTestSupport
import GeoJSON
import JSON
import Quests
import Support
import Testing

@Suite("The form in which a changed member is written")
struct WrittenFormTests {
    /// The properties of a task after a change, as they are saved.
    private func saved(_ properties: String, _ change: (inout Quest.Task) -> Void) throws -> JSONObject {
        var document = try QuestDocument(Array(QuestText.file([QuestText.task("A", more: properties)]).utf8))
        var tasks = document.quest.tasks
        change(&tasks[0])
        document.quest = try document.quest.with(tasks: tasks)
        let text = try JSONValue(parsing: document.text())
        let feature = text.objectValue?["features"]?.arrayValue?.first?.objectValue
        return try #require(feature?["properties"]?.objectValue)
    }

    @Test("a difficulty keeps the name of its member, and gets the present one where there was none")
    func difficulty() throws {
        for (properties, key, other) in [
            (#""difficult": "high""#, "difficult", "difficulty"), (#""difficulty": "high""#, "difficulty", "difficult"),
            ("", "difficulty", "difficult"),
        ] {
            let written = try saved(properties) { $0.difficulty = .low }
            #expect(written[key]?.stringValue != nil && written[key]?.stringValue != "high", "\(properties)")
            #expect(written[other] == nil, "\(properties)")
        }
    }

    @Test("a single hint stays an object where it was one, and several are a list")
    func hints() throws {
        let one = #""hints": {"text": "Up", "penalty": 2}"#
        let changed = try saved(one) { $0.hints[0].text = "Down" }
        #expect(changed["hints"] == ["text": "Down", "penalty": 2])
        let two = try saved(one) { $0.hints.append(Quest.Hint("Left", charge: .points(1))) }
        #expect(two["hints"] == [["text": "Up", "penalty": 2], ["text": "Left", "penalty": 1]])
        let list = try saved(#""hints": [{"text": "Up", "penalty": 2}]"#) { $0.hints[0].text = "Down" }
        #expect(list["hints"] == [["text": "Down", "penalty": 2]])
        let texts = try saved(#""hints": "Up|Left""#) { $0.hints[1].text = "Right" }
        #expect(texts["hints"] == "Up|Right")
    }

    @Test(
        "minutes after the start come back to the last digit, wherever sixty times a number does so",
        arguments: [1, 2] as [UInt64])
    func minutes(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<150 {
            let seconds = Double(1 + generator.next(below: 10_000_000)) / 1000
            let minutes = seconds / 60
            guard minutes * 60 == seconds else { continue }
            let written = try saved("") { $0.opens = .afterStart(seconds) }
            #expect((written["opens"]?.doubleValue ?? 0) * 60 == seconds, "seed \(seed)")
        }
    }
}
