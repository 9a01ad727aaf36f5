import EngineTestSupport
import Geodesy
import Support
import TestSupport
import Testing

@testable import MapBuilding
@testable import RoadMap

@Suite("Snapping beside a look at every edge")
struct SnapOracleTests {
    /// What the index must find, to the last bit and in the same order.
    private func oracle(
        _ graph: RoadGraph, _ place: Coordinate, radius: Double, limit: Int, course: BearingRange?,
        islands: IslandPolicy
    ) -> [Snap] {
        let geometry = SnapGeometry(graph: graph, coordinate: place)
        func rank(_ candidate: SnapCandidate) -> (Double, Int, EdgeID) {
            let isOnIt = candidate.squaredDistance.squareRoot() <= SnapGeometry.resolution
            return (isOnIt ? 0 : candidate.squaredDistance, candidate.directions.rawValue == 3 ? 0 : 1, candidate.edge)
        }
        let filter = SnapFilter(course: course, islands: islands)
        let all = graph.edges.compactMap { edge -> SnapCandidate? in
            let record = graph.shapes.record(of: edge)
            let (squaredDistance, segment) = geometry.nearest(on: edge, record)
            guard squaredDistance <= radius * radius else { return nil }
            var candidate = geometry.candidate(edge: edge, record, segment: segment, squaredDistance: squaredDistance)
            candidate.directions = filter.directions(of: candidate, graph.attributes(of: edge))
            return candidate.directions.isEmpty ? nil : candidate
        }.sorted { rank($0) < rank($1) }
        func isIsland(_ candidate: SnapCandidate) -> Bool { graph.attributes(of: candidate.edge).isIsland }
        let chosen =
            switch islands {
            case .equal: all
            case .excluded: all.filter { !isIsland($0) }
            case .last: all.filter { !isIsland($0) } + all.filter(isIsland)
            }
        return chosen.prefix(limit).map { geometry.snap($0, graph.shapes.record(of: $0.edge)) }
    }

    private func compare(_ graph: RoadGraph, seed: UInt64, queries: Int, reach: Double) throws {
        var generator = SeededGenerator(seed: seed)
        let box = try #require(graph.bounds)
        var workspace = SnapWorkspace()
        var found = 0
        for number in 0..<queries {
            var place = Coordinate(
                longitude: generator.next(in: box.west - 0.003...box.east + 0.003),
                latitude: generator.next(in: box.south - 0.003...box.north + 0.003))
            switch number % 3 {
            case 0: break
            // On a junction, where several edges are equally near.
            case 1: place = graph.coordinate(ofNode: NodeID(generator.next(below: graph.nodeCount)))
            default:
                place = graph.snap(onto: EdgeID(generator.next(below: graph.edgeCount)), at: generator.nextUnit())
                    .coordinate
                    .destination(bearing: generator.next(in: 0...360.0), distance: generator.next(in: 0...50.0))
            }
            let radius = generator.next(in: 0...reach)
            let limit = generator.pick([1, 1, 1, 2, 5, 40]) ?? 1
            let islands = generator.pick(IslandPolicy.allCases) ?? .last
            let course =
                generator.chance(0.5)
                ? BearingRange(degrees: generator.next(in: -400...400.0), tolerance: generator.next(in: 0...190.0))
                : nil
            let expected = oracle(graph, place, radius: radius, limit: limit, course: course, islands: islands)
            graph.findSnaps(
                near: place, within: radius, limit: limit, along: course, islands: islands, workspace: &workspace)
            let snaps = workspace.snaps
            #expect(snaps == expected, "seed \(seed), query \(number) at \(place)")
            found += snaps.count
            if limit == 1 {
                #expect(
                    graph.snap(near: place, within: radius, along: course, islands: islands) == expected.first)
            }
        }
        #expect(found > queries / 4, "only \(found) snaps: the test tests nothing")
    }

    @Test("the same edges at the same places in random networks", arguments: 1...10)
    func random(seed: UInt64) throws {
        try compare(try RandomNetwork.graph(nodes: 30 * Int(seed), seed: seed), seed: seed, queries: 150, reach: 800)
    }

    @Test("the same edges at the same places where edges span the globe", arguments: 1...4)
    func global(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func place(_ reach: Int) -> FixedCoordinate {
            FixedCoordinate(
                longitude: Int32(generator.next(in: -reach...reach)),
                latitude: Int32(generator.next(in: -reach / 2...reach / 2)))
        }
        var builder = RoadNetworkBuilder()
        for _ in 0..<80 {
            let reach = generator.pick([0, 2_000, 100_000, 1_799_000_000]) ?? 0
            let ends = (builder.addNode(place(reach)), builder.addNode(place(reach)))
            let inner = (0..<generator.next(below: 9)).map { _ in place(reach) }
            builder.addEdge(
                from: ends.0, to: ends.1, inner: inner, attributes: EdgeAttributes(roadClass: .residential))
        }
        let graph = try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "")))
        try compare(graph, seed: seed, queries: 60, reach: 20_000_000)
    }

    @Test("the same edges at the same places in the generated town")
    func demoTown() throws {
        try compare(try TestMaps.demo(seed: 1), seed: 5, queries: 60, reach: 300)
    }

    @Test(
        "the same edges at the same places in real places",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)),
        arguments: ["moscow.osm.gz", "monaco.osm.gz", "andorra.osm.pbf", "liechtenstein.osm.pbf"])
    func extracts(name: String) throws {
        try compare(try TestMaps.extract(name), seed: 6, queries: 60, reach: 300)
    }
}
