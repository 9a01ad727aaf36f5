import Geodesy

@testable import RoadMap
@testable import Routing

extension RouteLeg {
    private static let tolerance = 1e-6

    /// Whether it rides the same pieces of the same edges.
    func rides(as other: RouteLeg) -> Bool {
        segments.map(\.edge) == other.segments.map(\.edge)
            && segments.map(\.isReversed) == other.segments.map(\.isReversed)
    }

    /// The first thing in which it differs from another leg on the same way by more than rounding; `nil` for none.
    func difference(from other: RouteLeg) -> String? {
        func near(_ one: Double, _ other: Double) -> Bool { (one - other).magnitude <= RouteLeg.tolerance }
        if start != other.start || end != other.end { return "ends" }
        if cost != other.cost { return "cost \(cost), not \(other.cost)" }
        if line.coordinates != other.line.coordinates { return "line" }
        if !zip(line.distances, other.line.distances).allSatisfy({ near($0, $1) }) { return "distances" }
        if line.distances.count != line.coordinates.count { return "count of distances" }
        if !rides(as: other) { return "segments" }
        for (one, other) in zip(segments, other.segments)
        where !near(one.endsAt, other.endsAt) || !near(one.duration, other.duration) {
            return "segment \(one), not \(other)"
        }
        return near(duration, other.duration) ? nil : "duration"
    }

    /// The leg made anew of its own arcs.
    func again(on router: borrowing Router) -> RouteLeg? {
        guard let first = arcs.first, let last = arcs.last else { return nil }
        var path = FoundPath(cost: cost, arcs: [], first: nil, last: last.arc)
        if arcs.count > 1 {
            path.first = first.arc
            path.arcs = arcs.dropFirst().dropLast().map(\.arc)
        }
        return LegAssembly.leg(graph: router.graph, costs: router.costs, from: start, to: end, found: path)
    }
}
