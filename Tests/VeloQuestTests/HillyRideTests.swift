import Geodesy
import JSON
import MapBuilding
import Quests
import RoadMap
import Routing
import Support
import TestSupport
import Testing

@testable import VeloQuest

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

    @Test("a plan says of how much of a way the heights are known")
    func knownHeights() throws {
        var builder = RoadNetworkBuilder()
        let nodes = [0, 100_000, 200_000].map { builder.addNode(FixedCoordinate(longitude: $0, latitude: 0)) }
        for (first, last) in zip(nodes, nodes.dropFirst()) {
            builder.addEdge(from: first, to: last, attributes: EdgeAttributes(roadClass: .residential))
        }
        let terrain = Terrain { $0.longitude < 0.011 ? $0.longitude * 5000 : nil }
        var router = Router(
            graph: try RoadGraph(
                bytes: builder.finish(metadata: MapMetadata(attribution: "nobody"), terrain: terrain)))
        let quest = try Self.quest(home: Self.foot, task: Self.top, limit: 7200)
        let planner = try RidePlanner(quest: quest, router: router)
        let found = try planner.plan(from: Self.foot, at: Self.now, router: &router)
        var plan = try #require(found)
        try plan.addClimbs(of: quest, from: Self.foot, router: &router)
        #expect(plan.tours[0].stops[0].climb?.knownPercent == 50 && plan.tours[0].climb?.knownPercent == 50)
        let english = plan.text(of: quest, from: Self.now, in: .english)
        #expect(english.contains("m up, 0 m down (heights for 50 % of the way)\n"), "\(english)")
        #expect(english.contains("m up (heights for 50 % of the way), home after "), "\(english)")
        #expect(plan.text(of: quest, from: Self.now, in: .russian).contains("(высоты известны для 50 % пути)"))
        plan.tours[0].climbHome = nil
        #expect(plan.text(of: quest, from: Self.now, in: .english).contains("finish, heights not known\n"))
        let json = try #require(plan.json(of: quest).objectValue?["tours"]?.arrayValue?.first?.objectValue)
        #expect(json["elevationKnown"]?.doubleValue == 50)
        #expect(json["stops"]?.arrayValue?.first?.objectValue?["elevationKnown"]?.doubleValue == 50)
    }

    @Test("a plan tells what each stop and the way home climb, in words of both languages and in JSON")
    func planClimbs() throws {
        func plan(grade: Double) throws -> (plan: RidePlan, quest: Quest) {
            var router = try Self.router(grade: grade)
            let quest = try Self.quest(home: Self.foot, task: Self.top, limit: 7200)
            let planner = try RidePlanner(quest: quest, router: router)
            let found = try planner.plan(from: Self.foot, at: Self.now, router: &router)
            var plan = try #require(found)
            #expect(plan.tours[0].stops[0].climb == nil && plan.tours[0].climb == nil)
            try plan.addClimbs(of: quest, from: Self.foot, router: &router)
            return (plan, quest)
        }
        let (plan, quest) = try plan(grade: 0.08)
        let tour = plan.tours[0]
        let metres = 0.019 * 111_319.49 * 0.08
        let (up, home) = (try #require(tour.stops[0].climb), try #require(tour.climbHome))
        #expect(abs(up.ascent - metres) < 1 && up.descent < 0.5, "\(up)")
        #expect(abs(home.descent - metres) < 1 && home.ascent < 0.5, "\(home)")
        #expect(tour.climb?.ascent == up.ascent + home.ascent && tour.climb?.descent == up.descent + home.descent)
        let english = plan.text(of: quest, from: Self.now, in: .english)
        #expect(english.contains("10 points, 169 m up, 0 m down\n") && english.contains("finish, 0 m up, 169 m down\n"))
        #expect(english.contains(" km, 169 m up, home after "), "\(english)")
        let russian = plan.text(of: quest, from: Self.now, in: .russian)
        #expect(russian.contains("10 баллов, подъём 169 м, спуск 0 м\n") && russian.contains("подъём 169 м, на финише"))
        let json = try #require(plan.json(of: quest).objectValue?["tours"]?.arrayValue?.first?.objectValue)
        #expect(json["ascent"]?.doubleValue == (up.ascent * 10).rounded() / 10)
        let stop = try #require(json["stops"]?.arrayValue?.first?.objectValue)
        #expect(stop["ascent"]?.doubleValue == json["ascent"]?.doubleValue && stop["descent"] != nil)

        var router = Router(graph: try RoadGraph(bytes: RoadNetworkBuilder.flat))
        let planner = try RidePlanner(quest: quest, router: router)
        let found = try planner.plan(from: Self.foot, at: Self.now, router: &router)
        var flat = try #require(found)
        let before = flat
        try flat.addClimbs(of: quest, from: Self.foot, router: &router)
        #expect(flat == before && !flat.text(of: quest, from: Self.now, in: .english).contains(" m up"))
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

extension RoadNetworkBuilder {
    /// The same road on a map without heights.
    fileprivate static var flat: [UInt8] {
        var builder = RoadNetworkBuilder()
        let first = builder.addNode(FixedCoordinate(longitude: 0, latitude: 0))
        let last = builder.addNode(FixedCoordinate(longitude: 200_000, latitude: 0))
        builder.addEdge(from: first, to: last, attributes: EdgeAttributes(roadClass: .residential))
        return builder.finish(metadata: MapMetadata(attribution: "nobody"))
    }
}
