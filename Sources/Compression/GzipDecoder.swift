import CZlib

/// zlib's inflation, whose state must stay where it is in memory.
final class GzipDecoder: StreamDecoder {
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    private let isReady: Bool
    private(set) var isBetweenFrames = false

    init() {
        stream.initialize(to: z_stream())
        // 15 bits of window, and 16 more to say gzip.
        isReady = inflateInit2_(stream, 31, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    }

    deinit {
        if isReady { inflateEnd(stream) }
        stream.deinitialize(count: 1)
        stream.deallocate()
    }

    func decode(
        _ packed: UnsafeRawBufferPointer, into room: UnsafeMutableRawBufferPointer
    ) throws(CompressionError) -> (used: Int, written: Int) {
        guard isReady else { throw .unavailable }
        var skipped = 0
        if isBetweenFrames {
            // Tapes and some servers pad the end with zeros, which begin no member.
            skipped = packed.firstIndex { $0 != 0 } ?? packed.count
            guard skipped < packed.count else { return (skipped, 0) }
            guard inflateReset(stream) == Z_OK else { throw .unavailable }
            isBetweenFrames = false
        }
        let size = min(room.count, 1 << 30)
        // zlib does not write to its input.
        let input = UnsafeMutableRawPointer(mutating: packed.baseAddress.map { $0 + skipped })
        stream.pointee.next_in = input?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_in = uInt(packed.count - skipped)
        stream.pointee.next_out = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_out = uInt(size)
        switch inflate(stream, Z_NO_FLUSH) {
        case Z_OK, Z_BUF_ERROR: break
        case Z_STREAM_END: isBetweenFrames = true
        default: throw .damaged
        }
        return (packed.count - Int(stream.pointee.avail_in), size - Int(stream.pointee.avail_out))
    }
}
