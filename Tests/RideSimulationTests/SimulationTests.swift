import EngineTestSupport
import Exchange
import Foundation
import RideSimulation
import TestSupport
import Testing
import VeloQuest

@Suite("Riding a quest before the event")
struct SimulationTests {
    static func quest(_ fixture: String) throws -> Quest {
        let url = RealData.packageRoot.appending(path: fixture)
        let reading = Quest.read([UInt8](try Data(contentsOf: url)))
        return try #require(reading.quest, "\(reading.diagnostics)")
    }

    /// The town of the bundled quests, as events are ridden on it.
    static func search() throws -> PreparedSearch {
        let graph = try TestMaps.demo(seed: 1)
        return PreparedSearch(
            graph: graph, costs: ArcCosts(graph: graph, profile: .city), method: .contractionHierarchy)
    }

    private func ride(_ quest: Quest, on graph: RoadGraph, seed: UInt64) throws -> RideRecord {
        var router = Router(graph: graph)
        let simulator = RideSimulator(quest: quest, seed: seed)
        return try simulator.run(router: &router)
    }

    /// What must be true of every simulated ride.
    private func check(_ record: RideRecord, _ comment: Comment) throws {
        #expect(record.result.isFinished, comment)
        #expect(record.result.solvedCount == record.quest.tasks.count, comment)
        #expect(record.fixes.count == record.truth.count, comment)
        #expect(record.refusedFixes == 0, comment)
        // Every wrong turn is noticed unless the ride is over before; nothing else makes for a new route more than
        // now and then.
        #expect(record.rerouteCount <= (record.wrongTurnCount ?? 0) * 2 + 3, comment)
        let answers = record.entries.compactMap { entry -> (Quest.Task.ID, Verdict)? in
            if case .answered(let task, _, let verdict) = entry.kind { (task, verdict) } else { nil }
        }
        for task in record.quest.tasks where task.answer != nil {
            #expect(answers.last { $0.0 == task.id }?.1.isAccepted == true, comment)
        }
        let times = record.entries.map(\.time)
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 + 1 }, comment)
    }

    @Test(
        "a quest in Liechtenstein is ridden to its end, with re-routes",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func liechtenstein() throws {
        let quest = try Self.quest("Tests/Fixtures/vaduz.geojson")
        let graph = try TestMaps.extract("liechtenstein.osm.pbf")
        var reroutes = 0
        for seed in 1...6 as ClosedRange<UInt64> {
            let record = try ride(quest, on: graph, seed: seed)
            try check(record, "seed \(seed)")
            reroutes += record.rerouteCount
        }
        let seven = try ride(quest, on: graph, seed: 7)
        #expect(seven.rerouteCount >= 1)
        #expect(reroutes >= 6)
    }

    @Test(
        "a quest in Moscow is ridden to its end, with re-routes",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func moscow() throws {
        let quest = try Self.quest("Tests/Fixtures/moscow.geojson")
        let graph = try TestMaps.extract("moscow.osm.gz")
        var reroutes = 0
        for seed in 1...10 as ClosedRange<UInt64> {
            let record = try ride(quest, on: graph, seed: seed)
            try check(record, "seed \(seed)")
            reroutes += record.rerouteCount
            #expect(record.timeline(in: .russian).contains("Ёлка у моста"))
        }
        #expect(reroutes >= 5)
    }

    @Test("the same seed gives the same bytes, another seed another ride")
    func deterministic() throws {
        let quest = try Self.quest("quests/old-town.geojson")
        let graph = try TestMaps.demo(seed: 1)
        func bytes(_ seed: UInt64) throws -> [UInt8] {
            let record = try ride(quest, on: graph, seed: seed)
            let writer = GeoJSONWriter()
            return writer.write(record.json) + writer.write(record.geoJSON) + Array(record.timeline(in: .english).utf8)
        }
        #expect(try bytes(4) == bytes(4))
        #expect(try bytes(4) != bytes(5))
    }

    @Test(
        "the bundled quests are solvable on their towns, whoever rides",
        arguments: [("quests/old-town.geojson", 1 as UInt64), ("quests/park.geojson", 2)])
    func bundled(file: String, seed: UInt64) throws {
        let quest = try Self.quest(file)
        let graph = try TestMaps.demo(seed: seed)
        for rider in 1...10 as ClosedRange<UInt64> {
            let record = try ride(quest, on: graph, seed: rider)
            try check(record, "\(file), rider \(rider)")
            #expect(!record.result.isLate, "\(file), rider \(rider): \(record.result.message[.english])")
        }
    }

    @Test("the report for a viewer has the track, the routes, the re-routes and the tasks")
    func geoJSON() throws {
        let quest = try Self.quest("quests/old-town.geojson")
        let record = try ride(quest, on: try TestMaps.demo(seed: 1), seed: 4)
        let bytes = GeoJSONWriter().write(record.geoJSON)
        let result = GeoJSONReader().read(bytes)
        #expect(!result.hasErrors)
        let kinds = (result.object?.features ?? []).compactMap { $0.properties?["kind"]?.stringValue }
        #expect(kinds.count { $0 == "track" } == 1)
        #expect(kinds.count { $0 == "truth" } == 1)
        #expect(kinds.count { $0 == "task" } == quest.tasks.count)
        #expect(kinds.count { $0 == "reroute" } == record.rerouteCount)
        #expect(kinds.count { $0 == "route" } >= quest.tasks.count + record.rerouteCount)
    }
}
