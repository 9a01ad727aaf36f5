/// Whether two segments of the plane have anything in common but an end of both.
///
/// Where rounding leaves a doubt the answer is yes: for a simplification, which then keeps a position more, this is safe.
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
            // They overlap where both lead the same way.
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

    /// 1 where a point is certainly left of a line, −1 right of it, 0 on it or in doubt.
    ///
    /// Source of the bound: Shewchuk, *Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates*
    /// (1997), section 4.
    static func side(_ start: Point, _ end: Point, _ point: Point) -> Int {
        let left = (start.x - point.x) * (end.y - point.y)
        let right = (start.y - point.y) * (end.x - point.x)
        let determinant = left - right
        let bound = 3.3306690738754716e-16 * (left.magnitude + right.magnitude)
        if determinant > bound { return 1 }
        return determinant < -bound ? -1 : 0
    }
}
