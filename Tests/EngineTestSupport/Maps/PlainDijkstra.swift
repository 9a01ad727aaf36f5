public import RoadMap

/// The slow oracle: Dijkstra's algorithm as the textbook has it, written against the public graph only and sharing no
/// line with the searches of the module.
public struct PlainDijkstra {
    private let graph: RoadGraph
    private let start: Snap
    private let arcCosts: ArcCosts
    private var costs: [NodeID: Int] = [:]

    /// Searches the whole graph.
    public init(graph: RoadGraph, arcCosts: ArcCosts, from start: Snap) {
        self.graph = graph
        self.start = start
        self.arcCosts = arcCosts
        var open: [NodeID: Int] = [:]
        for reversed in [false, true] {
            guard let arc = graph.arc(of: start.edge, reversed: reversed), isOpen(arc) else { continue }
            let fraction = reversed ? 1 - start.fraction : start.fraction
            // Whose ride begins at the end of the edge has not come along it.
            let node = reversed ? graph.ends(of: start.edge).first : graph.ends(of: start.edge).last
            let (head, rest) = fraction < 1 ? (graph.head(ofArc: arc), whole(arc) - part(arc, fraction)) : (node, 0)
            open[head] = min(rest, open[head] ?? .max)
        }
        var queue = SortedQueue()
        for (node, cost) in open { queue.insert(cost, node) }
        while let (cost, node) = queue.removeFirst() {
            guard costs[node] == nil else { continue }
            costs[node] = cost
            for arc in graph.arcs(from: node) where costs[graph.head(ofArc: arc)] == nil && isOpen(arc) {
                queue.insert(cost + whole(arc), graph.head(ofArc: arc))
            }
        }
    }

    /// The least cost to a place; `nil` where there is no way.
    public func cost(to end: Snap) -> Int? {
        var best: Int?
        for reversed in [false, true] {
            let fraction = reversed ? 1 - end.fraction : end.fraction
            if fraction <= 0, let arc = graph.arc(of: end.edge, reversed: reversed), isOpen(arc) {
                // Whose ride ends on the junction is there, however it was reached.
                let ends = graph.ends(of: end.edge)
                let place = graph.coordinate(ofNode: reversed ? ends.last : ends.first)
                for (node, cost) in costs where graph.coordinate(ofNode: node) == place {
                    best = min(best ?? .max, cost)
                }
            }
            for arc in graph.arcs(of: end.edge, reversed: reversed) where fraction > 0 && isOpen(arc) {
                if let cost = costs[graph.tail(ofArc: arc)] { best = min(best ?? .max, cost + part(arc, fraction)) }
            }
            guard let arc = graph.arc(of: end.edge, reversed: reversed), isOpen(arc) else { continue }
            let startFraction = reversed ? 1 - start.fraction : start.fraction
            if start.edge == end.edge, startFraction <= fraction {
                best = min(best ?? .max, part(arc, fraction) - part(arc, startFraction))
            }
        }
        return best
    }

    /// The least cost to a node; `nil` where there is no way.
    public func cost(toNode node: NodeID) -> Int? { costs[node] }

    private func isOpen(_ arc: ArcID) -> Bool { arcCosts.cost(ofArc: arc) < ArcCosts.infinite }

    private func whole(_ arc: ArcID) -> Int { Int(arcCosts.cost(ofArc: arc)) }

    private func part(_ arc: ArcID, _ fraction: Double) -> Int {
        Int(arcCosts.cost(ofArc: arc, upTo: fraction, in: graph))
    }
}

/// A binary heap of pairs, the plainest that is not quadratic.
private struct SortedQueue {
    private var pairs: [(cost: Int, node: NodeID)] = []

    mutating func insert(_ cost: Int, _ node: NodeID) {
        pairs.append((cost, node))
        var child = pairs.count - 1
        while child > 0, pairs[child] < pairs[(child - 1) / 2] {
            pairs.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func removeFirst() -> (cost: Int, node: NodeID)? {
        guard let first = pairs.first else { return nil }
        pairs.swapAt(0, pairs.count - 1)
        pairs.removeLast()
        var parent = 0
        while true {
            var least = parent
            for child in [parent * 2 + 1, parent * 2 + 2] where child < pairs.count && pairs[child] < pairs[least] {
                least = child
            }
            if least == parent { return first }
            pairs.swapAt(parent, least)
            parent = least
        }
    }
}
