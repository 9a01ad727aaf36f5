import ArgumentParser
import EventStore
import Support
import VeloQuest

/// `questd backup copy.sqlite`
struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copy all events into one new file; the server may run meanwhile.")
    @OptionGroup var folder: Folder
    @Argument(help: "The file to write; it must not exist.") var output: String

    func run() async throws {
        try folder.demandFolder(Message("questd-database-backup"))
        try await folder.reporting { try await SQLiteEventStore.backup(folder: folder.data, to: output) }
    }
}

/// `questd migrate --to 1`
struct Migrate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Bring the folder to a version of its schema; an older one for an older program.")
    @OptionGroup var folder: Folder
    @Option(help: "The version; by default the one of this program.") var to = SQLiteEventStore.schema

    func validate() throws {
        guard (1...SQLiteEventStore.schema).contains(to) else {
            throw ValidationError(
                Message("questd-schema-range", ["last": .of(SQLiteEventStore.schema)])[folder.language])
        }
    }

    func run() async throws {
        try folder.demandFolder(Message("questd-database-schema"))
        _ = try folder.reporting { () throws(StoreError) in try SQLiteEventStore.events(inFolder: folder.data) }
        let store = try folder.reporting { () throws(StoreError) in
            try SQLiteEventStore(folder: folder.data, schema: to)
        }
        try await folder.reporting { try await store.close() }
        Terminal.note(Message("questd-schema", ["version": .of(to)])[folder.language])
    }
}
