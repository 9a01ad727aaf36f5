/// What may differ between an answer and an accepted text without making it another answer.
///
/// Applied in the order of the members below. Without Foundation there is no NFKC in the language's library, so
/// `compatibility` covers what phones and copied texts really bring: full-width forms, ligatures, super- and
/// subscript and other decimal digits. Canonical equivalence (й as one scalar or as и with a breve) needs no folding:
/// Swift's strings compare that way.
///
/// Not folded: accents other than the two dots of ё, look-alike letters of another alphabet, spelling mistakes.
public struct AnswerFolding: OptionSet, Sendable, Hashable {
    /// One bit for each way of folding.
    public let rawValue: UInt8

    /// Makes a set of foldings from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Full-width letters, ligatures and digits of any kind become the plain ones; invisible characters go.
    public static let compatibility = AnswerFolding(rawValue: 1 << 0)
    /// Capital and small letters are one: `ДУБ` is `дуб`, `STRASSE` is `Straße`.
    public static let letterCase = AnswerFolding(rawValue: 1 << 1)
    /// ё is е; й stays й.
    public static let yo = AnswerFolding(rawValue: 1 << 2)
    /// Punctuation separates words as a space does, apostrophes and № vanish; a minus before a number stays.
    public static let punctuation = AnswerFolding(rawValue: 1 << 3)
    /// Punctuation between letters joins them instead: `U.S.A.` is `USA`. Only together with `punctuation`.
    public static let joinedPunctuation = AnswerFolding(rawValue: 1 << 4)
    /// White space of any kind and length is one space, and none at either end.
    public static let whiteSpace = AnswerFolding(rawValue: 1 << 5)
    /// A leading *the*, *a* or *an* is dropped before a word.
    public static let article = AnswerFolding(rawValue: 1 << 6)

    static let separating: AnswerFolding = [.compatibility, .letterCase, .yo, .punctuation, .whiteSpace, .article]
    static let joining: AnswerFolding = separating.union(.joinedPunctuation)

    /// Each folding on its own, in the order in which a verdict tries to do without it.
    static let each: [AnswerFolding] = [
        .article, .joinedPunctuation, .punctuation, .yo, .letterCase, .compatibility, .whiteSpace,
    ]

    /// A text with these differences removed.
    ///
    ///     AnswerFolding.letterCase.apply(to: "Дуб")  // "дуб"
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func apply(to text: String) -> String {
        var text = text
        if contains(.compatibility) { text = CompatibilityForms.plain(text) }
        // Upper case first, as Unicode's full case folding does for ß, ς and the like (Unicode standard, 3.13).
        if contains(.letterCase) { text = text.uppercased().lowercased() }
        if contains(.yo) { text = Self.withoutYo(text) }
        if contains(.punctuation) {
            text = PunctuationFolding.apply(to: text, joiningLetters: contains(.joinedPunctuation))
        }
        if contains(.whiteSpace) { text = Self.withSingleSpaces(text) }
        if contains(.article) { text = Self.withoutArticle(text) }
        return text
    }

    /// Characters, not scalars, so that е with a separate U+0308 is met too.
    private static func withoutYo(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0 == "ё" || $0 == "Ё" || $0 == "\u{308}" }) else { return text }
        return String(text.map { $0 == "ё" ? "е" : $0 == "Ё" ? "Е" : $0 })
    }

    private static func withSingleSpaces(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// *a* and *an* only go before a word of two letters or more: in `A 113` and `A B C` they are no articles.
    private static func withoutArticle(_ text: String) -> String {
        let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard words.count == 2, !words[1].isEmpty else { return text }
        switch words[0].lowercased() {
        case "the":
            return String(words[1])
        case "a", "an":
            return words[1].prefix(while: \.isLetter).count >= 2 ? String(words[1]) : text
        default:
            return text
        }
    }
}
