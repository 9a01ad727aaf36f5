internal import GeoJSON
internal import Languages

/// Finds what a quest promises in a language but does not say in it.
struct LanguageExamination {
    let tasks: [ReadTask]
    let settings: Quest.Settings

    /// More languages no quest promises, and each is looked for in every task.
    private static let mostLanguages = 100

    /// Compares the member `languages` with the texts.
    func examine(_ collection: FeatureCollection, _ findings: inout Findings) {
        guard let object = collection.foreignMembers["quest"]?.objectValue else { return }
        let members = MemberReader(object, at: SettingsReader.pointer, owner: SettingsReader.owner)
        let tags = members.texts("languages", &findings) ?? []
        guard tags.count <= Self.mostLanguages else {
            let most = Self.mostLanguages
            members.noteOutOfRange(
                "languages", "a list of up to \(most) languages", "списком, в котором не больше \(most) языков",
                &findings)
            return
        }
        var seen: Set<String> = []
        for tag in tags where seen.insert(tag.lowercased()).inserted && !isOwn(tag) {
            var missing: [LocalizedText] = []
            if settings.title != nil, settings.translations.texts(for: tag)?.name == nil {
                missing.append(LocalizedText("the title", "название квеста"))
            }
            let untold = tasks.filter { $0.task.translations.texts(for: tag) == nil }
            if !untold.isEmpty {
                let subject = ReadTask.subject(untold)
                missing.append(
                    untold.count == 1
                        ? subject
                        : LocalizedText("tasks \(ReadTask.numbers(untold))", "задания \(ReadTask.numbers(untold))"))
            }
            guard !missing.isEmpty else { continue }
            findings.add(
                QuestRule.missingTranslation, at: SettingsReader.pointer.appending("languages"),
                LocalizedText(
                    "In “\(tag)” there are no texts for: \(missing.map(\.english).joined(separator: ", ")).",
                    "На языке «\(tag)» нет текстов: \(missing.map(\.russian).joined(separator: ", "))."))
        }
    }

    private func isOwn(_ tag: String) -> Bool {
        guard let own = settings.language else { return false }
        return [own: Quest.Texts()].texts(for: tag) != nil
    }
}
