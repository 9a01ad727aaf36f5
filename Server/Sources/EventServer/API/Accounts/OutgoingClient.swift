import AsyncHTTPClient
public import EventAccounts
import Foundation
import NIOCore
import NIOHTTP1

/// Asks providers by AsyncHTTPClient: without redirections, cookies or a proxy, and with limits of size and time.
public struct OutgoingClient: OutgoingHTTP {
    private let client: HTTPClient

    /// A client that a process has for as long as it runs.
    public static let shared = OutgoingClient()

    private init() {
        client = HTTPClient(
            eventLoopGroup: HTTPClient.defaultEventLoopGroup,
            configuration: HTTPClient.Configuration(
                redirectConfiguration: .disallow,
                timeout: HTTPClient.Configuration.Timeout(connect: .seconds(5), read: .seconds(8))))
    }

    /// Sends a request and waits for its answer.
    public func send(_ request: OutgoingRequest) async throws -> OutgoingResponse {
        var message = HTTPClientRequest(url: request.url)
        message.method = .RAW(value: request.method)
        for (name, value) in request.headers { message.headers.add(name: name, value: value) }
        if !request.body.isEmpty { message.body = .bytes(request.body) }
        let answer = try await client.execute(message, timeout: .seconds(Int64(OutgoingLimits.seconds)))
        let body = try await answer.body.collect(upTo: OutgoingLimits.mostBytes)
        return OutgoingResponse(status: Int(answer.status.code), body: Array(buffer: body))
    }
}
