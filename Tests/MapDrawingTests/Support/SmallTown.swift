import Geodesy
import MapBuilding
import Quests
import RoadMap

@testable import MapDrawing

/// A few roads about (61.4, 55.1), each easy to tell from the others, and a quest on them.
///
///              cycleway (bridge)
///     ─────────┬──┬───────────  main road  "улица <Труда> & \"Мира\""
///              │  │ street
///              └──┘ path
enum SmallTown {
    /// The point that all places are measured from.
    static let centre = Coordinate(longitude: 61.4, latitude: 55.1)

    /// So many metres east and north of the centre.
    static func place(_ east: Double, _ north: Double) -> Coordinate {
        LocalPlane(origin: centre).coordinate(PlanePoint(east: east, north: north))
    }

    /// A square of 800 m and 400 pixels.
    static let frame: MapFrame = frame(width: 400, reach: 400)

    /// A square about the centre that reaches so many metres each way.
    static func frame(width: Int, reach: Double) -> MapFrame {
        let (low, high) = (place(-reach, -reach), place(reach, reach))
        let box = BoundingBox(west: low.longitude, south: low.latitude, east: high.longitude, north: high.latitude)
        do { return try MapFrame(box, width: width) } catch { preconditionFailure("\(error)") }
    }

    /// The name of the main road.
    static let streetName = "улица <Труда> & \"Мира\""

    /// The roads.
    static func graph(attribution: String = "© somebody & sons") throws -> RoadGraph {
        var builder = RoadNetworkBuilder()
        func node(_ east: Double, _ north: Double) -> Int {
            let place = place(east, north)
            return builder.addNode(
                FixedCoordinate(
                    longitude: Int32((place.longitude * 1e7).rounded()),
                    latitude: Int32((place.latitude * 1e7).rounded())))
        }
        let (west, middle, east) = (node(-600, 100), node(0, 100), node(600, 100))
        let (north, south, corner) = (node(0, 350), node(0, -200), node(200, -200))
        builder.addEdge(from: west, to: middle, attributes: EdgeAttributes(roadClass: .primary), name: streetName)
        builder.addEdge(from: middle, to: east, attributes: EdgeAttributes(roadClass: .primary), name: streetName)
        builder.addEdge(from: middle, to: south, attributes: EdgeAttributes(roadClass: .residential))
        builder.addEdge(from: south, to: corner, attributes: EdgeAttributes(roadClass: .path))
        var bridge = EdgeAttributes(roadClass: .cycleway)
        bridge.isBridge = true
        builder.addEdge(from: middle, to: north, attributes: bridge)
        return try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: attribution)))
    }

    /// A quest with an easy and a hard task in the town and another one far away.
    static func quest() throws -> Quest {
        try Quest(
            settings: Quest.Settings(title: "Round <the> town", start: place(-100, -100)),
            tasks: [
                Quest.Task(id: "a", name: "Дуб & пень", difficulty: .low, coordinate: place(150, 0)),
                Quest.Task(id: "b", name: "Мост", difficulty: .high, coordinate: place(100, 250)),
                Quest.Task(id: "c", name: "Far away", difficulty: .high, coordinate: place(90_000, 250)),
            ])
    }

    /// The roads and the quest as they are drawn.
    static func list() throws -> DisplayList {
        DisplayList(mapOf: try graph(), quest: try quest(), frame: frame)
    }

    /// A map without roads.
    static func emptyGraph() throws -> RoadGraph {
        try RoadGraph(bytes: RoadNetworkBuilder().finish(metadata: MapMetadata(attribution: "")))
    }
}
