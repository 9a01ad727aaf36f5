/// Bends pieces so that they meet at points of the grid only, none by more than half a unit in x and in y.
///
/// Around every end and every rounded crossing lies a *hot* pixel, a square of one unit without its upper and right edge. A piece is
/// led through the middle of each hot pixel that it passes. Afterwards no two pieces cross, and none runs through a point that is not an
/// end of it.
///
/// Sources: Hobby, *Practical segment intersection with finite precision output* (1999); Guibas and Marimont, *Rounding arrangements
/// dynamically* (1998).
enum SnapRounding {
    /// - Returns: the pieces between neighbouring hot pixels; several where several pieces run along each other.
    /// - Complexity: O(*n* log *n*) and, for each piece, the columns that it crosses and the hot pixels next to it.
    static func rounded(_ segments: [TileSegment], crossings: SegmentCrossings) -> [TileSegment] {
        var hot = crossings.points
        for segment in segments {
            hot.append(segment.start)
            hot.append(segment.end)
        }
        let pixels = HotPixels(hot)
        var result: [TileSegment] = []
        result.reserveCapacity(segments.count + 2 * crossings.points.count)
        var passed: [(distance: Int64, point: TilePoint)] = []
        for segment in segments {
            passed.removeAll(keepingCapacity: true)
            let (dx, dy) = (
                Int64(segment.end.x) - Int64(segment.start.x), Int64(segment.end.y) - Int64(segment.start.y)
            )
            pixels.forEach(near: segment) { point in
                guard HotPixel(point).isPassed(by: segment) else { return }
                passed.append((Int64(point.x) * dx + Int64(point.y) * dy, point))
            }
            passed.sort { $0.distance < $1.distance }
            for (one, next) in zip(passed, passed.dropFirst()) { result.append(TileSegment(one.point, next.point)) }
        }
        return result
    }
}

/// The square of one unit around a point of the grid, with its left and lower edge and without the others; lower is less y.
private struct HotPixel {
    let center: TilePoint

    init(_ center: TilePoint) { self.center = center }

    /// A bound of the share of a piece that lies within, as a fraction.
    private struct Bound {
        var numerator: Int64
        var denominator: Int64
        var isOpen: Bool

        /// Whether something lies between a lower and an upper bound.
        static func leaveRoom(_ lower: Bound, _ upper: Bound) -> Bool {
            let (left, right) = (lower.numerator * upper.denominator, upper.numerator * lower.denominator)
            return left < right || (left == right && !lower.isOpen && !upper.isOpen)
        }
    }

    func isPassed(by segment: TileSegment) -> Bool {
        if segment.start == center || segment.end == center { return true }
        var lower = [Bound(numerator: 0, denominator: 1, isOpen: false)]
        var upper = [Bound(numerator: 1, denominator: 1, isOpen: false)]
        // In halves of a unit, from the piece's start.
        for (start, end, middle) in [
            (segment.start.x, segment.end.x, center.x), (segment.start.y, segment.end.y, center.y),
        ] {
            let distance = 2 * (Int64(end) - Int64(start))
            let offset = 2 * (Int64(middle) - Int64(start))
            if distance == 0 {
                guard offset == 0 else { return false }
            } else if distance > 0 {
                lower.append(Bound(numerator: offset - 1, denominator: distance, isOpen: false))
                upper.append(Bound(numerator: offset + 1, denominator: distance, isOpen: true))
            } else {
                lower.append(Bound(numerator: -offset - 1, denominator: -distance, isOpen: true))
                upper.append(Bound(numerator: -offset + 1, denominator: -distance, isOpen: false))
            }
        }
        return lower.allSatisfy { low in upper.allSatisfy { Bound.leaveRoom(low, $0) } }
    }
}

/// The middles of hot pixels, by column.
struct HotPixels {
    /// By x, then by y.
    private var points: [TilePoint]
    /// The columns in ascending order, each with its first point.
    private var columns: [(x: Int32, start: Int)] = []

    /// - Parameter points: in any order, also repeated.
    init(_ points: [TilePoint]) {
        self.points = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        var count = 0
        for point in self.points where count == 0 || self.points[count - 1] != point {
            if columns.last?.x != point.x { columns.append((point.x, count)) }
            self.points[count] = point
            count += 1
        }
        self.points.removeSubrange(count...)
    }

    /// Calls `body` with all points whose pixels a piece may pass, and with few others.
    ///
    /// - Complexity: O(*c* log *n*) for the *c* columns that the piece crosses, and the number of points.
    func forEach(near segment: TileSegment, _ body: (TilePoint) -> Void) {
        let (dx, dy) = (
            Double(segment.end.x) - Double(segment.start.x), Double(segment.end.y) - Double(segment.start.y)
        )
        let slope = dx == 0 ? 0 : dy / dx
        var column = firstColumn(from: segment.start.x)
        while column < columns.count, columns[column].x <= segment.end.x {
            let end = column + 1 < columns.count ? columns[column + 1].start : points.count
            var (low, high) = (segment.minY, segment.maxY)
            if dx != 0 {
                // The piece is within half a column's width times its slope of this, and a pixel reaches half a unit from its middle.
                let middle = Double(segment.start.y) + (Double(columns[column].x) - Double(segment.start.x)) * slope
                let reach = slope.magnitude / 2 + 1
                low = max(low, Int32((middle - reach).rounded(.down)))
                high = min(high, Int32((middle + reach).rounded(.up)))
            }
            var index = firstPoint(from: low, within: columns[column].start..<end)
            while index < end, points[index].y <= high {
                body(points[index])
                index += 1
            }
            column += 1
        }
    }

    private func firstColumn(from x: Int32) -> Int {
        var (low, high) = (0, columns.count)
        while low < high {
            let middle = (low + high) / 2
            if columns[middle].x < x { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func firstPoint(from y: Int32, within range: Range<Int>) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if points[middle].y < y { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Where pieces meet elsewhere than at an end of both.
struct SegmentCrossings {
    /// The points of the grid next to the places where pieces cross.
    private(set) var points: [TilePoint] = []
    /// Whether no two pieces meet so, also not by touching or overlapping.
    private(set) var isEmpty = true

    /// How many pairs of pieces are looked at, some seconds' work.
    private static let mostPairs = 1 << 30

    /// How many places may there be where so many pieces cross: far more than maps have, and few enough to be rounded in a moment.
    static func mostCrossings(of count: Int) -> Int { (1 << 16) + 16 * count }

    /// Looks at all pairs whose boxes meet.
    ///
    /// - Parameter segments: in ascending order of their starts.
    /// - Throws: `TangledArea` where there are too many crossings, or too many pairs to look at.
    /// - Complexity: O(*n* log *n*) and the number of pairs whose ranges of x overlap.
    init(of segments: [TileSegment]) throws(TangledArea) {
        let limit = Self.mostCrossings(of: segments.count)
        var pairs = 0
        search(segments, limit, &pairs)
        guard points.count <= limit, pairs <= Self.mostPairs else { throw TangledArea() }
    }

    /// Stops beyond a limit.
    private mutating func search(_ segments: [TileSegment], _ limit: Int, _ pairs: inout Int) {
        segments.withUnsafeBufferPointer { segments in
            // Those whose range of x reaches the current one's start.
            var active: [Int] = []
            for index in segments.indices {
                let segment = segments[index]
                pairs += active.count
                guard points.count <= limit, pairs <= Self.mostPairs else { return }
                var kept = 0
                for place in active.indices {
                    let other = segments[active[place]]
                    guard other.end.x >= segment.start.x else { continue }
                    active[kept] = active[place]
                    kept += 1
                    guard other.minY <= segment.maxY, segment.minY <= other.maxY, segment.meets(other) else { continue }
                    isEmpty = false
                    if let point = segment.roundedCrossing(other) { points.append(point) }
                }
                active.removeSubrange(kept...)
                active.append(index)
            }
        }
    }
}
