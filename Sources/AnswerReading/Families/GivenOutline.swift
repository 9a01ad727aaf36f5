/// The outline of an answer. Whether its words are in the tables is found out once, and only where that matters.
package struct GivenOutline {
    let outline: WordOutline
    private let folded: [UInt32]
    private var hasKnownWord: Bool?
    private var hasKnownNumberWord: Bool?

    /// `nil` where the answer has no words.
    fileprivate init?(_ answer: GivenAnswer) {
        guard let folded = answer.separated.first?.scalars else { return nil }
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
}

extension GivenAnswer {
    /// What it must have in common with an accepted text; `nil` where it has no words.
    package var outline: GivenOutline? { GivenOutline(self) }
}
