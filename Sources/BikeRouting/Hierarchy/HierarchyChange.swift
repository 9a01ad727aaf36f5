/// Works changed costs of a few arcs of the graph into what the arcs of a hierarchy cost: a closed road, an event's street.
///
///     graph arc ──► arc of the hierarchy ──► the arcs over it in triangles ──► … as long as something changes
///
/// To undo a change, make the opposite one. What it costs depends on how far the change is felt, not on the size of the map.
///
/// Source: Dibbelt, Strasser and Wagner (2016), section 5.2: partial updates.
struct HierarchyChange: ~Copyable {
    /// Arcs of the hierarchy to be looked at again, the lowest first: a change is only felt further up.
    private var queue = KeyHeap()

    /// Works in the costs of graph arcs that have changed.
    ///
    /// - Parameters:
    ///   - graphArcs: arcs whose costs are now other ones.
    ///   - arcCosts: what all arcs cost now.
    /// - Complexity: O(triangles of the arcs that change).
    mutating func update(
        _ hierarchy: inout HierarchyCosts, after graphArcs: some Sequence<Int>, _ arcCosts: borrowing ArcCosts
    ) {
        let topology = hierarchy.topology
        for arc in graphArcs {
            let packed = topology.arcOfGraphArc[arc]
            if packed != HierarchyTopology.none { queue.push(key: packed >> 1, node: 0) }
        }
        var last: UInt32?
        while let (arc, _) = queue.pop() {
            guard arc != last else { continue }
            last = arc
            let (cost, way) = HierarchyChange.valued(Int(arc), topology, hierarchy.costs.span, arcCosts)
            let before = hierarchy.costs[Int(arc)]
            hierarchy.ways[Int(arc)] = way
            guard cost != before else { continue }
            hierarchy.costs[Int(arc)] = cost
            pushTriangles(above: Int(arc), before: before, now: cost, topology, hierarchy.costs.span)
        }
    }

    /// What an arc costs by the arcs of the graph and by way of all lower ranks.
    private static func valued(
        _ arc: Int, _ topology: borrowing HierarchyTopology, _ costs: borrowing Span<ArcPair>,
        _ arcCosts: borrowing ArcCosts
    ) -> (cost: ArcPair, way: ArcPair) {
        var cost = ArcPair(up: ArcCosts.infinite, down: ArcCosts.infinite)
        var way = ArcPair(up: HierarchyCosts.nothing, down: HierarchyCosts.nothing)
        func take(_ graphArc: UInt32, _ value: UInt32, isDown: Bool) {
            let name = graphArc | HierarchyCosts.graphArc
            if isDown {
                if value < cost.down { (cost.down, way.down) = (value, name) }
            } else if value < cost.up {
                (cost.up, way.up) = (value, name)
            }
        }
        let given = topology.graphArcs[arc]
        for (graphArc, isDown) in [(given.up, false), (given.down, true)] where graphArc != HierarchyTopology.none {
            take(graphArc, arcCosts.cost(ofArc: Int(graphArc)), isDown: isDown)
            for further in topology.furtherGraphArcs(along: UInt32(arc) << 1 | (isDown ? 1 : 0)) {
                take(further, arcCosts.cost(ofArc: Int(further)), isDown: isDown)
            }
        }
        let x = Int(topology.tails[arc])
        let y = topology.upHeads[arc]
        for index in Int(topology.downStarts[x])..<Int(topology.downStarts[x + 1]) {
            let arcToX = Int(topology.downArcs[index])
            guard let arcToY = topology.arc(between: topology.tails[arcToX], and: y) else { continue }
            let (toX, toY) = (costs[arcToX], costs[arcToY])
            if toX.down &+ toY.up < cost.up { (cost.up, way.up) = (toX.down &+ toY.up, UInt32(arcToX)) }
            if toY.down &+ toX.up < cost.down { (cost.down, way.down) = (toY.down &+ toX.up, UInt32(arcToX)) }
        }
        return (cost, way)
    }

    /// Notes the arcs that a changed one made as cheap as they are, or can make cheaper.
    private mutating func pushTriangles(
        above arc: Int, before: ArcPair, now: ArcPair, _ topology: borrowing HierarchyTopology,
        _ costs: borrowing Span<ArcPair>
    ) {
        let z = Int(topology.tails[arc])
        let x = topology.upHeads[arc]
        for other in Int(topology.upStarts[z])..<Int(topology.upStarts[z + 1]) where other != arc {
            let y = topology.upHeads[other]
            guard let target = topology.arc(between: min(x, y), and: max(x, y)) else { continue }
            let (beside, known) = (costs[other], costs[target])
            // From x to y and from y to x, by way of z.
            let there = x < y ? known.up : known.down
            let back = x < y ? known.down : known.up
            if before.down &+ beside.up == there || now.down &+ beside.up < there
                || beside.down &+ before.up == back || beside.down &+ now.up < back
            {
                queue.push(key: UInt32(target), node: 0)
            }
        }
    }
}
