import ArgumentParser
import Quests
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
