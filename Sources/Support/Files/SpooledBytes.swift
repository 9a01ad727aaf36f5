#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Bytes put aside to be read later: in memory up to a limit, beyond it in a temporary file without a name.
///
///     let spool = SpooledBytes()
///     try spool.append(piece)
///     let count = try spool.read(at: 0, into: buffer)
///
/// The file is in the folder that `TMPDIR` names, otherwise in `/var/tmp` or `/tmp`, and gone when the value is or the program ends.
public final class SpooledBytes {
    private var memory: [UInt8] = []
    private var descriptor: Int32 = -1
    private var path = ""
    private let memoryLimit: Int
    /// How many bytes there are.
    public private(set) var count = 0

    /// Starts with nothing.
    public init(memoryLimit: Int = 8 << 20) { self.memoryLimit = memoryLimit }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Puts bytes behind those that are there.
    ///
    /// - Throws: `FileError` where there is no room for a temporary file.
    public func append(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
        if descriptor < 0, count + bytes.count > memoryLimit {
            try open()
            var failure: FileError?
            memory.withUnsafeBytes { held in
                do throws(FileError) { try SystemCall.writeAll(descriptor, held, path: path) } catch { failure = error }
            }
            if let failure { throw failure }
            memory = []
        }
        if descriptor >= 0 {
            try SystemCall.writeAll(descriptor, bytes, path: path)
        } else {
            memory += bytes
        }
        count += bytes.count
    }

    /// Puts the bytes from an offset on into `buffer` and returns how many; 0 at the end, and only there.
    ///
    /// - Throws: `FileError` where the temporary file cannot be read.
    public func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
        let length = min(buffer.count, count - offset)
        guard length > 0 else { return 0 }
        guard descriptor >= 0 else {
            memory.withUnsafeBytes { held in
                buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: held[offset..<offset + length]))
            }
            return length
        }
        while true {
            let received = pread(descriptor, buffer.baseAddress, length, off_t(offset))
            if received > 0 { return received }
            guard received < 0, errno == EINTR else {
                throw FileError(path: path, operation: .read, code: received < 0 ? errno : EIO)
            }
        }
    }

    private func open() throws(FileError) {
        let wanted = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        var code = ENOENT
        for folder in [wanted, "/var/tmp", "/tmp"] where !folder.isEmpty {
            path = folder + "/veloquest-XXXXXX"
            var template = Array(path.utf8CString)
            descriptor = mkstemp(&template)
            if descriptor >= 0 {
                _ = template.withUnsafeBufferPointer { name in name.baseAddress.map { unlink($0) } }
                _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
                return
            }
            code = errno
        }
        throw FileError(path: path, operation: .write, code: code)
    }
}
