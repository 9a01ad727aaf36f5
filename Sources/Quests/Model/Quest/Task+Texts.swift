extension Quest.Task {
    /// Takes the texts of another task in the place of its own: what riders read, and nothing that decides.
    mutating func takeTexts(of other: Quest.Task) {
        (name, description, category) = (other.name, other.description, other.category)
        (success, hints, translations) = (other.success, other.hints, other.translations)
    }
}
