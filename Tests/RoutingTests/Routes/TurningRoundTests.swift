import EngineTestSupport
import Support
import TestSupport
import Testing

@testable import MapBuilding
@testable import RoadMap
@testable import Routing

@Suite("Turning round on the road")
struct TurningRoundTests {
    /// A block of four streets, each `size` long in 10⁻⁷ degrees of latitude, with a street into it from the west.
    ///
    ///     4 ── 0 ── 1 ── 5      edge n starts at node n: 0 from 0 to 1, 1 from 1 to 2, 2 from 2 to 3, 3 from 3 to 0,
    ///          │    │           4 from 4 to 0, 5 from 5 to 1
    ///          3 ── 2
    private static func block(size: Int32, _ add: (inout RoadNetworkBuilder) -> Void) throws -> RoadGraph {
        var builder = RoadNetworkBuilder()
        for (x, y) in [(0, 0), (1, 0), (1, -1), (0, -1), (-9, 0), (10, 0)] as [(Int32, Int32)] {
            // On the equator, where a degree is as long east as north.
            _ = builder.addNode(FixedCoordinate(longitude: 614_000_000 + x * size, latitude: y * size))
        }
        for (start, end) in [(0, 1), (1, 2), (2, 3), (3, 0), (4, 0), (5, 1)] {
            builder.addEdge(
                from: start, to: end, attributes: .init(roadClass: .residential), name: "\(start)",
                way: Int64(start))
        }
        add(&builder)
        return try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "nobody")))
    }

    private static func ways(_ graph: RoadGraph, from start: Int64, to end: Int64) -> [Int64] {
        func middle(_ way: Int64) -> Snap {
            graph.snap(onto: graph.edges.first { graph.osmWayID(of: $0) == way } ?? 0, at: 0.5)
        }
        var router = Router(graph: graph)
        return router.leg(from: middle(start), to: middle(end))?.segments.map { graph.osmWayID(of: $0.edge) } ?? []
    }

    private static let fromWestIntoSouth: [RoadNetworkBuilder.DirectedEdge] = [
        .init(edge: 4, isReversed: false), .init(edge: 3, isReversed: true),
    ]

    @Test("who may not turn rides round the block, and not past, round and back")
    func forbiddenTurn() throws {
        let graph = try Self.block(size: 5_000) { $0.forbid(Self.fromWestIntoSouth) }
        #expect(Self.ways(graph, from: 4, to: 3) == [4, 0, 1, 2, 3])
        #expect(Self.ways(graph, from: 5, to: 3) == [5, 0, 3])
    }

    @Test("in a dead end one may turn round, if nothing else is left")
    func deadEnd() throws {
        let graph = try Self.block(size: 5_000) { builder in
            builder.forbid(Self.fromWestIntoSouth)
            builder.forbid([.init(edge: 0, isReversed: false), .init(edge: 1, isReversed: false)])
        }
        #expect(Self.ways(graph, from: 4, to: 3) == [4, 0, 5, 5, 0, 3])
    }

    @Test("a turn that costs time is not dodged by turning round a few metres on")
    func delayedTurn() throws {
        // Past, round and back are 22 m, round the block 33 m, for a turn that takes six seconds.
        let graph = try Self.block(size: 1_000) { builder in
            builder.delayTurn(from: Self.fromWestIntoSouth[0], into: Self.fromWestIntoSouth[1])
        }
        #expect(Self.ways(graph, from: 4, to: 3) == [4, 3])
    }

    @Test(
        "no route turns round on the road but in a dead end, 300 times in Porto",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func porto() throws {
        let graph = try TestMaps.extract("porto.osm.pbf")
        let seed: UInt64 = 41
        var generator = SeededGenerator(seed: seed)
        var router = Router(graph: graph, profile: .city, method: .contractionHierarchy)
        var found = 0
        while found < 300 {
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let end = RandomNetwork.snap(in: graph, using: &generator)
            guard let leg = router.leg(from: start, to: end) else { continue }
            found += 1
            for (one, next) in zip(leg.segments, leg.segments.dropFirst()) where one.edge == next.edge {
                let ends = graph.ends(of: one.edge)
                let place = one.isReversed ? ends.first : ends.last
                #expect(
                    graph.arcs(from: place).count == 1,
                    "seed \(seed), route \(found): turns round at \(graph.coordinate(ofNode: place))")
            }
        }
    }
}
