import CZlib

/// Why an archive cannot be read.
package enum ZipArchiveError: Error {
    /// It is not what the format allows, ends too early, or a checksum is wrong.
    case damaged
    /// It is encrypted, larger than 4 GB, split, or packed otherwise than by deflation.
    case unsupported
}

/// The directory of a ZIP archive in memory (PKWARE, *APPNOTE* 6.3), and the files in it, each unpacked as a whole.
///
/// The bytes must stay where they are as long as the value is used.
package struct ZipArchive {
    /// A file of an archive.
    package struct Entry: Sendable, Hashable {
        /// Its name with the folders before it; bytes that are no UTF-8 are replaced.
        package let name: String
        /// Its size in bytes when unpacked, as the archive says; `nil` for 4 GB or more, and for what does not fit into memory.
        package let byteCount: Int?
        fileprivate let packedCount: Int?
        fileprivate let checksum: UInt32
        fileprivate let method: Int
        fileprivate let isEncrypted: Bool
        fileprivate let offset: Int?
    }

    /// The files in the order of the directory, folders left out.
    package let entries: [Entry]
    private let bytes: UnsafeRawBufferPointer

    /// Reads the directory at the end of an archive.
    package init(_ bytes: UnsafeRawBufferPointer) throws(ZipArchiveError) {
        self.bytes = bytes
        let end = try Self.endOfDirectory(bytes)
        let count = bytes.short(end + 10)
        // Numbers of 32 bits that are all ones stand for larger ones elsewhere (ZIP64).
        guard count != 0xFFFF, bytes.short(end + 4) == 0, var place = bytes.size(end + 16) else { throw .unsupported }
        var entries: [Entry] = []
        for _ in 0..<count {
            guard place <= bytes.count - 46, bytes.long(place) == 0x0201_4B50 else { throw .damaged }
            let nameCount = bytes.short(place + 28)
            guard nameCount <= bytes.count - 46 - place else { throw .damaged }
            let entry = Entry(
                name: String(decoding: bytes[place + 46..<place + 46 + nameCount], as: UTF8.self),
                byteCount: bytes.size(place + 24), packedCount: bytes.size(place + 20),
                checksum: bytes.long(place + 16), method: bytes.short(place + 10),
                isEncrypted: bytes.short(place + 8) & 1 != 0, offset: bytes.size(place + 42))
            if !entry.name.hasSuffix("/") { entries.append(entry) }
            place += 46 + nameCount + bytes.short(place + 30) + bytes.short(place + 32)
        }
        self.entries = entries
    }

    /// The record at the end, behind which a comment may stand.
    private static func endOfDirectory(_ bytes: UnsafeRawBufferPointer) throws(ZipArchiveError) -> Int {
        guard bytes.count >= 22 else { throw .damaged }
        let last = bytes.count - 22
        for place in stride(from: last, through: max(last - 0xFFFF, 0), by: -1)
        where bytes.long(place) == 0x0605_4B50 && place + 22 + bytes.short(place + 20) <= bytes.count {
            return place
        }
        throw .damaged
    }

    /// The bytes of a file, whose checksum is right.
    ///
    /// - Complexity: O(*n*) memory for its size as the archive says; the caller decides whether that is in order.
    package func bytes(of entry: Entry) throws(ZipArchiveError) -> [UInt8] {
        guard !entry.isEncrypted, entry.method == 0 || entry.method == 8, let byteCount = entry.byteCount,
            let packedCount = entry.packedCount, let header = entry.offset
        else { throw .unsupported }
        guard header <= bytes.count - 30, bytes.long(header) == 0x0403_4B50 else { throw .damaged }
        let before = 30 + bytes.short(header + 26) + bytes.short(header + 28)
        guard before <= bytes.count - header, packedCount <= bytes.count - header - before else { throw .damaged }
        let start = header + before
        let packed = UnsafeRawBufferPointer(rebasing: bytes[start..<start + packedCount])
        let result = entry.method == 0 ? Array(packed) : try Self.inflated(packed, byteCount: byteCount)
        guard result.count == byteCount, Self.checksum(of: result) == entry.checksum else { throw .damaged }
        return result
    }

    private static func inflated(
        _ packed: UnsafeRawBufferPointer, byteCount: Int
    ) throws(ZipArchiveError) -> [UInt8] {
        var stream = z_stream()
        // A window of 15 bits; negative: without header and checksum.
        guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw .damaged
        }
        defer { inflateEnd(&stream) }
        var isDone = false
        let result = [UInt8](unsafeUninitializedCapacity: byteCount) { room, filled in
            // zlib does not write to its input; neither count is 2³² here.
            stream.next_in = UnsafeMutableRawPointer(mutating: packed.baseAddress)?.assumingMemoryBound(to: UInt8.self)
            stream.avail_in = uInt(packed.count)
            stream.next_out = room.baseAddress
            stream.avail_out = uInt(byteCount)
            isDone = inflate(&stream, Z_FINISH) == Z_STREAM_END
            filled = byteCount - Int(stream.avail_out)
        }
        guard isDone else { throw .damaged }
        return result
    }

    fileprivate static func checksum(of bytes: [UInt8]) -> UInt32 {
        bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count)) }
    }
}

extension ZipArchive {
    /// An archive with one file in it, dated 1 January 1980, so that the same bytes give the same archive.
    ///
    /// - Precondition: name and bytes are shorter than 64 kB and 2 GB.
    package static func packing(_ bytes: [UInt8], name: String) throws -> [UInt8] {
        precondition(name.utf8.count <= 0xFFFF && bytes.count <= Int32.max)
        var gzip: [UInt8] = []
        let compressor = Compressor(.gzip)
        try bytes.withUnsafeBytes { try compressor.write($0) { gzip += $0 } }
        try compressor.finish { gzip += $0 }
        // Between gzip's header of 10 bytes and its trailer of 8 stands what ZIP wants (RFC 1952).
        let packed = gzip[10..<gzip.count - 8]
        let checksum = checksum(of: bytes)
        let nameBytes = Array(name.utf8)
        // From the version needed to the length of the extra field; bit 11: the name is UTF-8.
        let common =
            Self.short(20) + short(0x0800) + short(8) + short(0) + short(0x21) + long(checksum)
            + long(UInt32(packed.count))
            + long(UInt32(bytes.count)) + short(nameBytes.count) + short(0)
        var archive = long(0x0403_4B50) + common + nameBytes + packed
        let start = archive.count
        archive += long(0x0201_4B50) + short(20) + common + short(0) + short(0) + short(0) + long(0) + long(0)
        archive += nameBytes
        let count = archive.count - start
        archive +=
            long(0x0605_4B50) + short(0) + short(0) + short(1) + short(1) + long(UInt32(count)) + long(UInt32(start))
            + short(0)
        return archive
    }

    private static func short(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)] }
    private static func long(_ value: UInt32) -> [UInt8] { short(Int(value & 0xFFFF)) + short(Int(value >> 16)) }
}

extension UnsafeRawBufferPointer {
    /// A little-endian number of two bytes, which must be there.
    fileprivate func short(_ place: Int) -> Int { Int(self[place]) | Int(self[place + 1]) << 8 }
    /// A little-endian number of four bytes, which must be there.
    fileprivate func long(_ place: Int) -> UInt32 { UInt32(short(place)) | UInt32(short(place + 2)) << 16 }
    /// A size or an offset of four bytes; `nil` where it stands for a larger one (ZIP64), or is too large for this computer.
    fileprivate func size(_ place: Int) -> Int? {
        let size = long(place)
        return size == .max ? nil : Int(exactly: size)
    }
}
