import Support

/// Riders whose logs tell of one and the same ride.
///
/// Two receivers side by side never give the same digits, and two riders never type at the same rate. So these come from a copy, at
/// three tasks and at most of those of one of the two riders:
///
/// - last positions of check-ins that agree to 10⁻⁶ degrees, a tenth of a metre: also where they were rounded, or told in another
///   order;
/// - ways from one such position to the next that agree as well: all positions were moved by the same distance;
/// - answers as many milliseconds after the last check-in: also where all times were moved by the same interval;
/// - moments between two fixes that agree to the millisecond.
///
/// Riders who ride together reach tasks within the same second, by receivers that tell whole seconds. So moments of a fix, and
/// intervals of whole seconds, are passed over, and so are equal answers: friends talk.
public struct SharedRides: Sendable {
    /// One of two riders, and at how many check-ins the other's log agrees.
    public struct Match: Sendable, Hashable {
        /// The rider with the same ride.
        public let other: RideEntry.Rider
        /// At how many check-ins or answers.
        public let count: Int

        package init(other: RideEntry.Rider, count: Int) {
            self.other = other
            self.count = count
        }
    }

    private var matches: [RideEntry.Rider: Match] = [:]

    /// The match of a rider; `nil` for a ride of one's own.
    public subscript(rider: RideEntry.Rider) -> Match? { matches[rider] }

    /// Compares all rides of a log, on all cores.
    /// - Complexity: O(*n*) for *n* check-ins and answers.
    public init(in log: RideLog) {
        let entries = log.entries
        let bounds = Self.bounds(of: entries)
        let parts = Parallel.map(bounds.count) { RideMarks(of: entries[bounds[$0]]) }
        var marks = RideMarks()
        for part in parts { marks.append(part) }
        let (riders, sets) = (marks.riders, marks.sets)
        for agreements in Parallel.map(sets.count, { sets[$0].agreements(of: riders.count) }) {
            for agreement in agreements {
                add(riders[agreement.first], riders[agreement.second], agreement.checkIns)
                add(riders[agreement.second], riders[agreement.first], agreement.checkIns)
            }
        }
    }

    private static let partSize = 1 << 14

    /// Parts of a log that are worth a core of their own. They end with entries of a device.
    private static func bounds(of entries: [RideEntry]) -> [Range<Int>] {
        var bounds: [Range<Int>] = []
        var start = 0
        while start < entries.count {
            var end = min(start + partSize, entries.count)
            while end < entries.count, entries[end].device == entries[end - 1].device { end += 1 }
            bounds.append(start..<end)
            start = end
        }
        return bounds
    }

    private mutating func add(_ rider: RideEntry.Rider, _ other: RideEntry.Rider, _ count: Int) {
        // Of several that agree as much it is the first by name, in whatever order they are compared.
        if let known = matches[rider], (known.count, other) >= (count, known.other) { return }
        matches[rider] = Match(other: other, count: count)
    }
}
