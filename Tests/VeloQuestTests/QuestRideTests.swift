import EngineTestSupport
import Testing
import VeloQuest

@Suite("A quest ride")
struct QuestRideTests {
    private let quest: Quest

    init() throws {
        let graph = try TestMaps.demo(seed: 1)
        let box = try #require(graph.bounds)
        func place(_ x: Double, _ y: Double) -> Coordinate {
            Coordinate(
                longitude: box.west + (box.east - box.west) * x, latitude: box.south + (box.north - box.south) * y)
        }
        quest = try Quest(
            settings: Quest.Settings(start: place(0.5, 0.5)),
            tasks: [
                Quest.Task(id: "oak", name: "The oak", coordinate: place(0.4, 0.5), answer: .anyOf(["oak"])),
                Quest.Task(id: "mill", name: "The mill", coordinate: place(0.6, 0.6)),
                Quest.Task(id: "pier", name: "The pier", coordinate: place(0.5, 0.4), answer: .anyOf(["12"])),
            ])
    }

    @Test("a rider is led to the chosen task, checks in, answers, and is led home")
    func wholeRide() throws {
        var router = Router(graph: try TestMaps.demo(seed: 1))
        var ride = QuestRide(quest: quest)
        try ride.head(for: "oak")
        let start = try #require(quest.settings.start)
        var time = 0.0
        guard case .guidance(.routed(let leg)) = ride.receive(Fix(time: time, coordinate: start), router: &router).first
        else {
            Issue.record("no route")
            return
        }
        var reached: [Quest.Task.ID] = []
        let oak = try #require(quest.task("oak")).coordinate
        let way = Polyline(leg.line.coordinates + [oak])
        for along in stride(from: 0, through: way.length, by: 5) {
            time += 1
            let fix = Fix(time: time, coordinate: way.coordinate(at: along) ?? oak, horizontalAccuracy: 4)
            for case .reached(let checkIn) in ride.receive(fix, router: &router) { reached.append(checkIn.task) }
        }
        #expect(reached == ["oak"])
        #expect(ride.navigation.destination == nil)
        let wrong = try ride.submit("elm", to: "oak", at: time)
        #expect(!wrong.isAccepted)
        let right = try ride.submit("An OAK!", to: "oak", at: time + 5)
        #expect(right.isAccepted)
        #expect(throws: RefereeError.self) { try ride.submit("12", to: "pier", at: time + 6) }
        let hasFinish = ride.headForFinish()
        #expect(hasFinish)
        #expect(ride.target == .finish)
        try ride.finish(at: time + 60)
        #expect(ride.result.solvedCount == 1)
        #expect(ride.result.isFinished)
        #expect(throws: RefereeError.self) { try ride.head(for: "nowhere") }
    }

    @Test("the suggested order is the cheapest of all orders")
    func order() throws {
        var router = Router(graph: try TestMaps.demo(seed: 1))
        let start = try #require(quest.settings.start)
        let order = try quest.suggestedOrder(from: start, router: &router)
        #expect(order.isProvenOptimal)
        #expect(order.unreachable.isEmpty)
        func cost(_ ids: [Quest.Task.ID]) throws -> Int64 {
            try router.route(through: [start] + ids.compactMap { quest.task($0)?.coordinate } + [start]).cost
        }
        let best = try cost(order.tasks)
        for other: [Quest.Task.ID] in [
            ["oak", "mill", "pier"], ["oak", "pier", "mill"], ["mill", "oak", "pier"], ["mill", "pier", "oak"],
            ["pier", "oak", "mill"], ["pier", "mill", "oak"],
        ] {
            #expect(try best <= cost(other))
        }
    }

    @Test("a task off the map is unreachable, the others are ordered all the same")
    func unreachable() throws {
        var router = Router(graph: try TestMaps.demo(seed: 1))
        let start = try #require(quest.settings.start)
        let moon = Quest.Task(id: "moon", name: "Moon", coordinate: Coordinate(longitude: 0, latitude: 0))
        let wider = try Quest(settings: quest.settings, tasks: quest.tasks + [moon])
        let order = try wider.suggestedOrder(from: start, router: &router)
        #expect(order.unreachable == ["moon"])
        #expect(order.tasks.count == 3)
    }

    @Test("uptime comes to the log, so that setting the clock of the phone changes nothing")
    func uptime() throws {
        var router = Router(graph: try TestMaps.demo(seed: 1))
        var ride = QuestRide(quest: quest)
        let oak = try #require(quest.task("oak")).coordinate
        try ride.join(Registration(name: "Anna"), at: 0, uptime: 50)
        for second in [0.0, 1] {
            _ = ride.receive(
                Fix(time: second, coordinate: oak, horizontalAccuracy: 4), uptime: 50 + second, router: &router)
        }
        _ = try ride.submit("elm", to: "oak", at: 10 - 3600, uptime: 60)
        try ride.skip("pier", at: 20 - 3600, uptime: 70)
        try ride.finish(at: 100 - 3600, uptime: 150)
        #expect(ride.log.entries.allSatisfy { $0.uptime != nil })
        #expect(ride.result.elapsed == 100)
        #expect(ride.result.flags.map(\.kind) == [.clockJump])
    }
}
