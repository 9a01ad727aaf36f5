import EngineTestSupport
import Geodesy
import Support
import TestSupport
import Testing

@testable import MapBuilding
@testable import RoadMap
@testable import Routing

@Suite("The map file")
struct MapFileTests {
    @Test("what was put in comes out, from memory and from a file")
    func roundTrip() throws {
        let bytes = RandomNetwork.bytes(nodes: 100, seed: 3)
        let folder = try TemporaryFolder()
        let graph = try RoadGraph(path: try folder.write(bytes, as: "random.vqmap"))
        #expect(graph.nodeCount == 100)
        #expect(graph.byteCount == bytes.count)
        #expect(graph.metadata.timestamp == 1_700_000_000)
        #expect(graph.metadata.attribution == "nobody")
        #expect(graph.edges.contains { graph.name(of: $0)?.hasPrefix("улица") == true })
        for edge in graph.edges {
            #expect(graph.osmWayID(of: edge) >= 5_000_000_000)
            #expect(abs(Polyline(graph.shape(of: edge)).length - graph.length(of: edge)) < 0.001)
        }
    }

    @Test("a map tells its area, size and origin as soon as it is open")
    func opening() throws {
        let bytes = RandomNetwork.bytes(nodes: 100, seed: 3)
        let folder = try TemporaryFolder()
        let map = try MapFile(path: try folder.write(bytes, as: "random.vqmap"))
        let graph = try RoadGraph(map)
        #expect(map.metadata == graph.metadata && map.metadata.source == "random")
        #expect(map.bounds == graph.bounds && map.bounds != nil)
        #expect((map.nodeCount, map.edgeCount) == (graph.nodeCount, graph.edgeCount))
        #expect(map.byteCount == bytes.count)
    }

    @Test("a map with one damaged byte opens or not, but gives no graph, and names the part")
    func damageBehindTheHeader() throws {
        let bytes = RandomNetwork.bytes(nodes: 9, seed: 1)
        var parts: Set<String> = []
        for index in stride(from: 32 + 32 * MapForgery(bytes: bytes).sections.count, to: bytes.count, by: 1) {
            var damaged = bytes
            damaged[index] ^= 0x10
            do throws(MapFileError) {
                let map = try MapFile(bytes: damaged)
                #expect(throws: MapFileError.self, "byte \(index)") { try RoadGraph(map) }
                _ = try RoadGraph(map)
            } catch {
                guard case .damaged(let part) = error else {
                    Issue.record("byte \(index): \(error)")
                    continue
                }
                parts.insert(part)
            }
        }
        #expect(parts.isSuperset(of: ["nodePlaces", "arcEdges", "shapeBytes", "nameBytes", "indexBoxes", "metadata"]))
        #expect(!parts.contains("header"))
    }

    @Test("the same roads give the same bytes")
    func deterministic() {
        #expect(RandomNetwork.bytes(nodes: 80, seed: 9) == RandomNetwork.bytes(nodes: 80, seed: 9))
        #expect(RandomNetwork.bytes(nodes: 80, seed: 9) != RandomNetwork.bytes(nodes: 80, seed: 10))
    }

    @Test("a map without roads opens, and offers nothing")
    func empty() throws {
        let graph = try RoadGraph(bytes: RoadNetworkBuilder().finish(metadata: MapMetadata(attribution: "")))
        #expect(graph.edgeCount == 0)
        #expect(graph.bounds == nil && graph.metadata.bounds == nil)
        #expect(graph.snaps(near: Coordinate(longitude: 0, latitude: 0), within: 1e7).isEmpty)
        var router = Router(graph: graph)
        #expect(throws: RoutingError.self) {
            try router.route(through: [Coordinate(longitude: 0, latitude: 0), Coordinate(longitude: 0, latitude: 1)])
        }
    }

    @Test("every shortened map is refused")
    func truncated() {
        let bytes = RandomNetwork.bytes(nodes: 9, seed: 1)
        for length in 0..<bytes.count {
            #expect(throws: MapFileError.self) { try RoadGraph(bytes: Array(bytes[..<length])) }
        }
        #expect(throws: MapFileError.self) { try RoadGraph(bytes: bytes + [0]) }
    }

    @Test("every single changed byte is noticed")
    func flipped() {
        let bytes = RandomNetwork.bytes(nodes: 9, seed: 1)
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 0x10
            #expect(throws: MapFileError.self, "byte \(index)") { try RoadGraph(bytes: damaged) }
        }
    }

    @Test("a newer, an older, a foreign and a missing file have errors of their own")
    func foreign() throws {
        var bytes = RandomNetwork.bytes(nodes: 9, seed: 1)
        #expect(throws: MapFileError.notAMap) { try RoadGraph(bytes: Array("<osm></osm>".utf8)) }
        #expect(throws: MapFileError.notAMap) { try RoadGraph(bytes: []) }
        bytes[8] = 99
        #expect(throws: MapFileError.newerVersion(found: 99, supported: 8)) { try RoadGraph(bytes: bytes) }
        bytes[8] = 1
        #expect(throws: MapFileError.olderVersion(found: 1, supported: 4)) { try RoadGraph(bytes: bytes) }
        #expect(throws: MapFileError.unreadable(FileError(path: "/no/such.vqmap", operation: .read, code: 2))) {
            try RoadGraph(path: "/no/such.vqmap")
        }
    }
}
