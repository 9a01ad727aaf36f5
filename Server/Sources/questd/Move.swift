import ArgumentParser
import EventAccounts
import EventStore
import Foundation
import Support
import VeloQuest

/// `questd move --from questd-data --to postgres://questd@10.0.0.5/events`
struct Move: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copy events from a folder into a database, or back, and compare what is there then.",
        discussion: """
            No server may have the events meanwhile; events that are there already are refused before anything is copied. Prints of each \
            event its lines, photos and digest, which is the same on both sides. Nothing is removed from where it was: that is for \
            ‘questd event delete’. An interrupted copy is not served as a whole event, and is taken up when the command runs again. \
            The password of a database belongs into the file of PGPASSFILE, since others may see arguments.
            Exit codes: 0 done, 1 refused, 2 the folder or database cannot be used.
            """)

    @Option(help: ArgumentHelp("The folder, or postgres://user@host/name, that has the events.", valueName: "store"))
    var from: String
    @Option(help: ArgumentHelp("The folder or database that gets them; it is made ready.", valueName: "store"))
    var to: String
    @Option(
        name: .customLong("event"), parsing: .upToNextOption,
        help: ArgumentHelp("Which events; by default all.", valueName: "id"))
    var chosen: [String] = []
    @OptionGroup var speech: Speech

    func validate() throws {
        guard from != to else { throw ValidationError(Message("questd-moves-into-itself")[speech.language]) }
    }

    func run() async throws {
        if !Folder.isDatabase(from), !FileManager.default.fileExists(atPath: from + "/events.sqlite") {
            Terminal.fail(Message("questd-no-events", ["folder": .of(from)]), speech.language)
            throw ExitCode(2)
        }
        let source = try await speech.reporting { try await Self.store(from) }
        let target = try await speech.reporting { try await Self.store(to) }
        // Leases of both stay as long as this runs.
        let prolonging = Task {
            while !Task.isCancelled {
                for store in [source, target] { _ = try? await store.leases?.prolong() }
                try? await Task.sleep(for: .seconds(1))
            }
        }
        defer { prolonging.cancel() }
        try await speech.reporting {
            for id in try await events(of: source, notIn: target) {
                for store in [source, target] {
                    if case .other? = try await store.leases?.take(id) {
                        Terminal.fail(Message("questd-served", ["event": .of(id)]), speech.language)
                        throw ExitCode(1)
                    }
                }
                let digest = try await StoreCopy(from: source, to: target, hash: { Secret.digest(of: $0) }).event(id)
                let text = digest.bytes.map { String(format: "%02x", $0) }.joined()
                print("\(id)\t\(digest.lines)\t\(digest.photos)\t\(text)")
                for store in [source, target] { try await store.leases?.release(id) }
            }
            try await source.close()
            try await target.close()
        }
    }

    /// The events to copy: those that are asked for, or all.
    private func events(of source: any EventStore, notIn target: any EventStore) async throws -> [String] {
        let all = try await source.events().map(\.id)
        if let missing = chosen.first(where: { !all.contains($0) }) {
            Terminal.fail(StoreError.noEvent(missing).message, speech.language)
            throw ExitCode(1)
        }
        let events = chosen.isEmpty ? all : chosen
        let taken = Set(try await target.events().filter { !StoreCopy.isUnfinished($0) }.map(\.id))
        if let refused = events.first(where: taken.contains) {
            Terminal.fail(Message("questd-is-there", ["event": .of(refused)]), speech.language)
            throw ExitCode(1)
        }
        return events
    }

    private static func store(_ path: String) async throws(StoreError) -> any EventStore {
        // With an address it takes leases; nobody is sent to it, since it is not there for long.
        Folder.isDatabase(path)
            ? try await PostgresEventStore(connecting: path, address: "") : try SQLiteEventStore(folder: path)
    }
}
