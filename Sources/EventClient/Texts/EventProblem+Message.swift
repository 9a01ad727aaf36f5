public import Support

extension EventProblem: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: Message {
        switch code {
        case .codeUnknown: Message("event-problem-code-unknown")
        case .codeInUse: Message("event-problem-code-in-use")
        case .eventOver: Message("event-problem-event-over")
        case .unauthorized: Message("event-problem-unauthorized")
        case .revoked: Message("event-problem-revoked")
        case .tooLarge: Message("event-problem-too-large")
        case .rateLimited: Message("event-problem-rate-limited")
        case .storageFull: Message("event-problem-storage-full")
        case .unavailable: Message("event-problem-unavailable")
        case .notAServer: Message("event-problem-not-a-server", ["status": .of(status)])
        default:
            Message("event-problem-not-a-server-2", ["code": .of(code.rawValue), "status": .of(status)])
        }
    }
}

extension EventClient.StateFault: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: Message {
        switch self {
        case .damaged: Message("event-client-state-fault-damaged")
        case .newer: Message("event-client-state-fault-newer")
        }
    }
}
