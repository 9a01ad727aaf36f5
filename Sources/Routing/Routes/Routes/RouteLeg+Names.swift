public import RoadMap

extension RouteLeg {
    /// A part of a leg on roads of one name.
    public struct StreetSpan: Sendable, Hashable {
        /// The name; `nil` for roads without one.
        public var name: String?
        /// Metres.
        public var distance: Double
    }

    /// The names of the roads ridden, in order, neighbours of the same name put together.
    public func streetSpans(graph: RoadGraph) -> [StreetSpan] {
        RouteLeg.streetSpans(of: RouteLeg.waySegments(of: segments, graph: graph))
    }

    /// The names of ways in order, neighbours of the same name put together.
    package static func streetSpans(of ways: [WaySegment]) -> [StreetSpan] {
        var result: [StreetSpan] = []
        for way in ways {
            if let last = result.last, last.name == way.name {
                result[result.count - 1].distance += way.distance
            } else {
                result.append(StreetSpan(name: way.name, distance: way.distance))
            }
        }
        return result
    }
}
