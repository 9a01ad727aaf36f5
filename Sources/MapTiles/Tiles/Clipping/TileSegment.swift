/// A straight piece between two different points of a tile's grid, the first before the second by x, then by y.
struct TileSegment: Hashable {
    let start: TilePoint
    let end: TilePoint

    init(_ first: TilePoint, _ second: TilePoint) {
        let isOrdered = (first.x, first.y) < (second.x, second.y)
        start = isOrdered ? first : second
        end = isOrdered ? second : first
    }

    var minY: Int32 { min(start.y, end.y) }
    var maxY: Int32 { max(start.y, end.y) }

    /// Twice the signed area of a triangle: positive where the line turns from the x axis towards the y axis, exact within the range of
    /// a grid.
    static func turn(_ first: TilePoint, _ second: TilePoint, _ third: TilePoint) -> Int64 {
        (Int64(second.x) &- Int64(first.x)) &* (Int64(third.y) &- Int64(first.y))
            &- (Int64(second.y) &- Int64(first.y)) &* (Int64(third.x) &- Int64(first.x))
    }

    /// Whether both have a point in common that is no end of both.
    func meets(_ other: TileSegment) -> Bool {
        guard start.x <= other.end.x, other.start.x <= end.x, minY <= other.maxY, other.minY <= maxY else {
            return false
        }
        let startSide = Self.turn(start, end, other.start).signum()
        let endSide = Self.turn(start, end, other.end).signum()
        if startSide == 0, endSide == 0 { return self == other || overlaps(other) }
        let ownStartSide = Self.turn(other.start, other.end, start).signum()
        let ownEndSide = Self.turn(other.start, other.end, end).signum()
        guard startSide * endSide <= 0, ownStartSide * ownEndSide <= 0 else { return false }
        return !isEndOfBoth(other)
    }

    /// Whether both have an end in common.
    func isEndOfBoth(_ other: TileSegment) -> Bool {
        start == other.start || start == other.end || end == other.start || end == other.end
    }

    /// Of two on one line, whether they have more than an end in common.
    private func overlaps(_ other: TileSegment) -> Bool {
        // Along the line points are ordered by x, then by y.
        let later = (start.x, start.y) < (other.start.x, other.start.y) ? other.start : start
        let earlier = (end.x, end.y) < (other.end.x, other.end.y) ? end : other.end
        return (later.x, later.y) < (earlier.x, earlier.y)
    }

    /// The point of the grid next to where two cross that are not on one line; halves round up.
    func roundedCrossing(_ other: TileSegment) -> TilePoint? {
        let (dx, dy) = (Int64(end.x) - Int64(start.x), Int64(end.y) - Int64(start.y))
        let (otherDX, otherDY) = (Int64(other.end.x) - Int64(other.start.x), Int64(other.end.y) - Int64(other.start.y))
        var denominator = dx * otherDY - dy * otherDX
        guard denominator != 0 else { return nil }
        var share =
            (Int64(other.start.x) - Int64(start.x)) * otherDY - (Int64(other.start.y) - Int64(start.y)) * otherDX
        if denominator < 0 { (denominator, share) = (-denominator, -share) }
        func rounded(_ from: Int32, _ distance: Int64) -> Int32 {
            let doubled = 2 * distance * share + denominator
            // Division that rounds down.
            let quotient = doubled / (2 * denominator)
            let floor = doubled % (2 * denominator) < 0 ? quotient - 1 : quotient
            return Int32(truncatingIfNeeded: Int64(from) + floor)
        }
        return TilePoint(x: rounded(start.x, dx), y: rounded(start.y, dy))
    }
}
