/// A small table of words of one language, and what they mean in an answer.
///
/// Each table stands in a file of its own with its source, in the folder of its language. A further language is one folder with such
/// tables and a line in `all`. Words are in small letters, without ё and without marks.
struct WordTable: Sendable {
    /// What the words of a table are.
    enum Family: Sendable {
        /// A line is a value and the words for it.
        case cardinals
        /// A line is a value and the words for its ordinal.
        case ordinals
        /// Endings after digits, as in *21st* and *21-й*.
        case ordinalEndings
        /// A line is the number of a month and its names.
        case months
        /// A line is a number such as `0.5` or `1/3` and phrases for it, with semicolons between them; `+0.5` adds to the number
        /// before it.
        case shares
        /// Words between the items of a list.
        case links
        /// Words beside a number that change nothing: *year*, *number*.
        case years
        /// Words after a year that change nothing.
        case eras
        /// Titles that a ruler may have or lack.
        case titles
        /// A line is a phrase that may stand before an answer.
        case leads
        /// Prepositions before an answer.
        case prepositions
        /// Words for a century, beside a number.
        case centuries
        /// Words that may stand before a name or not.
        case generics
        /// Words within the name of a person that have no initial.
        case particles
        /// A line is a word before a name and its abbreviations, which may mean something else after it.
        case prefixes
        /// Words that may stand after an answer.
        case trailers
        /// Words that change the number or the meaning beside a number, so that they are no counted things.
        case limits
        /// A line is the full word for a kind of street and its abbreviations and cases.
        case streets
        /// A line is a word and other spellings or abbreviations of it.
        case spellings
        /// A line is a phrase, ` = `, and phrases of the same meaning, with semicolons between them; numbers in digits.
        case aliases
    }

    let family: Family
    let text: String

    init(_ family: Family, _ text: String) {
        self.family = family
        self.text = text
    }

    /// The tables of all languages.
    static let all: [WordTable] = english + russian
}
