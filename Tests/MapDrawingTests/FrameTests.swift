import Geodesy
import MapDrawing
import Quests
import RoadMap
import Routing
import Scoring
import Support
import TestSupport
import Testing

@Suite("What a picture shows")
struct FrameTests {
    @Test("north is up, east is right, and the middle of the box is the middle of the picture")
    func directions() throws {
        let frame = try MapFrame(BoundingBox(west: 61.3, south: 55.0, east: 61.5, north: 55.2), width: 1000)
        let middle = frame.point(Coordinate(longitude: 61.4, latitude: 55.1))
        #expect(middle.distance(to: PicturePoint(500, Double(frame.height) / 2)) < 1e-6)
        #expect(frame.point(Coordinate(longitude: 61.4, latitude: 55.15)).y < middle.y)
        #expect(frame.point(Coordinate(longitude: 61.45, latitude: 55.1)).x > middle.x)
        let there = Coordinate(longitude: 61.33, latitude: 55.07)
        #expect(frame.coordinate(frame.point(there)).distance(to: there) < 0.001)
    }

    @Test("shapes are true: as many pixels to a kilometre northwards as eastwards")
    func trueShape() throws {
        let frame = try MapFrame(BoundingBox(west: 61.35, south: 55.05, east: 61.45, north: 55.15), width: 1000)
        let here = Coordinate(longitude: 61.4, latitude: 55.1)
        for there in [
            Coordinate(longitude: 61.41, latitude: 55.1), Coordinate(longitude: 61.4, latitude: 55.11),
            Coordinate(longitude: 61.41, latitude: 55.09),
        ] {
            let pixels = frame.point(here).distance(to: frame.point(there))
            #expect((pixels * frame.metresPerPixel / here.distance(to: there) - 1).magnitude < 0.001)
        }
    }

    @Test("a box across the antimeridian is one piece")
    func antimeridian() throws {
        let frame = try MapFrame(BoundingBox(west: 179.9, south: -17, east: -179.9, north: -16.9), width: 800)
        let west = frame.point(Coordinate(longitude: 179.95, latitude: -16.95))
        let east = frame.point(Coordinate(longitude: -179.95, latitude: -16.95))
        #expect(west.x < 400 && east.x > 400 && frame.box.contains(west) && frame.box.contains(east))
    }

    @Test("a box without size shows its surroundings, a very flat one more above and below")
    func grown() throws {
        let point = try MapFrame(BoundingBox(west: 8, south: 50, east: 8, north: 50), width: 100)
        #expect(point.width == 100 && point.height == 100 && point.metresPerPixel == 1)
        let flat = try MapFrame(BoundingBox(west: 8, south: 50, east: 9, north: 50), width: 400)
        #expect(flat.height == 100)
        let high = try MapFrame(BoundingBox(west: 8, south: 50, east: 8, north: 51), width: 400)
        #expect(high.height == 1600)
        _ = try MapFrame(BoundingBox(west: -180, south: -90, east: 180, north: 90), width: 64)
        _ = try MapFrame(BoundingBox(west: 0, south: 90, east: 0, north: 90), width: 64)
    }

    @Test(
        "what is no area on the Earth is refused",
        arguments: [
            BoundingBox(west: .nan, south: 0, east: 1, north: 1), BoundingBox(west: 0, south: 2, east: 1, north: 1),
            BoundingBox(west: 0, south: 0, east: 181, north: 1),
            BoundingBox(west: 0, south: 0, east: 1, north: .infinity),
        ])
    func impossibleArea(box: BoundingBox) {
        #expect(throws: MapDrawingError.self) { try MapFrame(box) }
    }

    @Test("so is a width that no picture has", arguments: [Int.min, 0, 63, 20_001, Int.max])
    func impossibleWidth(width: Int) {
        let box = BoundingBox(west: 0, south: 0, east: 1, north: 1)
        #expect(throws: MapDrawingError.impossibleWidth(width)) { try MapFrame(box, width: width) }
    }

    @Test("a map without roads and without a quest has nothing to show; a quest alone has")
    func nothing() throws {
        let graph = try SmallTown.emptyGraph()
        #expect(throws: MapDrawingError.nothingToShow) { try MapFrame(showing: graph) }
        let quest = try SmallTown.quest()
        let frame = try MapFrame(showing: graph, quest: quest, width: 500)
        for task in quest.tasks { #expect(frame.box.contains(frame.point(task.coordinate))) }
    }

    @Test("a picture of a whole map shows all of it with a margin")
    func wholeMap() throws {
        let graph = try SmallTown.graph()
        let frame = try MapFrame(showing: graph, width: 500)
        for node in graph.nodes {
            #expect(frame.box.grown(by: -2).contains(frame.point(graph.coordinate(ofNode: node))))
        }
    }

    @Test("every error says in both languages what to do")
    func messages() {
        let errors: [MapDrawingError] = [
            .impossibleArea(BoundingBox(west: 1, south: 2, east: 3, north: 1)), .impossibleWidth(5), .nothingToShow,
        ]
        for error in errors {
            #expect(error.message[.english].contains("; "))
            #expect(error.message[.russian].contains("; "))
            #expect(error.message[.russian].unicodeScalars.contains { ("а"..."я").contains($0) })
        }
    }
}
