import Geodesy

/// A place on the plane of degrees: x is a longitude, perhaps beyond ±180, y a latitude.
struct PlanePosition: Hashable {
    var x: Double
    var y: Double

    /// The place on the map.
    var coordinate: Coordinate { Coordinate(longitude: Angle.wrapped(x), latitude: y) }

    /// The same numbers for the geometric kernel, which does not mind longitudes beyond ±180.
    @inline(__always)
    var unwrapped: Coordinate { Coordinate(longitude: x, latitude: y) }

    /// The place at a share of the way to another one.
    func toward(_ other: PlanePosition, _ share: Double) -> PlanePosition {
        PlanePosition(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }

    func distance(to other: PlanePosition) -> Double {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }
}

extension Orientation {
    /// 1 where `c` is to the left of the line from `a` to `b`, −1 to the right, 0 on it, and where a number is not finite.
    static func sign(_ a: PlanePosition, _ b: PlanePosition, _ c: PlanePosition) -> Int {
        sign(a.unwrapped, b.unwrapped, c.unwrapped)
    }
}
