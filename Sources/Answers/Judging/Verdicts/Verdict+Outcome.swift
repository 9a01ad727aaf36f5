extension Verdict {
    /// The outcome of a verdict without its reason. A ride log keeps only this, since a reason may reveal an answer.
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

    /// The outcome of the verdict.
    public var outcome: Outcome {
        switch self {
        case .accepted: .accepted
        case .nearly: .nearly
        case .rejected: .rejected
        case .pending, .deferred: .pending
        }
    }
}
