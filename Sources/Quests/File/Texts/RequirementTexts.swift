internal import Support

/// The messages about requirements.
enum RequirementTexts {
    static func noAttempts(_ subject: Message) -> Message {
        Message("requirement-no-attempts", ["subject": .of(subject)])
    }

    static func smallGroup(_ task: Message, _ wanted: Int, _ count: Int) -> Message {
        Message("requirement-small-group", ["task": .of(task), "wanted": .of(wanted), "count": .of(count)])
    }

    static func requiresItself(_ task: Message) -> Message {
        Message("requirement-requires-itself", ["task": .of(task)])
    }

    static func cycle(_ task: Message, _ shown: String) -> Message {
        Message("requirement-cycle", ["task": .of(task), "shown": .of(shown)])
    }

    static func outOfOrder(_ task: Message) -> Message { Message("requirement-out-of-order", ["task": .of(task)]) }

    static let expected = Message("requirement-expected")
    static let group = Message("requirement-group")

    static func unknown(_ task: Message, _ required: [String]) -> Message {
        Message("requirement-unknown", ["task": .of(task), "required": .quoted(required)])
    }

    static func neverOpens(_ subject: Message, count: Int) -> Message {
        Message("requirement-never-opens", ["subject": .of(subject), "count": .of(count)])
    }
}
