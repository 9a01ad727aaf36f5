/// Recognizes most simple rings of few corners, buildings for example, by comparing every two sides, without memory of its
/// own.
package enum SmallRing {
    /// Up to so many corners this is faster than a sweep.
    package static let mostCorners = 20

    /// Whether a closed ring is certainly simple and does not jump across the antimeridian. False says nothing: the ring
    /// may have a corner on a straight line, or may not be simple.
    ///
    /// - Parameters:
    ///   - numbers: longitude and latitude of each corner, with `stride` numbers a corner; the first corner is repeated at the
    ///     end.
    /// - Complexity: O(*n*²).
    package static func isCertainlySimple(_ numbers: UnsafeBufferPointer<Double>, stride: Int) -> Bool {
        let sides = numbers.count / stride - 1
        guard sides >= 3, sides < mostCorners else { return false }
        func corner(_ index: Int) -> Coordinate {
            Coordinate(longitude: numbers[index * stride], latitude: numbers[index * stride + 1])
        }
        guard corner(0) == corner(sides) else { return false }
        for side in 0..<sides {
            let (start, end, next) = (corner(side), corner(side + 1), corner(side + 1 == sides ? 1 : side + 2))
            // False for what is not a number, too.
            guard (end.longitude - start.longitude).magnitude <= 180, end.latitude.magnitude < 1e300,
                Orientation.sign(start, end, next) != 0
            else { return false }
            for other in 0..<max(side - 1, 0) where side < sides - 1 || other > 0 {
                guard isApart(start, end, corner(other), corner(other + 1)) else { return false }
            }
        }
        return true
    }

    /// Whether a side and another one certainly have no point in common.
    @inline(__always)
    private static func isApart(_ a: Coordinate, _ b: Coordinate, _ c: Coordinate, _ d: Coordinate) -> Bool {
        max(a.longitude, b.longitude) < min(c.longitude, d.longitude)
            || max(c.longitude, d.longitude) < min(a.longitude, b.longitude)
            || max(a.latitude, b.latitude) < min(c.latitude, d.latitude)
            || max(c.latitude, d.latitude) < min(a.latitude, b.latitude)
            || Orientation.sign(a, b, c) * Orientation.sign(a, b, d) > 0
            || Orientation.sign(c, d, a) * Orientation.sign(c, d, b) > 0
    }
}
