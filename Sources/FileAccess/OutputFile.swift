#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that appears whole or not at all.
///
/// Bytes go to a new file beside the target; `commit()` makes it durable and puts it in the target's place in one step.
/// A value that ends without `commit()`, because an error was thrown, removes what it wrote and leaves an older file
/// under that name as it was. A target that exists and is no regular file (`/dev/stdout`, a pipe) is written directly.
public struct OutputFile: ~Copyable {
    /// The file to be, as the caller named it.
    public let path: String
    private let temporaryPath: String?
    private var descriptor: Int32
    private var buffer: [UInt8] = []

    /// Starts a file that will stand at `path`.
    public init(path: String) throws(FileError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR {
            throw FileError(path: path, operation: .write, code: EISDIR)
        }
        let isDirect = exists && status.st_mode & S_IFMT != S_IFREG
        // A name of its own for each process and writer; O_EXCL refuses to follow what somebody else put there.
        let temporary = "\(path).\(getpid())-\(UInt32.random(in: 0...UInt32.max)).part"
        let opened =
            isDirect
            ? open(path, O_WRONLY | O_CLOEXEC)
            : open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, exists ? status.st_mode & 0o777 : 0o666)
        guard opened >= 0 else { throw FileError(path: path, operation: .write, code: errno) }
        self.path = path
        temporaryPath = isDirect ? nil : temporary
        descriptor = opened
        buffer.reserveCapacity(1 << 16)
    }

    deinit {
        if descriptor >= 0 {
            close(descriptor)
            if let temporaryPath { unlink(temporaryPath) }
        }
    }

    /// Appends bytes.
    public mutating func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
        if buffer.count + bytes.count > 1 << 16 { try flush() }
        if bytes.count >= 1 << 16 {
            try SystemCall.writeAll(descriptor, bytes, path: path)
        } else {
            buffer.append(contentsOf: bytes)
        }
    }

    /// Appends bytes.
    public mutating func write(_ bytes: [UInt8]) throws(FileError) {
        var failure: FileError?
        bytes.withUnsafeBytes { raw in
            do throws(FileError) { try write(raw) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// Appends text as UTF-8.
    public mutating func write(_ text: String) throws(FileError) {
        try write(Array(text.utf8))
    }

    /// Makes the file durable and puts it in its place.
    public consuming func commit() throws(FileError) {
        try flush()
        if let temporaryPath {
            guard fsync(descriptor) == 0, rename(temporaryPath, path) == 0 else {
                throw FileError(path: path, operation: .write, code: errno)
            }
        }
        let open = descriptor
        descriptor = -1
        guard close(open) == 0 else { throw FileError(path: path, operation: .write, code: errno) }
    }

    private mutating func flush() throws(FileError) {
        var failure: FileError?
        buffer.withUnsafeBytes { raw in
            do throws(FileError) { try SystemCall.writeAll(descriptor, raw, path: path) } catch { failure = error }
        }
        if let failure { throw failure }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Writes a whole file at once.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        var file = try OutputFile(path: path)
        try file.write(bytes)
        try file.commit()
    }
}
