extension Quest {
    /// The version of the quest file that this library reads.
    public static let fileVersion = 1

    /// The BCP 47 tags of the languages in which the quest has texts: its own, then the others in alphabetical order.
    ///
    /// Not enforced: that every text exists in every language; an absent one is shown in the language of the quest.
    /// - Complexity: O(*t* log *t*) for *t* translated texts.
    public var languages: [String] {
        var others = Set(settings.translations.keys)
        for task in tasks { others.formUnion(task.translations.keys) }
        for zone in zones { others.formUnion(zone.translations.keys) }
        let own = settings.language.map { [$0] } ?? []
        return own + others.subtracting(own).sorted()
    }

    /// The same quest told in a language, as far as it has the texts: names, descriptions, hints and texts on success.
    ///
    /// Its own texts are kept among the translations where the quest says which language they are in. `source` stays.
    /// - Complexity: linear in the number of texts.
    public func told(in tag: String) -> Quest {
        let own = settings.language
        var settings = settings
        let title = Translation(name: settings.title, description: settings.description)
        if let own, settings.translations[own] == nil { settings.translations[own] = title }
        (settings.title, settings.description) = (self.settings.title(in: tag), self.settings.description(in: tag))
        let tasks = tasks.map { task -> Task in
            var told = task
            if let own, task.translations[own] == nil {
                told.translations[own] = Translation(
                    name: task.name, description: task.description, success: task.success,
                    hints: task.hints.map { $0.text })
            }
            (told.name, told.description, told.success) = (
                task.name(in: tag), task.description(in: tag), task.success(in: tag)
            )
            for index in task.hints.indices {
                told.hints[index].text = task.hint(index, in: tag) ?? task.hints[index].text
            }
            return told
        }
        let zones = zones.map { zone -> Zone in
            var told = zone
            if let own, zone.translations[own] == nil { told.translations[own] = Translation(name: zone.name) }
            told.name = zone.translations.texts(for: tag)?.name ?? zone.name
            return told
        }
        var told = try? Quest(
            settings: settings, tasks: tasks, zones: zones, closures: closures, lockedTasks: lockedTasks, source: source
        )
        told?.edition = edition
        return told ?? self
    }
}
