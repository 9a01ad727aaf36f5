import Compression

/// Short texts packed by gzip as a whole.
package enum GzippedBytes {
    /// Packs bytes. The same bytes in give the same bytes out with the same version of zlib.
    ///
    /// - Throws: `CompressionError.unavailable` for want of memory.
    package static func packing(_ bytes: [UInt8]) throws -> [UInt8] {
        var packed: [UInt8] = []
        let compressor = Compressor(.gzip)
        try bytes.withUnsafeBytes { raw in try compressor.write(raw) { packed.append(contentsOf: $0) } }
        try compressor.finish { packed.append(contentsOf: $0) }
        return packed
    }

    /// Unpacks bytes; `nil` where they are damaged or come to more than `limit` bytes.
    ///
    /// - Throws: `CompressionError.unavailable` for want of memory.
    package static func unpacking(_ bytes: UnsafeRawBufferPointer, limit: Int) throws -> [UInt8]? {
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
