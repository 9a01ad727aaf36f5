/// Whatever carries the requests of an `EventClient` over HTTP.
///
/// Redirections are not followed, so that no token reaches another server; cookies and caches are not used.
public protocol EventTransport: Sendable {
    /// Sends a request and waits for what comes of it.
    /// - Parameter seconds: how long at most for the whole answer; never longer than the request's `timeout`.
    func send(_ request: EventRequest, within seconds: Double) async -> EventRequest.Outcome
}

extension EventTransport {
    /// Sends a request and waits for what comes of it, as long as its `timeout` says.
    public func send(_ request: EventRequest) async -> EventRequest.Outcome { await send(request, within: .infinity) }
}

extension EventRequest {
    /// What came of a request.
    public enum Outcome: Sendable, Hashable {
        /// An answer came, whatever it says.
        case answer(status: Int, headers: [EventRequest.Header], body: [UInt8])
        /// None came in time, it was longer than `mostAnswerBytes`, or there is no connection; with the reason in the words of the system.
        case nothing(String)
    }

    /// The most bytes of an answer; a longer one is cut off and fails.
    public static let mostAnswerBytes = 32 << 20
}
