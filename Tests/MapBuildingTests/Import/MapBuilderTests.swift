import EngineTestSupport
import Geodesy
import MapBuilding
import OpenStreetMap
import RoadMap
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
        let names = graph.edges.map { graph.name(of: $0) }
        #expect(names.count { $0 == "Long Street" } == 2)
        #expect(names.count { $0 == "K 5" } == 1)
        let long = try #require(graph.edges.first { graph.shape(of: $0).count == 3 })
        #expect(graph.osmWayID(of: long) == 1)
        #expect(graph.metadata.attribution == "© OpenStreetMap contributors")
        #expect(graph.metadata.timestamp == 1_700_000_000)
        #expect(graph.metadata.source == "crossing.osm.pbf")
    }

    @Test("a map tells from which bytes it was made, whatever the file was called")
    func sourceDigest() throws {
        let folder = try TemporaryFolder()
        let nodes = "<osm><node id='1' lat='55' lon='61'/><node id='2' lat='55' lon='61.01'/>"
        let way = "<way id='1'><nd ref='1'/><nd ref='2'/><tag k='highway' v='path'/></way></osm>"
        func metadata(_ text: String, _ name: String) throws -> MapMetadata {
            let path = try folder.write(text.utf8, as: name)
            return try MapFile(bytes: MapBuilder(program: "test").build(from: OSMFileReader(path: path)).bytes).metadata
        }
        let map = try metadata(nodes + way, "a.osm")
        #expect(map.sourceDigest == 0x0F9D_44FA_DA9D_520D, "as other programs compute it")
        #expect(try metadata(nodes + way, "b.osm").sourceDigest == map.sourceDigest)
        #expect(try metadata(nodes + " " + way, "a.osm").sourceDigest != map.sourceDigest)
    }

    /// The map of a few elements.
    private func build(_ fill: (inout OSMBlockBuilder) -> Void) throws -> (graph: RoadGraph, summary: ImportSummary) {
        var builder = OSMBlockBuilder()
        fill(&builder)
        let folder = try TemporaryFolder()
        let path = folder.path("a.osm.pbf")
        try PBFWriter.write([builder.finish()], header: OSMHeader(), to: path)
        let result = try MapBuilder(program: "test").build(from: OSMFileReader(path: path))
        return (try RoadGraph(bytes: result.bytes), result.summary)
    }

    private static let street = [(key: "highway", value: "residential")]

    @Test("a way across the edge of the extract keeps what the file has of it, and is counted")
    func brokenReferences() throws {
        let (graph, summary) = try build { builder in
            for id in 1...6 { builder.addNode(id: Int64(id), longitude: 614_000_000 + Int32(id) * 1000, latitude: 1) }
            builder.addWay(id: 1, nodes: [1, 2, 70, 71, 3, 4, 72, 5], tags: Self.street)
            builder.addWay(id: 2, nodes: [73, 74], tags: Self.street)
            builder.addWay(id: 3, nodes: [75, 6, 76], tags: Self.street)
            builder.addWay(id: 4, nodes: [5, 6], tags: Self.street)
            builder.addWay(id: 5, nodes: [80, 81], tags: [("building", "yes")])
        }
        #expect(graph.edgeCount == 3)
        #expect(summary.waysRead == 5 && summary.waysKept == 4)
        #expect(summary.missingNodes == 7)
        #expect(summary.waysAcrossEdge == 1 && summary.waysWithoutNodes == 2)
    }

    @Test("a road that leaps to a stray node is cut there, a ferry is not")
    func leaps() throws {
        let (graph, summary) = try build { builder in
            for id in 1...4 { builder.addNode(id: Int64(id), longitude: 614_000_000 + Int32(id) * 1000, latitude: 1) }
            builder.addNode(id: 5, longitude: 0, latitude: 0)
            builder.addNode(id: 6, longitude: 640_000_000, latitude: 551_000_000)
            builder.addWay(id: 1, nodes: [1, 2, 5, 3, 4], tags: Self.street)
            builder.addWay(id: 2, nodes: [4, 6], tags: Self.street)
            builder.addWay(id: 3, nodes: [1, 6], tags: [("route", "ferry")])
        }
        #expect(summary.leaps == 3 && summary.nodesAtZero == 1)
        #expect(graph.edgeCount == 3)
        #expect((0..<3).count { graph.length(of: $0) > 50_000 } == 1)
        #expect(summary.waysAcrossEdge == 0 && summary.waysWithoutNodes == 1)
    }

    @Test("of ways and nodes with the same id the first counts, in whatever order they come")
    func repeats() throws {
        let (graph, summary) = try build { builder in
            for id in [3, 2, 1, 2, 3] as [Int64] {
                builder.addNode(id: id, longitude: 614_000_000 + Int32(id) * 1000, latitude: 1 + Int32(builder.count))
            }
            builder.addWay(id: 9, nodes: [1, 2, 2, 3], tags: Self.street)
            builder.addWay(id: 8, nodes: [3, 3], tags: Self.street)
            builder.addWay(id: 7, nodes: [1, 3], tags: Self.street)
            builder.addWay(id: 9, nodes: [1, 3], tags: Self.street)
        }
        #expect(summary.repeatedNodes == 2 && summary.repeatedWays == 1)
        #expect(summary.waysKept == 2)
        #expect(graph.edgeCount == 2)
        let shape = try #require((0..<2).map { graph.shape(of: $0) }.first { $0.count == 3 })
        #expect(Set(shape.map { Int(($0.latitude * 1e7).rounded()) }) == [1, 2, 3])
    }

    @Test("ids may be as extreme as 64 bits allow")
    func extremeIDs() throws {
        let ids: [Int64] = [.max, .min, 0, -1, 5_000_000_000]
        let (graph, summary) = try build { builder in
            for (row, id) in ids.enumerated() {
                builder.addNode(id: id, longitude: 614_000_000 + Int32(row) * 1000, latitude: 1)
            }
            builder.addWay(id: .min, nodes: ids, tags: Self.street)
            builder.addWay(id: .max, nodes: [ids[2], ids[0]], tags: Self.street)
        }
        #expect(graph.edgeCount == 3)
        #expect(summary.missingNodes == 0)
    }

    @Test("places inside ways stand in for nodes that the file does not have")
    func placesInWays() throws {
        let text = """
            <osm><way id='1'><nd ref='1' lat='55.1' lon='61.4'/><nd ref='2' lat='55.1' lon='61.41'/>
            <tag k='highway' v='service'/></way><way id='2'><nd ref='2'/><nd ref='3'/><tag k='highway' v='path'/></way>
            <node id='3' lat='55.2' lon='61.41'/><node id='1' lat='55.15' lon='61.4'/></osm>
            """
        let folder = try TemporaryFolder()
        let path = try folder.write(Array(text.utf8), as: "a.osm")
        let result = try MapBuilder(program: "test").build(from: OSMFileReader(path: path))
        let graph = try RoadGraph(bytes: result.bytes)
        #expect(graph.edgeCount == 2 && result.summary.missingNodes == 0)
        #expect(graph.bounds?.north == 55.2 && graph.bounds?.south == 55.1)
    }

    @Test(
        "a file without ways, roads or nodes is refused and says what to do",
        arguments: [
            ("<osm><node id='1' lat='1' lon='1'/></osm>", MapBuildingError.Problem.noWays),
            ("<osm><way id='1'><nd ref='1'/><nd ref='2'/><tag k='building' v='yes'/></way></osm>", .noRoads),
            ("<osm><way id='1'><nd ref='1'/><nd ref='2'/><tag k='highway' v='path'/></way></osm>", .noNodes),
        ])
    func refusals(_ text: String, problem: MapBuildingError.Problem) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Array(text.utf8), as: "a.osm")
        #expect(throws: MapBuildingError(fileName: path, problem: problem)) {
            try MapBuilder(program: "test").build(from: OSMFileReader(path: path))
        }
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
        // Monaco consists of steps as much as of streets. Ours has copies of junctions, too, which remember turns.
        #expect((nodes...nodes * 5 / 2).contains(result.summary.nodes), "\(result.summary)")
        #expect((edges...edges * 9 / 4).contains(result.summary.edges), "\(result.summary)")
        #expect(Double(result.summary.islandEdges) < 0.06 * Double(result.summary.edges), "\(result.summary)")
    }
}
