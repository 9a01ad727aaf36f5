import EngineTestSupport
import Foundation
import Quests
import RideLogs
import RideSimulation
import Scoring
import Support
import TestSupport
import Testing
import VeloQuest

/// How often honest riders are flagged. `VELOQUEST_HONEST_RIDES=4000` rides that many; 24 by default.
@Suite("Honest rides")
struct HonestRideTests {
    private static let rides =
        ProcessInfo.processInfo.environment["VELOQUEST_HONEST_RIDES"].flatMap { Int($0) } ?? 24

    /// A quest of eight tasks somewhere in a town, two of them with a stay.
    private static func quest(in graph: RoadGraph, seed: UInt64) throws -> Quest {
        var generator = SeededGenerator(seed: seed)
        var tasks: [Quest.Task] = []
        while tasks.count < 8 {
            let node = NodeID(generator.next(below: graph.nodeCount))
            var task = Quest.Task(
                id: .init("t\(tasks.count)"), name: "\(tasks.count)", difficulty: .medium,
                coordinate: graph.coordinate(ofNode: node), answer: AnswerKey.anyOf(["oak"]))
            if tasks.count % 4 == 3 { task.dwell = 20 }
            if tasks.count % 2 == 1 { task.answerAt = .task }
            guard tasks.allSatisfy({ $0.coordinate.distance(to: task.coordinate) > 250 }) else { continue }
            tasks.append(task)
        }
        return try Quest(settings: Quest.Settings(start: tasks[0].coordinate, timeLimit: 5400), tasks: tasks)
    }

    /// The flags of an event, its rides, and its answers without presence.
    private func flags(
        _ quest: Quest, on graph: RoadGraph, _ field: RiderField, seed: UInt64
    ) throws -> (flags: [RideFlag], rides: Int, doubts: Int) {
        let search = PreparedSearch(
            graph: graph, costs: ArcCosts(graph: graph, profile: .city), method: .contractionHierarchy)
        let outcome = try EventSimulation(quest: quest, field: field, seed: seed, search: search).run()
        let roads = RoadDistances(between: quest, on: graph)
        let standings = Standings(of: outcome.log, in: quest, roads: roads)
        let results = standings.groups.flatMap(\.rows).map(\.result)
        let doubts = results.flatMap(\.lines).count { $0.checkInFlag != nil || $0.answerFlag != nil }
        return (results.flatMap(\.flags), results.count, doubts)
    }

    @Test("at most one in a thousand is flagged, whatever its receiver, on the roads of two towns")
    func simulated() throws {
        var counts: [String: Int] = [:]
        var (rides, flagged, doubts) = (0, 0, 0)
        let share = max(1, Self.rides / 4)
        for (town, seed) in [(1, 11), (1, 12), (2, 13), (2, 14)] as [(UInt64, UInt64)] {
            let graph = try TestMaps.demo(seed: town)
            let quest =
                seed == 11
                ? try SimulationTests.quest("quests/old-town.geojson") : try Self.quest(in: graph, seed: seed)
            var field = RiderField(riders: share)
            // A field with every kind of receiver: good and bad ones, with outages, asleep in a pocket.
            if seed % 2 == 0 { field.sleepingPhones = 0.3 }
            let found = try flags(quest, on: graph, field, seed: seed)
            rides += found.rides
            doubts += found.doubts
            flagged += found.flags.count
            for flag in found.flags { print("town \(town), seed \(seed): \(flag)") }
            for flag in found.flags { counts[flag.kind.rawValue, default: 0] += 1 }
        }
        let kinds = counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        print("\(rides) honest rides, flags \(flagged) (\(kinds)), unproven lines \(doubts)")
        #expect(flagged <= max(0, rides / 1000), "\(kinds)")
        #expect(doubts == 0)
    }
}
