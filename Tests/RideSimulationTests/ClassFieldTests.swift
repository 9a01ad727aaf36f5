import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Scoring
import Testing
import VeloQuest

@testable import RideSimulation

@Suite("Simulated riders start by the rules of their class")
struct ClassFieldTests {
    private static let noon = 1_717_243_200.0

    /// A mass start at noon for Race, a window of an hour from one o'clock for Tour, whose limit is shorter.
    private func quest(_ change: (inout Quest.Settings) -> Void = { _ in }) throws -> Quest {
        let quest = try SimulationTests.quest("quests/old-town.geojson")
        var settings = quest.settings
        settings.timeLimit = nil
        settings.classes = [
            "Race": Quest.StartRules(massStart: Self.noon, timeLimit: 5400),
            "Tour": Quest.StartRules(opens: Self.noon + 3600, closes: Self.noon + 7200, timeLimit: 1500),
        ]
        change(&settings)
        return try quest.with(settings)
    }

    private func outcome(_ quest: Quest, riders: Int, _ change: (inout RiderField) -> Void = { _ in }) throws
        -> EventOutcome
    {
        var field = RiderField(riders: riders)
        field.classes = quest.classesInTurn
        field.start = .ruled(every: 30)
        change(&field)
        return try EventSimulation(quest: quest, field: field, seed: 3, search: try SimulationTests.search()).run()
    }

    @Test("classes take turns, and riders without one too where the quest has rules for them")
    func turns() throws {
        #expect(try quest().classesInTurn == ["Race", "Tour"])
        #expect(try quest { $0.timeLimit = 3600 }.classesInTurn == [nil, "Race", "Tour"])
        #expect(try quest { $0.classes = [:] }.classesInTurn == [nil])
    }

    @Test("each class starts at its own time, at once or one by one, and is ranked and limited by itself")
    func starts() throws {
        let quest = try quest()
        let outcome = try outcome(quest, riders: 6)
        #expect(outcome.startTime == Self.noon)
        #expect(
            outcome.riders.map { $0.startTime - Self.noon } == [0, 3600, 0, 3630, 0, 3660])
        #expect(outcome.standings.groups.map(\.category) == ["Race", "Tour"])
        for group in outcome.standings.groups {
            #expect(group.rows.count == 3)
            for row in group.rows {
                #expect(row.result.status != .notStarted)
                #expect(row.result.timeLimit == (group.category == "Race" ? 5400 : 1500))
            }
        }
        // Who plans, plans within the limit of the class.
        let tour = try #require(outcome.standings.groups.last)
        let race = try #require(outcome.standings.groups.first)
        #expect(tour.rows.allSatisfy { $0.result.solvedCount < 7 })
        #expect(race.rows.contains { $0.result.solvedCount == 7 })
        #expect(outcome.notStarted.isEmpty)
    }

    @Test("whoever comes after the window of the class closes does not start")
    func closed() throws {
        let outcome = try outcome(quest(), riders: 6) { $0.start = .ruled(every: 2000) }
        let late = outcome.riders.filter { $0.startTime > Self.noon + 7200 }
        #expect(late.count == 1 && outcome.notStarted == Set(late.map(\.id)))
    }

    @Test("classes that start at the same moment share a queue, in which a mass start is not")
    func sharedQueue() throws {
        let quest = try quest {
            $0.classes = [
                "A": Quest.StartRules(opens: Self.noon, timeLimit: 1500),
                "B": Quest.StartRules(opens: Self.noon, timeLimit: 1500),
                "C": Quest.StartRules(massStart: Self.noon, timeLimit: 1500),
            ]
        }
        let ruled = try outcome(quest, riders: 6)
        #expect(ruled.riders.map { $0.startTime - Self.noon } == [0, 30, 0, 60, 90, 0])
        let pairs = try outcome(quest, riders: 5) {
            $0.classes = ["A", "B"]
            $0.start = .waves(size: 2, every: 10)
        }
        #expect(pairs.riders.map { $0.startTime - Self.noon } == [0, 0, 10, 10, 20])
    }

    @Test("a class whose window only closes starts within it, also where another class starts later")
    func closesOnly() throws {
        let quest = try quest {
            $0.classes = [
                "A": Quest.StartRules(closes: Self.noon - 3600, timeLimit: 1500),
                "B": Quest.StartRules(opens: Self.noon, timeLimit: 1500),
            ]
        }
        let outcome = try outcome(quest, riders: 4)
        #expect(outcome.notStarted.isEmpty)
        #expect(outcome.riders.map { $0.startTime - Self.noon } == [-3690, 0, -3660, 30])
    }

    @Test("where the quest has no classes nothing changes")
    func withoutClasses() throws {
        let quest = try quest { $0.classes = [:] }
        let ruled = try outcome(quest, riders: 3)
        let plain = try outcome(quest, riders: 3) {
            $0.classes = [nil]
            $0.start = .waves(size: 1, every: 30)
        }
        #expect(ruled.log == plain.log)
    }

    @Test("classes that start days apart are simulated in one go, also with organisers at tasks")
    func daysApart() throws {
        let quest = try SimulationTests.quest("quests/millers-secret.geojson")
        var settings = quest.settings
        settings.classes = [
            "A": Quest.StartRules(massStart: Self.noon, timeLimit: 5400),
            "B": Quest.StartRules(massStart: Self.noon + 30 * 86_400, timeLimit: 5400),
        ]
        let outcome = try outcome(quest.with(settings), riders: 2) { $0.classes = ["A", "B"] }
        #expect(outcome.riders.allSatisfy { $0.endTime > $0.startTime && $0.isHome })
    }

    @Test("one rider rides by the rules of a class, or by those of the quest")
    func alone() throws {
        var router = Router(graph: try TestMaps.demo(seed: 1))
        let tour = RideSimulator(quest: try quest(), seed: 1, category: "Tour")
        let record = try tour.run(router: &router)
        #expect(record.result.timeLimit == 1500 && record.result.startTime == Self.noon + 3600)
        #expect(record.log.entries.contains { $0.event == .joined(Registration(category: "Tour")) })
        let without = RideSimulator(quest: try quest(), seed: 1)
        #expect(without.startTime == RideSimulator.defaultStart)
    }
}
