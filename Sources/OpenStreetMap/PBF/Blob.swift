import CZlib

/// One piece of a PBF file as it lies there, compressed or not.
///
/// Source: <https://wiki.openstreetmap.org/wiki/PBF_Format#Encoding_OSM_entities_into_fileblocks>.
struct Blob: Sendable {
    /// The encoded message.
    var bytes: [UInt8]
    /// Where its frame begins in the file, for messages.
    var offset: Int

    /// The memory that unpacking will take; 0 where the message is damaged.
    var unpackedSize: Int {
        bytes.withUnsafeBytes { raw in
            guard let layout = try? Layout(decoding: raw) else { return 0 }
            return layout.raw?.count ?? layout.size ?? 0
        }
    }

    /// Calls `body` with the unpacked content.
    func withContent<Output>(
        _ body: (UnsafeRawBufferPointer) throws(OSMFileDamage) -> Output
    ) throws(OSMReadingError.Problem) -> Output {
        let outcome = bytes.withUnsafeBytes { raw in
            Result<Output, OSMReadingError.Problem> { () throws(OSMReadingError.Problem) in
                try Self.unpack(raw, body)
            }
        }
        return try outcome.get()
    }

    private static func unpack<Output>(
        _ bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) throws(OSMFileDamage) -> Output
    ) throws(OSMReadingError.Problem) -> Output {
        let layout: Layout
        do throws(OSMFileDamage) { layout = try Layout(decoding: bytes) } catch { throw .damaged(error) }
        if let name = layout.unknownCompression { throw .unsupportedCompression(name) }
        do throws(OSMFileDamage) {
            if let raw = layout.raw { return try body(raw) }
            guard let packed = layout.packed, let size = layout.size else { throw OSMFileDamage.missingField }
            return try inflate(packed, to: size, body)
        } catch {
            throw .damaged(error)
        }
    }

    /// Deflate makes at most 258 bytes of two bits (RFC 1951 section 3.2.5), so a larger announcement is a lie.
    private static let strongestCompression = 1032

    /// The zlib format (RFC 1950) is checked by its own checksum, so a flipped bit is noticed here.
    private static func inflate<Output>(
        _ packed: UnsafeRawBufferPointer, to size: Int,
        _ body: (UnsafeRawBufferPointer) throws(OSMFileDamage) -> Output
    ) throws(OSMFileDamage) -> Output {
        guard let source = packed.baseAddress, size > 0 else { throw .badCompression }
        guard size <= packed.count * strongestCompression else { throw .wrongSize }
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
        defer { room.deallocate() }
        var written = uLong(size)
        let status = uncompress(
            room.baseAddress?.assumingMemoryBound(to: UInt8.self), &written,
            source.assumingMemoryBound(to: UInt8.self), uLong(packed.count))
        guard status != Z_BUF_ERROR else { throw .wrongSize }
        guard status == Z_OK else { throw .badCompression }
        guard written == uLong(size) else { throw .wrongSize }
        return try body(UnsafeRawBufferPointer(room))
    }

    /// The fields of the message.
    private struct Layout {
        var raw: UnsafeRawBufferPointer?
        var packed: UnsafeRawBufferPointer?
        var size: Int?
        var unknownCompression: String?

        package init(decoding bytes: UnsafeRawBufferPointer) throws(OSMFileDamage) {
            var reader = WireReader(bytes)
            while let key = try reader.key() {
                switch key.field {
                case 1: raw = try reader.content(key)
                case 2:
                    let value = try reader.varint(key)
                    guard value <= UInt64(BlobHeader.largestBlob) else { throw .tooLarge }
                    size = Int(value)
                case 3: packed = try reader.content(key)
                case 4...7:
                    unknownCompression = ["LZMA", "bzip2", "LZ4", "Zstandard"][Int(key.field) - 4]
                    try reader.skip(key)
                default: try reader.skip(key)
                }
            }
        }
    }
}
