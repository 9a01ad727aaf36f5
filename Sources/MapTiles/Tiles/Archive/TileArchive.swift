package import Geodesy
package import JSON
package import Support

/// A PMTiles archive of vector tiles on disk.
///
///     let archive = try TileArchive(path: "city.pmtiles")
///     let tile = try archive.tile(at: id)
///
/// The file is mapped into memory (see `MappedFile`). No more is unpacked than the limits of directories, metadata and tiles allow.
package struct TileArchive: Sendable {
    /// What the archive says about its tiles.
    package var header: TileArchiveHeader { layout.header }
    /// Names of layers, attribution and the like.
    package let metadata: JSONObject
    private let file: MappedFile
    private let layout: ArchiveLayout
    private let root: [ArchiveEntry]

    /// The most bytes that a tile may unpack to.
    static let tileSizeLimit = 64 << 20
    private static let metadataSizeLimit = 16 << 20
    /// Directories within directories; writers make two.
    private static let depthLimit = 4

    /// Opens an archive.
    ///
    /// - Throws: `FileError` where it cannot be read; `TileArchiveError` where it is not an archive of version 3 with vector tiles.
    package init(path: String) throws {
        let file = try MappedFile(path: path)
        let layout = try ArchiveLayout(file.bytes)
        (self.file, self.layout) = (file, layout)
        func unpacked(_ section: ArchiveLayout.Section, _ part: TileArchiveError.Part, limit: Int) throws -> [UInt8] {
            try Self.unpacked(
                file.bytes, section, layout.internalCompression, limit: limit, failure: TileArchiveError.damaged(part))
        }
        guard
            let entries = ArchiveDirectory.entries(
                of: try unpacked(layout.root, .directory, limit: ArchiveDirectory.sizeLimit))
        else { throw TileArchiveError.damaged(.directory) }
        root = entries
        guard layout.metadata.length > 0 else {
            metadata = [:]
            return
        }
        let text = try unpacked(layout.metadata, .metadata, limit: Self.metadataSizeLimit)
        guard let value = try? JSONValue(parsing: text), let object = value.objectValue else {
            throw TileArchiveError.damaged(.metadata)
        }
        metadata = object
    }

    private static func unpacked(
        _ bytes: UnsafeRawBufferPointer, _ section: ArchiveLayout.Section, _ compression: ArchiveLayout.Compression,
        limit: Int,
        failure: TileArchiveError
    ) throws -> [UInt8] {
        // Sections were compared with the file's size.
        let packed = UnsafeRawBufferPointer(rebasing: bytes[Int(section.offset)..<Int(section.offset + section.length)])
        switch compression {
        case .none:
            guard packed.count <= limit else { throw failure }
            return Array(packed)
        case .gzip:
            guard let unpacked = try GzippedBytes.unpacking(packed, limit: limit) else { throw failure }
            return unpacked
        }
    }

    /// A part of a section; `nil` where it is beyond it.
    private func part(of section: ArchiveLayout.Section, _ entry: ArchiveEntry) -> ArchiveLayout.Section? {
        guard entry.offset <= section.length, entry.length <= section.length - entry.offset else { return nil }
        return ArchiveLayout.Section(offset: section.offset + entry.offset, length: entry.length)
    }

    private func leaf(_ entry: ArchiveEntry) throws -> [ArchiveEntry] {
        guard let section = part(of: layout.leaves, entry) else { throw TileArchiveError.damaged(.directory) }
        let bytes = try Self.unpacked(
            file.bytes, section, layout.internalCompression, limit: ArchiveDirectory.sizeLimit,
            failure: TileArchiveError.damaged(.directory))
        guard let entries = ArchiveDirectory.entries(of: bytes) else { throw TileArchiveError.damaged(.directory) }
        return entries
    }

    private func section(of tile: TileID) throws -> ArchiveLayout.Section? {
        let number = tile.archiveNumber
        var entries = root
        for _ in 0..<Self.depthLimit {
            guard let entry = ArchiveDirectory.entry(for: number, in: entries) else { return nil }
            if entry.runLength == 0 {
                entries = try leaf(entry)
            } else {
                guard let section = part(of: layout.tiles, entry) else { throw TileArchiveError.damaged(.tile(tile)) }
                return section
            }
        }
        throw TileArchiveError.damaged(.directory)
    }

    /// Whether the bytes of tiles are packed by gzip.
    var hasGzippedTiles: Bool { layout.tileCompression == .gzip }

    /// The bytes of a tile as they are in the file; `nil` where there is none.
    ///
    /// - Throws: `TileArchiveError` where the archive is damaged.
    package func data(at tile: TileID) throws -> [UInt8]? {
        guard let section = try section(of: tile) else { return nil }
        return Array(file.bytes[Int(section.offset)..<Int(section.offset + section.length)])
    }

    /// A tile; `nil` where there is none.
    ///
    /// - Throws: `TileArchiveError` or `VectorTileError` where the archive or the tile is damaged.
    package func tile(at tile: TileID) throws -> VectorTile? {
        guard let section = try section(of: tile) else { return nil }
        let bytes = try Self.unpacked(
            file.bytes, section, layout.tileCompression, limit: Self.tileSizeLimit,
            failure: TileArchiveError.damaged(.tile(tile)))
        return try VectorTile(decoding: bytes)
    }

    /// Calls `body` for every tile in the order of numbers.
    ///
    /// - Throws: `TileArchiveError` where the archive is damaged, and what `body` throws.
    /// - Complexity: O(*n*) in the number of tiles that the archive claims to have.
    func forEachTile(_ body: (TileID) throws -> Void) throws {
        try forEachTile(in: root, depth: 1, body)
    }

    private func forEachTile(in entries: [ArchiveEntry], depth: Int, _ body: (TileID) throws -> Void) throws {
        for entry in entries {
            if entry.runLength == 0 {
                guard depth < Self.depthLimit else { throw TileArchiveError.damaged(.directory) }
                try forEachTile(in: try leaf(entry), depth: depth + 1, body)
            }
            for step in 0..<entry.runLength {
                guard let tile = TileID(archiveNumber: entry.number + step) else {
                    throw TileArchiveError.damaged(.directory)
                }
                try body(tile)
            }
        }
    }
}

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
    package var message: Message { TileTexts.message(of: self) }
}

/// What a PMTiles archive says about its tiles as a whole.
package struct TileArchiveHeader: Hashable, Sendable {
    /// The area that the tiles show.
    package var bounds: BoundingBox
    /// The zooms of which there are tiles.
    package var zooms: ClosedRange<Int>
    /// Where a map opens.
    package var center: Coordinate
    /// At which zoom a map opens.
    var centerZoom: Int

    /// Makes a header. Zooms are moved into 0...`TileID.greatestZoom`.
    ///
    /// - Parameters:
    ///   - center: by default the middle of the area.
    ///   - centerZoom: by default the least zoom.
    package init(bounds: BoundingBox, zooms: ClosedRange<Int>, center: Coordinate? = nil, centerZoom: Int? = nil) {
        self.bounds = bounds
        self.zooms = zooms.clamped(to: 0...TileID.greatestZoom)
        self.center =
            center
            ?? Coordinate(
                longitude: (bounds.west + bounds.east) / 2, latitude: (bounds.south + bounds.north) / 2)
        self.centerZoom = centerZoom ?? self.zooms.lowerBound
    }
}
