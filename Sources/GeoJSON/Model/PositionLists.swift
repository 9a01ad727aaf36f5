/// Several lists of positions stored flat: the lines of a MultiLineString, the rings of a polygon.
///
///     let lines = PositionLists([Positions(track), Positions(detour)])
///     lines[0].count
///
/// Elements are windows onto shared numbers; taking one copies nothing.
public struct PositionLists: Sendable, Hashable {
    /// All positions of all lists, one after the other.
    public let joined: Positions
    /// Where each list ends, in positions. Left empty for exactly one non-empty list, the case of nearly every polygon,
    /// so that it needs no second allocation.
    let ends: [UInt32]

    /// The caller guarantees that `ends` is ascending and finishes with `joined.count`.
    package init(joined: Positions, ends: [UInt32]) {
        self.joined = joined
        self.ends = ends.count == 1 && !joined.isEmpty ? [] : ends
    }

    /// Gathers lists.
    ///
    /// - Complexity: O(*n*) over all positions.
    public init(_ lists: some Collection<Positions>) {
        if lists.count == 1, let only = lists.first {
            self.init(joined: only, ends: [UInt32(only.count)])
            return
        }
        if lists.allSatisfy({ $0.stride == 2 }) {
            // Without a value for each position.
            var numbers: [Double] = []
            numbers.reserveCapacity(2 * lists.reduce(0) { $0 + $1.count })
            var ends: [UInt32] = []
            for list in lists {
                list.withFlatNumbers { numbers.append(contentsOf: $0) }
                ends.append(UInt32(numbers.count / 2))
            }
            self.init(joined: Positions(storage: numbers, stride: 2), ends: ends)
            return
        }
        var all: [Position] = []
        var ends: [UInt32] = []
        for list in lists {
            all.append(contentsOf: list)
            ends.append(UInt32(all.count))
        }
        self.init(joined: Positions(all), ends: ends)
    }
}

extension PositionLists: RandomAccessCollection {
    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of lists.
    public var endIndex: Int { ends.isEmpty && !joined.isEmpty ? 1 : ends.count }

    /// One list, sharing the numbers.
    ///
    /// - Complexity: O(1).
    public subscript(index: Int) -> Positions {
        precondition(indices.contains(index), "list index out of range")
        guard !ends.isEmpty else { return joined }
        let first = index == 0 ? 0 : Int(ends[index - 1])
        return joined.window(from: first, count: Int(ends[index]) - first)
    }
}

extension PositionLists: ExpressibleByArrayLiteral {
    /// Gathers lists.
    public init(arrayLiteral elements: Positions...) {
        self.init(elements)
    }
}
