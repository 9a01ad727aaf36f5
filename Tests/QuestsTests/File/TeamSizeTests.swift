import EngineTestSupport
import JSON
import Quests
import Testing

@Suite("Sizes of teams")
struct TeamSizeTests {
    @Test(
        "the fewest and the most members are whole numbers from 1 to 99 in order",
        arguments: [
            ("[1, 1]", 1...1), ("[2, 99]", 2...99), ("[99, 99]", 99...99), ("[0, 5]", nil), ("[2, 100]", nil),
            ("[3, 2]", nil), ("[2]", nil), ("[1, 2, 3]", nil), ("[1.5, 2]", nil),
        ] as [(String, ClosedRange<Int>?)])
    func sizes(size: String, range: ClosedRange<Int>?) {
        let reading = QuestText.read(
            ProfileFile.file(quest: "{\"timeLimit\": 60, \"teams\": {\"size\": \(size)}}"))
        #expect(reading.diagnostics.filter { $0.severity == .error }.isEmpty == (range != nil))
        #expect(reading.quest?.settings.teams?.sizes == range)
    }
}
