public import BikeRouting

/// What a navigation session has to say after a fix.
public enum NavigationEvent: Sendable, Hashable {
    /// The fix was not used.
    case refused(FixFilter.Refusal)
    /// The first route to a new destination.
    case routed(RouteLeg)
    /// The rider has left the route by this many metres.
    case deviated(distance: Double)
    /// A new route from where the rider is now.
    case rerouted(RouteLeg)
    /// There is no route; said once until something changes.
    case failed(RoutingError)
    /// The rider has reached the end of the route.
    case arrived
}
