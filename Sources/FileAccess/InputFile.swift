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
    public init(path: String) throws(FileError) {
        self.path = path
        guard path != "-" else {
            descriptor = STDIN_FILENO
            size = nil
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
    public mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
        try SystemCall.readSome(descriptor, into: buffer, path: path)
    }

    /// Everything that is left.
    public mutating func readToEnd() throws(FileError) -> [UInt8] {
        var result: [UInt8] = []
        // One byte more than the size, so that the end is seen without growing.
        var capacity = max((size ?? 0) + 1, 1 << 16)
        while true {
            result.reserveCapacity(capacity)
            var failure: FileError?
            let room = capacity - result.count
            let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                do throws(FileError) {
                    count = try SystemCall.readSome(
                        descriptor, into: UnsafeMutableRawBufferPointer(buffer), path: path)
                } catch { failure = error }
            }
            if let failure { throw failure }
            if piece.isEmpty { return result }
            if result.isEmpty { result = piece } else { result += piece }
            if capacity - result.count < 1 << 15 { capacity *= 2 }
        }
    }

    /// The whole of a file (`-` for standard input).
    public static func bytes(of path: String) throws(FileError) -> [UInt8] {
        var file = try InputFile(path: path)
        return try file.readToEnd()
    }
}
