/// The least-cost way where something is added for a few roads.
///
/// A* by what is left without the additions: with a hierarchy the exact cost, so the search settles only what lies before the
/// roads avoided. As soon as the next node's own way to the target keeps off them, that way is the best: it costs no more
/// than the bound of any other node.
///
/// Source: Hart, Nilsson and Raphael (1968); Strasser and Zeitz (2022) for the potential.
struct AvoidingSearch {
    /// A way that was found.
    struct Found {
        /// With what is added.
        var cost: UInt32
        /// The node from which the kept half knows the way; `nil` where it leads straight along one edge.
        var node: UInt32?
        /// The arc that is left at the target, where the search itself has come there by way of `node`.
        var last: UInt32?
    }

    private let search: PreparedSearch
    private let hierarchy: HierarchyCosts?
    private let penalties: RoadPenalties
    /// The most that may be left where the cheapest way is sure to keep off all roads avoided.
    private var clearBelow: UInt32 = 0

    init(_ search: PreparedSearch, _ hierarchy: HierarchyCosts?, _ penalties: RoadPenalties) {
        self.search = search
        self.hierarchy = hierarchy
        self.penalties = penalties
    }

    /// Searches; the workspace's labels lead to the node found.
    ///
    /// - Complexity: O((nodes + arcs) log nodes) at worst; as a rule a few nodes.
    mutating func run(
        from departures: ContiguousArray<Departure>, direct: Departure?, _ half: inout TargetHalf,
        _ workspace: inout SearchWorkspace
    ) -> Found? {
        let graph = search.graph
        workspace.ends.set(starts: departures.map(\.stub), ends: half.ends.ends, direct: nil)
        let straight =
            hierarchy == nil ? StraightPotential(graph: graph, bound: search.costs.bound, ends: workspace.ends) : nil
        func bound(_ node: UInt32) -> UInt32 {
            if let hierarchy { return half.cost(fromNode: Int(node), hierarchy) }
            return straight?.remaining(from: Int(node)) ?? 0
        }
        findWhereClear(&half)
        workspace.begin(isBidirectional: false)
        let stamp = workspace.stamp
        let labels = workspace.forward.labels
        var found = direct.map { Found(cost: $0.stub.cost) }
        func reach(_ node: UInt32, _ cost: UInt32, by arc: UInt32, _ heap: inout KeyHeap) {
            let known = labels[Int(node)]
            let isKnown = known.stamp == stamp
            guard !isKnown || cost < known.cost else { return }
            let left = isKnown ? known.bound : bound(node)
            guard left < ArcCosts.infinite, cost + left < found?.cost ?? ArcCosts.infinite else { return }
            labels[Int(node)] = SearchSide.Label(stamp: stamp, cost: cost, bound: left, arc: arc)
            heap.push(key: cost + left, node: node)
        }
        for departure in departures {
            reach(departure.stub.node, departure.stub.cost, by: SearchSide.noArc, &workspace.forward.heap)
        }
        while let (key, node) = workspace.forward.heap.pop(), key < found?.cost ?? ArcCosts.infinite {
            let label = labels[Int(node)]
            guard key == label.cost + label.bound else { continue }
            if isClear(from: node, left: label.bound, half) { return Found(cost: key, node: node) }
            for end in half.ends.ends where end.node == node {
                let cost = ArcCosts.sum(label.cost, end.cost, added(toLast: end))
                if cost < found?.cost ?? ArcCosts.infinite { found = Found(cost: cost, node: node, last: end.arc) }
            }
            for arc in graph.arcs(from: Int(node)) {
                let cost = ArcCosts.sum(
                    label.cost, search.costs.cost(ofArc: arc), penalties.cost(ofArc: arc, in: graph))
                reach(graph.arcHeads[arc], cost, by: UInt32(arc), &workspace.forward.heap)
            }
        }
        return found
    }

    private func added(toLast end: SearchEnds.Stub) -> UInt32 {
        end.cost > 0 ? penalties.cost(ofArc: Int(end.arc), in: search.graph) : 0
    }

    /// Only roads on a cheapest way to the target matter, and these no longer behind them.
    private mutating func findWhereClear(_ half: inout TargetHalf) {
        guard let hierarchy else { return }
        clearBelow = ArcCosts.infinite
        for arc in penalties.arcs(in: search.graph) {
            let before = half.cost(fromNode: search.graph.tail(ofArc: arc), hierarchy)
            let behind = half.cost(fromNode: search.graph.head(ofArc: arc), hierarchy)
            if before < ArcCosts.infinite, before == search.costs.cost(ofArc: arc) &+ behind {
                clearBelow = min(clearBelow, before)
            }
        }
        for end in half.ends.ends where added(toLast: end) > 0 { clearBelow = min(clearBelow, end.cost) }
    }

    /// Whether the way that the kept half knows from a node keeps off all roads avoided.
    private func isClear(from node: UInt32, left: UInt32, _ half: borrowing TargetHalf) -> Bool {
        guard let hierarchy else { return false }
        if left < clearBelow { return true }
        var walk = HalfWalk(from: node, left: left, hierarchy)
        while let arc = walk.next(half, hierarchy, search) {
            if penalties.cost(ofArc: arc, in: search.graph) > 0 { return false }
            if walk.left < clearBelow { return true }
        }
        return walk.lastArc(half, hierarchy).map {
            walk.left == 0 || penalties.cost(ofArc: Int($0), in: search.graph) == 0
        } ?? false
    }
}
