import ArgumentParser
import Quests
import RideLogs
import RideSimulation
import RoadMap
import Routing
import Support

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
        try protectFiles()
        try checkOptions()
        if try departure.time(language) != nil { note(Message("departure-streets-only")) }
        let ground = try page.openedGround(language)
        let quest = try limit.limited(
            questOptions.quest(at: self.quest, isLocalized: false, language), file: self.quest, language)
        let field = try event.field(of: quest, language)
        if quest.isRidersEdition { note(Message("simulate-riders-edition")) }
        if track.isEmpty, quest.settings.start == nil { note(Message("simulate-no-start")) }
        if let field { return try InventedEvent(command: self, quest: quest, field: field, ground: ground).run() }
        let recorded = try recordedRides(of: quest)
        if recorded.rides.count > 1 || recorded.rides.count == 1 && isAboutEvent {
            return try RecordedEvent(command: self, quest: quest, recorded: recorded, ground: ground).run()
        }
        guard !isAboutEvent else { throw Failure.misuse(Message("simulate-about-events"), common.language) }
        try SingleRide(command: self, quest: quest, recorded: recorded).run()
    }

    /// - Throws: where an output would overwrite an input or another output.
    private func protectFiles() throws {
        let outputs = [output, log, page.report, signed].compactMap { $0 }
        let inputs = [quest, map] + track + closures.avoid + [page.ground.tiles].compactMap { $0 } + event.inputs
        for (index, output) in outputs.enumerated() {
            try InputProtection.check(inputs, against: output, common.language)
            for other in outputs[..<index] { try InputProtection.checkApart(other, output, common.language) }
        }
    }

    /// Whether an option was given that only an event has.
    private var isAboutEvent: Bool { format == .csv || page.report != nil }

    /// - Throws: `Failure.misused` for options that do not go together.
    private func checkOptions() throws {
        let isRecorded = !track.isEmpty
        if isRecorded, event.isEvent {
            throw Failure.misuse(Message("simulate-recorded-and-invented"), common.language)
        }
        if isRecorded, seed != nil { throw Failure.misuse(Message("simulate-seed-of-recorded"), common.language) }
        if key != nil, isRecorded || event.isEvent {
            throw Failure.misuse(Message("simulate-key-of-one-ride"), common.language)
        }
        if signed != nil, !event.isEvent || log == nil {
            throw Failure.misuse(Message("simulate-signed-event"), common.language)
        }
        if together, !isRecorded { throw Failure.misuse(Message("simulate-together-without-track"), common.language) }
        if !event.classes.isEmpty, isRecorded || !event.isEvent && event.classes.count > 1 {
            throw Failure.misuse(Message("simulate-class-of-one-ride"), common.language)
        }
        if key != nil, log == nil { throw Failure.misuse(Message("simulate-key-without-log"), common.language) }
        if rider?.allSatisfy(\.isWhitespace) ?? false {
            throw Failure.misuse(Message("common-empty-rider"), common.language)
        }
        if rider != nil, event.isEvent { throw Failure.misuse(Message("simulate-rider-of-event"), common.language) }
        if event.avoidFrom != nil, closures.avoid.isEmpty {
            throw Failure.misuse(Message("simulate-closing-time-without-closure"), common.language)
        }
    }

    /// The rides of the files of --track.
    ///
    /// - Throws: where the files have no ride; none is invented in its place.
    private func recordedRides(of quest: Quest) throws -> RecordedRides {
        let language = common.language
        let recorded = try RecordedFile.rides(at: track, calling: rider, language) { log in
            try trust.judged(log, in: quest, language)
        }
        guard track.isEmpty || !recorded.rides.isEmpty else {
            throw Failure.reported(Message("recorded-no-ride"), language)
        }
        try recorded.checkPlaces(in: quest, language)
        if !together { recorded.noteClocks(in: quest, language) }
        return recorded
    }

    // MARK: - What the kinds of simulation share

    func note(_ text: Message) {
        Console.reportNote(text, common.language)
    }

    /// The common start time of recorded rides; `nil` if each starts as recorded.
    func commonStart(of quest: Quest) -> Double? { together ? RideSimulator.start(of: quest) : nil }

    /// Reports rides that did not start, or started more than a day apart, where --together would help.
    func noteStarts(_ starts: [Double], notStarted: Int, in quest: Quest) {
        guard !together else { return }
        let hasStartWindow = ([quest.settings.startRules] + quest.settings.classes.values).contains {
            $0.opens != nil || $0.closes != nil
        }
        if hasStartWindow, notStarted > 0 { note(Message("simulate-not-started", ["count": .of(notStarted)])) }
        guard let first = starts.min(), let last = starts.max(), last - first > 86_400 else { return }
        note(Message("simulate-starts-apart"))
    }

    /// The map as it is at the departure.
    func graph() throws -> RoadGraph {
        let graph = try OpenedMap.graph(at: map, common.language)
        return DepartureOptions.graph(graph, at: try departure.time(common.language), common.language)
    }

    func preparedSearch() throws -> PreparedSearch {
        let graph = try graph()
        return PreparedSearch(
            graph: graph, costs: ArcCosts(graph: graph, profile: .city), method: .contractionHierarchy)
    }

    /// Writes the files about an event, and prints what happened.
    func write(_ run: EventRun, _ graph: RoadGraph, _ ground: OpenedGround?) throws {
        let language = common.language
        if let output {
            try Failure.reporting(language) { try OutputFile.write(run.tracks(for: output), to: output) }
        }
        if let log { try Failure.reporting(language) { try run.outcome.log.save(to: log) } }
        try page.write(run, on: graph, hidesTasks: audience.audience == .riders, ground, language)
        let written = [output, log, page.report].compactMap { $0 }.first(where: Console.isStandardOutput)
        let text =
            switch format {
            case .text: run.text
            case .json: run.json
            case .csv: run.csv
            }
        Console.summarise(text, terminator: "", writtenTo: written)
    }
}
