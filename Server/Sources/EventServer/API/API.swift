import EventAccounts
import EventClient
import EventDay
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import VeloQuest

/// All routes under `/v1`.
struct API: Sendable {
    let day: EventDay
    let routing: RouteFinding?
    var map = ServedMap()
    /// The hash of the operator's token; without it nobody is the operator.
    var operatorHash: [UInt8]?
    /// Passes on what is of events of other servers; `nil` where this one has its store for itself.
    var forwarding: Forwarding?
    /// Accounts of people; `nil` for a server that has none.
    var accounts: AccountAPI?
    /// The addresses of proxies on other computers, whose `X-Forwarded-For` is believed.
    var proxies: Set<String> = []
    let streamMessages = StreamMessages()

    /// The routes. The router, the rules of access and the description are made from them.
    var routes: [APIRoute] {
        joining + riding + watching + office + results + sharing + spectating + persons + operating
            + (accounts?.routes ?? [])
    }

    /// Adds the routes to a router.
    func add(to router: WebRouter, _ metrics: ServerMetrics) {
        for route in routes {
            router.on(RouterPath(route.path), method: route.method) { request, context in
                let start = ContinuousClock.now
                let response = await self.response(to: request, context, route)
                metrics.count(
                    route.method.rawValue + " " + route.path, response.status.code, ContinuousClock.now - start)
                return response
            }
        }
    }

    private func response(to request: Request, _ context: ServerContext, _ route: APIRoute) async -> Response {
        let language = Language(accepting: request.headers[.acceptLanguage])
        do {
            return try await answer(request, context, route, language)
        } catch let error as EventError {
            return .problem(error, language)
        } catch let error as RequestError {
            return .problem(EventError(error), language)
        } catch let problem as AccountProblem {
            return .problem(problem, language)
        } catch let error as any HTTPResponseError {
            return .problem(EventError(error.status == .contentTooLarge ? .tooLarge : .malformed), language)
        } catch is CancellationError {
            return .problem(EventError(.unavailable, retryAfter: 5), language)
        } catch {
            context.logger.error("request failed", metadata: ["route": "\(route.path)", "error": "\(error)"])
            return .problem(EventError(.unavailable, retryAfter: 5), language)
        }
    }

    private func answer(
        _ request: Request, _ context: ServerContext, _ route: APIRoute, _ language: Language
    ) async throws -> Response {
        let event: LiveEvent?
        let caller: Caller?
        var elsewhere: (address: String, holder: String)?
        do {
            try accounts?.check(request, route)
            switch try await location(of: request, context, route) {
            case .elsewhere(let address, let holder):
                // A request is passed on once.
                guard let forwarding, !forwarding.isForwarded(request) else {
                    throw EventError(.unavailable, retryAfter: 1)
                }
                // Who shows nothing is refused there as well, and nothing of such a request is gathered here.
                guard
                    route.access.allows(nil) || request.headers[.authorization] != nil
                        || request.headers[.cookie] != nil
                        || route.access == .tracker
                else { throw EventError(.unauthorized) }
                (event, caller, elsewhere) = (nil, nil, (address, holder))
            case .here(let found):
                event = found
                caller = try await admitted(request, found, route)
            case nil:
                event = nil
                caller = try await admitted(request, nil, route)
            }
        } catch {
            _ = try? await Self.body(of: request, most: 0)
            throw error
        }
        let body = try await Self.body(of: request, most: route.mostBytes)
        if let forwarding, let (address, holder) = elsewhere {
            return try await forwarding.response(
                to: request, body, of: try callerAddress(request, context), by: address, named: holder)
        }
        let asked = APIRequest(
            request: request, address: try callerAddress(request, context), context: context, found: event,
            caller: caller,
            language: language, body: body)
        return try await AuditActor.$current.withValue(caller?.actor ?? AuditActor.current) {
            try await route.handler(asked)
        }
    }

    /// Where the event of a request is; `nil` for a route of the server itself.
    private func location(
        of request: Request, _ context: ServerContext, _ route: APIRoute
    ) async throws(EventError) -> EventLocation? {
        if let id = context.parameters.get("event") { return try await day.location(of: id) }
        guard route.access == .tracker else { return nil }
        // Trackers do not name the event; their token does.
        return try await day.location(ofToken: trackerToken(request))
    }

    /// The caller of a request, who may use the route.
    private func admitted(
        _ request: Request, _ event: LiveEvent?, _ route: APIRoute
    ) async throws -> Caller? {
        if route.access == .account { _ = try await accounts?.session(of: request) }
        if route.access == .operator {
            guard let token = bearer(request) else { throw EventError(.unauthorized, Self.noOperator) }
            // Hashes are compared, so that how long it takes says nothing about the token.
            guard Secret.hash(token: token) == operatorHash else { throw EventError(.unauthorized, Self.noOperator) }
            return nil
        }
        guard let event else { return nil }
        let token = route.access == .tracker ? trackerToken(request) : bearer(request)
        let caller: Caller?
        if let token {
            caller = try await event.caller(token)
        } else {
            caller = try await accounts?.caller(of: request, in: event.id, route)
        }
        guard route.access.allows(caller) else { throw EventError(caller == nil ? .unauthorized : .forbidden) }
        return caller
    }

    private func trackerToken(_ request: Request) -> String {
        request.uri.queryParameters["id"].map(String.init) ?? basicPassword(request) ?? ""
    }

    /// The address of the client, for the limit of attempts.
    ///
    /// A proxy on the same computer or of the settings, and another server of the same store, say whom they ask for in the last part of
    /// `X-Forwarded-For`; from anywhere else the header means nothing.
    private func callerAddress(_ request: Request, _ context: ServerContext) throws(EventError) -> String {
        let isLocal = context.address == "127.0.0.1" || context.address == "::1"
        guard isLocal || proxies.contains(context.address) || forwarding?.isForwarded(request) == true,
            let header = request.headers[.forwardedFor]
        else { return context.address }
        return try ForwardedAddress(lastOf: header)?.text ?? context.address
    }

    /// The body of a request.
    ///
    /// What is too large is read to its end and dropped: a client that is still sending would not see the answer.
    /// - Parameter most: the most bytes; with 0 whatever there is is dropped.
    private static func body(of request: Request, most: Int) async throws -> [UInt8] {
        var body: [UInt8] = []
        var count = 0
        for try await part in request.body {
            count += part.readableBytes
            if count <= most { body += Array(buffer: part) } else { body = [] }
            guard count <= mostDropped else { break }
        }
        guard most == 0 || count <= most else { throw EventError(.tooLarge) }
        return body
    }

    private static let noOperator = Message("api-no-operator")

    /// How many bytes of a body are read although they are too many.
    private static let mostDropped = 64 << 20

    private func bearer(_ request: Request) -> String? {
        guard let header = request.headers[.authorization] else { return nil }
        guard header.lowercased().hasPrefix("bearer ") else { return "" }
        return header.dropFirst(7).trimmingPrefix(while: \.isWhitespace).description
    }

    /// The password of Basic authentication (RFC 7617), which is how OwnTracks sends its token.
    private func basicPassword(_ request: Request) -> String? {
        guard let header = request.headers[.authorization], header.lowercased().hasPrefix("basic "),
            let bytes = Data(base64Encoded: String(header.dropFirst(6)))
        else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.firstIndex(of: ":").map { String(text[text.index(after: $0)...]) }
    }
}
