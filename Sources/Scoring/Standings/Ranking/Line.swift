import Quests
import RideLogs

extension Standings {
    /// A rider or a team in the standings, without the rank.
    ///
    /// A reference, since lines are moved while they are sorted, and live standings keep those that did not change.
    final class Line: Sendable {
        let id: String
        let name: String
        let category: String?
        let members: [RideEntry.Rider]
        let isTeam: Bool
        let result: RideResult
        let key: RankingKey

        /// - Parameter match: who has the same ride as a rider.
        init(
            _ members: [RideEntry.Rider], team: String? = nil, _ progress: RideProgress, by rules: StandingsRules,
            match: (RideEntry.Rider) -> SharedRides.Match?
        ) {
            id = team ?? members.first?.rawValue ?? ""
            name = team ?? progress.registration.name ?? id
            category = progress.registration.category
            self.members = members
            isTeam = team != nil
            let matches = members.compactMap(match)
            result = RideResult(progress, shared: matches.max { $0.count < $1.count }, roads: rules.roads)
            key = RankingKey(result, progress.quest.settings.scoring.tieBreaks)
        }

        /// A team of riders, in the order of their identifiers; `nil` where there are none.
        convenience init?(
            team entrants: [Entrant], by rules: StandingsRules, match: (RideEntry.Rider) -> SharedRides.Match?
        ) {
            guard let name = entrants.first?.team else { return nil }
            let rides = entrants.compactMap { entrant -> RideProgress? in
                if case .inTeam(_, let progress) = entrant.ride { progress } else { nil }
            }
            let progress = RideProgress(team: rides, quest: rules.quest, roads: rules.roads)
            self.init(entrants.map { $0.rider }, team: name, progress, by: rules, match: match)
        }
    }

    /// What decides on ranks; smaller is better.
    struct RankingKey: Comparable {
        private let values: [Int64]

        init(_ result: RideResult, _ ties: [ScoringRules.TieBreak]) {
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

        static func < (left: RankingKey, right: RankingKey) -> Bool {
            left.values.lexicographicallyPrecedes(right.values)
        }
    }
}
