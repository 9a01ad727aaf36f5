internal import GeoJSON
import JSON
internal import Support

/// Finds texts that lack a language declared in `languages`.
struct LanguageChecks {
    let tasks: [LocatedTask]
    let settings: Quest.Settings

    /// An upper bound, since each language is looked up in every task.
    private static let mostLanguages = 100

    /// Compares the member `languages` with the texts.
    func check(_ collection: FeatureCollection, _ diagnostics: inout QuestDiagnostics) {
        guard let object = collection.foreignMembers["quest"]?.objectValue else { return }
        let members = MemberReader(object, at: SettingsReader.pointer, owner: SettingsReader.owner)
        let tags = members.texts("languages", &diagnostics) ?? []
        guard tags.count <= Self.mostLanguages else {
            let most = Self.mostLanguages
            members.noteOutOfRange(
                "languages", Message("translation-most-languages", ["most": .of(most)]), &diagnostics)
            return
        }
        var seen: Set<String> = []
        for tag in tags where seen.insert(tag.lowercased()).inserted && !isOwn(tag) {
            var missing: [Message] = []
            if settings.title != nil, settings.translations.texts(for: tag)?.name == nil {
                missing.append(Message("translation-title"))
            }
            let untranslated = tasks.filter { $0.task.translations.texts(for: tag) == nil }
            if !untranslated.isEmpty {
                let subject = LocatedTask.subject(untranslated)
                missing.append(
                    untranslated.count == 1
                        ? subject
                        : Message("translation-tasks", ["numbers": .of(LocatedTask.numbers(untranslated))]))
            }
            guard !missing.isEmpty else { continue }
            diagnostics.add(
                QuestRule.missingTranslation, at: SettingsReader.pointer.appending("languages"),
                Message("translation-missing", ["tag": .of(tag), "missing": .of(missing)]))
        }
    }

    private func isOwn(_ tag: String) -> Bool {
        guard let own = settings.language else { return false }
        return [own: Quest.Translation()].texts(for: tag) != nil
    }
}
