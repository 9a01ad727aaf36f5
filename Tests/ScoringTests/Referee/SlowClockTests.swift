import EngineTestSupport
import RideLogs
import Testing

@testable import Quests

@testable import Scoring

@Suite("Waiting for a task to open, by a phone whose clock is wrong")
struct SlowClockTests {
    /// When a rider who stands at a task is checked in: one that asks for 30 s and opens 100 s after the start.
    private func checkInTime(slow: Double) throws -> Double? {
        var task = Quest.Task(id: "tree", name: "Tree", coordinate: SmallQuest.place(east: 1000), radius: 20)
        task.dwell = 30
        var detector = PresenceDetector(tasks: [task], rule: PresenceRule())
        let candidate = PresenceDetector.Candidate(position: 0, opening: SmallQuest.startTime + 100)
        for second in stride(from: 0.0, through: 300, by: 5) {
            let fix = SmallQuest.fix(second, east: 1000)
            if let checkIn = detector.observe(fix, candidates: [candidate], slow: slow).first {
                return checkIn.time - SmallQuest.startTime
            }
        }
        return nil
    }

    @Test(
        "the stay begins when the task opens by the clock that counts, earlier on a phone that is behind",
        arguments: [(0.0, 130.0), (60, 70), (-60, 190), (100, 30), (400, 30)])
    func stayBeginsWithTheOpening(slow: Double, time: Double) throws {
        #expect(try checkInTime(slow: slow) == time)
    }
}
