import ArgumentParser
import BikeRouting
import CommandOutput
import FileAccess
import GeoJSON
import Geodesy
import Languages
import QuestEngine
import RideSimulation
import SimulationCommands
import VeloQuest

/// `questctl plan quest.geojson --map city.vqmap --time-limit 2h`
struct PlanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "Find the tasks worth most points within the time, and their order.",
        discussion: """
            Riding times are those of the map; hours, requirements, points that fall, the time limit and what being late \
            costs are those of the quest. Up to fifteen tasks within reach (twelve where points fall) the plan is proven to \
            be the best, but for bonuses and tolls; beyond, it is said how much could be missing at most. --depart is also when \
            the ride begins where --at is not given. Plans keep out of forbidden zones, and ride through toll zones where that is \
            worth it. Durations are minutes, or such as 2h, 1h30, 45min. Exit codes: 0 planned, 1 the quest has \
            errors or the finish cannot be reached in time, 2 a file cannot be opened.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        case json
    }

    @Argument(help: "The quest file (GeoJSON).")
    var quest: String

    @Option(help: "The map file.")
    var map: String

    @Option(help: ArgumentHelp("The time limit (default: the quest's).", valueName: "duration"))
    var timeLimit: DurationArgument?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Where the rider is (default: the quest's start).", valueName: "place"))
    var from: String?

    @Option(
        help: ArgumentHelp(
            "When the ride begins, as 2026-05-09T10:00+02:00 (default: the quest's start).", valueName: "time"))
    var at: String?

    @OptionGroup var departure: DepartureOptions

    @Option(help: ArgumentHelp("How long ago the ride began.", valueName: "duration"))
    var elapsed: DurationArgument?

    @Option(help: ArgumentHelp("Tasks that are solved already, by identifier or number.", valueName: "task,…"))
    var done: String?

    @Option(help: ArgumentHelp("Time to find and answer a task (default: 1).", valueName: "duration"))
    var atTask: DurationArgument?

    @Option(help: "Speed as a multiple of the profile's.")
    var pace = 1.0

    @Option(help: "How many riders of a team share the tasks, each on a way of their own.")
    var riders = 1

    @Option(
        help: ArgumentHelp(
            "How long to search for each plan, in seconds of a usual computer's core; the same effort gives the same plan.",
            valueName: "seconds"))
    var effort = 2.0

    @OptionGroup var rider: ChosenProfile

    @Option(help: "How to write the plans.")
    var format = Format.text

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Write the best plan as GeoJSON as well.", valueName: "file"))
    var output: String?

    @OptionGroup var audience: AudienceOptions

    @OptionGroup var closures: ClosureOptions

    @OptionGroup var questOptions: QuestOptions

    @OptionGroup var common: CommonOptions

    func run() throws {
        let language = common.language
        if let output { try InputProtection.check([quest, map] + closures.avoid, against: output, language) }
        try checkNumbers()
        let quest = try limitedQuest(language)
        guard riders == 1 || quest.settings.teams?.together == nil else {
            throw misuse(
                PlanTexts.inseparableTeam)
        }
        let startArgument =
            try from.map { try PlaceArgument($0, language) } ?? .coordinate(startPlace(of: quest, language))
        let profile = try rider.profile(language)
        let time = try departure.time(language)
        let graph = DepartureOptions.graph(try OpenedMap.graph(at: map, language), at: time, language)
        var reader = PlaceReader(graph, language)
        let place = try reader.coordinate(of: startArgument)
        var router = try closures.router(on: graph, for: profile, language)
        router.closures.formUnion(quest.closures(on: graph))
        if at == nil, let time, time.utcOffset == nil, isByClock(quest) { throw misuse(PlanTexts.departureZone) }
        let departs = departure.depart.flatMap { MomentArgument(argument: $0)?.seconds }
        let start = try at.map(startTime) ?? departs ?? RideSimulator.start(of: quest)
        noteInventedStart(quest, language)
        let now = start + (elapsed?.seconds ?? 0)
        let progress = RideProgress(quest: quest).supposing(
            try solved(in: quest, language).map { ($0, start) }, start: start, finish: nil)
        var terms = PlanningAssumptions()
        terms.pace = pace
        terms.riders = riders
        if let atTask { terms.secondsAtTask = atTask.seconds }
        let rides = try Failure.reporting(language, code: Failure.wrong) { () throws(RoutingError) in
            try quest.plannedRides(
                from: place, at: now, progress: progress, terms: terms, effort: .seconds(effort), router: &router)
        }
        noteUnreachable(rides.unreachable, language)
        let plans = try Failure.reporting(language, code: Failure.wrong) { () throws(RoutingError) in
            var plans = rides.plans
            for number in plans.indices { try plans[number].addClimbs(of: quest, from: place, router: &router) }
            return plans
        }
        guard let best = plans.first else {
            Failure.report(
                PlanTexts.outOfTime,
                language)
            throw Failure.wrong
        }
        if let output {
            let hidden = audience.hiddenTasks(of: quest)
            let features = try Failure.reporting(language, code: Failure.wrong) { () throws(RoutingError) in
                try best.features(of: quest, from: place, hiding: hidden, router: &router)
            }
            let count = best.tours.reduce(0) { $0 + $1.stops.count { hidden.contains($0.task) } }
            if count > 0 { Console.note("questctl: \(output): \(AudienceTexts.leftOut(count)[language])") }
            let bytes = GeoJSONWriter(options: .centimetres).write(FeatureCollection(features: features))
            try Failure.reporting(language) { try OutputFile.write(bytes, to: output) }
        }
        switch format {
        case .text: Console.summarise(text(plans, quest, start), terminator: "", writtenTo: output)
        case .json:
            let json = JSONWriter(options: .pretty).write(.array(plans.map { $0.json(of: quest) }))
            Console.summarise(String(decoding: json, as: UTF8.self), terminator: "", writtenTo: output)
        }
    }

    /// The best plan in full, the others in a line each.
    private func text(_ plans: [RidePlan], _ quest: Quest, _ start: Double) -> String {
        let language = common.language
        var text = plans[0].text(of: quest, from: start, in: language)
        for plan in plans.dropFirst() {
            let tasks = plan.tours.flatMap(\.stops).compactMap { quest.task($0.task)?.number }
            text += PlanTexts.alternative[language] + plan.summary(of: quest, from: start)[language]
            text += " (\(tasks.map(String.init).joined(separator: ", ")))\n"
        }
        return text
    }

    private func limitedQuest(_ language: Language) throws -> Quest {
        let quest = audience.withoutHiddenTexts(try questOptions.quest(at: self.quest, language))
        guard let timeLimit else { return quest }
        var settings = quest.settings
        settings.timeLimit = timeLimit.seconds
        return try Failure.reporting(language, file: self.quest, code: Failure.wrong) { () throws(QuestError) in
            try quest.with(settings)
        }
    }

    private func startTime(_ text: String) throws -> Double {
        if let moment = MomentArgument(argument: text) {
            moment.noteZone(of: "--at", common.language)
            return moment.seconds
        }
        throw misuse(
            PlanTexts.badMoment
        )
    }

    /// Whether tasks open or close at moments by the clock.
    private func isByClock(_ quest: Quest) -> Bool {
        func isByClock(_ moment: Quest.Moment?) -> Bool { if case .clock = moment { true } else { false } }
        return quest.tasks.contains { isByClock($0.opens) || isByClock($0.closes) }
    }

    /// Hours by the clock mean nothing on an invented day.
    private func noteInventedStart(_ quest: Quest, _ language: Language) {
        guard at == nil, departure.depart == nil, quest.settings.massStart == nil, quest.settings.startOpens == nil,
            isByClock(quest)
        else { return }
        let note = PlanTexts.noStartTime
        Console.note("questctl: \(note[language])")
    }

    private func startPlace(of quest: Quest, _ language: Language) throws -> Coordinate {
        if let start = quest.settings.start { return start }
        throw misuse(
            PlanTexts.noStart)
    }

    private func solved(in quest: Quest, _ language: Language) throws -> [Quest.Task.ID] {
        try (done ?? "").split(separator: ",").map { word in
            let name = word.split(separator: " ").joined(separator: " ")
            if let task = quest.task(Quest.Task.ID(name)) ?? quest.tasks.first(where: { "\($0.number)" == name }) {
                return task.id
            }
            throw misuse(
                PlanTexts.unknownTask(name, quest.tasks.count))
        }
    }

    private func noteUnreachable(_ tasks: [Quest.Task.ID], _ language: Language) {
        guard !tasks.isEmpty else { return }
        let names = tasks.map(\.rawValue).joined(separator: ", ")
        let note = PlanTexts.unreachable(names)
        Console.note("questctl: \(note[language])")
    }

    private func checkNumbers() throws {
        guard pace > 0.05, pace <= 20 else {
            throw misuse(PlanTexts.badPace)
        }
        guard effort >= 0, effort <= 600 else {
            throw misuse(PlanTexts.badEffort)
        }
        guard (1...50).contains(riders) else {
            throw misuse(PlanTexts.badRiders)
        }
    }

    private func misuse(_ message: LocalizedText) -> ExitCode {
        Failure.report(message, common.language)
        return Failure.misused
    }
}
