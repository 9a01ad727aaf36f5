/// The language of an accepted text: it decides which letters are letters of their own and which words are articles.
///
///     AnswerLanguage(tag: "sv")  // å, ä and ö are letters, not a and o with marks
///
/// Without one, marks on Latin and Greek letters do not matter and the English articles are dropped.
public struct AnswerLanguage: Sendable, Hashable {
    /// One reference instead of four values: every text that is folded carries a language.
    private final class Rules: Sendable {
        let tag: String
        let letters: Set<UInt32>
        let articles: [[UInt32]]

        init(_ primary: String) {
            tag = primary
            letters = Set((AnswerLanguage.letters[primary] ?? "").unicodeScalars.map { $0.value })
            articles = (AnswerLanguage.articles[primary] ?? AnswerLanguage.english)
                .split(separator: " ").map { $0.unicodeScalars.map { $0.value } }
        }
    }

    private let rules: Rules
    /// Whether d’ and l’ before a word are articles and the like.
    let elides: Bool
    /// Whether ä may be written ae, as in German.
    let spellsUmlauts: Bool

    /// The primary subtag of BCP 47 in small letters: `ru`, `de`.
    public var tag: String { rules.tag }

    var letters: Set<UInt32> { rules.letters }
    var articles: [[UInt32]] { rules.articles }

    /// A language from its tag; `nil` where the tag does not start with two or three letters.
    public init?(tag: String) {
        let primary = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
        guard (2...3).contains(primary.utf8.count), primary.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
            return nil
        }
        self.init(primary: String(primary))
    }

    private init(primary: String) {
        rules = Rules(primary)
        elides = primary == "fr" || primary == "it"
        spellsUmlauts = primary == "de"
    }

    /// No language in particular.
    package static let any = AnswerLanguage(primary: "")

    /// Languages are equal if their tags are: everything else follows from the tag.
    public static func == (left: AnswerLanguage, right: AnswerLanguage) -> Bool { left.tag == right.tag }

    /// Hashes the tag.
    public func hash(into hasher: inout Hasher) { hasher.combine(tag) }

    private static let english = "the a an"

    private static let articles = [
        "fr": "le la les l un une des", "de": "der die das den dem des ein eine einen",
        "it": "il lo la i gli le l un uno una",
        "es": "el la los las un una", "pt": "o a os as um uma", "nl": "de het een", "sv": "en ett", "da": "en et",
        "nb": "en et ei", "no": "en et ei",
    ]

    /// Letters with marks that have their own place in the alphabet; the word changes without the mark.
    private static let letters = [
        "sv": "åäö", "fi": "åäö", "da": "åæø", "nb": "åæø", "nn": "åæø", "no": "åæø", "is": "áéíóúýþæöð",
        "fo": "áíóúýæøð", "et": "äöüõšž", "es": "ñ", "tr": "çğıöşü", "az": "çğıöşüə", "hu": "öőüű", "pl": "ąćęłńóśźż",
        "cs": "čďěňřšťůž", "sk": "čďľňšťž", "hr": "čćđšž", "sl": "čšž", "lv": "āčēģīķļņšūž", "lt": "ąčęėįšųūž",
        "ro": "ăâîșț", "sq": "çë",
    ]
}
