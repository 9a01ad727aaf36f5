/// A place on the WGS 84 ellipsoid: longitude, then latitude, in degrees.
///
///     let chelyabinsk = Coordinate(longitude: 61.4026, latitude: 55.1599)
///     let moscow = Coordinate(longitude: 37.6173, latitude: 55.7558)
///     chelyabinsk.distance(to: moscow)  // 1 493 km, in metres
///
/// Not enforced: that the numbers are finite and in range. Check coordinates from outside with `isOnEarth`.
public struct Coordinate: Hashable, Sendable, BitwiseCopyable {
    /// Degrees east of Greenwich, −180 to 180.
    public var longitude: Double
    /// Degrees north of the equator, −90 to 90.
    public var latitude: Double

    /// Makes a coordinate from degrees.
    @inlinable
    public init(longitude: Double, latitude: Double) {
        self.longitude = longitude
        self.latitude = latitude
    }

    /// Whether longitude is within −180…180 and latitude within −90…90; false for anything not finite.
    @inlinable
    public var isOnEarth: Bool {
        longitude.magnitude <= 180 && latitude.magnitude <= 90
    }
}

extension Coordinate: CustomStringConvertible {
    /// `61.4026,55.1599`: longitude and latitude with a comma, the way `questctl` reads them.
    public var description: String { "\(longitude),\(latitude)" }
}

#if !hasFeature(Embedded)
    extension Coordinate: Codable {}
#endif
