public import RoadMap

extension RouteLeg {
    /// A part of a leg on one way of the data, the same all along.
    public struct WaySegment: Sendable, Hashable {
        /// The OSM id of the way; 0 where the map does not know it.
        public var way: Int64
        /// Its name; `nil` where it has none.
        public var name: String?
        /// What it is like, in the direction of riding: `forward` is how one travels, and an incline that goes up goes up.
        /// Without node delays, which stand at single places.
        public var attributes: EdgeAttributes
        /// Metres.
        public var distance: Double
        /// Riding time in seconds.
        public var duration: Double
        /// Metres climbed; `nil` where heights are not known.
        public var ascent: Double?
        /// Metres descended; `nil` where heights are not known.
        public var descent: Double?
        /// The grade of the steepest stretch, as `ElevationProfile.steepest` has it; `nil` where heights are not known.
        public var steepest: Double?
    }

    /// The ways ridden, in order, with surface, class and all else that the map knows of them; neighbours that are parts of
    /// one way and alike are put together.
    ///
    ///     let onCobbles = leg.waySegments(graph: graph).filter { $0.attributes.surface == .cobbles }
    ///
    /// - Parameter graph: the map that the leg was found on.
    public func waySegments(graph: RoadGraph) -> [WaySegment] {
        var ways = RouteLeg.waySegments(of: segments, graph: graph)
        guard let profile = elevation(graph: graph) else { return ways }
        var start = 0.0
        for number in ways.indices {
            let end = start + ways[number].distance
            defer { start = end }
            let part = profile.part(from: start, to: end)
            guard part.knownShare > 0 else { continue }
            ways[number].ascent = part.ascent
            ways[number].descent = part.descent
            ways[number].steepest = part.steepest
        }
        return ways
    }

    /// The ways of segments in order, as a leg has them.
    package static func waySegments(of segments: [Segment], graph: RoadGraph) -> [WaySegment] {
        var result: [WaySegment] = []
        var start = 0.0
        for segment in segments {
            var ridden = graph.attributes(of: segment.edge)
            (ridden.forwardNodeDelay, ridden.backwardNodeDelay) = (.none, .none)
            let next = WaySegment(
                way: graph.osmWayID(of: segment.edge), name: graph.name(of: segment.edge),
                attributes: segment.isReversed ? ridden.reversed : ridden, distance: segment.endsAt - start,
                duration: segment.duration)
            start = segment.endsAt
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
