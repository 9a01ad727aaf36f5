import CZlib
import CZstd

/// Bytes packed in pieces.
///
///     let packed = try Compressor(.gzip)
///     try packed.write(bytes) { try file.write($0) }
///     try packed.finish { try file.write($0) }
///
/// The same bytes in give the same bytes out with the same version of the library. Used by one thread at a time.
public final class Compressor {
    private let encoder: any StreamEncoder
    private let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)

    /// Starts a text.
    public init(_ format: CompressionFormat) {
        encoder =
            switch format {
            case .gzip: GzipEncoder()
            case .zstandard: ZstandardEncoder()
            }
    }

    deinit { room.deallocate() }

    /// Packs bytes and hands what comes of them to `sink`.
    ///
    /// - Throws: `CompressionError.unavailable`, and what `sink` throws.
    public func write(
        _ bytes: UnsafeRawBufferPointer, to sink: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        var rest = bytes
        while !rest.isEmpty {
            let (used, written, _) = try encoder.encode(rest, into: room, isLast: false)
            if written > 0 { try sink(UnsafeRawBufferPointer(rebasing: room[..<written])) }
            guard used > 0 || written > 0 else { throw CompressionError.unavailable }
            rest = UnsafeRawBufferPointer(rebasing: rest[used...])
        }
    }

    /// Ends the text.
    ///
    /// - Throws: `CompressionError.unavailable`, and what `sink` throws.
    public func finish(to sink: (UnsafeRawBufferPointer) throws -> Void) throws {
        while true {
            let empty = UnsafeRawBufferPointer(start: nil, count: 0)
            let (_, written, isDone) = try encoder.encode(empty, into: room, isLast: true)
            if written > 0 { try sink(UnsafeRawBufferPointer(rebasing: room[..<written])) }
            if isDone { return }
        }
    }
}

/// A library's encoder of one format.
protocol StreamEncoder: AnyObject {
    func encode(
        _ bytes: UnsafeRawBufferPointer, into room: UnsafeMutableRawBufferPointer, isLast: Bool
    ) throws(CompressionError) -> (used: Int, written: Int, isDone: Bool)
}

/// zlib's deflation.
private final class GzipEncoder: StreamEncoder {
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    private let isReady: Bool

    init() {
        stream.initialize(to: z_stream())
        isReady =
            deflateInit2_(
                stream, 6, Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
            == Z_OK
    }

    deinit {
        if isReady { deflateEnd(stream) }
        stream.deinitialize(count: 1)
        stream.deallocate()
    }

    func encode(
        _ bytes: UnsafeRawBufferPointer, into room: UnsafeMutableRawBufferPointer, isLast: Bool
    ) throws(CompressionError) -> (used: Int, written: Int, isDone: Bool) {
        guard isReady else { throw .unavailable }
        let count = min(bytes.count, 1 << 30)
        // zlib does not write to its input.
        stream.pointee.next_in = UnsafeMutableRawPointer(mutating: bytes.baseAddress)?
            .assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_in = uInt(count)
        stream.pointee.next_out = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_out = uInt(room.count)
        let status = deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
        guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else { throw .unavailable }
        return (
            count - Int(stream.pointee.avail_in), room.count - Int(stream.pointee.avail_out), status == Z_STREAM_END
        )
    }
}

/// The encoder of libzstd.
private final class ZstandardEncoder: StreamEncoder {
    private let context = ZSTD_createCCtx()

    deinit { ZSTD_freeCCtx(context) }

    func encode(
        _ bytes: UnsafeRawBufferPointer, into room: UnsafeMutableRawBufferPointer, isLast: Bool
    ) throws(CompressionError) -> (used: Int, written: Int, isDone: Bool) {
        guard let context else { throw .unavailable }
        var input = ZSTD_inBuffer(src: bytes.baseAddress, size: bytes.count, pos: 0)
        var output = ZSTD_outBuffer(dst: room.baseAddress, size: room.count, pos: 0)
        let left = ZSTD_compressStream2(context, &output, &input, isLast ? ZSTD_e_end : ZSTD_e_continue)
        guard ZSTD_isError(left) == 0 else { throw .unavailable }
        return (input.pos, output.pos, isLast && left == 0)
    }
}
