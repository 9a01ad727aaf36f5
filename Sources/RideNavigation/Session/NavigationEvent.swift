public import BikeRouting
public import Geodesy

/// What a navigation session has to say after a fix.
public enum NavigationEvent: Sendable, Hashable {
    /// The fix was not used.
    case refused(FixFilter.Refusal)
    /// The first route to a new destination, or to the next stop.
    case routed(RouteLeg)
    /// A cue is to be told now.
    case announced(Announcement)
    /// The rider has left the route.
    case deviated(Deviation)
    /// The rider is back on the route that was left.
    case rejoined
    /// A new route from where the rider is now.
    case rerouted(RouteLeg)
    /// There is no route; said once until something changes.
    case failed(RoutingError)
    /// The rider has come to a stop on the way; the route to the next one follows.
    case passed(Coordinate)
    /// The rider has reached the end of the route.
    case arrived
}
