import EngineTestSupport
import RideLogs
import TestSupport
import Testing
import VeloQuest

@testable import RideSimulation

@Suite("What invented riders make of hours, limits, orders and obstacles")
struct RiderSenseTests {
    private func run(
        _ quest: Quest, _ field: RiderField, _ conditions: EventConditions = EventConditions()
    ) throws -> EventOutcome {
        try EventSimulation(
            quest: quest, field: field, conditions: conditions, seed: 3, search: try SimulationTests.search()
        ).run()
    }

    /// The old town, changed.
    private func quest(
        _ change: (inout Quest.Settings, inout [Quest.Task]) -> Void
    ) throws -> Quest {
        let open = try SimulationTests.quest("quests/old-town.geojson")
        var (settings, tasks) = (open.settings, open.tasks)
        change(&settings, &tasks)
        return try Quest(settings: settings, tasks: tasks)
    }

    /// Riders who ride to everything and know everything.
    private func field(_ riders: Int, _ strategies: [RideStrategy] = [.allTasks]) -> RiderField {
        var field = RiderField(riders: riders)
        (field.breaksPerHour, field.puncturesPerKilometre, field.givingUpPerHour) = (0...0, 0, 0...0)
        field.strategies = Dictionary(uniqueKeysWithValues: strategies.map { ($0, 1) })
        field.helplessness = 0...0
        return field
    }

    private func ride(_ quest: Quest, _ rider: VirtualRider? = nil, seed: UInt64 = 1) throws -> RideRecord {
        var router = Router(try SimulationTests.search())
        return try RideSimulator(quest: quest, seed: seed, rider: rider).run(router: &router)
    }

    @Test("who has to stay at tasks for a minute reaches them all: patience begins with the arrival")
    func dwell() throws {
        let quest = try quest { _, tasks in for place in tasks.indices { tasks[place].dwell = 60 } }
        let statistics = EventStatistics(of: try run(quest, field(12)))
        #expect(statistics.tasks.map(\.reached) == Array(repeating: 12, count: quest.tasks.count))
    }

    @Test("a phone that sleeps while its rider rides sleeps until the last task")
    func sleepers() throws {
        let quest = try quest { _, _ in }
        var field = field(6)
        field.outagesPerHour = 0...0
        func fixes(_ share: Double) throws -> Double {
            field.sleepingPhones = share
            let riders = try run(quest, field).riders
            return Double(riders.reduce(0) { $0 + $1.fixes }) / riders.reduce(0) { $0 + $1.endTime - $1.startTime }
        }
        #expect(try fixes(0) > 0.99)
        #expect(try fixes(1) < 0.5)
    }

    @Test("the first choice heeds hours and time limit", arguments: RideStrategy.allCases)
    func firstChoice(strategy: RideStrategy) throws {
        let late = try quest { settings, tasks in
            tasks[0].opens = .afterStart(3600)
            settings.timeLimit = 3000
        }
        let statistics = EventStatistics(of: try run(late, field(4, [strategy])))
        // Who wants all tasks does not look at the clock.
        #expect(strategy == .allTasks || statistics.tasks[0].reached == 0 && statistics.inTime == 4)
        #expect(statistics.home == 4)
        let tomorrow = try quest { _, tasks in
            for place in tasks.indices { tasks[place].opens = .afterStart(36_000) }
        }
        #expect(try run(tomorrow, field(2, [strategy])).riders.allSatisfy { $0.endTime - $0.startTime < 3600 })
    }

    @Test("courses with an order, and tasks that open one another, are ridden to the end")
    func courses() throws {
        let order = try quest { _, tasks in for place in tasks.indices { tasks[place].order = place + 1 } }
        let chain = try quest { _, tasks in
            for place in tasks.indices.dropFirst() {
                tasks[place].requires = [Quest.Requirement(tasks[place - 1].id)]
            }
        }
        var everything = VirtualRider()
        everything.strategy = .allTasks
        for quest in [order, chain] {
            for rider in [nil, everything] {
                let result = try ride(quest, rider).result
                #expect(result.solvedCount == quest.tasks.count && result.isFinished && !result.isLate)
                #expect(result.lines.allSatisfy { $0.outcome == .solved })
            }
        }
    }

    @Test("a control of a course that is out of reach does not end the ride")
    func brokenCourse() throws {
        let quest = try quest { _, tasks in
            for place in tasks.indices { tasks[place].order = place + 1 }
            tasks[1].coordinate = Coordinate(longitude: -33, latitude: 55)
        }
        #expect(try ride(quest).result.solvedCount == quest.tasks.count - 1)
    }

    @Test("a rider of whom nothing is said keeps to the time limit; one who wants all tasks does not")
    func limit() throws {
        let quest = try quest { settings, _ in settings.timeLimit = 1200 }
        let planned = try ride(quest).result
        #expect(planned.isFinished && !planned.isLate && planned.solvedCount > 0)
        var everything = VirtualRider()
        everything.strategy = .allTasks
        let all = try ride(quest, everything).result
        #expect(all.isLate && all.solvedCount == quest.tasks.count)
        let unlimited = try self.quest { settings, _ in settings.timeLimit = nil }
        #expect(try ride(unlimited).result.solvedCount == quest.tasks.count)
    }

    @Test("what a team's leader finds out opens tasks on every phone, and is counted once")
    func teams() throws {
        let quest = try SimulationTests.quest("quests/millers-secret.geojson")
        var field = RiderField(riders: 16)
        field.teamSize = 2
        field.helplessness = 0...0
        let outcome = try run(quest, field)
        let rows = outcome.standings.groups.flatMap(\.rows)
        let locked = try #require(quest.tasks.firstIndex { !$0.requires.isEmpty })
        #expect(rows.count { $0.result.lines[locked].outcome == .solved } >= 4)
        for row in rows {
            let leader = try #require(row.members.min { $0.rawValue < $1.rawValue })
            for (line, alone) in zip(
                row.result.lines, JudgedLog(trusting: outcome.log).result(of: leader, in: quest).lines)
            {
                #expect(line.attempts == alone.attempts, "\(row.name), \(line.name)")
            }
        }
    }

    @Test("who may not start at their time stays at home")
    func startWindow() throws {
        let start = 1_717_232_400.0
        let quest = try quest { settings, _ in
            (settings.startOpens, settings.startCloses) = (start, start + 600)
        }
        var field = field(5)
        field.start = .waves(size: 1, every: 300)
        let outcome = try run(quest, field)
        #expect(outcome.riders.map(\.isHome) == [true, true, true, false, false])
        for rider in outcome.riders.suffix(2) {
            #expect(rider.fixes == 0 && rider.distance == 0 && rider.outline.points.isEmpty)
        }
        #expect(Set(outcome.log.rides.map(\.rider)).count == 3)
        #expect(EventStatistics(of: outcome).home == 3)
    }

    @Test("who hears at a task that there is no way home any more gives up")
    func cutOff() throws {
        let graph = try TestMaps.demo(seed: 1)
        // Home at once, since nothing can be done in time.
        func homeward(by place: Coordinate?) throws -> Quest {
            try self.quest { settings, tasks in
                settings.finish = tasks[3].coordinate
                settings.timeLimit = 60
                if let place { tasks[0].coordinate = place }
            }
        }
        var field = field(6, [.nearest])
        field.start = .mass
        field.pace = 1...1
        field.wrongTurns = 0...0
        field.outagesPerHour = 0...0
        field.sleepingPhones = 0
        let way = try run(try homeward(by: nil), field).riders[0].outline.points
        let finish = try #require(try homeward(by: nil).settings.finish)
        let passed = try #require(way.last { $0.coordinate.distance(to: finish) > 350 })
        let quest = try homeward(by: passed.coordinate)
        // All roads that lead to the finish, and none there, while riders answer a task on the way.
        let plane = LocalPlane(origin: finish)
        let rings = [210.0, 200.0].map { size in
            [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)].map {
                plane.coordinate(PlanePoint(east: $0.0 * size, north: $0.1 * size))
            }
        }
        var conditions = EventConditions()
        var closures = Closures()
        closures.close(inside: rings, in: graph)
        conditions.closures = [.init(from: passed.time - way[0].time + 15, closures: closures)]
        #expect(EventStatistics(of: try run(quest, field)).home == 6)
        let outcome = try run(quest, field, conditions)
        #expect(EventStatistics(of: outcome).tasks[0].reached == 6)
        #expect(outcome.riders.allSatisfy { !$0.isHome && $0.endTime - $0.startTime < 3600 })
    }

    @Test("nobody waits out a long lockout")
    func lockout() throws {
        let quest = try quest { settings, tasks in
            settings.timeLimit = nil
            for place in tasks.indices { tasks[place].attempts.lockout = 80_000 }
        }
        var field = field(4)
        field.wrongAnswers = 0.9...0.9
        let outcome = try run(quest, field)
        #expect(outcome.riders.allSatisfy { $0.isHome && $0.endTime - $0.startTime < 2 * 3600 })
        #expect(EventStatistics(of: outcome).tasks.allSatisfy { $0.reached == 4 })
    }

    @Test("fair points pay for long stays, add up to what there is, and go by ones where points are few")
    func fairPoints() throws {
        func advice(_ quest: Quest) throws -> EventAdvice {
            let simulation = try EventSimulation(
                quest: quest, field: field(3), seed: 3, search: try SimulationTests.search())
            return simulation.advice(after: EventStatistics(of: simulation.run()))
        }
        let short = try quest { settings, _ in settings.timeLimit = nil }
        let long = try quest { settings, tasks in
            settings.timeLimit = nil
            tasks[2].dwell = 900
        }
        let task = short.tasks[2].id
        #expect(try #require(try advice(long).points[task]) > #require(try advice(short).points[task]) + 10)
        let ones = try quest { settings, tasks in
            settings.timeLimit = nil
            for place in tasks.indices { tasks[place].statedPoints = 1 }
        }
        #expect((7...9).contains(try advice(ones).points.values.reduce(0, +)))
        let apart = try quest { _, tasks in
            tasks[1].coordinate = Coordinate(longitude: -33, latitude: 55)
        }
        let reported = try advice(apart)
        #expect(reported.unreachable == [apart.tasks[1].id] && reported.timeForAll == [nil, nil, nil])
        #expect(reported.timeLimit == nil)
    }

    @Test("those who left a long line do not count as those who did not find the answer")
    func leavers() throws {
        let quest = try quest { settings, tasks in
            tasks[0].answer = .judgedByOrganiser
            settings.timeLimit = 2400
        }
        var field = field(12, [.nearest])
        field.start = .mass
        var conditions = EventConditions()
        conditions.serviceTime = 300...400
        let task = EventStatistics(of: try run(quest, field, conditions)).tasks[0]
        #expect(task.linesLeft > task.reached / 2)
        #expect(task.shareOfFinders > 2 * task.solvingRate)
        #expect(task.shareOfFinders == Double(task.solved) / Double(task.reached - task.linesLeft))
    }
}
