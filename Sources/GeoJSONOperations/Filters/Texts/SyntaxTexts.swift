internal import Support

/// Messages about the syntax of filters.
enum SyntaxTexts {
    // MARK: Words and signs

    static func strangeCharacter(_ character: String) -> Message {
        let shown = character.withoutSteering
        return Message("syntax-strange-character", ["shown": .of(shown)])
    }

    // MARK: What is expected

    static func expected(_ expected: Message, insteadOf token: Token) -> Message {
        let shown = token.text.withoutSteering
        let isShown = token.kind != .string && shown.utf8.count <= 40
        return Message("syntax-expected", ["expected": .of(expected), "shown": isShown ? .of(shown) : .none])
    }
}
