public import BikeRouting

extension MatchedRoad {
    /// The ways ridden, in order, as `RouteLeg.wayStretches(graph:)` tells them; durations are those of the ride.
    ///
    ///     let onCobbles = road.wayStretches(graph: graph).filter { $0.attributes.surface == .cobbles }
    ///
    /// - Parameter graph: the map that the track was matched on.
    /// - Complexity: O(stretches).
    public func wayStretches(graph: RoadGraph) -> [RouteLeg.WayStretch] {
        RouteLeg.wayStretches(of: stretches, graph: graph)
    }

    /// The names of the roads ridden, in order, neighbours of the same name put together.
    ///
    /// - Parameter graph: the map that the track was matched on.
    /// - Complexity: O(stretches).
    public func namedStretches(graph: RoadGraph) -> [RouteLeg.NamedStretch] {
        RouteLeg.namedStretches(of: wayStretches(graph: graph))
    }

    /// The mean probability of its fixes, 0 to 1.
    ///
    /// - Complexity: O(fixes).
    public var quality: Double {
        fixes.isEmpty ? 0 : fixes.reduce(0) { $0 + $1.probability } / Double(fixes.count)
    }
}
