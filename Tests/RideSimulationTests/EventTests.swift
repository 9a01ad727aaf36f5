import EngineTestSupport
import RideLogs
import RideSimulation
import TestSupport
import Testing
import VeloQuest

@Suite("A whole event")
struct EventTests {
    private func simulation(
        _ quest: Quest, _ field: RiderField, _ conditions: EventConditions = EventConditions(), seed: UInt64 = 3
    ) throws -> EventSimulation {
        try EventSimulation(
            quest: quest, field: field, conditions: conditions, seed: seed, search: try SimulationTests.search())
    }

    private static func bytes(_ outcome: EventOutcome) -> [UInt8] {
        outcome.log.write() + GeoJSONWriter().write(outcome.geoJSON)
    }

    @Test("the same seed gives the same event, and a larger field begins with the same riders")
    func deterministic() throws {
        let quest = try SimulationTests.quest("quests/old-town.geojson")
        let small = try simulation(quest, RiderField(riders: 4)).run()
        #expect(Self.bytes(small) == Self.bytes(try simulation(quest, RiderField(riders: 4)).run()))
        #expect(Self.bytes(small) != Self.bytes(try simulation(quest, RiderField(riders: 4), seed: 4).run()))
        let large = try simulation(quest, RiderField(riders: 6)).run()
        #expect(large.riders.prefix(4).map(\.outline) == small.riders.map(\.outline))
        #expect(Set(small.log.entries).isSubset(of: large.log.entries))
    }

    @Test("what the riders' logs give under the rules is what stands in the standings, and nobody is short-circuited")
    func judged() throws {
        let quest = try SimulationTests.quest("quests/old-town.geojson")
        let outcome = try simulation(quest, RiderField(riders: 8)).run()
        #expect(outcome.riders.count == 8)
        for row in outcome.standings.groups.flatMap(\.rows) {
            #expect(row.result == JudgedLog(trusting: outcome.log).result(of: row.members[0], in: quest))
            for line in row.result.lines where line.solvedTime != nil { #expect(line.checkInTime != nil) }
        }
        #expect(outcome.log.diagnostics.isEmpty)
        for rider in outcome.riders {
            #expect(rider.fixes > 300 && rider.distance ?? 0 > 1000)
            #expect(rider.outline.points.first?.time == rider.startTime)
            #expect(zip(rider.outline.points, rider.outline.points.dropFirst()).allSatisfy { $0.time < $1.time })
        }
        let statistics = EventStatistics(of: outcome)
        #expect(statistics.contestants == 8 && statistics.home == outcome.riders.count(where: \.isHome))
        #expect(statistics.fixes == outcome.riders.reduce(0) { $0 + $1.fixes })
        for (task, position) in zip(statistics.tasks, quest.tasks.indices) {
            let lines = outcome.standings.groups.flatMap(\.rows).map { $0.result.lines[position] }
            #expect(task.reached == lines.count { $0.checkInTime != nil })
            #expect(task.solved == lines.count { $0.outcome == .solved || $0.outcome == .tooLate })
        }
    }

    @Test("an outline is where the rider was, to some metres")
    func outline() throws {
        let quest = try SimulationTests.quest("quests/old-town.geojson")
        var field = RiderField(riders: 1)
        field.strategies = [.allTasks: 1]
        let outcome = try simulation(quest, field).run()
        let points = outcome.riders[0].outline.points
        let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.coordinate.distance(to: $1.1.coordinate) }
        let distance = try #require(outcome.riders[0].distance)
        #expect(length > distance * 0.9 && length <= distance + 1)
        #expect(points.count < outcome.riders[0].fixes / 5)
    }

    @Test("parties wait in line for an organiser, one after the other, and the decision reaches their results")
    func lines() throws {
        let open = try SimulationTests.quest("quests/old-town.geojson")
        var tasks = open.tasks
        tasks[0].answer = .judgedByOrganiser
        let quest = try Quest(settings: open.settings, tasks: tasks)
        var field = RiderField(riders: 8)
        field.start = .mass
        field.helplessness = 0...0
        field.strategies = [.nearest: 1]
        var conditions = EventConditions()
        conditions.serviceTime = 60...120
        let outcome = try simulation(quest, field, conditions).run()
        #expect(outcome.turns.count >= 6)
        for (turn, next) in zip(outcome.turns, outcome.turns.dropFirst()) {
            #expect(turn.arrival <= next.arrival && turn.end <= next.begin)
        }
        for turn in outcome.turns {
            #expect(turn.arrival <= turn.begin && (60...121).contains(turn.end - turn.begin))
        }
        let task = try #require(EventStatistics(of: outcome).tasks.first)
        // A line is as long as those in it whose turn is yet to come.
        for turn in outcome.turns where turn.begin > turn.arrival {
            let waiting = outcome.turns.count { $0.arrival <= turn.arrival && $0.begin > turn.arrival }
            let reported = task.line.changes.last { Double($0.time) <= turn.arrival - outcome.startTime }?.length
            #expect(reported == waiting)
        }
        #expect(task.line.longest >= 2 && task.longestWait > 60)
        // Nobody answers before the turn is over.
        let answers = outcome.log.entries.compactMap { entry -> Double? in
            if case .answered(tasks[0].id, _, _, _) = entry.event { Double(entry.time) / 1000 } else { nil }
        }
        #expect(answers.count >= outcome.turns.count - 1)
        #expect(task.solved >= outcome.turns.count / 2)
        #expect(Self.bytes(outcome) == Self.bytes(try simulation(quest, field, conditions).run()))
    }

    @Test("who would come home too late does not wait in line, and the organiser is told")
    func longLine() throws {
        let open = try SimulationTests.quest("quests/old-town.geojson")
        var tasks = open.tasks
        tasks[0].answer = .judgedByOrganiser
        var settings = open.settings
        settings.timeLimit = 40 * 60
        let quest = try Quest(settings: settings, tasks: tasks)
        var field = RiderField(riders: 12)
        field.start = .mass
        field.strategies = [.nearest: 1]
        var conditions = EventConditions()
        conditions.serviceTime = 300...400
        let outcome = try simulation(quest, field, conditions).run()
        let statistics = EventStatistics(of: outcome)
        let task = try #require(statistics.tasks.first)
        #expect(task.linesLeft > 0 && outcome.linesLeft == [task.id: task.linesLeft])
        #expect(task.linesLeft + outcome.turns.count <= 12)
        for turn in outcome.turns { #expect(turn.end < outcome.startTime + 40 * 60) }
        let advice = try simulation(quest, field).advice(after: statistics).lines(of: statistics)
        #expect(advice.contains { $0[.english].contains("the line was too long for \(task.linesLeft)") })
    }

    @Test("riders are better at some categories than at others")
    func skills() throws {
        let quest = try SimulationTests.quest("quests/millers-secret.geojson")
        let categories = Set(quest.tasks.compactMap(\.category))
        let outcome = try simulation(quest, RiderField(riders: 5)).run()
        for rider in outcome.riders {
            let skills = try #require(rider.traits).skills
            #expect(Set(skills.keys) == categories && skills.values.allSatisfy { $0 > 0.3 && $0 < 4 })
        }
        #expect(Set(outcome.riders.compactMap { $0.traits?.skills.values.max() }).count == 5)
    }

    @Test("rain makes riders slower, and a street that is closed on the way is kept off from then on")
    func conditions() throws {
        let quest = try SimulationTests.quest("quests/old-town.geojson")
        var field = RiderField(riders: 3)
        field.strategies = [.allTasks: 1]
        field.wrongTurns = 0...0
        let fair = EventStatistics(of: try simulation(quest, field).run())
        var rain = EventConditions()
        rain.weather = [.init(from: 0, until: 1e6, speed: 0.6)]
        let wet = EventStatistics(of: try simulation(quest, field, rain).run())
        #expect(zip(fair.finishTimes, wet.finishTimes).allSatisfy { $0 * 1.2 < $1 })

        let graph = try TestMaps.demo(seed: 1)
        // All that lies in the way of the first rider after ten minutes.
        let outline = try simulation(quest, field).run().riders[0].outline.points
        let begin = outline[0].time + 600
        let ahead = outline.filter { $0.time > begin && $0.time < begin + 120 }.map(\.coordinate)
        var closed = EventConditions()
        var closures = Closures()
        _ = closures.close(along: ahead, in: graph)
        closed.closures = [.init(from: 590, closures: closures)]
        #expect(!closures.isEmpty)
        let detoured = try simulation(quest, field, closed).run()
        #expect(detoured.riders[0].isHome)
        #expect(detoured.riders[0].outline != (try simulation(quest, field).run()).riders[0].outline)
    }

    @Test("roads that the quest closes are kept off from the start")
    func questClosures() throws {
        let open = try SimulationTests.quest("quests/old-town.geojson")
        var field = RiderField(riders: 1)
        field.strategies = [.allTasks: 1]
        field.wrongTurns = 0...0
        let free = try simulation(open, field).run().riders[0]
        let middle = free.outline.points[free.outline.points.count / 2].coordinate
        let closed = try Quest(
            settings: open.settings, tasks: open.tasks, closures: [Geometry(.point(Position(middle)))])
        #expect(!closed.closures(on: try TestMaps.demo(seed: 1)).isEmpty)
        let led = try simulation(closed, field).run().riders[0]
        #expect(led.isHome && led.outline != free.outline)
    }

    @Test("teams ride together and share their points; phones that sleep or fall silent still bring riders home")
    func teams() throws {
        let open = try SimulationTests.quest("quests/old-town.geojson")
        var settings = open.settings
        settings.teams = Quest.TeamRules(sizes: 1...4, together: .init(metres: 100, seconds: 120))
        let quest = try Quest(settings: settings, tasks: open.tasks)
        var field = RiderField(riders: 5)
        field.teamSize = 2
        field.sleepingPhones = 0.5
        field.outagesPerHour = 4...8
        let outcome = try simulation(quest, field).run()
        #expect(outcome.riders.map(\.team) == ["t0001", "t0001", "t0002", "t0002", nil])
        let rows = outcome.standings.groups.flatMap(\.rows)
        #expect(rows.count == 3 && rows.count(where: \.isTeam) == 2)
        #expect(rows.filter(\.isTeam).allSatisfy { $0.result.solvedCount >= 2 })
        #expect(outcome.riders.allSatisfy { $0.isHome })
        #expect(outcome.riders[0].distance == outcome.riders[1].distance)
        #expect(outcome.riders[0].fixes != outcome.riders[1].fixes)
    }

    @Test("who plans brings home more in time than who rides in the order of the list")
    func strategies() throws {
        let open = try SimulationTests.quest("quests/old-town.geojson")
        var settings = open.settings
        settings.timeLimit = 20 * 60
        let quest = try Quest(settings: settings, tasks: open.tasks)
        func points(_ strategy: RideStrategy) throws -> Double {
            var field = RiderField(riders: 6)
            field.strategies = [strategy: 1]
            field.helplessness = 0...0
            let outcome = try simulation(quest, field).run()
            let results = outcome.standings.groups.flatMap(\.rows).map(\.result)
            #expect(results.allSatisfy { $0.isFinished }, "\(strategy)")
            // They keep an eye on the clock.
            #expect(results.allSatisfy { $0.lateness < 300 }, "\(strategy)")
            return results.reduce(0) { $0 + $1.gross.doubleValue }
        }
        let planned = try points(.planned)
        #expect(try planned > points(.givenOrder))
        #expect(try points(.pointsPerMinute) > points(.givenOrder) * 0.8)
        #expect(try planned >= points(.nearest))
    }

    @Test("looking back, nobody did better than the best ride at their own pace, and quick riders were quick")
    func hindsight() throws {
        let open = try SimulationTests.quest("quests/old-town.geojson")
        var settings = open.settings
        settings.timeLimit = 25 * 60
        let quest = try Quest(settings: settings, tasks: open.tasks)
        var field = RiderField(riders: 8)
        field.helplessness = 0...0
        field.wrongTurns = 0...0
        let outcome = try simulation(quest, field).run()
        var router = Router(try SimulationTests.search())
        let planner = try RidePlanner(quest: quest, router: router)
        for (rider, ride) in zip(outcome.riders, outcome.log.rides) {
            let progress = RideProgress(quest: quest, ride: ride)
            let hindsight = try #require(try planner.hindsight(on: progress, router: &router))
            let pace = try #require(rider.traits).pace
            #expect(hindsight.pace > pace * 0.7 && hindsight.pace < pace * 1.3)
            #expect(hindsight.best.total >= hindsight.points, "\(rider.id)")
            #expect(hindsight.points == RideResult(progress).total)
            #expect(hindsight.message(in: quest)[.english].contains("were possible"))
        }
    }

    @Test("the advice knows what is out of reach and what everybody leaves out")
    func advice() throws {
        let open = try SimulationTests.quest("quests/old-town.geojson")
        var tasks = open.tasks
        tasks.append(
            Quest.Task(
                id: "sea", name: "Far out", coordinate: Coordinate(longitude: -33, latitude: 55), points: 100))
        tasks[3].statedPoints = 1
        var settings = open.settings
        settings.timeLimit = 25 * 60
        let quest = try Quest(settings: settings, tasks: tasks)
        let simulation = try simulation(quest, RiderField(riders: 4))
        let outcome = simulation.run()
        let statistics = EventStatistics(of: outcome)
        let advice = simulation.advice(after: statistics)
        #expect(advice.unreachable == ["sea"])
        #expect(advice.neverWorthIt.map(\.task) == [tasks[3].id])
        // With so many more points it is worth it, and not with half of them.
        let missing = try #require(advice.neverWorthIt.first?.missing)
        for (more, isWorthIt) in [(missing, true), (missing / 2, false)] {
            tasks[3].statedPoints = 1 + more
            let changed = try self.simulation(
                try Quest(settings: settings, tasks: tasks), RiderField(riders: 1))
            #expect(
                changed.advice(after: EventStatistics(of: changed.run())).neverWorthIt.isEmpty == isWorthIt, "+\(more)")
        }
        #expect(advice.points["sea"] == nil)
        #expect(try #require(advice.points[tasks[3].id]) > 1)
        #expect(advice.points.values.allSatisfy { $0 % 5 == 0 && $0 > 0 })
        for language in [Language.english, .russian] {
            #expect(statistics.text(advice: advice, in: language).contains("Far out"))
        }
        let json = statistics.json(advice: advice)
        #expect(json.objectValue?["contestants"] == 4)
        #expect(json.objectValue?["tasks"]?.arrayValue?.count == tasks.count)
    }
}
