import Quests
import RideLogs

/// What decides on places; smaller is better.
struct RankingKey: Comparable {
    private let values: [Int64]

    package init(_ result: RideResult, _ ties: [ScoringRules.TieBreak]) {
        func milliseconds(_ seconds: Double?) -> Int64 { seconds.flatMap(DeviceLog.milliseconds) ?? .max }
        let order: [RideResult.Status] = [
            .ok, .underWay, .overTime, .missingPunch, .didNotFinish, .disqualified, .notStarted,
        ]
        values =
            [Int64(order.firstIndex(of: result.status) ?? order.count), -result.total.thousandths]
            + ties.map { tie in
                switch tie {
                case .time: milliseconds(result.elapsed)
                case .lastScore: milliseconds(result.lastScore)
                case .solved: Int64(-result.solvedCount)
                case .wrongAnswers: Int64(result.wrongAnswers)
                case .hints: Int64(result.hints)
                }
            }
    }

    package static func < (left: RankingKey, right: RankingKey) -> Bool {
        left.values.lexicographicallyPrecedes(right.values)
    }
}
