import GPX
import RoutingTestSupport
import TestSupport
import Testing
import VeloQuest

@testable import RideSimulation

/// Rides and events of invented riders as they were recorded: the same seed gives the same event in every version.
@Suite("Events as they were recorded")
struct RecordedEventTests {
    private func words(_ value: JSONValue) -> [String] {
        let text = String(decoding: JSONWriter().write(value), as: UTF8.self)
        return text.replacing("},{", with: "},\n{").split(separator: "\n").map(String.init)
    }

    /// What happened, without what only hangs on the last digits of a place.
    private func words(_ event: RideEvent) -> String {
        switch event {
        case .checkedIn(let checkIn):
            "at \(checkIn.task), \(checkIn.distance.written()) m, reach \(checkIn.reach.written()) m, "
                + "\(checkIn.dwell.written()) s, probability \(checkIn.probability.written(2)), \(checkIn.fixes.count) fixes"
        case .answered(let task, let answer, let told): "\(task): \(answer), \(told)"
        case .tookHint(let task, let index): "hint \(index) at \(task)"
        case .flagged(let flag): "\(flag.kind.rawValue) \(flag.value.map { $0.written() } ?? "")"
        case .entered(let zone): "into \(zone)"
        case .left(let zone): "out of \(zone)"
        case .judged(let judgement): "\(judgement.task) \(judgement.isAccepted)"
        case .started: "start"
        case .finished: "finish"
        default: "something else"
        }
    }

    private func lines(_ outcome: EventOutcome, _ advice: EventAdvice) -> [String] {
        var lines: [String] = []
        let start = outcome.startTime
        for rider in outcome.riders {
            lines.append(
                "\(rider.id) \(rider.team ?? "–") \(rider.traits?.strategy.rawValue ?? "–") "
                    + "pace \((rider.traits?.pace ?? 0).written(3)), \((rider.startTime - start).written())–"
                    + "\((rider.endTime - start).written()) \(rider.isHome) \((rider.distance ?? -1).written()) m, "
                    + "\(rider.wrongTurns ?? -1) wrong turns, \(rider.reroutes) re-routes, \(rider.fixes) fixes, "
                    + "\(rider.outline.points.count) points")
        }
        for entry in outcome.log.entries {
            let time = (Double(entry.time) / 1000 - start).written(2)
            lines.append("\(entry.rider) \(time) \(words(entry.event))")
        }
        for turn in outcome.turns {
            let times = [turn.arrival, turn.begin, turn.end].map { ($0 - start).written() }
            lines.append("turn at \(turn.task): \(times.joined(separator: " "))")
        }
        lines += outcome.linesLeft.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.value) left \($0.key)" }
        let statistics = EventStatistics(of: outcome)
        lines += words(statistics.json(advice: advice))
        for language in Language.allCases {
            lines += statistics.text(advice: advice, in: language).split(separator: "\n").map(String.init)
        }
        return lines
    }

    private func record(
        _ name: String, _ quest: Quest, _ field: RiderField, _ conditions: EventConditions, seed: UInt64
    )
        throws
    {
        let simulation = try EventSimulation(
            quest: quest, field: field, conditions: conditions, seed: seed, search: try SimulationTests.search())
        let outcome = simulation.run()
        let advice = simulation.advice(after: EventStatistics(of: outcome))
        let difference = try Recording(name).difference(from: lines(outcome, advice))
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
        var lines = Language.allCases.flatMap { language in
            record.timeline(in: language).split(separator: "\n").map(String.init)
        }
        lines += words(record.json)
        for feature in record.geoJSON.features {
            guard let properties = feature.properties else { continue }
            let members = properties.members.filter { !["times", "accuracies"].contains($0.key) }
            lines += words(.object(JSONObject(members.map { ($0.key, $0.value) })))
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
