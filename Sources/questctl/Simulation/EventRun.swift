import ArgumentParser
import Dispatch
import EventReport
import Exchange
import GeoJSON
import RideSimulation
import RoadMap
import Routing
import Scoring
import Support

/// A simulated event for `questctl simulate`, and the report about it.
struct EventRun {
    let outcome: EventOutcome
    private let statistics: EventStatistics
    private let advice: EventAdvice
    private let language: Language

    /// Simulates it, and shows the progress on a terminal.
    init(_ simulation: EventSimulation, _ language: Language) {
        self.init(parties: simulation.partyCount, language, ride: simulation.run, advise: simulation.advice)
    }

    /// Replays recorded rides.
    init(_ replay: EventReplay, _ language: Language) {
        self.init(parties: replay.rides.count, language, ride: replay.run, advise: replay.advice)
    }

    private init(
        parties: Int, _ language: Language, ride: ((@Sendable (EventProgress) -> Void)?) -> EventOutcome,
        advise: (EventStatistics) -> EventAdvice
    ) {
        let meter = EventMeter(parties: parties, language)
        outcome = ride { meter.add($0) }
        meter.clear()
        statistics = EventStatistics(of: outcome)
        advice = advise(statistics)
        self.language = language
    }

    var text: String { statistics.text(advice: advice, in: language) }

    var json: String {
        let shown = outcome.localized(in: language.tag)
        let figures = shown.figures(EventStatistics(of: shown), advice: advice)
        return String(decoding: JSONWriter(options: .pretty).write(.object(figures)), as: UTF8.self)
    }

    var csv: String { String(decoding: StandingsCSV(outcome.standings).encoded(), as: UTF8.self) }

    /// The tracks, as GPX or GeoJSON by the name of the file.
    func tracks(for file: String) -> [UInt8] {
        RecordedFile.isNamedGPX(file)
            ? outcome.gpx.encoded() : GeoJSONWriter(options: .centimetres).write(outcome.geoJSON)
    }

    /// The page for a browser.
    ///
    /// - Throws: `Failure.unreadable`, after a message, where the tiles of the ground are damaged.
    func report(on graph: RoadGraph, hidesTasks: Bool, ground: OpenedGround?) throws -> [UInt8] {
        var report = EventReport(of: outcome, statistics, advice: advice, on: graph, hidesTasks: hidesTasks)
        if let ground {
            report.ground = try ground.layers(in: try Failure.reporting(language) { try report.frame })
        }
        return report.page(in: language)
    }
}

/// Shows how many riders have finished, the speed of the simulation, and the remaining time.
private final class EventMeter: @unchecked Sendable {
    private let queue = DispatchQueue(label: "progress")
    private let parties: Int
    private let language: Language
    private let start = Console.now
    // The following is accessed on the queue only.
    private var bar = ProgressBar()
    private var home = 0
    private var seconds = 0
    private var shownAt = 0.0

    init(parties: Int, _ language: Language) {
        self.parties = parties
        self.language = language
    }

    func add(_ progress: EventProgress) {
        queue.async { [self] in
            home += progress.partiesHome
            seconds += progress.secondsRidden
            let now = Console.now
            guard now - shownAt > 0.2 else { return }
            shownAt = now
            let rate = Measures.decimal(Double(seconds) / max(now - start, 0.1) / 3600, digits: 0)
            let left = home > 0 ? Measures.duration((now - start) / Double(home) * Double(parties - home)) : nil
            let text = Message(
                "simulate-progress", ["home": .of(home), "parties": .of(parties), "rate": .of(rate), "left": .of(left)])
            bar.show(text[language], Double(home) / Double(max(1, parties)))
        }
    }

    func clear() { queue.sync { bar.clear() } }
}

/// The options of `simulate` for the page about an event.
struct PageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write a page about the event for a browser as well (HTML): a map on which the field rides, charts and tables.",
            valueName: "file"))
    var report: String?

    @OptionGroup var ground: GroundOptions

    /// The tiles for the map of the page; `nil` where none are named.
    ///
    /// - Throws: `Failure.misused` for tiles without a page, and what `GroundOptions` throws.
    func openedGround(_ language: Language) throws -> OpenedGround? {
        guard report != nil || ground.tiles == nil else {
            throw Failure.misuse(Message("simulate-tiles-without-page"), language)
        }
        return try ground.opened(language)
    }

    /// Writes the page, if one is asked for.
    func write(_ run: EventRun, on graph: RoadGraph, hidesTasks: Bool, _ ground: OpenedGround?, _ language: Language)
        throws
    {
        guard let report else { return }
        let page = try run.report(on: graph, hidesTasks: hidesTasks, ground: ground)
        try Failure.reporting(language) { try OutputFile.write(page, to: report) }
    }
}
