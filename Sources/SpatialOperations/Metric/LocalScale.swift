import Geodesy

/// How many metres a degree is at a place, east and north.
struct LocalScale {
    var east: Double
    var north: Double

    init(atLatitude latitude: Double) {
        let radii = WGS84.radiiOfCurvature(atLatitude: latitude)
        east = max(radii.normal * cosine(latitude.radians), 0) * (.pi / 180)
        north = radii.meridian * (.pi / 180)
    }
}
