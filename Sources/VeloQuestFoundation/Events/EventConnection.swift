import Dispatch
public import EventClient
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends the requests of an `EventClient` with Foundation's `URLSession`.
///
///     let connection = EventConnection(to: address)
///     while let request = client.next(at: now) {
///         switch await connection.send(request) {
///         case .answer(let status, let headers, let body):
///             show(client.received(status, headers, body, to: request.number, at: now, using: &generator))
///         case .nothing: client.failed(request.number, at: now, using: &generator)
///         }
///     }
///
/// Redirections are not followed, so that no token reaches another server; cookies and caches are not used.
public final class EventConnection: EventTransport {
    /// What came of a request.
    public typealias Outcome = EventRequest.Outcome

    private let origin: String
    private let session: URLSession
    private let exchanges: Exchanges

    /// A connection to the server of an event.
    public init(to address: EventAddress) {
        origin = address.origin
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        // Bounds behind the deadline of each request, for which `send` has a timer: Foundation for Linux ignores that of a `URLRequest`.
        configuration.timeoutIntervalForRequest = 90
        configuration.timeoutIntervalForResource = 120
        exchanges = Exchanges()
        session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    // Not `invalidateAndCancel`: in Foundation for Linux it iterates over the tasks without a lock, and crashes when one of them ends
    // meanwhile.
    deinit {
        exchanges.cancel()
        session.finishTasksAndInvalidate()
    }

    /// Sends a request and waits for what comes of it.
    /// - Parameter seconds: how long at most for the whole answer; never longer than the request's `timeout`.
    public func send(_ request: EventRequest, within seconds: Double) async -> Outcome {
        await withCheckedContinuation { continuation in
            send(request, within: seconds) { continuation.resume(returning: $0) }
        }
    }

    /// Sends a request; `done` is called once, on any thread.
    /// - Parameter seconds: how long at most for the whole answer; never longer than the request's `timeout`.
    public func send(
        _ request: EventRequest, within seconds: Double = .infinity, done: @escaping @Sendable (Outcome) -> Void
    ) {
        guard let url = URL(string: origin + request.path) else { return done(.nothing(origin + request.path)) }
        let limit = max(0, min(request.timeout, seconds))
        var message = URLRequest(url: url, timeoutInterval: limit)
        message.httpMethod = request.method.rawValue
        for header in request.headers { message.setValue(header.value, forHTTPHeaderField: header.name) }
        if !request.body.isEmpty { message.httpBody = Data(request.body) }
        let task = session.dataTask(with: message)
        exchanges.begin(task, done)
        task.resume()
        DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [weak exchanges] in
            guard exchanges?.end(task.taskIdentifier, .nothing("time-out")) == true else { return }
            task.cancel()
        }
    }
}

/// The requests that are under way.
private final class Exchanges: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private struct Exchange {
        let task: URLSessionTask
        let done: @Sendable (EventConnection.Outcome) -> Void
        var body = Data()
        /// The answer that asked for a password.
        var challenge: HTTPURLResponse?
    }

    private let lock = NSLock()
    private var open: [Int: Exchange] = [:]

    func begin(_ task: URLSessionTask, _ done: @escaping @Sendable (EventConnection.Outcome) -> Void) {
        lock.withLock { open[task.taskIdentifier] = Exchange(task: task, done: done) }
    }

    /// Cancels what is under way.
    func cancel() {
        for exchange in lock.withLock({ Array(open.values) }) { exchange.task.cancel() }
    }

    /// Ends a request that is under way; whether it was.
    func end(_ task: Int, _ outcome: EventConnection.Outcome) -> Bool {
        guard let exchange = lock.withLock({ open.removeValue(forKey: task) }) else { return false }
        exchange.done(outcome)
        return true
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLong = lock.withLock {
            open[dataTask.taskIdentifier]?.body.append(data)
            return (open[dataTask.taskIdentifier]?.body.count ?? 0) > EventRequest.mostAnswerBytes
        }
        if isTooLong { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let exchange = lock.withLock({ open.removeValue(forKey: task.taskIdentifier) }) else { return }
        let answer = error == nil ? task.response as? HTTPURLResponse : nil
        // Foundation for Linux makes an error of a challenge that is rejected.
        guard let response = answer ?? exchange.challenge else {
            return exchange.done(.nothing(error?.localizedDescription ?? ""))
        }
        let headers = response.allHeaderFields.compactMap { name, value -> EventRequest.Header? in
            guard let name = name as? String, let value = value as? String else { return nil }
            return EventRequest.Header(name, value)
        }
        exchange.done(.answer(status: response.statusCode, headers: headers, body: Array(exchange.body)))
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    /// Nobody is there to type a password: an answer that asks for one is taken as it is. TLS is checked as the system does.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let asksForPassword = [
            NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest,
            NSURLAuthenticationMethodHTMLForm, NSURLAuthenticationMethodNTLM, NSURLAuthenticationMethodNegotiate,
        ].contains(challenge.protectionSpace.authenticationMethod)
        if asksForPassword {
            let response = (challenge.failureResponse ?? task.response) as? HTTPURLResponse
            lock.withLock { open[task.taskIdentifier]?.challenge = response }
        }
        completionHandler(asksForPassword ? .rejectProtectionSpace : .performDefaultHandling, nil)
    }
}
