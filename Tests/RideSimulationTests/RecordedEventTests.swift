import EngineTestSupport
import Exchange
import TestSupport
import Testing
import VeloQuest

@testable import RideSimulation

/// Rides and events of invented riders as they were recorded: the same seed gives the same event in every version.
@Suite("Events as they were recorded")
struct RecordedEventTests {
    private func record(
        _ name: String, _ quest: Quest, _ field: RiderField, _ conditions: EventConditions, seed: UInt64
    )
        throws
    {
        let simulation = try EventSimulation(
            quest: quest, field: field, conditions: conditions, seed: seed, search: try SimulationTests.search())
        let outcome = simulation.run()
        let advice = simulation.advice(after: EventStatistics(of: outcome))
        let difference = try Recording(name).difference(from: EventLines.lines(outcome, advice))
        #expect(difference == nil)
    }

    @Test("a field of all kinds of riders who start one after the other")
    func field() throws {
        var field = RiderField(riders: 10)
        field.strategies = [.allTasks: 1, .planned: 2, .nearest: 2, .pointsPerMinute: 2, .givenOrder: 2]
        field.start = .waves(size: 2, every: 30)
        field.hintTaking = 0.3...0.9
        field.wrongTurns = 0.02...0.08
        try record(
            "event-field", SimulationTests.quest("quests/old-town.geojson"), field, EventConditions(), seed: 11)
    }

    @Test("a mass start in the rain, with an organiser who is waited for, and a street that is closed")
    func mill() throws {
        let quest = try SimulationTests.quest("quests/millers-secret.geojson")
        var field = RiderField(riders: 12)
        field.start = .mass
        var conditions = EventConditions()
        conditions.weather = [.init(from: 600, until: 1500, speed: 0.7)]
        conditions.serviceTime = 120...240
        let graph = try TestMaps.demo(seed: 1)
        var closures = Closures()
        let (one, other) = (quest.tasks[0].coordinate, quest.tasks[1].coordinate)
        _ = closures.close(along: [one, other], in: graph)
        conditions.closures = [.init(from: 900, closures: closures)]
        try record("event-mill", quest, field, conditions, seed: 12)
    }

    @Test("teams with phones that sleep and fall silent, and a limit that not everybody keeps")
    func teams() throws {
        let open = try SimulationTests.quest("quests/old-town.geojson")
        var settings = open.settings
        settings.teams = Quest.TeamRules(sizes: 1...4, together: .init(metres: 100, seconds: 120))
        settings.timeLimit = 22 * 60
        settings.scoring.late = LatePenalty(.perMinute(3))
        var tasks = open.tasks
        tasks[1].attempts = .init(most: 3, lockout: 45)
        tasks[2].opens = .afterStart(400)
        tasks[3].closes = .afterStart(900)
        tasks[4].dwell = 20
        var field = RiderField(riders: 7)
        field.teamSize = 2
        field.sleepingPhones = 0.5
        field.outagesPerHour = 4...8
        field.wrongAnswers = 0.3...0.6
        try record(
            "event-teams", Quest(settings: settings, tasks: tasks, zones: open.zones), field, EventConditions(),
            seed: 13)
    }

    @Test(
        "one ride: its timeline, its JSON, its lines on the map and some of its fixes", arguments: [21, 22] as [UInt64])
    func ride(seed: UInt64) throws {
        let quest = try SimulationTests.quest(seed == 21 ? "quests/old-town.geojson" : "quests/millers-secret.geojson")
        var router = Router(graph: try TestMaps.demo(seed: 1))
        var rider = VirtualRider()
        (rider.wrongTurns, rider.hintTaking, rider.fatigue) = (0.06, 0.5, 0.05)
        if seed == 22 { rider.strategy = .planned }
        let record = try RideSimulator(quest: quest, seed: seed, rider: rider, name: "anna").run(router: &router)
        let start = record.fixes.first?.time ?? 0
        var lines = Language.recorded.flatMap { language in
            record.timeline(in: language).split(separator: "\n").map(String.init)
        }
        lines += EventLines.words(record.json)
        for feature in record.geoJSON.features {
            guard let properties = feature.properties else { continue }
            let members = properties.members.filter { !["times", "accuracies"].contains($0.key) }
            lines += EventLines.words(.object(JSONObject(members.map { ($0.key, $0.value) })))
        }
        for (number, fix) in record.fixes.enumerated() where number % 40 == 0 {
            lines.append(
                "\((fix.time - start).written(3)) \(fix.coordinate.longitude.written(6)) "
                    + "\(fix.coordinate.latitude.written(6)) ±\((fix.horizontalAccuracy ?? -1).written(2))")
        }
        lines.append("\(record.gpx.tracks.map { "\($0.name ?? "–") \($0.segments.map(\.count))" })")
        let difference = try Recording("simulated-ride-\(seed)").difference(from: lines)
        #expect(difference == nil)
    }
}
