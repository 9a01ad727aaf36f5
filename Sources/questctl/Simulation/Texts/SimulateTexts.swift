import Support

/// What `questctl simulate` says.
enum SimulateTexts {
    static let tilesWithoutPage = Message("simulate-tiles-without-page")
    static let aboutEvents = Message("simulate-about-events")
    static let recordedAndInvented = Message("simulate-recorded-and-invented")
    static let seedOfRecorded = Message("simulate-seed-of-recorded")
    static let togetherWithoutTrack = Message("simulate-together-without-track")
    static let riderOfEvent = Message("simulate-rider-of-event")
    static let keyOfOneRide = Message("simulate-key-of-one-ride")
    static let keyWithoutLog = Message("simulate-key-without-log")
    static let classOfOneRide = Message("simulate-class-of-one-ride")

    static let signedEvent = Message("simulate-signed-event")
    static let closingTimeWithoutClosure = Message("simulate-closing-time-without-closure")
    static let ridersEdition = Message("simulate-riders-edition")

    static let noStart = Message("simulate-no-start")

    static func notStarted(_ count: Int) -> Message { Message("simulate-not-started", ["count": .of(count)]) }

    static let startsApart = Message("simulate-starts-apart")
    static func progress(_ home: Int, _ parties: Int, _ rate: Message, _ left: Message?) -> Message {
        Message(
            "simulate-progress",
            ["home": .of(home), "parties": .of(parties), "rate": .of(rate), "left": .of(left)])
    }
}

/// What is said about the options for events.
enum EventOptionTexts {
    static func unknownClass(_ name: String, _ known: [String]) -> Message {
        known.isEmpty
            ? Message("event-option-unknown-class")
            : Message(
                "event-option-unknown-class-2",
                ["name": .of(name), "joined": .of(known.joined(separator: ", "))])
    }

    static let forInventedRiders = Message("event-option-for-invented-riders")
    static let badNumbers = Message("event-option-bad-numbers")
    static let noRiders = Message("event-option-no-riders")
    static let emptyTable = Message("event-option-empty-table")
    static let ridersAlone = Message("event-option-riders-alone")

    static func wrongTeamSize(_ allowed: String, _ teamSize: Int) -> Message {
        Message("event-option-wrong-team-size", ["allowed": .of(allowed), "team-size": .of(teamSize)])
    }

    static func incompleteTeam(_ riders: Int, _ teamSize: Int, _ last: Int, _ allowed: String)
        -> Message
    {
        Message(
            "event-option-incomplete-team",
            ["riders": .of(riders), "team-size": .of(teamSize), "last": .of(last), "allowed": .of(allowed)])
    }

    static let ofTable = Message("event-option-of-table")
}
