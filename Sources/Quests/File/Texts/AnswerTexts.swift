internal import Support

/// The messages about answers of tasks.
enum AnswerTexts {
    static func denied(_ task: Message, _ form: String) -> Message {
        Message("answer-denied", ["task": .of(task), "form": .of(form)])
    }

    static func neverAccepted(_ task: Message, _ answer: String) -> Message {
        Message("answer-never-accepted", ["task": .of(task), "answer": .of(answer)])
    }

    static func redundant(_ form: String, _ count: Int, _ list: String) -> Message {
        Message("answer-redundant", ["form": .of(form), "count": .of(count), "list": .of(list)])
    }

    static func guessable(_ count: Int, _ list: String) -> Message {
        Message("answer-guessable", ["count": .of(count), "list": .of(list)])
    }

    static func shared(_ task: Message, _ other: Message, _ more: Int) -> Message {
        Message(
            "answer-shared",
            ["task": .of(task), "other": .of(other), "has-more": .of(more > 0), "more": .of(more)])
    }

    static let expectedAnswer = Message("answer-expected-answer")

    static func missingKind(_ kinds: String) -> Message { Message("answer-missing-kind", ["kinds": .of(kinds)]) }

    static func unknownMember(_ key: String, _ kind: String, _ list: String) -> Message {
        Message("answer-unknown-member", ["key": .of(key), "kind": .of(kind), "list": .of(list)])
    }

    static let invalidNumber = Message("answer-invalid-number")
    static let invalidOptions = Message("answer-invalid-options")
    static let countOfItems = Message("answer-count-of-items")
    static let invalidItems = Message("answer-invalid-items")

    static func noText(_ key: String) -> Message { Message("answer-no-text", ["key": .of(key)]) }

    static func missing(_ key: String) -> Message { Message("answer-missing", ["key": .of(key)]) }

    static let missingItems = Message("answer-missing-items")
    static let expectedItems = Message("answer-expected-items")
    static let expectedTolerance = Message("answer-expected-tolerance")

    static func unknownUnit(_ text: String) -> Message { Message("answer-unknown-unit", ["text": .of(text)]) }

    static let expectedTypingErrors = Message("answer-expected-typing-errors")
    static let invalidLanguage = Message("answer-invalid-language")

    static func tooLong(_ key: String, _ most: Int) -> Message {
        Message("answer-too-long", ["key": .of(key), "most": .of(most)])
    }
}
