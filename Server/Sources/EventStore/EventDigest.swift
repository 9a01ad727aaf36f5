/// A digest of everything of an event, which is the same in every engine.
///
///     let digest = try await EventDigest.of("night", in: store, hash: Secret.digest(of:))
///
/// It is over the records in one order, each field with its length before it: the event, quests, riders, devices, sessions, feed, photos
/// with their bytes, lines in the order of their arrival, positions, audit, members and invitations. Records are cut into blocks of at
/// least 64 KiB, each of which is hashed behind the digest of those before it, so that an event of any size takes little memory.
public struct EventDigest: Sendable, Hashable {
    /// The digest.
    public let bytes: [UInt8]
    /// How many lines the event has.
    public let lines: Int
    /// How many photos the event has.
    public let photos: Int

    /// Reads all of an event.
    ///
    /// - Parameter hash: SHA-256 of bytes.
    /// - Throws: `StoreError.noEvent` where there is none, and what the store throws.
    public static func of(
        _ event: String, in store: any EventStore, hash: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) async throws(StoreError) -> EventDigest {
        guard let snapshot = try await store.snapshot(of: event) else { throw .noEvent(event) }
        let content = Content(hash)
        content.add(snapshot)
        for photo in snapshot.photosInOrder {
            content.add(photo)
            content.add(try await store.photo(photo.digest, of: event)?.1)
        }
        try await store.lines(of: event) { content.add($0) }
        var windows = TrackWindows(around: snapshot.event.created)
        while let window = windows.next {
            let tracks = try await store.tracks(of: event, in: window)
            windows.advance(after: tracks)
            for track in tracks { content.add(track) }
        }
        for act in try await store.audit(of: event, count: .max).reversed() { content.add(act) }
        for member in try await store.members(of: event) { content.add(member) }
        for invitation in try await store.invitations(to: event) { content.add(invitation) }
        return EventDigest(bytes: content.finish(), lines: content.lines, photos: snapshot.photos.count)
    }
}

extension EventSnapshot {
    /// The photos in an order that says which comes first also where two riders sent the same one at once.
    var photosInOrder: [PhotoRecord] {
        photos.sorted { first, second in
            if first.arrival != second.arrival { return first.arrival < second.arrival }
            if first.digest != second.digest { return first.digest.lexicographicallyPrecedes(second.digest) }
            return first.rider.utf8.lexicographicallyPrecedes(second.rider.utf8)
        }
    }
}

/// Intervals that cover all time, so short that what is in one of them takes little memory.
///
/// The first is all that is before an event, which is nothing unless a clock was wrong. After that they grow where there is little in them
/// and shrink where there is much.
struct TrackWindows {
    private static let shortest: Int64 = 10_000
    private static let mostBytes = 1 << 20

    private var start: Int64 = .min
    private var length: Int64 = 600_000
    private let created: Int64
    private var isOver = false

    init(around created: Int64) { self.created = created }

    /// The interval to read; `nil` after the last one.
    var next: Range<Int64>? { isOver ? nil : start..<end }

    private var end: Int64 {
        if start < created { return created }
        let (end, isOutside) = start.addingReportingOverflow(length)
        return isOutside ? .max : end
    }

    /// Goes on to the next interval.
    mutating func advance(after tracks: [TrackRecord]) {
        let (first, end) = (start < created, end)
        isOver = end == .max
        start = end
        guard !first else { return }
        let size = tracks.reduce(0) { $0 + $1.bytes.count }
        if size > Self.mostBytes {
            length = max(length / 4, Self.shortest)
        } else if size < Self.mostBytes / 4 {
            length = length.multipliedReportingOverflow(by: 2).overflow ? .max : length * 2
        }
    }
}

/// What was added so far. One task at a time uses it.
private final class Content: @unchecked Sendable {
    private static let blockSize = 64 << 10

    private let hash: @Sendable ([UInt8]) -> [UInt8]
    private var digest: [UInt8] = []
    private var block: [UInt8] = []
    private(set) var lines = 0

    init(_ hash: @escaping @Sendable ([UInt8]) -> [UInt8]) { self.hash = hash }

    func finish() -> [UInt8] { hash(digest + block) }

    func add(_ snapshot: EventSnapshot) {
        let event = snapshot.event
        record("event") {
            add(event.id, event.name)
            add(event.created, event.finished, Int64(event.delay), event.frozen)
            add(event.showsStandings, event.showsPositions, event.showsNames)
            add(event.retention.map { Int64($0) }, event.thinned, event.emptied)
        }
        for quest in snapshot.quests {
            record("quest") {
                add(Int64(quest.number), quest.time)
                add(quest.organisers)
                add(quest.riders)
            }
        }
        for rider in snapshot.riders {
            record("rider") {
                add(rider.id, rider.name, rider.team, rider.category)
                add(rider.code)
                add(rider.isMinor)
                add(rider.kept)
            }
        }
        for device in snapshot.devices {
            record("device") {
                add(device.rider, device.device, device.key)
                add(device.isRevoked)
            }
        }
        for session in snapshot.sessions {
            record("session") {
                add(session.hash)
                add(session.role.rawValue, session.rider, session.device, session.label)
                add(session.created, session.expires)
            }
        }
        for item in snapshot.feed {
            record("feed") {
                add(Int64(item.number))
                add(item.rider)
                add(item.bytes)
            }
        }
    }

    func add(_ photo: PhotoRecord) {
        record("photo") {
            add(photo.digest)
            add(photo.rider, photo.type)
            add(Int64(photo.size), photo.arrival)
        }
    }

    func add(_ new: [LineRecord]) {
        lines += new.count
        for line in new {
            record("line") {
                add(line.hash)
                add(line.arrival)
                add(line.isOffice)
                add(line.bytes)
            }
        }
    }

    func add(_ track: TrackRecord) {
        record("track") {
            add(track.start)
            add(track.rider)
            add(track.bytes)
        }
    }

    func add(_ act: AuditRecord) {
        record("audit") {
            add(act.time)
            add(act.actor, act.action)
        }
    }

    func add(_ member: NamedMember) {
        record("member") {
            add(member.member.person, member.member.role.rawValue, member.member.task, member.name)
            add(member.member.created)
        }
    }

    func add(_ invitation: InvitationRecord) {
        record("invitation") {
            add(invitation.hash)
            add(invitation.role.rawValue, invitation.task)
            add(invitation.created, invitation.expires)
        }
    }

    /// Bytes behind their number, or what says that there are none.
    func add(_ bytes: [UInt8]?) {
        add(Int64(bytes?.count ?? -1))
        if let bytes { block += bytes }
    }

    private func record(_ kind: String, _ fields: () -> Void) {
        add(kind)
        fields()
        guard block.count >= Self.blockSize else { return }
        digest = hash(digest + block)
        block.removeAll(keepingCapacity: true)
    }

    private func add(_ texts: String?...) { for text in texts { add(text.map { Array($0.utf8) }) } }

    private func add(_ flags: Bool...) { block += flags.map { $0 ? 1 : 0 } }

    private func add(_ numbers: Int64?...) {
        for number in numbers {
            block.append(number == nil ? 0 : 1)
            withUnsafeBytes(of: (number ?? 0).bigEndian) { block += $0 }
        }
    }
}
