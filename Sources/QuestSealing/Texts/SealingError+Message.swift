internal import JSON
public import Support

extension SealingError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: Message {
        switch self {
        case .invalid(let diagnostics):
            let first = Self.firstError(diagnostics)
            return Message("sealing-error-invalid", ["first": .of(first)])
        case .unreadable(let diagnostics):
            let first = Self.firstError(diagnostics)
            return Message("sealing-error-unreadable", ["first": .of(first)])
        case .alreadySealed: return Message("sealing-error-already-sealed")
        case .cannotSeal: return Message("sealing-error-cannot-seal")
        case .cannotSign: return Message("sealing-error-cannot-sign")
        }
    }

    private static func firstError(_ diagnostics: [Diagnostic]) -> Message {
        let first =
            diagnostics.first { $0.severity == .error }?.message
            ?? Message("sealing-error-first-error")
        return Message("sealing-error-sentence", ["text": .of(first), "has-end": .of(first[.english].hasSuffix("."))])
    }
}
