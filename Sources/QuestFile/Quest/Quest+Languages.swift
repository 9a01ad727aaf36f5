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
}
