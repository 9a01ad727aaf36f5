import ArgumentParser
import Quests
import Support

/// A duration on the command line: `90` (minutes), `2h`, `1h30`, `45min`, `1:30`.
struct DurationArgument: ExpressibleByArgument {
    let seconds: Double

    init?(argument: String) {
        let text = argument.lowercased().filter { $0 != " " }
        let parts: [Substring]
        if text.contains(":") {
            parts = text.split(separator: ":", omittingEmptySubsequences: false)
        } else if let hours = text.firstIndex(of: "h") {
            let rest = text[text.index(after: hours)...]
            parts = [text[..<hours], rest.isEmpty ? "0" : rest]
        } else {
            parts = ["0", text[...]]
        }
        guard parts.count == 2, let hours = Self.number(parts[0]),
            let minutes = Self.number(parts[1].hasSuffix("min") ? parts[1].dropLast(3) : parts[1])
        else { return nil }
        seconds = hours * 3600 + minutes * 60
    }

    private static func number(_ text: Substring) -> Double? {
        guard let number = Double(text), number >= 0, number <= 10_000 else { return nil }
        return number
    }
}

/// The option for another time limit than that of the quest.
struct TimeLimitOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The time limit (default: the quest's).", valueName: "duration"))
    var timeLimit: DurationArgument?

    /// The quest with that limit, for all classes.
    ///
    /// - Parameter file: the name of the quest's file, for an error.
    /// - Throws: `Failure.wrong`, after a message, where the quest forbids it.
    func limited(_ quest: Quest, file: String, _ language: Language) throws -> Quest {
        guard let timeLimit else { return quest }
        var settings = quest.settings
        settings.timeLimit = timeLimit.seconds
        for name in settings.classes.keys { settings.classes[name]?.timeLimit = timeLimit.seconds }
        return try Failure.reporting(language, file: file, code: Failure.wrong) {
            () throws(QuestError) in
            try quest.with(settings)
        }
    }
}

/// A moment on the command line: `2026-06-06T12:00+05:00`.
struct MomentArgument: ExpressibleByArgument {
    /// As it was typed.
    let text: String
    /// Seconds since 1970-01-01 00:00 UTC.
    let seconds: Double

    init?(argument: String) {
        guard let seconds = ISO8601.seconds(in: argument) else { return nil }
        self.seconds = seconds
        text = argument
    }

    /// Whether it has a time zone.
    private var hasZone: Bool {
        guard let clock = text.firstIndex(where: { "Tt ".contains($0) }) else { return false }
        return text[clock...].contains { "Zz+-−".contains($0) }
    }

    /// Prints a note on standard error that a moment without a time zone is read as UTC, not as local time.
    func noteZone(of option: String, _ language: Language) {
        guard !hasZone else { return }
        Console.reportNote(Message("common-taken-as-utc", ["option": .of(option), "text": .of(text)]), language)
    }
}
