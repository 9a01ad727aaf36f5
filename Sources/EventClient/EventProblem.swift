import JSON

/// Why a server did not do what it was asked: a problem of RFC 9457, or an answer that is not one of such a server.
public struct EventProblem: Sendable, Hashable {
    /// What is wrong. A server may have further codes, which stay as they are.
    public struct Code: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
        /// The code as it is sent.
        public let rawValue: String

        /// A code as it is sent.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A code as it is sent.
        public init(stringLiteral value: String) { rawValue = value }

        /// A code that this version knows.
        public init(_ code: ProblemCode) { rawValue = code.rawValue }

        /// No such code was given out.
        public static let codeUnknown: Code = Code(.codeUnknown)
        /// Another device joined with the code.
        public static let codeInUse: Code = Code(.codeInUse)
        /// The event is over.
        public static let eventOver: Code = Code(.eventOver)
        /// Not a token of this event.
        public static let unauthorized: Code = Code(.unauthorized)
        /// The device was let go.
        public static let revoked: Code = Code(.revoked)
        /// The request is too large.
        public static let tooLarge: Code = Code(.tooLarge)
        /// Too many requests came.
        public static let rateLimited: Code = Code(.rateLimited)
        /// The disk of the server is full.
        public static let storageFull: Code = Code(.storageFull)
        /// The server cannot answer now.
        public static let unavailable: Code = Code(.unavailable)
        /// The answer is not one of such a server, as from the login page of a wireless network. Servers do not send it.
        public static let notAServer: Code = "not-a-server"
    }

    /// What is wrong.
    public let code: Code
    /// The status of the answer.
    public let status: Int
    /// What the server says about it, in the language that was asked for; `nil` for nothing.
    public let detail: String?

    /// The problem in an answer other than success.
    init(status: Int, body: [UInt8]) {
        self.status = status
        let members = SyncAnswer.object(body)
        detail = members?["detail"]?.stringValue ?? members?["title"]?.stringValue
        if let code = members?["code"]?.stringValue {
            self.code = Code(rawValue: code)
            return
        }
        switch status {
        case 401: code = .unauthorized
        case 413: code = .tooLarge
        case 429: code = .rateLimited
        case 500...506, 508...599: code = .unavailable
        case 507: code = .storageFull
        default: code = .notAServer
        }
    }

    /// An answer that is not one of such a server.
    init(notAServer status: Int) {
        self.status = status
        code = .notAServer
        detail = nil
    }
}
