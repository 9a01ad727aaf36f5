public import Support

/// Why the body of a request is not what its route takes.
public struct RequestError: Error, Sendable, Hashable, LocalizedMessage {
    /// What is wrong.
    public enum Kind: Sendable, Hashable {
        /// A member is missing, or has another form than it has to have.
        case malformed
        /// There is more of something than one request may have.
        case tooLarge
    }

    /// What is wrong.
    public let kind: Kind
    /// What exactly, and what is expected.
    public let message: Message

    /// An error of a body.
    public init(_ kind: Kind, _ message: Message) {
        self.kind = kind
        self.message = message
    }

    /// A member that is not what it has to be.
    public static func wrong(_ name: String, _ expected: Message) -> RequestError {
        RequestError(.malformed, Message("request-wrong", ["name": .of(name), "expected": .of(expected)]))
    }
}
