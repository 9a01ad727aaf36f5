import Quests
import RideLogs

/// All riders of an event as they were judged last, and their teams: who has a line in the standings, and with whom.
struct Entrants: Sendable {
    private var riders: [RideEntry.Rider: Entrant] = [:]
    private var members: [String: Set<RideEntry.Rider>] = [:]
    private var teams: [String: Standings.Line] = [:]
    /// Teams that are to be judged again.
    private var changedTeams: Set<String> = []
    /// Those who have ridden, in order, then the others; `nil` where they have to be sorted.
    private var order: [RideEntry.Rider]?

    /// A rider as judged last; `nil` removes one.
    subscript(rider: RideEntry.Rider) -> Entrant? {
        get { riders[rider] }
        set {
            let before = riders[rider]
            riders[rider] = newValue
            if before?.hasRidden != newValue?.hasRidden { order = nil }
            if let team = before?.team {
                members[team]?.remove(rider)
                changedTeams.insert(team)
            }
            if let team = newValue?.team {
                members[team, default: []].insert(rider)
                changedTeams.insert(team)
            }
        }
    }

    /// All riders alone and all teams, in the order in which `Standings` ranks them where they are equal.
    ///
    /// - Parameter match: who has the same ride as a rider.
    mutating func lines(
        by rules: StandingsRules, match: (RideEntry.Rider) -> SharedRides.Match?
    ) -> [Standings.Line] {
        judgeTeams(by: rules, match: match)
        let order =
            order
            ?? riders.sorted { left, right in
                left.value.hasRidden == right.value.hasRidden ? left.key < right.key : left.value.hasRidden
            }.map { $0.key }
        self.order = order
        let alone = order.compactMap { rider -> Standings.Line? in
            if case .alone(let line)? = riders[rider]?.ride { line } else { nil }
        }
        return alone + teams.sorted { $0.key < $1.key }.map { $0.value }
    }

    /// Judges the teams of which a member changed.
    mutating func judgeTeams(by rules: StandingsRules, match: (RideEntry.Rider) -> SharedRides.Match?) {
        for team in changedTeams {
            let entrants = (members[team] ?? []).sorted().compactMap { riders[$0] }
            let ridden = entrants.filter { $0.hasRidden }
            // A member who stayed at home keeps nobody else from finishing; a team of such members did not start.
            teams[team] = Standings.Line(team: ridden.isEmpty ? entrants : ridden, by: rules, match: match)
            if teams[team] == nil { members[team] = nil }
        }
        changedTeams = []
    }

    /// The rides of the other members of a rider's team; empty for a rider alone.
    func mates(of rider: RideEntry.Rider) -> [RideProgress] {
        guard let team = riders[rider]?.team else { return [] }
        return (members[team] ?? []).sorted().compactMap { mate in
            guard mate != rider, case .inTeam(_, let progress)? = riders[mate]?.ride else { return nil }
            return progress
        }
    }
}

/// A rider as judged last: with a line in the standings, or to be combined with a team.
struct Entrant: Sendable {
    enum Ride: Sendable {
        case alone(Standings.Line)
        /// A `RideProgress` is as large as its result, so only members of teams keep it.
        case inTeam(String, RideProgress)
    }

    let rider: RideEntry.Rider
    /// Whether anything counts of the rider; without it the rider did not start.
    let hasRidden: Bool
    let ride: Ride

    /// The team of the rider, where the quest has teams.
    var team: String? {
        if case .inTeam(let team, _) = ride { team } else { nil }
    }

    /// - Parameter match: who has the same ride as a rider.
    init(
        _ rider: RideEntry.Rider, hasRidden: Bool = true, _ progress: RideProgress, by rules: StandingsRules,
        match: (RideEntry.Rider) -> SharedRides.Match?
    ) {
        self.rider = rider
        self.hasRidden = hasRidden
        ride =
            if rules.quest.settings.teams != nil, let team = progress.registration.team {
                .inTeam(team, progress)
            } else {
                .alone(Standings.Line([rider], progress, by: rules, match: match))
            }
    }

    /// A rider of the roster of whom the log knows nothing; `nil` for any other.
    init?(
        absent rider: RideEntry.Rider, by rules: StandingsRules, match: (RideEntry.Rider) -> SharedRides.Match?
    ) {
        guard let index = rules.roster.riders.index(forKey: rider) else { return nil }
        var progress = RideProgress(quest: rules.quest, unproven: rules.unproven)
        progress.registration = rules.roster.riders[index].value
        self.init(rules.roster.riders[index].key, hasRidden: false, progress, by: rules, match: match)
    }
}

/// How rides are judged: by the rules of a quest, and by what the organiser decides for all of them.
struct StandingsRules: Sendable {
    let quest: Quest
    let unproven: UnprovenCheckIns
    let roads: RoadDistances?
    /// Registrations that take precedence over those of the log.
    var roster: Roster
    /// Later events do not count; in seconds since 1970-01-01 00:00 UTC.
    var frozenAt: Double?

    /// The state of a ride.
    func progress(of ride: RideLog.Ride, _ verdicts: inout VerdictCache) -> RideProgress {
        RideProgress(
            quest: quest, ride: ride.until(frozenAt), rostered: roster.riders[ride.rider], unproven: unproven, &verdicts
        )
    }
}
