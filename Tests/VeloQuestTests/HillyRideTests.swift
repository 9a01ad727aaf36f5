import BikeRouting
import Geodesy
import MapFileWriting
import QuestModel
import RoadNetwork
import Testing
import VeloQuest

@Suite("Rides on hills")
struct HillyRideTests {
    private static let now = 1_717_232_400.0
    private static let foot = Coordinate(longitude: 0.0005, latitude: 0)
    private static let top = Coordinate(longitude: 0.0195, latitude: 0)

    /// A road of 2.2 km, 8 % up to the east, or level.
    private static func router(grade: Double) throws -> Router {
        var builder = RoadNetworkBuilder()
        let first = builder.addNode(FixedCoordinate(longitude: 0, latitude: 0))
        let last = builder.addNode(FixedCoordinate(longitude: 200_000, latitude: 0))
        builder.addEdge(from: first, to: last, attributes: EdgeAttributes(roadClass: .residential))
        return Router(
            graph: try RoadGraph(
                bytes: builder.finish(
                    metadata: MapMetadata(attribution: "nobody"),
                    terrain: Terrain { $0.longitude * 111_319.49 * grade })))
    }

    private static func quest(home: Coordinate, task: Coordinate, limit: Double = 900) throws -> Quest {
        try Quest(
            settings: Quest.Settings(start: home, timeLimit: limit),
            tasks: [Quest.Task(id: "t", name: "Tower", coordinate: task, points: 10)])
    }

    @Test("whether one can still get home depends on which way is up")
    func wayHome() throws {
        func arrival(from place: Coordinate, to home: Coordinate, grade: Double) throws -> (
            seconds: Double, isInTime: Bool
        ) {
            var router = try Self.router(grade: grade)
            var ride = QuestRide(quest: try Self.quest(home: home, task: place))
            _ = ride.receive(Fix(time: Self.now, coordinate: home, horizontalAccuracy: 3), router: &router)
            let leave = Self.now + 450
            let way = try #require(try ride.wayHome(from: place, at: leave, router: &router))
            return (way.arrival - leave, way.isInTime)
        }
        let level = try arrival(from: Self.foot, to: Self.top, grade: 0)
        let up = try arrival(from: Self.foot, to: Self.top, grade: 0.08)
        let down = try arrival(from: Self.top, to: Self.foot, grade: 0.08)
        #expect(level.isInTime && down.isInTime && !up.isInTime, "\(level) \(up) \(down)")
        #expect(up.seconds > 1.8 * level.seconds && down.seconds <= level.seconds)
    }

    @Test("a plan does not send anybody up a hill for which the time is too short")
    func plan() throws {
        func stops(grade: Double) throws -> Int {
            var router = try Self.router(grade: grade)
            let quest = try Self.quest(home: Self.foot, task: Self.top, limit: 1200)
            let planner = try RidePlanner(quest: quest, router: router)
            let plan = try planner.plan(from: Self.foot, at: Self.now, router: &router)
            return try #require(plan).tours[0].stops.count
        }
        #expect(try stops(grade: 0) == 1 && stops(grade: 0.08) == 0)
    }
}
