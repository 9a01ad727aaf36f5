/// The judgement on an answer, and the reason for it.
public enum Verdict: Sendable, Hashable {
    /// Why an answer was not accepted.
    public enum Rejection: Sendable, Hashable {
        /// Nothing was written.
        case empty
        /// It is longer than any answer (`AnswerKey.longestAnswer`).
        case tooLong
        /// It agrees with none of the accepted forms.
        case noMatch
        /// A number is asked for, and this is none.
        case notANumber
        /// It names none of the options, or something that is none.
        case notAnOption
    }

    /// The answer is right.
    case accepted(AnswerMatch)
    /// The answer is not right, but there is something right in it; it counts as one that is not.
    case nearly(NearMiss)
    /// The answer is not right.
    case rejected(Rejection)
    /// The organiser decides later.
    case pending
    /// It is not one of the sealed answers letter by letter; whether a typing error is forgiven, the organiser's edition decides
    /// later.
    case deferred

    /// Whether the answer is right.
    public var isAccepted: Bool {
        if case .accepted = self { true } else { false }
    }
}
