/// One thing that happened on a ride and that the result depends on.
public struct RideEvent: Sendable, Hashable {
    /// What happened.
    public enum Kind: Sendable, Hashable {
        /// The rider set out.
        case started
        /// The rider reached a task.
        case checkedIn(CheckIn)
        /// The rider answered a task and was told this verdict.
        case answered(task: Quest.Task.ID, answer: String, verdict: Verdict)
        /// The rider finished.
        case finished
    }

    /// When: seconds since 1970-01-01 00:00 UTC.
    public let time: Double
    /// What.
    public let kind: Kind

    /// Describes an event.
    public init(time: Double, kind: Kind) {
        self.time = time
        self.kind = kind
    }
}
