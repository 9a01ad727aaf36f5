#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that is read from its start to its end, piece by piece.
///
/// The path `-` is standard input. The file is closed when the value ends.
public struct InputFile: ~Copyable, Sendable {
    /// The file, as the caller named it.
    public let path: String
    /// Its size in bytes; `nil` for a pipe.
    public let size: Int?
    private let descriptor: Int32

    /// Opens a file.
    ///
    /// - Throws: `FileError` where the file cannot be opened.
    public init(path: String) throws(FileError) {
        self.path = path
        guard path != "-" else {
            size = try SystemCall.size(of: STDIN_FILENO, path: path)
            descriptor = STDIN_FILENO
            return
        }
        let opened = try SystemCall.openForReading(path)
        do {
            size = try SystemCall.size(of: opened, path: path)
        } catch {
            close(opened)
            throw error
        }
        descriptor = opened
    }

    deinit {
        if descriptor != STDIN_FILENO { close(descriptor) }
    }

    /// Reads the next bytes into `buffer` and returns how many; 0 at the end of the file, and only there.
    ///
    /// - Throws: `FileError` where the file cannot be read.
    public mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
        try SystemCall.readSome(descriptor, into: buffer, path: path)
    }

    /// Everything that is left.
    ///
    /// - Throws: `FileError` where the file cannot be read.
    public mutating func readToEnd() throws(FileError) -> [UInt8] {
        // One byte more than the size, so that the end is seen without growing. A size is a hint: files grow, and
        // sparse files claim more than the memory holds.
        var room = min(max(size ?? 0, 1 << 16), 1 << 30) + 1
        var result = try readPiece(upTo: room)
        var last = result.count
        while last == room {
            room = result.count
            let piece = try readPiece(upTo: room)
            last = piece.count
            result += piece
        }
        return result
    }

    /// Exactly `room` bytes, or fewer at the end of the file.
    private mutating func readPiece(upTo room: Int) throws(FileError) -> [UInt8] {
        var failure: FileError?
        let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
            let bytes = UnsafeMutableRawBufferPointer(buffer)
            do throws(FileError) {
                while filled < room {
                    let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
                    let count = try SystemCall.readSome(descriptor, into: rest, path: path)
                    if count == 0 { break }
                    filled += count
                }
            } catch { failure = error }
        }
        if let failure { throw failure }
        return piece
    }

    /// The whole of a file (`-` for standard input).
    ///
    /// - Throws: `FileError` where the file cannot be read.
    public static func bytes(of path: String) throws(FileError) -> [UInt8] {
        var file = try InputFile(path: path)
        return try file.readToEnd()
    }
}
