/// Joins lines that meet end to end into longer ones.
///
/// Long lines are dashed evenly, have no seams and need fewer bytes. At a junction a line continues with the one that leaves most nearly
/// straight ahead; sharp turns over a right angle are not taken.
struct LineJoining {
    private let lines: Paths
    // The ends of all lines sorted by place: 2 · line, + 1 for its last point.
    private var ends: ContiguousArray<(place: UInt64, end: Int)> = []
    private var isUsed: ContiguousArray<Bool>

    package init(_ lines: Paths) {
        self.lines = lines
        isUsed = ContiguousArray(repeating: false, count: lines.count)
        ends.reserveCapacity(2 * lines.count)
        for line in 0..<lines.count {
            ends.append((LineJoining.place(point(2 * line)), 2 * line))
            ends.append((LineJoining.place(point(2 * line + 1)), 2 * line + 1))
        }
        ends.sort { $0 < $1 }
    }

    /// All lines, each once, as parts of longer ones.
    ///
    /// - Complexity: O(n log n) for n lines, where few meet in one place.
    mutating func joined(_ use: (ContiguousArray<PicturePoint>) -> Void) {
        for line in 0..<lines.count where !isUsed[line] {
            isUsed[line] = true
            var back = ContiguousArray(lines.points[lines.range(of: line)].reversed())
            extend(&back, from: 2 * line)
            var whole = ContiguousArray(back.reversed())
            extend(&whole, from: 2 * line + 1)
            use(whole)
        }
    }

    /// Extends a line from its end.
    private mutating func extend(_ line: inout ContiguousArray<PicturePoint>, from end: Int) {
        var end = end
        while let next = continuation(of: line, at: end) {
            isUsed[next / 2] = true
            let points = lines.points[lines.range(of: next / 2)]
            if next.isMultiple(of: 2) {
                line.append(contentsOf: points.dropFirst())
            } else {
                line.append(contentsOf: points.reversed().dropFirst())
            }
            end = next ^ 1
        }
    }

    /// The end of an unused line that starts where another one ends, and continues most nearly straight.
    private func continuation(of line: ContiguousArray<PicturePoint>, at end: Int) -> Int? {
        guard line.count > 1 else { return nil }
        let place = LineJoining.place(point(end))
        var index = firstEnd(at: place)
        let (here, before) = (line[line.count - 1], line[line.count - 2])
        var best: Int?
        var straightest = 0.0
        while index < ends.count, ends[index].place == place {
            let candidate = ends[index].end
            index += 1
            guard !isUsed[candidate / 2] else { continue }
            let after = neighbour(candidate)
            let (ax, ay) = (here.x - before.x, here.y - before.y)
            let (bx, by) = (after.x - here.x, after.y - here.y)
            let lengths = ((ax * ax + ay * ay) * (bx * bx + by * by)).squareRoot()
            let straightness = lengths > 0 ? (ax * bx + ay * by) / lengths : 0.5
            if straightness > straightest {
                straightest = straightness
                best = candidate
            }
        }
        return best
    }

    private func firstEnd(at place: UInt64) -> Int {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle].place < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func point(_ end: Int) -> PicturePoint {
        let range = lines.range(of: end / 2)
        return lines.points[end.isMultiple(of: 2) ? range.lowerBound : range.upperBound - 1]
    }

    /// The point next to an end.
    private func neighbour(_ end: Int) -> PicturePoint {
        let range = lines.range(of: end / 2)
        guard range.count > 1 else { return point(end) }
        return lines.points[end.isMultiple(of: 2) ? range.lowerBound + 1 : range.upperBound - 2]
    }

    /// A key that is equal for equal points.
    private static func place(_ point: PicturePoint) -> UInt64 {
        let x = UInt64(UInt32(truncatingIfNeeded: Int((point.x * 64).rounded())))
        let y = UInt64(UInt32(truncatingIfNeeded: Int((point.y * 64).rounded())))
        return x << 32 | y
    }
}
