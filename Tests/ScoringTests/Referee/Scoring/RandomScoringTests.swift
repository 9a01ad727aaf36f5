import EngineTestSupport
import Quests
import RideLogs
import Scoring
import Testing

@Suite("Scoring of invented rides")
struct RandomScoringTests {
    private func line(_ line: RideResult.Line) -> SlowScorer.Line {
        SlowScorer.Line(
            outcome: line.outcome.rawValue, points: line.points.thousandths, worth: line.worth.thousandths,
            deductions: line.deductions.map { "\($0.cause.rawValue) \($0.count) \($0.points.thousandths)" },
            attempts: line.attempts, checkIn: line.checkInTime.map(SlowScorer.milliseconds),
            solved: line.solvedTime.map(SlowScorer.milliseconds), reason: line.reason)
    }

    private func extra(_ extra: RideResult.Extra) -> String {
        let cause =
            switch extra.cause {
            case .allTasks: "all"
            case .early(let seconds): "early \(SlowScorer.milliseconds(seconds))"
            case .toll(_, let entries, let seconds): "toll \(entries) \(SlowScorer.milliseconds(seconds))"
            case .late(let seconds): "late \(SlowScorer.milliseconds(seconds))"
            case .lostAll(let seconds): "lost \(SlowScorer.milliseconds(seconds))"
            case .adjustment(let reason): "adjusted \(reason)"
            case .leastTotal: "least"
            }
        return "\(cause): \(extra.points.thousandths)"
    }

    @Test(
        "each line, each extra, the total and the status are those of the slow scorer",
        arguments: 0..<60 as Range<UInt64>)
    func oracle(block: UInt64) throws {
        for seed in block * 50..<block * 50 + 50 {
            let ride = try RandomRide(seed: seed)
            let moments = ride.log.ride(of: "rider").moments
            let slow = SlowScorer(ride.quest, moments)
            let result = ride.log.replayed(of: "rider", in: ride.quest)
            let lines = slow.lines()
            try #require(result.lines.map { line($0) } == lines, "seed \(seed)")
            try #require(result.extras.map { extra($0) } == slow.extras(), "seed \(seed)")
            let extras = result.extras.reduce(Points.zero) { $0 + $1.points }
            #expect(result.gross.thousandths == lines.reduce(0) { $0 + $1.points }, "seed \(seed)")
            #expect(result.total == result.gross + extras, "seed \(seed)")
            #expect(result.status.rawValue == slow.status(), "seed \(seed)")
            #expect(result.elapsed.map(SlowScorer.milliseconds) == slow.elapsed, "seed \(seed)")
            #expect(SlowScorer.milliseconds(result.lateness) == max(0, slow.late ?? 0), "seed \(seed)")
            #expect(result.finishTime.map(SlowScorer.milliseconds) == slow.finished, "seed \(seed)")
            let last = zip(result.lines, lines).filter { $0.1.outcome == "solved" }.compactMap { $0.1.solved }.max()
            #expect(
                result.lastScore.map(SlowScorer.milliseconds) == last.flatMap { last in slow.start.map { last - $0 } },
                "seed \(seed)")
        }
    }

    @Test("the invented rides come to every outcome, deduction, extra and status")
    func variety() throws {
        var seen: Set<String> = []
        for seed in 0..<1500 as Range<UInt64> {
            let ride = try RandomRide(seed: seed)
            let result = ride.log.replayed(of: "rider", in: ride.quest)
            seen.insert(result.status.rawValue)
            for line in result.lines {
                seen.insert(line.outcome.rawValue)
                seen.formUnion(line.deductions.map(\.cause.rawValue))
            }
            seen.formUnion(result.extras.map { String(extra($0).prefix(4)) })
        }
        let statuses = RideResult.Status.allCases.map(\.rawValue)
        let words = RideResult.Outcome.allCases.map(\.rawValue) + RideResult.Deduction.Cause.allCases.map(\.rawValue)
        let extras = ["all:", "earl", "toll", "late", "lost", "adju", "leas"]
        #expect(Set(statuses + words + extras).subtracting(seen).isEmpty)
    }
}
