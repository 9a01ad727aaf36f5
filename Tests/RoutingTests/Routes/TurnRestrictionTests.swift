import EngineTestSupport
import Support
import Testing

@testable import MapBuilding
@testable import RoadMap
@testable import Routing

/// Turns that are forbidden, at one junction and by way of several edges.
struct TurnRestrictionTests {
    /// A crossing: 0 in the west, 1 north, 2 east, 3 south, 4 in the middle; edge n joins node n and the middle.
    private static func crossing(
        _ forbidden: [[(Int, Bool)]], delayed: [[(Int, Bool)]] = []
    ) throws -> RoadGraph {
        var builder = RoadNetworkBuilder()
        for (x, y) in [(-9_000, 0), (0, 5_000), (9_000, 0), (0, -5_000), (0, 0)] as [(Int32, Int32)] {
            _ = builder.addNode(FixedCoordinate(longitude: 614_000_000 + x, latitude: 551_000_000 + y))
        }
        for node in 0..<4 {
            builder.addEdge(from: node, to: 4, attributes: .init(roadClass: .residential), name: "\(node)")
        }
        for sequence in forbidden { builder.forbid(sequence.map { .init(edge: $0.0, isReversed: $0.1) }) }
        for turn in delayed.map({ $0.map { RoadNetworkBuilder.DirectedEdge(edge: $0.0, isReversed: $0.1) } }) {
            builder.delayTurn(from: turn[0], into: turn[1])
        }
        return try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "nobody")))
    }

    private static func names(_ graph: RoadGraph, from start: String, to end: String) -> [String] {
        func middle(_ name: String) -> Snap {
            graph.snap(onto: graph.edges.first { graph.name(of: $0) == name } ?? 0, at: 0.5)
        }
        var router = Router(graph: graph)
        return router.leg(from: middle(start), to: middle(end))?.segments.map { graph.name(of: $0.edge) ?? "" } ?? []
    }

    @Test("a forbidden turn is gone round, and all other turns stay as they were")
    func oneTurn() throws {
        let graph = try Self.crossing([[(0, false), (1, true)]])
        #expect(graph.nodeCount == 6)
        // From the west the north is reached by turning back in a dead end.
        #expect(Self.names(graph, from: "0", to: "1").count == 4)
        #expect(Self.names(graph, from: "0", to: "2") == ["0", "2"])
        #expect(Self.names(graph, from: "3", to: "1") == ["3", "1"])
        #expect(Self.names(graph, from: "1", to: "0") == ["1", "0"])
        for edge in graph.edges.prefix(4) { #expect(!graph.attributes(of: edge).isIsland) }
    }

    @Test("who starts on the junction has not come along any road, and takes every turn at once")
    func startOnJunction() throws {
        let graph = try Self.crossing([[(0, false), (1, true)], [(0, false), (3, true)]])
        func edge(_ name: String) -> EdgeID { graph.edges.first { graph.name(of: $0) == name } ?? 0 }
        // The edge in the west meets that in the north in the middle.
        let ends = (graph.ends(of: edge("0")), graph.ends(of: edge("1")))
        let isLast = ends.0.last == ends.1.first || ends.0.last == ends.1.last
        let start = graph.snap(onto: edge("0"), at: isLast ? 1 : 0)
        var router = Router(graph: graph)
        for end in ["1", "3"] {
            let leg = router.leg(from: start, to: graph.snap(onto: edge(end), at: 0.5))
            #expect(leg?.segments.map { graph.name(of: $0.edge) } == [end])
        }
    }

    @Test("who wants to go to the junction is there, whichever road it is a place of")
    func endOnJunction() throws {
        let graph = try Self.crossing([[(0, false), (1, true)], [(0, false), (3, true)]])
        func edge(_ name: String) -> EdgeID { graph.edges.first { graph.name(of: $0) == name } ?? 0 }
        let start = graph.snap(onto: edge("0"), at: 0.5)
        for method in SearchMethod.allCases {
            var router = Router(graph: graph, method: method)
            for name in ["0", "1", "2", "3"] {
                let (ends, others) = (graph.ends(of: edge(name)), graph.ends(of: edge(name == "0" ? "2" : "0")))
                let place = graph.coordinate(ofNode: ends.first)
                let isFirst = [others.first, others.last].contains { graph.coordinate(ofNode: $0) == place }
                let leg = router.leg(from: start, to: graph.snap(onto: edge(name), at: isFirst ? 0 : 1))
                #expect(leg?.segments.map { graph.name(of: $0.edge) } == ["0"], "\(method): \(name)")
            }
        }
    }

    @Test("ways in that forbid the same share one copy of the junction")
    func sharedCopies() throws {
        let graph = try Self.crossing([[(0, false), (1, true)], [(2, false), (1, true)]])
        #expect(graph.nodeCount == 6)
        #expect(Self.names(graph, from: "2", to: "1").count > 2)
        #expect(Self.names(graph, from: "3", to: "1") == ["3", "1"])
    }

    @Test("a turn across traffic takes its time, and other turns at the junction do not")
    func delayedTurn() throws {
        func leg(_ graph: RoadGraph, to end: String) -> RouteLeg? {
            func middle(_ name: String) -> Snap {
                graph.snap(onto: graph.edges.first { graph.name(of: $0) == name } ?? 0, at: 0.5)
            }
            var router = Router(graph: graph, profile: .city)
            return router.leg(from: middle("0"), to: middle(end))
        }
        let plain = try Self.crossing([])
        let delayed = try Self.crossing([], delayed: [[(0, false), (1, true)]])
        let seconds = BicycleProfile.city.delayAcrossTraffic
        let (before, after) = try (#require(leg(plain, to: "1")), #require(leg(delayed, to: "1")))
        #expect(seconds > 1 && abs(after.duration - before.duration - seconds) < 1e-9)
        #expect(abs(Double(after.cost) - Double(before.cost) - 1000 * seconds) <= 1)
        #expect(try #require(leg(plain, to: "2")).cost == #require(leg(delayed, to: "2")).cost)
        #expect((delayed.nodeCount, delayed.turnArcs.count) == (6, 1))
    }

    @Test("sequences that nobody can travel are passed over")
    func nonsense() throws {
        let graph = try Self.crossing([
            [], [(0, false)], [(0, true), (1, true)], [(0, false), (1, false)], [(0, false), (9, false)],
            [(-1, false), (0, false)],
        ])
        #expect(graph.nodeCount == 5)
    }

    @Test(
        "with restrictions by way of several edges, every method costs what a search over whole histories costs",
        arguments: 1...12)
    func againstHistories(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var builder = RandomNetwork.builder(nodes: 40, seed: seed)
        let forbidden = Self.randomWalks(builder, using: &generator)
        for sequence in forbidden { builder.forbid(sequence) }
        let delayed = Self.randomWalks(builder, using: &generator).map { Array($0.prefix(2)) }.filter { $0.count == 2 }
        for turn in delayed { builder.delayTurn(from: turn[0], into: turn[1]) }
        let ways = (0..<builder.edgeCount).map { builder.edge($0) }
        // The way ids name the edges again after the map has ordered them.
        let graph = try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "nobody")))
        let numbers = try Self.numbers(ways.map { $0?.way ?? 0 }, in: graph)
        let costs = ArcCosts(graph: graph, profile: .city)
        func packed(_ walk: [RoadNetworkBuilder.DirectedEdge]) -> [DirectedEdge] {
            walk.map { DirectedEdge(numbers[$0.edge], isReversed: $0.isReversed) }
        }
        let detours = TurnBanDetoursByHand(graph: graph, forbidden: forbidden.map(packed), delayed: delayed.map(packed))
        let (rules, turns) = (detours.forbidden, detours.delayed)
        #expect(rules.count > forbidden.count, "seed \(seed)")
        let searches = SearchMethod.allCases.map { PreparedSearch(graph: graph, costs: costs, method: $0) }
        var found = 0
        for _ in 0..<4 {
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let oracle = HistorySearch(graph: graph, costs: costs, forbidden: rules, delayed: turns, from: start)
            for number in 0..<20 * searches.count {
                let end = RandomNetwork.snap(in: graph, using: &generator)
                var router = Router(searches[number % searches.count])
                let leg = router.leg(from: start, to: end)
                #expect(leg.map { Int($0.cost) } == oracle.cost(to: end), "seed \(seed)")
                let many = router.costs(from: start, to: [end])
                #expect(many[0] == leg?.cost, "seed \(seed)")
                guard let leg else { continue }
                found += 1
                let edges = leg.segments.map { DirectedEdge($0.edge, isReversed: $0.isReversed) }
                #expect(!oracle.breaksRule(edges), "seed \(seed)")
            }
        }
        #expect(found > 200, "seed \(seed)")
    }

    /// Walks of two to four edges, as restrictions by way of junctions and of other edges are.
    private static func randomWalks(
        _ builder: RoadNetworkBuilder, using generator: inout SeededGenerator
    ) -> [[RoadNetworkBuilder.DirectedEdge]] {
        (0..<60).map { _ in
            var walk: [RoadNetworkBuilder.DirectedEdge] = []
            var node: Int?
            for _ in 0..<2 + generator.next(below: 3) {
                let leaving = (0..<builder.edgeCount).flatMap { edge in
                    [false, true].filter { isReversed in
                        guard let known = builder.edge(edge) else { return false }
                        return node == nil || (isReversed ? known.last : known.first) == node
                    }.map { RoadNetworkBuilder.DirectedEdge(edge: edge, isReversed: $0) }
                }
                guard let next = generator.pick(leaving) else { break }
                walk.append(next)
                node = builder.edge(next.edge).map { next.isReversed ? $0.first : $0.last }
            }
            return walk
        }
    }

    private static func numbers(_ ways: [Int64], in graph: RoadGraph) throws -> [EdgeID] {
        var known: [Int64: EdgeID] = [:]
        for edge in graph.edges { known[graph.osmWayID(of: edge)] = edge }
        return try ways.map { try #require(known[$0]) }
    }
}
