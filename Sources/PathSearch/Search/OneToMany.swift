package import BicycleProfiles
package import RoadNetwork

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
        workspace.begin(isBidirectional: false)
        var awaited: Set<UInt32> = []
        for target in targets {
            workspace.ends.set(graph: graph, costs: costs, from: start, to: target)
            for end in workspace.ends.ends { awaited.insert(end.node) }
        }
        workspace.ends.setStart(graph: graph, costs: costs, start, isUnderWay: false)

        let stamp = workspace.stamp
        let labels = workspace.forward.labels
        for endpoint in workspace.ends.starts {
            let node = Int(endpoint.node)
            guard labels[node].stamp != stamp || endpoint.cost < labels[node].cost else { continue }
            labels[node] = SearchSide.Label(stamp: stamp, cost: endpoint.cost, arc: SearchSide.noArc)
            workspace.forward.heap.push(key: endpoint.cost, node: endpoint.node)
        }
        let firstArcs = graph.firstArcs.values.span
        let heads = graph.arcHeads.values.span
        let values = costs.values
        let arcCosts = values.span
        while !awaited.isEmpty, let (key, popped) = workspace.forward.heap.pop() {
            let node = Int(popped)
            guard key == labels[node].cost else { continue }
            workspace.settledNodes += 1
            awaited.remove(popped)
            for arc in Int(firstArcs[node])..<Int(firstArcs[node + 1]) {
                let cost = key &+ arcCosts[arc]
                guard cost < ArcCosts.infinite else { continue }
                let head = Int(heads[arc])
                if labels[head].stamp == stamp, labels[head].cost <= cost { continue }
                labels[head] = SearchSide.Label(
                    stamp: stamp, cost: cost, arc: UInt32(truncatingIfNeeded: arc))
                workspace.forward.heap.push(key: cost, node: heads[arc])
            }
        }
        return targets.map { target in
            workspace.ends.set(graph: graph, costs: costs, from: start, to: target)
            var least = workspace.ends.direct?.cost
            for end in workspace.ends.ends {
                guard let cost = workspace.cost(of: Int(end.node)) else { continue }
                least = min(least ?? .max, cost + end.cost)
            }
            return least
        }
    }
}
