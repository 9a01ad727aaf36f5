import EngineTestSupport
import Geodesy
import Support
import TestSupport
import Testing

@testable import RoadMap
@testable import Routing

@Suite("Routes on whole towns")
struct RealRouteTests {
    /// Every start with many ends, since the slow oracle runs once a start; each pair by one method after the other: with all
    /// roads open, with some closed, and with these open again.
    private func compare(_ graph: RoadGraph, starts: Int, ends: Int, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let open = ArcCosts(graph: graph, profile: .city)
        let stops = (0..<starts).map { _ in
            let start = RandomNetwork.snap(in: graph, using: &generator)
            return (start: start, ends: (0..<ends).map { _ in RandomNetwork.snap(in: graph, using: &generator) })
        }
        let closures = Closures(
            edges: Set((0..<min(graph.edgeCount / 20, 500)).map { _ in EdgeID(generator.next(below: graph.edgeCount)) })
        )
        var closed = open
        for edge in closures.edges {
            for arc in graph.arcs(of: edge, reversed: false) + graph.arcs(of: edge, reversed: true) {
                closed.setCost(ArcCosts.infinite, ofArc: arc)
            }
        }
        let expected = [open, closed].map { costs in
            stops.flatMap { stop in
                let oracle = PlainDijkstra(graph: graph, arcCosts: costs, from: stop.start)
                return stop.ends.map { oracle.cost(to: $0) }
            }
        }
        for method in SearchMethod.allCases {
            var search = PreparedSearch(graph: graph, costs: open, method: method)
            var workspace = SearchWorkspace(nodeCount: graph.nodeCount)
            for (name, roads, costs) in [
                ("open", Closures(), expected[0]), ("closed", closures, expected[1]),
                ("open again", Closures(), expected[0]),
            ] {
                search.closures = roads
                var found: [Int?] = []
                for (start, ends) in stops {
                    for end in ends {
                        workspace.ends.set(graph: graph, costs: search.costs, from: start, to: end)
                        // What its parts cost together, where each begins at the end of the one before.
                        found.append(search.path(&workspace).flatMap { $0.sum(on: search, from: start, to: end) })
                    }
                }
                #expect(found == costs, "seed \(seed), \(method), roads are \(name)")
            }
        }
        let found = expected[0].count { $0 != nil }
        // Of three starts one may lie on an island.
        #expect(found > expected[0].count / 2, "only \(found) of \(expected[0].count) pairs are connected")
        #expect(expected[0] != expected[1], "no closed road mattered")
    }

    @Test("every method costs what plain Dijkstra says, 500 times in the generated town")
    func demoTown() throws {
        compare(try TestMaps.demo(seed: 1), starts: 20, ends: 25, seed: 11)
    }

    @Test(
        "every method costs what plain Dijkstra says, 150 times on each small extract",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)),
        arguments: [
            "liechtenstein.osm.pbf", "moscow.osm.gz", "andorra.osm.pbf", "andorra.osm.gz", "monaco.osm.gz",
            "leeds-cycleway.osm",
        ])
    func extracts(name: String) throws {
        compare(try TestMaps.extract(name), starts: 6, ends: 25, seed: 12)
    }

    @Test(
        "every method costs what plain Dijkstra says, 40 times on each large extract",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)),
        arguments: ["porto.osm.pbf", "heidelberg.osm.pbf"])
    func largeExtracts(name: String) throws {
        compare(try TestMaps.extract(name), starts: 2, ends: 20, seed: 13)
    }

    @Test(
        "ten places in Liechtenstein reach one another by believable ways",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func liechtenstein() throws {
        var router = Router(graph: try TestMaps.extract("liechtenstein.osm.pbf"))
        for (from, start) in LiechtensteinPlaces.all {
            for (to, end) in LiechtensteinPlaces.all where from != to {
                let route = try router.route(through: [start, end])
                let straight = start.distance(to: end)
                // Roads climb to Triesenberg in hairpins, Malbun lies behind the mountains, and the straight way between
                // Planken and the north is a trail for mountain bicycles.
                let isHigh = [from, to].contains { ["Malbun", "Triesenberg", "Planken"].contains($0) }
                let detour = isHigh ? 3.0 : 1.8
                #expect(
                    route.distance > straight * 0.95 && route.distance < straight * detour,
                    "\(from) → \(to): \(route.distance) m for \(straight) m straight")
                let speed = route.distance / route.duration
                #expect((2.5...5.1).contains(speed), "\(from) → \(to) at \(speed) m/s")
            }
        }
        let round = try router.route(through: LiechtensteinPlaces.all.map(\.place))
        #expect(round.legs.count == 9)
    }

    @Test(
        "streets keep their Cyrillic names", .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func moscow() throws {
        var router = Router(graph: try TestMaps.extract("moscow.osm.gz"))
        let route = try router.route(through: [
            Coordinate(longitude: 37.61, latitude: 55.80), Coordinate(longitude: 37.62, latitude: 55.82),
        ])
        let names = route.legs[0].streetSpans(graph: router.graph).compactMap(\.name)
        #expect(names.contains("Шереметьевская улица"))
    }
}
