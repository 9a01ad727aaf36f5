import ArgumentParser
import EventStore
import Foundation
import Support
import VeloQuest

/// The folder or database of a server, and the language that is spoken.
struct Folder: ParsableArguments {
    @Option(
        name: .customLong("data"),
        help: ArgumentHelp(
            "The folder with the events, or the address of a PostgreSQL database as postgres://host/name; also QUESTD_DATA (default: questd-data).",
            valueName: "folder"))
    var givenData: String?

    /// The folder that was given, or that of the environment.
    var data: String { givenData ?? ProcessInfo.processInfo.environment["QUESTD_DATA"] ?? "questd-data" }

    @OptionGroup var speech: Speech
    /// The language of messages.
    var language: Language { speech.language }

    /// Opens what holds the events.
    ///
    /// - Parameters:
    ///   - makes: whether the folder is made where it is missing; otherwise a mistyped name is an error.
    ///   - address: where other servers of a database reach this one; commands take no requests and have none.
    func store(at path: String? = nil, makes: Bool = false, address: String = "") async throws -> any EventStore {
        let data = path ?? data
        if Self.isDatabase(data) {
            return try await reporting { () async throws(StoreError) in
                try await PostgresEventStore(connecting: data, address: address)
            }
        }
        if !makes, !FileManager.default.fileExists(atPath: data + "/events.sqlite") {
            Terminal.fail(Message("questd-no-events", ["folder": .of(data)]), language)
            throw ExitCode(2)
        }
        return try reporting { () throws(StoreError) in try SQLiteEventStore(folder: data) }
    }

    /// The events, also while a server holds them.
    func events() async throws -> [EventRecord] {
        guard Self.isDatabase(data) else {
            return try reporting { () throws(StoreError) in try SQLiteEventStore.events(inFolder: data) }
        }
        let store = try await store()
        return try await reporting {
            let events = try await store.events()
            try await store.close()
            return events
        }
    }

    /// Ends a command that is for folders alone, with what to do for a database.
    func demandFolder(_ advice: Message) throws {
        guard Self.isDatabase(data) else { return }
        Terminal.fail(advice, language)
        throw ExitCode(2)
    }

    /// Whether it is the address of a database.
    static func isDatabase(_ path: String) -> Bool {
        path.hasPrefix("postgres://") || path.hasPrefix("postgresql://")
    }

    /// Runs a body and says its errors as a person reads them.
    func reporting<Value>(_ body: () throws -> Value) throws -> Value { try speech.reporting(body) }

    /// The same for a body that awaits.
    func reporting<Value>(_ body: () async throws -> Value) async throws -> Value { try await speech.reporting(body) }

    /// The clock of the system.
    static var now: Int64 { Int64(Date().timeIntervalSince1970 * 1000) }
}

/// What a person reads.
enum Terminal {
    /// A text without characters that steer a terminal.
    static func plain(_ text: String) -> String {
        String(
            String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    }

    /// Says why a command ends.
    static func fail(_ text: Message, _ language: Language) { note("questd: " + text[language]) }

    static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
