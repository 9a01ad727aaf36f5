import RoadMap

/// Finds other good ways between two places: those along a plateau.
///
/// A search from the start, led by the straight distance, settles every node that lies on a way of no more than 1 + segment
/// times the least cost. One from the end goes only where the first has been, and only as far as both costs together
/// stay within that, so it is much the smaller. Plateaus of the two are the candidates.
///
/// Source: Abraham, Delling, Goldberg and Werneck, *Alternative routes in road networks* (2013), section 4 (X-BDV): of the
/// admissible ways that with the least 2·cost + cost shared − cost of plateau comes first.
enum AlternativeSearch {
    /// How many plateaus are looked at closely, at most.
    private static let candidates = 100

    /// The least-cost path and up to `limit` others; none where there is no path at all.
    ///
    /// - Complexity: O((nodes + arcs) log nodes) at worst; an ellipse around the two places as a rule.
    static func paths(
        graph: RoadGraph, reverse: ReverseArcs, costs: borrowing ArcCosts, limit: Int, rules: AlternativeRules,
        workspace: inout SearchWorkspace
    ) -> [FoundPath] {
        workspace.begin(fromBothEnds: true)
        let bound = searchFromStart(graph, costs, rules, &workspace)
        let nodes = searchFromEnd(graph, reverse, costs, within: bound, &workspace)
        let best = meeting(&workspace)
        guard let best, let cheapest = workspace.path(through: best, in: graph) else { return [] }
        guard limit > 0,
            let first = AlternativePath(cheapest, plateau: 0, ends: workspace.ends, graph: graph, costs: costs)
        else { return [cheapest] }

        let least = rules.optimality * (1 - rules.sharing) * Double(best.cost)
        var plateaus = Plateau.all(of: UInt32(least), among: nodes, graph: graph, workspace: &workspace)
        plateaus.sort { rank($0.wayCost, 0, $0.cost) < rank($1.wayCost, 0, $1.cost) }
        var open: [AlternativePath] = []
        for plateau in plateaus.prefix(candidates) {
            let meeting = Meeting(cost: plateau.wayCost, node: plateau.node)
            guard let path = workspace.path(through: meeting, in: graph),
                let candidate = AlternativePath(
                    path, plateau: plateau.cost, ends: workspace.ends, graph: graph, costs: costs)
            else { continue }
            open.append(candidate)
        }
        let bestEdges = Set(first.edges)
        open.removeAll {
            !$0.isAdmissible(rules, best: best.cost, sharedWithBest: $0.cost(sharedWith: bestEdges))
        }
        return [cheapest] + choose(limit, from: open, beside: bestEdges, best.cost, rules)
    }

    private static func choose(
        _ limit: Int, from open: [AlternativePath], beside bestEdges: Set<DirectedEdge>, _ best: UInt32,
        _ rules: AlternativeRules
    ) -> [FoundPath] {
        var open = open
        var taken = bestEdges
        var chosen: [FoundPath] = []
        while chosen.count < limit {
            let shared = open.map { $0.cost(sharedWith: taken) }
            let next = open.indices.filter { Double(shared[$0]) <= rules.sharing * Double(best) }
                .min {
                    rank(open[$0].path.cost, shared[$0], open[$0].plateau)
                        < rank(open[$1].path.cost, shared[$1], open[$1].plateau)
                }
            guard let next else { break }
            taken.formUnion(open[next].edges)
            chosen.append(open.remove(at: next).path)
        }
        return chosen
    }

    private static func rank(_ cost: UInt32, _ shared: UInt32, _ plateau: UInt32) -> Int64 {
        2 * Int64(cost) + Int64(shared) - Int64(plateau)
    }

    /// Settles all nodes that may lie on a way within the bound, which it returns.
    private static func searchFromStart(
        _ graph: RoadGraph, _ costs: borrowing ArcCosts, _ rules: AlternativeRules, _ workspace: inout SearchWorkspace
    ) -> UInt32 {
        let potential = StraightPotential(graph: graph, bound: costs.bound, ends: workspace.ends)
        let stamp = workspace.stamp
        let labels = workspace.forward.labels
        let firstArcs = graph.firstArcs.values.span
        let heads = graph.arcHeads.values.span
        let values = costs.values
        let arcCosts = values.span
        func stretched(_ cost: UInt32) -> UInt32 {
            UInt32(min((1 + rules.segment) * Double(cost), Double(ArcCosts.infinite - 1)))
        }
        var best = workspace.ends.direct?.cost ?? ArcCosts.infinite
        var limit = stretched(best)
        workspace.seed(potential)
        while let (key, node) = workspace.forward.heap.popNode(), key <= limit {
            let label = labels[node.index]
            guard label.stamp == stamp, key == label.cost + label.bound else { continue }
            labels[node.index].stamp = stamp + 1
            workspace.settledNodes += 1
            for end in workspace.ends.ends where end.node == node && end.cost < best - min(label.cost, best) {
                best = label.cost + end.cost
                limit = stretched(best)
            }
            for arc in (firstArcs[node.index]..<firstArcs[node.index + 1]).places {
                let cost = label.cost &+ arcCosts[arc]
                guard cost <= limit else { continue }
                let head = heads[arc]
                let known = labels[head.index]
                var bound = known.bound
                if known.stamp >= stamp {
                    guard cost < known.cost else { continue }
                } else {
                    bound = potential.remaining(from: head)
                }
                guard cost + bound <= limit else { continue }
                labels[head.index] = SearchSide.Label(
                    stamp: stamp, cost: cost, bound: bound, arc: ArcID(truncatingIfNeeded: arc))
                workspace.forward.heap.push(key: cost + bound, node: head)
            }
        }
        return limit
    }

    /// Labels, from the end, the nodes on ways within the bound, and returns them, nearest first.
    private static func searchFromEnd(
        _ graph: RoadGraph, _ reverse: ReverseArcs, _ costs: borrowing ArcCosts, within limit: UInt32,
        _ workspace: inout SearchWorkspace
    ) -> ContiguousArray<NodeID> {
        let stamp = workspace.stamp
        let forward = workspace.forward.labels
        let labels = workspace.backward.labels
        let firstArcs = reverse.firstArcs.span
        let tails = reverse.tails.span
        let arcs = reverse.arcs.span
        let values = costs.values
        let arcCosts = values.span
        var nodes: ContiguousArray<NodeID> = []
        func reach(_ node: NodeID, _ cost: UInt32, _ arc: ArcID, _ heap: inout KeyHeap) {
            let index = node.index
            guard forward[index].stamp == stamp + 1, cost <= limit, forward[index].cost <= limit - cost,
                labels[index].stamp != stamp || cost < labels[index].cost
            else { return }
            labels[index] = SearchSide.Label(stamp: stamp, cost: cost, arc: arc)
            heap.push(key: cost, node: node)
        }
        for endpoint in workspace.ends.ends {
            reach(endpoint.node, endpoint.cost, SearchSide.noArc, &workspace.backward.heap)
        }
        while let (key, node) = workspace.backward.heap.popNode() {
            guard key == labels[node.index].cost else { continue }
            workspace.settledNodes += 1
            nodes.append(node)
            for slot in (firstArcs[node.index]..<firstArcs[node.index + 1]).places {
                let arc = arcs[slot]
                reach(tails[slot], key &+ arcCosts[arc.index], arc, &workspace.backward.heap)
            }
        }
        return nodes
    }

    /// Where the least-cost path meets the endpoints of the end.
    private static func meeting(_ workspace: inout SearchWorkspace) -> Meeting? {
        var best = workspace.ends.direct.map { Meeting(cost: $0.cost, node: nil) }
        for endpoint in workspace.ends.ends
        where workspace.forward.labels[endpoint.node.index].stamp == workspace.stamp + 1 {
            let cost = workspace.forward.labels[endpoint.node.index].cost + endpoint.cost
            if cost < best?.cost ?? ArcCosts.infinite { best = Meeting(cost: cost, node: endpoint.node) }
        }
        return best
    }
}
