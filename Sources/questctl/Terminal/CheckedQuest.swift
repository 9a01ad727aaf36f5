import CommandOutput
import FileAccess
import GeoJSON
import GeoJSONLinting
import Languages
import QuestEngine
import QuestFile
import QuestModel
import QuestSealing
import Signatures

/// Reads a quest file for a command and shows the findings about it.
enum CheckedQuest {
    /// The quest, told in the language as far as it has the texts, after its errors, if it has any, were printed.
    ///
    /// - Parameters:
    ///   - key: the key that it has to be signed with, where that is asked for.
    ///   - isTold: whether it is told in the language; else it is as the organiser wrote it.
    /// - Throws: `Failure.wrong` for a quest with errors, or changed since it was signed; `Failure.unreadable` where the file cannot be
    ///   opened.
    static func quest(
        at path: String, signedBy key: KeyFingerprint?, isTold: Bool = true, _ language: Language
    ) throws -> Quest {
        let (reading, bytes) = try read(path, signedBy: key, language)
        if let quest = reading.quest {
            for doubt in reading.diagnostics where doubt.rule == QuestRule.unsignedEdition.identifier {
                Console.note("\(path): \(doubt.message[language])")
            }
            return isTold ? quest.told(in: language.rawValue) : quest
        }
        let errors = reading.diagnostics.filter { $0.severity == .error }
        Console.note(DiagnosticText(language: language).render(errors, file: path, bytes: bytes), terminator: "")
        throw Failure.wrong
    }

    /// What a quest file holds, and its bytes.
    ///
    /// - Parameter linter: also checks the file by the rules of GeoJSON; without rules it finds errors only.
    static func read(
        _ path: String, judgedBy linter: Linter = Linter(rules: []), signedBy key: KeyFingerprint? = nil,
        _ language: Language
    ) throws -> (reading: QuestReading, bytes: [UInt8]) {
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: path) }
        try Failure.reporting(language, file: path, code: Failure.wrong) {
            try EditionSignature.check(bytes, with: .crypto).require(signedBy: key)
        }
        let reading = Quest.read(bytes, judgedBy: linter)
        // Whoever compared the signature with a key knows more than the file says of itself.
        return (key == nil ? reading : reading.without(QuestRule.unsignedEdition), bytes)
    }
}
