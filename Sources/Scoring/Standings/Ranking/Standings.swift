public import Quests
public import RideLogs
import Support

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
                return Entrant(ride.rider, progress, roads, in: quest) { shared[$0] }
            }
        }.flatMap { $0 }
        let ridden = Set(rides.lazy.map { $0.rider })
        let absent = roster.riders.filter { !ridden.contains($0.key) }.sorted { $0.key < $1.key }.map { rider, known in
            var progress = RideProgress(quest: quest, unproven: unproven)
            progress.registration = known
            return Entrant(rider, progress, roads, in: quest) { shared[$0] }
        }
        self.init(
            Self.ranked(Self.contestants(entrants, absent: absent, shared, roads, in: quest)), frozenAt: frozenAt,
            unproven, judged)
    }

    init(_ groups: [Group], frozenAt: Double?, _ unproven: UnprovenCheckIns, _ judged: JudgedLog) {
        self.groups = groups
        self.frozenAt = frozenAt
        self.unproven = unproven
        self.judged = judged
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
            contestants.append(Contestant(team: name, members, roads, in: quest) { shared[$0] })
        }
        return contestants
    }

    /// The standings of all classes.
    static func ranked(_ contestants: [Contestant]) -> [Group] {
        var classes: [String?: [Contestant]] = [:]
        for contestant in contestants { classes[contestant.category, default: []].append(contestant) }
        return classes.sorted { ($0.key ?? "") < ($1.key ?? "") }.map { category, contestants in
            Group(category: category, rows: ranked(ofClass: contestants))
        }
    }

    private static func ranked(ofClass contestants: [Contestant]) -> [Row] {
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
