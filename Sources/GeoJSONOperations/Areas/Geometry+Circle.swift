public import GeoJSON
public import Geodesy

extension Geometry {
    /// A circle on the ellipsoid as an area: corners that are all `radius` metres from the centre, along geodesics. Across the
    /// antimeridian or a pole it is cut as RFC 7946 wants it.
    ///
    ///     try Geometry.circle(around: start, radius: 500)
    ///
    /// The sides run inside the circle, with *n* corners by 1 − cos(π/*n*) of the radius at most: 0.12 % with 64.
    ///
    /// - Parameters:
    ///   - radius: metres, above 0 up to 9 900 km.
    ///   - corners: 3 to 100 000.
    /// - Throws: `GeometryOperationError` for a centre that is not on Earth, and a radius or number of corners out of range.
    /// - Complexity: O(*n*).
    public static func circle(
        around center: Coordinate, radius: Double, corners: Int = 64
    ) throws(GeometryOperationError) -> Geometry {
        try GeometryOperationError.check(center)
        try GeometryOperationError.check(radius, in: Double.leastNormalMagnitude...9_900_000)
        try GeometryOperationError.check(Double(corners), in: 3...100_000)
        // Counterclockwise (section 3.1.6).
        var ring = (0..<corners).map { number in
            Position(center.destination(bearing: 360 - Double(number) * 360 / Double(corners), distance: radius))
        }
        ring.append(ring[0])
        return Geometry.polygon(Polygon(uncheckedExterior: Positions(ring))).cutAtAntimeridian()
    }
}
