import EngineTestSupport
import Geodesy
import MapBuilding
import RoadMap
import Routing
import Support
import Testing

@Suite("The cheapest way")
struct SearchTests {
    @Test("A* costs exactly what plain Dijkstra says, on random networks", arguments: 1...12)
    func equalsDijkstra(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 150, seed: seed)
        var generator = SeededGenerator(seed: seed &* 31)
        // Each seed has its rider.
        let profile = BicycleProfile.named[Int(seed) % BicycleProfile.named.count]
        var router = Router(graph: graph, profile: profile)
        for _ in 0..<10 {
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let oracle = PlainDijkstra(graph: graph, arcCosts: router.costs, from: start)
            let targets = (0..<25).map { _ in RandomNetwork.snap(in: graph, using: &generator) } + [start]
            let table = router.costs(from: start, to: targets)
            for (target, fromTable) in zip(targets, table) {
                let expected = oracle.cost(to: target)
                let leg = router.leg(from: start, to: target)
                #expect(leg.map { Int($0.cost) } == expected, "seed \(seed): \(start) → \(target)")
                #expect(fromTable.map { Int($0) } == expected, "seed \(seed): \(start) → \(target)")
                if let leg { try check(leg, on: graph) }
            }
        }
    }

    /// A leg rides connected edges in permitted directions, from the start to the end.
    private func check(_ leg: RouteLeg, on graph: RoadGraph) throws {
        #expect(leg.line.coordinates.first == leg.start.coordinate)
        #expect(leg.line.coordinates.last == leg.end.coordinate)
        var node: NodeID?
        for segment in leg.segments {
            let arc = graph.arc(of: segment.edge, reversed: segment.isReversed)
            try #require(arc != nil, "a segment runs against a one-way street")
            let ends = graph.ends(of: segment.edge)
            if let node { #expect(node == (segment.isReversed ? ends.last : ends.first)) }
            node = segment.isReversed ? ends.first : ends.last
        }
        let lengths = leg.segments.map(\.endsAt)
        #expect(lengths == lengths.sorted())
        #expect(abs((lengths.last ?? 0) - leg.distance) < 1e-6)
        #expect(abs(leg.segments.reduce(0) { $0 + $1.duration } - leg.duration) < 1e-6)
        #expect(abs(leg.remainingDuration(at: 0) - leg.duration) < 1e-6)
        #expect(leg.remainingDuration(at: leg.distance) == 0)
    }

    @Test("A* settles fewer nodes than Dijkstra")
    func settlesFewer() throws {
        let graph = try RandomNetwork.graph(nodes: 2_500, seed: 5)
        var generator = SeededGenerator(seed: 6)
        var router = Router(graph: graph)
        var led = 0
        var blind = 0
        for _ in 0..<20 {
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let end = RandomNetwork.snap(in: graph, using: &generator)
            guard router.leg(from: start, to: end) != nil else { continue }
            led += router.settledNodes
            _ = router.costs(from: start, to: [end])
            blind += router.settledNodes
        }
        #expect(led < blind, "A* settled \(led) nodes, Dijkstra \(blind)")
    }

    @Test("a route against a one-way street goes round the block")
    func oneWay() throws {
        // A square whose south side may only be ridden eastward.
        var builder = RoadNetworkBuilder()
        let corners = [(0, 0), (0, 10_000), (10_000, 10_000), (10_000, 0)].map {
            builder.addNode(FixedCoordinate(longitude: 614_000_000 + $0.1, latitude: 551_000_000 + $0.0))
        }
        builder.addEdge(
            from: corners[0], to: corners[1],
            attributes: EdgeAttributes(roadClass: .residential, backward: .forbidden))
        for (from, to) in [(1, 2), (2, 3), (3, 0)] {
            builder.addEdge(
                from: corners[from], to: corners[to], attributes: EdgeAttributes(roadClass: .residential))
        }
        let graph = try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "")))
        var router = Router(graph: graph)
        let west = Coordinate(longitude: 61.4002, latitude: 55.1)
        let east = Coordinate(longitude: 61.4008, latitude: 55.1)
        let there = try router.route(through: [west, east])
        let back = try router.route(through: [east, west])
        #expect(abs(there.distance - west.distance(to: east)) < 0.1)
        #expect(back.distance > 300)
        #expect(try router.route(through: [west, west]).distance == 0)
    }

    @Test("every way to ask for the impossible is its own error")
    func errors() throws {
        var builder = RoadNetworkBuilder()
        func street(at latitude: Int32) {
            let a = builder.addNode(FixedCoordinate(longitude: 614_000_000, latitude: latitude))
            let b = builder.addNode(FixedCoordinate(longitude: 614_100_000, latitude: latitude))
            builder.addEdge(from: a, to: b, attributes: EdgeAttributes(roadClass: .residential))
        }
        street(at: 551_000_000)
        street(at: 551_200_000)
        let graph = try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "")))
        var router = Router(graph: graph)
        let south = Coordinate(longitude: 61.405, latitude: 55.1)
        let north = Coordinate(longitude: 61.405, latitude: 55.12)
        let swapped = Coordinate(longitude: 55.1, latitude: 61.405)
        let far = Coordinate(longitude: 61.405, latitude: 55.2)
        let nowhere = Coordinate(longitude: .nan, latitude: 55)
        #expect(throws: RoutingError.unreachable(from: south, to: north)) { try router.route(through: [south, north]) }
        #expect(throws: RoutingError.swapped(swapped)) { try router.route(through: [south, swapped]) }
        #expect(throws: RoutingError.offTheMap(far, limit: 500, bounds: router.graph.bounds)) {
            try router.route(through: [south, far])
        }
        #expect(throws: RoutingError.tooFewStops) { try router.route(through: [south]) }
        #expect(throws: RoutingError.self) { try router.route(through: [south, nowhere]) }
    }

    @Test("a start on a junction beside the meridian of Greenwich leaves no trace of the road it was found on")
    func greenwich() throws {
        var builder = RoadNetworkBuilder()
        for (x, y) in [(-5_000, 0), (1, 0), (9_003, 2_000)] as [(Int32, Int32)] {
            _ = builder.addNode(FixedCoordinate(longitude: x, latitude: 514_000_000 + y))
        }
        builder.addEdge(from: 0, to: 1, attributes: .init(roadClass: .residential), name: "west")
        builder.addEdge(from: 1, to: 2, attributes: .init(roadClass: .residential), name: "east")
        let graph = try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "nobody")))
        let (west, east): (EdgeID, EdgeID) = graph.name(of: 0) == "west" ? (0, 1) : (1, 0)
        let isLast = graph.coordinate(ofNode: graph.ends(of: west).last).longitude > 0
        var router = Router(graph: graph)
        let leg = router.leg(from: graph.snap(onto: west, at: isLast ? 1 : 0), to: graph.snap(onto: east, at: 0.5))
        #expect(leg?.segments.map { graph.name(of: $0.edge) } == ["east"])
        let back = router.leg(from: graph.snap(onto: east, at: 0.5), to: graph.snap(onto: west, at: isLast ? 1 : 0))
        #expect(back?.segments.map { graph.name(of: $0.edge) } == ["east"])
    }
}
