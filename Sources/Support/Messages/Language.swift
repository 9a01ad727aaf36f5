/// A language that messages are worded in: the texts of one folder of `Sources/Languages`.
///
/// What a language does not word is English.
public struct Language: Sendable, Hashable {
    /// Its tag by BCP 47, in small letters: `en`, `ru`, `pt-br`.
    public let tag: String
    private let texts: LanguageTexts

    /// Makes a language of its tag and its texts.
    ///
    /// - Parameter texts: messages in the syntax of Fluent, in UTF-8. A message that is not understood is passed over;
    ///   `make texts` says which and where.
    public init(tag: String, texts: [UInt8]) {
        self.tag = tag.lowercased()
        self.texts = LanguageTexts(texts)
    }

    /// One of the languages that the program carries, for example `de` for `de-AT`, `de_AT.UTF-8` and `deu`.
    public init?(tag: String) {
        let primary = Self.primarySubtag(of: tag)
        guard let language = Self.all.first(where: { $0.tag == primary }) else { return nil }
        self = language
    }

    /// The languages that the program has texts of, English first; those of a web page are the ones that it loaded.
    public static var all: [Language] { Languages.all }

    /// The language that everything has a text in.
    public static var english: Language { Languages.english }

    /// The language's own name: `Русский`.
    public var name: String { Message("language-name")[self] }

    /// The tag of the voice that reads it aloud: `de-DE`.
    public var voice: String { Message("language-voice")[self] }

    /// The part of a tag, or of the name of a locale, that names the language itself: `de` for `de-AT` and `de_AT.UTF-8`.
    public static func primarySubtag(of tag: String) -> String {
        let primary = tag.lowercased().prefix { $0 != "-" && $0 != "_" && $0 != "." && $0 != "@" }
        return switch primary {
        case "eng": "en"
        case "rus": "ru"
        case "deu", "ger": "de"
        case "fra", "fre": "fr"
        case "spa": "es"
        case "pol": "pl"
        default: String(primary)
        }
    }

    func text(of message: Message) -> String {
        var formatter = MessageFormatter(
            tag: tag, texts: texts, fallback: texts === Languages.english.texts ? nil : Languages.english.texts)
        formatter.append(message, depth: 0)
        return formatter.result
    }

    /// Whether two are the same language, whatever their texts.
    public static func == (one: Language, other: Language) -> Bool { one.tag == other.tag }

    /// Hashes the tag.
    public func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}
