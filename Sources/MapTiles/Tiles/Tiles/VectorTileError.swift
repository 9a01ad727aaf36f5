package import Support

/// Bytes that are no vector tile.
package struct VectorTileError: Error, LocalizedMessage, Sendable, Hashable {
    /// The byte at which reading failed.
    package var offset: Int
    /// What is wrong there.
    package var reason: Reason

    /// What can be wrong.
    package enum Reason: Sendable, Hashable {
        /// The bytes end within a value.
        case truncated
        /// A number, a length or a kind of field that cannot be.
        case malformed
        /// A layer without a name, or of a version other than 1 and 2.
        case layer
        /// An attribute whose name or value is not in the layer's lists.
        case attribute
        /// A geometry whose commands do not fit its kind.
        case geometry
        /// Text that is not UTF-8.
        case text
    }

    /// What is wrong, and what to do about it.
    package var message: LocalizedText { TileTexts.message(of: self) }
}
