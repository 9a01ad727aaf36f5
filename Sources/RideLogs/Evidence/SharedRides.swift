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
    }

    private var matches: [RideEntry.Rider: Match] = [:]

    /// The match of a rider; `nil` for a ride of one's own.
    public subscript(rider: RideEntry.Rider) -> Match? { matches[rider] }

    /// Compares all rides of a log.
    /// - Complexity: O(*n*) for *n* check-ins and answers.
    public init(in log: RideLog) {
        var riders: [RideEntry.Rider] = []
        var known: [RideEntry.Rider: Int] = [:]
        var marks = RideMarks()
        for entry in log.entries {
            guard RideMarks.leavesMark(entry.event) else { continue }
            let rider: Int
            if let last = riders.indices.last, riders[last] == entry.rider {
                rider = last
            } else if let place = known[entry.rider] {
                rider = place
            } else {
                rider = riders.count
                known[entry.rider] = rider
                riders.append(entry.rider)
            }
            marks.add(entry, of: rider)
        }
        for set in marks.sets {
            let counts = set.counts(of: riders.count)
            for (pair, count) in set.pairs() {
                let fewest = min(counts[pair.first], counts[pair.second])
                // Between three check-ins there are two ways, which say as much only if no third one differs.
                let isEnough = count >= 3 || set.isOfWays && count == 2 && fewest == 2
                guard isEnough, 2 * count > fewest else { continue }
                let checkIns = set.isOfWays ? count + 1 : count
                add(riders[pair.first], riders[pair.second], checkIns)
                add(riders[pair.second], riders[pair.first], checkIns)
            }
        }
    }

    private mutating func add(_ rider: RideEntry.Rider, _ other: RideEntry.Rider, _ count: Int) {
        // Of several that agree as much it is the first by name, in whatever order they are compared.
        if let known = matches[rider], (known.count, other) >= (count, known.other) { return }
        matches[rider] = Match(other: other, count: count)
    }
}
