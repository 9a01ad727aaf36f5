public import ArgumentParser
import EventDay
import EventStore
import Foundation
import Logging
import SQLiteEventStore
public import VeloQuest

/// The folder of a server, and the language that is spoken.
struct Folder: ParsableArguments {
    @Option(
        name: .customLong("data"),
        help: ArgumentHelp("The folder with the events; also QUESTD_DATA (default: questd-data).", valueName: "folder"))
    var givenData: String?

    /// The folder that was given, or that of the environment.
    var data: String { givenData ?? ProcessInfo.processInfo.environment["QUESTD_DATA"] ?? "questd-data" }

    @Option(help: "The language of messages: en or ru.")
    var language: Language = Folder.ownLanguage

    private static var ownLanguage: Language {
        let environment = ProcessInfo.processInfo.environment
        let tag = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"] ?? ""
        return Language(tag: String(tag.prefix { $0 != "." && $0 != "_" })) ?? .english
    }

    /// - Parameter makes: whether the folder is made where it is missing; otherwise a mistyped name is an error.
    func store(at path: String? = nil, makes: Bool = false) throws -> SQLiteEventStore {
        let data = path ?? data
        if !makes, !FileManager.default.fileExists(atPath: data + "/events.sqlite") {
            Terminal.note(
                "questd: "
                    + LocalizedText("there are no events in “\(data)”", "в «\(data)» нет событий")[language])
            throw ExitCode(2)
        }
        return try reporting { () throws(StoreError) in try SQLiteEventStore(folder: data) }
    }

    /// Runs a body and says its errors as a person reads them.
    func reporting<Value>(_ body: () throws -> Value) throws -> Value {
        do { return try body() } catch { throw failure(error) }
    }

    /// The same for a body that awaits.
    func reporting<Value>(_ body: () async throws -> Value) async throws -> Value {
        do { return try await body() } catch { throw failure(error) }
    }

    private func failure(_ error: any Error) -> any Error {
        switch error {
        case let problem as EventProblem:
            Terminal.note("questd: " + problem.message[language])
            return ExitCode(1)
        case let error as StoreError:
            Terminal.note("questd: " + error.text[language])
            return ExitCode(2)
        case let error as any LocalizedMessage:
            Terminal.note("questd: " + error.message[language])
            return ExitCode(2)
        default: return error
        }
    }

    /// The clock of the system.
    static var now: Int64 { Int64(Date().timeIntervalSince1970 * 1000) }
}

extension Language: @retroactive ExpressibleByArgument {
    /// A language from its tag.
    public init?(argument: String) { self.init(tag: argument) }
}

/// What a person reads.
enum Terminal {
    /// A text without characters that steer a terminal.
    static func plain(_ text: String) -> String {
        String(
            String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    }

    static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}

extension StoreError {
    var text: LocalizedText {
        switch self {
        case .full: LocalizedText("the disk is full; nothing was changed", "на диске нет места; ничего не изменено")
        case .noEvent(let id): LocalizedText("there is no event “\(id)”", "события «\(id)» нет")
        case .newer(let schema):
            LocalizedText(
                "the folder was written by a newer version (schema \(schema)); that one can take it back with ‘questd migrate --to \(SQLiteEventStore.schema)’",
                "папка записана более новой версией (схема \(schema)); та может вернуть её командой ‘questd migrate --to \(SQLiteEventStore.schema)’"
            )
        case .unusable(let reason):
            LocalizedText("the folder cannot be used: \(reason)", "папкой нельзя воспользоваться: \(reason)")
        case .closed: LocalizedText("the store is closed", "хранилище закрыто")
        }
    }
}
