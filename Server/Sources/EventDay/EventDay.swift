import EventAccounts
import EventClient
public import EventStore
public import Logging
import QuestSealing
import VeloQuest

/// All events of a server.
///
/// A server that has its store for itself opens all events at its start. One that shares it with others opens an event when it is asked for,
/// where no other has it; see `location(of:)`.
public actor EventDay {
    let store: any EventStore
    let clock: EventClock
    let logger: Logger
    var live: [String: LiveEvent] = [:]
    /// Until when this server has an event of a shared store, by its own clock.
    var tenures: [String: ContinuousClock.Instant] = [:]
    /// Events of a shared store that are being opened.
    var openings: [String: Task<Result<EventLocation, EventError>, Never>] = [:]
    /// Events of the store that could not be opened. Nothing is written to them: what is wrong is for a person to look at.
    private var unopened: Set<String> = []
    /// Events that are being made or deleted.
    var busy: Set<String> = []
    private var checked: (time: Int64, isReady: Bool)?

    /// Opens all events of a store, or none of a store that is shared.
    public init(store: any EventStore, clock: EventClock, logger: Logger) async throws {
        self.store = store
        self.clock = clock
        self.logger = logger
        guard store.leases == nil else { return }
        for record in try await store.events() {
            do {
                live[record.id] = try await LiveEvent(record.id, in: store, clock: clock, logger: logger)
            } catch {
                // One event that cannot be read does not take the others along.
                unopened.insert(record.id)
                logger.error("event not opened", metadata: ["event": "\(record.id)", "error": "\(error)"])
            }
        }
    }

    /// An event that this server has.
    public func event(_ id: String) throws(EventError) -> LiveEvent {
        guard let event = live[id] else { throw EventError(unopened.contains(id) ? .unavailable : .noEvent) }
        return event
    }

    /// Where the event of a tracker's token is served.
    public func location(ofToken token: String) async throws(EventError) -> EventLocation {
        // The database is asked only for texts that may be tokens.
        guard Secret.isToken(token) else { throw EventError(.unauthorized) }
        for event in live.values where (try? await event.caller(token)) != nil {
            return store.leases == nil ? .here(event) : try await location(of: event.id)
        }
        guard store.leases != nil else { throw EventError(.unauthorized) }
        let event: String?
        do { event = try await store.event(ofSession: Secret.hash(token: token)) } catch {
            throw EventError(.unavailable, retryAfter: 5)
        }
        guard let event else { throw EventError(.unauthorized) }
        return try await location(of: event)
    }

    /// Events that could not be opened, by identifier.
    public var failures: [String] { unopened.sorted() }

    /// The events that this server has, by identifier.
    public var events: [LiveEvent] { live.sorted { $0.key < $1.key }.map(\.value) }

    /// Makes an event.
    ///
    /// - Parameters:
    ///   - quest: the organiser's file.
    ///   - ridersEdition: the riders' edition; by default the quest is sealed here.
    /// - Returns: the event, and the token of its organiser, which cannot be shown again.
    public func create(
        id: String, name: String, quest: [UInt8], ridersEdition: [UInt8]? = nil
    ) async throws(EventError) -> (event: LiveEvent, token: String) {
        guard live[id] == nil, !unopened.contains(id), busy.insert(id).inserted else { throw EventError(.exists) }
        defer { busy.remove(id) }
        guard Self.isIdentifier(id) else { throw EventError(.malformed, Self.identifierExpected) }
        try await claim(id)
        do {
            return try await create(id, name, quest, ridersEdition)
        } catch {
            // Nothing is left of the attempt, so that any server may make the event.
            if live[id] == nil { await release(id) }
            throw error
        }
    }

    private func create(
        _ id: String, _ name: String, _ quest: [UInt8], _ ridersEdition: [UInt8]?
    ) async throws(EventError) -> (event: LiveEvent, token: String) {
        // Sealing takes seconds, in which other events go on.
        let now = clock.now
        let (changes, token) = try await Task.detached {
            Result { () throws(EventError) in
                try Self.changes(creating: id, name: name, quest: quest, ridersEdition: ridersEdition, at: now)
            }
        }
        .value.get()
        do { try await store.commit(changes, to: id) } catch {
            throw EventError(error == .full ? .storageFull : .unavailable)
        }
        do {
            let event = try await LiveEvent(id, in: store, clock: clock, logger: logger)
            live[id] = event
            return (event, token)
        } catch let problem as EventError {
            throw problem
        } catch {
            throw EventError(.unavailable)
        }
    }

    /// What a store needs to have a new event, and the token of its organiser.
    public static func changes(
        creating id: String, name: String, quest: [UInt8], ridersEdition: [UInt8]?, at now: Int64
    ) throws(EventError) -> (changes: [StoreChange], token: String) {
        guard isIdentifier(id) else { throw EventError(.malformed, identifierExpected) }
        guard PlainText.isValid(name) else { throw EventError(.wrong("name", PlainText.expected)) }
        let riders = try edition(of: quest, sealedAs: ridersEdition)
        let token = Secret.token()
        return (
            [
                .event(EventRecord(id: id, name: name, created: now)),
                .quest(QuestVersion(number: 1, organisers: quest, riders: riders, time: now)),
                .session(SessionRecord(hash: Secret.hash(token: token), role: .organiser, created: now)),
                .audit(AuditRecord(time: now, actor: "organiser", action: "made the event")),
            ], token
        )
    }

    /// The riders' edition of a quest: a given one, or one that is made here.
    static func edition(of quest: [UInt8], sealedAs edition: [UInt8]? = nil) throws(EventError) -> [UInt8] {
        let riders: [UInt8]
        if let edition { riders = edition } else { riders = try sealed(quest) }
        try check(quest, riders)
        return riders
    }

    static func sealed(_ quest: [UInt8]) throws(EventError) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        do { return try RidersEdition(sealing: quest, using: &generator).bytes } catch {
            throw EventError(.invalidQuest, error.message)
        }
    }

    /// Both editions have to be readable, and of one quest: the riders' edition without a right answer that can be read.
    private static func check(_ organisers: [UInt8], _ riders: [UInt8]) throws(EventError) {
        let first = Quest.read(organisers)
        guard let quest = first.quest else {
            throw EventError(.invalidQuest, first.diagnostics.first { $0.severity == .error }?.message)
        }
        guard !isSealed(quest) else {
            throw EventError(
                .invalidQuest,
                Message("event-day-check"))
        }
        let second = Quest.read(riders)
        guard let edition = second.quest, isSealed(edition), edition.settings.id == quest.settings.id else {
            throw EventError(
                .invalidQuest,
                Message("event-day-check-2"))
        }
    }

    /// Whether it is a riders' edition.
    private static func isSealed(_ quest: Quest) -> Bool {
        quest.source?.foreignMembers["quest"]?.objectValue?["seal"] != nil
    }

    private static let identifierExpected = Message("event-day-identifier-expected")

    static func isIdentifier(_ text: String) -> Bool {
        (1...40).contains(text.utf8.count)
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D }
    }

    /// Removes an event with everything in it.
    public func delete(_ id: String) async throws(EventError) {
        guard busy.insert(id).inserted else { throw EventError(.unavailable, retryAfter: 5) }
        defer { busy.remove(id) }
        guard let event = live.removeValue(forKey: id) else { throw EventError(.noEvent) }
        await event.delete()
        do {
            try await store.delete(id)
            await release(id)
        } catch {
            // What is still there is served again.
            guard store.leases == nil else {
                await release(id)
                throw EventError(.unavailable, retryAfter: 5)
            }
            live[id] = try? await LiveEvent(id, in: store, clock: clock, logger: logger)
            if live[id] == nil { unopened.insert(id) }
            throw EventError(.unavailable, retryAfter: 5)
        }
    }

    /// The events of the store, those of other servers among them, with the number of riders where this server has the event.
    public func list() async throws(EventError) -> [(record: EventRecord, riders: Int?)] {
        let records: [EventRecord]
        do { records = try await store.events() } catch { throw EventError(.unavailable, retryAfter: 5) }
        var list: [(record: EventRecord, riders: Int?)] = []
        for record in records where !unopened.contains(record.id) {
            list.append((record, await live[record.id]?.counts.riders))
        }
        return list
    }

    /// Whether the store can write.
    ///
    /// It is asked at most every five seconds, since a check writes.
    public func isReady() async -> Bool {
        let now = clock.now
        if let checked, now - checked.time < 5000 { return checked.isReady }
        let isReady = (try? await store.check()) != nil
        checked = (now, isReady)
        return isReady
    }

    /// How many bytes may still be stored; `nil` where that is not known.
    public nonisolated var freeBytes: Int64? { store.freeBytes }

    /// Does what is due, until the task is cancelled.
    public func run() async {
        // What an event stores may wait for the disk; what organisers see of positions does not.
        async let announcing: Void = announce()
        async let prolonging: Void = prolong()
        async let retaining: Void = retain()
        while !Task.isCancelled {
            // No event waits for another one, nor for itself.
            for event in events { Task { await event.tickUnlessTicking() } }
            try? await Task.sleep(for: .seconds(1))
        }
        await announcing
        await prolonging
        await retaining
    }

    private func announce() async {
        while !Task.isCancelled {
            for event in events { await event.announceMoves() }
            try? await Task.sleep(for: .milliseconds(250))
        }
    }

    /// Stores what is left, ends what waits, and closes the store.
    public func close() async {
        for event in events {
            await event.close()
            await release(event.id)
        }
        do { try await store.close() } catch {
            logger.error("the store did not close", metadata: ["error": "\(error)"])
        }
    }
}
