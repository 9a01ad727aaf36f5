/// A word or sign of a filter's text.
struct Token: Sendable, Hashable {
    /// Its kind.
    enum Kind: Sendable, Hashable {
        /// A name without quotes: a property, a function or a keyword.
        case name
        /// A name between double quotes, in `text` without them.
        case quotedName
        /// A number without sign.
        case number
        /// A text between single quotes, in `text` without them, its escapes unresolved.
        case string
        /// One of `( ) , = <> < <= > >= + - * / % ^`.
        case sign
        /// The end of the text.
        case end
    }

    var kind: Kind
    var text: String
    /// Its bytes in the filter.
    var range: Range<Int>

    /// Whether it is a given keyword, in any case of letters.
    func isWord(_ word: String) -> Bool {
        kind == .name && text.utf8.count == word.utf8.count && text.uppercased() == word
    }

    /// Whether it is a sign.
    func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
}
