public import Support

extension Difficulty {
    /// The level as riders read it; a word of the organiser's stands as it was written.
    public var word: Message {
        switch self {
        case .low: Message("difficulty-word-low")
        case .medium: Message("difficulty-word-medium")
        case .high: Message("difficulty-word-high")
        case .other(let text): Message(verbatim: text)
        }
    }
}
