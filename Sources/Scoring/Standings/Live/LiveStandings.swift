public import Quests
public import RideLogs

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
    public let quest: Quest
    /// How check-ins are treated that their positions do not prove.
    public let unproven: UnprovenCheckIns
    /// Registrations that take precedence over those of the log, and the devices and keys of riders.
    ///
    /// A change costs O(*r*) for *r* riders, and judging those again whom it concerns.
    public var roster: Roster { didSet { enter(roster, after: oldValue) } }
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
    public var frozenAt: Double? { didSet { if frozenAt != oldValue { changed.formUnion(log.riders) } } }
    /// The number of the last standings that were read: each time that a row differs it is one more.
    public var version: Int { rows.version }

    private let authority: LogAuthority
    private let roads: RoadDistances?
    private var log: LiveLog
    private var kept = KeptRides()
    private var field = Field()
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
        self.quest = quest
        self.roster = roster
        self.authority = authority.judging(quest)
        self.unproven = unproven
        self.roads = roads
        self.frozenAt = frozenAt
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
        let replay = LiveReplay(
            quest: quest, roads: roads, log: log, kept: kept, roster: roster, frozenAt: frozenAt, unproven: unproven)
        field.update(changed, by: replay, &verdicts)
        changed = []
        isRanked = false
    }

    /// The standings of everything so far.
    /// - Complexity: O(*r* log *r*) for *r* riders, after what `judge()` costs.
    public mutating func standings() -> Standings {
        judge()
        if !isRanked {
            rows.take(Standings.ranked(field.contestants()))
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
        if let progress = kept.progress(of: rider, log, roster, in: quest, frozenAt: frozenAt, unproven) {
            return progress
        }
        guard let ride = ride(of: rider) else { return nil }
        return RideProgress(
            quest: quest, ride: ride.until(frozenAt), rostered: roster.riders[rider], unproven: unproven, &verdicts)
    }

    /// What can be kept of a rider's ride in place of its log; `nil` if nothing counts.
    /// - Complexity: that of `progress(of:)`, and O(*r*) for *r* riders.
    public mutating func keeping(_ rider: RideEntry.Rider) -> KeptRide? {
        if let ride = kept.rides[rider] { return ride }
        guard let progress = progress(of: rider) else { return nil }
        var ride = KeptRide(progress, team: field.mates(of: rider), roads: roads)
        ride.match = kept.match(of: rider, log)
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
