/// How a session judges fixes, when it leads elsewhere, and when it announces.
///
///     var session = NavigationSession()
///     session.options.arrivalDistance = 25
///     session.options.deviation.fixesToConfirm = 3
///
/// They may be changed at any time, and hold from the next fix on.
public struct NavigationOptions: Sendable, Hashable {
    /// Which fixes are refused.
    public var fixes = FixFilter.Limits()
    /// How often fixes are used; those that come more often are skipped without an event, except for one that a new stop waits
    /// for.
    public var powerMode = PowerMode.foreground
    /// How likely fixes and movements are.
    public var matching = MatchingModel.underWay
    /// When the rider has left the route.
    public var deviation = DeviationOptions()
    /// When cues are announced.
    public var cues = CueTiming()
    /// Metres along the route before a stop from which on the rider has come to it, if the fix is no farther from the route's end
    /// than this and its own accuracy.
    public var arrivalDistance = 15.0
    /// Seconds between a fix and the moment at which the rider hears of a new route: this one starts so far ahead.
    public var rerouteLatency = 1.0
    /// The penalties of roads and U-turns that the rider has just refused.
    public var reluctance = RefusedRoads.Reluctance()

    /// The usual options.
    public init() {}
}

#if !hasFeature(Embedded)
    extension NavigationOptions: Codable {}
#endif
