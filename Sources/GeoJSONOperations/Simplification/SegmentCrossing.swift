import Geodesy

/// Whether two segments of the plane have a point in common other than a shared end.
/// The answer is exact.
struct SegmentCrossing {
    typealias Point = SIMD2<Double>

    let start: Point
    let end: Point

    func isCrossed(_ otherStart: Point, _ otherEnd: Point) -> Bool {
        let sharesStart = start == otherStart || start == otherEnd
        let sharesEnd = end == otherStart || end == otherEnd
        if sharesStart && sharesEnd { return true }
        if sharesStart || sharesEnd {
            let common = sharesStart ? start : end
            let own = sharesStart ? end : start
            let other = common == otherStart ? otherEnd : otherStart
            // They overlap where both have the same direction.
            guard Self.side(common, own, other) == 0 else { return false }
            let one = own - common
            let two = other - common
            return one.x * two.x + one.y * two.y > 0
        }
        guard SegmentBox(start, end).meets(SegmentBox(otherStart, otherEnd)) else { return false }
        let first = Self.side(start, end, otherStart)
        let second = Self.side(start, end, otherEnd)
        if first != 0, first == second { return false }
        let third = Self.side(otherStart, otherEnd, start)
        let fourth = Self.side(otherStart, otherEnd, end)
        return third == 0 || third != fourth
    }

    /// 1 where a point is left of a line, −1 right of it, 0 on it.
    static func side(_ start: Point, _ end: Point, _ point: Point) -> Int {
        Orientation.sign(
            Coordinate(longitude: start.x, latitude: start.y), Coordinate(longitude: end.x, latitude: end.y),
            Coordinate(longitude: point.x, latitude: point.y))
    }
}
