import ArgumentParser
import Support

/// An error that has been reported in the user's language, and the exit code that goes with it.
enum Failure {
    /// The quest file has errors, or a requested object does not exist.
    static let wrong = ExitCode(1)
    /// A file cannot be read, is damaged or cannot be written.
    static let unreadable = ExitCode(2)
    /// The command line is wrong.
    static let misused = ExitCode.validationFailure

    /// Prints an error about a file on standard error.
    static func report(_ message: Message, file: String? = nil, _ language: Language) {
        let word = Message("output-error")[language]
        Console.note("questctl: \(word): \(file.map { "\($0): " } ?? "")\(message[language])")
    }

    /// Prints an error as `report` does.
    ///
    /// - Returns: the exit code, to be thrown.
    static func reported(
        _ message: Message, file: String? = nil, _ language: Language, code: ExitCode = unreadable
    ) -> ExitCode {
        report(message, file: file, language)
        return code
    }

    /// Prints an error of the command line.
    ///
    /// - Returns: the exit code, to be thrown.
    static func misuse(_ message: Message, _ language: Language) -> ExitCode {
        reported(message, language, code: misused)
    }

    /// Runs `body`; an error with a message is printed and becomes an exit code.
    ///
    /// - Parameter file: the file that the body is about, for errors that do not name it themselves.
    static func reporting<Value: ~Copyable>(
        _ language: Language, file: String? = nil, code: ExitCode = unreadable, _ body: () throws -> Value
    ) throws -> Value {
        do {
            return try body()
        } catch let error as any LocalizedMessage {
            report(error.message, file: file, language)
            throw code
        }
    }
}

/// The output of `--version`.
enum Version {
    static let number = "0.1.0"

    static let text = "questctl \(number)"
}
