import RoadMap

/// The search from the start: Dijkstra's or A*, as the potential has it.
///
/// Source: Hart, Nilsson and Raphael (1968). With a consistent bound every node is settled once, at its least cost, and
/// the keys that are popped never fall; so once they reach the best way that was found, no way is cheaper.
enum ForwardSearch {
    /// Finds the least cost between the workspace's ends; `nil` where there is no path.
    ///
    /// - Complexity: O((nodes + arcs) log nodes) at worst; a corridor between the two places as a rule.
    static func search<Bounds: Potential>(
        graph: RoadGraph, costs: borrowing ArcCosts, potential: Bounds, workspace: inout SearchWorkspace
    ) -> Meeting? {
        workspace.begin()
        let stamp = workspace.stamp
        let labels = workspace.forward.labels
        var best = workspace.ends.direct?.cost ?? ArcCosts.infinite
        var meeting: NodeID?
        var settled = 0

        workspace.seed(potential)
        let firstArcs = graph.firstArcs.values.span
        let heads = graph.arcHeads.values.span
        let values = costs.values
        let arcCosts = values.span
        while let (key, node) = workspace.forward.heap.popNode() {
            guard key < best else {
                // So that whatever is labelled and not in the queue is settled.
                workspace.forward.heap.push(key: key, node: node)
                break
            }
            let label = labels[node.index]
            guard key == label.cost + label.bound else { continue }
            settled += 1
            for end in workspace.ends.ends where end.node == node && end.cost < best - label.cost {
                best = label.cost + end.cost
                meeting = node
            }
            for arc in (firstArcs[node.index]..<firstArcs[node.index + 1]).places {
                let cost = label.cost &+ arcCosts[arc]
                guard cost < best else { continue }
                let head = heads[arc]
                let known = labels[head.index]
                var bound = known.bound
                if known.stamp == stamp {
                    guard cost < known.cost else { continue }
                } else {
                    bound = potential.remaining(from: head)
                }
                guard cost + bound < best else { continue }
                labels[head.index] = SearchSide.Label(
                    stamp: stamp, cost: cost, bound: bound, arc: ArcID(truncatingIfNeeded: arc))
                workspace.forward.heap.push(key: cost + bound, node: head)
            }
        }
        workspace.settledNodes = settled
        return best < ArcCosts.infinite ? Meeting(cost: best, node: meeting) : nil
    }
}
