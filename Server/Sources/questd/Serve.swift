import ArgumentParser
import EventAccounts
import EventDay
import EventServer
import Foundation
import Logging
import NIOCore
import ServiceLifecycle
import Support
import UnixSignals
import VeloQuest

/// `questd serve --data DIR`
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve the events of a folder.",
        discussion: """
            Without TLS it should listen on loopback only, behind a proxy that has it. Stops gracefully on SIGTERM and SIGINT. \
            Every option may also come from the environment, as QUESTD_LISTEN for --listen, or from a file of JSON, as \
            {"listen": "127.0.0.1:8642"}: an option counts before the environment, and that before the file.
            """)

    @OptionGroup var folder: Folder

    @Option(help: ArgumentHelp("A file with settings; also QUESTD_CONFIG.", valueName: "file"))
    var config: String?

    @Flag(help: "Print the settings and where they are from, and end.")
    var printConfig = false

    @Option(
        help: ArgumentHelp("The address and port to listen on (default: 127.0.0.1:8642).", valueName: "address:port"))
    var listen: String?

    @Option(
        help: ArgumentHelp(
            "Where other servers of the same database reach this one, as http://10.0.0.7:8642 (default: where it listens).",
            valueName: "address"))
    var address: String?

    @Option(
        help: ArgumentHelp(
            "Addresses of proxies on other computers, with commas between them, whose X-Forwarded-For is believed.",
            valueName: "addresses"))
    var proxies: String?

    @Option(
        help: ArgumentHelp(
            "A map file (‘questctl map build’): for engines in pages, and to find routes for riders without one.",
            valueName: "file"))
    var map: String?

    @Option(help: ArgumentHelp("Tiles (‘questctl map tiles’) that maps in pages are drawn of.", valueName: "file"))
    var tiles: String?

    @Option(help: ArgumentHelp("The folder of ‘make pages’; without it there is the API alone.", valueName: "folder"))
    var pages: String?

    @Option(
        help: ArgumentHelp(
            "A file with the operator's token, which its owner alone may read: with it events are made at /events.",
            valueName: "file"))
    var operatorToken: String?

    @Option(help: ArgumentHelp("The certificate chain (PEM).", valueName: "file"))
    var tlsCert: String?

    @Option(help: ArgumentHelp("The private key (PEM), which its owner alone may read.", valueName: "file"))
    var tlsKey: String?

    @Option(
        help: ArgumentHelp(
            "Where browsers find the server, as https://quest.example: with it people have accounts.", valueName: "url")
    )
    var publicUrl: String?

    @Option(
        help: ArgumentHelp("A file (JSON) with the providers that people may sign in with.", valueName: "file"))
    var accounts: String?

    @Option(help: "What is logged: trace, debug, info, notice, warning, error or critical (default: info).")
    var logLevel: String?

    private func settings() throws -> ServerSettings {
        let environment = ProcessInfo.processInfo.environment
        var options: [ServerSettings.Key: String] = [:]
        options[.data] = folder.givenData
        options[.listen] = listen
        options[.address] = address
        options[.proxies] = proxies
        options[.map] = map
        options[.tiles] = tiles
        options[.pages] = pages
        options[.operatorToken] = operatorToken
        options[.certificate] = tlsCert
        options[.key] = tlsKey
        options[.publicURL] = publicUrl
        options[.accounts] = accounts
        options[.logLevel] = logLevel
        let path = config ?? environment["QUESTD_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
        return try folder.reporting {
            let file = try path.map { path in (path: path, bytes: try InputFile.bytes(of: path)) }
            let settings = try ServerSettings(options: options, environment: environment, file: file)
            try settings.checkSecrets(credentials: environment["CREDENTIALS_DIRECTORY"])
            return settings
        }
    }

    func run() async throws {
        let settings = try settings()
        guard !printConfig else { return print(settings.summary(in: folder.language)) }
        let address = settings.address
        let level = settings.value(.logLevel).flatMap { Logger.Level(rawValue: $0) } ?? .info
        let logger = Logger(label: "questd") { _ in JSONLogHandler(level: level) }
        let own =
            try Folder.isDatabase(settings.value(.data) ?? "") ? folder.reporting { try settings.peerAddress() } : ""
        let store = try await folder.store(at: settings.value(.data), makes: true, address: own)
        let graph = try settings.value(.map).map { path in try folder.reporting { try RoadGraph(path: path) } }
        let clock = EventClock.system(startingAt: Folder.now)
        let day = try await folder.reporting { try await EventDay(store: store, clock: clock, logger: logger) }
        var configuration = QuestServer.Configuration()
        configuration.host = address.host
        configuration.port = address.port
        configuration.proxies = settings.proxies
        configuration.map = try ServedMap.reading(
            roads: settings.value(.map), tiles: settings.value(.tiles), attribution: graph?.metadata.attribution,
            folder.speech)
        configuration.pages = try settings.value(.pages).map { path in
            try folder.reporting { () throws(PageFolder.Fault) in try PageFolder(path: path) }
        }
        configuration.operatorHash = try settings.value(.operatorToken).map { path in
            try folder.reporting {
                Secret.hash(token: try ServerSettings.operatorToken(in: InputFile.bytes(of: path), of: path))
            }
        }
        if let chain = settings.value(.certificate), let key = settings.value(.key) {
            configuration.certificate = (chain, key)
        }
        configuration.accounts = try folder.reporting {
            try AccountSettings.reading(
                settings, credentials: ProcessInfo.processInfo.environment["CREDENTIALS_DIRECTORY"])
        }?
        .service(in: store, http: OutgoingClient.shared) { clock.now }
        for id in await day.failures {
            Terminal.fail(Message("questd-not-opened", ["event": .of(id)]), folder.language)
        }
        let scheme = configuration.certificate == nil ? "http" : "https"
        let events = await day.events.map(\.id)
        let server = QuestServer(
            day, routing: graph.map { RouteFinding(on: $0) }, configuration: configuration, logger: logger)
        let application = try server.application { port in
            logger.notice(
                "listening", metadata: ["address": "\(scheme)://\(address.host):\(port)", "events": "\(events.count)"])
            for id in events {
                Terminal.note("  \(scheme)://\(address.host):\(port)/e/\(id)  /office  /live")
            }
        }
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [application, MemoryRelease()], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger))
        try await folder.reporting { try await group.run(on: "\(address.host):\(address.port)") }
    }
}

extension ServedMap {
    /// The files of a map; one that cannot be read is an error that says so.
    static func reading(
        roads: String?, tiles: String?, attribution: String?, _ speech: Speech
    ) throws -> ServedMap {
        func file(_ path: String) throws -> StaticFile {
            guard let file = StaticFile(path: path) else {
                Terminal.fail(Message("questd-cannot-read", ["path": .of(path)]), speech.language)
                throw ExitCode(2)
            }
            return file
        }
        if let tiles, !FileHandle.begins(tiles, with: "PMTiles") {
            Terminal.fail(Message("questd-no-tiles", ["path": .of(tiles)]), speech.language)
            throw ExitCode(2)
        }
        return ServedMap(
            roads: try roads.map(file), tiles: try tiles.map(file),
            attribution: attribution ?? (tiles == nil ? "" : "© OpenStreetMap contributors"))
    }
}

extension FileHandle {
    /// Whether a file begins with a text; also for one that cannot be read, about which its reader says more.
    fileprivate static func begins(_ path: String, with text: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return true }
        defer { try? file.close() }
        return (try? file.read(upToCount: text.utf8.count)) == Data(text.utf8)
    }
}

extension ServiceGroup {
    /// Runs the services; an address that cannot be listened on is an error that says so.
    func run(on address: String) async throws {
        do { try await run() } catch let error as IOError {
            throw ListenFailure(address: address, reason: String(cString: strerror(error.errnoCode)))
        }
    }
}

/// Why a server does not listen.
struct ListenFailure: Error, LocalizedMessage {
    let address: String
    let reason: String

    var message: Message { Message("questd-cannot-listen", ["address": .of(address), "reason": .of(reason)]) }
}
