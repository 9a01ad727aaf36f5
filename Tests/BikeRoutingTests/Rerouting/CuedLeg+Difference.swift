import Geodesy

@testable import BikeRouting

extension RouteLeg {
    private static let tolerance = 1e-6

    /// Whether it rides the same pieces of the same edges.
    func rides(as other: RouteLeg) -> Bool {
        stretches.map(\.edge) == other.stretches.map(\.edge)
            && stretches.map(\.isReversed) == other.stretches.map(\.isReversed)
    }

    /// The first thing in which it differs from another leg on the same way by more than rounding; `nil` for none.
    func difference(from other: RouteLeg) -> String? {
        func near(_ one: Double, _ other: Double) -> Bool { (one - other).magnitude <= RouteLeg.tolerance }
        if start != other.start || end != other.end { return "ends" }
        if cost != other.cost { return "cost \(cost), not \(other.cost)" }
        if line.coordinates != other.line.coordinates { return "line" }
        if !zip(line.distances, other.line.distances).allSatisfy({ near($0, $1) }) { return "distances" }
        if line.distances.count != line.coordinates.count { return "count of distances" }
        if !rides(as: other) { return "stretches" }
        for (one, other) in zip(stretches, other.stretches)
        where !near(one.endsAt, other.endsAt) || !near(one.duration, other.duration) {
            return "stretch \(one), not \(other)"
        }
        return near(duration, other.duration) ? nil : "duration"
    }

    /// The leg made anew of its own arcs.
    func again(on router: borrowing Router) -> RouteLeg? {
        guard let first = arcs.first, let last = arcs.last else { return nil }
        var way = FoundWay(cost: cost, arcs: [], first: nil, last: last.arc)
        if arcs.count > 1 {
            way.first = first.arc
            way.arcs = arcs.dropFirst().dropLast().map { Int($0.arc) }
        }
        return LegAssembly.leg(graph: router.graph, costs: router.costs, from: start, to: end, found: way)
    }
}

extension CuedLeg {
    /// The first cue that differs from what the leg's cues are by more than rounding; `nil` for none.
    func differenceOfCues(in graph: RoadGraph) -> String? {
        func near(_ one: Double?, _ other: Double?) -> Bool {
            guard let one, let other else { return (one == nil) == (other == nil) }
            return (one - other).magnitude <= 1e-6
        }
        let expected = leg.cues(in: graph)
        guard cues.count == expected.count else { return "\(cues.count) cues, not \(expected.count)" }
        for (cue, expected) in zip(cues, expected) {
            var same = cue
            (same.along, same.distance, same.duration) = (expected.along, expected.distance, expected.duration)
            (same.bearingBefore, same.bearingAfter) = (expected.bearingBefore, expected.bearingAfter)
            guard same == expected, near(cue.along, expected.along), near(cue.distance, expected.distance),
                near(cue.duration, expected.duration), near(cue.bearingBefore, expected.bearingBefore),
                near(cue.bearingAfter, expected.bearingAfter)
            else { return "\(cue), not \(expected)" }
        }
        return nil
    }
}
