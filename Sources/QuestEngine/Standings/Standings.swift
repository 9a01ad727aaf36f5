/// Who is where: all rides of a log under the rules of a quest, ranked by class.
///
///     let standings = Standings(of: log, in: quest)
///     for group in standings.groups { for row in group.rows { print(row.place, row.name, row.result.total) } }
///
/// The same log gives the same standings, whatever order its parts came in. Riders rank by points, then by the tie-breaks of the rules;
/// who is equal in all of them shares a place, and the next place is left out. Riders who started together and riders who started
/// when they liked rank alike, since a ride's time counts from its own start.
public struct Standings: Sendable {
    /// One line of the standings.
    public struct Row: Sendable {
        /// The place in the class, from 1; `nil` for a ride without one.
        public let place: Int?
        /// The rider, or the team.
        public let id: String
        /// The name: of the registration, else the identifier.
        public let name: String
        /// The riders of a team, by identifier; one for a rider alone.
        public let members: [RideEntry.Rider]
        /// Whether it is a team.
        public let isTeam: Bool
        /// What the ride is worth.
        public let result: RideResult
    }

    /// The standings of one class.
    public struct Group: Sendable {
        /// The class; `nil` for riders without one.
        public let category: String?
        /// The rides, best first; those without a place last.
        public let rows: [Row]
    }

    /// The classes, in the order of their names; riders without a class come first.
    public let groups: [Group]
    /// The time up to which entries count, in seconds since 1970-01-01 00:00 UTC; `nil` for all.
    public let frozenAt: Double?

    /// Ranks all rides of a log.
    ///
    /// - Parameters:
    ///   - roster: who rides, where the organiser knows better than the log.
    ///   - frozenAt: leaves out what happened later, in seconds since 1970-01-01 00:00 UTC.
    /// - Complexity: O(*n* log *n*) for *n* entries, and the judging of every different answer.
    public init(
        of log: RideLog, in quest: Quest, roster: Roster = Roster(), frozenAt: Double? = nil
    ) {
        var verdicts = VerdictMemory()
        var rides: [(rider: RideEntry.Rider, progress: RideProgress)] = []
        let bound = frozenAt.flatMap(DeviceLog.milliseconds)
        for ride in log.rides {
            let ride = bound.map { ride.until($0) } ?? ride
            var progress = RideProgress(quest: quest, ride: ride, &verdicts)
            if let known = roster.riders[ride.rider] { progress.registration.add(known) }
            rides.append((ride.rider, progress))
        }
        self.init(rides, in: quest, frozenAt: frozenAt)
    }

    private init(
        _ rides: [(rider: RideEntry.Rider, progress: RideProgress)], in quest: Quest, frozenAt: Double?
    ) {
        let contestants = Self.contestants(rides, in: quest)
        var classes: [String?: [Contestant]] = [:]
        for contestant in contestants { classes[contestant.category, default: []].append(contestant) }
        let ties = quest.settings.scoring.tieBreaks
        groups = classes.sorted { ($0.key ?? "") < ($1.key ?? "") }.map { category, contestants in
            Group(category: category, rows: Self.ranked(contestants, ties))
        }
        self.frozenAt = frozenAt
    }

    /// Somebody who has a line of their own.
    private struct Contestant {
        let id: String
        let name: String
        let category: String?
        let members: [RideEntry.Rider]
        let isTeam: Bool
        let result: RideResult
        var key: RankingKey
    }

    private static func contestants(
        _ rides: [(rider: RideEntry.Rider, progress: RideProgress)], in quest: Quest
    ) -> [Contestant] {
        func contestant(
            _ id: String, _ name: String?, _ members: [RideEntry.Rider], isTeam: Bool, _ progress: RideProgress
        ) -> Contestant {
            let result = RideResult(progress)
            return Contestant(
                id: id, name: name ?? id, category: progress.registration.category, members: members, isTeam: isTeam,
                result: result, key: RankingKey(result, quest.settings.scoring.tieBreaks))
        }
        var teams: [String: [(rider: RideEntry.Rider, progress: RideProgress)]] = [:]
        var contestants: [Contestant] = []
        for ride in rides {
            if quest.settings.teams != nil, let team = ride.progress.registration.team {
                teams[team, default: []].append(ride)
            } else {
                contestants.append(
                    contestant(
                        ride.rider.rawValue, ride.progress.registration.name, [ride.rider], isTeam: false, ride.progress
                    ))
            }
        }
        for (name, members) in teams.sorted(by: { $0.key < $1.key }) {
            let progress = RideProgress(team: members.map(\.progress), quest: quest)
            contestants.append(contestant(name, name, members.map(\.rider), isTeam: true, progress))
        }
        return contestants
    }

    private static func ranked(_ contestants: [Contestant], _ ties: [ScoringRules.TieBreak]) -> [Row] {
        let sorted = contestants.sorted { left, right in
            left.key == right.key ? (left.name, left.id) < (right.name, right.id) : left.key < right.key
        }
        var place = 0
        return sorted.enumerated().map { index, contestant in
            if index == 0 || sorted[index - 1].key != contestant.key { place = index + 1 }
            return Row(
                place: contestant.result.status == .ok ? place : nil, id: contestant.id, name: contestant.name,
                members: contestant.members, isTeam: contestant.isTeam, result: contestant.result)
        }
    }
}

/// What decides about places, the smaller the better.
struct RankingKey: Comparable {
    private let values: [Int]

    init(_ result: RideResult, _ ties: [ScoringRules.TieBreak]) {
        func milliseconds(_ seconds: Double?) -> Int { seconds.flatMap(DeviceLog.milliseconds) ?? .max }
        let order: [RideResult.Status] = [
            .ok, .underWay, .overTime, .missingPunch, .didNotFinish, .disqualified, .notStarted,
        ]
        values =
            [order.firstIndex(of: result.status) ?? order.count, -result.total.thousandths]
            + ties.map { tie in
                switch tie {
                case .time: milliseconds(result.elapsed)
                case .lastScore: milliseconds(result.lastScore)
                case .solved: -result.solvedCount
                case .wrongAnswers: result.wrongAnswers
                case .hints: result.hints
                }
            }
    }

    static func < (left: RankingKey, right: RankingKey) -> Bool { left.values.lexicographicallyPrecedes(right.values) }
}
