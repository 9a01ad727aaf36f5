/// Everything that was decided on rides: entries of any number of riders and devices, of which nothing is ever taken out.
///
/// A log is a set of entries. `merge(_:)` is the union, so that partial logs from phones and memory cards come together in any order, as
/// often as they like, and always give the same log (a join: commutative, associative, idempotent). Results are computed by
/// replaying a log, and answers are judged anew on the way: when the organiser corrects a wrong key after the ride, the same log
/// under the corrected quest gives the corrected result.
public struct RideLog: Sendable, Hashable {
    /// The entries, by device, then by their place there; where a device has two for one place, by digest.
    public private(set) var entries: [RideEntry] = []

    /// An empty log.
    public init() {}

    /// A log of entries in any order; an entry that is there twice counts once.
    /// - Complexity: O(*n* log *n*).
    public init(_ entries: some Sequence<RideEntry>) {
        self.entries = entries.sorted { $0.precedes($1) }
        removeRepeated()
    }

    /// Adds an entry; `false` where it is there already.
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

    /// Takes in all entries of another log.
    /// - Complexity: O(*n* + *m*).
    public mutating func merge(_ other: RideLog) {
        guard !other.entries.isEmpty else { return }
        var merged: [RideEntry] = []
        merged.reserveCapacity(entries.count + other.entries.count)
        var left = entries[...]
        var right = other.entries[...]
        while let first = left.first, let second = right.first {
            if second.precedes(first) {
                merged.append(right.removeFirst())
            } else {
                merged.append(left.removeFirst())
            }
        }
        merged += left
        merged += right
        entries = merged
        removeRepeated()
    }

    /// This log and another one together.
    public func merged(with other: RideLog) -> RideLog {
        var log = self
        log.merge(other)
        return log
    }

    private mutating func removeRepeated() {
        var kept = 0
        for index in entries.indices where kept == 0 || entries[kept - 1].digest != entries[index].digest {
            if kept != index { entries[kept] = entries[index] }
            kept += 1
        }
        entries.removeLast(entries.count - kept)
    }
}

extension RideEntry {
    /// The order of a log. Entries of equal order are the same one, since a digest is taken of everything in them.
    func precedes(_ other: RideEntry) -> Bool {
        if device != other.device { return device < other.device }
        return (sequence, digest) < (other.sequence, other.digest)
    }
}
