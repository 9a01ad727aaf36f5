#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that appears whole or not at all.
///
///     var file = try OutputFile(path: "standings.csv")
///     try file.write("place,rider\n")
///     try file.commit()
///
/// Bytes go to a new file beside the target; `commit()` makes them durable and puts them in the target's place in one
/// step. A value that ends without `commit()`, because an error was thrown, removes what it wrote and leaves an older
/// file under that name as it was; a program that is killed leaves the older file and a `.part` beside it. A symbolic
/// link stays one, also where it leads to nothing yet; a file keeps its permissions, and a write-protected file is refused. The path `-` is standard output; a target that
/// exists and is no regular file (a pipe, `/dev/null`) is written directly.
public struct OutputFile: ~Copyable {
    /// The file to be, as the caller named it.
    public let path: String
    private let replacement: Replacement?
    private var descriptor: Int32
    private var buffer: [UInt8] = []
    private var failure: FileError?

    /// The new file and the one whose place it takes.
    private struct Replacement {
        let temporary: String
        let target: String
    }

    /// Starts a file that will stand at `path`.
    ///
    /// - Throws: `FileError` where the file cannot be created.
    public init(path: String) throws(FileError) {
        self.path = path
        if path == "-" || path == "/dev/stdout" {
            replacement = nil
            descriptor = STDOUT_FILENO
            return
        }
        switch try SystemCall.target(path) {
        case .file(let permissions):
            let target = SystemCall.resolvingLinks(path)
            // A name of its own for each process and writer; O_EXCL refuses to follow what somebody else put there.
            let temporary = "\(target).\(getpid())-\(UInt32.random(in: 0...UInt32.max)).part"
            let opened = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions ?? 0o666)
            guard opened >= 0 else { throw FileError(path: path, operation: .write, code: errno) }
            // `open` lets the umask take permissions away that the older file has. A file system without them is fine.
            if let permissions { _ = fchmod(opened, permissions) }
            replacement = Replacement(temporary: temporary, target: target)
            descriptor = opened
        case .stream:
            let opened = open(path, O_WRONLY | O_CLOEXEC)
            guard opened >= 0 else { throw FileError(path: path, operation: .write, code: errno) }
            replacement = nil
            descriptor = opened
        }
        buffer.reserveCapacity(1 << 16)
    }

    deinit {
        if descriptor >= 0, descriptor != STDOUT_FILENO {
            close(descriptor)
            if let replacement { unlink(replacement.temporary) }
        }
    }

    /// Appends bytes. After a failure every further write, and `commit()`, fails in the same way.
    ///
    /// - Throws: `FileError` where the file cannot be written.
    public mutating func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
        if buffer.count + bytes.count > 1 << 16 { try flush() }
        if bytes.count >= 1 << 16 {
            try writeThrough(bytes)
        } else {
            buffer.append(contentsOf: bytes)
        }
    }

    /// Appends bytes.
    ///
    /// - Throws: `FileError` where the file cannot be written.
    public mutating func write(_ bytes: [UInt8]) throws(FileError) {
        var failure: FileError?
        bytes.withUnsafeBytes { raw in
            do throws(FileError) { try write(raw) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// Appends text as UTF-8.
    ///
    /// - Throws: `FileError` where the file cannot be written.
    public mutating func write(_ text: String) throws(FileError) {
        try write(Array(text.utf8))
    }

    /// Makes the bytes durable and puts the file in its place.
    ///
    /// - Throws: `FileError` where the file cannot be written.
    public consuming func commit() throws(FileError) {
        try flush()
        if let replacement {
            try SystemCall.synchronize(descriptor, path: path)
            guard rename(replacement.temporary, replacement.target) == 0 else {
                throw FileError(path: path, operation: .write, code: errno)
            }
            try SystemCall.synchronizeFolder(of: replacement.target, path: path)
        }
        let open = descriptor
        descriptor = -1
        guard open == STDOUT_FILENO || close(open) == 0 else {
            throw FileError(path: path, operation: .write, code: errno)
        }
    }

    private mutating func flush() throws(FileError) {
        var failure: FileError?
        var full: [UInt8] = []
        swap(&full, &buffer)
        full.withUnsafeBytes { raw in
            do throws(FileError) { try writeThrough(raw) } catch { failure = error }
        }
        if let failure { throw failure }
        full.removeAll(keepingCapacity: true)
        swap(&full, &buffer)
    }

    private mutating func writeThrough(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
        if let failure { throw failure }
        do throws(FileError) {
            try SystemCall.writeAll(descriptor, bytes, path: path)
        } catch {
            failure = error
            throw error
        }
    }

    /// Writes a whole file at once.
    ///
    /// - Throws: `FileError` where the file cannot be written.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        var file = try OutputFile(path: path)
        try file.write(bytes)
        try file.commit()
    }
}
