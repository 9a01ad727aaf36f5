import Testing
import VeloQuest

@Suite("Bounds of the numbers in a profile of one's own")
struct ProfileBoundTests {
    private func reads(_ before: String, _ number: Double, _ after: String) -> Bool {
        (try? BicycleProfile(json: Array((before + "\(number)" + after).utf8))) != nil
    }

    @Test(
        "the least and the greatest are taken, and nothing beyond",
        arguments: [
            (#"{"roads": {"path": {"speed": "#, "}}}", 0.5, 150.0),
            (#"{"roads": {"path": {"aversion": "#, "}}}", 0.1, 100),
            (#"{"traffic": {"heavy": "#, "}}", 0.1, 100), (#"{"cycleways": {"lane": "#, "}}", 0, 10),
            (#"{"surfaces": {"soft": {"speed": "#, "}}}", 0.01, 10),
            (#"{"smoothness": {"bad": {"speed": "#, "}}}", 0.01, 10),
            (#"{"inclines": {"steepUp": {"aversion": "#, "}}}", 0.1, 100),
            (#"{"lighting": {"unlit": "#, "}}", 0.1, 100),
            (#"{"routes": {"mountain": "#, "}}", 0.1, 100), (#"{"destination": "#, "}", 0.1, 100),
            (#"{"pushing": {"speed": "#, "}}", 0.5, 20), (#"{"delays": {"signals": "#, "}}", 0, 3600),
        ] as [(String, String, Double, Double)])
    func bounds(before: String, after: String, least: Double, most: Double) {
        #expect(reads(before, least, after) && reads(before, most, after))
        #expect(!reads(before, least - 0.001, after) && !reads(before, most + 0.001, after))
        #expect(reads(before, least + 0.001, after) && reads(before, most - 0.001, after))
    }
}
