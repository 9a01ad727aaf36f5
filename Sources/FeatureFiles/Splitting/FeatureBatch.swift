import JSON

/// A piece of a file, split into elements and the text between them.
///
///     {"type":"FeatureCollection","features":[ {…} , {…} ],"name":"x"}
///     head ──────────────────────────────────┘ 0   1   2  └────── tail
///
/// Every byte of the file is in one part of one batch, in order.
struct FeatureBatch: Sendable {
    enum Kind: Sendable {
        /// The text before the first element.
        case head
        /// An element of `features`, or a record.
        case element
        /// An element whose structure is damaged, with the commas around it, alone in its batch.
        case damaged
        /// Commas, white space and record separators between two elements, or after the last one.
        case separator
        /// The text after the last element.
        case tail
        /// A whole text that is not a FeatureCollection, or one that cannot be split.
        case document
    }

    struct Part: Sendable {
        var kind: Kind
        var range: Range<Int>
    }

    /// About how many bytes a batch has: few enough that the allocator keeps freed ones at hand, see `ProcessHeap`.
    static let size = 3 << 15

    var bytes: [UInt8]
    var parts: [Part]
    /// Where `bytes` begins in the file.
    var origin: LineCounter.Place
    /// How many elements precede the batch.
    var firstIndex: Int
}
