public import BikeRouting
import Geodesy

/// How far a rider has come on one leg of a route.
///
/// Only the stretch around the last known place is looked at, so a leg that crosses or repeats itself is ridden in its
/// order and never skipped ahead.
public struct RouteProgress: Sendable, Hashable {
    /// The leg that is ridden.
    public let leg: RouteLeg
    /// Metres from the leg's start to the rider's place on it.
    public private(set) var along = 0.0
    /// Metres from the rider to the nearest place on that stretch.
    public private(set) var distanceFromRoute = 0.0

    /// Metres behind the last place that are looked at.
    private static let lookBehind = 60.0
    /// Metres ahead, besides what the rider may have ridden since.
    private static let lookAhead = 100.0

    /// Starts at the beginning of a leg.
    public init(leg: RouteLeg) {
        self.leg = leg
    }

    /// Metres to the end of the leg.
    public var remainingDistance: Double { max(leg.distance - along, 0) }
    /// Riding time in seconds to the end of the leg, at the profile's speeds.
    public var remainingDuration: Double { leg.remainingDuration(at: along) }

    /// Finds the rider's place again.
    /// - Parameter ridden: metres that the rider may have come since the last fix.
    mutating func follow(_ coordinate: Coordinate, ridden: Double) {
        let window = max(along - RouteProgress.lookBehind, 0)...(along + RouteProgress.lookAhead + max(ridden, 0))
        guard let place = leg.line.nearest(to: coordinate, within: window) else { return }
        along = place.along
        distanceFromRoute = place.distance
    }
}
