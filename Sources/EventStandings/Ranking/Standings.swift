import ParallelWork
public import QuestEngine
public import QuestModel
public import RideLogs

/// All rides of a log under the rules of a quest, ranked by class.
///
///     let standings = Standings(of: log, in: quest)
///     for group in standings.groups { for row in group.rows { print(row.place, row.name, row.result.total) } }
///
/// The same log gives the same standings, whatever the order of its parts. Riders rank by points, then by the tie-breaks of the
/// rules; riders equal in all of them share a place, and the next place is left out. Riders with a mass start and riders with
/// individual starts rank alike, since a ride's time counts from its own start.
public struct Standings: Sendable {
    /// One line of the standings.
    public struct Row: Sendable {
        /// The place in the class, from 1; `nil` for a ride without one.
        public let place: Int?
        /// The rider, or the team.
        public let id: String
        /// The name in the registration, else the identifier.
        public let name: String
        /// The riders of a team, by identifier; one for a rider alone.
        public let members: [RideEntry.Rider]
        /// Whether it is a team.
        public let isTeam: Bool
        /// The result of the ride.
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
    /// How check-ins were treated that their positions do not prove.
    public let unproven: UnprovenCheckIns
    /// What counts of the log, and what does not.
    public let judged: JudgedLog

    /// What of the log has no effect, and what receipts prove.
    public var findings: [AuthorityFinding] { judged.findings }

    /// Ranks all rides of a log.
    ///
    /// - Parameters:
    ///   - roster: registrations that take precedence over those of the log, and the devices and keys of riders. Riders of whom the log
    ///     knows nothing did not start.
    ///   - authority: whom the organiser trusts; without an organiser's log or key no decision counts.
    ///   - unproven: how check-ins are treated that their positions do not prove.
    ///   - roads: how far it is by road from task to task, where a map is at hand.
    ///   - frozenAt: ignores later events; in seconds since 1970-01-01 00:00 UTC.
    /// - Complexity: O(*n* log *n*) for *n* entries, the check of one signature for each chain, and the judging of every different
    ///   answer; on all cores.
    public init(
        of log: RideLog, in quest: Quest, roster: Roster = Roster(), authority: LogAuthority = LogAuthority(),
        unproven: UnprovenCheckIns = .refused, roads: RoadDistances? = nil, frozenAt: Double? = nil
    ) {
        self.init(
            of: authority.applied(to: log, in: quest, roster: roster), in: quest, roster: roster, unproven: unproven,
            roads: roads, frozenAt: frozenAt)
    }

    /// Ranks all rides of a log that was judged already.
    ///
    /// - Parameters:
    ///   - roster: registrations that take precedence over those of the log. Riders of whom the log knows nothing did not start.
    ///   - unproven: how check-ins are treated that their positions do not prove.
    ///   - roads: how far it is by road from task to task, where a map is at hand.
    ///   - frozenAt: ignores later events; in seconds since 1970-01-01 00:00 UTC.
    /// - Complexity: O(*n* log *n*) for *n* entries, and the judging of every different answer; on all cores.
    public init(
        of judged: JudgedLog, in quest: Quest, roster: Roster = Roster(), unproven: UnprovenCheckIns = .refused,
        roads: RoadDistances? = nil, frozenAt: Double? = nil
    ) {
        let rides = judged.rides
        let shared = SharedRides(in: judged.log)
        let entrants = Parallel.mapRanges(of: rides.count, atLeast: 32) { range in
            var verdicts = VerdictCache()
            return range.map { place in
                let ride = rides[place].until(frozenAt)
                let progress = RideProgress(
                    quest: quest, ride: ride, rostered: roster.riders[ride.rider], unproven: unproven, &verdicts)
                return Entrant(ride.rider, progress, shared, roads, in: quest)
            }
        }.flatMap { $0 }
        let ridden = Set(rides.lazy.map { $0.rider })
        let absent = roster.riders.filter { !ridden.contains($0.key) }.sorted { $0.key < $1.key }.map { rider, known in
            var progress = RideProgress(quest: quest, unproven: unproven)
            progress.registration = known
            return Entrant(rider, progress, shared, roads, in: quest)
        }
        self.init(
            Self.contestants(entrants, absent: absent, shared, roads, in: quest), frozenAt: frozenAt, unproven,
            judged)
    }

    private init(
        _ contestants: [Contestant], frozenAt: Double?, _ unproven: UnprovenCheckIns, _ judged: JudgedLog
    ) {
        self.judged = judged
        var classes: [String?: [Contestant]] = [:]
        for contestant in contestants { classes[contestant.category, default: []].append(contestant) }
        groups = classes.sorted { ($0.key ?? "") < ($1.key ?? "") }.map { category, contestants in
            Group(category: category, rows: Self.ranked(contestants))
        }
        self.frozenAt = frozenAt
        self.unproven = unproven
    }

    /// A rider or a team with a line in the standings.
    private struct Contestant {
        let id: String
        let name: String
        let category: String?
        let members: [RideEntry.Rider]
        let isTeam: Bool
        let result: RideResult
        let key: RankingKey

        package init(
            _ id: String, _ members: [RideEntry.Rider], _ progress: RideProgress, _ shared: SharedRides,
            _ roads: RoadDistances?, team: String? = nil
        ) {
            self.id = id
            name = team ?? progress.registration.name ?? id
            category = progress.registration.category
            self.members = members
            isTeam = team != nil
            let matches = members.compactMap { shared[$0] }
            result = RideResult(progress, shared: matches.max { $0.count < $1.count }, roads: roads)
            key = RankingKey(result, progress.quest.settings.scoring.tieBreaks)
        }
    }

    /// A rider whose ride has been replayed: ready to be ranked, or to be combined with a team.
    ///
    /// A `RideProgress` is as large as its result; keep it only for team members.
    private enum Entrant {
        case alone(Contestant)
        case member(RideEntry.Rider, team: String, RideProgress)

        package init(
            _ rider: RideEntry.Rider, _ progress: RideProgress, _ shared: SharedRides, _ roads: RoadDistances?,
            in quest: Quest
        ) {
            if quest.settings.teams != nil, let team = progress.registration.team {
                self = .member(rider, team: team, progress)
            } else {
                self = .alone(Contestant(rider.rawValue, [rider], progress, shared, roads))
            }
        }
    }

    private static func contestants(
        _ entrants: [Entrant], absent: [Entrant], _ shared: SharedRides, _ roads: RoadDistances?, in quest: Quest
    ) -> [Contestant] {
        var teams: [String: [(rider: RideEntry.Rider, progress: RideProgress)]] = [:]
        var absentTeams: [String: [(rider: RideEntry.Rider, progress: RideProgress)]] = [:]
        var contestants: [Contestant] = []
        for entrant in entrants {
            switch entrant {
            case .alone(let contestant): contestants.append(contestant)
            case .member(let rider, let team, let progress): teams[team, default: []].append((rider, progress))
            }
        }
        for entrant in absent {
            switch entrant {
            case .alone(let contestant): contestants.append(contestant)
            case .member(let rider, let team, let progress): absentTeams[team, default: []].append((rider, progress))
            }
        }
        // A member who stayed at home keeps nobody else from finishing; a team of such members did not start.
        for (name, members) in absentTeams where teams[name] == nil { teams[name] = members }
        for (name, members) in teams.sorted(by: { $0.key < $1.key }) {
            let progress = RideProgress(team: members.map { $0.progress }, quest: quest, roads: roads)
            contestants.append(Contestant(name, members.map { $0.rider }, progress, shared, roads, team: name))
        }
        return contestants
    }

    private static func ranked(_ contestants: [Contestant]) -> [Row] {
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
