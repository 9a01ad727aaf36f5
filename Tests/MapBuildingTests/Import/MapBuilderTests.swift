import BikeRouting
import Geodesy
import MapBuilding
import OpenStreetMap
import TestSupport
import Testing

@Suite("Building a map")
struct MapBuilderTests {
    /// A cross of two streets, a way with a missing node, a footpath that only touches, a house.
    private func crossing(_ folder: TemporaryFolder) throws -> String {
        var builder = OSMBlockBuilder()
        for (id, longitude, latitude) in [
            (1, 0, 0), (2, 1000, 0), (3, 2000, 0), (4, 1000, 1000), (5, 1000, -1000), (6, 1500, 0), (9, 0, 5000),
            (10, 1000, 5000),
        ] {
            builder.addNode(
                id: 9_000_000_000 + Int64(id), longitude: 614_000_000 + Int32(longitude * 10),
                latitude: 551_000_000 + Int32(latitude * 10))
        }
        func nodes(_ ids: [Int64]) -> [Int64] { ids.map { 9_000_000_000 + $0 } }
        builder.addWay(id: 1, nodes: nodes([1, 2, 6, 3]), tags: [("highway", "residential"), ("name", "Long Street")])
        builder.addWay(id: 2, nodes: nodes([5, 2, 4]), tags: [("highway", "residential"), ("oneway", "yes")])
        builder.addWay(id: 3, nodes: nodes([9, 10, 77]), tags: [("highway", "service"), ("ref", "K 5")])
        builder.addWay(id: 4, nodes: nodes([1, 3]), tags: [("building", "yes")])
        builder.addWay(id: 5, nodes: nodes([88, 99]), tags: [("highway", "residential")])
        let path = folder.path("crossing.osm.pbf")
        try PBFWriter.write([builder.finish()], header: OSMHeader(timestamp: 1_700_000_000), to: path)
        return path
    }

    @Test("ways are cut where they meet, and only there")
    func cutting() throws {
        let folder = try TemporaryFolder()
        let result = try MapBuilder(program: "test").build(from: OSMFileReader(path: crossing(folder)))
        let graph = try RoadGraph(bytes: result.bytes)
        #expect(result.summary.waysRead == 5)
        #expect(result.summary.waysKept == 4)
        #expect(result.summary.missingNodes == 3)
        #expect(graph.nodeCount == 7)
        #expect(graph.edgeCount == 5)
        #expect(result.summary.nodes == 7 && result.summary.edges == 5)
        #expect(result.summary.islandEdges == 1)
        let names = (0..<graph.edgeCount).map { graph.name(of: $0) }
        #expect(names.count { $0 == "Long Street" } == 2)
        #expect(names.count { $0 == "K 5" } == 1)
        let long = try #require((0..<graph.edgeCount).first { graph.shape(of: $0).count == 3 })
        #expect(graph.way(of: long) == 1)
        #expect(graph.metadata.attribution == "© OpenStreetMap contributors")
        #expect(graph.metadata.timestamp == 1_700_000_000)
        #expect(graph.metadata.source == "crossing.osm.pbf")
    }

    @Test("the same file gives the same bytes")
    func deterministic() throws {
        let folder = try TemporaryFolder()
        let path = try crossing(folder)
        let builder = MapBuilder(program: "test")
        let first = try builder.build(from: OSMFileReader(path: path)).bytes
        #expect(try builder.build(from: OSMFileReader(path: path)).bytes == first)
    }

    @Test(
        "every extract becomes a map of about the known size",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)),
        arguments: [
            ("liechtenstein.osm.pbf", 9_760, 11_847), ("moscow.osm.gz", 644, 837), ("monaco.osm.gz", 588, 736),
            ("leeds-cycleway.osm", 257, 320), ("andorra.osm.pbf", 2_254, 2_645), ("andorra.osm.gz", 2_254, 2_645),
            ("porto.osm.pbf", 66_791, 89_025), ("heidelberg.osm.pbf", 22_763, 29_331),
        ])
    func extracts(name: String, nodes: Int, edges: Int) throws {
        let result = try MapBuilder(program: "test").build(from: OSMFileReader(path: RealData.path("osm/\(name)")))
        // The reference counts leave out what is only pushed along, such as footways and steps. Ours has them, and
        // Monaco consists of steps as much as of streets.
        #expect((nodes...nodes * 9 / 4).contains(result.summary.nodes), "\(result.summary)")
        #expect((edges...edges * 9 / 4).contains(result.summary.edges), "\(result.summary)")
        #expect(Double(result.summary.islandEdges) < 0.06 * Double(result.summary.edges), "\(result.summary)")
    }
}
