import Quests
import RideLogs
import Support

/// Replays the rides of a log that grows.
struct LiveReplay: Sendable {
    let quest: Quest
    let roads: RoadDistances?
    let log: LiveLog
    let kept: KeptRides
    let roster: Roster
    let frozenAt: Double?
    let unproven: UnprovenCheckIns

    /// What a rider's ride is worth; `nil` where neither the log nor the roster has the rider.
    func judged(_ rider: RideEntry.Rider, _ verdicts: inout VerdictCache) -> Field.Rider? {
        if let progress = kept.progress(of: rider, log, roster, in: quest, frozenAt: frozenAt, unproven) {
            return Field.Rider(hasRidden: true, entrant: entrant(rider, progress))
        }
        if let ride = log.ride(of: rider) {
            let progress = RideProgress(
                quest: quest, ride: ride.until(frozenAt), rostered: roster.riders[rider], unproven: unproven, &verdicts)
            return Field.Rider(hasRidden: true, entrant: entrant(ride.rider, progress))
        }
        guard let place = roster.riders.index(forKey: rider) else { return nil }
        var progress = RideProgress(quest: quest, unproven: unproven)
        progress.registration = roster.riders[place].value
        return Field.Rider(hasRidden: false, entrant: entrant(roster.riders[place].key, progress))
    }

    private func entrant(_ rider: RideEntry.Rider, _ progress: RideProgress) -> Entrant {
        Entrant(rider, progress, roads, in: quest) { kept.match(of: $0, log) }
    }

    /// A team of riders, in the order of their identifiers.
    func team(_ name: String, _ members: [(rider: RideEntry.Rider, progress: RideProgress)]) -> Contestant {
        Contestant(team: name, members, roads, in: quest) { kept.match(of: $0, log) }
    }
}

/// All riders of an event as they were judged last, and their teams.
struct Field: Sendable {
    /// A rider and what the ride is worth.
    struct Rider: Sendable {
        /// Whether anything counts of the rider.
        let hasRidden: Bool
        let entrant: Entrant
    }

    private var riders: [RideEntry.Rider: Rider] = [:]
    private var members: [String: Set<RideEntry.Rider>] = [:]
    private var teams: [String: (name: String, contestant: Contestant)] = [:]
    /// Those who have ridden, in order, then the others; `nil` where they have to be sorted.
    private var order: [RideEntry.Rider]?

    /// Judges riders again, and their teams.
    mutating func update(_ changed: Set<RideEntry.Rider>, by replay: LiveReplay, _ verdicts: inout VerdictCache) {
        let all = Array(changed)
        let judged =
            all.count < 32
            ? all.map { replay.judged($0, &verdicts) }
            : Parallel.mapRanges(of: all.count, atLeast: 16) { range in
                var verdicts = VerdictCache()
                return range.map { replay.judged(all[$0], &verdicts) }
            }.flatMap { $0 }
        var changedTeams: Set<String> = []
        for (rider, now) in zip(all, judged) {
            let before = riders[rider]
            if before?.hasRidden != now?.hasRidden { order = nil }
            if case .member(_, let team, _)? = before?.entrant {
                members[team]?.remove(rider)
                changedTeams.insert(team)
            }
            if case .member(_, let team, _)? = now?.entrant {
                members[team, default: []].insert(rider)
                changedTeams.insert(team)
            }
            riders[rider] = now
        }
        for team in changedTeams { judge(team, by: replay) }
    }

    private mutating func judge(_ team: String, by replay: LiveReplay) {
        let all = (members[team] ?? []).sorted().compactMap { riders[$0] }
        let ridden = all.filter { $0.hasRidden }
        // A member who stayed at home keeps nobody else from finishing; a team of such members did not start.
        var name: String?
        let kept = (ridden.isEmpty ? all : ridden).compactMap {
            rider -> (rider: RideEntry.Rider, progress: RideProgress)? in
            guard case .member(let id, let team, let progress) = rider.entrant else { return nil }
            name = name ?? team
            return (id, progress)
        }
        guard let name else {
            members[team] = nil
            teams[team] = nil
            return
        }
        teams[team] = (name, replay.team(name, kept))
    }

    /// The rides of the other members of a rider's team; empty for a rider alone.
    func mates(of rider: RideEntry.Rider) -> [RideProgress] {
        guard case .member(_, let team, _)? = riders[rider]?.entrant else { return [] }
        return (members[team] ?? []).sorted().compactMap { mate in
            guard mate != rider, case .member(_, _, let progress)? = riders[mate]?.entrant else { return nil }
            return progress
        }
    }

    /// All riders alone and all teams, in the order in which `Standings` ranks them where they are equal.
    mutating func contestants() -> [Contestant] {
        let order =
            order
            ?? riders.sorted { left, right in
                left.value.hasRidden == right.value.hasRidden ? left.key < right.key : left.value.hasRidden
            }.map { $0.key }
        self.order = order
        let alone = order.compactMap { rider -> Contestant? in
            if case .alone(let contestant)? = riders[rider]?.entrant { contestant } else { nil }
        }
        return alone + teams.sorted { $0.key < $1.key }.map { $0.value.contestant }
    }
}
