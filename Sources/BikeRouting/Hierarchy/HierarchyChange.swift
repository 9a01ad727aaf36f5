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
        hierarchy.change { work(in: graphArcs, arcCosts, topology, &$0) }
    }

    private mutating func work(
        in graphArcs: some Sequence<Int>, _ arcCosts: borrowing ArcCosts, _ topology: borrowing HierarchyTopology,
        _ arcs: inout ChangingArcs
    ) {
        for graphArc in graphArcs {
            let packed = topology.arcOfGraphArc[graphArc]
            guard packed != HierarchyTopology.none else { continue }
            offer(
                arcCosts.cost(ofArc: graphArc), by: UInt32(graphArc) | HierarchyCosts.graphArc,
                to: Int(packed >> 1), isDown: packed & 1 == 1, &arcs)
        }
        while let (popped, first) = queue.pop() {
            let arc = Int(popped)
            var need = Need(rawValue: first)
            while queue.leastKey == popped, let (_, further) = queue.pop() { need.insert(Need(rawValue: further)) }
            let isDearer = valueAnew(arc, need, topology, arcCosts, &arcs)
            if isDearer || need.contains(.cheaper) { offerTriangles(over: arc, topology, &arcs) }
        }
    }

    /// Tells an arc what it costs by one of its ways.
    @inline(__always)
    private mutating func offer(
        _ cost: UInt32, by way: UInt32, to arc: Int, isDown: Bool, _ arcs: inout ChangingArcs
    ) {
        let known = isDown ? arcs.cost(of: arc).down : arcs.cost(of: arc).up
        if cost < known {
            var value = arcs.value(of: arc)
            if isDown { value.lower(down: cost, by: way) } else { value.lower(up: cost, by: way) }
            arcs.set(value, of: arc)
            queue.push(key: UInt32(truncatingIfNeeded: arc), node: Need.cheaper.rawValue)
        } else if cost > known {
            let ways = arcs.value(of: arc).way
            guard (isDown ? ways.down : ways.up) == way else { return }
            let need = isDown ? Need.valueDown : Need.valueUp
            queue.push(key: UInt32(truncatingIfNeeded: arc), node: need.rawValue)
        }
    }

    /// Tells the arcs that close triangles over a changed one what they cost by way of its lower end.
    private mutating func offerTriangles(
        over arc: Int, _ topology: borrowing HierarchyTopology, _ arcs: inout ChangingArcs
    ) {
        let (starts, heads) = (topology.upStarts.span, topology.upHeads.span)
        let z = Int(topology.tails[arc])
        let x = heads[arc]
        let toX = arcs.cost(of: arc)
        for toY in Int(starts[z])..<arc {
            guard let target = topology.arc(between: heads[unchecked: toY], and: x) else { continue }
            let other = arcs.cost(of: toY)
            // The arc that the way down leads along names the way.
            let way = UInt32(truncatingIfNeeded: toY)
            offer(other.down &+ toX.up, by: way, to: target, isDown: false, &arcs)
            offer(toX.down &+ other.up, by: way, to: target, isDown: true, &arcs)
        }
        // Both lists rise, and all that is above z but x is above x.
        var target = Int(starts[Int(x)])
        let way = UInt32(truncatingIfNeeded: arc)
        for toY in arc + 1..<Int(starts[z + 1]) {
            while heads[unchecked: target] != heads[unchecked: toY] { target += 1 }
            let other = arcs.cost(of: toY)
            offer(toX.down &+ other.up, by: way, to: target, isDown: false, &arcs)
            offer(other.down &+ toX.up, by: way, to: target, isDown: true, &arcs)
        }
    }

    /// Sets an arc to the cheapest of the arcs of the graph and the ways by lower ranks; whether that changes its cost.
    private func valueAnew(
        _ arc: Int, _ need: Need, _ topology: borrowing HierarchyTopology, _ arcCosts: borrowing ArcCosts,
        _ arcs: inout ChangingArcs
    ) -> Bool {
        guard need.contains(.valueUp) || need.contains(.valueDown) else { return false }
        let before = arcs.value(of: arc)
        var value = before
        if need.contains(.valueUp) { (value.cost.up, value.way.up) = (ArcCosts.infinite, HierarchyCosts.nothing) }
        if need.contains(.valueDown) { (value.cost.down, value.way.down) = (ArcCosts.infinite, HierarchyCosts.nothing) }
        HierarchyChange.takeGraphArcs(of: arc, topology, arcCosts, &value)
        HierarchyChange.takeTriangles(below: arc, topology, arcs, &value)
        if value != before { arcs.set(value, of: arc) }
        return value.cost != before.cost
    }

    private static func takeGraphArcs(
        of arc: Int, _ topology: borrowing HierarchyTopology, _ arcCosts: borrowing ArcCosts, _ value: inout ArcValue
    ) {
        let none = HierarchyTopology.none
        func take(_ graphArc: UInt32, isDown: Bool, _ value: inout ArcValue) {
            let (cost, way) = (arcCosts.cost(ofArc: Int(graphArc)), graphArc | HierarchyCosts.graphArc)
            if isDown { value.lower(down: cost, by: way) } else { value.lower(up: cost, by: way) }
        }
        let given = topology.graphArcs[arc]
        if given.up != none { take(given.up, isDown: false, &value) }
        if given.down != none { take(given.down, isDown: true, &value) }
        guard given.up != none || given.down != none else { return }
        for isDown in [false, true] {
            for place in topology.furtherGraphArcs(along: UInt32(arc) << 1 | (isDown ? 1 : 0)) {
                take(topology.furtherGraphArcs[place], isDown: isDown, &value)
            }
        }
    }

    /// Looks for the ranks below both ends among those below the end that has fewer.
    private static func takeTriangles(
        below arc: Int, _ topology: borrowing HierarchyTopology, _ arcs: borrowing ChangingArcs,
        _ value: inout ArcValue
    ) {
        let (x, y) = (topology.tails[arc], topology.upHeads[arc])
        let belowX = Int(topology.downStarts[Int(x)])..<Int(topology.downStarts[Int(x) + 1])
        let belowY = topology.downArcs(to: y, fromRanks: topology.lowest[Int(x)]..<x)
        if belowX.count <= belowY.count {
            topology.forEachCommonTail(belowX, belowY) { take($0, $1, arcs, &value) }
        } else {
            topology.forEachCommonTail(belowY, belowX) { take($1, $0, arcs, &value) }
        }
    }

    /// Takes the way by a lower rank, from which an arc leads up to either end.
    @inline(__always)
    private static func take(
        _ toX: Int, _ toY: Int, _ arcs: borrowing ChangingArcs, _ value: inout ArcValue
    ) {
        let (x, y) = (arcs.cost(of: toX), arcs.cost(of: toY))
        let way = UInt32(truncatingIfNeeded: toX)
        value.lower(up: x.down &+ y.up, by: way)
        value.lower(down: y.down &+ x.up, by: way)
    }
}
