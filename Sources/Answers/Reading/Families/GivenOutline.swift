/// The outline of an answer. Whether its words are in the tables and how they sound is found out once, and only where that matters.
struct GivenOutline {
    let outline: WordOutline
    private let answer: GivenAnswer
    private let folded: [UInt32]
    private var hasKnownWord: Bool?
    private var hasKnownNumberWord: Bool?
    private var knownSounds: UInt64?

    /// `nil` where the answer has no words.
    fileprivate init?(_ answer: GivenAnswer) {
        guard let folded = answer.separated.first?.scalars else { return nil }
        self.answer = answer
        self.folded = folded
        outline = WordOutline(answer: folded, answer.plain.scalars)
    }

    /// Whether it has a number or any word of the tables.
    mutating func hasWord() -> Bool {
        if let hasKnownWord { return hasKnownWord }
        let found = Vocabulary.shared.hasWord(in: folded, inNumbers: false)
        hasKnownWord = found
        return found
    }

    /// Whether it has a word that can be a part of a number.
    mutating func hasNumberWord() -> Bool {
        if let hasKnownNumberWord { return hasKnownNumberWord }
        let found = Vocabulary.shared.hasWord(in: folded, inNumbers: true)
        hasKnownNumberWord = found
        return found
    }

    /// Whether it has a Latin letter, which may look like a Russian one.
    var hasLatin: Bool { answer.plain.scalars.contains { $0 | 0x20 &- 0x61 < 26 } }

    /// Whether it has a Russian letter, which may look like a Latin one.
    var hasCyrillic: Bool { answer.plain.scalars.contains { (0x400...0x45F).contains($0) } }

    /// The first character, small.
    var firstTyped: UInt32? {
        var first = Array(answer.plain.scalars.prefix(1))
        _ = LetterCaseFolding.apply(to: &first)
        return first.first
    }

    /// The first sounds of its words.
    mutating func sounds() -> UInt64 {
        if let knownSounds { return knownSounds }
        let words = AnswerWord.words(of: answer.plain.scalars, answer.language)
        let found = words.reduce(UInt64(0)) { $0 | (Transliteration.sound(of: $1).map(WordOutline.bit) ?? 0) }
        knownSounds = found
        return found
    }
}

extension GivenAnswer {
    /// What it must have in common with an accepted text; `nil` where it has no words.
    var outline: GivenOutline? { GivenOutline(self) }
}
