#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What `AppendedFile` asks of the operating system.
extension SystemCall {
    /// The error number for a file that no longer stands where it was opened.
    static let replaced = ESTALE

    /// What tells one file from another, whatever they are called.
    struct FileIdentity: Sendable, Equatable {
        fileprivate let device: dev_t
        fileprivate let number: ino_t

        fileprivate init(_ status: stat) {
            device = status.st_dev
            number = status.st_ino
        }
    }

    /// Opens a regular file, or creates one.
    static func openForAppending(_ path: String) throws(FileError) -> Int32 {
        // Without O_NONBLOCK, opening a named pipe would wait for somebody to read it.
        let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o666)
        guard descriptor >= 0 else { throw FileError(path: path, operation: .write, code: errno) }
        return descriptor
    }

    /// Locks an open regular file and returns its size.
    static func lock(_ descriptor: Int32, path: String) throws(FileError) -> Int {
        guard try size(of: descriptor, path: path) != nil else {
            throw FileError(path: path, operation: .write, code: ESPIPE)
        }
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EINTR else {
                throw FileError(path: path, operation: errno == EWOULDBLOCK ? .lock : .write, code: errno)
            }
        }
        // Only now: whoever had the lock before may have written.
        return try size(of: descriptor, path: path) ?? 0
    }

    /// Gives back the lock and closes the file.
    ///
    /// Closing is not enough: a process that another thread starts just now has a copy of every descriptor until it becomes
    /// the other program, and a lock ends with the last copy.
    static func unlockAndClose(_ descriptor: Int32) {
        _ = flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    static func identity(of descriptor: Int32, path: String) throws(FileError) -> FileIdentity {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, operation: .read, code: errno) }
        return FileIdentity(status)
    }

    /// Which file stands at a path; `nil` for none.
    static func identity(at path: String) -> FileIdentity? {
        var status = stat()
        return stat(path, &status) == 0 ? FileIdentity(status) : nil
    }

    /// Fills a buffer from the start of a file; returns how many bytes there were.
    static func readAll(
        _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, path: String
    ) throws(FileError) -> Int {
        var filled = 0
        while filled < buffer.count {
            let count = pread(
                descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled, off_t(filled))
            if count == 0 { break }
            if count > 0 {
                filled += count
            } else if errno != EINTR {
                throw FileError(path: path, operation: .read, code: errno)
            }
        }
        return filled
    }

    /// Waits until everything written to a file is on the disk.
    static func synchronize(_ descriptor: Int32, path: String) throws(FileError) {
        #if canImport(Darwin)
            // `fsync` of Darwin leaves the bytes in the memory of the disk, see fsync(2). Network volumes have no F_FULLFSYNC.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
            let result = fsync(descriptor)
        #else
            let result = fdatasync(descriptor)
        #endif
        guard result == 0 else { throw FileError(path: path, operation: .write, code: errno) }
    }

    /// Waits until the name of a file is on the disk.
    ///
    /// - Parameter target: the path with links followed.
    static func synchronizeFolder(of target: String, path: String) throws(FileError) {
        let folder = target.lastIndex(of: "/").map { target[...$0] } ?? "./"
        let descriptor = open(String(folder), O_RDONLY | O_CLOEXEC)
        // A folder that one may write to but not read, or a file system that keeps folders in its own way, has to do.
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 || errno != EIO else {
            throw FileError(path: path, operation: .write, code: EIO)
        }
    }
}
