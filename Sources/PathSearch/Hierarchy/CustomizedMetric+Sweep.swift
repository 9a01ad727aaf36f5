import BicycleProfiles

extension CustomizedMetric {
    /// The costs from one place to all nodes: up along the elimination tree, and down over all ranks.
    ///
    /// Source: Delling, Goldberg, Nowatzyk and Werneck, *PHAST: Hardware-accelerated shortest path trees* (2011).
    ///
    /// - Parameter limit: costs of this and more are given as `ArcCosts.infinite`.
    /// - Complexity: O(arcs of the hierarchy).
    package func costsToNodes(
        from endpoints: some Sequence<SearchEnds.Endpoint>, below limit: UInt32
    ) -> ContiguousArray<UInt32> {
        var known = ContiguousArray(repeating: ArcCosts.infinite, count: topology.nodeCount)
        var lowest = topology.nodeCount
        for endpoint in endpoints {
            let rank = Int(topology.ranks[Int(endpoint.node)])
            known[rank] = min(known[rank], endpoint.cost)
            lowest = min(lowest, rank)
        }
        let starts = topology.upStarts.span
        let heads = topology.upHeads.span
        let isChanged = isChanged
        for rank in lowest..<topology.nodeCount where known[rank] < limit {
            let least = known[rank]
            forEachCost(of: Int(starts[rank])..<Int(starts[rank + 1]), isChanged: isChanged) { arc, cost in
                let head = Int(heads[unchecked: arc])
                known[head] = min(known[head], least &+ cost.up)
            }
        }
        for rank in (0..<topology.nodeCount).reversed() {
            var least = known[rank]
            forEachCost(of: Int(starts[rank])..<Int(starts[rank + 1]), isChanged: isChanged) { arc, cost in
                least = min(least, known[Int(heads[unchecked: arc])] &+ cost.down)
            }
            known[rank] = least
        }
        return ContiguousArray(
            topology.ranks.lazy.map { rank in
                let cost = known[Int(rank)]
                return cost < limit ? cost : ArcCosts.infinite
            })
    }
}
