/// The judgement on an answer, and the reason for it.
public enum Verdict: Sendable, Hashable {
    /// Why an answer was not accepted.
    public enum Rejection: Sendable, Hashable {
        /// The answer is empty.
        case empty
        /// It is longer than any answer (`AnswerKey.longestAnswer`).
        case tooLong
        /// It agrees with none of the accepted forms.
        case noMatch
        /// A number is required, and this is not one.
        case notANumber
        /// It contains something that is not an option, or names no option.
        case notAnOption
    }

    /// The answer is right.
    case accepted(AnswerMatch)
    /// The answer is nearly right; it counts as not accepted.
    case nearly(NearMiss)
    /// The answer is not right.
    case rejected(Rejection)
    /// The organiser decides later.
    case pending(Pending)

    /// Why the organiser decides.
    public enum Pending: Sendable, Hashable {
        /// The task leaves its answers to the organiser, or nothing opens the sealed ones.
        case organiser
        /// It matches none of the sealed answers exactly; the organiser's edition decides whether typing errors are forgiven.
        case spelling
    }

    /// A verdict without its reason. A ride log keeps only this, since a reason may reveal an answer.
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

    /// The verdict without its reason.
    public var outcome: Outcome {
        switch self {
        case .accepted: .accepted
        case .nearly: .nearly
        case .rejected: .rejected
        case .pending: .pending
        }
    }

    /// Whether the answer is right.
    public var isAccepted: Bool { outcome == .accepted }
}
