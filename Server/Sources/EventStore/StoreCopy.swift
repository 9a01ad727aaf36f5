/// Copies events from one store into another, of any engine.
///
///     let copy = StoreCopy(from: folder, to: database, hash: Secret.digest(of:))
///     let digest = try await copy.event("night")
///
/// While an event is copied, the target has it under a name that says so; the last commit gives it its name, together with the audit. A
/// copy that was interrupted is taken up by the next one, which makes all changes again; where the event has changed meanwhile, what there
/// is of it is removed first. Nobody else may change the event in either store meanwhile: the caller holds folders, or takes leases.
///
/// Persons who are members of the event go along, with what vouches for them, their sessions and their audit, unless the target knows them.
/// Attempts to sign in do not.
public struct StoreCopy: Sendable {
    private let source: any EventStore
    private let target: any EventStore
    private let hash: @Sendable ([UInt8]) -> [UInt8]

    /// - Parameter hash: SHA-256 of bytes.
    public init(
        from source: any EventStore, to target: any EventStore, hash: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) {
        self.source = source
        self.target = target
        self.hash = hash
    }

    /// Whether an event is what an interrupted copy left.
    public static func isUnfinished(_ event: EventRecord) -> Bool {
        event.name.hasPrefix(mark) && event.name.utf8.count == mark.utf8.count + 64
    }

    /// Copies an event and compares both.
    ///
    /// - Returns: the digest, which is that of both.
    /// - Throws: `StoreError.exists` where the target has an event of this name, `StoreError.conflict` where a person is somebody else
    ///   there, `StoreError.unusable` where the copy differs, which is removed then; and what the stores throw.
    public func event(_ id: String) async throws(StoreError) -> EventDigest {
        let digest = try await EventDigest.of(id, in: source, hash: hash)
        guard let snapshot = try await source.snapshot(of: id) else { throw .noEvent(id) }
        var unfinished = snapshot.event
        unfinished.name = Self.mark + digest.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        if let found = try await target.snapshot(of: id)?.event {
            guard Self.isUnfinished(found) else {
                throw .exists(id)
            }
            if found.name != unfinished.name { try await target.delete(id) }
        }
        try await copy(snapshot, as: unfinished)
        try await copyLines(of: id)
        try await copyTracks(of: snapshot.event)
        try await copyMembers(of: id)
        // Of an interrupted copy no act is in the target, since they come with the name.
        let acts = try await source.audit(of: id, count: .max).reversed().map { StoreChange.audit($0) }
        try await target.commit(acts + [.event(snapshot.event)], to: id)
        guard try await EventDigest.of(id, in: target, hash: hash) == digest else {
            try await target.delete(id)
            throw .unusable("the copy of “\(id)” differs and was removed")
        }
        return digest
    }

    /// What the name of an event begins with as long as it is not whole; the digest of the source follows.
    private static let mark = "questd move: not finished: "

    private func copy(_ snapshot: EventSnapshot, as unfinished: EventRecord) async throws(StoreError) {
        let event = unfinished.id
        try await target.commit([.event(unfinished)] + snapshot.quests.map { .quest($0) }, to: event)
        let changes: [StoreChange] =
            snapshot.riders.map { .rider($0) } + snapshot.devices.map { .device($0) }
            + snapshot.sessions.map { .session($0) } + snapshot.feed.map { .feed($0) }
        for start in stride(from: 0, to: changes.count, by: Self.mostChanges) {
            let end = min(start + Self.mostChanges, changes.count)
            try await target.commit(Array(changes[start..<end]), to: event)
        }
        for photo in snapshot.photosInOrder {
            guard let (_, bytes) = try await source.photo(photo.digest, of: event) else { continue }
            try await target.commit([.photo(photo, bytes)], to: event)
        }
    }

    /// How many small changes are committed at once.
    private static let mostChanges = 500
    /// How many lines are in memory at once.
    private static let mostLines = 32_768

    private func copyLines(of event: String) async throws(StoreError) {
        var copied = 0
        while true {
            // A store passes all lines at one go, so that those that were copied are passed over.
            let part = LinePart(after: copied, count: Self.mostLines)
            do throws(StoreError) { try await source.lines(of: event) { try part.add($0) } } catch {
                guard part.isFull else { throw error }
            }
            for start in stride(from: 0, to: part.lines.count, by: Self.mostChanges) {
                let end = min(start + Self.mostChanges, part.lines.count)
                try await target.commit(part.lines[start..<end].map { .line($0) }, to: event)
            }
            copied += part.lines.count
            if !part.isFull { return }
        }
    }

    private func copyTracks(of event: EventRecord) async throws(StoreError) {
        var windows = TrackWindows(around: event.created)
        while let window = windows.next {
            let tracks = try await source.tracks(of: event.id, in: window)
            windows.advance(after: tracks)
            for start in stride(from: 0, to: tracks.count, by: Self.mostChanges) {
                let end = min(start + Self.mostChanges, tracks.count)
                try await target.commit(tracks[start..<end].map { .track($0) }, to: event.id)
            }
        }
    }

    private func copyMembers(of event: String) async throws(StoreError) {
        for member in try await source.members(of: event) {
            let person = member.member.person
            if try await target.account(of: person) == nil, let account = try await source.account(of: person) {
                // All that is kept of a person in one commit, since acts of an audit may not come twice.
                let persons: [AccountChange] = [.person(account.person)]
                let keys: [AccountChange] =
                    account.identities.map { .identity($0) } + account.passkeys.map { .passkey($0) }
                let rest: [AccountChange] =
                    account.sessions.map { .accountSession($0) }
                    + account.audit.reversed().map { .accountAudit(person: person, time: $0.time, action: $0.action) }
                try await target.commit(persons + keys + rest)
            }
            try await target.commit([.member(member.member)])
        }
        let invitations = try await source.invitations(to: event).sorted { $0.created < $1.created }
        if !invitations.isEmpty { try await target.commit(invitations.map { .invitation($0) }) }
    }
}

/// Some of the lines of an event. One task at a time uses it.
private final class LinePart: @unchecked Sendable {
    private struct Full: Error {}

    private var toSkip: Int
    private let count: Int
    private(set) var lines: [LineRecord] = []
    /// Whether there may be more lines.
    private(set) var isFull = false

    init(after skipped: Int, count: Int) {
        toSkip = skipped
        self.count = count
    }

    func add(_ new: [LineRecord]) throws {
        let skipped = min(toSkip, new.count)
        toSkip -= skipped
        lines += new[skipped...]
        guard lines.count >= count else { return }
        isFull = true
        throw Full()
    }
}
