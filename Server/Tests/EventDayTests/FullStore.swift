import EventStore
import NIOConcurrencyHelpers

/// A store whose disk is full, or slow, when a test says so.
final class FullStore: EventStore {
    private let store: any EventStore
    let isFull = NIOLockedValueBox(false)
    /// How long lines take, in milliseconds.
    let delayOfLines = NIOLockedValueBox(0)

    init(_ store: any EventStore) { self.store = store }

    func commit(_ changes: [StoreChange], to event: String) async throws(StoreError) {
        guard !isFull.withLockedValue({ $0 }) else { throw .full }
        let delay = delayOfLines.withLockedValue { $0 }
        let hasLines = changes.contains { if case .line = $0 { true } else { false } }
        try await store.commit(changes, to: event)
        if hasLines, delay > 0 { try? await Task.sleep(for: .milliseconds(delay)) }
    }

    func commit(_ changes: [AccountChange]) async throws(StoreError) {
        guard !isFull.withLockedValue({ $0 }) else { throw .full }
        try await store.commit(changes)
    }

    func takeAttempt(_ hash: [UInt8]) async throws(StoreError) -> AttemptRecord? { try await store.takeAttempt(hash) }

    func account(of person: String) async throws(StoreError) -> AccountSnapshot? { try await store.account(of: person) }

    func identity(issuer: String, subject: String) async throws(StoreError) -> IdentityRecord? {
        try await store.identity(issuer: issuer, subject: subject)
    }

    func passkey(_ credential: [UInt8]) async throws(StoreError) -> PasskeyRecord? {
        try await store.passkey(credential)
    }

    func accountSession(_ hash: [UInt8]) async throws(StoreError) -> AccountSessionRecord? {
        try await store.accountSession(hash)
    }

    func member(_ person: String, of event: String) async throws(StoreError) -> MemberRecord? {
        try await store.member(person, of: event)
    }

    func members(of event: String) async throws(StoreError) -> [NamedMember] { try await store.members(of: event) }

    func invitations(to event: String) async throws(StoreError) -> [InvitationRecord] {
        try await store.invitations(to: event)
    }

    func invitation(_ hash: [UInt8]) async throws(StoreError) -> InvitationRecord? { try await store.invitation(hash) }

    func events() async throws(StoreError) -> [EventRecord] { try await store.events() }

    func has(_ event: String) async throws(StoreError) -> Bool { try await store.has(event) }

    func event(ofSession hash: [UInt8]) async throws(StoreError) -> String? { try await store.event(ofSession: hash) }

    func snapshot(of event: String) async throws(StoreError) -> EventSnapshot? { try await store.snapshot(of: event) }

    func lines(of event: String, _ body: @Sendable ([LineRecord]) throws -> Void) async throws(StoreError) {
        try await store.lines(of: event, body)
    }

    func feed(of event: String, numbers: [Int]) async throws(StoreError) -> [FeedRecord] {
        try await store.feed(of: event, numbers: numbers)
    }

    func tracks(of event: String, in interval: Range<Int64>, rider: String?) async throws(StoreError) -> [TrackRecord] {
        try await store.tracks(of: event, in: interval, rider: rider)
    }

    func photo(_ digest: [UInt8], of event: String) async throws(StoreError) -> (PhotoRecord, [UInt8])? {
        try await store.photo(digest, of: event)
    }

    func audit(of event: String, count: Int) async throws(StoreError) -> [AuditRecord] {
        try await store.audit(of: event, count: count)
    }

    func delete(_ event: String) async throws(StoreError) { try await store.delete(event) }

    func backup(to path: String) async throws(StoreError) { try await store.backup(to: path) }

    var freeBytes: Int64? { store.freeBytes }

    func check() async throws(StoreError) { try await store.check() }

    func close() async throws(StoreError) { try await store.close() }
}
