public import VeloQuest

/// Why a request was refused. The code is part of the API and does not change.
public struct EventProblem: Error, Sendable, Hashable {
    /// What is wrong.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        case noEvent = "no-event"
        case noRoute = "no-route"
        case noMap = "no-map"
        case offMap = "off-map"
        case notFound = "not-found"
        case notYet = "not-yet"
        case unauthorized = "unauthorized"
        case forbidden = "forbidden"
        case revoked = "revoked"
        case codeUnknown = "code-unknown"
        case codeInUse = "code-in-use"
        case eventOver = "event-over"
        case malformed = "malformed"
        case invalidQuest = "invalid-quest"
        case exists = "exists"
        case tooLarge = "too-large"
        case wrongType = "wrong-type"
        case wrongDigest = "wrong-digest"
        case rateLimited = "rate-limited"
        case storageFull = "storage-full"
        case unavailable = "unavailable"
        case methodNotAllowed = "method-not-allowed"
    }

    /// What is wrong.
    public let code: Code
    /// What exactly, and what to do; by default what the code says.
    public let detail: LocalizedText?
    /// After how many seconds to try again, where that helps.
    public let retryAfter: Int?

    /// A problem.
    public init(_ code: Code, _ detail: LocalizedText? = nil, retryAfter: Int? = nil) {
        self.code = code
        self.detail = detail
        self.retryAfter = retryAfter
    }
}
