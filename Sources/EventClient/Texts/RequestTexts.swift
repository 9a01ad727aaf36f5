import Support

/// What is wrong with the body of a request.
enum RequestTexts {
    static let notAnObject = Message("request-not-an-object")
    static let text = Message("request-text")
    static let flag = Message("request-flag")
    static let array = Message("request-array")
    static let arrayOfTexts = Message("request-array-of-texts")

    static func text(most bytes: Int) -> Message { Message("request-text-2", ["bytes": .of(bytes)]) }

    static func number(_ range: ClosedRange<Int>) -> Message {
        Message("request-number", ["lower-bound": .of(range.lowerBound), "upper-bound": .of(range.upperBound)])
    }

    static func tooMany(_ name: String, most: Int) -> Message {
        Message("request-too-many", ["name": .of(name), "most": .of(most)])
    }

    static func wrong(_ name: String, _ expected: Message) -> Message {
        Message("request-wrong", ["name": .of(name), "expected": .of(expected)])
    }
}
