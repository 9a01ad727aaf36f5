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
