package import ArgumentParser
package import Quests
package import RideSimulation
package import RoadMap
import Scoring
package import Support

/// The options of `simulate` for events.
package struct EventOptions: ParsableArguments {
    package enum Start: String, CaseIterable, ExpressibleByArgument {
        case mass
        case waves
    }

    @Option(
        help: ArgumentHelp(
            "Ride a whole event: so many invented riders, or those of a table (CSV) with rider, name, team, class.",
            valueName: "number or file"))
    package var riders: RidersArgument?

    @Option(
        help: ArgumentHelp(
            "What riders are like, as JSON: riders, pace, breaksPerHour, puncturesPerKilometre, …; see RiderField.",
            valueName: "file"))
    package var field: String?

    @Option(help: "How many of them ride together as a team (default: as few as the quest allows).")
    package var teamSize: Int?

    @Option(
        help:
            "Whether all start at once or one after the other (default: mass where the quest has a mass start)."
    )
    package var start: Start?

    @Option(
        name: .customLong("class"),
        help: ArgumentHelp(
            "Ride by the start rules of this class of the quest; may be repeated with --riders, whose classes take turns.",
            valueName: "class"))
    package var classes: [String] = []

    @Option(help: "Seconds between starts.")
    package var startInterval = 10.0

    @Option(
        help: ArgumentHelp(
            "What weather multiplies speeds by, from one time after the first start until another: 1h-1h30=0.8 for rain.",
            valueName: "from-until=speed"))
    package var weather: [WeatherArgument] = []

    @Option(
        help: ArgumentHelp(
            "How many seconds an organiser at a task takes for one party (default: 30-90).",
            valueName: "least-most"))
    package var judgingTime: SecondsRange?

    @Option(
        help: ArgumentHelp(
            "From how long after the first start --avoid closes roads: 45, 1h30.", valueName: "time"))
    package var avoidFrom: DurationArgument?

    /// The conditions of the event beyond the quest, without permanent closures.
    package func conditions(avoiding closures: Closures) -> EventConditions {
        var conditions = EventConditions()
        conditions.weather = weather.map(\.weather)
        if let judgingTime { conditions.serviceTime = judgingTime.range }
        if let avoidFrom { conditions.closures = [.init(from: avoidFrom.seconds, closures: closures)] }
        return conditions
    }

    package init() {}

    /// Whether riders are invented.
    package var isEvent: Bool { riders != nil || field != nil }

    /// The files that are read.
    package var inputs: [String] { [riders?.table, field].compactMap { $0 } }

    /// The field of riders; `nil` for a single ride.
    ///
    /// - Throws: `Failure.misused` for numbers out of range, or options that do not go together; what reading the files throws.
    package func field(of quest: Quest, _ language: Language) throws -> RiderField? {
        guard isEvent else {
            guard teamSize == nil, start == nil, weather.isEmpty, judgingTime == nil, avoidFrom == nil
            else {
                throw misuse(EventOptionTexts.forInventedRiders, language)
            }
            return nil
        }
        var field = try described(language)
        if let roster = try riders?.roster(for: quest, language) {
            guard teamSize == nil, classes.isEmpty else {
                throw misuse(EventOptionTexts.ofTable, language)
            }
            guard !roster.riders.isEmpty else { throw misuse(EventOptionTexts.emptyTable, language) }
            field.enter(roster, in: quest)
            try checkNumbers(field, language)
        } else {
            if let count = riders?.count { field.riders = count }
            guard riders != nil || field.riders > 0 else { throw misuse(EventOptionTexts.noRiders, language) }
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
        else { throw misuse(EventOptionTexts.badNumbers, language) }
    }

    /// The requested classes, as the quest writes them.
    ///
    /// - Throws: `Failure.misused` for a class without start rules of its own.
    package func classes(of quest: Quest, _ language: Language) throws -> [String] {
        try classes.map { name in
            let known = quest.settings.classes.keys.sorted()
            if let same = known.first(where: { $0 == name })
                ?? known.first(where: { $0.lowercased() == name.lowercased() })
            {
                return same
            }
            throw misuse(EventOptionTexts.unknownClass(name, known), language)
        }
    }

    /// - Throws: `Failure.misused` where the quest does not allow teams of this size.
    private func check(_ teamSize: Int, _ riders: Int, _ quest: Quest, _ language: Language) throws {
        guard let sizes = quest.settings.teams?.sizes else {
            guard teamSize == 1 else {
                throw misuse(
                    EventOptionTexts.ridersAlone,
                    language)
            }
            return
        }
        let allowed =
            sizes.count == 1 ? "\(sizes.lowerBound)" : "\(sizes.lowerBound)–\(sizes.upperBound)"
        guard sizes.contains(teamSize) else {
            throw misuse(
                EventOptionTexts.wrongTeamSize(allowed, teamSize), language)
        }
        let last = riders % teamSize
        guard last == 0 || sizes.contains(last) else {
            throw misuse(
                EventOptionTexts.incompleteTeam(riders, teamSize, last, allowed), language)
        }
    }

    private func misuse(_ text: LocalizedText, _ language: Language) -> any Error {
        Failure.report(text, language)
        return Failure.misused
    }
}
