public import EventClient
public import VeloQuest

/// Why a request was refused. The code is part of the API and does not change.
public struct EventError: Error, Sendable, Hashable {
    /// What is wrong.
    public typealias Code = ProblemCode

    /// What is wrong.
    public let code: Code
    /// What exactly, and what to do; by default what the code says.
    public let detail: Message?
    /// After how many seconds to try again, where that helps.
    public let retryAfter: Int?

    /// An error.
    public init(_ code: Code, _ detail: Message? = nil, retryAfter: Int? = nil) {
        self.code = code
        self.detail = detail
        self.retryAfter = retryAfter
    }

    /// What is wrong with the body of a request.
    public init(_ error: RequestError) {
        let code: Code =
            switch error.kind {
            case .malformed: .malformed
            case .tooLarge: .tooLarge
            }
        self.init(code, error.message)
    }
}
