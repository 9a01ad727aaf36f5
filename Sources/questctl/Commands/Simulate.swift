import ArgumentParser
import Exchange
import GeoJSON
import QuestSealing
import RideSimulation
import Routing
import Scoring
import Support
import VeloQuest

/// `questctl simulate quest.geojson --map city.vqmap --seed 7`
struct Simulate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Ride a quest before the event, with an invented rider or a whole field of them, or after it with recorded rides.",
        discussion: """
            With --riders or --field a whole event is ridden: riders of different paces, skills and strategies, who take breaks, \
            have flat tyres and give up, each through the navigation and the referee of an app, and it is told who comes home when, what the tasks are like, and what \
            could be better. The same seed gives the same event. Where the quest has start rules by class (classes), the \
            riders take turns: one without a class, if the quest has start rules for those, then one of each class, and each \
            starts, and is limited, by the rules of the class. --class chooses other turns; one rider alone rides by the \
            rules of the quest, or by those of --class.

            With --track rides are ridden again as they were recorded, and it is told what the referee would have said. A \
            track alone reaches tasks; with the ride log of the same rider its answers are judged anew as well. Several \
            riders make an event.
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

    @Option(
        help:
            "Which invented rider; any whole number from 0. The same number gives the same ride. (default: 1)"
    )
    var seed: UInt64?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            """
            Replay recorded rides instead: GPX, TCX, FIT, GeoJSON with times, ride logs; also packed (.gz, .zst, .zip). What was \
            recorded of one rider is joined by name.
            """,
            valueName: "file"))
    var track: [String] = []

    @Flag(
        help:
            "Let recorded rides begin when rides of the quest start, for rides that were ridden on other days."
    )
    var together = false

    @Option(help: "How to write what happened; csv is the standings of an event.")
    var format = Format.text

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write track, routes and tasks as GeoJSON as well, of an event the tracks; where the name ends in .gpx tracks as GPX.",
            valueName: "file"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Write the ride log as well (JSON Lines), as a rider's phone would.", valueName: "file"))
    var log: String?

    @OptionGroup var page: PageOptions

    @Option(
        help: ArgumentHelp(
            "Sign the log of one invented rider with the private key in this file, as the rider's phone would.",
            valueName: "file"))
    var key: String?

    @Option(
        help: ArgumentHelp(
            "Sign the logs of an event with keys made from the seed, and write the table of riders with their fingerprints (CSV).",
            valueName: "file"))
    var signed: String?

    @Option(
        help: """
            What the ride log calls the rider; a recorded one is else called what the file is called. What several devices recorded is \
            then one ride.
            """)
    var rider: String?

    @OptionGroup var trust: TrustOptions

    @OptionGroup var departure: DepartureOptions

    @OptionGroup var closures: ClosureOptions

    @OptionGroup var audience: AudienceOptions

    @OptionGroup var event: EventOptions

    @OptionGroup var limit: TimeLimitOptions

    @OptionGroup var questOptions: QuestOptions

    @OptionGroup var common: CommonOptions

    func run() throws {
        let language = common.language
        let outputs = [output, log, page.report, signed].compactMap { $0 }
        let inputs =
            [self.quest, map] + track + closures.avoid + [page.ground.tiles].compactMap { $0 }
            + event.inputs
        for (place, output) in outputs.enumerated() {
            try InputProtection.check(inputs, against: output, language)
            for other in outputs[..<place] { try InputProtection.checkApart(other, output, language) }
        }
        try checkOptions()
        if try departure.time(language) != nil {
            Console.note("questctl: \(CommonTexts.note(DepartureTexts.streetsOnly)[language])")
        }
        let ground = try page.openedGround(language)
        let quest = try limit.limited(
            questOptions.quest(at: self.quest, isLocalized: false, language), file: self.quest, language)
        let field = try event.field(of: quest, language)
        if quest.isRidersEdition { noteRidersEdition() }
        if track.isEmpty, quest.settings.start == nil { note(SimulateTexts.noStart) }
        if let field { return try simulate(quest, field, ground) }
        let recorded = try recordedRides(of: quest)
        if recorded.rides.count > 1 || recorded.rides.count == 1 && isAboutEvent {
            return try replay(quest, recorded, ground)
        }
        guard !isAboutEvent else {
            throw misuse(
                SimulateTexts.aboutEvents)
        }
        try rideAlone(quest, recorded)
    }

    /// Whether an option was given that only an event has.
    private var isAboutEvent: Bool { format == .csv || page.report != nil }

    /// - Throws: `Failure.misused` for options that do not go together.
    private func checkOptions() throws {
        if !track.isEmpty, event.isEvent {
            throw misuse(
                SimulateTexts.recordedAndInvented)
        }
        if !track.isEmpty, seed != nil {
            throw misuse(
                SimulateTexts.seedOfRecorded)
        }
        if key != nil, !track.isEmpty || event.isEvent { throw misuse(SimulateTexts.keyOfOneRide) }
        if signed != nil, !event.isEvent || log == nil { throw misuse(SimulateTexts.signedEvent) }
        if together, track.isEmpty {
            throw misuse(
                SimulateTexts.togetherWithoutTrack)
        }
        if !event.classes.isEmpty, !track.isEmpty || !event.isEvent && event.classes.count > 1 {
            throw misuse(SimulateTexts.classOfOneRide)
        }
        if key != nil, log == nil { throw misuse(SimulateTexts.keyWithoutLog) }
        if rider?.allSatisfy(\.isWhitespace) ?? false { throw misuse(CommonTexts.emptyRider) }
        if rider != nil, event.isEvent {
            throw misuse(
                SimulateTexts.riderOfEvent)
        }
        if event.avoidFrom != nil, closures.avoid.isEmpty {
            throw misuse(
                SimulateTexts.closingTimeWithoutClosure)
        }
    }

    private func noteRidersEdition() {
        note(
            SimulateTexts.ridersEdition)
    }

    func note(_ text: LocalizedText) {
        Console.note("questctl: \(CommonTexts.note(text)[common.language])")
    }

    private func misuse(_ text: LocalizedText) -> any Error {
        Failure.report(text, common.language)
        return Failure.misused
    }

    /// Simulates a single ride and prints its events one by one.
    private func rideAlone(_ quest: Quest, _ recorded: RecordedRides) throws {
        let language = common.language
        let ride = recorded.rides.first
        var router = Router(graph: try graph())
        router.closures = quest.closures(on: router.graph).union(
            try closures.closures(on: router.graph, language))
        let record: RideRecord
        if ride == nil { router.closures = router.closures.union(quest.forbiddenRoads(in: router.graph)) }
        if let ride {
            record = RideReplay.run(
                ride, quest: quest, startingAt: together ? RideSimulator.start(of: quest) : nil,
                router: &router)
        } else {
            let signer = try key.map { try KeyFiles.signingKey(at: $0, language).signer }
            let simulator = RideSimulator(
                quest: quest, seed: seed ?? 1, category: try event.classes(of: quest, language).first,
                name: rider ?? "rider", signer: signer)
            record = try Failure.reporting(language, code: Failure.wrong) { () throws(RoutingError) in
                try simulator.run(router: &router)
            }
            try ReachedTasks.note(unreachable: record.unreachable, of: quest, language)
        }
        if let ride, !ride.moments.isEmpty || !ride.fixes.isEmpty {
            let start = record.result.startTime
            noteStarts(
                start.map { [$0] } ?? [], notStarted: start == nil && hasStartWindow(quest) ? 1 : 0)
            recorded.noteUnreached(record.log, in: quest, language)
        }
        if let output {
            let bytes =
                RecordedFile.isNamedGPX(output)
                ? record.gpx.encoded()
                : GeoJSONWriter(options: .centimetres).write(
                    record.localized(in: language.rawValue).geoJSON)
            try Failure.reporting(language) { try OutputFile.write(bytes, to: output) }
        }
        if let log { try Failure.reporting(language) { try record.log.save(to: log) } }
        let written = [output, log].compactMap { $0 }.first(where: Console.isStandardOutput)
        switch format {
        case .text: Console.summarise(record.timeline(in: language), terminator: "", writtenTo: written)
        case .json:
            let json = String(
                decoding: JSONWriter(options: .pretty).write(record.json(in: language)), as: UTF8.self)
            Console.summarise(json, terminator: "", writtenTo: written)
        case .csv: break
        }
    }

    /// Simulates a whole event.
    private func simulate(_ quest: Quest, _ field: RiderField, _ ground: OpenedGround?) throws {
        var search = try preparedSearch()
        let avoided = try closures.closures(on: search.graph, common.language)
        if event.avoidFrom == nil { search.closures = avoided }
        let conditions = event.conditions(avoiding: avoided)
        var simulation = try Failure.reporting(common.language, code: Failure.wrong) {
            () throws(RoutingError) in
            try EventSimulation(
                quest: quest, field: field, conditions: conditions, seed: seed ?? 1, search: search)
        }
        let keys = SimulatedKeys(seed: seed ?? 1)
        try ReachedTasks.note(unreachable: Set(simulation.unreachable), of: quest, common.language)
        if signed != nil { simulation.signers = { keys.key(of: $0).signer } }
        let run = EventRun(simulation, common.language)
        try write(run, search.graph, ground)
        guard let signed else { return }
        try Failure.reporting(common.language) {
            try OutputFile.write(keys.roster(of: run.outcome.riders.map { $0.id.rawValue }), to: signed)
        }
    }

    /// The map as it is at the departure.
    private func graph() throws -> RoadGraph {
        let graph = try OpenedMap.graph(at: map, common.language)
        return DepartureOptions.graph(graph, at: try departure.time(common.language), common.language)
    }

    func preparedSearch() throws -> PreparedSearch {
        let graph = try graph()
        return PreparedSearch(
            graph: graph, costs: ArcCosts(graph: graph, profile: .city), method: .contractionHierarchy)
    }

    func write(_ run: EventRun, _ graph: RoadGraph, _ ground: OpenedGround?) throws {
        let language = common.language
        if let output {
            try Failure.reporting(language) { try OutputFile.write(run.tracks(for: output), to: output) }
        }
        if let log { try Failure.reporting(language) { try run.outcome.log.save(to: log) } }
        try page.write(run, on: graph, hidesTasks: audience.audience == .riders, ground, language)
        let written = [output, log, page.report].compactMap { $0 }.first(
            where: Console.isStandardOutput)
        let text =
            switch format {
            case .text: run.text
            case .json: run.json
            case .csv: run.csv
            }
        Console.summarise(text, terminator: "", writtenTo: written)
    }
}
