/// A language that everything an organiser or a rider reads exists in.
public enum Language: String, Sendable, Hashable, CaseIterable {
    /// English.
    case english = "en"
    /// Russian.
    case russian = "ru"

    /// Reads a language out of a BCP 47 tag (`ru-RU`) or a POSIX locale (`ru_RU.UTF-8`).
    ///
    /// Only the primary subtag counts, in any case. Returns `nil` for any other language, so that the caller says
    /// what it falls back to.
    public init?(tag: String) {
        let primary = tag.lowercased().prefix { $0 != "-" && $0 != "_" && $0 != "." && $0 != "@" }
        switch primary {
        case "en", "eng": self = .english
        case "ru", "rus": self = .russian
        default: return nil
        }
    }
}
