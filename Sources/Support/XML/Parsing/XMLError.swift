/// Why a text is not well-formed XML, and where.
package struct XMLError: Error, Sendable, Hashable, LocalizedMessage {
    /// The line, from 1.
    package var line: Int
    /// The column in characters, from 1.
    package var column: Int
    /// What is wrong.
    package var problem: Problem

    /// Notes what is wrong and where.
    package init(line: Int, column: Int, problem: Problem) {
        self.line = line
        self.column = column
        self.problem = problem
    }

    /// What can be wrong.
    package enum Problem: Sendable, Hashable {
        /// There is no element at all.
        case noElement
        /// The text ends inside an element, whose name is given, or inside markup.
        case unexpectedEnd(inside: String)
        /// A tag that is not well formed.
        case malformedTag
        /// Markup that begins with `<!` and is none that XML knows here.
        case unknownMarkup
        /// An end tag that does not belong to the element that is open.
        case mismatchedEnd(found: String, expected: String?)
        /// The same attribute twice in one tag.
        case repeatedAttribute(String)
        /// An entity other than the five predefined ones.
        case unknownEntity(String)
        /// The number of a character that XML does not allow, such as `&#27;`.
        case forbiddenCharacter(String)
        /// Text or an element beside the one outermost element.
        case contentOutsideRoot
        /// Elements nested too deep.
        case tooDeep(limit: Int)
        /// A tag that is too long or has too many attributes.
        case tooLong
        /// An encoding other than UTF-8.
        case unsupportedEncoding(String)
    }
}
