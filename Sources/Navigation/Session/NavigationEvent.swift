public import Geodesy
public import Routing

/// An event of a navigation session after a fix.
///
///     if case .announced(let told) = event { say(told.cue.announcement(in: told.distance)[.english]) }
///
/// <doc:UnderWay> says what an app does with each.
public enum NavigationEvent: Sendable, Hashable {
    /// The fix was not used.
    case refused(FixFilter.Refusal)
    /// The first route to a new destination or to the next stop, or the first on another map.
    case routed(RouteLeg)
    /// A cue is due.
    case announced(Announcement)
    /// The rider has left the route. A new one follows at once, but for who is off the network or is only told of leaving a
    /// plan.
    case deviated(Deviation)
    /// The rider is back on the route after being off the network, or on a plan that is not led back to; or the route for which
    /// there was no other is open again.
    case rejoined
    /// A new route from where the rider is now: they left the old one, or a road ahead on it is closed.
    case rerouted(RouteLeg)
    /// There is no route; said once until there is one, other stops are set or other roads are closed. Later fixes try again.
    case failed(RoutingError)
    /// The rider has reached an intermediate stop, given as it was set. The route to the next one follows.
    case passed(Coordinate)
    /// The rider has reached the last stop.
    case arrived
}
