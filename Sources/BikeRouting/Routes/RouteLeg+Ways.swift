extension RouteLeg {
    /// A part of a leg on one way of the data, the same all along.
    public struct WayStretch: Sendable, Hashable {
        /// The OSM id of the way; 0 where the map does not know it.
        public var way: Int64
        /// Its name; `nil` where it has none.
        public var name: String?
        /// What it is like, in the direction of riding: `forward` is how one travels, and an incline that goes up goes up.
        /// Without hindrances, which stand at single places.
        public var attributes: EdgeAttributes
        /// Metres.
        public var distance: Double
        /// Riding time in seconds.
        public var duration: Double
    }

    /// The ways ridden, in order, with surface, class and all else that the map knows of them; neighbours that are parts of
    /// one way and alike are put together.
    ///
    ///     let onCobbles = leg.wayStretches(graph: graph).filter { $0.attributes.surface == .cobbles }
    ///
    /// - Parameter graph: the map that the leg was found on.
    public func wayStretches(graph: RoadGraph) -> [WayStretch] {
        RouteLeg.wayStretches(of: stretches, graph: graph)
    }

    /// The ways of stretches in order, as a leg has them.
    package static func wayStretches(of stretches: [Stretch], graph: RoadGraph) -> [WayStretch] {
        var result: [WayStretch] = []
        var start = 0.0
        for stretch in stretches {
            var ridden = graph.attributes(of: stretch.edge)
            (ridden.forwardHindrance, ridden.backwardHindrance) = (.none, .none)
            let next = WayStretch(
                way: graph.way(of: stretch.edge), name: graph.name(of: stretch.edge),
                attributes: stretch.isReversed ? ridden.reversed : ridden, distance: stretch.endsAt - start,
                duration: stretch.duration)
            start = stretch.endsAt
            let last = result.last
            if last?.way == next.way, last?.name == next.name, last?.attributes == next.attributes {
                result[result.count - 1].distance += next.distance
                result[result.count - 1].duration += next.duration
            } else {
                result.append(next)
            }
        }
        return result
    }
}
