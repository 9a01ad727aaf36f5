import ArgumentParser
import EventAccounts
import EventClient
import EventDay
import EventServer
import EventStore
import Foundation
import Logging
import MapBuilding
import OpenStreetMap
import QuestSealing
import RideSimulation
import ServiceLifecycle
import Support
import UnixSignals
import VeloQuest

/// `questd demo quests/old-town.geojson`
struct Demo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve an event in an invented town, with invented riders, on loopback.",
        discussion: "Everything is made anew in a temporary folder, which is removed at the end.")

    @Argument(help: "A quest in the invented town.") var quest = "quests/old-town.geojson"
    @Option(help: "The port; 0 for any that is free.") var port = 8642
    @Option(help: "How many riders ride.") var riders = 6
    @Option(help: "How many times faster than real they ride.") var speed = 4.0
    @Option(help: ArgumentHelp("The folder of ‘make pages’.", valueName: "folder")) var pages = ".build/pages"

    @OptionGroup var speech: Speech

    func validate() throws {
        guard (1...200).contains(riders), (0...65535).contains(port), speed > 0, speed <= 100 else {
            throw ValidationError(Message("questd-demo-range")[speech.language])
        }
    }

    func run() async throws { try await speech.reporting { try await serve() } }

    private func serve() async throws {
        let folder = NSTemporaryDirectory() + "questd-demo-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let logger = Logger(label: "questd") { _ in JSONLogHandler(level: .warning) }
        let bytes = try InputFile.bytes(of: quest)
        let town = try InventedTown(folder: folder, pages: pages)
        let day = try await EventDay(
            store: try SQLiteEventStore(folder: folder), clock: .system(startingAt: Folder.now), logger: logger)
        let name = Quest.read(bytes).quest?.settings.title ?? "Demo"
        let (event, organiser) = try await day.create(id: "demo", name: name, quest: bytes)
        try await event.change(SettingsChange(showsPositions: true, delay: 10))
        let codes = try await event.add(
            (1...riders).map {
                NewRider(id: "r\($0)", registration: Registration(name: Self.names[($0 - 1) % Self.names.count]))
            }
                + [NewRider(id: "you", registration: Registration(name: Message("questd-you")[speech.language]))])
        var configuration = QuestServer.Configuration()
        configuration.port = port
        configuration.map = town.served
        if FileManager.default.fileExists(atPath: pages) {
            configuration.pages = try PageFolder(path: pages)
        }
        let hasPages = configuration.pages != nil
        let operatorToken = Secret.token()
        configuration.operatorHash = Secret.hash(token: operatorToken)
        let server = QuestServer(
            day, routing: RouteFinding(on: town.graph), configuration: configuration, logger: logger)
        let application = try server.application { port in
            let address = "http://127.0.0.1:\(port)"
            let text = Message(
                "questd-demo",
                [
                    "name": .of(name), "riders": .of(riders), "speed": .of(speed), "address": .of(address),
                    "code": .of(codes["you"] ?? ""), "organiser": .of(organiser), "operator": .of(operatorToken),
                    "has-pages": .of(hasPages),
                ])
            print(text[speech.language])
            fflush(nil)
        }
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [
                    .init(service: application),
                    .init(
                        service: InventedRiders(
                            event: event, codes: codes, count: riders, speed: speed, town: town, bytes: bytes),
                        successTerminationBehavior: .ignore, failureTerminationBehavior: .ignore),
                ], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger))
        try await group.run(on: "127.0.0.1:\(port)")
    }

    private static let names = ["Anna", "Boris", "Clara", "Denis", "Elena", "Fyodor", "Galina", "Hugo"]
}

/// The invented town and its map.
struct InventedTown: Sendable {
    let graph: RoadGraph
    let served: ServedMap

    init(folder: String, pages: String) throws {
        let city = DemoCity(seed: 1, size: .town)
        let path = folder + "/town.osm.pbf"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try PBFWriter.write(to: path, header: city.header) { consume in try city.generate(consume) }
        let built = try MapBuilder(program: "questd").build(from: OSMFileReader(path: path))
        graph = try RoadGraph(MapFile(bytes: built.bytes))
        let roads = folder + "/town.vqmap"
        try Data(built.bytes).write(to: URL(fileURLWithPath: roads))
        // `make pages` makes tiles of the same town.
        served = ServedMap(
            roads: StaticFile(path: roads), tiles: StaticFile(path: pages + "/example/town.pmtiles"),
            attribution: graph.metadata.attribution)
    }
}

/// Riders who ride the quest as simulated, and send what their phones write, in the time that it takes.
struct InventedRiders: Service {
    let event: LiveEvent
    let codes: [String: String]
    let count: Int
    let speed: Double
    let town: InventedTown
    let bytes: [UInt8]

    func run() async throws {
        guard let quest = Quest.read(bytes).quest else { return }
        try await cancelWhenGracefulShutdown {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 1...count {
                    group.addTask { try await ride("r\(number)", seed: UInt64(number), quest) }
                }
                try await group.waitForAll()
            }
        }
    }

    private func ride(_ rider: String, seed: UInt64, _ quest: Quest) async throws {
        guard let code = codes[rider] else { return }
        let start = Date().timeIntervalSince1970
        var router = Router(graph: town.graph)
        let key = SigningKey()
        let device = "phone-" + rider
        let simulator = RideSimulator(quest: quest, seed: seed, name: device, startTime: start)
        let record = try simulator.run(router: &router)
        let answer = try await event.join(
            JoinRequest(code: code, device: device, key: key.publicKey.description), from: device)
        let caller = try await event.caller(answer.token)
        // What the simulated phone wrote, written again with the rider's key and as of a rider who is quicker by `speed`. Times are those of
        // the clock, so that nothing is late or of the future.
        let pace = Pace(start: start, speed: speed)
        var log = DeviceLog(
            device: device, rider: .init(rider), signer: key.signer,
            quest: Quest.read(await event.ridersEdition().bytes).quest)
        var events = record.log.entries.filter { entry in
            switch entry.event {
            case .opened, .signed, .joined: false
            default: true
            }
        }[...]
        var fixes = record.fixes[...]
        while !events.isEmpty || !fixes.isEmpty {
            try await Task.sleep(for: .seconds(2))
            let now = pace.simulated(Date().timeIntervalSince1970)
            let sent = log.log.entries.count
            while let next = events.first, Double(next.time) / 1000 <= now {
                log.append(pace.quickened(next.event), at: pace.real(Double(next.time) / 1000))
                events.removeFirst()
            }
            var request = SyncRequest(device: device)
            request.lines = log.log.entries.dropFirst(sent).map {
                String(decoding: RideLog.lines(of: [$0]).dropLast(), as: UTF8.self)
            }
            while let fix = fixes.first, fix.time <= now {
                request.fixes.append(pace.quickened(fix))
                fixes.removeFirst()
            }
            _ = try await event.sync(request, by: caller)
        }
    }
}
