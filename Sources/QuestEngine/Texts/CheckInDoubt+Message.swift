public import Languages

extension CheckInDoubt: LocalizedMessage {
    /// The doubt in words: `the positions are 7,002 km from the task`.
    public var message: LocalizedText {
        switch self {
        case .noPositions:
            LocalizedText("the log keeps no positions of it", "журнал не хранит положений")
        case .inaccurate(let accuracy):
            LocalizedText(
                "no position is accurate enough (±\(Measures.distance(accuracy).english))",
                "все положения слишком неточны (±\(Measures.distance(accuracy).russian))")
        case .elsewhere(let distance, let reach):
            LocalizedText(
                """
                the nearest position is \(Measures.distance(distance).english) from the task, at most \
                \(Measures.distance(reach).english) count
                """,
                """
                ближайшее положение в \(Measures.distance(distance).russian) от задания, засчитывается до \
                \(Measures.distance(reach).russian)
                """)
        case .tooShort(let seconds, let asked):
            LocalizedText(
                "the positions show \(Measures.duration(seconds).english) of the \(Measures.duration(asked).english) to stay",
                "положения показывают \(Measures.duration(seconds).russian) из \(Measures.duration(asked).russian) на месте"
            )
        case .otherTime(let seconds):
            LocalizedText(
                "the positions are from another time, \(Measures.duration(seconds).english) off",
                "положения из другого времени, разница \(Measures.duration(seconds).russian)")
        }
    }
}
