/// An area between two meridians and two parallels, in degrees.
///
/// A box whose `west` is greater than its `east` crosses the antimeridian (RFC 7946 section 5.2).
///
/// Not enforced: ranges, and that south is not north of north.
public struct BoundingBox: Hashable, Sendable, BitwiseCopyable {
    /// Western edge, degrees of longitude.
    public var west: Double
    /// Southern edge, degrees of latitude.
    public var south: Double
    /// Eastern edge, degrees of longitude.
    public var east: Double
    /// Northern edge, degrees of latitude.
    public var north: Double

    /// Makes a box from its edges, in the order of RFC 7946.
    public init(west: Double, south: Double, east: Double, north: Double) {
        self.west = west
        self.south = south
        self.east = east
        self.north = north
    }

    /// The smallest box, not crossing the antimeridian, that holds all coordinates; `nil` where there are none.
    public init?(_ coordinates: some Sequence<Coordinate>) {
        var box: BoundingBox?
        for coordinate in coordinates {
            box =
                box?.extended(to: coordinate)
                ?? BoundingBox(
                    west: coordinate.longitude, south: coordinate.latitude, east: coordinate.longitude,
                    north: coordinate.latitude)
        }
        guard let box else { return nil }
        self = box
    }

    /// Whether a coordinate lies inside or on the edge; false where a number of either is not a number.
    public func contains(_ coordinate: Coordinate) -> Bool {
        guard coordinate.latitude >= south, coordinate.latitude <= north else { return false }
        let pastWest = coordinate.longitude >= west
        let beforeEast = coordinate.longitude <= east
        return west <= east ? pastWest && beforeEast : pastWest || beforeEast
    }

    /// The box grown so that it holds a coordinate as well.
    func extended(to coordinate: Coordinate) -> BoundingBox {
        BoundingBox(
            west: min(west, coordinate.longitude), south: min(south, coordinate.latitude),
            east: max(east, coordinate.longitude), north: max(north, coordinate.latitude))
    }
}

extension BoundingBox: CustomStringConvertible {
    /// `61.2,55.0,61.6,55.3`: west, south, east and north with commas, the way `questctl` reads them.
    public var description: String { "\(west),\(south),\(east),\(north)" }
}
