public import RoadMap

/// Lower bounds on the costs between a node and the two ends of a search.
///
/// Both must be consistent: for each arc from u to v of cost c
///
///     remaining(u) ≤ c + remaining(v)        spent(v) ≤ spent(u) + c
///
/// and neither may exceed the cost of an end's endpoint at the node of that endpoint. Together that makes them admissible: no way
/// from a node to the end is cheaper than `remaining`, and none from the start to it cheaper than `spent`.
@usableFromInline
package protocol Potential {
    /// The least that may be left from a node to the end, below `ArcCosts.infinite`.
    func remaining(from node: NodeID) -> UInt32
    /// The least that may have been spent from the start to a node, below `ArcCosts.infinite`.
    func spent(to node: NodeID) -> UInt32
}

/// Knows nothing: Dijkstra's search.
struct NoPotential: Potential {
    @inline(__always)
    func remaining(from node: NodeID) -> UInt32 { 0 }

    @inline(__always)
    func spent(to node: NodeID) -> UInt32 { 0 }
}
