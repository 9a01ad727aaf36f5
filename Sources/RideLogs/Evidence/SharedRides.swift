internal import Geodesy
import QuestFile

/// Riders whose logs tell of one and the same ride.
///
/// Two receivers side by side never give the same digits. The last positions kept of check-ins that agree to 10⁻⁷ degrees, or moments at the
/// same task that agree to the millisecond, at three tasks and at most of those of one of the two riders, come from a copy.
public struct SharedRides: Sendable {
    /// One of two riders, and at how many check-ins the other's log agrees.
    public struct Match: Sendable, Hashable {
        /// The rider with the same ride.
        public let other: RideEntry.Rider
        /// At how many check-ins.
        public let count: Int
    }

    private var matches: [RideEntry.Rider: Match] = [:]

    /// The match of a rider; `nil` for a ride of one's own.
    public subscript(rider: RideEntry.Rider) -> Match? { matches[rider] }

    /// Compares all rides of a log.
    /// - Complexity: O(*n* log *n*) for *n* check-ins.
    public init(in log: RideLog) {
        var riders: [RideEntry.Rider] = []
        var places: [Mark] = []
        var moments: [Mark] = []
        var counts: [Int] = []
        var known: [RideEntry.Rider: Int] = [:]
        for entry in log.entries {
            guard case .checkedIn(let checkIn) = entry.event else { continue }
            let rider: Int
            if let last = riders.indices.last, riders[last] == entry.rider {
                rider = last
            } else if let place = known[entry.rider] {
                rider = place
            } else {
                rider = riders.count
                known[entry.rider] = rider
                riders.append(entry.rider)
                counts.append(0)
            }
            counts[rider] += 1
            if let fix = checkIn.lastFix { places.append(Mark(rider: rider, fix.coordinate)) }
            moments.append(Mark(rider: rider, checkIn.task.rawValue, entry.time))
        }
        for marks in [places, moments] {
            for (pair, count) in Mark.pairs(in: marks) {
                guard count >= 3, 2 * count > min(counts[pair.first], counts[pair.second]) else { continue }
                add(riders[pair.first], riders[pair.second], count)
                add(riders[pair.second], riders[pair.first], count)
            }
        }
    }

    private mutating func add(_ rider: RideEntry.Rider, _ other: RideEntry.Rider, _ count: Int) {
        // Of several that agree as much it is the first by name, in whatever order they are compared.
        if let known = matches[rider], (known.count, other) >= (count, known.other) { return }
        matches[rider] = Match(other: other, count: count)
    }
}

/// What a check-in is recognised by, and whose it is.
private struct Mark: Comparable {
    private let key: UInt64
    private let rider: Int

    struct Pair: Hashable {
        let first: Int
        let second: Int
    }

    init(rider: Int, _ coordinate: Coordinate) {
        self.rider = rider
        key = Self.mixed(
            (coordinate.longitude * 1e7).rounded().bitPattern, (coordinate.latitude * 1e7).rounded().bitPattern)
    }

    init(rider: Int, _ task: String, _ time: Int64) {
        self.rider = rider
        // FNV-1a.
        let name = task.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        key = Self.mixed(name, UInt64(bitPattern: time))
    }

    /// The finaliser of SplitMix64, over both.
    private static func mixed(_ first: UInt64, _ second: UInt64) -> UInt64 {
        var word = first ^ (second &* 0x9E37_79B9_7F4A_7C15)
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    static func < (left: Mark, right: Mark) -> Bool { (left.key, left.rider) < (right.key, right.rider) }

    /// At how many marks two riders agree. Of a mark that many share each is compared with the one before it only, so that a
    /// thousand copies take no million pairs.
    static func pairs(in marks: [Mark]) -> [Pair: Int] {
        var pairs: [Pair: Int] = [:]
        let sorted = marks.sorted()
        for (before, mark) in zip(sorted, sorted.dropFirst()) where before.key == mark.key && before.rider != mark.rider
        {
            pairs[Pair(first: before.rider, second: mark.rider), default: 0] += 1
        }
        return pairs
    }
}
