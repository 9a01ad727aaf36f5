/// The bounds of A*: the cost of the straight distance, as `CostBound` has it.
///
/// A place on an edge is reached by way of one of the edge's two ends, whichever copy of a junction that is; so there are
/// at most two places to measure to. The smaller of two consistent bounds is consistent.
struct StraightPotential: Potential {
    private let places: UnsafeBufferPointer<FixedCoordinate>
    private let bound: CostBound
    private let targets: CostBound.Places
    private let sources: CostBound.Places

    /// The graph must outlive the potential.
    init(graph: RoadGraph, bound: CostBound, ends: borrowing SearchEnds) {
        places = graph.nodePlaces.values
        self.bound = bound
        targets = StraightPotential.places(of: ends.ends, in: graph)
        sources = StraightPotential.places(of: ends.starts, in: graph)
    }

    @inline(__always)
    func remaining(from node: Int) -> UInt32 { bound.cost(between: places[node], and: targets) }

    @inline(__always)
    func spent(to node: Int) -> UInt32 { bound.cost(between: places[node], and: sources) }

    private static func places(
        of stubs: ContiguousArray<SearchEnds.Stub>, in graph: RoadGraph
    ) -> CostBound.Places {
        var result = CostBound.Places()
        for stub in stubs { result.insert(graph.nodePlaces[Int(stub.node)], cost: stub.cost) }
        return result
    }
}
