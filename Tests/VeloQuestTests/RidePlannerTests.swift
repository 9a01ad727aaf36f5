import EngineTestSupport
import Testing
import TourPlanning
import VeloQuest

@Suite("Planning a ride")
struct RidePlannerTests {
    let graph: RoadGraph
    let start: Coordinate
    static let now = 1_717_232_400.0

    init() throws {
        graph = try TestMaps.demo(seed: 1)
        start = try Self.place(0.5, 0.5, graph)
    }

    static func place(_ x: Double, _ y: Double, _ graph: RoadGraph) throws -> Coordinate {
        let box = try #require(graph.bounds)
        return Coordinate(
            longitude: box.west + (box.east - box.west) * x, latitude: box.south + (box.north - box.south) * y)
    }

    /// Eight tasks around the middle, 10 to 45 points.
    func quest(
        timeLimit: Double? = nil, scoring: ScoringRules = ScoringRules(),
        change: (Int, inout Quest.Task) -> Void = { _, _ in }
    ) throws -> Quest {
        let places = [
            (0.4, 0.5), (0.6, 0.6), (0.5, 0.4), (0.3, 0.3), (0.7, 0.4), (0.45, 0.65), (0.35, 0.6), (0.65, 0.3),
        ]
        let tasks = try places.enumerated().map { index, place in
            var task = Quest.Task(
                id: .init("t\(index + 1)"), name: "Task \(index + 1)",
                coordinate: try Self.place(place.0, place.1, graph), points: 10 + 5 * index)
            change(index + 1, &task)
            return task
        }
        var settings = Quest.Settings(start: start, timeLimit: timeLimit)
        settings.scoring = scoring
        return try Quest(settings: settings, tasks: tasks)
    }

    func plan(
        _ quest: Quest, terms: PlanningAssumptions = PlanningAssumptions(), progress: RideProgress? = nil,
        at time: Double = now
    ) throws -> RidePlan? {
        var router = Router(graph: graph)
        let planner = try RidePlanner(quest: quest, router: router)
        return try planner.plan(from: start, at: time, progress: progress, terms: terms, router: &router)
    }

    @Test("a plan is not called the best where points depend on more than the tasks solved")
    func additive() throws {
        var scoring = ScoringRules()
        #expect(try #require(try plan(quest(scoring: scoring))).isProvenOptimal)
        scoring.allTasks = 50
        #expect(try !#require(try plan(quest(scoring: scoring))).isProvenOptimal)
    }

    @Test("times are those of the routes, and all tasks fit into a day")
    func times() throws {
        let quest = try quest()
        let plan = try #require(try plan(quest))
        #expect(plan.isProvenOptimal && plan.left.isEmpty && plan.lateness == 0)
        #expect(plan.total == 220)
        let tour = try #require(plan.tours.first)
        #expect(plan.tours.count == 1 && tour.stops.count == 8)
        var router = Router(graph: graph)
        var (time, here, distance) = (Self.now, start, 0.0)
        for stop in tour.stops {
            let task = try #require(quest.task(stop.task))
            let leg = try #require(
                router.leg(from: try router.snap(here), to: try router.snap(task.coordinate)))
            let snap = try router.snap(task.coordinate)
            let walk = here == start ? try router.snap(start).distance / 1.4 : 0
            // A way over another task may be the cheaper one, and is no slower.
            #expect(stop.arrival <= time + walk + leg.duration + 0.01)
            #expect(abs(stop.departure - stop.begin - 60 - 2 * snap.distance / 1.4) < 0.01)
            distance += leg.distance
            (time, here) = (stop.departure, task.coordinate)
        }
        #expect(tour.distance > distance && plan.finish > time)
    }

    @Test("within a limit the plan is in time, and worth what the rules say")
    func limited() throws {
        var last = Points.zero
        for minutes in [10.0, 15, 20, 30] {
            let quest = try quest(timeLimit: minutes * 60)
            let plan = try #require(try plan(quest))
            #expect(plan.finish - Self.now <= minutes * 60)
            let sum = plan.tours[0].stops.reduce(Points.zero) { $0 + $1.points }
            #expect(plan.total == sum && plan.gain == sum && plan.bound == sum)
            #expect(plan.total >= last)
            #expect(plan.left.count + plan.tours[0].stops.count == 8)
            last = plan.total
        }
        #expect(try plan(try quest(timeLimit: 1)) == nil)
    }

    @Test("being late pays where the rules charge little, and not where they charge much")
    func late() throws {
        var rules = ScoringRules()
        rules.late = LatePenalty(.perMinute(1), counting: .started)
        let lenient = try #require(try plan(try quest(timeLimit: 600, scoring: rules)))
        #expect(lenient.lateness > 0)
        let worth = lenient.tours[0].stops.reduce(Points.zero) { $0 + $1.points }
        #expect(lenient.total == worth - Points(Int((lenient.lateness / 60).rounded(.up))))
        #expect(lenient.gain == lenient.total)
        rules.late = LatePenalty(.perMinute(100), counting: .started)
        let strict = try #require(try plan(try quest(timeLimit: 600, scoring: rules)))
        #expect(strict.lateness == 0 && strict.total < lenient.total)
        // No place beyond two minutes: nobody plans that.
        rules.late = LatePenalty(.perMinute(1), counting: .started, limit: 120, beyond: .unplaced)
        #expect(try #require(try plan(try quest(timeLimit: 600, scoring: rules))).lateness <= 120)
    }

    @Test(
        "where points fall with time the plan brings what the rules say, and no less than the plan that does not know of it",
        arguments: [20.0, 60, 180], [0.0, 300])
    func decay(secondsPerPoint: Double, after: Double) throws {
        var rules = ScoringRules()
        rules.decay = .init(after: after, secondsPerPoint: secondsPerPoint, least: 4)
        let quest = try quest(timeLimit: 1500, scoring: rules)
        let plan = try #require(try plan(quest))
        #expect(plan.isProvenOptimal)
        #expect(plan.total == plan.tours[0].stops.reduce(Points.zero) { $0 + $1.points })
        #expect(plan.gain == plan.total)
        let blind = try #require(try self.plan(try self.quest(timeLimit: 1500)))
        // Solved when the rider has walked up to it from the road.
        let router = Router(graph: graph)
        let solved = try blind.tours[0].stops.map { stop in
            let place = try #require(quest.task(stop.task)).coordinate
            return (task: stop.task, time: stop.begin + (try router.snap(place).distance) / 1.4)
        }
        let progress = RideProgress(quest: quest).supposing(solved, start: Self.now, finish: blind.finish)
        let worth = RideResult(progress).total
        #expect(plan.total >= worth && worth < blind.total)
        // Ten minutes later the same holds.
        var referee = Referee(quest: quest)
        try referee.start(at: Self.now)
        let later = try #require(try self.plan(quest, progress: referee.progress, at: Self.now + 600))
        #expect(later.total == later.tours[0].stops.reduce(Points.zero) { $0 + $1.points })
        #expect(later.total < plan.total)
    }

    @Test("what is answered too late is not planned, though the rider would be there in time")
    func closing() throws {
        var terms = PlanningAssumptions()
        terms.secondsAtTask = 600
        func plan(closes: Double?, dwell: Double = 0, hasAnswer: Bool = true) throws -> RidePlan {
            let quest = try quest(timeLimit: 3600) { number, task in
                guard number == 1 else { return }
                task.statedPoints = 1000
                task.closes = closes.map { .afterStart($0) }
                task.dwell = dwell
                if hasAnswer { task.answer = .anyOf(["a"]) }
            }
            return try #require(try self.plan(quest, terms: terms))
        }
        let open = try plan(closes: nil)
        #expect(open.total > 1000)
        let arrival = try #require(open.tours[0].stops.first { $0.task == "t1" }).arrival
        #expect(try plan(closes: 500).total < 1000 && arrival - Self.now < 3000)
        #expect(try plan(closes: 500, hasAnswer: false).total > 1000)
        #expect(try plan(closes: 500, dwell: 450, hasAnswer: false).total < 1000)
        #expect(try plan(closes: 800).total > 1000)
    }

    @Test("who is late already, or has nothing left to do, is led home as long as the rules give a place")
    func alreadyLate() throws {
        func late(_ rules: ScoringRules, elapsed: Double, solved: Int) throws -> RidePlan? {
            let quest = try quest(timeLimit: 1800, scoring: rules)
            let done = quest.tasks.prefix(solved).map { (task: $0.id, time: Self.now + 10) }
            let progress = RideProgress(quest: quest).supposing(done, start: Self.now, finish: nil)
            return try plan(quest, progress: progress, at: Self.now + elapsed)
        }
        var rules = ScoringRules()
        rules.late = LatePenalty(.perMinute(1), counting: .started)
        for elapsed in [1500.0, 1799, 1840, 3600] {
            let home = try #require(try late(rules, elapsed: elapsed, solved: 8))
            #expect(home.tours.allSatisfy(\.stops.isEmpty) && home.solvedBefore == 8)
        }
        // Forty points a minute, and one task is left right here: worth it while the minute lasts.
        rules.late = LatePenalty(.perMinute(40), counting: .started)
        #expect(try #require(try late(rules, elapsed: 1860, solved: 7)).finish > Self.now)
        rules.late = nil
        rules.early = .init(perMinute: 1, needsAllTasks: false)
        #expect(try #require(try late(rules, elapsed: 1200, solved: 8)).total > 220)
        rules.early = nil
        rules.late = LatePenalty(.perMinute(1), counting: .started, limit: 120, beyond: .unplaced)
        #expect(try late(rules, elapsed: 1860, solved: 8) != nil)
        #expect(try late(rules, elapsed: 1950, solved: 8) == nil)
    }

    @Test("a long limit is used to its end, and a lenient rule does not shorten it")
    func days() throws {
        var terms = PlanningAssumptions()
        terms.secondsAtTask = 5 * 3600
        var rules = ScoringRules()
        #expect(try #require(try plan(try quest(timeLimit: 72 * 3600), terms: terms)).left.isEmpty)
        rules.late = LatePenalty(.perMinute(1), counting: .started, cap: .points(10))
        #expect(try #require(try plan(try quest(timeLimit: 72 * 3600, scoring: rules), terms: terms)).left.isEmpty)
    }

    @Test("full minutes late are counted as the rules count them")
    func fullMinutes() throws {
        var rules = ScoringRules()
        let open = try #require(try plan(try quest()))
        rules.late = LatePenalty(.perMinute(20), counting: .full)
        // Everything takes half a minute longer than the limit: nothing is charged.
        let plan = try #require(
            try plan(try quest(timeLimit: (open.finish - Self.now - 30).rounded(), scoring: rules)))
        #expect(plan.total == 220 && plan.lateness > 0 && plan.isProvenOptimal)
    }

    @Test("nonsense in terms and a finish off the map are no crash")
    func nonsense() throws {
        var terms = PlanningAssumptions()
        for number in [Double.nan, .infinity, -.infinity, -5, 1e300] {
            (terms.pace, terms.secondsAtTask, terms.walkingSpeed) = (number, number, number)
            _ = try plan(try quest(timeLimit: 900), terms: terms)
        }
        var settings = try quest().settings
        settings.finish = Coordinate(longitude: 10, latitude: 10)
        #expect(throws: RoutingError.self) { try plan(try Quest(settings: settings, tasks: try quest().tasks)) }
    }

    @Test("requirements, hours and the order of a course are kept")
    func terms() throws {
        let locked = try quest { number, task in
            if number == 8 { task.requires = [Quest.Requirement(2, of: ["t1", "t2", "t3"])] }
        }
        let order = try #require(try plan(locked)).tours[0].stops.map(\.task)
        let last = try #require(order.firstIndex(of: "t8"))
        #expect(order[..<last].count { ["t1", "t2", "t3"].contains($0) } >= 2)

        let timed = try quest { number, task in
            if number == 1 { task.opens = .afterStart(3600) }
            if number == 2 { task.closes = .afterStart(1) }
        }
        let hours = try #require(try plan(timed))
        #expect(hours.left == ["t2"])
        #expect(try #require(hours.tours[0].stops.first { $0.task == "t1" }).begin >= Self.now + 3600)

        let course = try quest { number, task in task.order = 9 - number }
        let numbers = try #require(try plan(course)).tours[0].stops.map(\.task)
        #expect(numbers == (1...8).reversed().map { Quest.Task.ID("t\($0)") })
    }

    @Test("on the way the plan goes on from where the rider is, with what is left")
    func underWay() throws {
        let quest = try quest(timeLimit: 1500)
        var router = Router(graph: graph)
        let planner = try RidePlanner(quest: quest, router: router)
        var ride = QuestRide(quest: quest)
        _ = ride.receive(Fix(time: Self.now, coordinate: start, horizontalAccuracy: 3), router: &router)
        let first = try #require(
            try ride.plan(with: planner, from: start, at: Self.now, router: &router))
        let target = try #require(first.tours[0].stops.first)
        let place = try #require(quest.task(target.task)).coordinate
        for second in 0..<3 {
            _ = ride.receive(
                Fix(time: target.arrival + Double(second), coordinate: place, horizontalAccuracy: 3), router: &router)
        }
        #expect(ride.progress[target.task]?.isSolved == true)
        let time = target.arrival + 60
        let next = try #require(
            try ride.plan(with: planner, from: place, at: time, after: first, router: &router))
        #expect(!next.tours[0].stops.contains { $0.task == target.task })
        #expect(next.finish <= Self.now + 1500)
        #expect(next.total == next.gain + target.points)

        let home = try #require(try ride.wayHome(from: place, at: time, router: &router))
        #expect(home.limit == Self.now + 1500 && home.isInTime)
        let leg = try #require(router.leg(from: try router.snap(place), to: try router.snap(start)))
        #expect(abs(home.distance - leg.distance) < 1, "\(home.distance) \(leg.distance)")
        #expect(home.arrival >= time + leg.duration - 0.1)
        #expect(try #require(try ride.wayHome(from: place, at: Self.now + 1499, router: &router)).isInTime == false)
    }
}
