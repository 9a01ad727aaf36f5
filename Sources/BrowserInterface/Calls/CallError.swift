public import Support

/// Why a call failed, as a page sees it: the members of `VeloQuestError`.
public struct CallError: Error, Sendable, Hashable, LocalizedMessage {
    /// What kind of failure it is.
    public enum Code: String, Sendable, Hashable {
        /// An argument is missing or no value of its kind.
        case argument
        /// What is meant was closed.
        case closed
        /// The bytes are no map file, or a damaged one.
        case map
        /// A profile is unknown or wrong.
        case profile
        /// There is no route.
        case route
        /// The referee refuses.
        case ride
        /// An edition was altered, or is not signed by who should have signed it.
        case signature
        /// This build lacks the part that the call needs.
        case part
    }

    /// The kind.
    public var code: Code
    /// More precisely; `nil` where the kind says all.
    public var reason: String?
    /// What went wrong and what to do.
    public var message: Message

    /// Describes a failure.
    public init(_ code: Code, reason: String? = nil, _ message: Message) {
        self.code = code
        self.reason = reason
        self.message = message
    }
}
