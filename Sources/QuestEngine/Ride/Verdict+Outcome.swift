extension Verdict {
    /// What a verdict comes to, without its reason: what a ride log keeps, since a reason may give an answer away.
    public enum Outcome: String, Sendable, Hashable, CaseIterable {
        /// The answer is right.
        case accepted
        /// The answer is not right, but near.
        case nearly
        /// The answer is not right.
        case rejected
        /// The organiser decides later.
        case pending
    }

    /// What the verdict comes to.
    public var outcome: Outcome {
        switch self {
        case .accepted: .accepted
        case .nearly: .nearly
        case .rejected: .rejected
        case .pending, .deferred: .pending
        }
    }
}
