package import ArgumentParser
package import Support

/// An error that has been reported in the user's language, and the exit code that goes with it.
package enum Failure {
    /// The quest file has errors, or a requested object does not exist.
    package static let wrong = ExitCode(1)
    /// A file cannot be read, is damaged or cannot be written.
    package static let unreadable = ExitCode(2)
    /// The command line is wrong.
    package static let misused = ExitCode.validationFailure

    /// Prints an error about a file on standard error.
    package static func report(_ message: LocalizedText, file: String? = nil, _ language: Language) {
        let word = OutputTexts.error[language]
        Console.note("questctl: \(word): \(file.map { "\($0): " } ?? "")\(message[language])")
    }

    /// Runs `body`; an error with a message is printed and becomes an exit code.
    ///
    /// - Parameter file: the file that the body is about, for errors that do not name it themselves.
    package static func reporting<Value: ~Copyable>(
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
