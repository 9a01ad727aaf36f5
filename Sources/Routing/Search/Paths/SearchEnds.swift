package import RoadMap

/// The start and the end of a search, which are places on edges, as nodes with a cost to or from them.
///
/// A start in the middle of an edge gives up to two nodes, each with the cost of riding to it. An end likewise, or more where
/// junctions have copies. Where both lie on the same edge, `direct` is the ride along it. The value is kept between searches, so
/// that its arrays are allocated once.
package struct SearchEnds {
    /// A node and the cost between it and the place.
    package struct Endpoint: Hashable {
        package var node: NodeID
        package var cost: UInt32
        /// The arc between the place and the node, of which a part is ridden.
        package var arc: ArcID

        package init(node: NodeID, cost: UInt32, arc: ArcID) {
            self.node = node
            self.cost = cost
            self.arc = arc
        }
    }

    package private(set) var starts: ContiguousArray<Endpoint> = []
    package private(set) var ends: ContiguousArray<Endpoint> = []
    /// The arc and cost of riding straight from start to end.
    package private(set) var direct: (arc: ArcID, cost: UInt32)?

    package init() {}

    /// Sets both ends.
    ///
    /// - Complexity: O(arcs of the junctions at the two edges).
    package mutating func set(graph: RoadGraph, costs: borrowing ArcCosts, from start: Snap, to end: Snap) {
        setStart(graph: graph, costs: costs, start, isUnderWay: false)
        setEnd(graph: graph, costs: costs, end)
        direct = SearchEnds.direct(graph: graph, costs: costs, from: start, to: end)
    }

    /// The arc and cost of riding straight from start to end, where both lie on one edge.
    package static func direct(
        graph: RoadGraph, costs: borrowing ArcCosts, from start: Snap, to end: Snap
    ) -> (arc: ArcID, cost: UInt32)? {
        let ahead = direct(graph: graph, costs: costs, from: start, to: end, isReversed: false)
        let back = direct(graph: graph, costs: costs, from: start, to: end, isReversed: true)
        guard let ahead, let back else { return ahead ?? back }
        return ahead.cost <= back.cost ? ahead : back
    }

    /// The same in one direction of the edge.
    package static func direct(
        graph: RoadGraph, costs: borrowing ArcCosts, from start: Snap, to end: Snap, isReversed: Bool
    ) -> (arc: ArcID, cost: UInt32)? {
        guard start.edge == end.edge, isPlace(start, in: graph), isPlace(end, in: graph) else { return nil }
        let startFraction = isReversed ? 1 - start.fraction : start.fraction
        let endFraction = isReversed ? 1 - end.fraction : end.fraction
        guard startFraction <= endFraction, let arc = graph.arc(of: start.edge, reversed: isReversed),
            costs.cost(ofArc: arc) < ArcCosts.infinite
        else { return nil }
        let spent =
            costs.cost(ofArc: arc, upTo: endFraction, in: graph)
            - costs.cost(ofArc: arc, upTo: startFraction, in: graph)
        return (arc, spent)
    }

    /// Whether a place lies on this map. A place of another map need not.
    private static func isPlace(_ snap: Snap, in graph: RoadGraph) -> Bool {
        graph.edges.contains(snap.edge) && (0...1).contains(snap.fraction)
    }

    /// Sets the end, and keeps the start.
    ///
    /// A ride that ends on a junction does not turn into any road there: turn restrictions and turn costs do not apply.
    package mutating func setEnd(graph: RoadGraph, costs: borrowing ArcCosts, _ end: Snap) {
        ends.removeAll(keepingCapacity: true)
        direct = nil
        guard SearchEnds.isPlace(end, in: graph) else { return }
        for isReversed in [false, true] {
            let fraction = isReversed ? 1 - end.fraction : end.fraction
            let edge = DirectedEdge(end.edge, isReversed: isReversed)
            let copies = graph.copies(of: graph.tail(of: edge))
            if fraction <= 0 {
                guard let arc = graph.arc(of: end.edge, reversed: isReversed),
                    costs.cost(ofArc: arc) < ArcCosts.infinite
                else { continue }
                for node in copies { ends.append(Endpoint(node: node, cost: 0, arc: arc)) }
                continue
            }
            for node in copies {
                for arc in graph.arcs(from: node) where graph.directedEdge(ofArc: arc) == edge {
                    guard costs.cost(ofArc: arc) < ArcCosts.infinite else { continue }
                    ends.append(
                        Endpoint(node: node, cost: costs.cost(ofArc: arc, upTo: fraction, in: graph), arc: arc))
                }
            }
        }
    }

    /// Sets both ends to known endpoints.
    package mutating func set(
        starts: some Sequence<Endpoint>, ends: ContiguousArray<Endpoint>, direct: (arc: ArcID, cost: UInt32)?
    ) {
        self.starts = ContiguousArray(starts)
        self.ends = ends
        self.direct = direct
    }

    /// Sets both ends to nodes; no arc is ridden in part.
    mutating func set(from start: NodeID, to end: NodeID) {
        starts.removeAll(keepingCapacity: true)
        starts.append(Endpoint(node: start, cost: 0, arc: .missing))
        ends.removeAll(keepingCapacity: true)
        ends.append(Endpoint(node: end, cost: 0, arc: .missing))
        direct = nil
    }

    /// Sets the start, and removes the end.
    ///
    /// A ride that begins on a junction, at the end of the edge, may take any road there: no turn restriction applies to a rider
    /// who has not come along an edge, and the delay at the end of the edge lies behind.
    ///
    /// - Parameter isUnderWay: whether the rider has come along the edge.
    package mutating func setStart(graph: RoadGraph, costs: borrowing ArcCosts, _ start: Snap, isUnderWay: Bool) {
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
                let edge = DirectedEdge(start.edge, isReversed: isReversed)
                starts.append(Endpoint(node: graph.head(of: edge), cost: 0, arc: arc))
                continue
            }
            let before = costs.cost(ofArc: arc, upTo: fraction, in: graph)
            starts.append(Endpoint(node: graph.head(ofArc: arc), cost: cost - before, arc: arc))
        }
    }
}
