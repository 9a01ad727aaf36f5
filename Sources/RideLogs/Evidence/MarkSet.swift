/// Marks of one kind, and whose they are.
///
///     63           24 23        0
///     ┌──────────────┬──────────┐
///     │ hash of mark │  rider   │
///     └──────────────┴──────────┘
///
/// Of the hash 40 bits are kept: among a million marks two collide by chance now and then, three of the same two riders never.
struct MarkSet: Sendable {
    private static let riderBits: UInt64 = 24
    private static let riderMask: UInt64 = 1 << riderBits - 1

    /// Two riders, the first with the smaller number.
    private struct Pair: Hashable {
        let first: Int
        let second: Int
    }

    /// Whether the marks are of ways from one check-in to the next.
    let isOfWays: Bool
    private var marks: [UInt64] = []

    init(isOfWays: Bool = false) { self.isOfWays = isOfWays }

    mutating func append(_ hash: UInt64, _ rider: Int) {
        guard rider <= Int(Self.riderMask) else { return }
        marks.append(hash & ~Self.riderMask | UInt64(rider))
    }

    /// The marks of one rider, each as its hash with the bits of the rider clear.
    func hashes(of rider: Int) -> [UInt64] {
        marks.lazy.filter { $0 & Self.riderMask == UInt64(rider) }.map { $0 & ~Self.riderMask }
    }

    /// Adds the marks of riders that have other numbers here.
    mutating func append(_ other: MarkSet, _ numbers: [Int]) {
        for mark in other.marks { append(mark, numbers[Int(mark & Self.riderMask)]) }
    }

    /// Two riders who agree at so many check-ins that one of them copied.
    struct Agreement {
        let first: Int
        let second: Int
        let checkIns: Int
    }

    func agreements(of riders: Int) -> [Agreement] {
        let counts = counts(of: riders)
        return pairs().compactMap { pair, count in
            let fewest = min(counts[pair.first], counts[pair.second])
            guard let checkIns = Self.checkIns(count, of: fewest, isOfWays: isOfWays) else { return nil }
            return Agreement(first: pair.first, second: pair.second, checkIns: checkIns)
        }
    }

    /// At how many check-ins two riders agree who have so many marks in common; `nil` where that shows no copy.
    ///
    /// - Parameter fewest: the marks of that rider of the two who has fewer.
    static func checkIns(_ count: Int, of fewest: Int, isOfWays: Bool) -> Int? {
        // Between three check-ins there are two ways, which say as much only if no third one differs.
        let isEnough = count >= 3 || isOfWays && count == 2 && fewest == 2
        guard isEnough, 2 * count > fewest else { return nil }
        return isOfWays ? count + 1 : count
    }

    /// How many marks each rider has.
    private func counts(of riders: Int) -> [Int] {
        var counts = [Int](repeating: 0, count: riders)
        for mark in marks { counts[Int(mark & Self.riderMask)] += 1 }
        return counts
    }

    /// At how many marks two riders agree. Of a mark that many share each is compared with the one before it only, so that a
    /// thousand copies take no million pairs.
    private func pairs() -> [Pair: Int] {
        var pairs: [Pair: Int] = [:]
        var before: UInt64?
        for mark in sorted() {
            if let before, before ^ mark <= Self.riderMask, before != mark {
                pairs[
                    Pair(first: Int(before & Self.riderMask), second: Int(mark & Self.riderMask)), default: 0] += 1
            }
            before = mark
        }
        return pairs
    }

    /// The marks in order: by buckets of the highest eleven bits, since hashes are even, and each bucket by itself.
    private func sorted() -> [UInt64] {
        let shift: UInt64 = 53
        var starts = [Int](repeating: 0, count: 2049)
        for mark in marks { starts[Int(mark >> shift) + 1] += 1 }
        for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
        var places = starts
        var sorted = [UInt64](repeating: 0, count: marks.count)
        for mark in marks {
            let bucket = Int(mark >> shift)
            sorted[places[bucket]] = mark
            places[bucket] += 1
        }
        for bucket in 0..<2048 where starts[bucket + 1] - starts[bucket] > 1 {
            sorted[starts[bucket]..<starts[bucket + 1]].sort()
        }
        return sorted
    }
}
