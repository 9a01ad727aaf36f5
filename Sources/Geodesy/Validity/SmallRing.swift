/// Looks at rings of few corners, buildings for example, by comparing every two sides, without memory of its own.
package enum SmallRing {
    /// Up to so many corners this is faster than a sweep.
    package static let mostCorners = 64

    private struct Side {
        var start: Coordinate
        var end: Coordinate
        var west: Double
        var east: Double
        var south: Double
        var north: Double

        init(_ start: Coordinate, _ end: Coordinate) {
            (self.start, self.end) = (start, end)
            (west, east) = (min(start.longitude, end.longitude), max(start.longitude, end.longitude))
            (south, north) = (min(start.latitude, end.latitude), max(start.latitude, end.latitude))
        }
    }

    /// How two sides that are no neighbours lie.
    private enum Relation {
        case apart, crossing, unknown
    }

    /// Whether a closed ring is simple; `nil` where a sweep has to tell, as for a ring with a corner on another side, with a step of
    /// more than 180° or with many corners.
    ///
    /// - Parameters:
    ///   - numbers: longitude and latitude of each corner, with `stride` numbers a corner; the first corner is repeated at the
    ///     end.
    /// - Complexity: O(*n*²).
    package static func isSimple(_ numbers: UnsafeBufferPointer<Double>, stride: Int) -> Bool? {
        var isSimple = true
        let isKnown = forEachCrossing(numbers, stride) { _, _ in
            isSimple = false
            return false
        }
        return isKnown ? isSimple : nil
    }

    /// The defects of a closed ring, where it has no other ones than sides that cross; `nil` where a sweep has to tell. See `isSimple`.
    ///
    /// - Parameter limit: how many at most.
    /// - Complexity: O(*n*²).
    package static func defects(
        _ numbers: UnsafeBufferPointer<Double>, stride: Int, limit: Int
    ) -> [PolygonDefect]? {
        var result: [PolygonDefect] = []
        func side(_ index: Int) -> SweepSegment {
            SweepSegment(corner(index, numbers, stride), corner(index + 1, numbers, stride))
        }
        let isKnown = forEachCrossing(numbers, stride) { one, other in
            if result.count < limit {
                result.append(
                    PolygonDefect(
                        .selfIntersection, .crossing, at: PolygonDefect.Place(polygon: 0, ring: 0, position: one),
                        and: PolygonDefect.Place(polygon: 0, ring: 0, position: other),
                        side(one).crossing(side(other))))
            }
            return true
        }
        return isKnown ? result : nil
    }

    @inline(__always)
    private static func corner(_ index: Int, _ numbers: UnsafeBufferPointer<Double>, _ stride: Int) -> Coordinate {
        Coordinate(longitude: numbers[index * stride], latitude: numbers[index * stride + 1])
    }

    /// Calls `body` with the numbers of each two sides that cross, in order, as long as it returns `true`.
    ///
    /// - Returns: `false` where two sides may meet in another way.
    @inline(__always)
    private static func forEachCrossing(
        _ numbers: UnsafeBufferPointer<Double>, _ stride: Int, _ body: (Int, Int) -> Bool
    ) -> Bool {
        let count = numbers.count / stride - 1
        guard count >= 3, count < mostCorners, corner(0, numbers, stride) == corner(count, numbers, stride) else {
            return false
        }
        return withUnsafeTemporaryAllocation(of: Side.self, capacity: count) { sides in
            for index in 0..<count {
                let (start, end) = (corner(index, numbers, stride), corner(index + 1, numbers, stride))
                let next = corner(index + 1 == count ? 1 : index + 2, numbers, stride)
                // False for what is not a number, too.
                guard (end.longitude - start.longitude).magnitude <= 180, end.latitude.magnitude < 1e300,
                    Orientation.sign(start, end, next) != 0
                else { return false }
                sides.initializeElement(at: index, to: Side(start, end))
            }
            for one in 0..<count - 2 {
                let side = sides[one]
                for other in one + 2..<(one == 0 ? count - 1 : count) {
                    switch relation(side, sides[other]) {
                    case .apart: continue
                    case .crossing: guard body(one, other) else { return true }
                    case .unknown: return false
                    }
                }
            }
            return true
        }
    }

    @inline(__always)
    private static func relation(_ one: Side, _ other: Side) -> Relation {
        if one.east < other.west || other.east < one.west || one.north < other.south || other.north < one.south {
            return .apart
        }
        let start = Orientation.sign(one.start, one.end, other.start)
        let end = Orientation.sign(one.start, one.end, other.end)
        guard start != 0, end != 0 else { return .unknown }
        if start == end { return .apart }
        let first = Orientation.sign(other.start, other.end, one.start)
        let second = Orientation.sign(other.start, other.end, one.end)
        guard first != 0, second != 0 else { return .unknown }
        return first == second ? .apart : .crossing
    }
}
