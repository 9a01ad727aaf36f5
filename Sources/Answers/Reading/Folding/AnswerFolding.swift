/// Differences between an answer and an accepted text that are ignored.
///
/// Applied in the order of the members below, except that marks go before punctuation. `AnswerKey` handles the other differences:
/// numbers, typing errors, units.
public struct AnswerFolding: OptionSet, Sendable, Hashable {
    /// One bit for each folding.
    public let rawValue: UInt16

    /// Makes a set of foldings from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Unicode's NFKC (UAX 15): full-width letters, ligatures and superscripts become the plain ones. Digits of any script become 0
    /// to 9; invisible characters are removed.
    public static let compatibility = AnswerFolding(rawValue: 1 << 0)
    /// Capital and small letters are the same: `ДУБ` is `дуб`, `STRASSE` is `Straße`.
    public static let letterCase = AnswerFolding(rawValue: 1 << 1)
    /// ё is е; й stays й.
    public static let yo = AnswerFolding(rawValue: 1 << 2)
    /// Punctuation separates words as a space does; apostrophes, № and ™ are removed; a minus before a number stays.
    public static let punctuation = AnswerFolding(rawValue: 1 << 3)
    /// Punctuation between letters joins them instead: `U.S.A.` is `USA`. Only together with `punctuation`.
    public static let joinedPunctuation = AnswerFolding(rawValue: 1 << 4)
    /// White space of any kind and length is one space, and none at either end.
    public static let whiteSpace = AnswerFolding(rawValue: 1 << 5)
    /// A leading *the*, *a* or *an*, or an article of the answer's language, is dropped before a word.
    public static let article = AnswerFolding(rawValue: 1 << 6)
    /// `café` is `cafe`: Latin and Greek letters lose their marks, except for letters of their own in the answer's language. A
    /// stress on a Russian vowel is removed too.
    public static let accents = AnswerFolding(rawValue: 1 << 7)
    /// Latin letters in a Russian word, and words of letters that look the same in both alphabets. Expects small letters.
    public static let lookAlikes = AnswerFolding(rawValue: 1 << 8)

    package static let separating: AnswerFolding = [
        .compatibility, .letterCase, .yo, .punctuation, .whiteSpace, .article, .accents, .lookAlikes,
    ]
    package static let joining: AnswerFolding = separating.union(.joinedPunctuation)
    /// Applied to a text of nothing but punctuation.
    package static let plain: AnswerFolding = [.compatibility, .whiteSpace]

    /// Each folding on its own, in the order in which a verdict tries to omit it.
    static let each: [AnswerFolding] = [
        .lookAlikes, .article, .accents, .joinedPunctuation, .punctuation, .yo, .letterCase, .compatibility,
        .whiteSpace,
    ]

    /// A text with these differences removed.
    ///
    ///     AnswerFolding.letterCase.apply(to: "Дуб")  // "дуб"
    ///
    /// - Parameter language: decides which marks are parts of letters, and which words are articles.
    /// - Complexity: O(*n*) in the length of the text.
    public func apply(to text: String, language: AnswerLanguage? = nil) -> String {
        FoldedText(text, self, language ?? .any).text
    }
}
