import RoadMap

/// Dijkstra's search by cost, which adds up a second measure along the ways that it finds.
///
/// That a node is beyond the limit does not end the search behind it: a way through it may be the cheapest to a node that is
/// otherwise reached in time by a worse one. It ends once no node in the queue is within the limit; what follows only
/// gets farther.
enum ReachSearch {
    /// The nodes whose least-cost path measures `limit` or less, the cheapest first.
    ///
    /// - Complexity: O((nodes + arcs) log nodes).
    static func nodes(
        from start: Snap, within limit: Double, by meter: ArcMeter, workspace: inout SearchWorkspace
    ) -> [(node: NodeID, measure: Double)] {
        let (graph, costs) = (meter.graph, meter.costs)
        workspace.ends.setStart(graph: graph, costs: costs, start, isUnderWay: false)
        workspace.begin()
        let stamp = workspace.stamp
        let labels = workspace.forward.labels
        var measures = ContiguousArray(repeating: 0.0, count: graph.nodeCount)
        var open = 0
        func reach(_ node: NodeID, _ cost: UInt32, _ measure: Double, _ arc: ArcID, _ heap: inout KeyHeap) {
            let index = node.index
            let isKnown = labels[index].stamp == stamp
            guard cost < ArcCosts.infinite, !isKnown || cost < labels[index].cost else { return }
            if isKnown, measures[index] <= limit { open -= 1 }
            if measure <= limit { open += 1 }
            measures[index] = measure
            labels[index] = SearchSide.Label(stamp: stamp, cost: cost, arc: arc)
            heap.push(key: cost, node: node)
        }
        for endpoint in workspace.ends.starts {
            let isReversed = graph.edge(ofArc: endpoint.arc).isReversed
            let fraction = isReversed ? 1 - start.fraction : start.fraction
            let measure = meter.rest(ofArc: endpoint.arc, from: fraction, turningIn: false)
            reach(endpoint.node, endpoint.cost, measure, SearchSide.noArc, &workspace.forward.heap)
        }
        let firstArcs = graph.firstArcs.values.span
        let heads = graph.arcHeads.values.span
        let values = costs.values
        let arcCosts = values.span
        var reached: [(node: NodeID, measure: Double)] = []
        while open > 0, let (key, node) = workspace.forward.heap.popNode() {
            guard key == labels[node.index].cost else { continue }
            workspace.settledNodes += 1
            let measure = measures[node.index]
            if measure <= limit {
                open -= 1
                reached.append((node, measure))
            }
            for place in (firstArcs[node.index]..<firstArcs[node.index + 1]).places {
                let cost = key &+ arcCosts[place]
                let head = heads[place]
                guard labels[head.index].stamp != stamp || cost < labels[head.index].cost else { continue }
                let arc = ArcID(truncatingIfNeeded: place)
                let ahead = measure + meter.rest(ofArc: arc)
                reach(head, cost, ahead, arc, &workspace.forward.heap)
            }
        }
        return reached
    }
}
