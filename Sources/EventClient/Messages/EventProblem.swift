import JSON

/// Why a server did not do what it was asked: a problem of RFC 9457, or something that is no answer of such a server.
public struct EventProblem: Sendable, Hashable {
    /// What is wrong. A server may have further codes, which stay as they are.
    public struct Code: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
        /// The code as it is sent.
        public let rawValue: String

        /// A code as it is sent.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A code as it is sent.
        public init(stringLiteral value: String) { rawValue = value }

        /// No such code was given out.
        public static let codeUnknown: Code = "code-unknown"
        /// Another device joined with the code.
        public static let codeInUse: Code = "code-in-use"
        /// The event is over.
        public static let eventOver: Code = "event-over"
        /// The token is none of the event.
        public static let unauthorized: Code = "unauthorized"
        /// The device was let go.
        public static let revoked: Code = "revoked"
        /// The request is too large.
        public static let tooLarge: Code = "too-large"
        /// Too many requests came.
        public static let rateLimited: Code = "rate-limited"
        /// The server has no room.
        public static let storageFull: Code = "storage-full"
        /// The server cannot answer now.
        public static let unavailable: Code = "unavailable"
        /// What came is no answer of such a server, as from the login page of a wireless network. Servers do not send it.
        public static let notAServer: Code = "not-a-server"
    }

    /// What is wrong.
    public let code: Code
    /// The status of the answer.
    public let status: Int
    /// What the server says about it, in the language that was asked for; `nil` for nothing.
    public let detail: String?

    /// The problem in an answer that is no success.
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

    /// An answer that is none of such a server.
    init(notAServer status: Int) {
        self.status = status
        code = .notAServer
        detail = nil
    }
}
