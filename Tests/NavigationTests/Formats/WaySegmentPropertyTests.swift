import EngineTestSupport
import JSON
import MapBuilding
import Navigation
import RoadMap
import Routing
import Testing

@Suite("What a way is like, as JSON")
struct WaySegmentPropertyTests {
    /// The properties of the only way of a leg.
    private static func properties(
        way: Int64, name: String?, change: (inout EdgeAttributes) -> Void = { _ in }
    ) throws -> JSONObject {
        var builder = RoadNetworkBuilder()
        let ends = [614_000_000, 614_020_000].map {
            builder.addNode(FixedCoordinate(longitude: $0, latitude: 551_000_000))
        }
        var attributes = EdgeAttributes(roadClass: .track)
        change(&attributes)
        builder.addEdge(from: ends[0], to: ends[1], attributes: attributes, name: name, way: way)
        let graph = try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "")))
        var router = Router(graph: graph)
        let found = router.leg(from: graph.snap(onto: 0, at: 0), to: graph.snap(onto: 0, at: 1))
        let leg = try #require(found)
        let ways = leg.waySegments(graph: graph)
        try #require(ways.count == 1)
        return ways[0].properties
    }

    @Test("has an OSM id where the map knows one, be it 1")
    func ids() throws {
        for (way, value) in [(0, nil), (1, 1), (7_000_000_000, 7_000_000_000)] as [(Int64, Int64?)] {
            let properties = try Self.properties(way: way, name: "Hill")
            #expect(properties["way"] == value.map { JSONValue.integer($0) })
            #expect(properties["name"] == "Hill" && properties["class"] == "track" && properties["travel"] == "ride")
        }
    }

    @Test("has what is known of it, and no member for what is not")
    func known() throws {
        let bare = try Self.properties(way: 5, name: nil)
        #expect(bare.map { $0.key }.sorted() == ["class", "distance", "duration", "travel", "way"])
        let full = try Self.properties(way: 5, name: "A") {
            ($0.surface, $0.smoothness, $0.incline, $0.forwardCycleway) = (.cobbles, .bad, .up, .lane)
        }
        #expect(full["surface"] == "cobbles" && full["smoothness"] == "bad")
        #expect(full["incline"] == "up" && full["cycleway"] == "lane")
    }
}
