import FileAccess
import GeoJSON
import Languages
import QuestEngine
import QuestFile

/// Reads a quest file for a command and shows the findings about it.
enum CheckedQuest {
    /// The quest, after its errors, if it has any, were printed.
    /// - Throws: `Failure.wrong` for a quest with errors, `Failure.unreadable` where the file cannot be opened.
    static func quest(at path: String, _ language: Language) throws -> Quest {
        let (reading, bytes) = try read(path, language)
        if let quest = reading.quest { return quest }
        let errors = reading.diagnostics.filter { $0.severity == .error }
        Console.note(DiagnosticText(language: language).render(errors, file: path, bytes: bytes), terminator: "")
        throw Failure.wrong
    }

    /// What a quest file holds, and its bytes.
    ///
    /// - Parameter linter: also checks the file by the rules of GeoJSON; without rules it finds errors only.
    static func read(
        _ path: String, judgedBy linter: Linter = Linter(rules: []), _ language: Language
    ) throws -> (reading: QuestReading, bytes: [UInt8]) {
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: path) }
        return (Quest.read(bytes, judgedBy: linter), bytes)
    }
}
