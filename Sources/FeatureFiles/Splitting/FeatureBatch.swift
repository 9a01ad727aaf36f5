import Diagnostics

/// A piece of a file that was parted into elements and what stands between them.
///
///     {"type":"FeatureCollection","features":[ {…} , {…} ],"name":"x"}
///     head ──────────────────────────────────┘ 0   1   2  └────── tail
///
/// Every byte of the file is in one part of one batch, in order.
struct FeatureBatch: Sendable {
    enum Kind: Sendable {
        /// What stands before the first element.
        case head
        /// An element of `features`, or a record.
        case element
        /// An element whose structure is damaged, with the commas around it, alone in its batch.
        case damaged
        /// Commas, blanks, line feeds and record separators between two elements, or behind the last one.
        case separator
        /// What stands behind the last element.
        case tail
        /// A whole text that is no FeatureCollection, or none that could be parted.
        case document
    }

    struct Part: Sendable {
        var kind: Kind
        var range: Range<Int>
    }

    var bytes: [UInt8]
    var parts: [Part]
    /// Where `bytes` begins in the file.
    var origin: LineCounter.Place
    /// How many elements came before.
    var firstIndex: Int
}
