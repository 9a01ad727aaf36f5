import Answers
import EngineTestSupport
import GeoJSON
import JSON
import Quests
import Support
import Testing

/// What readers of members accept, exactly up to where.
@Suite("Bounds of what is read")
struct ReadingBoundTests {
    private func rules(task properties: String) -> [String] { QuestText.rules(QuestFindingTests.withTask(properties)) }
    private func rules(quest settings: String) -> [String] { QuestText.rules(QuestFindingTests.withQuest(settings)) }

    @Test("a number in quotation marks is one, and can be made one, if it is valid JSON without them")
    func plainNumbers() throws {
        for (text, isNumber) in [
            ("5", true), (" 5 ", true), ("0", true), ("0.5", true), ("12.25", true), ("100", true), ("9", true),
            ("5.", false), (".5", false), (".", false), ("05", false), ("00", false), ("1.2.3", false), ("-", false),
            ("", false),
            ("5m", false), ("1e3", false), ("+5", false), ("5:0", false), ("5/", false),
        ] {
            let written = QuestFindingTests.withTask(#""points": "\#(text)""#)
            let found = QuestText.read(written).diagnostics
            let fix = found.lazy.compactMap(\.fix).first
            #expect((fix != nil) == isNumber, "“\(text)”")
            // Points are whole.
            guard let fix, !text.contains(".") else { continue }
            #expect(QuestText.rules(fix.applied(to: written)).isEmpty, "“\(text)”")
        }
        let negative = QuestText.read(QuestFindingTests.withTask(#""points": "-5""#)).diagnostics
        #expect(!negative.isEmpty)
    }

    @Test("a share is written as a percentage of up to three digits, from 0 to 100")
    func percentages() {
        for (text, isRead) in [
            ("0%", true), ("9%", true), ("59 %", true), ("90%", true), ("95%", true), ("100%", true), ("007%", true),
            ("101%", false), ("0050%", false), ("%", false), (" %", false), ("5", false), ("5%%", false),
            ("-5%", false),
            ("5:%", false), ("5/%", false), ("50x", false), ("50 m", false), ("50‰", false), ("5%0", false),
            ("5  %", true), ("% 5", false),
        ] {
            let found = rules(quest: #"{"scoring": {"outOfOrder": "\#(text)"}}"#)
            #expect(found.isEmpty == isRead, "\(text): \(found)")
        }
    }

    @Test("a place in the settings has two numbers, or three with a height")
    func places() {
        for (numbers, isRead) in [
            ("61.4, 55.15", true), ("61.4, 55.15, 200", true), ("61.4", false), ("61.4, 55.15, 200, 1", false),
            ("", false),
            (#"61.4, "55.15""#, false), (#""61.4", 55.15"#, false),
        ] {
            for key in ["start", "finish"] {
                let found = rules(quest: #"{"\#(key)": [\#(numbers)]}"#)
                #expect(found == (isRead ? [] : ["quest.wrong-type"]), "[\(numbers)]")
            }
        }
    }

    @Test("a start off the Earth is reported once, whatever else is said of the start")
    func startOffEarth() {
        func start(_ longitude: Double, _ latitude: Double) -> String {
            """
            {"type":"Feature","properties":{"role":"start"},\
            "geometry":{"type":"Point","coordinates":[\(longitude), \(latitude)]}}
            """
        }
        for settings in [nil, #"{"start": [61.41, 55.16]}"#] {
            let text = QuestText.file(QuestFindingTests.threeTasks + [start(300, 200)], quest: settings)
            #expect(QuestText.rules(text) == ["quest.out-of-range"])
            let swapped = QuestText.file(QuestFindingTests.threeTasks + [start(55.15, 161.41)], quest: settings)
            #expect(QuestText.rules(swapped) == ["quest.swapped-coordinates"])
        }
        let far = QuestText.file(
            QuestFindingTests.threeTasks + [start(61.42, 55.16)], quest: #"{"start": [61.41, 55.16]}"#)
        #expect(QuestText.rules(far) == ["quest.two-places"])
    }

    @Test("a code minds letter case unless its task says otherwise")
    func letterCase() throws {
        for (member, isAccepted) in [
            ("", false), (#", "ignoresCase": false"#, false), (#", "ignoresCase": true"#, true),
        ] {
            let text = QuestFindingTests.withAnswer(#"{"kind": "code", "accepted": ["Qx7Kf2Lm"]\#(member)}"#)
            let answer = try #require(QuestText.read(text).quest?.tasks[0].answer)
            #expect(answer.judge("Qx7Kf2Lm").isAccepted)
            #expect(answer.judge("qx7kf2lm").isAccepted == isAccepted, "\(member)")
        }
    }

    @Test("an answer has one seal or more, and as many as it may have normal forms at most")
    func seals() {
        let seal = #"""# + String(repeating: "A", count: 86) + #"==""#
        func count(_ count: Int) -> Int? {
            let seals = Array(repeating: seal, count: count).joined(separator: ",")
            let answer = """
                {"kind": "sealed", "shape": {"kind": "text"}, "exact": true, "scrypt": {"N": 2, "r": 8, "p": 1}, \
                "salt": "AAAAAAAAAAA=", "seals": [\(seals)]}
                """
            let quest = QuestText.read(QuestFindingTests.withAnswer(answer)).quest
            guard case .sealed(let sealed) = quest?.tasks.first?.answer?.kind else { return nil }
            return sealed.seals.count
        }
        let most = SealedAnswer.mostSeals
        #expect(count(0) == nil && count(1) == 1 && count(most - 1) == most - 1 && count(most) == most)
        #expect(count(most + 1) == nil)
    }

    @Test("a number may have a fraction unless its task says otherwise")
    func fractions() throws {
        for (member, isRead) in [("", true), (#", "whole": false"#, true), (#", "whole": true"#, false)] {
            let text = QuestFindingTests.withAnswer(#"{"kind": "number", "value": 7.5\#(member)}"#)
            let answer = QuestText.read(text).quest?.tasks[0].answer
            #expect((answer?.judge("7.5").isAccepted ?? false) == isRead, "\(member)")
        }
    }

    @Test("the member that an answer lacks for its kind is reported once")
    func missingMembers() {
        for (answer, member) in [
            (#"{"kind": "number"}"#, "value"), (#"{"kind": "number", "tolerance": 2}"#, "value"),
            (#"{"kind": "ordered"}"#, "items"), (#"{"kind": "unordered"}"#, "items"),
        ] {
            let found = QuestText.read(QuestFindingTests.named("A", answer: answer)).diagnostics
            #expect(
                found.filter { $0.message[.english].contains("the answer has no “\(member)”") }.count == 1,
                "\(answer): \(found.map(\.message[.english]))")
        }
    }
}
