public import Support

extension CheckInFlag: LocalizedMessage {
    /// The flag in words: `the positions are 7,002 km from the task`.
    public var message: LocalizedText {
        switch self {
        case .noPositions:
            LocalizedText("the log keeps no positions of it", "журнал не хранит положений")
        case .inaccurate(let accuracy):
            LocalizedText(
                "no position is accurate enough (±\(Measures.distance(accuracy).english))",
                "все положения слишком неточны (±\(Measures.distance(accuracy).russian))")
        case .elsewhere(let distance, let reach):
            Self.elsewhere(Measures.distance(distance.rounded(.up)), Measures.distance(reach.rounded(.down)))
        case .tooShort(let seconds, let asked) where seconds < asked:
            // Rounded down, since nobody understands 10 s of 10 s.
            Self.tooShort(Measures.duration(seconds.rounded(.down)), Measures.duration(asked.rounded(.up)))
        case .tooShort(_, let asked):
            LocalizedText(
                "the positions show no stay of \(Measures.duration(asked).english) near the task without leaving it",
                "положения не показывают, что участник пробыл у задания \(Measures.duration(asked).russian), не отходя")
        case .otherTime(let seconds):
            LocalizedText(
                "the positions are from another time, \(Measures.duration(seconds).english) off",
                "положения из другого времени, разница \(Measures.duration(seconds).russian)")
        }
    }
    private static func elsewhere(_ distance: LocalizedText, _ reach: LocalizedText) -> LocalizedText {
        LocalizedText(
            "the nearest position is \(distance.english) from the task, at most \(reach.english) count",
            "ближайшее положение в \(distance.russian) от задания, засчитывается до \(reach.russian)")
    }

    private static func tooShort(_ seconds: LocalizedText, _ asked: LocalizedText) -> LocalizedText {
        LocalizedText(
            "the positions show \(seconds.english) of the \(asked.english) to stay",
            "положения показывают \(seconds.russian) из \(asked.russian) на месте")
    }
}
