/// Where a search starts and where it ends: places on edges, seen as nodes with a cost to or from them.
///
/// A start in the middle of an edge is up to two nodes, each at the cost of riding to it; an end likewise, or more where
/// junctions have copies. Where both lie
/// on one edge, riding straight along it is `direct`.
struct SearchEnds {
    /// A node and the cost between it and the place.
    struct Stub: Hashable {
        var node: UInt32
        var cost: UInt32
        /// The arc of which a part is ridden.
        var arc: UInt32
    }

    var starts: [Stub] = []
    var ends: [Stub] = []
    /// The arc and cost of riding straight from start to end.
    var direct: (arc: UInt32, cost: UInt32)?

    /// - Complexity: O(arcs of the junctions at the two edges).
    init(graph: RoadGraph, costs: borrowing ArcCosts, from start: Snap, to end: Snap) {
        for isReversed in [false, true] {
            let startFraction = isReversed ? 1 - start.fraction : start.fraction
            let endFraction = isReversed ? 1 - end.fraction : end.fraction
            if let arc = graph.arc(of: start.edge, reversed: isReversed) {
                let cost = costs.cost(ofArc: arc)
                let head = graph.arcHeads[arc]
                if cost < ArcCosts.infinite {
                    let before = costs.cost(ofArc: arc, upTo: startFraction, in: graph)
                    starts.append(Stub(node: head, cost: cost - before, arc: UInt32(arc)))
                    if start.edge == end.edge, startFraction <= endFraction {
                        let spent = costs.cost(ofArc: arc, upTo: endFraction, in: graph) - before
                        if direct.map({ spent < $0.cost }) ?? true { direct = (UInt32(arc), spent) }
                    }
                }
            }
            for arc in graph.arcs(of: end.edge, reversed: isReversed) {
                let cost = costs.cost(ofArc: arc)
                guard cost < ArcCosts.infinite else { continue }
                ends.append(
                    Stub(
                        node: UInt32(graph.tail(ofArc: arc)),
                        cost: costs.cost(ofArc: arc, upTo: endFraction, in: graph), arc: UInt32(arc)))
            }
        }
    }
}
