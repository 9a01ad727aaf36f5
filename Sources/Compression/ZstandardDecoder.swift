import CZstd

/// The decoder of libzstd.
final class ZstandardDecoder: StreamDecoder {
    private let context = ZSTD_createDCtx()
    private(set) var isBetweenFrames = false

    deinit { ZSTD_freeDCtx(context) }

    func decode(
        _ packed: UnsafeRawBufferPointer, into room: UnsafeMutableRawBufferPointer
    ) throws(CompressionError) -> (used: Int, written: Int) {
        guard let context else { throw .unavailable }
        var input = ZSTD_inBuffer(src: packed.baseAddress, size: packed.count, pos: 0)
        var output = ZSTD_outBuffer(dst: room.baseAddress, size: room.count, pos: 0)
        let hint = ZSTD_decompressStream(context, &output, &input)
        guard ZSTD_isError(hint) == 0 else { throw .damaged }
        // Zero: a frame was read and handed over to its end.
        isBetweenFrames = hint == 0
        return (input.pos, output.pos)
    }
}
