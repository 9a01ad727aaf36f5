import EventAccounts
public import EventStore
public import Logging
import QuestSealing
public import VeloQuest

/// One event as it happens: its riders, their logs and positions, and what the organiser says.
///
/// The store has everything; the actor has what it takes to answer, and changes it only after the store has committed. Two requests at
/// the same time may both find a line new: the store keeps one, and so does the log.
public actor LiveEvent {
    let store: any EventStore
    let clock: EventClock
    let logger: Logger
    /// The identifier of the event.
    public nonisolated let id: String

    var record: EventRecord
    var edition: Edition
    var riders: [String: RiderRecord] = [:]
    var devices: [String: [DeviceRecord]] = [:]
    var sessions: [[UInt8]: SessionRecord] = [:]
    var codes: [[UInt8]: String] = [:]
    var log: EventLog
    var isRosterStale = true
    var hashes: Set<EntryDigest> = []
    var feed = Feed()
    /// Numbers of the feed that are being committed, and items that were committed while earlier ones are not yet.
    var openNumbers: Set<Int> = []
    var committed: [FeedItem] = []
    var lastNumber = 0
    var photos: [PhotoKey: PhotoRecord] = [:]
    var positions = EventPositions()
    var office: DeviceLog
    /// Who writes into the log of the office.
    let officeTurn = Turn()
    /// Grows with everything that may change the standings.
    var version = 0

    var failedJoins = RateLimiter<String>(capacity: 100, perSecond: 1)
    /// How often a rider joins: a phone that lost its token needs it once, and each joining is stored.
    var joins = RateLimiter<String>(capacity: 20, perSecond: 1.0 / 30)
    var syncs = RateLimiter<String>(capacity: 60, perSecond: 2)
    /// Answers of a rider to a task: quick enough for a rider, too slow to guess.
    var verdicts = RateLimiter<String>(capacity: 10, perSecond: 1.0 / 30)
    /// Positions of a rider: a night's backlog at once, and twice what a receiver gives.
    var fixes = RateLimiter<String>(capacity: 50_000, perSecond: 2)

    var waiters: [Int: Waiter] = [:]
    var nextWaiter = 0
    var subscribers: [Int: Subscriber] = [:]
    var nextSubscriber = 0
    var recent = RecentEvents()
    var lastSeen: [String: Int64] = [:]
    /// Riders who were erased: they have neither a name nor a code.
    var erased: Set<String> = []
    /// Answers of riders that have no verdict yet: because they came before what they rest on, or because it could not be stored.
    var owed: [String: [RideEntry]] = [:]
    /// The verdicts on the feed, by the digests of the answers.
    var told: [EntryDigest: ToldVerdict] = [:]
    /// Whether verdicts may differ from those that were told, since the quest has another edition.
    var verdictsMayDiffer: Bool
    /// What came late.
    var lateness = Lateness()
    /// Answers that were withheld and did not come again yet, by rider.
    var withheld: [String: Set<EntryDigest>] = [:]
    /// The room that photos take, also of those that are being stored.
    var photoQuota = PhotoQuota()
    var isClosed = false
    var isDeleted = false
    /// Whether what is in memory may differ from what is stored: another server has the event, or nobody knows whether a commit was made.
    var isAbandoned = false
    var isTicking = false
    /// When something came last: a line, or positions. An event that nobody finishes ends by it.
    var lastActivity: Int64
    /// Tells this opening of the event from others, whose numbers of what organisers watch begin anew.
    public nonisolated let opening = String(UInt32.random(in: 0 ... .max), radix: 36)
    /// The version of the standings that organisers were told of.
    var toldVersion = 0
    var lastGathering: Int64
    /// The begin of what is not gathered; earlier records of seconds are from before the start of the server.
    var gatheredUntil: Int64 = 0
    /// The standings that spectators see, as they were made last.
    var knownStandings: ShownStandings?
    /// The logs as they were when the standings were frozen.
    var frozenLog: EventLog?
    /// The rides of a finished event for spectators, once somebody asked for them.
    var knownReplay: KnownReplay?
    /// The starters as JSON, for those who see names and for others.
    var knownStarters: [Bool: (version: Int, bytes: [UInt8])] = [:]
    var knownClosures: (edition: Int, closures: Closures)?

    /// Opens an event that the store has.
    public init(_ id: String, in store: any EventStore, clock: EventClock, logger: Logger) async throws {
        guard let snapshot = try await store.snapshot(of: id) else { throw EventProblem(.noEvent) }
        guard let version = snapshot.quests.last else { throw EventProblem(.noEvent) }
        self.id = id
        self.store = store
        self.clock = clock
        self.logger = logger
        lastGathering = clock.now
        lastActivity = snapshot.event.created
        verdictsMayDiffer = version.number > 1
        record = snapshot.event
        edition = try Edition(version)
        log = EventLog(of: edition.organisers)
        office = DeviceLog(device: "office", rider: "office", quest: edition.organisers)
        for rider in snapshot.riders {
            riders[rider.id] = rider
            if let code = rider.code { codes[code] = rider.id } else if rider.name == nil { erased.insert(rider.id) }
        }
        for device in snapshot.devices { devices[device.rider, default: []].append(device) }
        for session in snapshot.sessions { sessions[session.hash] = session }
        for record in snapshot.feed {
            guard let item = FeedItem(record) else { continue }
            feed.append(item)
            if let (answer, verdict) = ToldVerdict.reading(item) { told[answer] = verdict }
        }
        lastNumber = feed.last
        for photo in snapshot.photos {
            photos[PhotoKey(photo)] = photo
            photoQuota.add(photo.size, of: photo.rider)
        }
        rosterChanged()
        log.frozenAt = record.finished.map { Double($0) / 1000 }
        var kept: [RideEntry.Rider: StoredRide] = [:]
        for rider in snapshot.riders {
            guard let bytes = rider.kept else { continue }
            guard let ride = StoredRide(bytes) else {
                logger.error("a kept ride cannot be read", metadata: ["event": "\(id)", "rider": "\(rider.id)"])
                continue
            }
            kept[.init(rider.id)] = ride
        }
        log.keptRides = kept.mapValues(\.ride)
        let loaded = Loaded()
        try await store.lines(of: id) { loaded.append($0) }
        for (entries, isOffice) in loaded.parts { add(entries, isOffice: isOffice, arrivals: loaded.arrivals) }
        countGuesses(loaded.parts.lazy.filter { !$0.isOffice }.flatMap(\.entries), arrivals: loaded.arrivals)
        office = DeviceLog(device: "office", rider: "office", quest: edition.organisers, resuming: log.office)
        lastActivity = max(lastActivity, loaded.arrivals.values.max() ?? 0)
        await resumePositions()
        if let frozen = record.frozen {
            var then = EventLog(of: edition.organisers)
            then.frozenAt = log.frozenAt
            then.keptRides = kept.compactMapValues { $0.ride(frozenAt: frozen) }
            for (entries, isOffice) in loaded.parts {
                for entry in entries where loaded.arrivals[entry.digest.description] ?? 0 <= frozen {
                    then.insert(entry, isOffice: isOffice)
                }
            }
            frozenLog = then
        }
    }

    /// Collects lines while the store passes them.
    private final class Loaded: @unchecked Sendable {
        // The store calls one after the other and awaits each.
        var parts: [(entries: [RideEntry], isOffice: Bool)] = []
        var arrivals: [String: Int64] = [:]

        func append(_ lines: [LineRecord]) {
            for line in lines { arrivals[line.hash] = line.arrival }
            for isOffice in [false, true] {
                let bytes = lines.lazy.filter { $0.isOffice == isOffice }.map { $0.bytes + [0x0A] }
                parts.append((RideLog.reading(Array(bytes.joined())).log.entries, isOffice))
            }
        }
    }

    /// Adds entries that the store has; those that are new.
    ///
    /// - Parameter arrivals: when they arrived, by digest, in milliseconds since 1970-01-01 00:00 UTC; by default now.
    @discardableResult
    func add(_ entries: [RideEntry], isOffice: Bool, arrivals: [String: Int64]? = nil) -> [RideEntry] {
        var added: [RideEntry] = []
        let now = clock.now
        if arrivals == nil, !entries.isEmpty { lastActivity = now }
        for entry in entries where hashes.insert(entry.digest).inserted {
            guard log.insert(entry, isOffice: isOffice) else { continue }
            added.append(entry)
            guard !isOffice else { continue }
            let arrival = arrivals.map { $0[entry.digest.description] ?? entry.time } ?? now
            lateness.add(entry, arrival: arrival, finished: record.finished)
        }
        if !added.isEmpty { version += 1 }
        return added
    }

    /// The quest that is ridden, with its editions.
    struct Edition: Sendable {
        let number: Int
        let organisers: Quest
        let organisersBytes: [UInt8]
        let ridersBytes: [UInt8]
        let digest: String

        init(_ version: QuestVersion) throws(EventProblem) {
            let reading = Quest.read(version.organisers)
            guard let quest = reading.quest else { throw EventProblem(.invalidQuest) }
            number = version.number
            organisers = quest
            organisersBytes = version.organisers
            ridersBytes = version.riders
            digest = Quest.EditionDigest(of: version.riders).description
        }
    }

    /// Something of the roster changed. It is made anew when the next result is read, since many join at once.
    func rosterChanged() {
        isRosterStale = true
        version += 1
    }

    /// Makes the roster anew: who rides, with the devices that joined.
    func refreshRoster() {
        guard isRosterStale else { return }
        isRosterStale = false
        var roster = Roster()
        let minors = riders.values.filter(\.isMinor).map { RideEntry.Rider($0.id) }
        if !minors.isEmpty { roster.minors = Set(minors) }
        for rider in riders.values {
            let id = RideEntry.Rider(rider.id)
            roster.riders[id] = Registration(name: rider.name, team: rider.team, category: rider.category)
            guard let devices = devices[rider.id], !devices.isEmpty else { continue }
            let keys = devices.compactMap { $0.key.flatMap { PublicKey($0) }?.fingerprint }
            // A rider with one device without key is known by names alone.
            if keys.count == devices.count {
                roster.keys[id] = Set(keys)
            } else {
                roster.devices[id] = Set(devices.map(\.device))
            }
        }
        log.roster = roster
        frozenLog?.roster = roster
    }

    /// The event.
    public var settings: EventRecord { record }

    /// Whether a rider is on the list.
    public func has(rider: String) -> Bool { riders[rider] != nil }

    /// All rides, ranked.
    public func standings() -> Standings {
        refreshRoster()
        return log.standings()
    }

    func commit(_ changes: [StoreChange]) async throws(EventProblem) {
        guard !isDeleted else { throw EventProblem(.noEvent) }
        guard !isAbandoned else { throw EventProblem(.unavailable, retryAfter: 1) }
        do { try await store.commit(changes, to: id) } catch {
            switch error {
            case .full: throw EventProblem(.storageFull, retryAfter: 30)
            case .fenced, .unreachable:
                logger.warning("event left", metadata: ["event": "\(id)", "error": "\(error)"])
                abandon()
                throw EventProblem(.unavailable, retryAfter: 1)
            default:
                logger.error("commit failed", metadata: ["event": "\(id)", "error": "\(error)"])
                throw EventProblem(.unavailable, retryAfter: 5)
            }
        }
    }
}
