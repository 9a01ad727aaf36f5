public import BicycleProfiles
import Geodesy
public import RoadNetwork

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
    /// The sums of all spans are the leg's `cost`. A leg that was not found from a place at rest has no spans, or other sums: one
    /// that a session found under way, the rest of a leg, or one along a planned track.
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
            let (edge, isReversed) = graph.edge(ofArc: ridden.arc)
            func share(_ snap: Snap) -> Double { isReversed ? 1 - snap.fraction : snap.fraction }
            let cost = costs.breakdown(
                ofArc: ridden.arc, from: number == 0 ? share(start) : nil,
                to: number == arcs.count - 1 ? share(end) : nil, in: graph)
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
        return result
    }

    /// What the cost of the whole leg is made of: all of `costSpans(graph:costs:)`.
    ///
    /// - Complexity: O(arcs + length).
    public func costBreakdown(graph: RoadGraph, costs: ArcCosts) -> CostBreakdown {
        costSpans(graph: graph, costs: costs).reduce(into: CostBreakdown()) { $0 += $1.costs }
    }
}
