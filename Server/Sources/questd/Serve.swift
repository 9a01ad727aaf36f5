import ArgumentParser
import EventDay
import EventServer
import Foundation
import Logging
import SQLiteEventStore
import ServiceLifecycle
import UnixSignals
import VeloQuest

/// `questd serve --data DIR`
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve the events of a folder.",
        discussion: """
            Without TLS it should listen on loopback only, behind a proxy that has it. Stops gracefully on SIGTERM and SIGINT. \
            Every option may also come from the environment: QUESTD_DATA, QUESTD_LISTEN, QUESTD_MAP, QUESTD_TLS_CERT, QUESTD_TLS_KEY, QUESTD_LOG_LEVEL.
            """)

    @OptionGroup var folder: Folder

    @Option(help: ArgumentHelp("The address and port to listen on.", valueName: "address:port"))
    var listen = Self.environment("QUESTD_LISTEN") ?? "127.0.0.1:8642"

    @Option(help: ArgumentHelp("A map file, to find routes for riders without an engine.", valueName: "file"))
    var map: String?

    @Option(help: ArgumentHelp("The certificate chain (PEM).", valueName: "file"))
    var tlsCert: String?

    @Option(help: ArgumentHelp("The private key (PEM).", valueName: "file"))
    var tlsKey: String?

    @Option(help: "What is logged: trace, debug, info, warning or error.")
    var logLevel = Self.environment("QUESTD_LOG_LEVEL") ?? "info"

    static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

    mutating func validate() throws {
        map = map ?? Self.environment("QUESTD_MAP")
        tlsCert = tlsCert ?? Self.environment("QUESTD_TLS_CERT")
        tlsKey = tlsKey ?? Self.environment("QUESTD_TLS_KEY")
        guard (tlsCert == nil) == (tlsKey == nil) else { throw ValidationError("--tls-cert and --tls-key go together") }
        guard Logger.Level(rawValue: logLevel) != nil else { throw ValidationError("--log-level \(logLevel) is none") }
        guard address != nil else {
            throw ValidationError("--listen has to be an address and a port, as 127.0.0.1:8642")
        }
    }

    private var address: (host: String, port: Int)? {
        guard let colon = listen.lastIndex(of: ":"), let port = Int(listen[listen.index(after: colon)...]),
            (0...65535).contains(port)
        else { return nil }
        let host = listen[..<colon].trimmingCharacters(in: ["[", "]"])
        return host.isEmpty ? nil : (host, port)
    }

    func run() async throws {
        guard let address else { return }
        let level = Logger.Level(rawValue: logLevel) ?? .info
        let logger = Logger(label: "questd") { _ in JSONLogHandler(level: level) }
        let store = try folder.store(makes: true)
        let routing = try map.map { path in try folder.reporting { RouteFinding(on: try RoadGraph(path: path)) } }
        let day = try await folder.reporting {
            try await EventDay(store: store, clock: .system(startingAt: Folder.now), logger: logger)
        }
        var configuration = QuestServer.Configuration()
        configuration.host = address.host
        configuration.port = address.port
        if let tlsCert, let tlsKey { configuration.certificate = (tlsCert, tlsKey) }
        let scheme = tlsCert == nil ? "http" : "https"
        let events = await day.events.map(\.id)
        let server = QuestServer(day, routing: routing, configuration: configuration, logger: logger)
        let application = try server.application { port in
            logger.notice(
                "listening", metadata: ["address": "\(scheme)://\(address.host):\(port)", "events": "\(events.count)"])
            for id in events {
                Terminal.note("  \(scheme)://\(address.host):\(port)/e/\(id)  /office  /live")
            }
        }
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [application], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger))
        try await group.run()
    }
}
