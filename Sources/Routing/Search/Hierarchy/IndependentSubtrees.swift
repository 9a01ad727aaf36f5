import RoadMap

/// A hierarchy divided for several cores: parts that know nothing of each other, and the ranks above them all.
struct IndependentSubtrees {
    /// Runs of ranks, each the whole of what is below its last one.
    private(set) var parts: [Range<Rank>] = []
    /// The other ranks, rising.
    private(set) var top: [Rank] = []

    /// - Complexity: O(nodes).
    package init(_ topology: HierarchyTopology) {
        let limit = max(64, topology.nodeCount / 32)
        var end = topology.all.upperBound
        // From the top down: a subtree is taken whole as soon as it is small enough.
        while let rank = (topology.all.lowerBound..<end).last {
            let lowest = topology.lowest[rank.index]
            if lowest.distance(to: rank) < limit {
                parts.append(lowest..<end)
                end = lowest
            } else {
                top.append(rank)
                end = rank
            }
        }
        // The largest first, so that no core is left with it at the end.
        parts.sort { ($0.count, $1.lowerBound) > ($1.count, $0.lowerBound) }
        top.reverse()
    }
}
