import RoadMap

extension CustomizedMetric {
    /// Gives the arcs between a rank and higher ones that can be travelled up, or down: the higher rank, the cost, and the arc.
    @inline(__always)
    func forEachArc(from rank: Rank, isUp: Bool, _ body: (_ head: Rank, _ cost: UInt32, _ arc: UInt32) -> Void) {
        if perfect.isKnown {
            let arcs = perfect.arcs.span
            for place in perfect.places(from: rank, isUp: isUp) {
                let arc = arcs[unchecked: place]
                body(arc.head, arc.cost, arc.number)
            }
        } else {
            let (starts, heads) = (topology.upStarts.span, topology.upHeads.span)
            forEachCost(of: Int(starts[rank.index])..<Int(starts[rank.index + 1]), isChanged: isChanged) { arc, pair in
                let cost = isUp ? pair.up : pair.down
                if cost < ArcCosts.infinite { body(heads[unchecked: arc], cost, UInt32(truncatingIfNeeded: arc)) }
            }
        }
    }

    /// What a step stands for: an arc of the graph, or two steps.
    @inline(__always)
    func parts(of step: HierarchyStep) -> ArcParts {
        let expansions = expansion(of: step.arc, isChanged: isChanged)
        let expansion = step.isUp ? expansions.up : expansions.down
        if expansion & CustomizedMetric.graphArc != 0 {
            return .graphArc(ArcID(rawValue: expansion & ~CustomizedMetric.graphArc))
        }
        // By way of z: from x down to z and up to y, or from y down to z and up to x. Arcs up from z rise with their heads.
        let heads = topology.upHeads.span
        let y = heads[step.arc]
        var toY = Int(expansion) + 1
        while heads[toY] != y { toY += 1 }
        let toTop = UInt32(truncatingIfNeeded: toY)
        return step.isUp
            ? .steps(HierarchyStep(expansion, isUp: false), HierarchyStep(toTop, isUp: true))
            : .steps(HierarchyStep(toTop, isUp: false), HierarchyStep(expansion, isUp: true))
    }
}

/// What an arc of a hierarchy stands for.
enum ArcParts {
    case graphArc(ArcID)
    /// In the order of travel.
    case steps(HierarchyStep, HierarchyStep)
}
