import EngineTestSupport
import GeoJSON
import Quests
import Support
import TestSupport
import Testing

@Suite("Findings about the profile")
struct ProfileFindingTests {
    @Test("each mistake gives its one finding, in its place and in both languages", arguments: cases)
    func finding(_ example: Case) throws {
        let reading = QuestText.read(example.text)
        #expect(reading.diagnostics.map(\.rule) == [example.rule], "\(reading.diagnostics.map(\.message[.english]))")
        let diagnostic = try #require(reading.diagnostics.first)
        #expect(diagnostic.severity == example.severity)
        #expect(diagnostic.pointer?.description == example.pointer)
        #expect(diagnostic.location != nil)
        #expect((reading.quest == nil) == (example.severity == .error))
        #expect(!diagnostic.message[.english].isEmpty)
        #expect(diagnostic.message[.russian].unicodeScalars.contains { $0 >= "а" && $0 <= "я" })
    }

    @Test("what is found about the profile is not said again by the rules of GeoJSON")
    func once() {
        let zone = ProfileFile.square(61, 55, 61.1, 155)
        let text = Self.withFeature(#""role": "zone", "zone": "forbidden""#, zone)
        let first = Quest.read(Array(text.utf8), judgedBy: Linter()).diagnostics
            .filter { $0.pointer?.description.hasSuffix("/coordinates/0/2") == true }
        #expect(first.map(\.rule) == ["quest.out-of-range"])
    }

    @Test("ranges are written with their units, and thousands grouped")
    func ranges() throws {
        let message = try #require(messages(Self.withOak(#""opens": 50000"#)).first)
        #expect(message[.english].hasSuffix("“opens” must be a number of minutes from 0 to 43,200."))
        #expect(message[.russian].hasSuffix("«opens» должно быть числом минут от 0 до 43 200."))
    }

    private func messages(_ text: String) -> [Message] { QuestText.read(text).diagnostics.map(\.message) }

    @Test("a circle of requirements is shown")
    func circle() throws {
        let text = ProfileFile.file(tasks: [
            "mill": #""requires": "pond""#, "pond": #""requires": ["oak", "mill"]"#,
        ])
        let message = try #require(messages(text).first)
        #expect(message[.english].contains("mill → pond → mill"))
        #expect(message[.russian].contains("по кругу"))
    }

    @Test("tasks behind a circle are reported together")
    func consequences() {
        let tasks = (1...4).map { QuestText.task("T\($0)", 61.4 + Double($0) / 100, more: #""requires": "a""#) }
        let text = QuestText.file(
            [
                QuestText.task("A", 61.4, more: #""requires": "b""#, id: #""a""#),
                QuestText.task("B", 61.4, 55.16, more: #""requires": "a""#, id: #""b""#),
            ] + tasks)
        #expect(QuestText.rules(text) == ["quest.requirement-cycle", "quest.never-unlocks"])
        #expect(messages(text).last?[.english].contains("Tasks 3, 4, 5, 6") == true)
    }

    @Test("a group that can be met without the circle opens the task")
    func wayAround() {
        let text = ProfileFile.file(tasks: [
            "oak": #""requires": {"any": 1, "of": ["pond", "mill"]}"#, "pond": #""requires": "oak""#,
        ])
        #expect(QuestText.rules(text).isEmpty)
    }

    @Test("a task that requires one without attempts never opens")
    func unanswerable() {
        let text = ProfileFile.file(tasks: ["oak": #""attempts": 0"#, "mill": #""requires": "oak""#])
        #expect(QuestText.rules(text) == ["quest.unsolvable", "quest.never-unlocks"])
    }

    @Test("a task in a forbidden zone whose radius reaches beyond it may be there")
    func reach() {
        let zone = ProfileFile.square(61.3998, 55.14, 61.4002, 55.16)
        #expect(
            QuestText.rules(Self.withFeature(#""role": "zone", "zone": "forbidden""#, zone)).isEmpty)
    }

    @Test("tasks of one place in the course may be visited in any order")
    func equalOrder() {
        let text = ProfileFile.file(tasks: [
            "oak": #""order": 1, "requires": "mill""#, "mill": #""order": 1"#, "pond": #""order": 1"#,
        ])
        #expect(QuestText.rules(text).isEmpty)
    }

    @Test("tasks outside of the bounds are named together")
    func outside() throws {
        let text = Self.withFeature(#""role": "zone", "zone": "bounds", "name": "Town""#, Self.aside)
        let reading = QuestText.read(text)
        #expect(reading.diagnostics.map(\.rule) == ["quest.forbidden-place"])
        let message = try #require(reading.diagnostics.first?.message)
        #expect(message[.english].contains("1, 2, 3") && message[.english].contains("Town"))
    }

    @Test("a start drawn where the quest has it already is no contradiction")
    func sameStart() {
        let text = Self.withFeature(
            #""role": "start""#, ProfileFile.point(61.4, 55.15), quest: #"{"start": [61.4, 55.15]}"#)
        #expect(QuestText.rules(text).isEmpty)
    }
}
