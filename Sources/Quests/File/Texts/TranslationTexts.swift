internal import Support

/// The messages about texts in further languages.
enum TranslationTexts {
    static func mostLanguages(_ most: Int) -> Message { Message("translation-most-languages", ["most": .of(most)]) }

    static let title = Message("translation-title")

    static func tasks(_ numbers: String) -> Message { Message("translation-tasks", ["numbers": .of(numbers)]) }

    static let expectedTexts = Message("translation-expected-texts")

    static func noLanguageTag(_ tag: String) -> Message { Message("translation-no-language-tag", ["tag": .of(tag)]) }

    static func missing(_ tag: String, _ missing: [Message]) -> Message {
        Message("translation-missing", ["tag": .of(tag), "missing": .of(missing)])
    }
}
