/// Works changed costs of a few arcs of the graph into what the arcs of a hierarchy cost: a closed road, an event's street.
///
///     graph arc ──► arc of the hierarchy ──► the arcs over it in triangles ──► … as long as something changes
///
/// What became cheaper lowers the arcs over it at once. What became dearer matters only to the arcs that lead by way of it,
/// and these are valued anew, by all triangles below them. To undo a change, make the opposite one. What it costs depends on
/// how far the change is felt, not on the size of the map.
///
/// Source: Dibbelt, Strasser and Wagner (2016), section 5.2: partial updates. That only arcs led by a dearer one need be
/// valued anew is seen from `HierarchyCosts.ways`.
struct HierarchyChange: ~Copyable {
    /// Arcs of the hierarchy to be looked at again with what they need, the lowest first: a change is only felt further up.
    private var queue = KeyHeap()

    /// What an arc in the queue needs.
    private struct Need: OptionSet {
        let rawValue: UInt32
        /// To be valued anew: what it led by became dearer.
        static let valueUp = Need(rawValue: 1)
        static let valueDown = Need(rawValue: 2)
        /// It is cheaper already; the arcs over it do not know.
        static let cheaper = Need(rawValue: 4)
    }

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
        hierarchy.perfect = PerfectArcs()
        hierarchy.costs.withUnsafeMutableBufferPointer { costs in
            hierarchy.ways.withUnsafeMutableBufferPointer { ways in
                let values = Values(costs: costs, ways: ways)
                for graphArc in graphArcs {
                    let packed = topology.arcOfGraphArc[graphArc]
                    guard packed != HierarchyTopology.none else { continue }
                    offer(
                        arcCosts.cost(ofArc: graphArc), by: UInt32(graphArc) | HierarchyCosts.graphArc,
                        to: Int(packed >> 1), isDown: packed & 1 == 1, values)
                }
                while let (arc, first) = queue.pop() {
                    var need = Need(rawValue: first)
                    while queue.leastKey == arc, let (_, further) = queue.pop() { need.insert(Need(rawValue: further)) }
                    let isDearer = values.valueAnew(
                        Int(arc), up: need.contains(.valueUp), down: need.contains(.valueDown), topology,
                        arcCosts)
                    if isDearer || need.contains(.cheaper) { offerTriangles(over: Int(arc), topology, values) }
                }
            }
        }
    }

    /// Tells an arc what it costs by one of its ways.
    @inline(__always)
    private mutating func offer(_ cost: UInt32, by way: UInt32, to arc: Int, isDown: Bool, _ values: Values) {
        let known = isDown ? values.costs[arc].down : values.costs[arc].up
        if cost < known {
            if isDown {
                (values.costs[arc].down, values.ways[arc].down) = (cost, way)
            } else {
                (values.costs[arc].up, values.ways[arc].up) = (cost, way)
            }
            queue.push(key: UInt32(truncatingIfNeeded: arc), node: Need.cheaper.rawValue)
        } else if cost > known, (isDown ? values.ways[arc].down : values.ways[arc].up) == way {
            let need = isDown ? Need.valueDown : Need.valueUp
            queue.push(key: UInt32(truncatingIfNeeded: arc), node: need.rawValue)
        }
    }

    /// Tells the arcs that close triangles over a changed one what they cost by way of its lower end.
    private mutating func offerTriangles(over arc: Int, _ topology: borrowing HierarchyTopology, _ values: Values) {
        let (starts, heads) = (topology.upStarts.span, topology.upHeads.span)
        let z = Int(topology.tails[arc])
        let x = heads[arc]
        let toX = values.costs[arc]
        for toY in Int(starts[z])..<arc {
            guard let target = topology.arc(between: heads[unchecked: toY], and: x) else { continue }
            let other = values.costs[toY]
            // The arc that the way down leads along names the way.
            let way = UInt32(truncatingIfNeeded: toY)
            offer(other.down &+ toX.up, by: way, to: target, isDown: false, values)
            offer(toX.down &+ other.up, by: way, to: target, isDown: true, values)
        }
        // Both lists rise, and all that is above z but x is above x.
        var target = Int(starts[Int(x)])
        let way = UInt32(truncatingIfNeeded: arc)
        for toY in arc + 1..<Int(starts[z + 1]) {
            while heads[unchecked: target] != heads[unchecked: toY] { target += 1 }
            let other = values.costs[toY]
            offer(toX.down &+ other.up, by: way, to: target, isDown: false, values)
            offer(other.down &+ toX.up, by: way, to: target, isDown: true, values)
        }
    }
}

/// The costs of a hierarchy while they are changed.
private struct Values {
    let costs: UnsafeMutableBufferPointer<ArcPair>
    let ways: UnsafeMutableBufferPointer<ArcPair>

    /// Sets an arc to the cheapest of the arcs of the graph and the ways by lower ranks; whether that changes its cost.
    func valueAnew(
        _ arc: Int, up: Bool, down: Bool, _ topology: borrowing HierarchyTopology, _ arcCosts: borrowing ArcCosts
    ) -> Bool {
        guard up || down else { return false }
        let before = costs[arc]
        costs[arc] = ArcPair(up: up ? ArcCosts.infinite : before.up, down: down ? ArcCosts.infinite : before.down)
        ways[arc] = ArcPair(
            up: up ? HierarchyCosts.nothing : ways[arc].up, down: down ? HierarchyCosts.nothing : ways[arc].down)
        takeGraphArcs(arc, topology, arcCosts)
        takeTriangles(below: arc, topology)
        return costs[arc] != before
    }

    @inline(__always)
    private func lower(_ arc: Int, up: UInt32, by upWay: UInt32, down: UInt32, by downWay: UInt32) {
        if up < costs[arc].up { (costs[arc].up, ways[arc].up) = (up, upWay) }
        if down < costs[arc].down { (costs[arc].down, ways[arc].down) = (down, downWay) }
    }

    private func takeGraphArcs(
        _ arc: Int, _ topology: borrowing HierarchyTopology, _ arcCosts: borrowing ArcCosts
    ) {
        let none = HierarchyTopology.none
        func take(_ graphArc: UInt32, isDown: Bool) {
            let (cost, way) = (arcCosts.cost(ofArc: Int(graphArc)), graphArc | HierarchyCosts.graphArc)
            lower(
                arc, up: isDown ? ArcCosts.infinite : cost, by: way, down: isDown ? cost : ArcCosts.infinite, by: way)
        }
        let given = topology.graphArcs[arc]
        if given.up != none { take(given.up, isDown: false) }
        if given.down != none { take(given.down, isDown: true) }
        guard given.up != none || given.down != none else { return }
        for isDown in [false, true] {
            for place in topology.furtherGraphArcs(along: UInt32(arc) << 1 | (isDown ? 1 : 0)) {
                take(topology.furtherGraphArcs[place], isDown: isDown)
            }
        }
    }

    /// Looks for the ranks below both ends among those below the end that has fewer.
    private func takeTriangles(below arc: Int, _ topology: borrowing HierarchyTopology) {
        let (x, y) = (topology.tails[arc], topology.upHeads[arc])
        let belowX = Int(topology.downStarts[Int(x)])..<Int(topology.downStarts[Int(x) + 1])
        let belowY = topology.downArcs(to: y, fromRanks: topology.lowest[Int(x)]..<x)
        if belowX.count <= belowY.count {
            topology.forEachCommonTail(belowX, belowY) { lower(arc, byWayOf: $0, and: $1) }
        } else {
            topology.forEachCommonTail(belowY, belowX) { lower(arc, byWayOf: $1, and: $0) }
        }
    }

    @inline(__always)
    private func lower(_ arc: Int, byWayOf toX: Int, and toY: Int) {
        let (x, y) = (costs[toX], costs[toY])
        let way = UInt32(truncatingIfNeeded: toX)
        lower(arc, up: x.down &+ y.up, by: way, down: y.down &+ x.up, by: way)
    }
}
