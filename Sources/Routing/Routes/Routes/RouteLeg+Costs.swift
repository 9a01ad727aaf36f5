import Geodesy
public import RoadMap

extension RouteLeg {
    /// A part of a leg on roads of one name, and what it costs.
    public struct CostSpan: Sendable, Hashable {
        /// The name; `nil` for roads without one.
        public var name: String?
        /// Metres.
        public var distance: Double
        /// What it costs, in seconds. Delays at a junction belong to the road that leads there, turns to the road turned into.
        public var costs: CostBreakdown
    }

    /// What the cost of the leg is made of, by the names of the roads ridden, in order: the spans of `streetSpans(graph:)`.
    ///
    ///     for span in leg.costSpans(graph: router.graph, costs: router.costs) {
    ///         print(span.name ?? "", span.distance, span.costs[.traffic], span.costs.sum)
    ///     }
    ///
    /// The sums of all spans are the leg's `cost`. There are none for a leg that no single search has found: a round trip, the rest of a
    /// leg, one along a planned track.
    ///
    /// - Parameters:
    ///   - graph: the map that the leg was found on.
    ///   - costs: those that it was found with.
    /// - Complexity: O(arcs + length).
    public func costSpans(graph: RoadGraph, costs: ArcCosts) -> [CostSpan] {
        var result: [CostSpan] = []
        // What has no length is no span: its cost goes to the span before, or at the start to the first.
        var unplaced = CostBreakdown()
        var before = 0.0
        for (number, ridden) in arcs.enumerated() {
            let edge = graph.edge(ofArc: ridden.arc).edge
            let cost = breakdown(ofArcAt: number, graph: graph, costs: costs)
            let endsAt = ridden.points > 0 ? line.distances[Int(ridden.points) - 1] : 0
            let distance = endsAt - before
            before = endsAt
            let name = graph.name(of: edge)
            if let last = result.last, last.name == name || distance <= 0 {
                result[result.count - 1].distance += distance
                result[result.count - 1].costs += cost
            } else if distance > 0 {
                result.append(CostSpan(name: name, distance: distance, costs: cost))
                result[0].costs += unplaced
                unplaced = CostBreakdown()
            } else {
                unplaced += cost
            }
        }
        addDelayAtStart(to: &result, graph: graph, costs: costs)
        return result
    }

    private func breakdown(ofArcAt number: Int, graph: RoadGraph, costs: ArcCosts) -> CostBreakdown {
        let arc = arcs[number].arc
        let isReversed = graph.edge(ofArc: arc).isReversed
        func share(_ snap: Snap) -> Double { isReversed ? 1 - snap.fraction : snap.fraction }
        return costs.breakdown(
            ofArc: arc, from: number == 0 ? share(start) : nil, to: number == arcs.count - 1 ? share(end) : nil,
            in: graph)
    }

    /// Who comes along the first arc to a stop at its end, and rides on without turning back, waits there too: the leg costs more by
    /// what one loses there.
    private func addDelayAtStart(to spans: inout [CostSpan], graph: RoadGraph, costs: ArcCosts) {
        guard let first = arcs.first?.arc, !spans.isEmpty else { return }
        let missing = Double(cost) / 1000 - spans.reduce(0) { $0 + $1.costs.sum }
        guard missing > 0.0005 else { return }
        let delay = costs.breakdown(ofArc: first, from: 0.5, to: nil, in: graph).delays
        if abs(delay.sum - missing) < 0.0005 { spans[0].costs += delay }
    }

    /// What the cost of the whole leg is made of: all of `costSpans(graph:costs:)`.
    ///
    /// - Complexity: O(arcs + length).
    public func costBreakdown(graph: RoadGraph, costs: ArcCosts) -> CostBreakdown {
        costSpans(graph: graph, costs: costs).reduce(into: CostBreakdown()) { $0 += $1.costs }
    }
}
