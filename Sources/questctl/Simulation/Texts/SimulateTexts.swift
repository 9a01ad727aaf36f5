import Support

/// What is said about the options for events.
enum EventOptionTexts {
    static func unknownClass(_ name: String, _ known: [String]) -> Message {
        known.isEmpty
            ? Message("event-option-unknown-class")
            : Message(
                "event-option-unknown-class-2",
                ["name": .of(name), "joined": .of(known.joined(separator: ", "))])
    }

    static func incompleteTeam(_ riders: Int, _ teamSize: Int, _ last: Int, _ allowed: String)
        -> Message
    {
        Message(
            "event-option-incomplete-team",
            ["riders": .of(riders), "team-size": .of(teamSize), "last": .of(last), "allowed": .of(allowed)])
    }
}
