import Compression
import JSON
import Support

/// Writes a PMTiles archive of version 3, which is complete or not there at all.
///
///     let writer = try TileArchiveWriter(path: "city.pmtiles", header: header, metadata: ["name": "City"])
///     for (tile, bytes) in tiles { try writer.add(tile, gzipped: GzippedBytes.packing(bytes)) }
///     try writer.finish()
///
/// Tiles come in the order of their numbers. Equal tiles are stored once, also where they are no neighbours. The tiles are put aside
/// in a temporary file until the end (see `SpooledBytes`). Used by one thread at a time.
final class TileArchiveWriter {
    private let path: String
    private let header: TileArchiveHeader
    private let metadata: JSONObject
    private let tiles = SpooledBytes()
    private var entries: [ArchiveEntry] = []
    /// Where bytes of each hash value begin, and how many they are.
    private var known: [Int: [(offset: Int, length: Int)]] = [:]
    private var contentCount: UInt64 = 0
    private var tileCount: UInt64 = 0
    private var last: TileID?
    private var room: [UInt8] = []

    /// Starts an archive that will be at `path`.
    ///
    /// - Parameter metadata: the names of the layers under `vector_layers`, and the like (PMTiles version 3, section 5).
    /// - Throws: `FileError` where no file can be written there.
    init(path: String, header: TileArchiveHeader, metadata: JSONObject) throws(FileError) {
        self.path = path
        self.header = header
        self.metadata = metadata
        // A place that cannot be written to is found out before the work, not behind it.
        _ = try OutputFile(path: path)
    }

    /// Appends a tile.
    ///
    /// - Parameter bytes: the encoded tile as a gzip member; nothing is added where they are empty.
    /// - Throws: `TileArchiveError.unordered` for a tile whose number is not above that of the one before; `FileError` where there is no
    ///   room.
    func add(_ tile: TileID, gzipped bytes: [UInt8]) throws {
        let number = tile.archiveNumber
        if let last, last.archiveNumber >= number { throw TileArchiveError.unordered(tile) }
        guard !bytes.isEmpty else { return }
        last = tile
        tileCount += 1
        let offset = UInt64(try place(of: bytes))
        let length = UInt64(bytes.count)
        if let before = entries.last, before.offset == offset, before.length == length,
            before.number + before.runLength == number, before.runLength < UInt64(UInt32.max)
        {
            entries[entries.count - 1].runLength += 1
        } else {
            entries.append(ArchiveEntry(number: number, runLength: 1, offset: offset, length: length))
        }
    }

    /// Where the bytes are among the tiles, written now or before.
    private func place(of bytes: [UInt8]) throws -> Int {
        var hasher = Hasher()
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        let hash = hasher.finalize()
        for candidate in known[hash] ?? [] where candidate.length == bytes.count {
            if try isStored(bytes, at: candidate.offset) { return candidate.offset }
        }
        let offset = tiles.count
        try bytes.withUnsafeBytes { raw in try tiles.append(raw) }
        known[hash, default: []].append((offset, bytes.count))
        contentCount += 1
        return offset
    }

    private func isStored(_ bytes: [UInt8], at offset: Int) throws -> Bool {
        if room.count < bytes.count { room = Array(repeating: 0, count: bytes.count) }
        var filled = 0
        while filled < bytes.count {
            let count = try room.withUnsafeMutableBytes { raw in
                try tiles.read(
                    at: offset + filled, into: UnsafeMutableRawBufferPointer(rebasing: raw[filled..<bytes.count]))
            }
            guard count > 0 else { return false }
            filled += count
        }
        return room.prefix(bytes.count).elementsEqual(bytes)
    }

    /// Writes the archive and puts it in its place.
    ///
    /// - Throws: `FileError` where the file cannot be written.
    func finish() throws {
        let (root, leaves) = try directories()
        let metadata = try GzippedBytes.packing(JSONWriter().write(.object(self.metadata)))
        var layout = ArchiveLayout(header: header)
        var offset = UInt64(ArchiveLayout.size)
        func section(_ length: Int) -> ArchiveLayout.Section {
            defer { offset += UInt64(length) }
            return ArchiveLayout.Section(offset: offset, length: UInt64(length))
        }
        layout.root = section(root.count)
        layout.metadata = section(metadata.count)
        layout.leaves = section(leaves.count)
        layout.tiles = section(tiles.count)
        layout.counts = (tileCount, UInt64(entries.count), contentCount)
        var file = try OutputFile(path: path)
        for part in [layout.encoded(), root, metadata, leaves] { try file.write(part) }
        var copied = 0
        let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { piece.deallocate() }
        while true {
            let count = try tiles.read(at: copied, into: piece)
            if count == 0 { break }
            try file.write(UnsafeRawBufferPointer(rebasing: piece[..<count]))
            copied += count
        }
        try file.commit()
    }

    /// The root directory packed, and all leaf directories, packed each.
    private func directories() throws -> (root: [UInt8], leaves: [UInt8]) {
        let room = ArchiveLayout.startSize - ArchiveLayout.size
        let whole = try GzippedBytes.packing(ArchiveDirectory.encoded(entries[...]))
        if whole.count <= room { return (whole, []) }
        var leafSize = 4096
        while true {
            var leaves: [UInt8] = []
            var pointers: [ArchiveEntry] = []
            for start in stride(from: 0, to: entries.count, by: leafSize) {
                let part = entries[start..<min(start + leafSize, entries.count)]
                let leaf = try GzippedBytes.packing(ArchiveDirectory.encoded(part))
                pointers.append(
                    ArchiveEntry(
                        number: entries[start].number, runLength: 0, offset: UInt64(leaves.count),
                        length: UInt64(leaf.count)))
                leaves += leaf
            }
            let root = try GzippedBytes.packing(ArchiveDirectory.encoded(pointers[...]))
            if root.count <= room { return (root, leaves) }
            leafSize *= 2
        }
    }
}

/// Short texts packed by gzip as a whole.
enum GzippedBytes {
    /// Packs bytes. The same bytes in give the same bytes out with the same version of zlib.
    ///
    /// - Throws: `CompressionError.unavailable` for want of memory.
    static func packing(_ bytes: [UInt8]) throws -> [UInt8] {
        var packed: [UInt8] = []
        let compressor = Compressor(.gzip)
        try bytes.withUnsafeBytes { raw in try compressor.write(raw) { packed.append(contentsOf: $0) } }
        try compressor.finish { packed.append(contentsOf: $0) }
        return packed
    }

    /// Unpacks bytes; `nil` where they are damaged or come to more than `limit` bytes.
    ///
    /// - Throws: `CompressionError.unavailable` for want of memory.
    static func unpacking(_ bytes: UnsafeRawBufferPointer, limit: Int) throws -> [UInt8]? {
        var unpacked: [UInt8] = []
        var taken = 0
        let decompression = Decompression(.gzip)
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { room.deallocate() }
        do {
            while true {
                let count = try decompression.read(into: room) { piece in
                    let count = min(piece.count, bytes.count - taken)
                    piece.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[taken..<taken + count]))
                    taken += count
                    return count
                }
                if count == 0 { return unpacked }
                guard unpacked.count + count <= limit else { return nil }
                unpacked.append(contentsOf: room[..<count])
            }
        } catch CompressionError.damaged, CompressionError.truncated {
            return nil
        }
    }
}
