public import RoadMap
public import Routing
public import Support

extension Reach {
    /// A line a limit, the nearest first, with the length of the roads reached: `5 min: 3.2 km of roads`.
    ///
    /// - Parameters:
    ///   - limits: seconds or metres, as `measure` says.
    ///   - graph: the map that was searched.
    public func text(within limits: [Double], in language: Language, graph: RoadGraph) -> String {
        limits.sorted().map { limit in
            let roads = pieces(within: limit).reduce(0.0) {
                $0 + ($1.part.upperBound - $1.part.lowerBound) * graph.length(of: $1.edge)
            }
            let far = measure == .duration ? Measures.duration(limit) : Measures.distance(limit)
            let length = Measures.distance(roads)
            let line = Message("route-reach", ["limit": .of(far), "length": .of(length)])
            return line[language] + "\n"
        }.joined()
    }
}
