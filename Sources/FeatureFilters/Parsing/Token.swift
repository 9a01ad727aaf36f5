/// A word or sign of a filter's text.
struct Token: Sendable, Hashable {
    /// What it is.
    enum Kind: Sendable, Hashable {
        /// A name without quotes: a property, a function or a word of the language.
        case name
        /// A name between double quotes, in `text` without them.
        case quotedName
        /// A number without sign.
        case number
        /// A text between single quotes, in `text` without them, its escapes unresolved.
        case string
        /// One of `( ) , = <> < <= > >= + - * / % ^`.
        case sign
        /// Behind the last word.
        case end
    }

    var kind: Kind
    var text: String
    /// Its bytes in the filter.
    var range: Range<Int>

    /// Whether it is a word of the language, in any case.
    func isWord(_ word: String) -> Bool {
        kind == .name && text.utf8.count == word.utf8.count && text.uppercased() == word
    }

    /// Whether it is a sign.
    func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
}
