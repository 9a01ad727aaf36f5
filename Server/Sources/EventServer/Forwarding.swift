import AsyncHTTPClient
import EventClient
import EventDay
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import NIOHTTP1
import ServiceLifecycle

/// Passes requests on to the server that has their event, where several share a store.
///
/// So every server is right for every request, whatever the proxy in front of them thinks. A request is passed on once: where two servers
/// take each other for the one that has an event, which lasts for the moment of a takeover, the client is asked to come again.
final class Forwarding: Service {
    /// What names this server in leases.
    private let holder: String
    private let client: HTTPClient

    init(holder: String) {
        self.holder = holder
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
        configuration.timeout = .init(connect: .seconds(2))
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 64
        configuration.connectionPool.retryConnectionEstablishment = false
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    /// Ends the connections when the server stops.
    func run() async throws {
        try? await gracefulShutdown()
        try await client.shutdown()
    }

    /// Whether a request comes from a server of the same store, which knows the name that this one has in leases.
    func isForwarded(_ request: Request) -> Bool { request.headers[.peer] == holder }

    /// The answer of another server, passed on as it comes.
    /// - Parameter caller: the address of the client, on which limits of attempts rest.
    func response(
        to request: Request, _ body: [UInt8], of caller: String, by address: String, named peer: String
    ) async throws(EventError) -> Response {
        var message = HTTPClientRequest(url: address + request.uri.string)
        message.method = HTTPMethod(rawValue: request.method.rawValue)
        for field in request.headers where !Self.ofConnection.contains(field.name) {
            message.headers.add(name: field.name.rawName, value: field.value)
        }
        message.headers.replaceOrAdd(name: HTTPField.Name.peer.rawName, value: peer)
        message.headers.replaceOrAdd(name: HTTPField.Name.forwardedFor.rawName, value: caller)
        if !body.isEmpty { message.body = .bytes(ByteBuffer(bytes: body)) }
        do {
            // As long as proxies wait: sealing a large quest takes a minute. It counts until the answer begins.
            let answer = try await client.execute(message, timeout: .seconds(115))
            var headers = HTTPFields()
            for (name, value) in answer.headers {
                guard let name = HTTPField.Name(name), !Self.ofConnection.contains(name) else { continue }
                headers.append(HTTPField(name: name, value: value))
            }
            let body = answer.body
            return Response(
                status: HTTPResponse.Status(code: Int(answer.status.code)), headers: headers,
                body: ResponseBody(contentLength: answer.headers.first(name: "content-length").flatMap { Int($0) }) {
                    writer in
                    for try await part in body { try await writer.write(part) }
                    try await writer.finish(nil)
                })
        } catch {
            throw EventError(.unavailable, retryAfter: 1)
        }
    }

    /// What is of one connection, and not of the request (RFC 9110, section 7.6.1).
    private static let ofConnection: Set<HTTPField.Name> = [
        .connection, .host, .keepAlive, .proxyConnection, .te, .trailer, .transferEncoding, .upgrade, .contentLength,
        .expect,
    ]
}

extension HTTPField.Name {
    // swift-format-ignore: NeverForceUnwrap
    static let peer = HTTPField.Name("X-Questd-Peer")!
    // swift-format-ignore: NeverForceUnwrap
    static let host = HTTPField.Name("Host")!
    // swift-format-ignore: NeverForceUnwrap
    static let keepAlive = HTTPField.Name("Keep-Alive")!
    // swift-format-ignore: NeverForceUnwrap
    static let proxyConnection = HTTPField.Name("Proxy-Connection")!
}
