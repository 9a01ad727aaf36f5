package import Geodesy
package import RoadMap

extension Router {
    /// Whether an edge may be used: it is not closed, and the profile does not forbid it in both directions.
    package func isUsable(_ edge: EdgeID) -> Bool {
        guard !closures.edges.contains(edge) else { return false }
        guard costs.profile.forbidsEdges else { return true }
        return [false, true].contains { isReversed in
            graph.arc(of: edge, reversed: isReversed).map { costs.cost(ofArc: $0) < ArcCosts.infinite } ?? false
        }
    }

    /// The places on up to `limit` different edges that are nearest to a coordinate and may be used, nearest first.
    ///
    /// - Complexity: as `RoadGraph.snaps(near:within:limit:along:islands:)`, for as many edges as are closed around the place.
    package func snaps(near coordinate: Coordinate, within radius: Double, limit: Int = 1) -> [Snap] {
        var asked = limit
        while true {
            let found = graph.snaps(near: coordinate, within: radius, limit: asked)
            let open = found.filter { isUsable($0.edge) }
            if open.count >= limit || found.count < asked { return Array(open.prefix(limit)) }
            asked *= 8
        }
    }
}
