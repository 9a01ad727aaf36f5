/// Joins lines of a tile that have the same attributes where exactly two of them meet.
struct LineJoining {
    private let lines: [[TilePoint]]
    private let mayReverse: Bool
    /// The numbers of the lines that begin or end at a point.
    private var ends: [UInt64: [Int]] = [:]
    private var isUsed: [Bool]

    /// The lines, joined, in the order of the first piece of each.
    ///
    /// - Parameter mayReverse: whether lines are joined also where both begin or both end.
    static func joined(_ lines: [[TilePoint]], mayReverse: Bool) -> [[TilePoint]] {
        guard lines.count > 1 else { return lines }
        var joining = LineJoining(lines, mayReverse)
        return joining.joined()
    }

    private init(_ lines: [[TilePoint]], _ mayReverse: Bool) {
        self.lines = lines
        self.mayReverse = mayReverse
        isUsed = Array(repeating: false, count: lines.count)
        for (number, line) in lines.enumerated() {
            guard let first = line.first, let last = line.last else { continue }
            ends[Self.key(first), default: []].append(number)
            ends[Self.key(last), default: []].append(number)
        }
    }

    private mutating func joined() -> [[TilePoint]] {
        var result: [[TilePoint]] = []
        for number in lines.indices where !isUsed[number] && lines[number].count > 1 {
            isUsed[number] = true
            var line = lines[number]
            while let next = next(at: line.last, isEnd: true) { line.append(contentsOf: next.dropFirst()) }
            var before: [[TilePoint]] = []
            var start = line.first
            while let next = next(at: start, isEnd: false) {
                before.append(next)
                start = next.first
            }
            result.append(before.reversed().flatMap { $0.dropLast() } + line)
        }
        return result
    }

    /// The line that goes on from an end, or leads to a beginning; marked as used.
    private mutating func next(at point: TilePoint?, isEnd: Bool) -> [TilePoint]? {
        guard let point, let here = ends[Self.key(point)], here.count == 2,
            let number = here.first(where: { !isUsed[$0] })
        else { return nil }
        let line = lines[number]
        let fits = isEnd ? line.first == point : line.last == point
        guard fits || mayReverse else { return nil }
        isUsed[number] = true
        return fits ? line : line.reversed()
    }

    private static func key(_ point: TilePoint) -> UInt64 {
        UInt64(UInt32(bitPattern: point.x)) << 32 | UInt64(UInt32(bitPattern: point.y))
    }
}
