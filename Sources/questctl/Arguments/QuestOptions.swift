import Answers
import ArgumentParser
import GeoJSON
import QuestSealing
import Quests
import RideSimulation
import Scoring
import Support

/// The options of every command that opens a quest.
struct QuestOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Refuse the quest unless it is signed with the organiser's key of this fingerprint.",
            valueName: "fingerprint"))
    var signedBy: KeyFingerprint?

    /// - Throws: as `CheckedQuest.quest(at:signedBy:_:)`.
    func quest(at path: String, isLocalized: Bool = true, _ language: Language) throws -> Quest {
        try CheckedQuest.quest(at: path, signedBy: signedBy, isLocalized: isLocalized, language)
    }
}

/// Reads a quest file for a command and shows the findings about it.
enum CheckedQuest {
    /// Reads a quest, localized in the language as far as it has the texts, and prints its errors, or what else
    /// must not be overlooked.
    ///
    /// - Parameters:
    ///   - key: the key that it has to be signed with, if any.
    ///   - isLocalized: whether it is localized in the language; otherwise the texts are those of the organiser.
    /// - Throws: `Failure.wrong` for a quest with errors, or changed since it was signed; `Failure.unreadable` where the file cannot be
    ///   opened.
    static func quest(
        at path: String, signedBy key: KeyFingerprint?, isLocalized: Bool = true, _ language: Language
    ) throws -> Quest {
        let (reading, bytes) = try read(path, signedBy: key, language)
        if let quest = reading.quest {
            // A start that is lost for a capital letter changes what every command says.
            let findings = QuestOnMap.findings(added: reading, in: bytes, on: nil).filter { doubts.contains($0.rule) }
            for doubt in findings.prefix(5) { Console.note("\(path): \(doubt.message[language])") }
            if findings.count > 5 {
                Console.note("\(path): \(Message("recorded-more", ["count": .of(findings.count - 5)])[language])")
            }
            return isLocalized ? quest.localized(in: language.tag) : quest
        }
        let errors = reading.diagnostics.filter { $0.severity == .error }
        Console.note(DiagnosticText(language: language).render(errors, file: path, bytes: bytes), terminator: "")
        throw Failure.wrong
    }

    /// The rules whose findings every command reports, although the quest can be read.
    private static let doubts: Set<String> = [
        QuestRule.unsignedEdition.identifier, "quest.unknown-role", "quest.misspelt-role", "quest.misspelt-member",
    ]

    /// The contents of a quest file, and its bytes.
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
        // After a comparison with a given key, findings about the file's own key are redundant.
        return (key == nil ? reading : reading.without(QuestRule.unsignedEdition), bytes)
    }
}

extension Quest {
    /// Whether answers or tasks are sealed, so that riders can carry it.
    var isRidersEdition: Bool {
        !lockedTasks.isEmpty
            || tasks.contains { task in
                if case .sealed? = task.answer?.kind { true } else { false }
            }
    }
}
