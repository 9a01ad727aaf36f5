public import Quests
public import RideLogs
import Support

/// Standings that follow an event: entries are added as they arrive, and only what changed is judged again.
///
///     var live = LiveStandings(in: quest, roster: roster, authority: authority)
///     for entry in received { live.add(entry) }
///     let standings = live.standings()
///     push(live.changes(since: lastPushed))
///
/// At any moment `standings()` equals `Standings(of:in:roster:authority:unproven:roads:frozenAt:)` for all entries so far, in whatever
/// order they came: the same groups, rows, results and findings in the same order.
///
/// Adding an entry only stores it. Reading judges: the devices with new entries, the riders whose chains these are, what counts of whose
/// rides by that, and riders whose rides agree with theirs. All others stay as they are; sorting is what every reading costs.
///
/// A value without a lock: a server keeps it in an actor. Entries are stored once, shared with whoever else has them.
public struct LiveStandings: Sendable {
    /// The quest that is judged.
    public var quest: Quest { rules.quest }
    /// How check-ins are treated that their positions do not prove.
    public var unproven: UnprovenCheckIns { rules.unproven }
    /// Registrations that take precedence over those of the log, and the devices and keys of riders.
    ///
    /// A change costs O(*r*) for *r* riders, and judging those again whom it concerns.
    public var roster: Roster {
        get { rules.roster }
        set {
            let old = rules.roster
            rules.roster = newValue
            enter(newValue, after: old)
        }
    }
    /// Devices that the organiser accepts besides; see `LogAuthority.acceptedDevices`.
    public var acceptedDevices: Set<String> { didSet { log.accept(acceptedDevices) } }
    /// What is kept of riders whose logs were erased: it stands for their rides, and only decisions of the organiser count besides.
    public var keptRides: [RideEntry.Rider: KeptRide] {
        get { kept.rides }
        set {
            let old = kept
            kept = KeptRides(newValue)
            changed.formUnion(kept.riders(changedFrom: old))
        }
    }
    /// Ignores later events; in seconds since 1970-01-01 00:00 UTC. A change judges all rides again.
    public var frozenAt: Double? {
        get { rules.frozenAt }
        set {
            if newValue != rules.frozenAt { changed.formUnion(log.riders) }
            rules.frozenAt = newValue
        }
    }
    /// The number of the last standings that were read: each time that a row differs it is one more.
    public var version: Int { rows.version }

    private var rules: StandingsRules
    private let authority: LogAuthority
    private var log: LiveLog
    private var kept = KeptRides()
    private var entrants = Entrants()
    private var rows = NumberedRows()
    /// Riders who are to be judged again.
    private var changed: Set<RideEntry.Rider> = []
    /// Whether nothing changed since standings were read.
    private var isRanked = false
    private var verdicts = VerdictCache()

    /// Standings of an event of which nothing is known yet but its riders.
    ///
    /// - Parameters:
    ///   - roster: registrations that take precedence over those of the log, and the devices and keys of riders. Riders of whom the log
    ///     knows nothing did not start.
    ///   - authority: whom the organiser trusts, with the organiser's log so far; without an organiser's log or key no decision counts.
    ///   - unproven: how check-ins are treated that their positions do not prove.
    ///   - roads: how far it is by road from task to task, where a map is at hand.
    ///   - frozenAt: ignores later events; in seconds since 1970-01-01 00:00 UTC.
    public init(
        in quest: Quest, roster: Roster = Roster(), authority: LogAuthority = LogAuthority(),
        unproven: UnprovenCheckIns = .refused, roads: RoadDistances? = nil, frozenAt: Double? = nil
    ) {
        rules = StandingsRules(quest: quest, unproven: unproven, roads: roads, roster: roster, frozenAt: frozenAt)
        self.authority = authority.judging(quest)
        acceptedDevices = authority.acceptedDevices
        log = LiveLog(self.authority)
        enter(roster, after: Roster())
    }

    // Entries.

    /// Adds an entry of any device; `false` if it is there already.
    /// - Complexity: O(log *n*) for *n* entries of the device; a new device costs O(*d*) for *d* devices.
    @discardableResult
    public mutating func add(_ entry: RideEntry) -> Bool { log.add(entry) }

    /// Adds the entries of a log, in any order; those that are there already change nothing.
    /// - Complexity: O(*m* log *n*).
    public mutating func add(_ log: RideLog) { for entry in log.entries { add(entry) } }

    /// Adds an entry of the organiser's own log, from the organiser's own hands; see `LogAuthority.office`.
    /// - Returns: `false` if it is there already, as one of the organiser.
    @discardableResult
    public mutating func addToOffice(_ entry: RideEntry) -> Bool { log.add(entry, isOffice: true) }

    /// How many entries there are.
    public var entryCount: Int { log.count }

    /// All entries so far, those of the organiser and those without effect too.
    /// - Complexity: O(*n*).
    public var allEntries: RideLog { log.log }

    // Standings.

    /// Judges what changed. Reading does so too; call it where entries are added and read at different moments.
    ///
    /// - Complexity: O(*n*) for *n* entries of the devices that changed, the check of signatures that were not checked before, and the
    ///   replay of the rides that changed.
    public mutating func judge() {
        changed.formUnion(log.judge())
        guard !changed.isEmpty else { return }
        let rides = LiveRides(rules: rules, log: log, kept: kept)
        let riders = Array(changed)
        let judged =
            riders.count < 32
            ? riders.map { rides.entrant($0, &verdicts) }
            : Parallel.mapRanges(of: riders.count, atLeast: 16) { range in
                var verdicts = VerdictCache()
                return range.map { rides.entrant(riders[$0], &verdicts) }
            }.flatMap { $0 }
        for (rider, entrant) in zip(riders, judged) { entrants[rider] = entrant }
        entrants.judgeTeams(by: rules) { rides.match(of: $0) }
        changed = []
        isRanked = false
    }

    /// The standings of everything so far.
    /// - Complexity: O(*r* log *r*) for *r* riders, after what `judge()` costs.
    public mutating func standings() -> Standings {
        judge()
        if !isRanked {
            let rides = LiveRides(rules: rules, log: log, kept: kept)
            rows.take(Standings.ranked(entrants.lines(by: rules) { rides.match(of: $0) }))
            isRanked = true
        }
        return Standings(rows.groups, frozenAt: frozenAt, unproven, log.judged)
    }

    /// The rows that are others than in the standings of a version, in the order of the standings, and behind them those that are gone.
    ///
    /// They are those of the standings that were read last. Applying them to the rows of that version gives the rows of `version`.
    /// - Parameter version: a number that `version` had; 0 for all rows.
    /// - Complexity: O(*r*).
    public func changes(since version: Int) -> [StandingsChange] { rows.changes(since: version) }

    // One rider.

    /// What counts of a rider's ride so far; `nil` if nothing does.
    /// - Complexity: that of `judge()`, and O(*n*) for *n* entries of the rider's devices.
    public mutating func ride(of rider: RideEntry.Rider) -> RideLog.Ride? {
        judge()
        return log.ride(of: rider)
    }

    /// The state of a rider's ride so far, as the standings have it; `nil` if nothing counts.
    /// - Complexity: that of `ride(of:)`, and the judging of every answer.
    public mutating func progress(of rider: RideEntry.Rider) -> RideProgress? {
        judge()
        return LiveRides(rules: rules, log: log, kept: kept).progress(of: rider, &verdicts)
    }

    /// What can be kept of a rider's ride in place of its log; `nil` if nothing counts.
    /// - Complexity: that of `progress(of:)`, and O(*r*) for *r* riders.
    public mutating func keeping(_ rider: RideEntry.Rider) -> KeptRide? {
        if let ride = kept.rides[rider] { return ride }
        guard let progress = progress(of: rider) else { return nil }
        var ride = KeptRide(progress, team: entrants.mates(of: rider), roads: rules.roads)
        ride.match = LiveRides(rules: rules, log: log, kept: kept).match(of: rider)
        for other in log.riders {
            guard let match = log.match(of: other), match.other == rider else { continue }
            ride.likeness[other] = match.count
        }
        return ride
    }

    private mutating func enter(_ roster: Roster, after old: Roster) {
        for rider in Set(roster.riders.keys).union(old.riders.keys) where roster.riders[rider] != old.riders[rider] {
            changed.insert(rider)
        }
        let bound = authority.bound(by: roster)
        log.bind(devices: bound.devices, keys: bound.keys)
    }
}

/// The rides of an event that goes on, at one moment.
private struct LiveRides: Sendable {
    let rules: StandingsRules
    let log: LiveLog
    let kept: KeptRides

    /// A rider with what the ride is worth; `nil` where neither the log nor the roster has the rider.
    func entrant(_ rider: RideEntry.Rider, _ verdicts: inout VerdictCache) -> Entrant? {
        if let progress = keptProgress(of: rider) {
            return Entrant(rider, progress, by: rules) { match(of: $0) }
        }
        if let ride = log.ride(of: rider) {
            return Entrant(ride.rider, rules.progress(of: ride, &verdicts), by: rules) { match(of: $0) }
        }
        return Entrant(absent: rider, by: rules) { match(of: $0) }
    }

    /// The state of a rider's ride; `nil` if nothing counts.
    func progress(of rider: RideEntry.Rider, _ verdicts: inout VerdictCache) -> RideProgress? {
        if let progress = keptProgress(of: rider) { return progress }
        return log.ride(of: rider).map { rules.progress(of: $0, &verdicts) }
    }

    /// The state of a kept ride, with what the organiser decided; `nil` for any other.
    private func keptProgress(of rider: RideEntry.Rider) -> RideProgress? {
        guard let ride = kept.rides[rider] else { return nil }
        return RideProgress(
            kept: ride, in: rules.quest, rostered: rules.roster.riders[rider],
            decisions: log.ride(of: rider)?.until(rules.frozenAt), unproven: rules.unproven)
    }

    /// Who has the same ride as a rider.
    func match(of rider: RideEntry.Rider) -> SharedRides.Match? {
        if let ride = kept.rides[rider] { return ride.match }
        let matches = [log.match(of: rider)].compactMap { $0 } + kept.matches(of: rider)
        return matches.min { ($1.count, $0.other) < ($0.count, $1.other) }
    }
}

/// The rides whose logs were erased.
private struct KeptRides: Sendable {
    /// The rides, by rider.
    let rides: [RideEntry.Rider: KeptRide]
    /// The rides with which those of others agree, by the other.
    private var likeness: [RideEntry.Rider: [SharedRides.Match]] = [:]

    init(_ rides: [RideEntry.Rider: KeptRide] = [:]) {
        self.rides = rides
        for (rider, ride) in rides {
            for (other, count) in ride.likeness {
                likeness[other, default: []].append(SharedRides.Match(other: rider, count: count))
            }
        }
    }

    /// The kept rides that are like that of a rider.
    func matches(of rider: RideEntry.Rider) -> [SharedRides.Match] { likeness[rider] ?? [] }

    /// Whom a change concerns.
    func riders(changedFrom old: KeptRides) -> Set<RideEntry.Rider> {
        var changed: Set<RideEntry.Rider> = []
        for rider in Set(rides.keys).union(old.rides.keys) where rides[rider] != old.rides[rider] {
            changed.insert(rider)
            changed.formUnion(rides[rider].map { Set($0.likeness.keys) } ?? [])
            changed.formUnion(old.rides[rider].map { Set($0.likeness.keys) } ?? [])
        }
        return changed
    }
}
