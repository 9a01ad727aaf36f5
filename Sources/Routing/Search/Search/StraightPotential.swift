import RoadMap

/// The bounds of A*: the cost of the straight distance, as `CostBound` has it.
///
/// A location on an edge is reached by one of the edge's two ends, whichever copy of a junction that is; so there are at most
/// two places to measure to. The smaller of two consistent bounds is consistent.
struct StraightPotential: Potential {
    private let places: UnsafeBufferPointer<FixedCoordinate>
    private let bound: CostBound
    private let targets: CostBound.Places

    /// The graph must outlive the potential.
    init(graph: RoadGraph, bound: CostBound, ends: borrowing SearchEnds) {
        places = graph.nodePlaces.values
        self.bound = bound
        var targets = CostBound.Places()
        for end in ends.ends { targets.insert(graph.nodePlaces[end.node.index], cost: end.cost) }
        self.targets = targets
    }

    @inline(__always)
    func remaining(from node: NodeID) -> UInt32 { bound.cost(between: places[node.index], and: targets) }
}
