public import Compression
public import Support

/// A file of Features that is read from its start to its end, unpacked where it is packed.
///
///     let input = try FeatureInput(path: "city.geojsonl.gz")
///     try pipeline.run(read: input.read, …)
///
/// The first bytes decide whether it is packed, not the name. The path `-` is standard input.
public final class FeatureInput {
    /// The file, as the caller named it.
    public let path: String
    private var file: InputFile
    /// Bytes that were read to find out what the file is.
    private var start: [UInt8]
    private let decompression: Decompression?
    /// How the file is packed; `nil` where it is not.
    public let compression: CompressionFormat?

    /// Opens a file.
    ///
    /// - Throws: `FileError` where the file cannot be opened or read.
    public init(path: String) throws(FileError) {
        self.path = path
        var file = try InputFile(path: path)
        var start: [UInt8] = []
        while start.count < 4 {
            let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 4 - start.count, alignment: 1)
            defer { room.deallocate() }
            let count = try file.read(into: room)
            if count == 0 { break }
            start += room[..<count]
        }
        self.file = file
        self.start = start
        compression = CompressionFormat(firstBytes: start)
        decompression = compression.map { Decompression($0) }
    }

    /// Whether the file can be opened once more and read from its start.
    var isRereadable: Bool { path != "-" && file.size != nil }

    /// Puts the next bytes of the text into `buffer` and returns how many; 0 at the end, and only there.
    ///
    /// - Throws: `FileError`; `PackedFileError` where the file is packed and damaged.
    public func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        guard let decompression else { return try readFile(into: buffer) }
        do {
            return try decompression.read(into: buffer, from: readFile)
        } catch let error as CompressionError {
            throw PackedFileError(path: path, reason: error)
        }
    }

    private func readFile(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
        guard !start.isEmpty else { return try file.read(into: buffer) }
        let count = min(start.count, buffer.count)
        buffer.copyBytes(from: start.prefix(count))
        start.removeFirst(count)
        return count
    }

    /// All bytes up to the end.
    ///
    /// - Throws: what `read(into:)` throws.
    public func readToEnd() throws -> [UInt8] {
        guard decompression != nil else { return try start + file.readToEnd() }
        var text: [UInt8] = []
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { room.deallocate() }
        while true {
            let count = try read(into: room)
            if count == 0 { return text }
            text += room[..<count]
        }
    }
}

/// A packed file that cannot be unpacked.
public struct PackedFileError: Error, Sendable, Hashable {
    /// The file, as the caller named it.
    public var path: String
    /// What is wrong with it.
    public var reason: CompressionError
}

extension PackedFileError: LocalizedMessage {
    /// What is wrong, and what to do about it.
    public var message: Message { Message("file-damaged", ["path": .of(path), "reason": .of(reason.message)]) }
}
