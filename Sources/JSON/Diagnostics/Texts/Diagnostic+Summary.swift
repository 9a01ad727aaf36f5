package import Support

extension [Diagnostic] {
    /// The first error with its line and column, and how many there are.
    ///
    /// - Parameter nothing: what is said where none of the findings is an error.
    package func summary(else nothing: LocalizedText) -> LocalizedText {
        let errors = filter { $0.severity == .error }
        guard let first = errors.first else { return nothing }
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
