public import Geodesy
public import Routing

/// A ride along the network, as a track shows it.
public struct MatchedRoad: Sendable, Hashable {
    /// The pieces of edges ridden, in order; their durations are those of the ride, not of a profile. None where the rider stood.
    public let segments: [RouteLeg.Segment]
    /// The line ridden.
    public let line: Polyline
    /// The fixes on it, in order.
    public let fixes: [MatchedFix]

    /// Its length in metres.
    public var distance: Double { line.length }
}

/// A fix put onto a road.
public struct MatchedFix: Sendable, Hashable {
    /// The fix as it was reported.
    public var fix: Fix
    /// Metres from the beginning of the road to its place.
    public var along: Double
    /// Metres from the fix to its place.
    public var distance: Double
    /// How probable it is that the rider was on this street, in this direction: 0 to 1.
    public var probability: Double
}
