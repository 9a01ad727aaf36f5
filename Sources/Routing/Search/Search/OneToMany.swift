package import RoadMap

/// The costs from one place to many: Dijkstra's search until all targets are settled.
///
/// Source: Dijkstra, *A note on two problems in connexion with graphs* (1959).
package enum OneToMany {
    /// The least cost to each target, `nil` where there is no path.
    ///
    /// - Complexity: O((nodes + arcs) log nodes).
    package static func search(
        graph: RoadGraph, costs: borrowing ArcCosts, from start: Snap, to targets: [Snap],
        workspace: inout SearchWorkspace
    ) -> [UInt32?] {
        workspace.begin()
        var awaited = AwaitedNodes()
        for target in targets {
            workspace.ends.set(graph: graph, costs: costs, from: start, to: target)
            for end in workspace.ends.ends { awaited.insert(end.node) }
        }
        workspace.ends.setStart(graph: graph, costs: costs, start, isUnderWay: false)

        let stamp = workspace.stamp
        let labels = workspace.forward.labels
        for endpoint in workspace.ends.starts {
            let node = endpoint.node.index
            guard labels[node].stamp != stamp || endpoint.cost < labels[node].cost else { continue }
            labels[node] = SearchSide.Label(stamp: stamp, cost: endpoint.cost, arc: SearchSide.noArc)
            workspace.forward.heap.push(key: endpoint.cost, node: endpoint.node)
        }
        let firstArcs = graph.firstArcs.values.span
        let heads = graph.arcHeads.values.span
        let values = costs.values
        let arcCosts = values.span
        while !awaited.isEmpty, let (key, node) = workspace.forward.heap.popNode() {
            guard key == labels[node.index].cost else { continue }
            workspace.settledNodes += 1
            awaited.remove(node)
            for arc in (firstArcs[node.index]..<firstArcs[node.index + 1]).places {
                let cost = key &+ arcCosts[arc]
                guard cost < ArcCosts.infinite else { continue }
                let head = heads[arc]
                if labels[head.index].stamp == stamp, labels[head.index].cost <= cost { continue }
                labels[head.index] = SearchSide.Label(
                    stamp: stamp, cost: cost, arc: ArcID(truncatingIfNeeded: arc))
                workspace.forward.heap.push(key: cost, node: head)
            }
        }
        return targets.map { target in
            workspace.ends.set(graph: graph, costs: costs, from: start, to: target)
            var least = workspace.ends.direct?.cost
            for end in workspace.ends.ends {
                guard let cost = workspace.cost(of: end.node) else { continue }
                least = min(least ?? .max, cost + end.cost)
            }
            return least
        }
    }
}
