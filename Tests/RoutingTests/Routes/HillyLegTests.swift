import EngineTestSupport
import Geodesy
import MapBuilding
import Support
import Testing

@testable import RoadMap

@testable import Routing

@Suite("Parts of edges on hills")
struct HillyLegTests {
    /// A road of 11 km to the east, 8 % up in its first half and level in its second; at its ends 100 m of level road.
    private static func hill() throws -> RoadGraph {
        var builder = RoadNetworkBuilder()
        let places = [-9_000, 0, 1_000_000, 1_009_000]
        let nodes = places.map { builder.addNode(FixedCoordinate(longitude: Int32($0), latitude: 0)) }
        for (first, last) in zip(nodes, nodes.dropFirst()) {
            builder.addEdge(
                from: first, to: last, attributes: EdgeAttributes(roadClass: .residential), way: Int64(first) + 1)
        }
        let metres = 111_319.49
        return try RoadGraph(
            bytes: builder.finish(
                metadata: MapMetadata(attribution: "nobody"),
                terrain: Terrain { min(max($0.longitude, 0), 0.05) * metres * 0.08 }))
    }

    @Test("edges without heights are gaps of the leg and of the route, merged where they follow one another")
    func gaps() throws {
        var builder = RoadNetworkBuilder()
        let nodes = (0...5).map { builder.addNode(FixedCoordinate(longitude: Int32($0) * 20_000, latitude: 0)) }
        for (first, last) in zip(nodes, nodes.dropFirst()) {
            builder.addEdge(
                from: first, to: last, attributes: EdgeAttributes(roadClass: .residential), way: Int64(first) + 1)
        }
        // Unknown at one node, so that the edges at both sides have none.
        let graph = try RoadGraph(
            bytes: builder.finish(
                metadata: MapMetadata(attribution: "nobody"),
                terrain: Terrain { abs($0.longitude - 0.006) < 0.0005 ? nil : 100 + $0.longitude * 1000 }))
        var router = Router(graph: graph)
        let route = try router.route(through: [Self.at(0), Self.at(0.003), Self.at(0.01)])
        let profile = try #require(route.elevation(graph: graph))
        let step = route.distance / 5
        #expect(profile.gaps.count == 1 && abs(profile.gaps[0].lowerBound - 2 * step) < 0.1)
        #expect(abs(profile.gaps[0].upperBound - 4 * step) < 0.1 && profile.knownPercent == 60)
        #expect(abs(profile.length - route.distance) < 0.1)
        let ways = route.legs.flatMap { $0.waySegments(graph: graph) }
        #expect(ways.contains { $0.ascent == nil } && ways.contains { $0.ascent != nil })
        let unknown = try router.route(through: [Self.at(0.005), Self.at(0.007)])
        #expect(unknown.elevation(graph: graph) == nil)
    }

    private static func at(_ longitude: Double) -> Coordinate { Coordinate(longitude: longitude, latitude: 0) }

    private static func leg(_ router: inout Router, _ start: Snap, _ end: Snap) throws -> RouteLeg {
        let leg = router.leg(from: start, to: end)
        return try #require(leg)
    }

    @Test("the climbing half of an edge takes as long as the model says, and so does the level half")
    func halves() throws {
        let graph = try Self.hill()
        var router = Router(graph: graph)
        let middle = try router.snap(Self.at(0.05))
        let (west, east) = (try router.snap(Self.at(-0.0005)), try router.snap(Self.at(0.1005)))
        let up = try Self.leg(&router, west, middle)
        let on = try Self.leg(&router, middle, east)
        let level = BicycleProfile.city.riding(.residential).speed
        let climbing = BicycleProfile.city.hills.speed(
            onGrade: 0.08, level: level, fastest: BicycleProfile.city.fastestSpeed)
        let half = graph.length(of: middle.edge) / 2
        #expect(abs(up.segments[1].duration / (half / climbing) - 1) < 0.02, "\(up.segments)")
        #expect(abs(on.segments[0].duration / (half / level) - 1) < 0.02, "\(on.segments)")
        // Without a search on the edge itself, in a table, and back.
        let measures = router.measures(from: west, to: [middle, east])
        #expect(abs((measures[0]?.duration ?? 0) - up.duration) < 0.01)
        #expect(abs((measures[1]?.duration ?? 0) - up.duration - on.duration) < 0.01)
        let down = try Self.leg(&router, middle, west)
        #expect(down.duration < up.duration / 2)
        #expect(up.cost > 2 * on.cost)
    }

    @Test("what is left of a leg within an edge is what a leg from there takes")
    func remaining() throws {
        let graph = try Self.hill()
        var router = Router(graph: graph)
        let leg = try Self.leg(&router, try router.snap(Self.at(0.01)), try router.snap(Self.at(0.1005)))
        let planned = RouteLeg(
            along: leg.segments, line: leg.line, from: leg.start, to: leg.end, graph: graph, costs: router.costs)
        for longitude in [0.0101, 0.03, 0.05, 0.07, 0.0999, 0.1003] {
            let start = try router.snap(Self.at(longitude))
            let rest = try Self.leg(&router, start, leg.end)
            let along = leg.distance - rest.distance
            #expect(abs(leg.remainingDuration(at: along) - rest.duration) < 0.5, "\(longitude)")
            #expect(abs(planned.remainingDuration(at: along) - rest.duration) < 0.5, "\(longitude)")
            let cut = leg.rest(from: along, start: start)
            #expect(abs(cut.duration - rest.duration) < 0.5)
            let later = cut.distance / 2
            #expect(abs(cut.remainingDuration(at: later) - leg.remainingDuration(at: along + later)) < 0.5)
            let before = try Self.leg(&router, leg.start, start)
            let joined = before.joined(to: cut)
            #expect(abs(joined.remainingDuration(at: along / 2) - leg.remainingDuration(at: along / 2)) < 0.5)
            #expect(abs(joined.remainingDuration(at: along + later) - leg.remainingDuration(at: along + later)) < 0.5)
        }
    }

    @Test("what is reached within a time ends where a leg of that time does")
    func reach() throws {
        let graph = try Self.hill()
        var router = Router(graph: graph)
        let start = try router.snap(Self.at(0.02))
        for limit in [300.0, 900, 1500, 2100] {
            let reach = router.reach(from: start, within: limit, by: .duration)
            let piece = try #require(reach.pieces(within: limit).last { $0.edge == start.edge })
            let end = try Self.leg(&router, start, graph.snap(onto: start.edge, at: piece.part.upperBound))
            #expect(piece.part.upperBound == 1 || abs(end.duration - limit) < 0.5, "\(limit) \(end.duration)")
        }
    }

    @Test("costs up to a place on an arc grow from nothing to all, and time does", arguments: [1, 5, 11] as [UInt64])
    func monotone(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 150, seed: seed)
        var uneven = 0
        for profile in [BicycleProfile.city, .flat, .fast] {
            let costs = ArcCosts(graph: graph, profile: profile)
            for arc in graph.arcs {
                let (edge, isReversed) = graph.edge(ofArc: arc)
                let parts = (0...16).map { costs.cost(ofArc: arc, upTo: Double($0) / 16, in: graph) }
                #expect(zip(parts, parts.dropFirst()).allSatisfy { $0 <= $1 })
                #expect(parts[16] <= costs.cost(ofArc: arc))
                let whole = costs.pace(on: edge, isReversed: isReversed, in: graph)
                let halves = [0...0.3, 0.3...1].map { part in
                    costs.pace(on: edge, isReversed: isReversed, part: part, in: graph)
                        * (part.upperBound - part.lowerBound)
                }
                #expect(abs((halves[0] + halves[1]) / whole - 1) < 1e-9)
                guard graph.length(of: edge) > 0 else { continue }
                let seconds = graph.length(of: edge) * halves[0]
                let share = costs.share(ofEdge: edge, isReversed: isReversed, from: 0, after: seconds, in: graph)
                #expect(abs(share - 0.3) < 1e-6, "\(profile.name), seed \(seed), \(edge)")
                if abs(halves[0] / whole - 0.3) > 0.05 { uneven += 1 }
            }
        }
        #expect(uneven > 20)
    }

    @Test("the work of a climb is what lifts rider and bicycle, and what rolling and air take")
    func work() throws {
        let graph = try Self.hill()
        var router = Router(graph: graph)
        let (foot, top) = (try router.snap(Self.at(0.0001)), try router.snap(Self.at(0.0499)))
        let up = try #require(try Self.leg(&router, foot, top).work(graph: graph, profile: .city))
        let hills = HillModel()
        let metres = 0.0498 * 111_319.49
        let lifting = hills.mass * 9.81 * metres * 0.08
        let rolling = hills.mass * 9.81 * hills.rollingResistance * metres
        #expect(up > 0.98 * (lifting + rolling) && up < 1.1 * (lifting + rolling), "\(up) \(lifting) \(rolling)")
        let down = try Self.leg(&router, top, foot).work(graph: graph, profile: .city)
        #expect(down == 0)
        let on = try Self.leg(&router, try router.snap(Self.at(0.051)), try router.snap(Self.at(0.099)))
        let speed = BicycleProfile.city.riding(.residential).speed
        let expected = hills.power(atLevelSpeed: speed) / speed * on.distance
        #expect(abs(try #require(on.work(graph: graph, profile: .city)) / expected - 1) < 0.02)
        #expect(on.work(graph: try RandomNetwork.graph(nodes: 20, seed: 2), profile: .city) == nil)
    }

    @Test("ways tell what is climbed on them, and together as much as the leg")
    func ways() throws {
        let graph = try Self.hill()
        var router = Router(graph: graph)
        let leg = try Self.leg(&router, try router.snap(Self.at(-0.0005)), try router.snap(Self.at(0.1005)))
        let ways = leg.waySegments(graph: graph)
        #expect(ways.count == 3)
        let ascent = ways.reduce(0) { $0 + ($1.ascent ?? .nan) }
        #expect(abs(ascent - (leg.elevation(graph: graph)?.ascent ?? 0)) < 0.01 && ascent > 440)
        #expect(abs((ways[1].steepest ?? 0) - 0.08) < 0.003 && ways[2].ascent == 0 && ways[1].descent == 0)
    }
}
