public import GeoJSON
public import Languages

/// Why no riders' edition can be made.
public enum SealingError: Error, Sendable {
    /// The organiser's edition has errors.
    case invalid([Diagnostic])
    /// This is a riders' edition.
    case alreadySealed
    /// The cryptographic library cannot do it, for example for want of memory.
    case cannotSeal
}

extension SealingError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: LocalizedText {
        switch self {
        case .invalid(let diagnostics):
            let first = diagnostics.first { $0.severity == .error }?.message
            return LocalizedText(
                "The quest has errors, mend these first: \(first?.english ?? "see its findings").",
                "В квесте есть ошибки, сначала исправьте их: \(first?.russian ?? "см. проверку квеста").")
        case .alreadySealed:
            return LocalizedText(
                "This is a riders' edition: seal the organiser's file that it was made of.",
                "Это уже копия для участников: запечатывайте исходный файл организатора.")
        case .cannotSeal:
            return LocalizedText(
                "The answers cannot be sealed: there is not enough memory, try a lower cost.",
                "Не удалось запечатать ответы: не хватает памяти, попробуйте меньшую стоимость.")
        }
    }
}
