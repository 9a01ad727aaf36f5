import EngineTestSupport
import Support
import Testing

@testable import MapBuilding
@testable import RoadMap
@testable import Routing

/// The slow oracle: Dijkstra's search over the last edges that were travelled, which looks at the rules at each step.
struct HistorySearch {
    private let graph: RoadGraph
    private let start: Snap
    /// Edges, each ending where the next begins.
    private let forbidden: [[DirectedEdge]]
    private let rulesByLast: [DirectedEdge: [[DirectedEdge]]]
    private let delayedByLast: [DirectedEdge: [[DirectedEdge]]]
    /// What may become a breach, or a turn that is delayed, by one or more edges.
    private let beginnings: Set<[DirectedEdge]>
    private let costs: ArcCosts
    /// The arcs that remember nothing.
    private var arcs: [DirectedEdge: ArcID] = [:]
    private var settled: [[DirectedEdge]: Int] = [:]
    /// The least cost at which each edge was entered at its start.
    private var edgesEntered: [DirectedEdge: Int] = [:]
    /// The junctions on which the ride begins.
    private var firstNodes: Set<NodeID> = []

    init(graph: RoadGraph, costs: ArcCosts, forbidden: [[DirectedEdge]], delayed: [[DirectedEdge]], from start: Snap) {
        self.costs = costs
        delayedByLast = Dictionary(grouping: delayed) { $0[$0.count - 1] }
        self.graph = graph
        self.start = start
        self.forbidden = forbidden
        beginnings = Set((forbidden + delayed).flatMap { rule in (1..<max(rule.count, 1)).map { Array(rule[..<$0]) } })
        rulesByLast = Dictionary(grouping: forbidden.filter { $0.count >= 2 }) { $0[$0.count - 1] }
        for edge in graph.edges.flatMap(HistorySearch.directions) {
            guard let arc = graph.arc(of: edge.edge, reversed: edge.isReversed) else { continue }
            arcs[edge] = arc
        }
        search(from: start)
    }

    func breaksRule(_ edges: [DirectedEdge]) -> Bool {
        forbidden.contains { rule in
            guard rule.count >= 2, edges.count >= rule.count else { return false }
            return (0...edges.count - rule.count).contains { edges[$0...].starts(with: rule) }
        }
    }

    private func endsInBreach(_ history: [DirectedEdge]) -> Bool {
        rulesByLast[history[history.count - 1]]?.contains { rule in
            history.count >= rule.count && history[(history.count - rule.count)...].elementsEqual(rule)
        } ?? false
    }

    /// The least cost of each history, forgotten as far as nothing hangs on it, whose last edge was travelled to its end.
    private mutating func search(from start: Snap) {
        var leaving: [NodeID: [DirectedEdge]] = [:]
        for edge in graph.edges.flatMap(HistorySearch.directions) where cost(edge) != nil {
            leaving[graph.tail(of: edge), default: []].append(edge)
        }
        var open: [[DirectedEdge]: Int] = [:]
        for edge in HistorySearch.directions(start.edge) {
            guard let whole = cost(edge) else { continue }
            guard start.fraction == (edge.isReversed ? 0 : 1) else {
                open[[edge]] = min(open[[edge]] ?? .max, whole - part(edge, start))
                continue
            }
            // Whose ride begins at the end of the edge has no history.
            firstNodes.insert(graph.head(of: edge))
            for next in leaving[graph.head(of: edge)] ?? [] {
                edgesEntered[next] = 0
                if let cost = cost(next) { open[[next]] = cost }
            }
        }
        while let (history, spent) = open.min(by: { $0.value < $1.value }) {
            open[history] = nil
            settled[history] = spent
            for next in head(history).flatMap({ leaving[$0] }) ?? [] where !endsInBreach(history + [next]) {
                let whole = history + [next]
                let isDelayed = (delayedByLast[next] ?? []).contains { whole.suffix($0.count).elementsEqual($0) }
                let turned = spent + (isDelayed ? delay : 0)
                edgesEntered[next] = min(edgesEntered[next] ?? .max, turned)
                let longer = remembered(whole)
                guard settled[longer] == nil, let cost = cost(next) else { continue }
                open[longer] = min(open[longer] ?? .max, turned + cost)
            }
        }
    }

    private func remembered(_ history: [DirectedEdge]) -> [DirectedEdge] {
        for start in history.indices.dropLast() where beginnings.contains(Array(history[start...])) {
            return Array(history[start...])
        }
        return Array(history.suffix(1))
    }

    func cost(to end: Snap) -> Int? {
        var best: Int?
        for edge in HistorySearch.directions(end.edge) where cost(edge) != nil {
            if end.fraction == (edge.isReversed ? 1 : 0) {
                // Whose ride ends on the junction turns into no road there.
                let node = graph.tail(of: edge)
                for (history, spent) in settled where head(history) == node {
                    best = min(best ?? .max, spent)
                }
                if firstNodes.contains(node) { best = 0 }
            } else if let spent = edgesEntered[edge] {
                best = min(best ?? .max, spent + part(edge, end))
            }
            if start.edge == end.edge, part(edge, start) <= part(edge, end) {
                best = min(best ?? .max, part(edge, end) - part(edge, start))
            }
        }
        return best
    }

    private func part(_ edge: DirectedEdge, _ snap: Snap) -> Int {
        let fraction = edge.isReversed ? 1 - snap.fraction : snap.fraction
        return arcs[edge].map { Int(costs.cost(ofArc: $0, upTo: fraction, in: graph)) } ?? 0
    }

    private var delay: Int { Int(1000 * costs.profile.delayAcrossTraffic) }

    private func cost(_ edge: DirectedEdge) -> Int? { arcs[edge].map { Int(costs.cost(ofArc: $0)) } }

    private func head(_ history: [DirectedEdge]) -> NodeID? { history.last.map { graph.head(of: $0) } }

    private static func directions(_ edge: EdgeID) -> [DirectedEdge] {
        [false, true].map { DirectedEdge(edge, isReversed: $0) }
    }
}
