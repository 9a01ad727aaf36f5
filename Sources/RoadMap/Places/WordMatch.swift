import Answers

/// How much a word that somebody typed is like one of a name.
enum WordMatch {
    /// 1 for the same word, less for its beginning (*Str* for *Straße*) and for words with typing errors; `nil` for another word.
    ///
    /// Two numbers are the same or different: house or school 12 is not 13.
    static func likeness(of typed: NameWords.Word, to word: NameWords.Word) -> Double? {
        guard let likeness = likeness(of: typed.letters, to: word.letters) else {
            return likeness(of: typed.spelling, to: word.spelling)
        }
        return max(likeness, self.likeness(of: typed.spelling, to: word.spelling) ?? 0)
    }

    private static func likeness(of typed: [UInt32], to word: [UInt32]) -> Double? {
        if typed == word { return 1 }
        guard !typed.isEmpty, !word.isEmpty else { return nil }
        guard !typed.contains(where: isDigit), !word.contains(where: isDigit) else { return nil }
        if typed.count < word.count, word.starts(with: typed) { return typed.count < 3 ? 0.75 : 0.9 }
        let allowed = typed.count < 3 ? 0 : typed.count < 8 ? 1 : 2
        guard allowed > 0, let errors = EditDistance.between(typed[...], word[...], limit: allowed) else { return nil }
        return errors == 0 ? 1 : 0.9 - 0.1 * Double(errors)
    }

    private static func isDigit(_ scalar: UInt32) -> Bool { scalar &- 0x30 < 10 }
}
