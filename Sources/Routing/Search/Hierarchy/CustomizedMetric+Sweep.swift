import RoadMap

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
        var lowest = topology.all.upperBound
        for endpoint in endpoints {
            let rank = topology.rank(of: endpoint.node)
            known[rank.index] = min(known[rank.index], endpoint.cost)
            lowest = min(lowest, rank)
        }
        let starts = topology.upStarts.span
        let heads = topology.upHeads.span
        let isChanged = isChanged
        for rank in lowest..<topology.all.upperBound where known[rank.index] < limit {
            let least = known[rank.index]
            forEachCost(of: Int(starts[rank.index])..<Int(starts[rank.index + 1]), isChanged: isChanged) { arc, cost in
                let head = heads[unchecked: arc].index
                known[head] = min(known[head], least &+ cost.up)
            }
        }
        for rank in topology.all.reversed() {
            var least = known[rank.index]
            forEachCost(of: Int(starts[rank.index])..<Int(starts[rank.index + 1]), isChanged: isChanged) { arc, cost in
                least = min(least, known[heads[unchecked: arc].index] &+ cost.down)
            }
            known[rank.index] = least
        }
        return ContiguousArray(
            topology.ranks.lazy.map { rank in
                let cost = known[rank.index]
                return cost < limit ? cost : ArcCosts.infinite
            })
    }
}
