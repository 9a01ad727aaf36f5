internal import JSON
public import Support

extension SealingError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: LocalizedText {
        switch self {
        case .invalid(let diagnostics):
            let first = Self.firstError(diagnostics)
            return LocalizedText(
                "The quest has errors, fix these first: \(first.english)",
                "В квесте есть ошибки, сначала исправьте их: \(first.russian)")
        case .unreadable(let diagnostics):
            let first = Self.firstError(diagnostics)
            return LocalizedText(
                "Riders' devices could not read the sealed quest: \(first.english)",
                "Устройства участников не прочли бы запечатанный квест: \(first.russian)")
        case .alreadySealed:
            return LocalizedText(
                "This is a riders' edition: seal the organiser's file that it was made of.",
                "Это уже копия для участников: запечатывайте исходный файл организатора.")
        case .cannotSeal:
            return LocalizedText(
                "The answers cannot be sealed: there is not enough memory, try a lower cost.",
                "Не удалось запечатать ответы: не хватает памяти, попробуйте меньшую стоимость.")
        case .cannotSign:
            return LocalizedText(
                "The edition cannot be signed: the key is out of reach.",
                "Не удалось подписать копию: ключ недоступен.")
        }
    }

    private static func firstError(_ diagnostics: [Diagnostic]) -> LocalizedText {
        let first =
            diagnostics.first { $0.severity == .error }?.message
            ?? LocalizedText("see its findings", "см. проверку квеста")
        return LocalizedText(sentence(first.english), sentence(first.russian))
    }

    private static func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }
}
