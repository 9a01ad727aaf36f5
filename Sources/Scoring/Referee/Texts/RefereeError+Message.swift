import Quests
public import Support

extension RefereeError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: Message {
        switch self {
        case .notStarted: Message("referee-error-not-started")
        case .alreadyStarted: Message("referee-error-already-started")
        case .finished: Message("referee-error-finished")
        case .unknownTask(let id): Message("referee-error-unknown-task", ["id": .of(id)])
        case .notCheckedIn(let number, let name):
            Message("referee-error-not-checked-in", ["number": .of(number), "name": .of(name)])
        case .alreadySolved(let number, let name):
            Message("referee-error-already-solved", ["number": .of(number), "name": .of(name)])
        case .closed(let number, let name):
            Message("referee-error-closed", ["number": .of(number), "name": .of(name)])
        case .givenUp(let number, let name):
            Message("referee-error-given-up", ["number": .of(number), "name": .of(name)])
        case .noAttemptsLeft(let number, let name):
            Message("referee-error-no-attempts-left", ["number": .of(number), "name": .of(name)])
        case .lockedOut(let number, let name, let seconds):
            Message(
                "referee-error-locked-out",
                ["number": .of(number), "name": .of(name), "duration": .of(Measures.duration(max(1, seconds)))])
        case .awayFromTask(let number, let name, let distance, let reach):
            Message(
                "referee-error-away-from-task",
                [
                    "number": .of(number), "name": .of(name), "distance": .of(Measures.distance(distance)),
                    "distance-2": .of(Measures.distance(reach)),
                ])
        case .positionUnknown(let number, let name):
            Message("referee-error-position-unknown", ["number": .of(number), "name": .of(name)])
        case .noHintsLeft(let number, let name):
            Message("referee-error-no-hints-left", ["number": .of(number), "name": .of(name)])
        case .outsideStartWindow(let opens, let closes):
            Message("referee-error-outside-start-window", ["window": .of(Self.window(opens, closes))])
        case .notATime: Message("referee-error-not-a-time")
        }
    }

    private static func window(_ opens: Double?, _ closes: Double?) -> Message {
        let from = opens.flatMap(ISO8601.text)
        let until = closes.flatMap(ISO8601.text)
        return switch (from, until) {
        case (let from?, let until?): Message("start-window-from-until", ["from": .of(from), "until": .of(until)])
        case (let from?, nil): Message("start-window-from", ["from": .of(from)])
        case (nil, let until?): Message("start-window-until", ["until": .of(until)])
        case (nil, nil): .empty
        }
    }
}
