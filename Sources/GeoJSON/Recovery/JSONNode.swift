/// A JSON value with its place in the text: what the careful parser makes of a file's faulty part.
struct JSONNode {
    var content: Content
    /// The bytes of the value, brackets and quotes included.
    var range: Range<Int>

    enum Content {
        case null
        case boolean(Bool)
        /// A number; its text is at `range`. `isProper` says whether JSON would write it so.
        case number(isProper: Bool)
        case string(String)
        case array([JSONNode])
        case object([Member])
        /// The elements of the `features` array of a file, which were taken one by one.
        case consumed
        /// Something that was reported and means nothing.
        case invalid
    }

    struct Member {
        var key: String
        var keyRange: Range<Int>
        var value: JSONNode
    }

    var isInvalid: Bool {
        if case .invalid = content { true } else { false }
    }
}
