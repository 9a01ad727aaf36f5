/// The events and decisions of any number of riders and devices; entries are never removed.
///
/// A log is a set of entries. `merge(_:)` is the union: partial logs from phones and memory cards, in any order and with repeats,
/// always give the same log (a join: commutative, associative, idempotent). Results are computed by replaying a log, and answers
/// are judged anew: after the organiser corrects a wrong key, the same log under the corrected quest gives the corrected result.
public struct RideLog: Sendable, Hashable {
    /// The entries, by device, then by number; entries of a device with the same number, by digest.
    public private(set) var entries: [RideEntry] = []

    /// An empty log.
    public init() {}

    /// A log of entries in any order; repeated entries count once.
    /// - Complexity: O(*n* log *n*), and O(*n*) if they are in order, as those of one device are.
    public init(_ entries: some Sequence<RideEntry>) {
        self.entries = Array(entries)
        if !isInOrder { sort() }
    }

    /// The entries of all devices, each in the order of a log, and the devices in their order.
    init(ofDevices devices: some Collection<[RideEntry]>) {
        entries.reserveCapacity(devices.reduce(0) { $0 + $1.count })
        for device in devices { entries += device }
    }

    /// The union of many logs, which is faster than to merge one after the other.
    /// - Complexity: O(*n* log *n*) for *n* entries in all of them.
    public init(merging logs: some Collection<RideLog>) {
        entries.reserveCapacity(logs.reduce(0) { $0 + $1.entries.count })
        for log in logs { entries += log.entries }
        if !isInOrder { sort() }
    }

    /// Adds an entry; `false` if the log has it already.
    /// - Complexity: O(1) for the next entry of the last device, else O(*n*).
    @discardableResult
    public mutating func insert(_ entry: RideEntry) -> Bool {
        guard let last = entries.last, !last.precedes(entry) else {
            entries.append(entry)
            return true
        }
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].precedes(entry) { low = middle + 1 } else { high = middle }
        }
        guard entries[low].digest != entry.digest else { return false }
        entries.insert(entry, at: low)
        return true
    }

    /// Adds all entries of another log.
    /// - Complexity: O(*n* + *m*).
    public mutating func merge(_ other: RideLog) {
        guard let first = other.entries.first, let last = entries.last else {
            if entries.isEmpty { entries = other.entries }
            return
        }
        guard !last.precedes(first) else {
            entries += other.entries
            return
        }
        var merged: [RideEntry] = []
        merged.reserveCapacity(entries.count + other.entries.count)
        var left = 0
        var right = 0
        while left < entries.count, right < other.entries.count {
            let isFirst = !other.entries[right].precedes(entries[left])
            if isFirst, entries[left] == other.entries[right] { right += 1 }
            merged.append(isFirst ? entries[left] : other.entries[right])
            if isFirst { left += 1 } else { right += 1 }
        }
        merged += entries[left...]
        merged += other.entries[right...]
        entries = merged
    }

    /// The union of this log and another one.
    public func merged(with other: RideLog) -> RideLog {
        var log = self
        log.merge(other)
        return log
    }

    private var isInOrder: Bool {
        zip(entries, entries.dropFirst()).allSatisfy { $0.precedes($1) }
    }

    private mutating func sort() {
        entries.sort { $0.precedes($1) }
        var kept = 1
        for index in entries.indices.dropFirst() where entries[kept - 1] != entries[index] {
            if kept != index { entries[kept] = entries[index] }
            kept += 1
        }
        entries.removeLast(max(0, entries.count - kept))
    }
}

extension RideEntry {
    /// The order of a log. Entries of equal order are the same one, since a digest covers the whole entry.
    func precedes(_ other: RideEntry) -> Bool {
        if device != other.device { return device < other.device }
        return (sequence, digest) < (other.sequence, other.digest)
    }
}
