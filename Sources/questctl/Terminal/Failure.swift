import ArgumentParser
import Languages

/// An error that has been reported in the user's language, and the exit code that goes with it.
enum Failure {
    /// The quest file has errors, or what was asked for does not exist.
    static let wrong = ExitCode(1)
    /// A file cannot be read, is damaged or cannot be written.
    static let unreadable = ExitCode(2)
    /// The command line is wrong.
    static let misused = ExitCode.validationFailure

    /// Says an error about a file on standard error.
    static func report(_ message: LocalizedText, file: String? = nil, _ language: Language) {
        let word = CommonTexts.error[language]
        Console.note("questctl: \(word): \(file.map { "\($0): " } ?? "")\(message[language])")
    }

    /// Runs `body`; an error that can say what it is becomes a message and an exit code.
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
