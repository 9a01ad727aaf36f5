public import Support

/// Why packed bytes cannot be unpacked.
public enum CompressionError: Error, LocalizedMessage, Sendable, Hashable {
    /// They are not what the format allows, or a checksum is wrong.
    case damaged
    /// They end too early.
    case truncated
    /// The library refused to work, most likely for want of memory.
    case unavailable

    /// What is wrong, and what to do about it.
    public var message: Message { CompressionTexts.message(of: self) }
}

/// Packed bytes, unpacked in pieces.
///
///     let text = Decompression(.gzip)
///     let count = try text.read(into: room) { try file.read(into: $0) }
///
/// However much they unpack to, no more than the piece asked for is in memory. Used by one thread at a time.
public final class Decompression {
    private let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    private let decoder: any StreamDecoder
    private var offered = 0..<0

    /// Starts at the beginning of packed bytes.
    public init(_ format: CompressionFormat) {
        decoder =
            switch format {
            case .gzip: GzipDecoder()
            case .zstandard: ZstandardDecoder()
            }
    }

    deinit { input.deallocate() }

    /// Puts the next unpacked bytes into `room` and returns how many; 0 at the end, and only there.
    ///
    /// - Parameter source: puts the next packed bytes into a buffer and returns how many; 0 at the end, and only there.
    /// - Throws: `CompressionError`, and what `source` throws.
    public func read(
        into room: UnsafeMutableRawBufferPointer, from source: (UnsafeMutableRawBufferPointer) throws -> Int
    ) throws -> Int {
        guard !room.isEmpty else { return 0 }
        while true {
            if offered.isEmpty {
                let count = try source(input)
                guard count > 0 else {
                    guard decoder.isBetweenFrames else { throw CompressionError.truncated }
                    return 0
                }
                offered = 0..<min(count, input.count)
            }
            let rest = UnsafeRawBufferPointer(rebasing: input[offered])
            let (used, written) = try decoder.decode(rest, into: room)
            offered = offered.lowerBound + used..<offered.upperBound
            if written > 0 { return written }
            if used == 0, !offered.isEmpty { throw CompressionError.damaged }
        }
    }
}

/// A library's decoder of one format.
protocol StreamDecoder: AnyObject {
    /// Whether the bytes so far are whole: at the beginning, and behind each frame or member.
    var isBetweenFrames: Bool { get }
    /// Unpacks some bytes; how many were used up, and how many came of them.
    func decode(
        _ packed: UnsafeRawBufferPointer, into room: UnsafeMutableRawBufferPointer
    ) throws(CompressionError) -> (used: Int, written: Int)
}
