/// A JSON value with its place in the text, made by the recovering parser.
package struct JSONNode {
    package var content: Content
    /// The bytes of the value, brackets and quotes included.
    package var range: Range<Int>

    package init(content: Content, range: Range<Int>) {
        self.content = content
        self.range = range
    }

    package enum Content {
        case null
        case boolean(Bool)
        /// A number; its text is at `range`. `isProper` says whether it follows the grammar of JSON.
        case number(isProper: Bool)
        case string(String)
        case array([JSONNode])
        case object([Member])
        /// The elements of the `features` array of a file, which were read one by one.
        case consumed
        /// Something that was reported and has no value.
        case invalid
    }

    package struct Member {
        package var key: String
        package var keyRange: Range<Int>
        package var value: JSONNode
    }

    package var isInvalid: Bool {
        if case .invalid = content { true } else { false }
    }
}
