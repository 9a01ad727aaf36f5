import Exchange
import GeoJSON
import QuestSealing
import Quests
import RideLogs
import RideSimulation
import RoadMap
import Routing
import Scoring
import VeloQuest

/// One ride of `questctl simulate`, of an invented rider or a recorded one, printed event by event.
struct SingleRide {
    let command: Simulate
    let quest: Quest
    /// At most one ride; without one, a rider is invented.
    let recorded: RecordedRides

    func run() throws {
        let record: RideRecord
        if let ride = recorded.rides.first {
            record = try replayed(ride)
            if !ride.moments.isEmpty || !ride.fixes.isEmpty {
                let start = record.result.startTime
                command.noteStarts(start.map { [$0] } ?? [], notStarted: start == nil ? 1 : 0, in: quest)
                recorded.noteUnreached(record.log, in: quest, command.common.language)
            }
        } else {
            record = try invented()
        }
        try write(record)
    }

    /// The router on the map without the closed roads of the quest and of the command line.
    private func router() throws -> Router {
        var router = Router(graph: try command.graph())
        router.closures = quest.closures(on: router.graph).union(
            try command.closures.closures(on: router.graph, command.common.language))
        return router
    }

    private func replayed(_ ride: RecordedRide) throws -> RideRecord {
        var router = try router()
        return RideReplay.run(ride, quest: quest, startingAt: command.commonStart(of: quest), router: &router)
    }

    private func invented() throws -> RideRecord {
        let language = command.common.language
        var router = try router()
        router.closures = router.closures.union(quest.forbiddenRoads(in: router.graph))
        let signer = try command.key.map { try KeyFiles.signingKey(at: $0, language).signer }
        let simulator = RideSimulator(
            quest: quest, seed: command.seed ?? 1, category: try command.event.classes(of: quest, language).first,
            name: command.rider ?? "rider", signer: signer)
        let record = try Failure.reporting(language, code: Failure.wrong) { () throws(RoutingError) in
            try simulator.run(router: &router)
        }
        try ReachedTasks.note(unreachable: record.unreachable, of: quest, language)
        return record
    }

    private func write(_ record: RideRecord) throws {
        let language = command.common.language
        if let output = command.output {
            let bytes =
                RecordedFile.isNamedGPX(output)
                ? record.gpx.encoded()
                : GeoJSONWriter(options: .centimetres).write(record.localized(in: language.tag).geoJSON)
            try Failure.reporting(language) { try OutputFile.write(bytes, to: output) }
        }
        if let log = command.log { try Failure.reporting(language) { try record.log.save(to: log) } }
        let written = [command.output, command.log].compactMap { $0 }.first(where: Console.isStandardOutput)
        switch command.format {
        case .text: Console.summarise(record.timeline(in: language), terminator: "", writtenTo: written)
        case .json:
            let json = JSONWriter(options: .pretty).write(record.json(in: language))
            Console.summarise(String(decoding: json, as: UTF8.self), terminator: "", writtenTo: written)
        case .csv: break
        }
    }
}
