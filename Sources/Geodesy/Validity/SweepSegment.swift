/// A side of a ring as the sweep sees it: from its lower end in the order of the sweep, west to east and then south to north,
/// to its upper one.
struct SweepSegment: BitwiseCopyable {
    var left: Coordinate
    var right: Coordinate

    init(_ one: Coordinate, _ other: Coordinate) {
        (left, right) = Self.precedes(one, other) ? (one, other) : (other, one)
    }

    /// The sum of width and height.
    var extent: Double { right.longitude - left.longitude + (right.latitude - left.latitude).magnitude }

    /// The order of the sweep.
    @inline(__always)
    static func precedes(_ one: Coordinate, _ other: Coordinate) -> Bool {
        one.longitude < other.longitude || (one.longitude == other.longitude && one.latitude < other.latitude)
    }

    /// 1 for a point above the segment, -1 for one below, 0 for one on its line. A vertical segment has above it what lies
    /// to the west.
    @inline(__always)
    func side(of point: Coordinate) -> Int { Orientation.sign(left, right, point) }

    /// Whether a point lies on the segment, ends included.
    func holds(_ point: Coordinate) -> Bool {
        !Self.precedes(point, left) && !Self.precedes(right, point) && side(of: point) == 0
    }

    /// Whether two segments have exactly one point in common, which is an end of neither.
    func crosses(_ other: SweepSegment) -> Bool {
        guard left.longitude <= other.right.longitude, other.left.longitude <= right.longitude,
            min(left.latitude, right.latitude) <= max(other.left.latitude, other.right.latitude),
            min(other.left.latitude, other.right.latitude) <= max(left.latitude, right.latitude)
        else { return false }
        let one = side(of: other.left)
        guard one != 0, one + side(of: other.right) == 0 else { return false }
        let two = other.side(of: left)
        return two != 0 && two + other.side(of: right) == 0
    }

    /// Where two segments that cross do so, rounded.
    func crossing(_ other: SweepSegment) -> Coordinate {
        let (alongX, alongY) = (right.longitude - left.longitude, right.latitude - left.latitude)
        let (otherX, otherY) = (
            other.right.longitude - other.left.longitude, other.right.latitude - other.left.latitude
        )
        let (toX, toY) = (other.left.longitude - left.longitude, other.left.latitude - left.latitude)
        let share = (toX * otherY - toY * otherX) / (alongX * otherY - alongY * otherX)
        let kept = share.isFinite ? min(max(share, 0), 1) : 0
        return Coordinate(longitude: left.longitude + kept * alongX, latitude: left.latitude + kept * alongY)
    }
}
