import GeoJSON
import Geodesy
import Support

/// Shapes that the tests in this folder speak of.
enum Shapes {
    static func geometry(_ text: String) throws -> Geometry { try Geometry(wellKnownText: text) }

    static func place(_ longitude: Double, _ latitude: Double) -> Coordinate {
        Coordinate(longitude: longitude, latitude: latitude)
    }

    /// A square around the antimeridian, written with longitudes within ±180.
    static let fiji = "POLYGON ((178 -20, -178 -20, -178 -15, 178 -15, 178 -20))"

    /// A ring seen from its middle at rising angles: it never crosses itself.
    static func star(_ generator: inout SeededGenerator, around middle: Coordinate, radius: Double) -> Geometry {
        let count = 3 + generator.next(below: 12)
        var ring = (0..<count).map { number in
            let bearing = 360 - (Double(number) + generator.next(in: 0.0...0.9)) * 360 / Double(count)
            return Position(middle.destination(bearing: bearing, distance: radius * generator.next(in: 0.2...1.0)))
        }
        ring.append(ring[0])
        return .polygon(Polygon(uncheckedExterior: Positions(ring)))
    }
}

extension Coordinate {
    func isNear(_ other: Coordinate, within degrees: Double = 1e-9) -> Bool {
        (longitude - other.longitude).magnitude <= degrees && (latitude - other.latitude).magnitude <= degrees
    }
}
