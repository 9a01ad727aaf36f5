import EventStore
import VeloQuest

/// A rider and where that rider is.
struct RiderPosition: Sendable {
    let rider: String
    let fix: Fix

    /// As organisers and spectators read it: rider, time in milliseconds, longitude, latitude, and the speed where it is known.
    var json: JSONValue {
        var values: [JSONValue] = [
            .string(rider), .integer(Int64((fix.time * 1000).rounded())),
            .double((fix.coordinate.longitude * 1e6).rounded() / 1e6),
            .double((fix.coordinate.latitude * 1e6).rounded() / 1e6),
        ]
        if let speed = fix.speed { values.append(.double((speed * 10).rounded() / 10)) }
        return .array(values)
    }
}

/// The positions of an event: the last one of each rider, those that are not stored yet, and the slots that spectators see.
///
/// Positions are many and worth little each: they are stored once a second, those of all riders in one record, and gathered by rider
/// every few minutes.
struct EventPositions: Sendable {
    /// How long a slot of spectators is, in milliseconds.
    static let slot: Int64 = 5000
    /// How many slots are kept at most: an hour.
    static let mostSlots = 720
    /// How many bytes of slots are kept beyond those that spectators still wait for.
    var mostSlotBytes = 64 << 20
    /// How many slots are kept, whatever their size, after spectators may see them: two minutes.
    static let leastShownSlots = 24

    /// The last position of each rider.
    private var last: [String: Fix] = [:]
    /// Riders whose last position is of the future by the clock of the server.
    private var ahead: Set<String> = []
    /// What is not stored yet.
    private var unstored: [String: [Fix]] = [:]
    private var unstoredSince: Int64?
    /// Riders that moved since `takeMoved`.
    private var moved: Set<String> = []
    /// Riders that moved within the current slot.
    private var slotMoved: Set<String> = []
    private var slots: [Int64: [UInt8]] = [:]
    private var slotBytes = 0
    private var currentSlot: Int64?
    /// The first slot that is kept and known from its begin; earlier ones, from before a restart, are not.
    private var firstSlot: Int64 = .max
    /// How many positions came.
    private(set) var count = 0
    /// How many positions came since those before were gathered.
    var ungathered = 0

    /// Adds positions of a rider.
    ///
    /// Where the clock of the server was set back, or that of a phone is wrong, positions are of the future. One of the present comes in
    /// their place whatever its time, so that they do not hide all later ones.
    mutating func add(_ fixes: [Fix], of rider: String, at now: Int64, delay: Int) {
        closeSlots(at: now, delay: delay)
        guard !fixes.isEmpty else { return }
        count += fixes.count
        ungathered += fixes.count
        unstored[rider, default: []] += fixes
        if unstoredSince == nil { unstoredSince = now }
        let end = Double(now) / 1000 + 60
        let present = fixes.lazy.filter { $0.time <= end }.max { $0.time < $1.time }
        guard let newest = present ?? fixes.max(by: { $0.time < $1.time }) else { return }
        let isAhead = present == nil
        if let last = last[rider], ahead.contains(rider) == isAhead, newest.time <= last.time { return }
        if isAhead { ahead.insert(rider) } else { ahead.remove(rider) }
        last[rider] = newest
        moved.insert(rider)
        slotMoved.insert(rider)
    }

    /// Where a rider was last, from before a restart.
    mutating func resume(_ fix: Fix, of rider: String, at now: Int64) {
        guard fix.time <= Double(now) / 1000 + 60, fix.time > last[rider]?.time ?? -.infinity else { return }
        last[rider] = fix
    }

    /// What is to be stored now; it is not kept here any longer.
    mutating func takeUnstored() -> TrackRecord? {
        guard let since = unstoredSince else { return nil }
        let tracks = unstored.sorted { $0.key < $1.key }.map {
            (rider: $0.key, fixes: $0.value.sorted { $0.time < $1.time })
        }
        unstored.removeAll(keepingCapacity: true)
        unstoredSince = nil
        return TrackRecord(start: since, bytes: TrackPacking.pack(tracks))
    }

    /// The riders that moved since this was asked last, with their positions.
    mutating func takeMoved() -> [RiderPosition] {
        defer { moved.removeAll(keepingCapacity: true) }
        return moved.sorted().compactMap { last(of: $0) }
    }

    /// Where a rider is; `nil` where that is not known.
    func last(of rider: String) -> RiderPosition? { last[rider].map { RiderPosition(rider: rider, fix: $0) } }

    /// Closes the slots that are over. `delay` is that of spectators, in seconds.
    mutating func closeSlots(at now: Int64, delay: Int) {
        let number = now / Self.slot
        guard let current = currentSlot else {
            currentSlot = number
            firstSlot = number
            return
        }
        guard number >= current - 1 else {
            // The clock was set back: slots begin again, as after a restart.
            slots.removeAll()
            slotBytes = 0
            slotMoved.removeAll(keepingCapacity: true)
            currentSlot = number
            firstSlot = number
            return
        }
        guard number > current else { return }
        let positions = slotMoved.sorted().compactMap { last(of: $0)?.json }
        let bytes = JSONWriter().write(["slot": .integer(current), "positions": .array(positions)] as JSONValue)
        slots[current] = bytes
        slotBytes += bytes.count
        slotMoved.removeAll(keepingCapacity: true)
        currentSlot = number
        dropOldSlots(shown: newest(at: now, delay: delay))
    }

    /// Keeps an hour of slots, or as many as fit into memory; what spectators still wait for is kept in any case.
    private mutating func dropOldSlots(shown: Int64) {
        guard let current = currentSlot else { return }
        if firstSlot <= current - Int64(Self.mostSlots) {
            firstSlot = current - Int64(Self.mostSlots) + 1
            slots = slots.filter { $0.key >= firstSlot }
            slotBytes = slots.values.reduce(0) { $0 + $1.count }
        }
        while slotBytes > mostSlotBytes, firstSlot < shown - Int64(Self.leastShownSlots) {
            slotBytes -= slots.removeValue(forKey: firstSlot)?.count ?? 0
            firstSlot += 1
        }
    }

    /// A slot that spectators may see: its last position is older than the delay.
    func slot(_ number: Int64, at now: Int64, delay: Int) -> [UInt8]? {
        guard number <= newest(at: now, delay: delay) else { return nil }
        guard number >= firstSlot, let current = currentSlot, number < current else { return nil }
        return slots[number] ?? Self.empty(number)
    }

    private static func empty(_ number: Int64) -> [UInt8] {
        JSONWriter().write(["slot": .integer(number), "positions": []] as JSONValue)
    }

    /// The oldest slot that is kept.
    var oldest: Int64 { firstSlot }

    /// The newest slot that spectators may see.
    func newest(at now: Int64, delay: Int) -> Int64 { (now - Int64(delay) * 1000) / Self.slot - 1 }

    /// Forgets a person.
    mutating func forget(_ rider: String) {
        last[rider] = nil
        ahead.remove(rider)
        unstored[rider] = nil
        moved.remove(rider)
        slotMoved.remove(rider)
        slots.removeAll()
        slotBytes = 0
        firstSlot = currentSlot ?? .max
    }
}
