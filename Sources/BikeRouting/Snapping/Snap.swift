public import Geodesy

/// A coordinate put onto an edge.
public struct Snap: Sendable, Hashable {
    /// The edge.
    public var edge: RoadGraph.EdgeID
    /// How far along the edge's geometry the place lies: 0 its first node, 1 its last, by length.
    public var fraction: Double
    /// The place on the edge.
    public var coordinate: Coordinate
    /// Metres between the place and the coordinate that was asked about.
    public var distance: Double
}

extension RoadGraph {
    /// The place at a share of an edge's length, from 0 its first node to 1 its last.
    public func snap(onto edge: EdgeID, at fraction: Double) -> Snap {
        let line = Polyline(shape(of: edge))
        let fraction = min(max(fraction, 0), 1)
        let place = line.coordinate(at: fraction * line.length) ?? coordinate(ofNode: ends(of: edge).first)
        return Snap(edge: edge, fraction: fraction, coordinate: place, distance: 0)
    }

    /// The places on up to `limit` different edges that are nearest to a coordinate, nearest first.
    ///
    /// Edges of the mainland, the largest strongly connected component, come before those of islands however near these
    /// are: from an island most places cannot be reached. Not enforced: the antimeridian is an edge of the map, nothing
    /// is found across it.
    ///
    /// - Parameters:
    ///   - radius: how far away an edge may be, in metres.
    ///   - includingIslands: whether to offer island edges, after all others.
    /// - Complexity: O(log edges + edges near the coordinate).
    public func snaps(
        near coordinate: Coordinate, within radius: Double, limit: Int = 1, includingIslands: Bool = true
    ) -> [Snap] {
        guard coordinate.isOnEarth, radius >= 0, limit > 0 else { return [] }
        var search = SnapSearch(graph: self, coordinate: coordinate)
        let mainland = search.nearest(limit, within: radius, onIslands: false)
        guard includingIslands, mainland.count < limit else { return mainland }
        return mainland + search.nearest(limit - mainland.count, within: radius, onIslands: true)
    }
}
