import RoadMap

/// The least-cost paths without U-turns from a place to each of some passages.
///
/// Dijkstra's search with up to two labels a node: the cheapest one, and the cheapest one that arrives by another arc. The first
/// may leave by every arc except the one back; the second serves that one arc. A third label could never be better. U-turns are
/// allowed only at dead ends.
///
/// Source: the idea is that of Kirby and Potts, *The minimum route problem for networks with turn penalties and
/// prohibitions* (1969), for the one turn that is forbidden everywhere.
struct OnwardSearch {
    /// The paths found, one for each passage.
    private(set) var paths: [FoundPath?] = []

    private struct Label {
        var cost: UInt32
        var node: NodeID
        var arc: ArcID
        var parent: UInt32
    }

    /// A last arc, of which a part is ridden to a passage.
    private struct LastArc {
        var endpoint: SearchEnds.Endpoint
        var passage: Int
    }

    /// A passage as reached from a label by a last arc.
    private struct Arrival {
        var cost: UInt32
        var label: UInt32
        var last: ArcID
    }

    private static let none = UInt32.max
    private let graph: RoadGraph
    private let costs: ArcCosts
    private var labels: ContiguousArray<Label> = []
    /// The edge of each node's first settled label, and whether there is a second one.
    private var first: ContiguousArray<DirectedEdge>
    private var isDone: ContiguousArray<Bool>
    private var found: [Arrival?]

    /// Searches on from a start, in one direction of its edge or, where none is said, in both.
    ///
    /// - Complexity: O((nodes + arcs) log nodes).
    package init(
        graph: RoadGraph, costs: ArcCosts, from start: Snap, isReversed: Bool?, to passages: [Passage],
        workspace: inout SearchWorkspace
    ) {
        self.graph = graph
        self.costs = costs
        first = ContiguousArray(repeating: .missing, count: graph.nodeCount)
        isDone = ContiguousArray(repeating: false, count: graph.nodeCount)
        found = Array(repeating: nil, count: passages.count)
        var lastArcs: [LastArc] = []
        for (number, passage) in passages.enumerated() {
            workspace.ends.setEnd(graph: graph, costs: costs, passage.snap)
            for endpoint in workspace.ends.ends
            where graph.edge(ofArc: endpoint.arc).isReversed == passage.isReversed {
                lastArcs.append(LastArc(endpoint: endpoint, passage: number))
            }
        }
        workspace.ends.setStart(graph: graph, costs: costs, start, isUnderWay: isReversed != nil)
        workspace.begin()
        for endpoint in workspace.ends.starts
        where isReversed == nil || graph.edge(ofArc: endpoint.arc).isReversed == isReversed {
            push(
                Label(cost: endpoint.cost, node: endpoint.node, arc: endpoint.arc, parent: OnwardSearch.none),
                &workspace.forward.heap)
        }
        run(lastArcs, &workspace.forward.heap)
        workspace.settledNodes = isDone.count { $0 }
        paths = found.map { path($0) }
        for (number, passage) in passages.enumerated() where isReversed == nil || isReversed == passage.isReversed {
            rideStraight(from: start, to: passage, number)
        }
    }

    private mutating func push(_ label: Label, _ heap: inout KeyHeap) {
        guard label.cost < ArcCosts.infinite else { return }
        heap.push(key: label.cost, number: UInt32(labels.count))
        labels.append(label)
    }

    private mutating func run(_ lastArcs: [LastArc], _ heap: inout KeyHeap) {
        while let (cost, number) = heap.pop() {
            if found.allSatisfy({ $0.map { $0.cost <= cost } ?? false }) { return }
            let node = labels[Int(number)].node
            let entered = graph.directedEdge(ofArc: labels[Int(number)].arc)
            guard !isDone[node.index], first[node.index] != entered else { continue }
            let back = entered.opposite
            let open = graph.arcs(from: node).filter { costs.cost(ofArc: $0) < ArcCosts.infinite }
            let isDeadEnd = open.allSatisfy { graph.directedEdge(ofArc: $0) == back }
            // The second label has only the arc left that was the way back of the first.
            let onlyEdge = first[node.index] == .missing ? nil : first[node.index].opposite
            if onlyEdge != nil || isDeadEnd { isDone[node.index] = true }
            if onlyEdge == nil { first[node.index] = entered }
            func isOpen(_ arc: ArcID) -> Bool {
                let edge = graph.directedEdge(ofArc: arc)
                if let onlyEdge { return edge == onlyEdge }
                return isDeadEnd || edge != back
            }
            for last in lastArcs
            where last.endpoint.node == node && isOpen(last.endpoint.arc) {
                finish(last, cost &+ last.endpoint.cost, number)
            }
            for arc in open where isOpen(arc) {
                let next = cost &+ costs.cost(ofArc: arc)
                push(
                    Label(cost: next, node: graph.head(ofArc: arc), arc: arc, parent: number), &heap)
            }
        }
    }

    private mutating func finish(_ last: LastArc, _ cost: UInt32, _ label: UInt32) {
        guard cost < found[last.passage]?.cost ?? ArcCosts.infinite else { return }
        found[last.passage] = Arrival(cost: cost, label: label, last: last.endpoint.arc)
    }

    private func path(_ found: Arrival?) -> FoundPath? {
        guard let found else { return nil }
        var arcs: [ArcID] = []
        var number = found.label
        while number != OnwardSearch.none {
            arcs.append(labels[Int(number)].arc)
            number = labels[Int(number)].parent
        }
        let entered = arcs.removeLast()
        return FoundPath(cost: found.cost, arcs: arcs.reversed(), first: entered, last: found.last)
    }

    /// Takes the path along the edge that both ends share, where that is cheaper.
    private mutating func rideStraight(from start: Snap, to passage: Passage, _ number: Int) {
        let (end, isReversed) = (passage.snap, passage.isReversed)
        guard start.edge == end.edge, let arc = graph.arc(of: start.edge, reversed: isReversed),
            costs.cost(ofArc: arc) < ArcCosts.infinite
        else { return }
        let (from, to) = isReversed ? (1 - start.fraction, 1 - end.fraction) : (start.fraction, end.fraction)
        guard from <= to else { return }
        let cost = costs.cost(ofArc: arc, upTo: to, in: graph) - costs.cost(ofArc: arc, upTo: from, in: graph)
        guard cost < paths[number]?.cost ?? ArcCosts.infinite else { return }
        paths[number] = FoundPath(cost: cost, arcs: [], first: nil, last: arc)
    }
}
