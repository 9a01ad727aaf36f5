import Randomness
import RoutingTestSupport
import Testing

@testable import BicycleProfiles
@testable import BikeRouting
@testable import MapFileWriting
@testable import PathSearch
@testable import RoadNetwork

/// The slow oracle: Dijkstra's search over the last edges that were travelled, which looks at the rules at each step.
struct HistorySearch {
    private let graph: RoadGraph
    private let start: Snap
    /// Packed edges, each ending where the next begins.
    private let forbidden: [[Int]]
    private let rulesByLast: [Int: [[Int]]]
    private let delayedByLast: [Int: [[Int]]]
    /// What may become a breach, or a turn that is delayed, by one or more edges.
    private let beginnings: Set<[Int]>
    private let costs: ArcCosts
    /// The arcs that remember nothing.
    private var arcs: [Int: Int] = [:]
    private var settled: [[Int]: Int] = [:]
    /// The least cost at which each edge was entered at its start.
    private var edgesEntered: [Int: Int] = [:]
    /// The junctions on which the ride begins.
    private var firstNodes: Set<Int> = []

    init(graph: RoadGraph, costs: ArcCosts, forbidden: [[Int]], delayed: [[Int]], from start: Snap) {
        self.costs = costs
        delayedByLast = Dictionary(grouping: delayed) { $0[$0.count - 1] }
        self.graph = graph
        self.start = start
        self.forbidden = forbidden
        beginnings = Set((forbidden + delayed).flatMap { rule in (1..<max(rule.count, 1)).map { Array(rule[..<$0]) } })
        rulesByLast = Dictionary(grouping: forbidden.filter { $0.count >= 2 }) { $0[$0.count - 1] }
        for packed in 0..<graph.edgeCount * 2 {
            guard let arc = graph.arc(of: packed >> 1, reversed: packed & 1 == 1) else { continue }
            arcs[packed] = arc
        }
        search(from: start)
    }

    func breaksRule(_ edges: [Int]) -> Bool {
        forbidden.contains { rule in
            guard rule.count >= 2, edges.count >= rule.count else { return false }
            return (0...edges.count - rule.count).contains { edges[$0...].starts(with: rule) }
        }
    }

    private func endsInBreach(_ history: [Int]) -> Bool {
        rulesByLast[history[history.count - 1]]?.contains { rule in
            history.count >= rule.count && history[(history.count - rule.count)...].elementsEqual(rule)
        } ?? false
    }

    /// The least cost of each history, forgotten as far as nothing hangs on it, whose last edge was travelled to its end.
    private mutating func search(from start: Snap) {
        var leaving: [Int: [Int]] = [:]
        for edge in 0..<graph.edgeCount {
            for packed in [edge << 1, edge << 1 | 1] where cost(packed) != nil {
                leaving[head(packed ^ 1), default: []].append(packed)
            }
        }
        var open: [[Int]: Int] = [:]
        for packed in [start.edge << 1, start.edge << 1 | 1] {
            guard let whole = cost(packed) else { continue }
            guard start.fraction == (packed & 1 == 1 ? 0 : 1) else {
                open[[packed]] = min(open[[packed]] ?? .max, whole - part(packed, start))
                continue
            }
            // Whose ride begins at the end of the edge has no history.
            firstNodes.insert(head(packed))
            for next in leaving[head(packed)] ?? [] {
                edgesEntered[next] = 0
                if let cost = cost(next) { open[[next]] = cost }
            }
        }
        while let (history, spent) = open.min(by: { $0.value < $1.value }) {
            open[history] = nil
            settled[history] = spent
            for next in leaving[head(history.last ?? 0)] ?? [] where !endsInBreach(history + [next]) {
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

    private func remembered(_ history: [Int]) -> [Int] {
        for start in history.indices.dropLast() where beginnings.contains(Array(history[start...])) {
            return Array(history[start...])
        }
        return Array(history.suffix(1))
    }

    func cost(to end: Snap) -> Int? {
        var best: Int?
        for packed in [end.edge << 1, end.edge << 1 | 1] where cost(packed) != nil {
            if end.fraction == (packed & 1 == 1 ? 1 : 0) {
                // Whose ride ends on the junction turns into no road there.
                let node = head(packed ^ 1)
                for (history, spent) in settled where head(history.last ?? 0) == node {
                    best = min(best ?? .max, spent)
                }
                if firstNodes.contains(node) { best = 0 }
            } else if let spent = edgesEntered[packed] {
                best = min(best ?? .max, spent + part(packed, end))
            }
            if start.edge == end.edge, part(packed, start) <= part(packed, end) {
                best = min(best ?? .max, part(packed, end) - part(packed, start))
            }
        }
        return best
    }

    private func part(_ packed: Int, _ snap: Snap) -> Int {
        let fraction = packed & 1 == 1 ? 1 - snap.fraction : snap.fraction
        return arcs[packed].map { Int(costs.cost(ofArc: $0, upTo: fraction, in: graph)) } ?? 0
    }

    private var delay: Int { Int(1000 * costs.profile.delayAcrossTraffic) }

    private func cost(_ packed: Int) -> Int? { arcs[packed].map { Int(costs.cost(ofArc: $0)) } }

    private func head(_ packed: Int) -> Int {
        let ends = graph.ends(of: packed >> 1)
        return packed & 1 == 1 ? ends.first : ends.last
    }
}
