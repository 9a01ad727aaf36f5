import EngineTestSupport
import Foundation
import Geodesy
import MapBuilding
import RoadMap
import Routing
import Support
import Testing

@testable import Navigation

@Suite("A session that is saved")
struct SavedSessionTests {
    /// A ride with wrong turns: along a route, off it at a right angle, and straight towards the end.
    private func fixes(_ leg: RouteLeg, using generator: inout SeededGenerator) throws -> [Fix] {
        var places: [Coordinate] = []
        let turn = leg.distance * generator.next(in: 0.3...0.6)
        for along in stride(from: 0, to: turn, by: 5) { places.append(try #require(leg.line.coordinate(at: along))) }
        let corner = try #require(places.last)
        let bearing = leg.line.bearing(at: turn) + (generator.chance(0.5) ? 90 : -90)
        for step in 1...40 { places.append(corner.destination(bearing: bearing, distance: Double(step) * 5)) }
        let off = try #require(places.last)
        let home = Polyline([off, leg.end.coordinate])
        for along in stride(from: 5, to: home.length, by: 5) { places.append(try #require(home.coordinate(at: along))) }
        return KnownRide.fixes(at: places, noise: 3, from: 1_000, using: &generator)
    }

    private func leg(_ graph: RoadGraph, using generator: inout SeededGenerator) -> RouteLeg {
        var router = Router(graph: graph)
        while true {
            let ends = (0..<2).map { _ in graph.snap(onto: EdgeID(generator.next(below: graph.edgeCount)), at: 0.5) }
            if let leg = router.leg(from: ends[0], to: ends[1]), leg.distance > 800, leg.distance < 2_000 { return leg }
        }
    }

    private func saved(_ session: NavigationSession) throws -> NavigationSession {
        try JSONDecoder().decode(NavigationSession.self, from: JSONEncoder().encode(session))
    }

    /// What an event says; of a new route the roads.
    private func reported(_ event: NavigationEvent) -> String {
        switch event {
        case .routed(let leg): "routed \(leg.segments.map { "\($0.edge) \($0.isReversed)" })"
        case .rerouted(let leg): "rerouted \(leg.segments.map { "\($0.edge) \($0.isReversed)" })"
        default: "\(event)"
        }
    }

    @Test("goes on as if nothing had been, wherever it was saved", arguments: 1...6 as ClosedRange<UInt64>)
    func interrupted(seed: UInt64) throws {
        let graph = try TestMaps.demo(seed: 1)
        var generator = SeededGenerator(seed: seed)
        let leg = leg(graph, using: &generator)
        let fixes = try fixes(leg, using: &generator)
        let middle = try #require(leg.line.coordinate(at: leg.distance / 5))
        func events(savedAt chance: Double) throws -> [String] {
            var generator = SeededGenerator(seed: seed)
            var router = Router(graph: graph)
            var session = NavigationSession()
            session.setStops([middle, leg.end.coordinate])
            session.close(
                TimedClosure(
                    Closures(edges: [leg.segments[leg.segments.count * 2 / 3].edge]), from: 1_060, until: 1_200))
            var result: [String] = []
            for fix in fixes {
                if generator.chance(chance) { session = try saved(session) }
                result += session.receive(fix, router: &router).map { "\(fix.time): " + reported($0) }
            }
            return result
        }
        let all = try events(savedAt: 0)
        #expect(all.contains { $0.contains("deviated") } && all.contains { $0.contains("announced") })
        for chance in [0.02, 0.1, 1] {
            let found = try events(savedAt: chance)
            let different = zip(all, found).first { $0 != $1 }
            #expect(
                found == all,
                "seed \(seed), \(chance): \(different.map { "\($0.prefix(300)) and \($1.prefix(300))" } ?? "")")
        }
    }

    @Test("on another map crashes nothing, and routes anew", arguments: 1...6 as ClosedRange<UInt64>)
    func otherMap(seed: UInt64) throws {
        let graph = try TestMaps.demo(seed: 1)
        var generator = SeededGenerator(seed: seed)
        let leg = leg(graph, using: &generator)
        let fixes = try fixes(leg, using: &generator)
        var router = Router(graph: graph)
        var session = NavigationSession()
        session.setDestination(leg.end.coordinate)
        session.close(TimedClosure(Closures(edges: Set(graph.edges.suffix(40)))))
        session.close(TimedClosure(Closures(edges: [leg.segments[leg.segments.count * 2 / 3].edge])))
        for fix in fixes.prefix(fixes.count * 2 / 3) { _ = session.receive(fix, router: &router) }
        for other in [
            // Another town, far away; and a few streets in the same place.
            try TestMaps.demo(seed: 2), try streets(around: leg),
        ] {
            var session = try saved(session)
            var router = Router(graph: other)
            var events: [NavigationEvent] = []
            for fix in fixes.suffix(fixes.count / 3) { events += session.receive(fix, router: &router).withoutCues }
            #expect(["routed", "failed"].contains(events.words.first), "seed \(seed): \(events.words)")
            for leg in events.routes + events.reroutes {
                #expect(leg.segments.allSatisfy { other.edges.contains($0.edge) })
            }
        }
    }

    private func streets(around leg: RouteLeg) throws -> RoadGraph {
        var builder = RoadNetworkBuilder()
        let places = stride(from: 0, through: leg.distance, by: 100).compactMap { leg.line.coordinate(at: $0) }
        let nodes = places.map { place in
            builder.addNode(
                FixedCoordinate(
                    longitude: Int32((place.longitude * 1e7).rounded()),
                    latitude: Int32((place.latitude * 1e7).rounded())))
        }
        for (one, next) in zip(nodes, nodes.dropFirst()) {
            builder.addEdge(from: one, to: next, attributes: EdgeAttributes(roadClass: .residential))
        }
        return try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "nobody")))
    }
}
