import EngineTestSupport
import Geodesy
import MapBuilding
import RoadMap
import Testing

@Suite("Snapping along a course")
struct SnapCourseTests {
    /// A one-way street to the east; crossing it at its middle a street to the north, and a ramp up which one pushes.
    private func crossing() throws -> RoadGraph {
        var builder = RoadNetworkBuilder()
        func node(_ east: Int32, _ north: Int32) -> Int {
            builder.addNode(FixedCoordinate(longitude: 614_000_000 + east, latitude: 551_000_000 + north))
        }
        let (west, middle, east) = (node(-10_000, 0), node(0, 0), node(10_000, 0))
        let (south, north) = (node(0, -6_000), node(0, 6_000))
        let street = EdgeAttributes(roadClass: .residential)
        let oneWay = EdgeAttributes(roadClass: .residential, backward: .forbidden)
        let ramp = EdgeAttributes(roadClass: .footway, forward: .push, backward: .forbidden)
        builder.addEdge(from: west, to: middle, attributes: oneWay, name: "west")
        builder.addEdge(from: middle, to: east, attributes: oneWay, name: "east")
        builder.addEdge(from: middle, to: south, attributes: street, name: "south")
        builder.addEdge(from: north, to: middle, attributes: street, name: "north")
        builder.addEdge(from: south, to: east, attributes: ramp, name: "ramp")
        return try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "")))
    }

    private let place = Coordinate(longitude: 61.400_02, latitude: 55.099_99)

    private func found(_ graph: RoadGraph, _ degrees: Double, _ tolerance: Double) -> [String?: TravelDirections] {
        let course = BearingRange(degrees: degrees, tolerance: tolerance)
        let snaps = graph.snaps(near: place, within: 100, limit: 9, along: course, islands: .equal)
        return Dictionary(uniqueKeysWithValues: snaps.map { (graph.name(of: $0.edge), $0.directions) })
    }

    @Test("only edges that can be travelled along the course are offered, and the directions that follow it")
    func directions() throws {
        let graph = try crossing()
        #expect(found(graph, 90, 20) == ["west": .forward, "east": .forward])
        #expect(found(graph, 270, 20).isEmpty, "nobody may ride west")
        #expect(found(graph, 0, 20) == ["south": .backward, "north": .backward])
        #expect(found(graph, 180, 20) == ["south": .forward, "north": .forward])
        #expect(found(graph, -180, 20) == found(graph, 540, 20) && found(graph, 180, 20) == found(graph, 540, 20))
        #expect(found(graph, 43, 20) == ["ramp": .forward])
        #expect(found(graph, 223, 20).isEmpty, "nobody may push down")
    }

    @Test("a tolerance of 90° and 180° lets in what it says")
    func tolerances() throws {
        let graph = try crossing()
        let all: [String?: TravelDirections] = [
            "west": .forward, "east": .forward, "ramp": .forward, "south": [.forward, .backward],
            "north": [.forward, .backward],
        ]
        #expect(found(graph, 90, 90) == all, "across the course is within 90°")
        #expect(found(graph, 90, 180) == all && found(graph, 270, 400) == all)
        #expect(found(graph, 90, 0) == ["west": .forward, "east": .forward])
        #expect(found(graph, 91, 0).isEmpty && found(graph, 90, -5) == found(graph, 90, 0))
        #expect(found(graph, .nan, 20).isEmpty && found(graph, .infinity, 20).isEmpty)
        let unfiltered = graph.snaps(near: place, within: 100, limit: 9, islands: .equal)
        #expect(Dictionary(uniqueKeysWithValues: unfiltered.map { (graph.name(of: $0.edge), $0.directions) }) == all)
    }

    @Test("the edge along the course is taken though another one is nearer")
    func fartherEdge() throws {
        let graph = try crossing()
        let nearer = try #require(graph.snap(near: place, within: 50, islands: .equal))
        #expect(graph.name(of: nearer.edge) == "east")
        let bearing = try #require(nearer.bearing)
        #expect(abs(bearing - 90) < 0.01)
        let course = BearingRange(degrees: 10, tolerance: 30)
        let along = try #require(graph.snap(near: place, within: 50, along: course, islands: .equal))
        #expect(graph.name(of: along.edge) == "south" && along.distance > nearer.distance)
        #expect(abs((along.bearing ?? 0) - 180) < 0.01)
    }

    @Test("an edge without length has no bearing and follows every course")
    func withoutLength() throws {
        var builder = RoadNetworkBuilder()
        let ends = (0..<2).map { _ in
            builder.addNode(FixedCoordinate(longitude: 614_000_000, latitude: 551_000_000))
        }
        builder.addEdge(
            from: ends[0], to: ends[1], inner: [FixedCoordinate(longitude: 614_000_000, latitude: 551_000_000)],
            attributes: EdgeAttributes(roadClass: .residential))
        let graph = try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "")))
        let course = BearingRange(degrees: 77, tolerance: 1)
        let snap = try #require(graph.snap(near: place, within: 50, along: course))
        #expect(snap.bearing == nil && snap.fraction == 0 && snap.directions == [.forward, .backward])
        #expect(graph.snap(onto: 0, at: 0.5).bearing == nil)
    }
}
