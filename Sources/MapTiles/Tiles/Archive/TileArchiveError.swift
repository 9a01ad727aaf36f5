package import Support

/// Why an archive of tiles cannot be read or written.
package enum TileArchiveError: Error, LocalizedMessage, Sendable, Hashable {
    /// The file is no PMTiles archive.
    case notAnArchive
    /// It is one of another version than 3.
    case unknownVersion(Int)
    /// Its tiles are no vector tiles; the number of their kind.
    case notVectorTiles(kind: Int)
    /// Something is packed otherwise than by gzip; the number of the way.
    case unknownCompression(Int)
    /// The header, a directory or the metadata says what cannot be.
    case damaged(Part)
    /// A tile was added behind one that has its number or a greater one.
    case unordered(TileID)

    /// A part of an archive.
    package enum Part: Sendable, Hashable {
        /// The first 127 bytes.
        case header
        /// A list of tiles.
        case directory
        /// The JSON text about the tiles.
        case metadata
        /// A tile.
        case tile(TileID)
    }

    /// What is wrong, and what to do about it.
    package var message: LocalizedText { TileTexts.message(of: self) }
}
