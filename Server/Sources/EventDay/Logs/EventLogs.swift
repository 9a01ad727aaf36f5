import EventStore
import VeloQuest

/// The logs of an event: those of riders and of the office as they are now, those of the moment at which the standings were frozen, and
/// what came late.
struct EventLogs: Sendable {
    /// All lines so far.
    private(set) var current: EventLog
    /// The lines of the moment at which the standings were frozen; `nil` where others see those of now.
    private(set) var frozen: EventLog?
    /// What came late.
    private(set) var lateness = Lateness()
    /// Grows with everything that may change the standings.
    private(set) var version = 0
    /// Whether riders or devices changed since `enter(_:)`. Many join at once, so the roster is entered when the next result is read.
    private(set) var isRosterStale = true
    private var office: DeviceLog
    private var digests: Set<EntryDigest> = []
    /// The rows of `current` that `takeChangedRiders` named last, and riders whose lateness changed since.
    private var announcedRows = 0
    private var newlyLate: Set<String> = []

    /// The logs of an event that a store has.
    ///
    /// - Parameters:
    ///   - rides: what stands for the lines of riders who were erased.
    init(of quest: Quest, _ event: EventRecord, _ lines: StoredLines, rides: [RideEntry.Rider: StoredRide]) {
        current = EventLog(of: quest)
        current.frozenAt = event.finished.map { Double($0) / 1000 }
        current.keptRides = rides.mapValues(\.ride)
        office = DeviceLog(device: "office", rider: "office", quest: quest)
        rosterChanged()
        for part in lines.parts { add(part.entries, isOffice: part.isOffice, lines.arrivals, now: 0, event.finished) }
        newlyLate = []
        office = DeviceLog(device: "office", rider: "office", quest: quest, resuming: current.office)
        guard let time = event.frozen else { return }
        var then = EventLog(of: quest)
        then.frozenAt = current.frozenAt
        then.keptRides = rides.compactMapValues { $0.ride(frozenAt: time) }
        for part in lines.parts {
            for entry in part.entries where lines.arrivals[entry.digest.description] ?? 0 <= time {
                then.insert(entry, isOffice: part.isOffice)
            }
        }
        frozen = then
    }

    // Lines.

    /// Whether a line is here.
    func contains(_ digest: EntryDigest) -> Bool { digests.contains(digest) }

    /// Adds lines that the store has, and that arrived now.
    ///
    /// - Parameter finished: when the event was finished; `nil` while it runs.
    /// - Returns: those that are new.
    @discardableResult
    mutating func add(_ entries: [RideEntry], isOffice: Bool, at now: Int64, finished: Int64?) -> [RideEntry] {
        add(entries, isOffice: isOffice, nil, now: now, finished)
    }

    @discardableResult
    private mutating func add(
        _ entries: [RideEntry], isOffice: Bool, _ arrivals: [String: Int64]?, now: Int64, _ finished: Int64?
    ) -> [RideEntry] {
        var added: [RideEntry] = []
        for entry in entries where digests.insert(entry.digest).inserted {
            guard current.insert(entry, isOffice: isOffice) else { continue }
            added.append(entry)
            guard !isOffice else { continue }
            let arrival = arrivals.map { $0[entry.digest.description] ?? entry.time } ?? now
            if lateness.add(entry, arrival: arrival, finished: finished) { newlyLate.insert(entry.rider.rawValue) }
        }
        if !added.isEmpty { version += 1 }
        return added
    }

    /// Writes a decision into the log of the office, which is one chain.
    ///
    /// They count when `add` gets them. Where they cannot be stored, `takeBack` has to follow.
    /// - Returns: the new lines, the last of which is the decision; `nil` where the event cannot be written.
    mutating func write(_ event: RideEvent, at time: Double, about rider: RideEntry.Rider) -> OfficeLines? {
        let before = office
        guard office.append(event, at: time, about: rider) != nil, let last = office.log.entries.last else {
            return nil
        }
        return OfficeLines(
            entries: Array(office.log.entries.dropFirst(before.log.entries.count)), decision: last, before: before)
    }

    /// Lines of the office that are not stored were never written.
    mutating func takeBack(_ lines: OfficeLines) { office = lines.before }

    // What follows from them.

    /// Something of the roster changed.
    mutating func rosterChanged() {
        isRosterStale = true
        version += 1
    }

    /// Enters who rides, with the devices that joined.
    mutating func enter(_ roster: Roster) {
        isRosterStale = false
        current.roster = roster
        frozen?.roster = roster
    }

    /// How far a rider came.
    mutating func progress(of rider: String) -> RideProgress { current.progress(of: .init(rider)) }

    /// All rides, ranked.
    mutating func standings() -> Standings { current.standings() }

    /// All rides as others see them, ranked.
    mutating func shownStandings() -> Standings { frozen?.standings() ?? current.standings() }

    /// The riders in rows of the standings that are others than at the last call, and those whose lines came late since, in order.
    mutating func takeChangedRiders() -> [String] {
        _ = current.standings()
        defer {
            announcedRows = current.rowsVersion
            newlyLate = []
        }
        return newlyLate.union(current.riders(changedSince: announcedRows)).sorted()
    }

    // What the organiser does.

    /// Ends the event: what is later by the clock of a device does not count.
    mutating func finish(at time: Int64) {
        current.frozenAt = Double(time) / 1000
        version += 1
    }

    /// Others see the standings of now, or those of each moment again.
    mutating func freeze(_ isFrozen: Bool) {
        if isFrozen != (frozen != nil) { frozen = isFrozen ? current : nil }
    }

    /// Judges all lines by another edition of the quest.
    mutating func judge(by quest: Quest) {
        current = current.judged(by: quest)
        frozen = frozen?.judged(by: quest)
        announcedRows = 0
        rosterChanged()
    }

    /// Forgets the lines of riders who were erased.
    ///
    /// - Parameters:
    ///   - rides: what stands for their rides.
    ///   - lines: the digests of their lines.
    mutating func forget(
        _ riders: Set<RideEntry.Rider>, keeping rides: [RideEntry.Rider: StoredRide], lines: [EntryDigest]
    ) {
        current = current.without(riders, keeping: rides.mapValues(\.ride))
        frozen = frozen?.without(riders, keeping: rides.compactMapValues(\.frozen))
        digests.subtract(lines)
        announcedRows = 0
        rosterChanged()
    }

    /// What can be kept of a ride in place of its lines; `nil` if nothing counts.
    mutating func keeping(_ rider: String, frozenAt time: Int64?) -> StoredRide? {
        guard let ride = current.keeping(.init(rider)) else { return nil }
        return StoredRide(ride: ride, frozenAt: time, frozen: frozen?.keeping(.init(rider)))
    }
}

/// Lines that the office wrote and that are not stored yet.
struct OfficeLines: Sendable {
    let entries: [RideEntry]
    let decision: RideEntry
    /// The log of the office before.
    fileprivate let before: DeviceLog
}

/// The lines of an event as a store has them.
struct StoredLines: Sendable {
    struct Part: Sendable {
        let entries: [RideEntry]
        let isOffice: Bool
    }

    private(set) var parts: [Part] = []
    /// When lines arrived, by the texts of their digests, in milliseconds since 1970-01-01 00:00 UTC.
    private(set) var arrivals: [String: Int64] = [:]

    mutating func append(_ lines: [LineRecord]) {
        for line in lines { arrivals[line.hash] = line.arrival }
        for isOffice in [false, true] {
            let bytes = lines.lazy.filter { $0.isOffice == isOffice }.map { $0.bytes + [0x0A] }
            parts.append(Part(entries: RideLog.reading(Array(bytes.joined())).log.entries, isOffice: isOffice))
        }
    }

    /// The lines of riders.
    var ridden: some Sequence<RideEntry> { parts.lazy.filter { !$0.isOffice }.flatMap(\.entries) }
}
