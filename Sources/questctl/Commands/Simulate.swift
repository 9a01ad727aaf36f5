import ArgumentParser
import BikeRouting
import FileAccess
import GeoJSON
import Languages
import QuestEngine
import RideSimulation
import VeloQuest

/// `questctl simulate quest.geojson --map city.vqmap --seed 7`
struct Simulate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Ride a quest before the event, with an invented rider or a recorded track, or a whole field of riders.",
        discussion: """
            With --riders a whole event is ridden: riders of different paces, skills and strategies, each through the \
            navigation and the referee of an app, and it is told who comes home when, what the tasks are like, and what \
            could be better. The same seed gives the same event.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        case json
        case csv
    }

    @Argument(help: "The quest file (GeoJSON).")
    var quest: String

    @Option(help: "The map file.")
    var map: String

    @Option(help: "Which invented rider; any whole number from 0. The same number gives the same ride.")
    var seed: UInt64 = 1

    @Option(help: ArgumentHelp("Replay a recorded ride (GPX) instead.", valueName: "file"))
    var track: String?

    @Option(help: "How to write what happened; csv is the standings of an event.")
    var format = Format.text

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write track, routes and tasks as GeoJSON as well; of an event the tracks, as GPX where the name ends so.",
            valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("Write the ride log as well (JSON Lines), as a rider's phone would.", valueName: "file"))
    var log: String?

    @Option(
        help: ArgumentHelp(
            "Write a page about the event for a browser as well (HTML): a map on which the field rides, charts and tables.",
            valueName: "file"))
    var report: String?

    @Option(help: "What the ride log calls the rider.")
    var rider = "rider"

    @OptionGroup var event: EventOptions

    @OptionGroup var common: CommonOptions

    func run() throws {
        let language = common.language
        let outputs = [output, log, report].compactMap { $0 }
        for (place, output) in outputs.enumerated() {
            try InputProtection.check([self.quest, map] + (track.map { [$0] } ?? []), against: output, language)
            for other in outputs[..<place] { try InputProtection.checkApart(other, output, language) }
        }
        let quest = try CheckedQuest.quest(at: self.quest, language)
        if let field = try event.field(of: quest, language) { return try ride(quest, field) }
        guard format != .csv else {
            Failure.report(
                LocalizedText(
                    "csv is for an event; give --riders", "csv — для целого события; задайте --riders"), language)
            throw Failure.misused
        }
        guard report == nil else {
            Failure.report(
                LocalizedText(
                    "a report is about an event; give --riders", "отчёт — о целом событии; задайте --riders"), language)
            throw Failure.misused
        }
        let fixes = try track.map { try RecordedTrack(gpx: $0, language).fixes }
        var router = Router(graph: try OpenedMap.graph(at: map, language))
        router.closures = quest.closures(on: router.graph)
        let record: RideRecord
        do throws(RoutingError) {
            if let fixes {
                record = try RideReplay.run(fixes, quest: quest, name: rider, router: &router)
            } else {
                let simulator = RideSimulator(quest: quest, seed: seed, name: rider)
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
        case .csv: break
        }
    }

    /// Rides a whole event.
    private func ride(_ quest: Quest, _ field: RiderField) throws {
        let language = common.language
        guard track == nil else {
            Failure.report(
                LocalizedText(
                    "a recorded ride is no event; leave out --track or --riders",
                    "записанный заезд — не событие; уберите --track или --riders"), language)
            throw Failure.misused
        }
        let graph = try OpenedMap.graph(at: map, language)
        let search = PreparedSearch(
            graph: graph, costs: ArcCosts(graph: graph, profile: .city), method: .contractionHierarchy)
        let simulation = try Failure.reporting(language, code: Failure.wrong) { () throws(RoutingError) in
            try EventSimulation(quest: quest, field: field, seed: seed, search: search)
        }
        let run = EventRun(simulation, language)
        if let output { try Failure.reporting(language) { try OutputFile.write(run.tracks(for: output), to: output) } }
        if let log { try Failure.reporting(language) { try run.outcome.log.save(to: log) } }
        if let report { try Failure.reporting(language) { try OutputFile.write(run.report(on: graph), to: report) } }
        let written = [output, log, report].compactMap { $0 }.first(where: Console.isStandardOutput)
        let text =
            switch format {
            case .text: run.text
            case .json: run.json
            case .csv: run.csv
            }
        Console.summarise(text, terminator: "", writtenTo: written)
    }
}
