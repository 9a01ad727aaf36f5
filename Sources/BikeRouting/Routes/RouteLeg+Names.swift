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
        var result: [NamedStretch] = []
        var start = 0.0
        for stretch in stretches {
            let name = graph.name(of: stretch.edge)
            let length = stretch.endsAt - start
            start = stretch.endsAt
            if let last = result.last, last.name == name {
                result[result.count - 1].distance += length
            } else {
                result.append(NamedStretch(name: name, distance: length))
            }
        }
        return result
    }
}
