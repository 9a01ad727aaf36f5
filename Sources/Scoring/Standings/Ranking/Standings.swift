public import Quests
public import RideLogs
import Support

/// All rides of a log under the rules of a quest, ranked by class.
///
///     let standings = Standings(of: log, in: quest)
///     for group in standings.groups { for row in group.rows { print(row.rank, row.name, row.result.total) } }
///
/// Those of an event that goes on are `LiveStandings`; both judge and rank by `Entrants`.
///
/// The same log gives the same standings, whatever the order of its parts. Riders rank by points, then by the tie-breaks of the
/// rules; riders equal in all of them share a rank, and the next rank is left out. Riders with a mass start and riders with
/// individual starts rank alike, since a ride's time counts from its own start.
public struct Standings: Sendable {
    /// One line of the standings.
    public struct Row: Sendable {
        /// The rank in the class, from 1; `nil` for a ride without one.
        public let rank: Int?
        let line: Line

        /// The rider, or the team.
        public var id: String { line.id }
        /// The name in the registration, else the identifier.
        public var name: String { line.name }
        /// The riders of a team, by identifier; one for a rider alone.
        public var members: [RideEntry.Rider] { line.members }
        /// Whether it is a team.
        public var isTeam: Bool { line.isTeam }
        /// The result of the ride.
        public var result: RideResult { line.result }
    }

    /// The standings of one class.
    public struct Group: Sendable {
        /// The class; `nil` for riders without one.
        public let category: String?
        /// The rides, best first; those without a rank last.
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
    public var logFlags: [LogFlag] { judged.logFlags }

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
        let rules = StandingsRules(
            quest: quest, unproven: unproven, roads: roads, roster: roster, frozenAt: frozenAt)
        let rides = judged.rides
        let shared = SharedRides(in: judged.log)
        let ridden = Parallel.mapRanges(of: rides.count, atLeast: 32) { range in
            var verdicts = VerdictCache()
            return range.map { index in
                let ride = rides[index]
                return Entrant(ride.rider, rules.progress(of: ride, &verdicts), by: rules) { shared[$0] }
            }
        }.flatMap { $0 }
        var entrants = Entrants()
        for entrant in ridden { entrants[entrant.rider] = entrant }
        for rider in roster.riders.keys where entrants[rider] == nil {
            entrants[rider] = Entrant(absent: rider, by: rules) { shared[$0] }
        }
        let lines = entrants.lines(by: rules) { shared[$0] }
        self.init(Self.ranked(lines), frozenAt: frozenAt, unproven, judged)
    }

    init(_ groups: [Group], frozenAt: Double?, _ unproven: UnprovenCheckIns, _ judged: JudgedLog) {
        self.groups = groups
        self.frozenAt = frozenAt
        self.unproven = unproven
        self.judged = judged
    }

    /// The standings of all classes.
    static func ranked(_ lines: [Line]) -> [Group] {
        var classes: [String?: [Line]] = [:]
        for line in lines { classes[line.category, default: []].append(line) }
        return classes.sorted { ($0.key ?? "") < ($1.key ?? "") }.map { category, lines in
            Group(category: category, rows: ranked(ofClass: lines))
        }
    }

    private static func ranked(ofClass lines: [Line]) -> [Row] {
        let sorted = lines.sorted { left, right in
            left.key == right.key ? (left.name, left.id) < (right.name, right.id) : left.key < right.key
        }
        var rank = 0
        return sorted.enumerated().map { index, line in
            if index == 0 || sorted[index - 1].key != line.key { rank = index + 1 }
            return Row(rank: line.result.status == .ok ? rank : nil, line: line)
        }
    }
}
