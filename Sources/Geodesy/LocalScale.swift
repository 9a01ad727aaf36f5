/// How many metres a degree is at a place, east and north.
package struct LocalScale: Sendable {
    /// Metres for a degree of longitude, 0 at the poles.
    package var east: Double
    /// Metres for a degree of latitude.
    package var north: Double

    /// The scale along a parallel.
    package init(atLatitude latitude: Double) {
        let radii = WGS84.radiiOfCurvature(atLatitude: latitude)
        east = max(radii.normal * cosine(latitude.radians), 0) * (.pi / 180)
        north = radii.meridian * (.pi / 180)
    }
}
