// A page has no files: whoever asks for one is told so, and the core reads and writes bytes.

extension FileError {
    /// Why there is no file.
    public var message: Message { Message("file-error-in-page", ["path": .of(path)]) }

    fileprivate init(_ path: String, _ operation: Operation) { self.init(path: path, operation: operation, code: 0) }
}

/// A whole file as bytes in memory; never one here.
public final class MappedFile: Sendable {
    /// The file, as the caller named it.
    public let path: String
    /// None.
    public nonisolated(unsafe) let bytes = UnsafeRawBufferPointer(start: nil, count: 0)

    /// Always throws.
    public init(path: String) throws(FileError) { throw FileError(path, .read) }
}

/// A file that is read; never one here.
public struct InputFile: Sendable {
    /// The file, as the caller named it.
    public let path: String
    /// Its size in bytes.
    public let size: Int? = nil

    /// Always throws.
    public init(path: String) throws(FileError) { throw FileError(path, .read) }

    /// Always throws.
    public mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
        throw FileError(path, .read)
    }

    /// Always throws.
    public static func bytes(of path: String) throws(FileError) -> [UInt8] { throw FileError(path, .read) }
}

/// A file that is written; never one here.
public struct OutputFile: Sendable {
    /// Always throws.
    public init(path: String) throws(FileError) { throw FileError(path, .write) }

    /// Always throws.
    public mutating func write(_ bytes: [UInt8]) throws(FileError) { throw FileError("", .write) }

    /// Always throws.
    public consuming func commit() throws(FileError) { throw FileError("", .write) }

    /// Always throws.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileError) { throw FileError(path, .write) }
}

/// A file that grows; never one here.
public struct AppendedFile: Sendable {
    /// The file, as the caller named it.
    public let path: String
    /// Its size in bytes.
    public let count = 0

    /// Always throws.
    public init(path: String) throws(FileError) { throw FileError(path, .write) }

    /// Always throws.
    public borrowing func contents() throws(FileError) -> [UInt8] { throw FileError(path, .read) }

    /// Always throws.
    public mutating func append(_ bytes: [UInt8]) throws(FileError) { throw FileError(path, .write) }

    /// Always throws.
    public mutating func append(_ bytes: UnsafeRawBufferPointer) throws(FileError) { throw FileError(path, .write) }

    /// Always throws.
    public mutating func truncate(to count: Int) throws(FileError) { throw FileError(path, .write) }
}
