public import EventAccounts
import EventClient
public import EventStore
public import Logging
public import VeloQuest

/// One event as it happens.
///
/// The store has everything. The actor has what it takes to answer, as values that know their part (`EventRoster`, `EventLogs`, `Inbox`,
/// `OrganiserStream`, `Verdicts`), and coordinates them: it changes them only after the store has committed. Two requests at the same time
/// may both find a line new: the store keeps one, and so does the log.
public actor LiveEvent {
    /// What the event does for callers now.
    enum Phase: Sendable {
        /// It takes requests.
        case open
        /// The server stops: nobody waits any more, and what is left is stored.
        case closed
        /// Another server has the event, or nobody knows whether a commit was made: nothing is stored any more.
        case abandoned
        /// It is deleted: nothing is stored any more.
        case deleted
    }

    let store: any EventStore
    let clock: EventClock
    let logger: Logger
    /// The identifier of the event.
    public nonisolated let id: String
    /// Distinguishes this opening of the event from others, whose numbers of what organisers watch begin again.
    public nonisolated let opening = String(UInt32.random(in: 0 ... .max), radix: 36)

    var phase = Phase.open
    var record: EventRecord
    var edition: Edition
    var roster: EventRoster
    var logs: EventLogs
    var inbox = Inbox()
    var stream = OrganiserStream()
    var verdicts: Verdicts
    var positions = EventPositions()
    var photos: EventPhotos
    var limits = RequestLimits()
    var views = ViewCache()
    /// What changes roster, record, edition or the log of the office is done one after the other.
    let officeLock = AsyncLock()
    /// When something came last: a line, or positions. An event that nobody finishes ends by it.
    var lastActivity: Int64
    private var isTicking = false
    private var lastGathering: Int64
    /// The begin of what is not gathered; earlier records of seconds are from before the start of the server.
    private var gatheredUntil: Int64 = 0

    /// How often callers may do things.
    struct RequestLimits: Sendable {
        /// Codes that nobody has, by address.
        var failedJoins = RateLimiter<String>(capacity: 100, perSecond: 1)
        /// How often a rider joins: a phone that lost its token needs it once, and each joining is stored.
        var joins = RateLimiter<String>(capacity: 20, perSecond: 1.0 / 30)
        var syncs = RateLimiter<String>(capacity: 60, perSecond: 2)
        /// Positions of a rider: a night's backlog at once, and twice what a receiver gives.
        var fixes = RateLimiter<String>(capacity: 50_000, perSecond: 2)
    }

    /// The quest that is ridden, with its editions.
    struct Edition: Sendable {
        let number: Int
        let organisers: Quest
        let organisersBytes: [UInt8]
        let ridersBytes: [UInt8]
        let digest: String

        init(_ version: QuestVersion) throws(EventError) {
            let reading = Quest.read(version.organisers)
            guard let quest = reading.quest else { throw EventError(.invalidQuest) }
            number = version.number
            organisers = quest
            organisersBytes = version.organisers
            ridersBytes = version.riders
            digest = Quest.EditionDigest(of: version.riders).description
        }

        /// Whether trying is a way to find the answer to a task: the quest judges it, and not the organiser.
        func isGuessable(_ task: Quest.Task.ID) -> Bool {
            guard let kind = organisers.task(task)?.answer?.kind else { return false }
            return switch kind {
            case .photo, .judgedByOrganiser: false
            default: true
            }
        }
    }

    /// Opens an event that the store has.
    public init(_ id: String, in store: any EventStore, clock: EventClock, logger: Logger) async throws {
        guard let snapshot = try await store.snapshot(of: id), let version = snapshot.quests.last else {
            throw EventError(.noEvent)
        }
        self.id = id
        self.store = store
        self.clock = clock
        self.logger = logger
        let lines = LineCollector()
        try await store.lines(of: id) { lines.stored.append($0) }
        let edition = try Edition(version)
        var rides: [RideEntry.Rider: StoredRide] = [:]
        for rider in snapshot.riders {
            guard let bytes = rider.kept else { continue }
            guard let ride = StoredRide(bytes) else {
                logger.error("a kept ride cannot be read", metadata: ["event": "\(id)", "rider": "\(rider.id)"])
                continue
            }
            rides[.init(rider.id)] = ride
        }
        self.edition = edition
        record = snapshot.event
        roster = EventRoster(snapshot.riders, snapshot.devices, snapshot.sessions)
        logs = EventLogs(of: edition.organisers, snapshot.event, lines.stored, rides: rides)
        verdicts = Verdicts(mayDiffer: version.number > 1)
        photos = EventPhotos(snapshot.photos)
        lastActivity = max(snapshot.event.created, lines.stored.arrivals.values.max() ?? 0)
        lastGathering = clock.now
        for entry in snapshot.feed.compactMap({ Inbox.Entry($0) }) {
            inbox.append(entry)
            if let rider = entry.rider, case .verdict(let verdict) = entry.item.content {
                verdicts.restore(verdict, of: rider)
            }
        }
        verdicts.count(lines.stored, at: clock.now, isGuessable: edition.isGuessable)
        await resumePositions()
    }

    /// Collects lines while the store passes them: it calls one after the other and awaits each.
    private final class LineCollector: @unchecked Sendable {
        var stored = StoredLines()
    }

    // What others need.

    /// The event.
    public var settings: EventRecord { record }

    /// Whether a rider is on the list.
    public func has(rider: String) -> Bool { roster.riders[rider] != nil }

    /// The bearer of a token.
    public func caller(_ token: String) throws(EventError) -> Caller { try roster.caller(token, at: clock.now) }

    /// All rides, ranked.
    public func standings() -> Standings {
        refreshRoster()
        return logs.standings()
    }

    /// Enters the roster into the logs, if it changed.
    func refreshRoster() { if logs.isRosterStale { logs.enter(roster.registrations) } }

    // Storing and sending.

    /// Stores changes, all or none.
    func commit(_ changes: [StoreChange]) async throws(EventError) {
        guard phase != .deleted else { throw EventError(.noEvent) }
        guard phase != .abandoned else { throw EventError(.unavailable, retryAfter: 1) }
        do { try await store.commit(changes, to: id) } catch {
            switch error {
            case .full: throw EventError(.storageFull, retryAfter: 30)
            case .fenced, .unreachable:
                logger.warning("event left", metadata: ["event": "\(id)", "error": "\(error)"])
                abandon()
                throw EventError(.unavailable, retryAfter: 1)
            default:
                logger.error("commit failed", metadata: ["event": "\(id)", "error": "\(error)"])
                throw EventError(.unavailable, retryAfter: 5)
            }
        }
    }

    /// Who did something now, for the audit.
    func audit(_ action: String, by actor: String = AuditActor.current) -> StoreChange {
        .audit(AuditRecord(time: clock.now, actor: actor, action: action))
    }

    /// Puts items into the inbox of a rider, or of all, with other changes in the same commit, and wakes phones that wait for them.
    func send(_ contents: [InboxContent], to rider: String?, with changes: [StoreChange] = []) async throws(EventError)
    {
        guard !contents.isEmpty || !changes.isEmpty else { return }
        let entries = inbox.number(contents, for: rider)
        do throws(EventError) {
            try await commit(entries.map { .feed($0.record) } + changes)
        } catch {
            inbox.drop(entries)
            throw error
        }
        inbox.deliver(entries)
    }

    /// Items of the inbox, in order; older ones are read from the store.
    func inboxEntries(_ numbers: [Int]) async throws(EventError) -> [Inbox.Entry] {
        let older = numbers.filter { inbox.entry($0) == nil }
        var stored: [Int: Inbox.Entry] = [:]
        if !older.isEmpty {
            do {
                for record in try await store.feed(of: id, numbers: older) {
                    stored[record.number] = Inbox.Entry(record)
                }
            } catch { throw EventError(.unavailable, retryAfter: 5) }
        }
        return numbers.compactMap { stored[$0] ?? inbox.entry($0) }
    }

    /// Waits for an item of the inbox, or for the end of the time.
    func waitForInbox(of rider: String, seconds: Int) async {
        guard phase == .open else { return }
        let number = inbox.newWaiter()
        let alarm = Task { [weak self] in
            try? await Task.sleep(for: .seconds(seconds))
            await self?.wake(number)
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume() }
                inbox.wait(number, for: rider, continuation)
            }
        } onCancel: {
            Task { await self.wake(number) }
        }
        alarm.cancel()
    }

    private func wake(_ number: Int) { inbox.wake(number) }

    // The stream of organisers.

    /// How many events may wait for an organiser's connection before its stream ends.
    package static let mostWaitingEvents = 1024

    /// What happens from now on, and what happened after a number. A watcher that is too slow, or was away too long, has to read the state
    /// again.
    public func watch(after number: Int?) -> Watching {
        stream.watch(after: number, isOver: phase != .open) { [weak self] watcher in
            Task { await self?.leave(watcher) }
        }
    }

    private func leave(_ watcher: Int) { stream.leave(watcher) }

    /// How many watch.
    public var watcherCount: Int { stream.watcherCount }

    /// Shows organisers who moved; it is due four times a second, so that a position is on a map within one.
    public func announceMoves() {
        let moved = positions.takeMoved()
        if !moved.isEmpty { stream.send(.positions(moved)) }
    }

    private func announceStandings() {
        guard stream.announcedVersion != logs.version else { return }
        stream.announcedVersion = logs.version
        stream.send(standingsChange())
    }

    private func standingsChange() -> EventChange {
        refreshRoster()
        return .standings(version: logs.version, riders: logs.takeChangedRiders())
    }

    // What is due.

    /// Does what is due once a second: stores positions, closes slots, shows organisers who moved and that standings changed.
    public func tick() async {
        let now = clock.now
        positions.closeSlots(at: now, delay: record.delay)
        announceMoves()
        announceStandings()
        await officeLock.lock()
        await storePositions()
        if abs(now - lastGathering) >= Self.gatherInterval || positions.ungathered >= Self.mostUngathered {
            await gather(before: now)
        }
        await sendChangedVerdicts()
        officeLock.unlock()
    }

    /// Does what is due, unless that is under way.
    func tickUnlessTicking() async {
        guard !isTicking, phase == .open else { return }
        isTicking = true
        await tick()
        isTicking = false
    }

    /// Shows organisers where riders were last, after a restart or when another server took the event over.
    private func resumePositions() async {
        let now = clock.now
        guard record.finished == nil, let records = try? await store.tracks(of: id, in: now - Self.resumed..<now + 1)
        else { return }
        for track in records.flatMap({ TrackPacking.unpack($0.bytes) }) where roster.riders[track.rider] != nil {
            if let fix = track.fixes.max(by: { $0.time < $1.time }) {
                positions.resume(fix, of: track.rider, at: now)
            }
        }
    }

    /// Positions of the last minutes, in milliseconds.
    private static let resumed: Int64 = 900_000
    /// How often positions are gathered by rider, in milliseconds.
    private static let gatherInterval: Int64 = 300_000
    /// How many positions wait to be gathered: they are all in memory while they are.
    private static let mostUngathered = 200_000

    /// Stores the positions of the last second.
    func storePositions() async {
        guard let track = positions.takeUnstored() else { return }
        do throws(EventError) {
            try await commit([.track(track)])
        } catch {
            logger.warning(
                "positions of a second are lost", metadata: ["event": "\(id)", "problem": "\(error.code.rawValue)"])
        }
    }

    /// Gathers the positions of seconds by rider.
    ///
    /// - Returns: whether that could be done.
    @discardableResult
    func gather(before now: Int64) async -> Bool {
        lastGathering = now
        positions.ungathered = 0
        // A clock that was set back gives records an earlier start.
        let interval = min(gatheredUntil, now)..<now
        gatheredUntil = now
        do {
            let seconds = try await store.tracks(of: id, in: interval, rider: "")
            guard !seconds.isEmpty else { return true }
            try await commit([.gather(in: interval, TrackPacking.gathered(seconds))])
            return true
        } catch {
            gatheredUntil = interval.lowerBound
            logger.warning("positions are not gathered", metadata: ["event": "\(id)", "error": "\(error)"])
            return false
        }
    }

    // The end.

    /// Ends what waits and watches: the server stops.
    public func endWaiting() {
        inbox.wakeAll()
        stream.end()
    }

    /// Ends what waits and watches; nothing is stored any more.
    func delete() {
        phase = .deleted
        endWaiting()
    }

    /// Ends what waits and watches: another server may have the event by now, so that nothing is sent or stored here any more.
    func abandon() {
        if phase != .deleted { phase = .abandoned }
        endWaiting()
    }

    /// Ends what waits and watches, and stores what is not stored yet.
    public func close() async {
        if phase == .open { phase = .closed }
        endWaiting()
        await storePositions()
    }
}
