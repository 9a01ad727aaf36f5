/// Where events are kept.
///
/// A store is a list of changes and what follows from them. What `commit` returned for is on disk: no crash and no power failure takes it
/// back. All engines pass one suite of tests.
public protocol EventStore: AccountStore {
    /// The events, by identifier.
    func events() async throws(StoreError) -> [EventRecord]

    /// Whether there is an event.
    func has(_ event: String) async throws(StoreError) -> Bool

    /// Makes all changes or none, and returns when they cannot be lost any more.
    ///
    /// Commits of many callers share one write to disk.
    /// - Throws: `StoreError.full` where the disk is full, and nothing was changed then.
    func commit(_ changes: [StoreChange], to event: String) async throws(StoreError)

    /// Which server has which event; `nil` where one server has the store for itself.
    var leases: (any EventLeases)? { get }

    /// The event that a session is of, by the hash of its token; `nil` if there is no such session.
    func event(ofSession hash: [UInt8]) async throws(StoreError) -> String?

    /// All that a running event keeps in memory; `nil` if there is no such event.
    func snapshot(of event: String) async throws(StoreError) -> EventSnapshot?

    /// Passes all lines of an event, in the order in which they arrived.
    func lines(of event: String, _ body: @Sendable ([LineRecord]) throws -> Void) async throws(StoreError)

    /// Items of the feed by their numbers, in order; those that there are not are left out.
    func feed(of event: String, numbers: [Int]) async throws(StoreError) -> [FeedRecord]

    /// The positions that arrived within an interval, in milliseconds since 1970-01-01 00:00 UTC, in order of their start.
    ///
    /// - Parameter rider: only those that were gathered for this rider, or with an empty name those of seconds; by default all.
    func tracks(of event: String, in interval: Range<Int64>, rider: String?) async throws(StoreError) -> [TrackRecord]

    /// The bytes of a photo; `nil` where there is none.
    func photo(_ digest: [UInt8], of event: String) async throws(StoreError) -> (PhotoRecord, [UInt8])?

    /// What was done, the latest first, at most `count`.
    func audit(of event: String, count: Int) async throws(StoreError) -> [AuditRecord]

    /// Removes an event with everything in it.
    func delete(_ event: String) async throws(StoreError)

    /// Copies everything into a new file, while the store is in use.
    func backup(to path: String) async throws(StoreError)

    /// Whether the store can write, also a request of the largest size.
    /// - Throws: `StoreError.full` where the disk has not enough left.
    func check() async throws(StoreError)

    /// How many bytes may still be stored; `nil` where that is not known.
    var freeBytes: Int64? { get }

    /// Writes what is left and closes the store. Nothing else may be called after it.
    func close() async throws(StoreError)
}

extension EventStore {
    /// One server has the store for itself.
    public var leases: (any EventLeases)? { nil }

    /// All positions that arrived within an interval; see the other method of this name.
    public func tracks(of event: String, in interval: Range<Int64>) async throws(StoreError) -> [TrackRecord] {
        try await tracks(of: event, in: interval, rider: nil)
    }
}

/// What a running event keeps in memory.
public struct EventSnapshot: Sendable, Hashable {
    /// The event.
    public var event: EventRecord
    /// The editions of its quest, the latest last.
    public var quests: [QuestVersion] = []
    /// The riders, by identifier.
    public var riders: [RiderRecord] = []
    /// The devices, by rider and name.
    public var devices: [DeviceRecord] = []
    /// The tokens that are valid.
    public var sessions: [SessionRecord] = []
    /// The items of the feed, in order of their numbers.
    public var feed: [FeedRecord] = []
    /// The photos, in order of their arrival.
    public var photos: [PhotoRecord] = []

    /// An event without anything in it.
    public init(event: EventRecord) { self.event = event }
}

/// Why a store did not do what it was asked to.
public enum StoreError: Error, Sendable, Hashable {
    /// The disk is full; nothing was changed.
    case full
    /// There is no such event.
    case noEvent(String)
    /// The store was written by a newer version, with this number of its schema.
    case newer(schema: String)
    /// Another process, or another store of this one, holds the folder of this lock.
    case held(String)
    /// There is no store at a path.
    case missing(String)
    /// There is something at a path already.
    case exists(String)
    /// The file is damaged, or cannot be opened; with what the system says.
    case unusable(String)
    /// The store is closed.
    case closed
    /// Another server has the event by now; nothing was changed.
    case fenced
    /// What a commit of accounts demanded does not hold; nothing was changed.
    case conflict
    /// The server of the database is not there, or the connection to it broke, with what it says. A commit may have been made or not.
    case unreachable(String)
}
