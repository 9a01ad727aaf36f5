public import ArgumentParser
import EventClient
import EventDay
import EventStore
import Foundation
import Support
public import VeloQuest

/// The language that a command speaks.
struct Speech: ParsableArguments {
    @Option(help: "The language of messages: \(Language.all.map(\.tag).joined(separator: ", ")).")
    var language: Language = Speech.ofEnvironment

    /// The language of the environment, by the rules of POSIX; English for languages without texts.
    private static var ofEnvironment: Language {
        let environment = ProcessInfo.processInfo.environment
        let tag = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return tag.flatMap { Language(tag: $0) } ?? .english
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
        case is ExitCode, is CleanExit, is ValidationError: return error
        case let problem as EventError:
            Terminal.fail(problem.message, language)
            return ExitCode(1)
        case let error as any LocalizedMessage:
            Terminal.fail(error.message, language)
            return ExitCode(2)
        default:
            Terminal.fail(Message("questd-failed", ["reason": .of(String(describing: error))]), language)
            return ExitCode(2)
        }
    }
}

extension Language: @retroactive ExpressibleByArgument {
    /// A language from its tag.
    public init?(argument: String) { self.init(tag: argument) }
}
