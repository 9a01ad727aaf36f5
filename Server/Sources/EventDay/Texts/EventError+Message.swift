public import EventClient
public import VeloQuest

extension EventError: LocalizedMessage {
    /// What is wrong, in a sentence.
    public var message: Message { detail ?? code.title }
}

extension ProblemCode {
    /// What is wrong, without particulars.
    public var title: Message {
        switch self {
        case .noEvent: Message("problem-code-title-no-event")
        case .noRoute: Message("problem-code-title-no-route")
        case .noMap: Message("problem-code-title-no-map")
        case .offMap: Message("problem-code-title-off-map")
        case .notFound: Message("problem-code-title-not-found")
        case .notYet: Message("problem-code-title-not-yet")
        case .unauthorized: Message("problem-code-title-unauthorized")
        case .forbidden: Message("problem-code-title-forbidden")
        case .revoked: Message("problem-code-title-revoked")
        case .codeUnknown: Message("problem-code-title-code-unknown")
        case .codeInUse: Message("problem-code-title-code-in-use")
        case .eventOver: Message("problem-code-title-event-over")
        case .malformed: Message("problem-code-title-malformed")
        case .invalidQuest: Message("problem-code-title-invalid-quest")
        case .exists: Message("problem-code-title-exists")
        case .tooLarge: Message("problem-code-title-too-large")
        case .wrongType: Message("problem-code-title-wrong-type")
        case .wrongDigest: Message("problem-code-title-wrong-digest")
        case .rateLimited: Message("problem-code-title-rate-limited")
        case .storageFull: Message("problem-code-title-storage-full")
        case .unavailable: Message("problem-code-title-unavailable")
        case .methodNotAllowed: Message("problem-code-title-method-not-allowed")
        }
    }
}

extension LiveEvent {
    /// Why a link for spectators opens nothing any more.
    static let linkIsOver = Message("live-event-link-is-over")
    /// Why answers are withheld.
    static let tooManyAnswers = Message("live-event-too-many-answers")
}
