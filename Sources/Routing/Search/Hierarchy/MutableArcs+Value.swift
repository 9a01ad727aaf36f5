import RoadMap

extension MutableArcs {
    /// Recomputes an arc from its arcs of the graph and its lower triangles. Returns whether its cost changes.
    func recompute(
        _ arc: Int, _ need: PartialCustomization.Need, _ topology: borrowing HierarchyTopology,
        _ arcCosts: borrowing ArcCosts
    ) -> Bool {
        guard need.contains(.valueUp) || need.contains(.valueDown) else { return false }
        let before = value(of: arc)
        var value = before
        if need.contains(.valueUp) {
            (value.cost.up, value.expansion.up) = (ArcCosts.infinite, CustomizedMetric.nothing)
        }
        if need.contains(.valueDown) {
            (value.cost.down, value.expansion.down) = (ArcCosts.infinite, CustomizedMetric.nothing)
        }
        MutableArcs.takeGraphArcs(of: arc, topology, arcCosts, &value)
        takeTriangles(below: arc, topology, &value)
        if value != before { set(value, of: arc) }
        return value.cost != before.cost
    }

    private static func takeGraphArcs(
        of arc: Int, _ topology: borrowing HierarchyTopology, _ arcCosts: borrowing ArcCosts, _ value: inout ArcValue
    ) {
        let none = HierarchyTopology.none
        func take(_ graphArc: ArcID, isDown: Bool, _ value: inout ArcValue) {
            let (cost, expansion) = (arcCosts.cost(ofArc: graphArc), graphArc.rawValue | CustomizedMetric.graphArc)
            if isDown { value.lower(down: cost, by: expansion) } else { value.lower(up: cost, by: expansion) }
        }
        let given = topology.graphArcs[arc]
        if given.up != none { take(ArcID(rawValue: given.up), isDown: false, &value) }
        if given.down != none { take(ArcID(rawValue: given.down), isDown: true, &value) }
        guard given.up != none || given.down != none else { return }
        for isDown in [false, true] {
            for place in topology.furtherGraphArcs(along: HierarchyStep(UInt32(arc), isUp: !isDown)) {
                take(topology.furtherGraphArcs[place], isDown: isDown, &value)
            }
        }
    }

    /// Looks for the ranks below both ends among those below the end that has fewer.
    private func takeTriangles(
        below arc: Int, _ topology: borrowing HierarchyTopology, _ value: inout ArcValue
    ) {
        let (x, y) = (topology.tails[arc], topology.upHeads[arc])
        let belowX = topology.places(ofArcsTo: x)
        let belowY = topology.downArcs(to: y, fromRanks: topology.lowest[x.index]..<x)
        if belowX.count <= belowY.count {
            topology.forEachCommonTail(belowX, belowY) { take($0, $1, &value) }
        } else {
            topology.forEachCommonTail(belowY, belowX) { take($1, $0, &value) }
        }
    }

    /// Relaxes the arc by a lower triangle, given the arcs from its lowest rank up to both ends.
    @inline(__always)
    private func take(_ toX: Int, _ toY: Int, _ value: inout ArcValue) {
        let (x, y) = (cost(of: toX), cost(of: toY))
        let expansion = UInt32(truncatingIfNeeded: toX)
        value.lower(up: x.down &+ y.up, by: expansion)
        value.lower(down: y.down &+ x.up, by: expansion)
    }
}
