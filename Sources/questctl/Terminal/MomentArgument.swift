import ArgumentParser
import Support

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
        Console.note("questctl: \(CommonTexts.note(CommonTexts.takenAsUTC(option, text))[language])")
    }
}
