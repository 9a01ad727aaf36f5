/// The costs from one place to many: Dijkstra's search until all targets are settled.
///
/// Source: Dijkstra, *A note on two problems in connexion with graphs* (1959).
enum OneToMany {
    /// The least cost to each target, `nil` where there is no way.
    ///
    /// - Complexity: O((nodes + arcs) log nodes).
    static func search(
        graph: RoadGraph, costs: borrowing ArcCosts, from start: Snap, to targets: [Snap],
        workspace: inout SearchWorkspace
    ) -> [UInt32?] {
        workspace.begin()
        let ends = targets.map { SearchEnds(graph: graph, costs: costs, from: start, to: $0) }
        var awaited: [UInt32: Int] = [:]
        for stub in ends.lazy.flatMap(\.ends) { awaited[stub.node, default: 0] += 1 }

        let stamp = workspace.stamp
        for stub in ends.first?.starts ?? [] {
            let node = Int(stub.node)
            guard workspace.labels[node].stamp != stamp || stub.cost < workspace.labels[node].cost else { continue }
            workspace.labels[node] = SearchWorkspace.Label(stamp: stamp, cost: stub.cost, arc: SearchWorkspace.noArc)
            workspace.heap.push(key: stub.cost, node: stub.node)
        }
        let firstArcs = graph.firstArcs.values.span
        let heads = graph.arcHeads.values.span
        let arcCosts = costs.values.span
        while !awaited.isEmpty, let (key, popped) = workspace.heap.pop() {
            let node = Int(popped)
            guard key == workspace.labels[node].cost else { continue }
            workspace.settledNodes += 1
            awaited[popped] = nil
            for arc in Int(firstArcs[node])..<Int(firstArcs[node + 1]) {
                let cost = key &+ arcCosts[arc]
                guard cost < ArcCosts.infinite else { continue }
                let head = Int(heads[arc])
                if workspace.labels[head].stamp == stamp, workspace.labels[head].cost <= cost { continue }
                workspace.labels[head] = SearchWorkspace.Label(
                    stamp: stamp, cost: cost, arc: UInt32(truncatingIfNeeded: arc))
                workspace.heap.push(key: cost, node: heads[arc])
            }
        }
        return ends.map { ends in
            let through = ends.ends.compactMap { stub in
                workspace.cost(of: Int(stub.node)).map { $0 + stub.cost }
            }
            return (through + [ends.direct?.cost].compactMap { $0 }).min()
        }
    }
}
