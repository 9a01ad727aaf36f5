public import Support

extension CheckInFlag: LocalizedMessage {
    /// The flag in words: `the positions are 7,002 km from the task`.
    public var message: Message {
        switch self {
        case .noPositions: Message("check-in-flag-no-positions")
        case .inaccurate(let accuracy):
            Message("check-in-flag-inaccurate", ["distance": .of(Measures.distance(accuracy))])
        case .elsewhere(let distance, let reach):
            Self.elsewhere(Measures.distance(distance.rounded(.up)), Measures.distance(reach.rounded(.down)))
        case .tooShort(let seconds, let asked) where seconds < asked:
            // Rounded down, since nobody understands 10 s of 10 s.
            Self.tooShort(Measures.duration(seconds.rounded(.down)), Measures.duration(asked.rounded(.up)))
        case .tooShort(_, let asked): Message("check-in-flag-too-short", ["duration": .of(Measures.duration(asked))])
        case .otherTime(let seconds):
            Message("check-in-flag-other-time", ["duration": .of(Measures.duration(seconds))])
        }
    }
    private static func elsewhere(_ distance: Message, _ reach: Message) -> Message {
        Message("check-in-flag-elsewhere", ["distance": .of(distance), "reach": .of(reach)])
    }

    private static func tooShort(_ seconds: Message, _ asked: Message) -> Message {
        Message("check-in-flag-too-short-2", ["seconds": .of(seconds), "asked": .of(asked)])
    }
}
