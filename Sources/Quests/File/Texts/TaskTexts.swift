internal import Support

/// The messages about tasks, and how they name a task.
enum TaskTexts {
    static func several(_ numbers: String) -> Message { Message("task-several", ["numbers": .of(numbers)]) }

    static let noName = Message("task-no-name")

    static func task(_ number: Int) -> Message { Message("task", ["number": .of(number)]) }

    static func namedTask(_ number: Int, _ name: String) -> Message {
        Message("task-named-task", ["number": .of(number), "name": .of(name)])
    }

    static func counted(_ points: Int) -> Message { Message("task-counted", ["points": .of(points)]) }

    static func unknownDifficulty(_ text: String, _ worth: Message) -> Message {
        Message("task-unknown-difficulty", ["text": .of(text), "worth": .of(worth)])
    }

    static let expectedHints = Message("task-expected-hints")

    static func emptyHint(_ number: Int) -> Message { Message("task-empty-hint", ["number": .of(number)]) }
}
