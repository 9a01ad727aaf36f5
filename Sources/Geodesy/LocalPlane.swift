/// A point of a `LocalPlane`: metres east and north of its origin.
public struct PlanePoint: Hashable, Sendable, BitwiseCopyable {
    /// Metres east.
    public var east: Double
    /// Metres north.
    public var north: Double

    /// Makes a point from metres.
    @inlinable
    public init(east: Double, north: Double) {
        self.east = east
        self.north = north
    }

    /// The straight distance to another point, in metres.
    @inlinable
    public func distance(to other: PlanePoint) -> Double {
        let east = other.east - east
        let north = other.north - north
        return (east * east + north * north).squareRoot()
    }
}

/// A flat plane in metres that touches the ellipsoid at its origin.
///
///     let plane = LocalPlane(origin: here)
///     plane.point(there)  // metres east and north of here
///
/// An equirectangular projection scaled with the radii of curvature at the origin. Distances near the origin are right
/// to 2 parts in 10 000 up to 2 km away at 60° latitude, and to 2 in 1000 up to 20 km. It is made for snapping, matching and drawing;
/// lengths that are added up are geodesic (`Coordinate.distance(to:)`).
///
/// Coordinates across the antimeridian from the origin are reached the short way round.
public struct LocalPlane: Hashable, Sendable, BitwiseCopyable {
    /// The place of the point (0, 0).
    public let origin: Coordinate
    /// Metres in one degree of longitude.
    public let metresPerLongitude: Double
    /// Metres in one degree of latitude.
    public let metresPerLatitude: Double

    /// Lays a plane at a place. Within a millionth of a degree of the poles the east axis loses its meaning.
    public init(origin: Coordinate) {
        let radii = WGS84.radiiOfCurvature(atLatitude: origin.latitude)
        self.origin = origin
        metresPerLatitude = radii.meridian * (.pi / 180)
        metresPerLongitude = max(radii.normal * cosine(origin.latitude.radians), 0.1) * (.pi / 180)
    }

    /// The point of a coordinate.
    @inlinable
    public func point(_ coordinate: Coordinate) -> PlanePoint {
        let longitude = Angle.longitudeStep(from: origin.longitude, to: coordinate.longitude)
        return PlanePoint(
            east: longitude * metresPerLongitude, north: (coordinate.latitude - origin.latitude) * metresPerLatitude)
    }

    /// The coordinate of a point; longitudes beyond ±180° are turned back.
    @inlinable
    public func coordinate(_ point: PlanePoint) -> Coordinate {
        let longitude = Angle.wrapped(origin.longitude + point.east / metresPerLongitude)
        return Coordinate(longitude: longitude, latitude: origin.latitude + point.north / metresPerLatitude)
    }
}

#if !hasFeature(Embedded)
    extension PlanePoint: Codable {}

    extension LocalPlane: Codable {}
#endif
