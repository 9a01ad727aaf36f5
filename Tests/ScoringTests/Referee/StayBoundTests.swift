import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Testing

@testable import Scoring

/// From when on a stay counts, and what ends it.
@Suite("Bounds of a stay at a task")
struct StayBoundTests {
    private let start = SmallQuest.startTime

    private func detector(dwell: Double) -> PresenceDetector {
        var task = Quest.Task(id: "tree", name: "Tree", coordinate: SmallQuest.place(east: 0), radius: 20)
        task.dwell = dwell
        return PresenceDetector(tasks: [task], rule: PresenceRule())
    }

    /// The seconds of the check-ins that fixes complete, each by a fix as (second, metres, accuracy).
    private func times(
        dwell: Double, _ fixes: [(second: Double, east: Double, accuracy: Double?)], opening: Double? = nil
    ) -> [Double] {
        var detector = detector(dwell: dwell)
        let candidate = PresenceDetector.Candidate(position: 0, opening: opening.map { start + $0 })
        return fixes.flatMap { fix in
            detector.observe(
                SmallQuest.fix(fix.second, east: fix.east, accuracy: fix.accuracy), candidates: [candidate])
        }.map { ($0.time - start) }
    }

    @Test(
        "who was away in between stays anew, even where the fix away might be taken as near with a worse one after it")
    func away() {
        // The second fix is not joined to the first; the third makes the line between them doubtful.
        let fixes: [(second: Double, east: Double, accuracy: Double?)] = [
            (0, 0, 5), (20, 30, 0), (25, 0, 45), (30, 0, 45), (44, 0, 45),
        ]
        #expect(times(dwell: 25, Array(fixes.dropLast())).isEmpty)
        #expect(times(dwell: 24, fixes) == [44], "20 s and 24 s")
        #expect(times(dwell: 25, [(0, 0, 5), (10, 0, 0), (20, 0, 45), (25, 0, 45)]) == [25])
    }

    @Test("a stay lasts as long as the task asks, to the second")
    func length() {
        let fixes = [0.0, 10, 20].map { (second: $0, east: 0.0, accuracy: nil as Double?) }
        #expect(times(dwell: 20, fixes) == [20])
        #expect(times(dwell: 20.001, fixes).isEmpty)
        #expect(times(dwell: 15, fixes) == [15])
    }

    @Test("a stay begins and ends on the edge of the circle, between two fixes")
    func edges() {
        // At 5 m/s from 50 m before the task to 50 m behind it: within 20 m from the sixth second to the fourteenth.
        let through = stride(from: 0.0, through: 4, by: 1).map {
            (step: Double) -> (second: Double, east: Double, accuracy: Double?) in
            (step * 5, step * 25 - 50, nil)
        }
        let found = times(dwell: 7.9, through)
        #expect(found.count == 1 && abs(found[0] - 13.9) < 0.02, "\(found)")
        #expect(times(dwell: 8.1, through).isEmpty)
        #expect(times(dwell: 8.1, through + [(22, 50, nil), (32, 0, nil), (36, 0, nil)]).isEmpty)
    }

    @Test("before a task opens no stay counts, and at the opening it begins")
    func opening() {
        let fixes = stride(from: 0.0, through: 100, by: 10).map { (second: $0, east: 0.0, accuracy: nil as Double?) }
        #expect(times(dwell: 20, fixes, opening: 45).first == 65)
        #expect(times(dwell: 20, fixes, opening: 80).first == 100)
        #expect(times(dwell: 20, fixes, opening: 80.5).isEmpty)
        #expect(times(dwell: 20, fixes, opening: -10).first == 20)
    }

    @Test("of a stay its fixes are kept and the one before it; of a wait for the opening the last only")
    func fixes() {
        func kept(_ seconds: [Double], dwell: Double, opening: Double? = nil) -> [Double] {
            var detector = detector(dwell: dwell)
            let candidate = PresenceDetector.Candidate(position: 0, opening: opening.map { start + $0 })
            for second in seconds {
                let east = second < 0 ? 4 * second : 0
                let found = detector.observe(SmallQuest.fix(second, east: east), candidates: [candidate])
                if let found = found.first { return found.fixes.map { $0.time - start } }
            }
            return []
        }
        #expect(kept([-20, -10, 0, 10, 20, 30], dwell: 26) == [-10, 0, 10, 20, 30])
        #expect(kept([-40, -10, 0, 16, 20, 30], dwell: 12) == [16, 20, 30], "after a gap nothing before it counts")
        #expect(kept([-40, -10, 0, 10, 20, 30], dwell: 0) == [-40, -10, 0])
        #expect(kept([-50, -40, -30, -20, -10, 0], dwell: 0) == [-30, -20, -10, 0])
        #expect(kept([0, 10, 20, 30, 40, 50], dwell: 20, opening: 25) == [20, 30, 40, 50])
        #expect(kept([0, 10, 20, 30, 40, 50], dwell: 20, opening: 20) == [10, 20, 30, 40])
    }

    @Test("of an answer the last two fixes are kept, if they are a minute old at most")
    func answer() {
        var detector = detector(dwell: 0)
        for second in [0.0, 10, 20] { _ = detector.observe(SmallQuest.fix(second, east: 500), candidates: []) }
        for (second, expected) in [(20.0, [10.0, 20]), (70, [10, 20]), (70.125, [20]), (80, [20]), (80.125, [])] {
            let fixes = detector.lastFixes(before: start + second).fixes
            #expect(fixes.map { $0.time - start } == expected, "\(second) s")
        }
    }

    @Test("a rider who hardly moves comes and goes on the edge as well")
    func creeping() {
        // Of 80 cm in ten seconds half lies within the circle.
        let coming: [(second: Double, east: Double, accuracy: Double?)] = [
            (0, 20.4, nil), (10, 19.6, nil), (20, 19.6, nil),
        ]
        #expect(times(dwell: 14.5, coming).count == 1 && times(dwell: 15.5, coming).isEmpty)
        let going: [(second: Double, east: Double, accuracy: Double?)] = [
            (0, 19.6, nil), (10, 19.6, nil), (20, 20.4, nil),
        ]
        #expect(times(dwell: 14.5, going).count == 1 && times(dwell: 15.5, going).isEmpty)
        // A rider who stands is there from the first fix to the last.
        let standing: [(second: Double, east: Double, accuracy: Double?)] = [(0, 19.6, nil), (10, 19.6, nil)]
        #expect(times(dwell: 10, standing) == [10] && times(dwell: 10.001, standing).isEmpty)
    }
}
