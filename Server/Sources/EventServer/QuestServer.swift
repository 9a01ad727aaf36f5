public import EventAccounts
import EventClient
public import EventDay
import HTTPTypes
public import Hummingbird
import HummingbirdCore
import HummingbirdTLS
public import Logging
import NIOCore
import NIOSSL
import ServiceLifecycle
import VeloQuest

/// The server: the API, the pages, and what an operator looks at.
public struct QuestServer: Sendable {
    /// Where and how it listens.
    public struct Configuration: Sendable {
        /// The address to listen on.
        public var host = "127.0.0.1"
        /// The port; 0 for any that is free.
        public var port = 8642
        /// The addresses of proxies on other computers, whose `X-Forwarded-For` is believed; those on this one are in any case.
        public var proxies: Set<String> = []
        /// The files of the certificate chain and the private key (PEM), for TLS.
        public var certificate: (chain: String, key: String)?
        /// The pages; without them there is the API alone.
        public var pages: PageFolder?
        /// The map that is served to pages.
        public var map = ServedMap()
        /// The hash of the operator's token (`Secret.hash(token:)`); without it nobody makes events through the API.
        public var operatorHash: [UInt8]?
        /// Accounts of people (`AccountSettings.service`); without them organisers have tokens alone.
        public var accounts: AccountService?
        /// How many connections may be open.
        public var mostConnections = 20_000

        /// Loopback, without TLS.
        public init() {}
    }

    private let day: EventDay
    private let api: API
    private let configuration: Configuration
    private let logger: Logger
    private let metrics = ServerMetrics()

    /// A server of events.
    ///
    /// - Parameter routing: finds routes for riders without an engine; without it there are none.
    public init(_ day: EventDay, routing: RouteFinding?, configuration: Configuration, logger: Logger) {
        self.day = day
        api = API(
            day: day, routing: routing, map: configuration.map, operatorHash: configuration.operatorHash,
            forwarding: day.holder.map { Forwarding(holder: $0) },
            accounts: configuration.accounts.map { AccountAPI(service: $0) }, proxies: configuration.proxies)
        self.configuration = configuration
        self.logger = logger
    }

    /// Serves until the task is cancelled or the process is asked to stop.
    ///
    /// - Parameter running: called with the port once it listens.
    public func application(running: @escaping @Sendable (Int) async -> Void = { _ in }) throws
        -> some ApplicationProtocol
    {
        let day = day
        let channel = HTTP1Channel.Configuration(idleTimeout: .seconds(75))
        let builder =
            try configuration.certificate.map { files in
                var tls = TLSConfiguration.makeServerConfiguration(
                    certificateChain: try NIOSSLCertificate.fromPEMFile(files.chain).map { .certificate($0) },
                    privateKey: .privateKey(try NIOSSLPrivateKey(file: files.key, format: .pem)))
                tls.minimumTLSVersion = .tlsv12
                return try HTTPServerBuilder.tls(.http1(configuration: channel), tlsConfiguration: tls)
            } ?? .http1(configuration: channel)
        return Application(
            router: router(), server: builder,
            configuration: ApplicationConfiguration(
                address: .hostname(configuration.host, port: configuration.port), serverName: nil, backlog: 1024,
                availableConnectionsDelegate: MaximumAvailableConnections(configuration.mostConnections)),
            services: [EventTicking(day: day)] + (api.forwarding.map { [$0] } ?? []),
            onServerRunning: { await running($0.localAddress?.port ?? 0) },
            logger: logger)
    }

    /// All routes: for tests, and for servers of other kinds.
    func router() -> WebRouter {
        let router = WebRouter(context: ServerContext.self)
        router.add(middleware: Fallback(routes: api.routes))
        api.add(to: router, metrics)
        let document = JSONWriter(options: .pretty).write(OpenAPI.document(of: api.routes))
        router.get("/openapi.json") { _, _ in Response.json(document, cache: "public, max-age=300") }
        router.get("/healthz") { _, _ in Response.text(Array("ok\n".utf8), type: "text/plain") }
        router.get("/readyz") { request, _ in
            guard await day.isReady() else {
                return Response.problem(
                    EventError(.unavailable, retryAfter: 5), Language(accepting: request.headers[.acceptLanguage]))
            }
            return Response.text(Array("ready\n".utf8), type: "text/plain")
        }
        router.get("/metrics") { _, _ in
            Response.text(Array(metrics.text(gauges: await gauges()).utf8), type: "text/plain; version=0.0.4")
        }
        PageServing(pages: configuration.pages).add(to: router)
        MapServing(map: configuration.map).add(to: router)
        return router
    }

    private func gauges() async -> [(name: String, help: String, value: Int)] {
        var counts = EventCounts()
        for event in await day.events { counts.add(await event.counts) }
        return [
            ("questd_events", "Events.", counts.events), ("questd_riders", "Riders on the lists.", counts.riders),
            ("questd_lines", "Lines of logs.", counts.lines),
            ("questd_positions", "Positions since the start.", counts.positions),
            ("questd_watchers", "Streams of organisers.", counts.watchers),
            ("questd_waiting", "Phones that wait for a verdict.", counts.waiting),
            ("questd_free_bytes", "What may still be stored.", Int(clamping: day.freeBytes ?? 0)),
        ]
    }
}

/// Does once a second what is due for events, while the server runs, and stores what is left at its end.
struct EventTicking: Service {
    let day: EventDay

    func run() async throws {
        await cancelWhenGracefulShutdown { await day.run() }
        await day.close()
    }
}

/// Answers what no route takes with a problem too.
struct Fallback: RouterMiddleware {
    /// The methods of each path, its parts one by one.
    private let paths: [(parts: [Substring], methods: [String])]

    init(routes: [APIRoute]) {
        paths = Dictionary(grouping: routes) { $0.path }.map { path, routes in
            let methods = routes.map(\.method.rawValue)
            // A path that is read may also be asked for without its body.
            return (
                Substring(path).split(separator: "/"), (methods + (methods.contains("GET") ? ["HEAD"] : [])).sorted()
            )
        }
    }

    func handle(
        _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as any HTTPResponseError {
            let language = Language(accepting: request.headers[.acceptLanguage])
            if error.status == .notFound || error.status == .methodNotAllowed,
                let methods = methods(of: request.uri.path)
            {
                var response = Response.problem(EventError(.methodNotAllowed), language)
                response.headers[.allow] = methods.joined(separator: ", ")
                return response
            }
            let code: EventError.Code =
                switch error.status {
                case .methodNotAllowed: .methodNotAllowed
                case .contentTooLarge: .tooLarge
                case .notFound: .notFound
                default: .malformed
                }
            return .problem(EventError(code), language)
        }
    }

    private func methods(of path: String) -> [String]? {
        let parts = Substring(path).split(separator: "/")
        return paths.first { known in
            known.parts.count == parts.count && zip(known.parts, parts).allSatisfy { $0 == $1 || $0.hasPrefix("{") }
        }?.methods
    }
}
