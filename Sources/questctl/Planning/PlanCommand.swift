import ArgumentParser
import GeoJSON
import Geodesy
import Quests
import RideLogs
import RideSimulation
import Routing
import Scoring
import Support
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
    var teamSize = 1

    @Option(
        help: ArgumentHelp(
            "The table of riders (CSV): a plan for each class that starts or ends by rules of its own.",
            valueName: "file"))
    var riders: RidersArgument?

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
        if let output {
            let inputs = [quest, map] + closures.avoid + [riders?.table].compactMap { $0 }
            try InputProtection.check(inputs, against: output, language)
        }
        try checkNumbers()
        let quest = try limitedQuest(language)
        guard teamSize == 1 || quest.settings.teams?.together == nil else {
            throw misuse(
                Message("plan-inseparable-team"))
        }
        let classes = try self.classes(of: quest, language)
        guard output == nil || classes.count == 1 else { throw misuse(Message("plan-several-plans")) }
        let startArgument =
            try from.map { try PlaceArgument($0, language) } ?? .coordinate(startPlace(of: quest, language))
        let profile = try rider.profile(language)
        let time = try departure.time(language)
        let graph = DepartureOptions.graph(try OpenedMap.graph(at: map, language), at: time, language)
        var reader = PlaceReader(graph, language)
        let place = try reader.coordinate(of: startArgument)
        var router = try closures.router(on: graph, for: profile, language)
        router.closures.formUnion(quest.closures(on: graph))
        if at == nil, let time, time.utcOffset == nil, isByClock(quest) { throw misuse(Message("plan-departure-zone")) }
        noteInventedStart(quest, language)
        let open = router.closures
        var planned: [PlannedClass] = []
        for group in classes {
            router.closures = open
            planned.append(try plan(for: group, from: place, &router))
        }
        try ReachedTasks.note(unreachable: Set(planned.flatMap(\.rides.unreachable)), of: quest, language)
        let late = planned.filter { $0.rides.plans.isEmpty }
        for group in late {
            let names = riders == nil ? nil : PlanTexts.classes(group.classes)
            Failure.report(names.map { PlanTexts.outOfTime(in: $0) } ?? PlanTexts.outOfTime, language)
        }
        guard late.count < planned.count else { throw Failure.wrong }
        if let output { try draw(planned[0], from: place, &router, to: output) }
        switch format {
        case .text:
            Console.summarise(
                planned.map { text($0) }.filter { !$0.isEmpty }.joined(separator: "\n"), terminator: "",
                writtenTo: output)
        case .json:
            let plans = planned.map { one in JSONValue.array(one.rides.plans.map { $0.json(of: one.quest) }) }
            let all = zip(planned, plans).map { one, plans -> JSONValue in
                ["classes": .array(one.classes.map { $0.map { .string($0) } ?? .null }), "plans": plans]
            }
            let json = JSONWriter(options: .pretty).write(riders == nil ? plans[0] : .array(all))
            Console.summarise(String(decoding: json, as: UTF8.self), terminator: "", writtenTo: output)
        }
        // Whoever reads on must not take what there is for everybody's.
        guard late.isEmpty else { throw Failure.wrong }
    }

    private func draw(
        _ planned: PlannedClass, from place: Coordinate, _ router: inout Router, to output: String
    ) throws {
        let language = common.language
        guard let best = planned.rides.plans.first else { return }
        let hidden = audience.hiddenTasks(of: planned.quest)
        let features = try Failure.reporting(language, code: Failure.wrong) { () throws(RoutingError) in
            try best.features(of: planned.quest, from: place, hiding: hidden, router: &router)
        }
        let count = best.tours.reduce(0) { $0 + $1.stops.count { hidden.contains($0.task) } }
        if count > 0 {
            Console.note("questctl: \(output): \(Message("audience-left-out", ["count": .of(count)])[language])")
        }
        let bytes = GeoJSONWriter(options: .centimetres).write(FeatureCollection(features: features))
        try Failure.reporting(language) { try OutputFile.write(bytes, to: output) }
    }

    /// The best plan in full, the others in a line each.
    private func text(_ planned: PlannedClass) -> String {
        let language = common.language
        guard let best = planned.rides.plans.first else { return "" }
        var text = riders == nil ? "" : PlanTexts.classes(planned.classes)[language] + ":\n"
        text += best.text(of: planned.quest, from: planned.start, in: language)
        for plan in planned.rides.plans.dropFirst() {
            text += plan.alternative(of: planned.quest, from: planned.start)[language] + "\n"
        }
        return text
    }

    private func limitedQuest(_ language: Language) throws -> Quest {
        try limited(audience.withoutHiddenTexts(try questOptions.quest(at: self.quest, language)), language)
    }

    /// The quest with the time limit that is asked for.
    func limited(_ quest: Quest, _ language: Language) throws -> Quest {
        guard let timeLimit else { return quest }
        var settings = quest.settings
        settings.timeLimit = timeLimit.seconds
        return try Failure.reporting(language, file: self.quest, code: Failure.wrong) { () throws(QuestError) in
            try quest.with(settings)
        }
    }

    func startTime(_ text: String) throws -> Double {
        if let moment = MomentArgument(argument: text) {
            moment.noteZone(of: "--at", common.language)
            return moment.seconds
        }
        throw misuse(
            Message("plan-bad-moment")
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
        let note = Message("plan-no-start-time")
        Console.report(note, language)
    }

    private func startPlace(of quest: Quest, _ language: Language) throws -> Coordinate {
        if let start = quest.settings.start { return start }
        throw misuse(
            Message("plan-no-start"))
    }

    func solved(in quest: Quest, _ language: Language) throws -> [Quest.Task.ID] {
        try (done ?? "").split(separator: ",").map { word in
            let name = word.split(separator: " ").joined(separator: " ")
            if let task = quest.task(Quest.Task.ID(name)) ?? quest.tasks.first(where: { "\($0.number)" == name }) {
                return task.id
            }
            throw misuse(
                Message("plan-unknown-task", ["name": .of(name), "count": .of(quest.tasks.count)]))
        }
    }

    private func checkNumbers() throws {
        guard pace > 0.05, pace <= 20 else { throw misuse(Message("plan-bad-pace")) }
        guard effort >= 0, effort <= 600 else { throw misuse(Message("plan-bad-effort")) }
        guard (1...50).contains(teamSize) else { throw misuse(Message("plan-bad-team-size")) }
    }

    func misuse(_ message: Message) -> ExitCode {
        Failure.report(message, common.language)
        return Failure.misused
    }

    /// The plans for the classes that ride by the same rules.
    struct PlannedClass {
        /// `nil` for riders without a class.
        let classes: [String?]
        /// The quest by their rules.
        let quest: Quest
        let start: Double
        var rides: PlannedRides
    }

    /// The classes of the table of riders, those that start and end by the same rules together, with the quest by these rules.
    func classes(of quest: Quest, _ language: Language) throws -> [(names: [String?], quest: Quest)] {
        guard let riders else { return [([nil], quest)] }
        guard let roster = try riders.roster(for: quest, language) else { throw misuse(Message("plan-no-table")) }
        guard !roster.riders.isEmpty else { throw misuse(Message("event-option-empty-table")) }
        var classes: [(names: [String?], quest: Quest)] = []
        let names = Set(roster.riders.values.map(\.category)).sorted { ($0 ?? "") < ($1 ?? "") }
        for name in names {
            let ridden = try limited(quest.ridden(in: name), language)
            if let place = classes.firstIndex(where: { $0.quest.settings.startRules == ridden.settings.startRules }) {
                classes[place].names.append(name)
            } else {
                classes.append(([name], ridden))
            }
        }
        return classes
    }

    func plan(
        for group: (names: [String?], quest: Quest), from place: Coordinate, _ router: inout Router
    ) throws -> PlannedClass {
        let (language, quest) = (common.language, group.quest)
        let departs = departure.depart.flatMap { MomentArgument(argument: $0)?.seconds }
        let start = try at.map(startTime) ?? departs ?? RideSimulator.start(of: quest)
        let now = start + (elapsed?.seconds ?? 0)
        let progress = RideProgress(quest: quest).supposing(
            try solved(in: quest, language).map { ($0, start) }, start: start, finish: nil)
        var terms = PlanningAssumptions()
        terms.pace = pace
        terms.riders = teamSize
        if let atTask { terms.secondsAtTask = atTask.seconds }
        let rides = try Failure.reporting(language, code: Failure.wrong) { () throws(RoutingError) in
            var rides = try quest.plannedRides(
                from: place, at: now, progress: progress, terms: terms, effort: .seconds(effort), router: &router)
            try rides.addClimbs(of: quest, from: place, router: &router)
            return rides
        }
        return PlannedClass(classes: group.names, quest: quest, start: start, rides: rides)
    }
}

/// Says which tasks of a quest nobody can ride to on a map.
enum ReachedTasks {
    /// - Throws: `Failure.wrong`, after an error, where that is all of them.
    static func note(unreachable tasks: Set<Quest.Task.ID>, of quest: Quest, _ language: Language) throws {
        guard !tasks.isEmpty else { return }
        guard tasks.count < quest.tasks.count else {
            throw Failure.reported(Message("reached-tasks-no-task-reachable"), language, code: Failure.wrong)
        }
        let ids = quest.tasks.map(\.id).filter(tasks.contains).map { DisplayText.sanitized($0.rawValue, most: 40) }
        let names = ids.prefix(20).joined(separator: ", ") + (ids.count > 20 ? ", …" : "")
        Console.report(Message("reached-tasks-unreachable", ["names": .of(names)]), language)
    }
}

/// Who rides, on the command line: so many invented riders, or those of a table.
enum RidersArgument: ExpressibleByArgument {
    case invented(Int)
    case listed(String)

    init?(argument: String) {
        if let count = Int(argument) {
            self = .invented(count)
        } else if argument.contains(where: { !$0.isWhitespace }) {
            self = .listed(argument)
        } else {
            return nil
        }
    }

    /// How many are invented; `nil` for a table.
    var count: Int? { if case .invented(let count) = self { count } else { nil } }
    /// The file of the table, if there is one.
    var table: String? { if case .listed(let path) = self { path } else { nil } }

    /// The table, after notes on what in it is odd, or does not suit the quest; `nil` for invented riders.
    func roster(for quest: Quest, _ language: Language) throws -> Roster? {
        guard let table else { return nil }
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: table) }
        var lines: [RideEntry.Rider: Int] = [:]
        let roster = try Failure.reporting(language, file: table, code: Failure.wrong) {
            try Roster(csv: bytes, lines: &lines)
        }
        for remark in roster.diagnostics(onLogsOf: []) {
            // That somebody has no key matters to logs only.
            if case .withoutKey = remark { continue }
            Console.note("\(table): \(DisplayText.sanitized(remark.message[language]))")
        }
        for mismatch in roster.diagnostics(with: quest, lines: lines) {
            Console.note("\(table): \(DisplayText.sanitized(mismatch.message[language]))")
        }
        return roster
    }
}
