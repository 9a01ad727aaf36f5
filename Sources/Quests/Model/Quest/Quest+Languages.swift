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

    /// The same quest localized in a language, as far as it has the texts: names, descriptions, hints and texts on success.
    ///
    /// Its own texts are kept among the translations where the quest says which language they are in. `source` stays.
    /// - Complexity: linear in the number of texts.
    public func localized(in tag: String) -> Quest {
        let own = settings.language
        var translations = settings.translations
        if let own, translations[own] == nil {
            translations[own] = Translation(name: settings.title, description: settings.description)
        }
        return replacingTexts(
            title: settings.title(in: tag), description: settings.description(in: tag), translations: translations,
            task: { $0.localized(in: tag, own) }, zone: { $0.localized(in: tag, own) })
    }
}

extension Quest.Task {
    /// - Parameter own: the language of its own texts.
    fileprivate func localized(in tag: String, _ own: String?) -> Quest.Task {
        var result = self
        if let own, translations[own] == nil {
            result.translations[own] = Quest.Translation(
                name: name, description: description, success: success, hints: hints.map { $0.text })
        }
        (result.name, result.description, result.success) = (name(in: tag), description(in: tag), success(in: tag))
        for index in hints.indices { result.hints[index].text = hint(index, in: tag) ?? hints[index].text }
        return result
    }
}

extension Quest.Zone {
    /// - Parameter own: the language of its own texts.
    fileprivate func localized(in tag: String, _ own: String?) -> Quest.Zone {
        var result = self
        if let own, translations[own] == nil { result.translations[own] = Quest.Translation(name: name) }
        result.name = translations.texts(for: tag)?.name ?? name
        return result
    }
}
