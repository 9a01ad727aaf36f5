public import RoadMap

/// The bounds of A*: the cost of the straight distance, as `CostBound` has it.
///
/// A place on an edge is reached by way of one of the edge's two ends, whichever copy of a junction that is; so there are
/// at most two places to measure to. The smaller of two consistent bounds is consistent.
@usableFromInline
package struct StraightPotential: Potential {
    @usableFromInline let places: UnsafeBufferPointer<FixedCoordinate>
    @usableFromInline let bound: CostBound
    @usableFromInline let targets: CostBound.Places
    @usableFromInline let sources: CostBound.Places

    /// The graph must outlive the potential.
    package init(graph: RoadGraph, bound: CostBound, ends: borrowing SearchEnds) {
        places = graph.nodePlaces.values
        self.bound = bound
        targets = StraightPotential.places(of: ends.ends, in: graph)
        sources = StraightPotential.places(of: ends.starts, in: graph)
    }

    @inlinable @inline(__always)
    package func remaining(from node: NodeID) -> UInt32 { bound.cost(between: places[node.index], and: targets) }

    @inlinable @inline(__always)
    package func spent(to node: NodeID) -> UInt32 { bound.cost(between: places[node.index], and: sources) }

    private static func places(
        of endpoints: ContiguousArray<SearchEnds.Endpoint>, in graph: RoadGraph
    ) -> CostBound.Places {
        var result = CostBound.Places()
        for endpoint in endpoints { result.insert(graph.nodePlaces[endpoint.node.index], cost: endpoint.cost) }
        return result
    }
}
