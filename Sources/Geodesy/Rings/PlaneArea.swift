/// Areas on the plane of degrees.
@usableFromInline
package enum PlaneArea {
    /// Twice the area of a ring, positive counterclockwise; longitudes are plain numbers. It is 0 where the area is no larger than
    /// what rounding the coordinates to `Double` may have made of none.
    ///
    /// The shoelace formula relative to the first corner, so that small rings far from the origin keep their sign. The last corner
    /// is joined to the first, so a ring may be closed or not.
    ///
    /// - Complexity: O(*n*).
    @inlinable
    package static func signedDouble(of ring: some Collection<Coordinate>) -> Double {
        guard let origin = ring.first else { return 0 }
        var sum = 0.0
        var perimeter = 0.0
        var largest = 0.0
        var last = (x: 0.0, y: 0.0)
        for corner in ring {
            let x = corner.longitude - origin.longitude
            let y = corner.latitude - origin.latitude
            sum += last.x * y - x * last.y
            perimeter += (x - last.x).magnitude + (y - last.y).magnitude
            largest = max(largest, corner.longitude.magnitude, corner.latitude.magnitude)
            last = (x, y)
        }
        return sum.magnitude <= perimeter * largest.ulp ? 0 : sum
    }
}
