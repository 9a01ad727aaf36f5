package import Geodesy
package import RoadNetwork

extension Router {
    /// The places on up to `limit` different edges that are nearest to a coordinate and not closed, nearest first.
    ///
    /// - Complexity: as `RoadGraph.snaps(near:within:limit:along:islands:)`, for as many edges as are closed around the place.
    package func snaps(near coordinate: Coordinate, within radius: Double, limit: Int = 1) -> [Snap] {
        var asked = limit
        while true {
            let found = graph.snaps(near: coordinate, within: radius, limit: asked)
            let open = found.filter { !closures.edges.contains($0.edge) }
            if open.count >= limit || found.count < asked { return Array(open.prefix(limit)) }
            asked *= 8
        }
    }
}
