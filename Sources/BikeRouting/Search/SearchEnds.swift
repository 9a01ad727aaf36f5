/// Where a search starts and where it ends: places on edges, seen as nodes with a cost to or from them.
///
/// A start in the middle of an edge is up to two nodes, each at the cost of riding to it; an end likewise, or more where
/// junctions have copies. Where both lie on one edge, riding straight along it is `direct`. Kept between searches, so that
/// its arrays are allocated once.
struct SearchEnds {
    /// A node and the cost between it and the place.
    struct Stub: Hashable {
        var node: UInt32
        var cost: UInt32
        /// The arc of which a part is ridden.
        var arc: UInt32
    }

    private(set) var starts: ContiguousArray<Stub> = []
    private(set) var ends: ContiguousArray<Stub> = []
    /// The arc and cost of riding straight from start to end.
    private(set) var direct: (arc: UInt32, cost: UInt32)?

    /// Takes another start, where the ride begins, and end.
    ///
    /// - Complexity: O(arcs of the junctions at the two edges).
    mutating func set(graph: RoadGraph, costs: borrowing ArcCosts, from start: Snap, to end: Snap) {
        setStart(graph: graph, costs: costs, start, isUnderWay: false)
        setEnd(graph: graph, costs: costs, end)
        direct = SearchEnds.direct(graph: graph, costs: costs, from: start, to: end)
    }

    /// The arc and cost of riding straight from start to end, where both lie on one edge.
    static func direct(
        graph: RoadGraph, costs: borrowing ArcCosts, from start: Snap, to end: Snap
    ) -> (arc: UInt32, cost: UInt32)? {
        let ahead = direct(graph: graph, costs: costs, from: start, to: end, isReversed: false)
        let back = direct(graph: graph, costs: costs, from: start, to: end, isReversed: true)
        guard let ahead, let back else { return ahead ?? back }
        return ahead.cost <= back.cost ? ahead : back
    }

    /// The same in one direction of the edge.
    static func direct(
        graph: RoadGraph, costs: borrowing ArcCosts, from start: Snap, to end: Snap, isReversed: Bool
    ) -> (arc: UInt32, cost: UInt32)? {
        guard start.edge == end.edge, isPlace(start, in: graph), isPlace(end, in: graph) else { return nil }
        let startFraction = isReversed ? 1 - start.fraction : start.fraction
        let endFraction = isReversed ? 1 - end.fraction : end.fraction
        guard startFraction <= endFraction, let arc = graph.arc(of: start.edge, reversed: isReversed),
            costs.cost(ofArc: arc) < ArcCosts.infinite
        else { return nil }
        let spent =
            costs.cost(ofArc: arc, upTo: endFraction, in: graph)
            - costs.cost(ofArc: arc, upTo: startFraction, in: graph)
        return (UInt32(arc), spent)
    }

    /// Whether a place is on the map, as those of another map need not be.
    private static func isPlace(_ snap: Snap, in graph: RoadGraph) -> Bool {
        snap.edge >= 0 && snap.edge < graph.edgeCount && (0...1).contains(snap.fraction)
    }

    /// Takes another end, and keeps the start.
    ///
    /// Whose ride ends on a junction need not turn into any road there: forbidden turns are none, and waiting to turn is left
    /// out.
    mutating func setEnd(graph: RoadGraph, costs: borrowing ArcCosts, _ end: Snap) {
        ends.removeAll(keepingCapacity: true)
        direct = nil
        guard SearchEnds.isPlace(end, in: graph) else { return }
        let travelled = graph.ends(of: end.edge)
        for isReversed in [false, true] {
            let fraction = isReversed ? 1 - end.fraction : end.fraction
            let packed = UInt32(end.edge) << 1 | (isReversed ? 1 : 0)
            let copies = graph.copies(of: isReversed ? travelled.last : travelled.first)
            if fraction <= 0 {
                guard let arc = graph.arc(of: end.edge, reversed: isReversed),
                    costs.cost(ofArc: arc) < ArcCosts.infinite
                else { continue }
                for node in copies { ends.append(Stub(node: UInt32(node), cost: 0, arc: UInt32(arc))) }
                continue
            }
            for node in copies {
                for arc in graph.arcs(from: node) where graph.packedEdge(ofArc: arc) == packed {
                    guard costs.cost(ofArc: arc) < ArcCosts.infinite else { continue }
                    ends.append(
                        Stub(
                            node: UInt32(node), cost: costs.cost(ofArc: arc, upTo: fraction, in: graph),
                            arc: UInt32(arc)))
                }
            }
        }
    }

    /// Takes what was worked out before.
    mutating func set(starts: some Sequence<Stub>, ends: ContiguousArray<Stub>, direct: (arc: UInt32, cost: UInt32)?) {
        self.starts = ContiguousArray(starts)
        self.ends = ends
        self.direct = direct
    }

    /// Takes nodes as start and end; no arc is ridden in part.
    mutating func set(from start: Int, to end: Int) {
        starts.removeAll(keepingCapacity: true)
        starts.append(Stub(node: UInt32(start), cost: 0, arc: 0))
        ends.removeAll(keepingCapacity: true)
        ends.append(Stub(node: UInt32(end), cost: 0, arc: 0))
        direct = nil
    }

    /// Takes another start, with no end.
    ///
    /// Whose ride begins on a junction, and at the end of the edge, may take any road there: no turn is forbidden to those who
    /// have not come along an edge, and what hinders at its end is behind them.
    ///
    /// - Parameter isUnderWay: whether the rider has come along the edge.
    mutating func setStart(graph: RoadGraph, costs: borrowing ArcCosts, _ start: Snap, isUnderWay: Bool) {
        starts.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        direct = nil
        guard SearchEnds.isPlace(start, in: graph) else { return }
        for isReversed in [false, true] {
            guard let arc = graph.arc(of: start.edge, reversed: isReversed) else { continue }
            let cost = costs.cost(ofArc: arc)
            guard cost < ArcCosts.infinite else { continue }
            let fraction = isReversed ? 1 - start.fraction : start.fraction
            if fraction >= 1, !isUnderWay {
                let ends = graph.ends(of: start.edge)
                starts.append(Stub(node: UInt32(isReversed ? ends.first : ends.last), cost: 0, arc: UInt32(arc)))
                continue
            }
            let before = costs.cost(ofArc: arc, upTo: fraction, in: graph)
            starts.append(Stub(node: graph.arcHeads[arc], cost: cost - before, arc: UInt32(arc)))
        }
    }
}
