package import RoadMap

/// The costs from some places to all nodes: Dijkstra's search over columns of arcs.
///
/// Source: Dijkstra, *A note on two problems in connexion with graphs* (1959).
package enum OneToAll {
    /// Lowers the costs of all nodes that are reached more cheaply from the sources than is known.
    ///
    /// Only what gets cheaper is looked at, so that adding one source after the other to the same costs takes much less time
    /// than as many whole searches.
    ///
    /// - Parameters:
    ///   - sources: nodes and the costs to start from.
    ///   - firstArcs: node n's arcs are `firstArcs[n]..<firstArcs[n + 1]`; one entry more than nodes.
    ///   - heads: the node that each arc leads to.
    ///   - arcCosts: at most `ArcCosts.infinite`, which is not travelled.
    ///   - limit: costs of this and more are not entered.
    ///   - costs: what is known, `ArcCosts.infinite` where nothing is; one entry a node.
    /// - Complexity: O((nodes + arcs) log nodes).
    package static func search(
        from sources: some Sequence<(node: NodeID, cost: UInt32)>, firstArcs: borrowing Span<ArcID>,
        heads: borrowing Span<NodeID>, arcCosts: borrowing Span<UInt32>, below limit: UInt32 = ArcCosts.infinite,
        costs: inout ContiguousArray<UInt32>, heap: inout KeyHeap
    ) {
        heap.removeAll()
        var costs = costs.mutableSpan
        for (node, cost) in sources where cost < min(limit, costs[node.index]) {
            costs[node.index] = cost
            heap.push(key: cost, node: node)
        }
        while let (key, node) = heap.popNode() {
            guard key == costs[node.index] else { continue }
            for arc in (firstArcs[node.index]..<firstArcs[node.index + 1]).places {
                let cost = key &+ arcCosts[arc]
                let head = heads[arc]
                guard cost < costs[head.index], cost < limit else { continue }
                costs[head.index] = cost
                heap.push(key: cost, node: head)
            }
        }
    }
}
