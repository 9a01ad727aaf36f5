import CZlib
import Dispatch
import Support

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

/// What precedes each blob: its type and its size.
///
/// Source: <https://wiki.openstreetmap.org/wiki/PBF_Format#File_format>, which also sets the limits.
struct BlobHeader {
    static let largestHeader = 64 << 10
    static let largestBlob = 32 << 20

    var isHeader: Bool
    var isData: Bool
    var blobSize: Int

    package init(decoding bytes: UnsafeRawBufferPointer) throws(OSMFileDamage) {
        var reader = WireReader(bytes)
        var type: UnsafeRawBufferPointer?
        var size: UInt64?
        while let key = try reader.key() {
            switch key.field {
            case 1: type = try reader.content(key)
            case 3: size = try reader.varint(key)
            default: try reader.skip(key)
            }
        }
        guard let type, let size else { throw .missingField }
        guard size <= UInt64(Self.largestBlob) else { throw .tooLarge }
        isHeader = type.elementsEqual("OSMHeader".utf8)
        isData = type.elementsEqual("OSMData".utf8)
        blobSize = Int(size)
    }
}

/// A PBF file as a row of blobs, read from its start to its end.
struct BlobFile: ~Copyable {
    private var file: InputFile
    private(set) var position = 0
    let size: Int

    /// Starts at the beginning of a regular file; a pipe counts as empty.
    package init(_ file: consuming InputFile) {
        size = file.size ?? 0
        self.file = file
    }

    /// The next blob; `nil` at the end of the file. Memory is only asked for once the file is known to be long enough.
    mutating func next() throws(OSMReadingError.Problem) -> (header: BlobHeader, blob: Blob)? {
        let offset = position
        guard position < size else { return nil }
        let prefix = try bytes(4)
        let headerSize = prefix.reduce(0) { $0 << 8 | Int($1) }
        guard headerSize <= BlobHeader.largestHeader else { throw .damaged(.tooLarge) }
        let encoded = try bytes(headerSize)
        let header = try encoded.withUnsafeBytes { raw in
            Result<BlobHeader, OSMFileDamage> { () throws(OSMFileDamage) in try BlobHeader(decoding: raw) }
        }.mapError { OSMReadingError.Problem.damaged($0) }.get()
        let content = try bytes(header.blobSize)
        return (header, Blob(bytes: content, offset: offset))
    }

    private mutating func bytes(_ count: Int) throws(OSMReadingError.Problem) -> [UInt8] {
        guard count <= size - position else { throw .truncated }
        var problem: OSMReadingError.Problem?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { room, filled in
            do throws(OSMReadingError.Problem) {
                while filled < count {
                    let rest = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: room[filled..<count]))
                    let got = try file.readSome(into: rest)
                    guard got > 0 else { throw .truncated }
                    filled += got
                }
            } catch { problem = error }
        }
        if let problem { throw problem }
        position += count
        return bytes
    }
}

/// One blob on its way to a block and what is made of it, decoded by whichever thread comes to it first.
///
/// The thread that needs the result does the work itself when no other has begun, so it never waits for work that
/// nobody does, however busy the system's threads are.
final class BlobDecoding<Output: Sendable>: @unchecked Sendable {
    // `result` is written once, by the thread that took the only token of `claim`, and read after `done`.
    let offset: Int
    let endOfBlob: Int
    let size: Int
    private var blob: Blob?
    private let parts: OSMElementKinds
    private let transform: @Sendable (OSMBlock) -> Output
    private let claim = DispatchSemaphore(value: 0)
    private let done = DispatchSemaphore(value: 0)
    private var result: Result<Output, OSMReadingError.Problem>?

    package init(
        _ blob: Blob, endOfBlob: Int, parts: OSMElementKinds, transform: @escaping @Sendable (OSMBlock) -> Output
    ) {
        self.blob = blob
        self.endOfBlob = endOfBlob
        self.parts = parts
        self.transform = transform
        offset = blob.offset
        size = blob.unpackedSize
        claim.signal()
    }

    /// Offers the work to the system's threads.
    func start() {
        DispatchQueue.global(qos: .userInitiated).async { self.decodeUnlessTaken() }
    }

    /// What was made of the block.
    func finish() throws(OSMReadingError.Problem) -> Output {
        decodeUnlessTaken()
        done.wait()
        guard let result else { throw .truncated }
        return try result.get()
    }

    private func decodeUnlessTaken() {
        guard claim.wait(timeout: .now()) == .success, let blob else { return }
        result = Result { () throws(OSMReadingError.Problem) in
            let block = try blob.withContent { (bytes) throws(OSMFileDamage) in
                try PrimitiveBlock.decode(bytes, parts: parts)
            }
            return transform(block)
        }
        self.blob = nil
        done.signal()
    }
}
