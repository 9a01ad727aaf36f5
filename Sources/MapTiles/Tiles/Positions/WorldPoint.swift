package import Geodesy

/// A point of the Web Mercator square (EPSG:3857), from its north-west corner: each axis in 1/2³² of the world's width, east and south.
///
///     let point = WorldPoint(Coordinate(longitude: 37.6173, latitude: 55.7558))
///     point.x >> (32 - 14)  // the column of its tile at zoom 14
///
/// Points beside the square are allowed: a buffer around a tile at the edge of the world reaches there.
package struct WorldPoint: Hashable, Sendable, BitwiseCopyable {
    /// From the 180th meridian eastwards.
    package var x: Int64
    /// From the parallel of 85.051 degrees north southwards.
    package var y: Int64

    /// Makes a point from its numbers.
    package init(x: Int64, y: Int64) {
        self.x = x
        self.y = y
    }
}

extension WorldPoint {
    /// The width and height of the world.
    package static let worldSize: Int64 = 1 << 32
    /// The latitude of the square's northern edge, in degrees: arctan(sinh π).
    static let greatestLatitude = 85.051_128_779_806_6

    /// The nearest point to a place; one beyond the square's edges, or not finite, is moved to the edge or to the equator.
    package init(_ coordinate: Coordinate) {
        let size = Double(Self.worldSize)
        let longitude = coordinate.longitude.isFinite ? min(max(coordinate.longitude, -180), 180) : 0
        let limit = Self.greatestLatitude
        let latitude = coordinate.latitude.isFinite ? min(max(coordinate.latitude, -limit), limit) : 0
        let sine = sine(latitude.radians)
        let northing = logarithm((1 + sine) / (1 - sine)) / (4 * .pi)
        x = Int64(((longitude / 360 + 0.5) * size).rounded())
        y = min(max(Int64(((0.5 - northing) * size).rounded()), 0), Self.worldSize)
    }

    /// The place of this point, in degrees.
    package var coordinate: Coordinate {
        let size = Double(Self.worldSize)
        let northing = (0.5 - Double(y) / size) * 2 * .pi
        // The Gudermannian function.
        let latitude = 2 * arcTangent(exponential(northing), 1) - .pi / 2
        return Coordinate(longitude: (Double(x) / size - 0.5) * 360, latitude: latitude.degrees)
    }
}
