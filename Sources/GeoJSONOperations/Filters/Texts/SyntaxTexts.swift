internal import Support

/// Messages about the syntax of filters.
enum SyntaxTexts {
    static let title = Message("syntax-title")

    // MARK: Words and signs

    static let unclosedText = Message("syntax-unclosed-text")

    static let unclosedName = Message("syntax-unclosed-name")

    static let emptyName = Message("syntax-empty-name")

    static let numberWithoutExponent = Message("syntax-number-without-exponent")

    static let numberRunsOn = Message("syntax-number-runs-on")

    static let notANumber = Message("syntax-not-a-number")

    static func instead(of sign: String, _ right: String) -> Message {
        Message("syntax-instead", ["right": .of(right), "sign": .of(sign)])
    }

    static func strangeCharacter(_ character: String) -> Message {
        let shown = character.withoutSteering
        return Message("syntax-strange-character", ["shown": .of(shown)])
    }

    // MARK: What is expected

    static let empty = Message("syntax-empty")

    static let tooLong = Message("syntax-too-long")

    static let tooDeep = Message("syntax-too-deep", ["depth": .of(FilterLimits.depth)])

    static let longPattern = Message("syntax-long-pattern", ["pattern": .of(FilterLimits.pattern)])

    static func endsBefore(_ expected: Message) -> Message {
        Message("syntax-ends-before", ["expected": .of(expected)])
    }

    static func expected(_ expected: Message, insteadOf token: Token) -> Message {
        let shown = token.text.withoutSteering
        let isShown = token.kind != .string && shown.utf8.count <= 40
        return Message("syntax-expected", ["expected": .of(expected), "shown": isShown ? .of(shown) : .none])
    }

    static let expectedOperator = Message("syntax-expected-operator")
    static let value = Message("syntax-value")
    static let number = Message("syntax-number-2")
    static let coordinate = Message("syntax-coordinate")
    static let pattern = Message("syntax-pattern")
    static let nameInQuotes = Message("syntax-name-in-quotes")
    static let date = Message("syntax-date")
    static let moment = Message("syntax-moment")
    static let intervalEnd = Message("syntax-interval-end")

    static func sign(_ sign: String) -> Message { Message("syntax-sign", ["sign": .of(sign)]) }
    static func word(_ word: String) -> Message { Message(verbatim: word) }
}
