extension RouteLeg {
    /// A part of a leg on roads of one name.
    public struct NamedStretch: Sendable, Hashable {
        /// The name; `nil` for roads without one.
        public var name: String?
        /// Metres.
        public var distance: Double
    }

    /// The names of the roads ridden, in order, neighbours of the same name put together.
    public func namedStretches(graph: RoadGraph) -> [NamedStretch] {
        RouteLeg.namedStretches(of: wayStretches(graph: graph))
    }

    /// The names of ways in order, neighbours of the same name put together.
    package static func namedStretches(of ways: [WayStretch]) -> [NamedStretch] {
        var result: [NamedStretch] = []
        for way in ways {
            if let last = result.last, last.name == way.name {
                result[result.count - 1].distance += way.distance
            } else {
                result.append(NamedStretch(name: way.name, distance: way.distance))
            }
        }
        return result
    }
}
