import RoadMap

/// Lower bounds on the costs from nodes to the end of a search.
///
/// They must be consistent: for each arc from u to v of cost c
///
///     remaining(u) ≤ c + remaining(v)
///
/// and at the node of an endpoint no greater than the endpoint's cost. That makes them admissible: no path from a node to the end
/// costs less than `remaining`.
protocol Potential {
    /// The least that may be left from a node to the end, below `ArcCosts.infinite`.
    func remaining(from node: NodeID) -> UInt32
}

/// Knows nothing: Dijkstra's search.
struct NoPotential: Potential {
    @inline(__always)
    func remaining(from node: NodeID) -> UInt32 { 0 }
}
