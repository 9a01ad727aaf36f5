import ArgumentParser
import BikeRouting
import FileAccess
import GeoJSON
import Languages
import QuestEngine
import RideSimulation

/// `questctl simulate quest.geojson --map city.vqmap --seed 7`
struct Simulate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Ride a quest before the event, with an invented rider or a recorded track.")

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        case json
    }

    @Argument(help: "The quest file (GeoJSON).")
    var quest: String

    @Option(help: "The map file.")
    var map: String

    @Option(help: "Which invented rider; any whole number from 0. The same number gives the same ride.")
    var seed: UInt64 = 1

    @Option(help: ArgumentHelp("Replay a recorded ride (GPX) instead.", valueName: "file"))
    var track: String?

    @Option(help: "How to write what happened.")
    var format = Format.text

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Write track, routes and tasks as GeoJSON as well.", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("Write the ride log as well (JSON Lines), as a rider's phone would.", valueName: "file"))
    var log: String?

    @Option(help: "What the ride log calls the rider.")
    var rider = "rider"

    @OptionGroup var common: CommonOptions

    func run() throws {
        let language = common.language
        for output in [output, log].compactMap({ $0 }) {
            try InputProtection.check([self.quest, map] + (track.map { [$0] } ?? []), against: output, language)
        }
        if let output, let log { try InputProtection.checkApart(output, log, language) }
        let quest = try CheckedQuest.quest(at: self.quest, language)
        let fixes = try track.map { try RecordedTrack(gpx: $0, language).fixes }
        var router = Router(graph: try OpenedMap.graph(at: map, language))
        let record: RideRecord
        do throws(RoutingError) {
            if let fixes {
                record = try RideReplay.run(fixes, quest: quest, name: rider, router: &router)
            } else {
                var simulator = RideSimulator(quest: quest, seed: seed, name: rider)
                record = try simulator.run(router: &router)
            }
        } catch {
            Failure.report(error.message, language)
            throw Failure.wrong
        }
        if let output {
            try Failure.reporting(language) {
                try OutputFile.write(GeoJSONWriter(options: .centimetres).write(record.geoJSON), to: output)
            }
        }
        if let log { try Failure.reporting(language) { try record.log.save(to: log) } }
        let written = [output, log].compactMap { $0 }.first(where: Console.isStandardOutput)
        switch format {
        case .text: Console.summarise(record.timeline(in: language), terminator: "", writtenTo: written)
        case .json:
            let json = String(decoding: GeoJSONWriter(options: .pretty).write(record.json), as: UTF8.self)
            Console.summarise(json, terminator: "", writtenTo: written)
        }
    }
}
