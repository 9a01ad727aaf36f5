import ArgumentParser
import EventStore
import Foundation
import SQLiteEventStore
import VeloQuest

/// The folder of a server, and the language that is spoken.
struct Folder: ParsableArguments {
    @Option(
        name: .customLong("data"),
        help: ArgumentHelp("The folder with the events; also QUESTD_DATA (default: questd-data).", valueName: "folder"))
    var givenData: String?

    /// The folder that was given, or that of the environment.
    var data: String { givenData ?? ProcessInfo.processInfo.environment["QUESTD_DATA"] ?? "questd-data" }

    @OptionGroup var speech: Speech
    /// The language of messages.
    var language: Language { speech.language }

    /// - Parameter makes: whether the folder is made where it is missing; otherwise a mistyped name is an error.
    func store(at path: String? = nil, makes: Bool = false) throws -> SQLiteEventStore {
        let data = path ?? data
        if !makes, !FileManager.default.fileExists(atPath: data + "/events.sqlite") {
            Terminal.fail(QuestdTexts.noEvents(data), language)
            throw ExitCode(2)
        }
        return try reporting { () throws(StoreError) in try SQLiteEventStore(folder: data) }
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
    static func fail(_ text: LocalizedText, _ language: Language) { note("questd: " + text[language]) }

    static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
