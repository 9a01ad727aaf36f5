public import Support

extension Difficulty {
    /// The level as riders read it; a word of the organiser's stands as it was written.
    public var word: LocalizedText {
        switch self {
        case .low: LocalizedText("easy", "низкая")
        case .medium: LocalizedText("medium", "средняя")
        case .high: LocalizedText("hard", "высокая")
        case .other(let text): LocalizedText(text, text)
        }
    }
}
