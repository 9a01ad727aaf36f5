import ArgumentParser
import BikeRouting
import Dispatch
import EventReporting
import FileAccess
import GPX
import GeoJSON
import Languages
import QuestEngine
import RideSimulation

/// Rides a whole event for `questctl simulate --riders`.
struct EventRun {
    let simulation: EventSimulation
    let language: Language

    /// Rides it, and shows on a terminal how far it has come.
    func outcome() -> EventOutcome {
        let meter = EventMeter(riders: simulation.field.riders, parties: simulation.partyCount, language)
        defer { meter.clear() }
        return simulation.run { meter.add($0) }
    }

    func text(_ outcome: EventOutcome) -> String {
        let statistics = EventStatistics(of: outcome)
        return statistics.text(advice: simulation.advice(after: statistics), in: language)
    }

    func json(_ outcome: EventOutcome) -> [UInt8] {
        let statistics = EventStatistics(of: outcome)
        let figures = outcome.figures(statistics, advice: simulation.advice(after: statistics))
        return GeoJSONWriter(options: .pretty).write(.object(figures))
    }

    /// The page for a browser.
    func report(_ outcome: EventOutcome, on graph: RoadGraph) -> [UInt8] {
        let statistics = EventStatistics(of: outcome)
        let advice = simulation.advice(after: statistics)
        return EventReport(of: outcome, statistics, advice: advice, on: graph).page(in: language)
    }
}

/// Shows how many have come home, how fast it goes and how long it may still take.
private final class EventMeter: @unchecked Sendable {
    private let queue = DispatchQueue(label: "progress")
    private let parties: Int
    private let language: Language
    private let start = Console.now
    // Below: touched on the queue alone.
    private var bar = ProgressBar()
    private var home = 0
    private var seconds = 0
    private var shownAt = 0.0

    init(riders: Int, parties: Int, _ language: Language) {
        self.parties = parties
        self.language = language
    }

    func add(_ progress: EventSimulation.Progress) {
        queue.async { [self] in
            home += progress.partiesHome
            seconds += progress.secondsRidden
            let now = Console.now
            guard now - shownAt > 0.2 else { return }
            shownAt = now
            let rate = Measures.decimal(Double(seconds) / max(now - start, 0.1) / 3600, digits: 0)
            let left = home > 0 ? Measures.duration((now - start) / Double(home) * Double(parties - home)) : nil
            let text = LocalizedText(
                "\(home) of \(parties) home, \(rate.english) h ridden a second"
                    + (left.map { ", \($0.english) left" } ?? ""),
                "на финише \(home) из \(parties), \(rate.russian) ч езды в секунду"
                    + (left.map { ", осталось \($0.russian)" } ?? ""))
            bar.show(text[language], Double(home) / Double(max(1, parties)))
        }
    }

    func clear() { queue.sync { bar.clear() } }
}

/// The options of `simulate` that make an event of it.
struct EventOptions: ParsableArguments {
    enum Start: String, CaseIterable, ExpressibleByArgument {
        case mass
        case waves
    }

    @Option(help: "Ride a whole event: so many invented riders.")
    var riders: Int?

    @Option(help: "How many of them ride together as a team.")
    var teamSize = 1

    @Option(help: "Whether all start at once or one after the other (default: mass where the quest has a mass start).")
    var start: Start?

    @Option(help: "Seconds between starts.")
    var startInterval = 10.0

    /// - Throws: `Failure.misused` for numbers that make no event.
    func field(of quest: Quest, _ language: Language) throws -> RiderField? {
        guard let riders else { return nil }
        guard (1...100_000).contains(riders), (1...50).contains(teamSize), (0...86_400).contains(startInterval) else {
            Failure.report(
                LocalizedText(
                    "--riders goes from 1 to 100000, --team-size from 1 to 50, --start-interval from 0 to 86400",
                    "--riders принимает числа от 1 до 100000, --team-size — от 1 до 50, --start-interval — от 0 до 86400"
                ),
                language)
            throw Failure.misused
        }
        var field = RiderField(riders: riders)
        field.teamSize = teamSize
        let isMass = start.map { $0 == .mass } ?? (quest.settings.massStart != nil)
        field.start = isMass ? .mass : .waves(size: 1, every: startInterval)
        return field
    }
}
