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
        /// A number is required, and this is none.
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
    case pending
    /// It matches none of the sealed answers exactly; the organiser's edition decides later whether typing errors are forgiven.
    case deferred

    /// Whether the answer is right.
    public var isAccepted: Bool {
        if case .accepted = self { true } else { false }
    }
}
