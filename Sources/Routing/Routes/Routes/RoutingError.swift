public import Geodesy

/// Why there is no route.
public enum RoutingError: Error, Sendable, Hashable {
    /// Longitude or latitude is out of range.
    case notOnEarth(Coordinate)
    /// No road within `limit` metres of a coordinate. The box holds all roads of the map; `nil` where it has none.
    case offTheMap(Coordinate, limit: Double, bounds: BoundingBox?)
    /// All roads within `limit` metres of a coordinate are closed.
    case closed(Coordinate, limit: Double)
    /// A coordinate is off the map, but would lie on it with longitude and latitude exchanged.
    case swapped(Coordinate)
    /// Both places are on the map, but no way that a bicycle may use leads from one to the other.
    case unreachable(from: Coordinate, to: Coordinate)
    /// The only paths from one place to the other turn back at a stop.
    case noWayOn(from: Coordinate, to: Coordinate)
    /// The roads around a place do not make a round trip of about `length` metres.
    case noLoop(from: Coordinate, length: Double)
    /// A route needs two stops at least.
    case tooFewStops
}
