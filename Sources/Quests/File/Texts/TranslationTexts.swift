internal import Support

/// The messages about texts in further languages.
enum TranslationTexts {
    static func mostLanguages(_ most: Int) -> LocalizedText {
        LocalizedText(
            "a list of up to \(most) languages",
            "списком, в котором не больше \(most) языков")
    }

    static let title = LocalizedText("the title", "название квеста")

    static func tasks(_ numbers: String) -> LocalizedText {
        LocalizedText("tasks \(numbers)", "задания \(numbers)")
    }

    static let expectedTexts = LocalizedText(
        "an object with a member for each language, such as \"ru\"",
        "объект с полем для каждого языка, например \"ru\"")

    static func noLanguageTag(_ tag: String) -> LocalizedText {
        LocalizedText(
            "“\(tag)” is no language tag such as ru or pt-BR; its texts are not shown.",
            "«\(tag)» — не обозначение языка вроде ru или pt-BR; эти тексты не показываются.")
    }

    static func missing(_ tag: String, _ missing: [LocalizedText]) -> LocalizedText {
        LocalizedText(
            "In “\(tag)” there are no texts for: \(missing.map { $0.english }.joined(separator: ", ")).",
            "На языке «\(tag)» нет текстов: \(missing.map { $0.russian }.joined(separator: ", ")).")
    }
}
