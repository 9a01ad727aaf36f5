import RoadMap

/// The least-cost path where some roads have a penalty.
///
/// A* search. Its potential is the remaining cost without penalties, which a hierarchy gives exactly; so the search settles few
/// nodes beyond the roads with a penalty. It ends at the first node whose own path to the target avoids all of them: that path
/// costs no more than the bound of any other node.
///
/// Source: Hart, Nilsson and Raphael (1968); Strasser and Zeitz (2022) for the potential.
struct AvoidingSearch {
    /// The result.
    struct Found {
        /// The cost, penalties included.
        var cost: UInt32
        /// The node from which the search tree gives the rest; `nil` for a path along a single edge.
        var node: NodeID?
        /// The arc on which the target lies, where the search itself reached the target through `node`.
        var last: ArcID?
    }

    private let search: PreparedSearch
    private let hierarchy: CustomizedMetric?
    private let penalties: RoadPenalties

    package init(_ search: PreparedSearch, _ hierarchy: CustomizedMetric?, _ penalties: RoadPenalties) {
        self.search = search
        self.hierarchy = hierarchy
        self.penalties = penalties
    }

    /// Searches. The labels of the workspace lead to the node of the result.
    ///
    /// - Complexity: O((nodes + arcs) log nodes) at worst; as a rule a few nodes.
    func run(
        from departures: ContiguousArray<Departure>, direct: Departure?, _ tree: inout TargetSearchTree,
        _ workspace: inout SearchWorkspace
    ) -> Found? {
        workspace.ends.set(starts: departures.map { $0.endpoint }, ends: tree.ends.ends, direct: nil)
        // Taken out once: to look at it for each node would copy it.
        guard let hierarchy else {
            let straight = StraightPotential(graph: search.graph, bound: search.costs.bound, ends: workspace.ends)
            return run(
                from: departures, direct: direct, &tree, &workspace,
                bound: { node, _ in straight.remaining(from: node) },
                isClear: { _, _, _ in false })
        }
        let clearBelow = whereClear(&tree, hierarchy)
        return run(
            from: departures, direct: direct, &tree, &workspace,
            bound: { node, tree in tree.cost(from: node, hierarchy) },
            isClear: { node, remainingCost, tree in
                remainingCost < clearBelow
                    || isClear(from: node, remainingCost: remainingCost, below: clearBelow, tree, hierarchy)
            })
    }

    /// - Parameters:
    ///   - bound: what the rest of a path from a node costs at least.
    ///   - isClear: whether the path that the search tree has from a node, with its cost, avoids all roads with a penalty.
    @inline(__always)
    private func run(
        from departures: ContiguousArray<Departure>, direct: Departure?, _ tree: inout TargetSearchTree,
        _ workspace: inout SearchWorkspace, bound: (NodeID, inout TargetSearchTree) -> UInt32,
        isClear: (NodeID, UInt32, borrowing TargetSearchTree) -> Bool
    ) -> Found? {
        let graph = search.graph
        workspace.begin()
        let stamp = workspace.stamp
        let labels = workspace.forward.labels
        var found = direct.map { Found(cost: $0.endpoint.cost) }
        func reach(_ node: NodeID, _ cost: UInt32, by arc: ArcID, _ heap: inout KeyHeap) {
            let known = labels[node.index]
            let isKnown = known.stamp == stamp
            guard !isKnown || cost < known.cost else { return }
            let remainingCost = isKnown ? known.bound : bound(node, &tree)
            guard remainingCost < ArcCosts.infinite, cost + remainingCost < found?.cost ?? ArcCosts.infinite else {
                return
            }
            labels[node.index] = SearchSide.Label(stamp: stamp, cost: cost, bound: remainingCost, arc: arc)
            heap.push(key: cost + remainingCost, node: node)
        }
        for departure in departures {
            reach(departure.endpoint.node, departure.endpoint.cost, by: SearchSide.noArc, &workspace.forward.heap)
        }
        while let (key, node) = workspace.forward.heap.popNode(), key < found?.cost ?? ArcCosts.infinite {
            let label = labels[node.index]
            guard key == label.cost + label.bound else { continue }
            if isClear(node, label.bound, tree) { return Found(cost: key, node: node) }
            for end in tree.ends.ends where end.node == node {
                let cost = ArcCosts.sum(label.cost, end.cost, added(toLast: end))
                if cost < found?.cost ?? ArcCosts.infinite { found = Found(cost: cost, node: node, last: end.arc) }
            }
            for arc in graph.arcs(from: node) {
                let cost = ArcCosts.sum(
                    label.cost, search.costs.cost(ofArc: arc), penalties.cost(ofArc: arc, in: graph))
                reach(graph.head(ofArc: arc), cost, by: arc, &workspace.forward.heap)
            }
        }
        return found
    }

    private func added(toLast end: SearchEnds.Endpoint) -> UInt32 {
        end.cost > 0 ? penalties.cost(ofArc: end.arc, in: search.graph) : 0
    }

    /// A least-cost path with a remaining cost below this one avoids all roads with a penalty: only those on a least-cost path to
    /// the target matter, and only before they are passed.
    private func whereClear(_ tree: inout TargetSearchTree, _ hierarchy: borrowing CustomizedMetric) -> UInt32 {
        var clearBelow = ArcCosts.infinite
        for arc in penalties.arcs(in: search.graph) {
            let before = tree.cost(from: search.graph.tail(ofArc: arc), hierarchy)
            let behind = tree.cost(from: search.graph.head(ofArc: arc), hierarchy)
            if before < ArcCosts.infinite, before == search.costs.cost(ofArc: arc) &+ behind {
                clearBelow = min(clearBelow, before)
            }
        }
        for end in tree.ends.ends where added(toLast: end) > 0 { clearBelow = min(clearBelow, end.cost) }
        return clearBelow
    }

    /// Whether the path that the search tree has from a node avoids all roads with a penalty.
    private func isClear(
        from node: NodeID, remainingCost: UInt32, below clearBelow: UInt32, _ tree: borrowing TargetSearchTree,
        _ hierarchy: borrowing CustomizedMetric
    ) -> Bool {
        var unpacker = PathUnpacker(from: node, remainingCost: remainingCost, hierarchy)
        while let arc = unpacker.next(tree, hierarchy, search) {
            if penalties.cost(ofArc: arc, in: search.graph) > 0 { return false }
            if unpacker.remainingCost < clearBelow { return true }
        }
        return unpacker.lastArc(tree, hierarchy).map {
            unpacker.remainingCost == 0 || penalties.cost(ofArc: $0, in: search.graph) == 0
        } ?? false
    }
}
