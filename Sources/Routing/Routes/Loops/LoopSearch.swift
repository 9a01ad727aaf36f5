import Geodesy
import RoadMap

/// Looks for round trips.
///
/// Each candidate is a triangle of three least-cost paths. Roads of the paths before cost three times as much, so that the way
/// back is another one; where two paths still share their ends, the turning point moves back to where they part. A candidate
/// of a wrong length is tried again with turning points nearer or farther. The best by length, repeated roads, quality and
/// direction win.
///
/// Source: Gemsa, Pajor, Wagner and Zündorf, *Efficient computation of jogging routes* (2013), section 4, partial shortest paths.
struct LoopSearch: ~Copyable {
    /// By what share of the length asked for a round trip may be shorter or longer.
    static let greatestError = 0.25

    private let graph: RoadGraph
    private let costs: ArcCosts
    private let start: Snap
    private let request: LoopRequest
    private let anchors: LoopAnchors

    init(graph: RoadGraph, costs: ArcCosts, start: Snap, request: LoopRequest, reach: Reach) {
        (self.graph, self.costs, self.start, self.request) = (graph, costs, start, request)
        anchors = LoopAnchors(reach)
    }

    /// A round trip and how it compares.
    private struct Candidate {
        let loop: Loop
        let edges: [EdgeID: Double]
        /// Less is better.
        let penalty: Double
    }

    /// The best round trips, the best first; fewer than asked for where there are no more that differ.
    borrowing func loops(_ workspace: inout SearchWorkspace) -> [Loop] {
        var candidates: [Candidate] = []
        for middle in 0..<LoopAnchors.sectors {
            if let heading = request.heading {
                let bearing = (Double(middle) + 0.5) * 360 / Double(LoopAnchors.sectors)
                guard Angle.between(heading, bearing) <= 45 else { continue }
            } else if middle % 2 == 1 {
                continue
            }
            guard let candidate = candidate(around: middle, &workspace) else { continue }
            let error = (candidate.loop.route.distance - request.length).magnitude
            if error <= LoopSearch.greatestError * request.length { candidates.append(candidate) }
        }
        candidates.sort { $0.penalty < $1.penalty }
        var chosen: [Candidate] = []
        for candidate in candidates where chosen.count < request.count {
            if chosen.allSatisfy({ shared(candidate, $0) < 0.6 }) { chosen.append(candidate) }
        }
        return chosen.map { $0.loop }
    }

    /// The best of some triangles whose middle lies in a sector.
    private borrowing func candidate(around middle: Int, _ workspace: inout SearchWorkspace) -> Candidate? {
        var best: Candidate?
        // Half of the angle at the start, in sectors: 60° and 90° between the turning points.
        for half in [2, 3] {
            var radius = request.length / 3
            for _ in 0..<3 {
                let anchors = anchors.anchors(at: radius)
                let count = LoopAnchors.sectors
                guard let first = anchors[(middle + count - half) % count],
                    let second = anchors[(middle + half) % count],
                    let candidate = ride(by: first, second, &workspace)
                else { break }
                if candidate.penalty < best?.penalty ?? .infinity { best = candidate }
                let ratio = request.length / candidate.loop.route.distance
                guard abs(ratio - 1) > 0.03, ratio.isFinite else { break }
                radius *= min(max(ratio, 0.5), 1.6)
            }
        }
        return best
    }

    private borrowing func ride(
        by first: LoopAnchors.Anchor, _ second: LoopAnchors.Anchor, _ workspace: inout SearchWorkspace
    ) -> Candidate? {
        var turns = [snap(first.node), snap(second.node)].compactMap { $0 }
        guard turns.count == 2, var legs = legs(by: turns, &workspace) else { return nil }
        for turn in 0..<2 {
            guard let moved = parting(legs[turn], legs[turn + 1]) else { continue }
            turns[turn] = moved
        }
        if let again = self.legs(by: turns, &workspace) { legs = again }
        return judged(legs)
    }

    /// The three paths; `nil` where a place cannot be reached or left.
    private borrowing func legs(by turns: [Snap], _ workspace: inout SearchWorkspace) -> [RouteLeg]? {
        var search = PreparedSearch(graph: graph, costs: costs, method: .aStar)
        var legs: [RouteLeg] = []
        let stops = [start] + turns + [start]
        for (from, to) in zip(stops, stops.dropFirst()) {
            workspace.ends.set(graph: graph, costs: search.costs, from: from, to: to)
            guard let path = search.path(&workspace) else { return nil }
            let leg = LegAssembly.leg(graph: graph, costs: costs, from: from, to: to, found: path)
            legs.append(leg)
            guard legs.count < 3 else { break }
            var costs = search.costs
            for segment in leg.segments {
                for isReversed in [false, true] {
                    for arc in graph.arcs(of: segment.edge, reversed: isReversed) {
                        let cost = self.costs.cost(ofArc: arc)
                        guard cost < ArcCosts.infinite / 3 else { continue }
                        costs.setCost(3 * cost, ofArc: arc)
                    }
                }
            }
            search = search.replacing(costs: costs)
        }
        return legs
    }

    private borrowing func snap(_ node: NodeID) -> Snap? {
        guard let arc = graph.arcs(from: node).first else { return nil }
        let (edge, isReversed) = graph.edge(ofArc: arc)
        return graph.snap(onto: edge, at: isReversed ? 1 : 0)
    }

    /// Where a leg and the next one part that goes back along it; `nil` where it does not.
    private borrowing func parting(_ leg: RouteLeg, _ next: RouteLeg) -> Snap? {
        var shared = 0
        while shared < min(leg.segments.count, next.segments.count) - 1,
            leg.segments[leg.segments.count - 1 - shared].edge == next.segments[shared].edge
        {
            shared += 1
        }
        guard shared > 0 else { return nil }
        let last = leg.segments[leg.segments.count - 1 - shared]
        return graph.snap(onto: last.edge, at: last.isReversed ? 0 : 1)
    }

    private borrowing func judged(_ legs: [RouteLeg]) -> Candidate? {
        let whole = legs[0].joined(to: legs[1]).joined(to: legs[2])
        guard whole.distance > 0, whole.duration > 0 else { return nil }
        var edges: [EdgeID: Double] = [:]
        var (repeated, before, cost) = (0.0, 0.0, 0.0)
        for segment in whole.segments {
            let length = segment.endsAt - before
            if edges[segment.edge] != nil { repeated += length }
            edges[segment.edge] = (edges[segment.edge] ?? 0) + length
            before = segment.endsAt
            if let arc = graph.arc(of: segment.edge, reversed: segment.isReversed) {
                let share = min(length / max(graph.length(of: segment.edge), 0.001), 1)
                cost += Double(costs.cost(ofArc: arc)) * share
            }
        }
        let loop = Loop(
            route: Route(legs: [whole]), repeated: repeated / whole.distance,
            quality: cost > 0 ? min(1000 * whole.duration / cost, 1) : 1)
        var penalty = 3 * abs(whole.distance - request.length) / request.length
        penalty += 2 * loop.repeated + (1 - loop.quality)
        if let heading = request.heading, let farthest = farthest(of: whole) {
            penalty += Angle.between(heading, farthest) / 180
        }
        return Candidate(loop: loop, edges: edges, penalty: penalty)
    }

    /// The bearing of the farthest point of a leg from where it starts.
    private borrowing func farthest(of leg: RouteLeg) -> Double? {
        let here = start.coordinate
        let point = leg.line.coordinates.max { here.distance(to: $0) < here.distance(to: $1) }
        return point.flatMap { here.bearing(to: $0) }
    }

    /// How much of one round trip is on the roads of another.
    private borrowing func shared(_ candidate: Candidate, _ other: Candidate) -> Double {
        var length = 0.0
        for (edge, metres) in candidate.edges where other.edges[edge] != nil { length += metres }
        return length / candidate.loop.route.distance
    }
}
