package import Geodesy

/// The box around places.
package enum Surroundings {
    /// Metres of a degree of latitude where it is shortest, at the equator (WGS 84).
    private static let metresPerDegree = 110_574.0
    /// Metres of a degree of longitude at the equator.
    private static let metresPerEquatorDegree = 111_319.0

    /// The narrowest box that holds all places and what lies within a margin of them; over the 180th meridian where that is narrower, so
    /// that its `west` is then greater than its `east`. `nil` where there are no places.
    ///
    /// - Parameter margin: in metres; reached on each side everywhere along the box, and exceeded where parallels are longer.
    package static func box(around places: [Coordinate], margin: Double) -> BoundingBox? {
        guard let plain = BoundingBox(places) else { return nil }
        let height = margin / metresPerDegree
        let (south, north) = (max(plain.south - height, -90), min(plain.north + height, 90))
        let farthest = max(south.magnitude, north.magnitude)
        let width = margin / (metresPerEquatorDegree * max(cosine(farthest.radians), 1e-9))
        var (west, east) = span(places.map(\.longitude))
        west -= width
        east += width
        guard east - west < 360 else { return BoundingBox(west: -180, south: south, east: 180, north: north) }
        return BoundingBox(west: Angle.wrapped(west), south: south, east: Angle.wrapped(east), north: north)
    }

    /// The shortest stretch of longitudes that holds all: its end is above 180 where it goes over the 180th meridian.
    private static func span(_ longitudes: [Double]) -> (west: Double, east: Double) {
        let sorted = longitudes.sorted()
        guard let first = sorted.first, let last = sorted.last else { return (0, 0) }
        var best = (gap: first + 360 - last, west: first, east: last)
        for (before, next) in zip(sorted, sorted.dropFirst()) where next - before > best.gap {
            best = (next - before, next, before + 360)
        }
        return (best.west, best.east)
    }
}
