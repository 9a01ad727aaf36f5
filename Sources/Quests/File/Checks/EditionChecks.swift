import Answers
internal import GeoJSON
import JSON
internal import Support

/// Finds riders' editions whose signature was taken off, or made by somebody else than an official of the quest.
///
/// Both are found only where the quest names `officials`, and a change of these as well is not found: only the comparison with
/// a fingerprint from elsewhere finds that.
struct EditionChecks {
    let tasks: [LocatedTask]
    let settings: Quest.Settings

    func check(_ collection: FeatureCollection, _ diagnostics: inout QuestDiagnostics) {
        guard !settings.officials.isEmpty, isRidersEdition(collection) else { return }
        let place = SettingsReader.pointer.appending("officials")
        guard let signature = collection.foreignMembers["signature"] else {
            diagnostics.add(QuestRule.unsignedEdition, at: place, Message("seal-unsigned-edition"))
            return
        }
        let key = (signature.objectValue?["key"]?.stringValue).flatMap { PublicKey($0) }?.fingerprint
        guard let key, !settings.officials.contains(key) else { return }
        diagnostics.add(QuestRule.unsignedEdition, at: place, Message("seal-foreign-signature", ["key": .of(key)]))
    }

    private func isRidersEdition(_ collection: FeatureCollection) -> Bool {
        collection.foreignMembers["quest"]?.objectValue?[SealedReader.key] != nil
            || tasks.contains { if case .sealed? = $0.task.answer?.kind { true } else { false } }
    }
}
