public import Languages

/// A text that was refused, with everything found in it.
public struct GeoJSONError: Error, Sendable, Hashable, LocalizedMessage {
    /// All findings in the order of the text; at least one is an error.
    public var diagnostics: [Diagnostic]

    /// Carries findings.
    public init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// The first error with its line and column, and how many there are.
    public var message: LocalizedText {
        let errors = diagnostics.filter { $0.severity == .error }
        guard let first = errors.first else { return LocalizedText("not valid GeoJSON", "неверный GeoJSON") }
        var english = first.message.english
        var russian = first.message.russian
        if let location = first.location {
            english = "line \(location.line), column \(location.column): \(english)"
            russian = "строка \(location.line), столбец \(location.column): \(russian)"
        }
        guard errors.count > 1 else { return LocalizedText(english, russian) }
        return LocalizedText(
            "\(english) (and \(Plural.english(errors.count - 1, "more error", "more errors")))",
            "\(russian) (и ещё \(Plural.russian(errors.count - 1, "ошибка", "ошибки", "ошибок")))")
    }
}
