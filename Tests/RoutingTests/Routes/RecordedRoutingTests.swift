import EngineTestSupport
import Geodesy
import Support
import TestSupport
import Testing

@testable import RoadMap
@testable import Routing

/// Rides through networks that have everything in them, as they were recorded.
@Suite("Routing as it was recorded")
struct RecordedRoutingTests {
    private func written(_ place: Coordinate) -> String { "\(place.longitude.written(5)) \(place.latitude.written(5))" }

    private func written(_ leg: RouteLeg, _ router: borrowing Router) -> String {
        let graph = router.graph
        let costs = leg.costBreakdown(graph: graph, costs: router.costs)
        let parts = CostPart.allCases.filter { costs[$0].magnitude > 0.05 }.map { "\($0) \(costs[$0].written())" }
        let lasting = [-1, 0, 0.3, 0.7, 1].map { leg.remainingDuration(at: $0 * leg.distance).written() }
        let rides = leg.segments.indices.map { number in
            let (segment, part) = (leg.segments[number], leg.part(ofSegment: number))
            return "\(segment.edge.rawValue)\(segment.isReversed ? "-" : "+")"
                + " \(part.lowerBound.written(3))…\(part.upperBound.written(3)) \(segment.endsAt.written())"
                + " \(segment.duration.written())"
        }
        let ways = leg.waySegments(graph: graph).map {
            "\($0.way) \($0.name ?? "–") \($0.distance.written()) \($0.duration.written()) \(($0.ascent ?? -1).written())"
                + " \(($0.descent ?? -1).written()) \(($0.steepest ?? -1).written(3))"
        }
        let streets = leg.streetSpans(graph: graph).map { "\($0.name ?? "–") \($0.distance.written())" }
        return
            "\(leg.cost) \(leg.duration.written()) s \(leg.distance.written()) m, left \(lasting.joined(separator: " "))"
            + ", \(parts.joined(separator: " ")), \(elevation(leg, graph)),"
            + " \(Recording.digest(rides)) \(Recording.digest(ways)) \(Recording.digest(streets))"
            + " \(Recording.digest(leg.line.coordinates.map(written)))"
    }

    private func elevation(_ leg: RouteLeg, _ graph: RoadGraph) -> String {
        guard let profile = leg.elevation(graph: graph) else { return "no heights" }
        let middle = profile.part(from: 0.25 * leg.distance, to: 0.6 * leg.distance)
        func about(_ profile: ElevationProfile) -> String {
            "\(profile.ascent.written()) \(profile.descent.written()) \(profile.steepest.written(3)) \(profile.knownPercent)"
                + " \(profile.range.lowerBound.written())…\(profile.range.upperBound.written()) \(profile.gaps.count)"
                + " \(profile.knownParts.count) \((profile.steepestSegment?.range.lowerBound ?? -1).written())"
        }
        return
            "\(about(profile)) | \(about(middle)) | \(profile.heights(5).map { $0.written() }.joined(separator: " "))"
            + " \(profile.height(at: leg.distance / 3).written()) \((leg.work(graph: graph, profile: .city) ?? -1).written(0))"
    }

    @Test("legs, and what is said of them", arguments: [1, 2] as [UInt64])
    func legs(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 150, seed: seed)
        var generator = SeededGenerator(seed: seed)
        var lines: [String] = []
        for profile in BicycleProfile.named {
            var router = Router(graph: graph, profile: profile)
            for _ in 0..<9 {
                let start = RandomNetwork.snap(in: graph, using: &generator)
                let end = RandomNetwork.snap(in: graph, using: &generator)
                guard let leg = router.leg(from: start, to: end) else {
                    lines.append("no way")
                    continue
                }
                lines.append(written(leg, router))
                let along = 0.4 * leg.distance
                if let place = leg.line.coordinate(at: along), let snap = graph.snap(near: place, within: 50) {
                    let rest = leg.rest(from: along, start: snap)
                    lines.append("  rest \(written(rest, router))")
                    if let back = router.leg(from: leg.end, to: leg.start) {
                        lines.append("  there and back \(written(leg.joined(to: back), router))")
                    }
                }
            }
        }
        let difference = try Recording("legs-\(seed)").difference(from: lines)
        #expect(difference == nil)
    }

    @Test("alternatives, round trips and what is in reach", arguments: [1, 2] as [UInt64])
    func others(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 400, seed: seed)
        var generator = SeededGenerator(seed: seed &+ 50)
        var router = Router(graph: graph)
        var lines: [String] = []
        for number in 0..<12 {
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let end = RandomNetwork.snap(in: graph, using: &generator)
            let rules = AlternativeRules(
                sharing: [0.8, 0.95][number % 2], segment: [0.25, 0.1][number / 2 % 2],
                optimality: [0.25, 0.6][number / 4 % 2])
            let legs = router.alternatives(from: start, to: end, limit: 3, rules: rules)
            lines += ["\(legs.count) alternatives"] + legs.map { written($0, router) }
            let loops = router.loops(
                from: start,
                LoopRequest(length: [800, 2_000, 5_000][number % 3], heading: number % 2 == 0 ? nil : 120, count: 2))
            lines += loops.map { loop in
                "loop \(loop.repeated.written(4)) \(loop.quality.written(4)) \(loop.route.distance.written())"
                    + " \(Recording.digest(loop.route.coordinates.map(written)))"
            }
            let measure: Reach.Measure = number % 2 == 0 ? .duration : .distance
            let limit = number % 2 == 0 ? 200.0 : 900
            let reach = router.reach(from: start, within: limit, by: measure)
            for share in [0.2, 0.6, 1] {
                let pieces = reach.pieces(within: share * limit).map {
                    "\($0.edge.rawValue) \($0.part.lowerBound.written(4))…\($0.part.upperBound.written(4))"
                }
                lines.append("reach \(pieces.count) pieces \(Recording.digest(pieces))")
            }
            for area in reach.areas(within: [0.5 * limit, limit, -1], resolution: [20, 45][number % 2]) {
                let rings = area.polygons.flatMap { $0 }
                lines.append(
                    "area \(area.limit.written()) \(area.polygons.map(\.count)) \(rings.map(\.count))"
                        + " \(Recording.digest(rings.flatMap { $0.map(written) }))")
            }
        }
        let difference = try Recording("other-routes-\(seed)").difference(from: lines)
        #expect(difference == nil)
    }

    @Test("onward routes, many at once, and routes to an old target", arguments: [1, 2] as [UInt64])
    func further(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 250, seed: seed)
        var generator = SeededGenerator(seed: seed &+ 90)
        var lines: [String] = []
        for method in [SearchMethod.aStar, .contractionHierarchy] {
            var router = Router(graph: graph, method: method)
            func snap() -> Snap { RandomNetwork.snap(in: graph, using: &generator) }
            for _ in 0..<15 {
                let stops = (0..<3).map { _ in snap().coordinate }
                if let route = try? router.route(onwardThrough: stops) {
                    lines.append("onward \(route.cost)")
                    lines += route.legs.map { written($0, router) }
                } else {
                    lines.append("no onward route")
                }
            }
            let stops = (0..<6).map { _ in snap() }
            for row in router.measures(from: stops, to: stops) {
                lines.append(
                    row.map { $0.map { "\($0.cost) \($0.distance.written()) \($0.duration.written())" } ?? "–" }.joined(
                        separator: ", "))
            }
            lines.append(router.costs(from: stops[0], to: stops).map { "\($0 ?? 0)" }.joined(separator: " "))
            for _ in 0..<8 {
                var tree = TargetSearchTree(to: snap())
                var leg = router.leg(from: [StartCandidate(snap())], toward: &tree)
                for turn in 0..<5 {
                    guard let before = leg, !before.leg.segments.isEmpty else { break }
                    lines.append("\(turn): \(written(before.leg, router))")
                    let edges = before.leg.segments
                    let penalties = edges.prefix(turn).map {
                        RoadPenalty(edge: $0.edge, isReversed: $0.isReversed, cost: UInt32(20_000 * turn))
                    }
                    let place = edges[edges.count / 2]
                    let starts = [
                        StartCandidate(
                            graph.snap(onto: place.edge, at: 0.5), isReversed: turn % 2 == 0 ? place.isReversed : nil,
                            turningRound: 5_000, extraCost: 1_000), StartCandidate(snap(), extraCost: 60_000),
                    ]
                    leg = router.leg(from: starts, toward: &tree, replacing: before, avoiding: penalties)
                }
            }
        }
        let difference = try Recording("further-routes-\(seed)").difference(from: lines)
        #expect(difference == nil)
    }

    @Test("routes at a time, and what changes on the way", arguments: [1, 2, 3] as [UInt64])
    func timed(seed: UInt64) throws {
        let whole = try RoadGraph(bytes: RandomNetwork.timed(nodes: 150, seed: seed).bytes)
        var generator = SeededGenerator(seed: seed)
        var lines: [String] = []
        for text in ["2026-06-01T06:55", "2026-06-06T09:50", "2026-12-26T21:58", "2026-11-01T00:00+01:00"] {
            let graph = whole.departing(at: try #require(LocalTime(text)))
            lines.append("\(text): \(graph.closedArcs.count) closed")
            var router = Router(graph: graph)
            for _ in 0..<20 {
                let start = RandomNetwork.snap(in: graph, using: &generator)
                let end = RandomNetwork.snap(in: graph, using: &generator)
                guard let leg = router.leg(from: start, to: end) else { continue }
                let changes = Route(legs: [leg]).timeChanges(on: graph).map {
                    "\($0.edge.rawValue) \($0.isClosed) \($0.time) \($0.arrival.written())"
                }
                lines.append("\(leg.cost) \(leg.distance.written()) " + changes.joined(separator: ", "))
            }
        }
        let difference = try Recording("timed-routes-\(seed)").difference(from: lines)
        #expect(difference == nil)
    }
}
