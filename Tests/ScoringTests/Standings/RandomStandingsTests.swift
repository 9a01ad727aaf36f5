import EngineTestSupport
import Quests
import RideLogs
import Scoring
import Support
import Testing

@Suite("Standings of invented events")
struct RandomStandingsTests {
    /// The values that decide, each with whether more of it is better.
    private func values(_ result: RideResult, _ ties: [ScoringRules.TieBreak]) -> [(value: Double, isMoreBetter: Bool)]
    {
        let order: [RideResult.Status] = [
            .ok, .underWay, .overTime, .missingPunch, .didNotFinish, .disqualified, .notStarted,
        ]
        let status = (Double(order.firstIndex(of: result.status) ?? -1), false)
        return [status, (result.total.doubleValue, true)]
            + ties.map { tie in
                switch tie {
                case .time: (result.elapsed ?? .infinity, false)
                case .lastScore: (result.lastScore ?? .infinity, false)
                case .solved: (Double(result.lines.filter { $0.outcome == .solved }.count), true)
                case .wrongAnswers: (Double(count(.wrongAnswers, in: result)), false)
                case .hints: (Double(count(.hints, in: result)), false)
                }
            }
    }

    private func count(_ cause: RideResult.Deduction.Cause, in result: RideResult) -> Int {
        result.lines.flatMap(\.deductions).filter { $0.cause == cause }.reduce(0) { $0 + $1.count }
    }

    private func isBetter(_ one: RideResult, than other: RideResult, _ ties: [ScoringRules.TieBreak]) -> Bool {
        for (left, right) in zip(values(one, ties), values(other, ties)) where left.value != right.value {
            return (left.value > right.value) == left.isMoreBetter
        }
        return false
    }

    @Test(
        "a place is one more than the number of rides that are better; ties go by the rules, in their order",
        arguments: 0..<60 as Range<UInt64>)
    func places(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var event = try RandomRide(seed: seed)
        var settings = event.quest.settings
        var ties = ScoringRules.TieBreak.allCases
        generator.shuffle(&ties)
        settings.scoring.tieBreaks = Array(ties.prefix(generator.next(below: 6)))
        settings.scoring.wrongAnswer = .none
        settings.scoring.hint = .none
        let quest = try event.quest.with(settings)
        var log = event.log
        for rider in 0..<20 { log.merge(event.another(.init("rider \(rider)"))) }
        let judged = log.decided.applied(to: log)
        let standings = Standings(of: judged, in: quest)
        let rows = try #require(standings.groups.first).rows
        #expect(standings.groups.count == 1 && rows.count == 21)
        for row in rows {
            let better = rows.count { isBetter($0.result, than: row.result, settings.scoring.tieBreaks) }
            #expect(row.rank == (row.result.status == .ok ? better + 1 : nil), "seed \(seed), \(row.id)")
            let alone = RideProgress(quest: quest, ride: judged.ride(of: .init(row.id)))
            #expect(row.result == RideResult(alone, shared: SharedRides(in: log)[.init(row.id)]), "seed \(seed)")
            #expect(row.members.map(\.rawValue) == [row.id] && !row.isTeam && row.name == row.id)
        }
        for (row, next) in zip(rows, rows.dropFirst()) {
            #expect(!isBetter(next.result, than: row.result, settings.scoring.tieBreaks), "seed \(seed)")
            let isEqual = !isBetter(row.result, than: next.result, settings.scoring.tieBreaks)
            if isEqual { #expect(row.name < next.name, "seed \(seed)") }
        }
    }
}
