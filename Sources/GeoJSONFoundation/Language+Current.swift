import Foundation
public import Support

extension Language {
    /// The language that the user prefers among those that there are; English where there is none.
    public static var current: Language {
        Locale.preferredLanguages.lazy.compactMap { Language(tag: $0) }.first ?? .english
    }
}
