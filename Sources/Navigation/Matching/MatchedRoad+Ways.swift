public import RoadMap
public import Routing

extension MatchedRoad {
    /// The ways ridden, in order, as `RouteLeg.waySegments(graph:)` tells them; durations are those of the ride.
    ///
    ///     let onCobbles = road.waySegments(graph: graph).filter { $0.attributes.surface == .cobbles }
    ///
    /// - Parameter graph: the map that the track was matched on.
    /// - Complexity: O(segments).
    public func waySegments(graph: RoadGraph) -> [RouteLeg.WaySegment] {
        RouteLeg.waySegments(of: segments, graph: graph)
    }

    /// The names of the roads ridden, in order, neighbours of the same name put together.
    ///
    /// - Parameter graph: the map that the track was matched on.
    /// - Complexity: O(segments).
    public func streetSpans(graph: RoadGraph) -> [RouteLeg.StreetSpan] {
        RouteLeg.streetSpans(of: waySegments(graph: graph))
    }

    /// The mean probability of its fixes, 0 to 1.
    ///
    /// - Complexity: O(fixes).
    public var quality: Double {
        fixes.isEmpty ? 0 : fixes.reduce(0) { $0 + $1.probability } / Double(fixes.count)
    }
}
