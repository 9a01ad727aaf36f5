public import AsyncHTTPClient
public import EventClient
import NIOCore
import NIOHTTP1

/// Sends the requests of an `EventClient` with AsyncHTTPClient, for many riders in one process.
///
/// The requests of all connections share the pool of one client, which the caller makes with `makeClient` and shuts down at the end.
public struct NIOEventConnection: EventTransport {
    private let origin: String
    private let client: HTTPClient

    /// A connection to the server of an event.
    public init(to address: EventAddress, by client: HTTPClient) {
        origin = address.origin
        self.client = client
    }

    /// A client that follows no redirection.
    /// - Parameter connections: how many it may have to one server.
    public static func makeClient(connections: Int = 8) -> HTTPClient {
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = connections
        configuration.timeout = .init(connect: .seconds(10))
        // `EventClient` knows when to try again.
        configuration.connectionPool.retryConnectionEstablishment = false
        return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    /// Sends a request and waits for what comes of it.
    /// - Parameter seconds: how long at most for the whole answer; never longer than the request's `timeout`.
    public func send(_ request: EventRequest, within seconds: Double) async -> EventRequest.Outcome {
        await send(request, request.body, within: seconds)
    }

    /// Sends a request with another body.
    package func send(_ request: EventRequest, _ body: [UInt8], within seconds: Double = .infinity) async
        -> EventRequest.Outcome
    {
        // Above this a duration is too long for a clock of nanoseconds.
        let limit = max(0, min(request.timeout, seconds, 86_400))
        return await withTaskGroup(of: EventRequest.Outcome.self) { group in
            group.addTask { await exchange(request, body, limit) }
            group.addTask {
                do { try await Task.sleep(for: .seconds(limit)) } catch { return .nothing("cancelled") }
                return .nothing("time-out")
            }
            let outcome = await group.next() ?? .nothing("")
            group.cancelAll()
            return outcome
        }
    }

    private func exchange(_ request: EventRequest, _ body: [UInt8], _ limit: Double) async -> EventRequest.Outcome {
        var message = HTTPClientRequest(url: origin + request.path)
        message.method = HTTPMethod(rawValue: request.method.rawValue)
        for header in request.headers { message.headers.add(name: header.name, value: header.value) }
        if !body.isEmpty { message.body = .bytes(ByteBuffer(bytes: body)) }
        do {
            let response = try await client.execute(message, timeout: .milliseconds(Int64(limit * 1000)))
            let answer = try await response.body.collect(upTo: EventRequest.mostAnswerBytes)
            return .answer(
                status: Int(response.status.code),
                headers: response.headers.map { EventRequest.Header($0.name, $0.value) }, body: Array(buffer: answer))
        } catch {
            return .nothing("\(error)")
        }
    }
}
