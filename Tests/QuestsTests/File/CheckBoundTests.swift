import EngineTestSupport
import JSON
import Quests
import Support
import Testing

/// What checks remark on, exactly from where on.
@Suite("Bounds of the checks of a quest")
struct CheckBoundTests {
    private func messages(_ text: String, _ rule: String) -> [String] {
        QuestText.read(text).diagnostics.filter { $0.rule == rule }.map(\.message[.english])
    }

    @Test("an answer stands in a text where all its words do, one after the other")
    func containedAnswers() {
        for (description, isReported) in [
            ("Find the crooked willow by the gate", true), ("crooked willow", true),
            ("By the gate: a crooked willow", true),
            ("Find the crooked lantern by the gate", false), ("Find the willow, crooked as it is", false),
            ("crooked", false), ("Look for what is crooked", false), ("A crooked willow or a straight one?", false),
            ("It is crooked, it is no willow", false),
        ] {
            let text = QuestFindingTests.named(
                "Gate", answer: #""crooked willow""#, more: #", "description": "\#(description)""#)
            let found = QuestText.rules(text).filter { $0 == "quest.answer-in-text" || $0 == "quest.answer-told" }
            #expect(found.isEmpty == !isReported, "\(description): \(found)")
        }
    }

    @Test("one task without a translation is named, of several the numbers are listed")
    func untranslated() {
        let russian = #""texts": {"de": {"name": "Eiche"}}"#
        let one = QuestText.file(
            [QuestText.task("A", more: russian), QuestText.task("B", 61.41)], quest: #"{"languages": ["de"]}"#)
        #expect(
            messages(one, "quest.missing-translation").map { $0.contains("task 2 “B”") || $0.contains("Task 2 “B”") }
                == [true])
        let two = QuestText.file(
            [QuestText.task("A"), QuestText.task("B", 61.41), QuestText.task("C", 61.42, more: russian)],
            quest: #"{"languages": ["de"]}"#)
        #expect(messages(two, "quest.missing-translation").map { $0.contains("1, 2") && !$0.contains("“A”") } == [true])
    }

    @Test(
        "two tasks within a day's ride are never called swapped, even where they would be as near the other way round")
    func nearPairs() {
        let pair = { (longitude: Double, latitude: Double) in
            QuestText.rules(QuestText.file([QuestText.task("A", 45, 45.1), QuestText.task("B", longitude, latitude)]))
        }
        #expect(pair(45.1, 45.2).isEmpty)
        #expect(pair(44.2, 45.1).isEmpty, "62 km away")
        #expect(pair(47, 45.1) == ["quest.far-away"])
        let swapped = QuestText.rules(
            QuestText.file([QuestText.task("A", 40, 50), QuestText.task("B", 50, 40)]))
        #expect(swapped == ["quest.swapped-coordinates"])
        // The other way round the second one is nowhere.
        let nowhere = QuestText.rules(QuestText.file([QuestText.task("A", 100, 50), QuestText.task("B", 103, 50)]))
        #expect(nowhere == ["quest.far-away"])
    }

    @Test("a single place that is off the Earth is reported by its name, of several all are reported at once")
    func offEarth() {
        let one = messages(QuestText.file([QuestText.task("A", 37.77, -122.42)]), "quest.swapped-coordinates")
        #expect(one.map { $0.contains("“A”") } == [true])
        let two = messages(
            QuestText.file([QuestText.task("A", 37.77, -122.42), QuestText.task("B", 37.78, -122.43)]),
            "quest.swapped-coordinates")
        #expect(two.map { $0.contains("“") || !$0.contains("nobody could ride there") } == [false])
    }

    @Test("controls that close before the end have no effect without an end, from the first second on")
    func closedControls() {
        func found(_ notLast: String) -> [String] {
            QuestText.rules(
                QuestFindingTests.withQuest(
                    #"{"scoring": {"bonusControls": [{"from": 1, "to": 5, "points": 3, "notLast": \#(notLast)}]}}"#))
        }
        #expect(found("0").isEmpty)
        #expect(found("0.01") == ["quest.no-effect"] && found("10") == ["quest.no-effect"])
    }

    @Test("items of a list have up to three words, with a letter in each")
    func lists() {
        for (text, isList) in [
            ("oak, elm", true), ("oak tree hill, elm, ash", true), ("oak tree on hill, elm, ash", false),
            ("Oak, Elm", false), ("Oak, Elm, Ash", true), ("oak; elm", true), ("oak, ...", false), ("oak,", false),
            ("oak", false),
            ("oak and elm", false), ("oak, elm and ash", true), ("oak, elm tree", false),
        ] {
            let found = QuestText.rules(QuestFindingTests.withAnswer(#""\#(text)""#))
            #expect(found.contains("quest.list-as-text") == isList, "\(text): \(found)")
        }
    }

    @Test("an answer of three letters is looked for in texts, one of fewer is not, whatever else it has")
    func shortAnswers() {
        for (answer, isReported) in [
            ("fox", true), ("ox", false), ("B-4213", false), ("AB 4213", false), ("ABC 4213", true),
            ("№ 4213 Q", false),
        ] {
            let text = QuestFindingTests.named(
                "Gate", answer: #""\#(answer)""#, more: #", "description": "By the gate stands \#(answer) in white.""#)
            let found = QuestText.rules(text).filter { $0 == "quest.answer-in-text" || $0 == "quest.answer-told" }
            #expect(found.isEmpty == !isReported, "\(answer): \(found)")
        }
    }
}
