extension ChangingArcs {
    /// Sets an arc to the cheapest of the arcs of the graph and the ways by lower ranks; whether that changes its cost.
    func valueAnew(
        _ arc: Int, _ need: HierarchyChange.Need, _ topology: borrowing HierarchyTopology,
        _ arcCosts: borrowing ArcCosts
    ) -> Bool {
        guard need.contains(.valueUp) || need.contains(.valueDown) else { return false }
        let before = value(of: arc)
        var value = before
        if need.contains(.valueUp) { (value.cost.up, value.way.up) = (ArcCosts.infinite, HierarchyCosts.nothing) }
        if need.contains(.valueDown) { (value.cost.down, value.way.down) = (ArcCosts.infinite, HierarchyCosts.nothing) }
        ChangingArcs.takeGraphArcs(of: arc, topology, arcCosts, &value)
        takeTriangles(below: arc, topology, &value)
        if value != before { set(value, of: arc) }
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
    private func takeTriangles(
        below arc: Int, _ topology: borrowing HierarchyTopology, _ value: inout ArcValue
    ) {
        let (x, y) = (topology.tails[arc], topology.upHeads[arc])
        let belowX = Int(topology.downStarts[Int(x)])..<Int(topology.downStarts[Int(x) + 1])
        let belowY = topology.downArcs(to: y, fromRanks: topology.lowest[Int(x)]..<x)
        if belowX.count <= belowY.count {
            topology.forEachCommonTail(belowX, belowY) { take($0, $1, &value) }
        } else {
            topology.forEachCommonTail(belowY, belowX) { take($1, $0, &value) }
        }
    }

    /// Takes the way by a lower rank, from which an arc leads up to either end.
    @inline(__always)
    private func take(_ toX: Int, _ toY: Int, _ value: inout ArcValue) {
        let (x, y) = (cost(of: toX), cost(of: toY))
        let way = UInt32(truncatingIfNeeded: toX)
        value.lower(up: x.down &+ y.up, by: way)
        value.lower(down: y.down &+ x.up, by: way)
    }
}
