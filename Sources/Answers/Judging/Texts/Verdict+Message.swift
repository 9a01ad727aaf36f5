public import Support

extension Verdict: LocalizedMessage {
    /// The verdict and its reason. Unless the answer is accepted, it reveals nothing of the right one.
    public var message: Message {
        switch self {
        case .accepted(let match):
            return match.message
        case .nearly(let nearness):
            let hint = nearness.message
            return Message("verdict-nearly", ["hint": .of(hint)])
        case .rejected(let rejection):
            return rejection.message
        case .pending(.spelling): return Message("verdict-pending")
        case .pending(.organiser): return Message("verdict-pending-2")
        }
    }
}

extension Verdict.Rejection: LocalizedMessage {
    /// The reason, and what to do.
    public var message: Message {
        switch self {
        case .empty: Message("verdict-rejection-empty")
        case .tooLong: Message("verdict-rejection-too-long")
        case .noMatch: Message("verdict-rejection-no-match")
        case .notANumber: Message("verdict-rejection-not-a-number")
        case .notAnOption: Message("verdict-rejection-not-an-option")
        }
    }
}
