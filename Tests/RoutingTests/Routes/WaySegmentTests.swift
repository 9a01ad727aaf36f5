import EngineTestSupport
import Geodesy
import MapBuilding
import RoadMap
import Routing
import Support
import Testing

@Suite("The ways that a leg rides")
struct WaySegmentTests {
    @Test("are reported in the direction of riding, alike neighbours of one way together")
    func together() throws {
        var builder = RoadNetworkBuilder()
        let nodes = (0..<5).map {
            builder.addNode(FixedCoordinate(longitude: 614_000_000 + Int32($0) * 20_000, latitude: 551_000_000))
        }
        var slope = EdgeAttributes(roadClass: .track, surface: .unpaved)
        slope.incline = .up
        var signal = slope
        signal.forwardNodeDelay = .signals
        for (index, attributes) in [slope, signal, EdgeAttributes(roadClass: .track), slope].enumerated() {
            builder.addEdge(
                from: nodes[index], to: nodes[index + 1], attributes: attributes, name: "Hill", way: index < 3 ? 7 : 8)
        }
        var router = Router(graph: try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: ""))))
        let ends = [61.4001, 61.4079].map { Coordinate(longitude: $0, latitude: 55.1) }
        let up = try router.route(through: ends).legs[0]
        let there = up.waySegments(graph: router.graph)
        #expect(there.map(\.way) == [7, 7, 8] && there.map(\.name) == ["Hill", "Hill", "Hill"])
        #expect(there.map(\.attributes.incline) == [.up, .level, .up])
        #expect(there.map(\.attributes.surface) == [.unpaved, .unknown, .unpaved])
        let back = try router.route(through: ends.reversed()).legs[0].waySegments(graph: router.graph)
        #expect(back.map(\.attributes.incline) == [.down, .level, .down])
        #expect(abs(there.reduce(0) { $0 + $1.distance } - up.distance) < 1e-6)
        #expect(abs(there.reduce(0) { $0 + $1.duration } - up.duration) < 1e-6)
    }
}
