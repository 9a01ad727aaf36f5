import EngineTestSupport
import Quests
import TestSupport
import Testing
import VeloQuest

@testable import RideSimulation

@Suite("A quest on a map")
struct QuestOnMapTests {
    private func findings(_ text: String, on graph: RoadGraph?) -> [(String, Int?, String)] {
        let bytes = Array(text.utf8)
        return QuestOnMap.findings(added: Quest.read(bytes), in: bytes, on: graph)
            .filter { $0.severity > .note }.map { ($0.rule, $0.location?.line, $0.message[.english]) }
    }

    private func point(_ place: Coordinate, _ properties: String) -> String {
        #"{"type": "Feature", "properties": {\#(properties)}, "geometry": {"type": "Point", "coordinates": "#
            + "[\(place.longitude), \(place.latitude)]}}"
    }

    private func file(_ features: [String]) -> String {
        "{\"type\": \"FeatureCollection\", \"features\": [\n" + features.joined(separator: ",\n") + "]}"
    }

    @Test("places off the map are found, with the line, and nothing is said of a good quest")
    func places() throws {
        let graph = try TestMaps.demo(seed: 1)
        let middle = graph.coordinate(ofNode: NodeID(graph.nodeCount / 2))
        let start = point(middle, #""role": "start""#)
        let good = point(middle.moved(east: 200), #""name": "Near", "answer": "oak""#)
        #expect(findings(file([start, good]), on: graph).isEmpty)
        let far = point(
            Coordinate(longitude: middle.longitude + 1, latitude: middle.latitude), #""name": "Sea", "answer": "oak""#)
        let found = findings(file([start, good, far]), on: graph)
        #expect(found.map(\.0) == ["quest.off-the-map"] && found.map(\.1) == [4])
        #expect(found.allSatisfy { $0.2.contains("Sea") })
        #expect(findings(file([start, good, far]), on: nil).isEmpty)
        let ends = findings(
            file([far.replacing(#""name": "Sea", "answer": "oak""#, with: #""role": "start""#), good]), on: graph)
        #expect(ends.map(\.0) == ["quest.off-the-map"] && ends.allSatisfy { $0.2.contains("the start") })
    }

    @Test(
        "where a role is a number, empty or of any other kind the finding still points at the feature that is meant",
        arguments: ["5", "\"\"", "\" \"", "null", "\"tusk\""])
    func oddRoles(role: String) throws {
        let graph = try TestMaps.demo(seed: 1)
        let middle = graph.coordinate(ofNode: NodeID(graph.nodeCount / 2))
        let far = Coordinate(longitude: middle.longitude + 1, latitude: middle.latitude)
        let features = [
            point(middle, #""role": "start""#),
            point(middle.moved(east: 200), #""role": \#(role), "name": "Odd", "answer": "oak""#),
            point(far, #""name": "Sea", "answer": "oak""#),
            point(middle.moved(east: 300), #""name": "Near", "answer": "oak""#),
        ]
        let found = findings(file(features), on: graph).filter { $0.0 == "quest.off-the-map" }
        #expect(found.map(\.1) == [4] && found.allSatisfy { $0.2.contains("Sea") }, "\(found)")
    }

    @Test("a start or finish in the member quest that is off the map is found there")
    func statedEnds() throws {
        let graph = try TestMaps.demo(seed: 1)
        let middle = graph.coordinate(ofNode: NodeID(graph.nodeCount / 2))
        let away = "[\(middle.longitude + 1), \(middle.latitude)]"
        let text = """
            {"type": "FeatureCollection", "quest": {
              "finish": \(away),
              "start": \(away)
            }, "features": [\(point(middle, #""name": "Near", "answer": "oak""#))]}
            """
        let found = findings(text, on: graph)
        #expect(found.map(\.0) == ["quest.off-the-map", "quest.off-the-map"] && found.map(\.1) == [2, 3], "\(found)")
    }

    @Test(
        "a task on streets that nothing joins to those of the start is found, and one behind a street of one way only")
    func unreachable() throws {
        var sketch = SketchedStreets()
        sketch.street("Main street", (0, 0), (100, 0), (200, 0))
        sketch.street("Island", (0, 2000), (200, 2000))
        sketch.street("One way", (200, 0), (1500, 0), (1500, -800), isOneWay: true)
        let graph = try sketch.graph()
        let plane = LocalPlane(origin: Coordinate(longitude: 61.4, latitude: 55.16))
        func place(_ east: Double, _ north: Double) -> Coordinate {
            plane.coordinate(PlanePoint(east: east, north: north))
        }
        let features = [
            point(place(10, 0), #""role": "start""#), point(place(150, 0), #""name": "Near", "answer": "oak""#),
            point(place(100, 2000), #""name": "Island", "answer": "oak""#),
            point(place(1500, -700), #""name": "No way back", "answer": "oak""#),
        ]
        let found = findings(file(features), on: graph)
        #expect(found.map(\.0) == ["quest.unreachable", "quest.unreachable"], "\(found)")
        #expect(found.map(\.1) == [4, 5], "\(found)")
    }

    @Test("a task to which the only way leads through a forbidden zone is found, and none that a way round leads to")
    func behindZone() throws {
        var sketch = SketchedStreets()
        sketch.street("Main street", (0, 0), (500, 0), (1000, 0))
        sketch.street("Way round", (0, 0), (0, 600), (1000, 600))
        let graph = try sketch.graph()
        let plane = LocalPlane(origin: Coordinate(longitude: 61.4, latitude: 55.16))
        func place(_ east: Double, _ north: Double) -> Coordinate {
            plane.coordinate(PlanePoint(east: east, north: north))
        }
        let ring = [(400.0, -50.0), (600, -50), (600, 50), (400, 50), (400, -50)].map { place($0.0, $0.1) }
            .map { "[\($0.longitude), \($0.latitude)]" }.joined(separator: ", ")
        let zone =
            #"{"type": "Feature", "properties": {"role": "zone", "name": "Wood", "zone": "forbidden"}, "#
            + #""geometry": {"type": "Polygon", "coordinates": [[\#(ring)]]}}"#
        let features = [
            point(place(10, 0), #""role": "start""#), zone,
            point(place(900, 0), #""name": "Behind", "answer": "oak""#),
            point(place(900, 600), #""name": "Round", "answer": "oak""#),
        ]
        let found = findings(file(features), on: graph)
        #expect(found.map(\.0) == ["quest.behind-forbidden-zone"] && found.map(\.1) == [4], "\(found)")
        #expect(found.allSatisfy { $0.2.contains("Behind") })
    }

    @Test("a role with a capital letter, and a task that is called the start, are said to be what they are")
    func roles() throws {
        let place = Coordinate(longitude: 37.6, latitude: 55.7)
        let task = point(place, #""name": "Tree", "answer": "oak""#)
        let capital = findings(file([point(place, #""role": "Start""#), task]), on: nil)
        #expect(capital.map(\.0) == ["quest.misspelt-role"] && capital.map(\.1) == [2], "\(capital)")
        #expect(capital.allSatisfy { $0.2.contains("write \"start\"") })
        let named = findings(file([point(place, #""name": "Старт""#), task]), on: nil)
        #expect(named.contains { $0.0 == "quest.misspelt-role" && $0.1 == 2 }, "\(named)")
        let sound = findings(file([point(place, #""role": "start", "name": "Start""#), task]), on: nil)
        #expect(!sound.contains { $0.0 == "quest.misspelt-role" }, "\(sound)")
    }
}

extension Coordinate {
    fileprivate func moved(east metres: Double) -> Coordinate {
        LocalPlane(origin: self).coordinate(PlanePoint(east: metres, north: 0))
    }
}
