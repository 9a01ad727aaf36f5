/// A hierarchy divided for several cores: parts that know nothing of each other, and the ranks above them all.
struct IndependentSubtrees {
    /// Runs of ranks, each the whole of what is below its last one.
    private(set) var parts: [Range<Int>] = []
    /// The other ranks, rising.
    private(set) var top: [Int] = []

    /// - Complexity: O(nodes).
    package init(_ topology: HierarchyTopology) {
        let limit = max(64, topology.nodeCount / 32)
        var rank = topology.nodeCount - 1
        // From the top down: a stretch is taken whole as soon as it is small enough.
        while rank >= 0 {
            let lowest = Int(topology.lowest[rank])
            if rank - lowest < limit {
                parts.append(lowest..<rank + 1)
                rank = lowest - 1
            } else {
                top.append(rank)
                rank -= 1
            }
        }
        // The largest first, so that no core is left with it at the end.
        parts.sort { ($0.count, $1.lowerBound) > ($1.count, $0.lowerBound) }
        top.reverse()
    }
}
