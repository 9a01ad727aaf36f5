import ArgumentParser
import EventClient
import EventDay
import EventStore
import Foundation
import Logging
import Support
import VeloQuest

/// `questd event create|list|export|archive|delete`
struct EventCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "event", abstract: "Make, list, export, archive and delete events.",
        subcommands: [Create.self, List.self, Export.self, Archive.self, Delete.self])

    struct Create: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Make an event of a quest; prints the organiser's token and the riders' codes, once.",
            discussion:
                "Nobody can show them again, since only their hashes are kept; riders can get new codes through the API."
        )

        @OptionGroup var folder: Folder
        @Argument(help: "The identifier in addresses: small letters, digits and hyphens.") var id: String
        @Argument(help: "The organiser's quest file (GeoJSON).") var quest: String
        @Option(help: "What riders see; by default the title of the quest.") var name: String?
        @Option(
            help: ArgumentHelp(
                "The riders' edition of ‘questctl seal’; by default the quest is sealed here.", valueName: "file"))
        var edition: String?
        @Option(help: ArgumentHelp("Who rides: a table (CSV) with rider, name, team, class.", valueName: "file"))
        var riders: String?
        @Option(
            name: .shortAndLong,
            help: ArgumentHelp(
                "Where the table with the codes is written; by default standard output.", valueName: "file"))
        var output: String?

        func run() async throws {
            let (path, editionPath, ridersPath) = (quest, edition, riders)
            let quest = try folder.reporting { try InputFile.bytes(of: path) }
            let edition = try folder.reporting { try editionPath.map { try InputFile.bytes(of: $0) } }
            let table = try folder.reporting { try ridersPath.map { try Roster(csv: InputFile.bytes(of: $0)) } }
            let new = (table?.riders ?? [:]).sorted { $0.key < $1.key }.map {
                NewRider(
                    id: $0.key.rawValue, registration: $0.value, isMinor: table?.minors?.contains($0.key))
            }
            // All that can be wrong is looked at before the event is made.
            try folder.reporting { try NewRider.check(new) }
            if let output,
                !FileManager.default.createFile(atPath: output, contents: nil, attributes: [.posixPermissions: 0o600])
            {
                Terminal.fail(Message("questd-cannot-write", ["path": .of(output)]), folder.language)
                throw ExitCode(2)
            }
            let store = try await folder.store(makes: true)
            try await folder.reporting {
                let day = try await EventDay(
                    store: store, clock: .system(startingAt: Folder.now), logger: Logger(label: "questd"))
                let title = name ?? Quest.read(quest).quest?.settings.title ?? id
                let (event, token) = try await day.create(id: id, name: title, quest: quest, ridersEdition: edition)
                print("event \(id)\ntoken \(token)")
                if !new.isEmpty {
                    let codes = try await event.add(new)
                    let text =
                        "rider,code\n" + codes.sorted { $0.key < $1.key }.map { "\($0.key),\($0.value)\n" }.joined()
                    if let output {
                        try Data(text.utf8).write(to: URL(fileURLWithPath: output))
                    } else {
                        print(text, terminator: "")
                    }
                }
                await day.close()
            }
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the events; the server may run meanwhile.")
        @OptionGroup var folder: Folder

        func run() async throws {
            let events = try await folder.events()
            for event in events {
                let made = ISO8601.text(Double(event.created / 1000)) ?? ""
                let state = QuestdTexts.state(finished: event.finished.map { ISO8601.text(Double($0 / 1000)) ?? "" })
                print("\(event.id)\t\(made)\t\(state[folder.language])\t\(Terminal.plain(event.name))")
            }
        }
    }

    struct Export: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract:
                "Write everything into a folder: what ‘questctl judge’ takes, standings, messages, tracks (GPX) and photos.",
            discussion:
                "Files: quest.geojson, logs.jsonl, office.jsonl, riders.csv, standings.json, .csv and .xml, feed.jsonl, tracks/ and photos/."
        )
        @OptionGroup var folder: Folder
        @Argument(help: "The event.") var id: String
        @Argument(help: "The folder to write into; it must not exist.") var output: String

        func run() async throws {
            try await EventCommand.export(id, to: output, folder)
        }
    }

    struct Archive: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Export an event into a folder, and delete it here once that is done.",
            discussion: "The export has everything but tokens and the audit; ‘questd backup’ copies these too.")
        @OptionGroup var folder: Folder
        @Flag(help: "Archive an event that is not finished; what phones still hold is lost then.") var unfinished =
            false
        @Argument(help: "The event.") var id: String
        @Argument(help: "The folder to write into; it must not exist.") var output: String

        func run() async throws {
            let events = try await folder.events()
            if !unfinished, let event = events.first(where: { $0.id == id }), event.finished == nil {
                Terminal.fail(Message("questd-not-finished", ["event": .of(id)]), folder.language)
                throw ExitCode(1)
            }
            try await EventCommand.export(id, to: output, folder)
            try await EventCommand.delete(id, folder)
        }
    }

    struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Delete an event with everything in it.")
        @OptionGroup var folder: Folder
        @Argument(help: "The event.") var id: String
        @Flag(help: "Do not ask.") var yes = false

        func run() async throws {
            if !yes {
                print(Message("questd-confirm-deletion", ["event": .of(id)])[folder.language], terminator: "")
                fflush(nil)
                guard readLine() == id else {
                    Terminal.fail(Message("questd-not-deleted", ["event": .of(id)]), folder.language)
                    throw ExitCode(1)
                }
            }
            try await EventCommand.delete(id, folder)
        }
    }

    static func delete(_ id: String, _ folder: Folder) async throws {
        let store = try await folder.store()
        try await folder.reporting {
            guard try await store.has(id) else { throw EventError(.noEvent) }
            if let leases = store.leases, case .other = try await leases.take(id) { throw StoreError.fenced }
            try await store.delete(id)
            try await store.close()
        }
    }

    static func export(_ id: String, to output: String, _ folder: Folder) async throws {
        let store = try await folder.store()
        try await folder.reporting {
            guard !FileManager.default.fileExists(atPath: output) else { throw StoreError.exists(output) }
            let event = try await LiveEvent(
                id, in: store, clock: .system(startingAt: Folder.now), logger: Logger(label: "questd"))
            // Written beside and moved, so that a folder under this name is whole.
            let part = output + ".part"
            if FileManager.default.fileExists(atPath: part) { try FileManager.default.removeItem(atPath: part) }
            try FileManager.default.createDirectory(
                atPath: part, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            for name in ["tracks", "photos"] {
                try FileManager.default.createDirectory(atPath: part + "/" + name, withIntermediateDirectories: true)
            }
            try await event.export(in: folder.language) { path, bytes in
                try Data(bytes).write(to: URL(fileURLWithPath: part + "/" + path))
            }
            try FileManager.default.moveItem(atPath: part, toPath: output)
            try await store.close()
        }
    }
}
