internal import Support

/// What `questctl plan` says.
enum PlanTexts {
    static let outOfTime = Message("plan-out-of-time")
    /// The same for the riders of some classes.
    static func outOfTime(in classes: Message) -> Message {
        Message("plan-out-of-time-2", ["classes": .of(classes), "out-of-time": .of(outOfTime)])
    }

    /// The classes that a plan is for.
    static func classes(_ names: [String?]) -> Message {
        Message(
            joining: names.map {
                $0.map { Message(verbatim: DisplayText.sanitized($0)) } ?? Message("reached-tasks-without-class")
            }, separator: ", ")
    }
}
