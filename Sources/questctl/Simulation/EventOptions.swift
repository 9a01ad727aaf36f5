import ArgumentParser
import Quests
import RideSimulation
import RoadMap
import Scoring
import Support

/// The options of `simulate` for events.
struct EventOptions: ParsableArguments {
    enum Start: String, CaseIterable, ExpressibleByArgument {
        case mass
        case waves
    }

    @Option(
        help: ArgumentHelp(
            "Ride a whole event: so many invented riders, or those of a table (CSV) with rider, name, team, class.",
            valueName: "number or file"))
    var riders: RidersArgument?

    @Option(
        help: ArgumentHelp(
            "What riders are like, as JSON: riders, pace, breaksPerHour, puncturesPerKilometre, …; see RiderField.",
            valueName: "file"))
    var field: String?

    @Option(help: "How many of them ride together as a team (default: as few as the quest allows).")
    var teamSize: Int?

    @Option(
        help:
            "Whether all start at once or one after the other (default: mass where the quest has a mass start)."
    )
    var start: Start?

    @Option(
        name: .customLong("class"),
        help: ArgumentHelp(
            "Ride by the start rules of this class of the quest; may be repeated with --riders, whose classes take turns.",
            valueName: "class"))
    var classes: [String] = []

    @Option(help: "Seconds between starts.")
    var startInterval = 10.0

    @Option(
        help: ArgumentHelp(
            "What weather multiplies speeds by, from one time after the first start until another: 1h-1h30=0.8 for rain.",
            valueName: "from-until=speed"))
    var weather: [WeatherArgument] = []

    @Option(
        help: ArgumentHelp(
            "How many seconds an organiser at a task takes for one party (default: 30-90).",
            valueName: "least-most"))
    var judgingTime: SecondsRange?

    @Option(
        help: ArgumentHelp(
            "From how long after the first start --avoid closes roads: 45, 1h30.", valueName: "time"))
    var avoidFrom: DurationArgument?

    /// The conditions of the event beyond the quest, without permanent closures.
    func conditions(avoiding closures: Closures) -> EventConditions {
        var conditions = EventConditions()
        conditions.weather = weather.map(\.weather)
        if let judgingTime { conditions.serviceTime = judgingTime.range }
        if let avoidFrom { conditions.closures = [.init(from: avoidFrom.seconds, closures: closures)] }
        return conditions
    }

    /// Whether riders are invented.
    var isEvent: Bool { riders != nil || field != nil }

    /// The files that are read.
    var inputs: [String] { [riders?.table, field].compactMap { $0 } }

    /// The field of riders; `nil` for a single ride.
    ///
    /// - Throws: `Failure.misused` for numbers out of range, or options that do not go together; what reading the files throws.
    func field(of quest: Quest, _ language: Language) throws -> RiderField? {
        guard isEvent else {
            guard teamSize == nil, start == nil, weather.isEmpty, judgingTime == nil, avoidFrom == nil
            else {
                throw Failure.misuse(Message("event-option-for-invented-riders"), language)
            }
            return nil
        }
        var field = try described(language)
        if let roster = try riders?.roster(for: quest, language) {
            guard teamSize == nil, classes.isEmpty else {
                throw Failure.misuse(Message("event-option-of-table"), language)
            }
            guard !roster.riders.isEmpty else { throw Failure.misuse(Message("event-option-empty-table"), language) }
            field.enter(roster, in: quest)
            try checkNumbers(field, language)
        } else {
            if let count = riders?.count { field.riders = count }
            guard riders != nil || field.riders > 0 else {
                throw Failure.misuse(Message("event-option-no-riders"), language)
            }
            let sizes = quest.settings.teams?.sizes ?? 1...1
            field.teamSize = teamSize ?? (field.teamSize > 1 ? field.teamSize : sizes.lowerBound)
            try checkNumbers(field, language)
            try check(field.teamSize, field.riders, quest, language)
            let chosen = try classes(of: quest, language)
            field.classes = chosen.isEmpty ? quest.classesInTurn : chosen
        }
        field.start =
            switch start {
            case .mass: .mass
            case .waves: .waves(size: 1, every: startInterval)
            case nil: .ruled(every: startInterval)
            }
        return field
    }

    private func described(_ language: Language) throws -> RiderField {
        guard let field else { return RiderField(riders: 0) }
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: field) }
        return try Failure.reporting(language, file: field, code: Failure.wrong) {
            try RiderField(json: bytes)
        }
    }

    private func checkNumbers(_ field: RiderField, _ language: Language) throws {
        guard (1...100_000).contains(field.riders), (1...50).contains(field.teamSize),
            (0...86_400).contains(startInterval)
        else { throw Failure.misuse(Message("event-option-bad-numbers"), language) }
    }

    /// The requested classes, as the quest writes them.
    ///
    /// - Throws: `Failure.misused` for a class without start rules of its own.
    func classes(of quest: Quest, _ language: Language) throws -> [String] {
        try classes.map { name in
            let known = quest.settings.classes.keys.sorted()
            if let same = known.first(where: { $0 == name })
                ?? known.first(where: { $0.lowercased() == name.lowercased() })
            {
                return same
            }
            throw Failure.misuse(EventOptionTexts.unknownClass(name, known), language)
        }
    }

    /// - Throws: `Failure.misused` where the quest does not allow teams of this size.
    private func check(_ teamSize: Int, _ riders: Int, _ quest: Quest, _ language: Language) throws {
        guard let sizes = quest.settings.teams?.sizes else {
            guard teamSize == 1 else { throw Failure.misuse(Message("event-option-riders-alone"), language) }
            return
        }
        let allowed =
            sizes.count == 1 ? "\(sizes.lowerBound)" : "\(sizes.lowerBound)–\(sizes.upperBound)"
        guard sizes.contains(teamSize) else {
            throw Failure.misuse(
                Message("event-option-wrong-team-size", ["allowed": .of(allowed), "team-size": .of(teamSize)]), language
            )
        }
        let last = riders % teamSize
        guard last == 0 || sizes.contains(last) else {
            throw Failure.misuse(EventOptionTexts.incompleteTeam(riders, teamSize, last, allowed), language)
        }
    }
}

/// Weather on the command line: `1h-1h30=0.8`.
struct WeatherArgument: ExpressibleByArgument {
    let weather: EventConditions.Weather

    init?(argument: String) {
        let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, let speed = Double(parts[1]), (0.1...2).contains(speed) else {
            return nil
        }
        let times = parts[0].split(separator: "-", omittingEmptySubsequences: false)
            .compactMap { DurationArgument(argument: String($0))?.seconds }
        guard times.count == 2, times[0] < times[1] else { return nil }
        weather = EventConditions.Weather(from: times[0], until: times[1], speed: speed)
    }
}

/// A range of seconds on the command line: `30-90`.
struct SecondsRange: ExpressibleByArgument {
    let range: ClosedRange<Double>

    init?(argument: String) {
        let numbers = argument.split(separator: "-", omittingEmptySubsequences: false).map {
            Double($0)
        }
        guard numbers.count == 2, let least = numbers[0], let most = numbers[1], least >= 1,
            least <= most,
            most <= 86_400
        else { return nil }
        range = least...most
    }
}
