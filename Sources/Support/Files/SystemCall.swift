#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The few calls to the operating system that this module is made of.
enum SystemCall {
    /// What mapping a pipe, a terminal or a device fails with.
    static let noRegularFile = ESPIPE

    static func describe(_ code: Int32) -> String {
        strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }

    /// - Parameter waits: whether to wait for somebody to write where `path` is a named pipe.
    static func openForReading(_ path: String, waits: Bool = true) throws(FileError) -> Int32 {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK))
        guard descriptor >= 0 else { throw FileError(path: path, operation: .read, code: errno) }
        return descriptor
    }

    /// The size of an open regular file; `nil` for pipes and the like. A folder is refused.
    static func size(of descriptor: Int32, path: String) throws(FileError) -> Int? {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, operation: .read, code: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: throw FileError(path: path, operation: .read, code: EISDIR)
        case S_IFREG: return Int(status.st_size)
        default: return nil
        }
    }

    /// What a path leads a writer to.
    enum Target {
        /// A regular file with its permissions, or nothing yet.
        case file(mode_t?)
        /// A pipe, a device and the like.
        case stream
    }

    /// What stands at `path`. A folder, a write-protected file and links that lead in a circle are refused.
    static func target(_ path: String) throws(FileError) -> Target {
        var status = stat()
        guard stat(path, &status) == 0 else {
            if errno == ELOOP { throw FileError(path: path, operation: .write, code: ELOOP) }
            return .file(nil)
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: throw FileError(path: path, operation: .write, code: EISDIR)
        case S_IFREG:
            guard access(path, W_OK) == 0 else { throw FileError(path: path, operation: .write, code: errno) }
            return .file(status.st_mode & 0o777)
        default: return .stream
        }
    }

    /// The path with symbolic links followed, also to where nothing is there yet.
    static func resolvingLinks(_ path: String) -> String {
        if let resolved = realpath(path, nil) {
            defer { free(resolved) }
            return String(cString: resolved)
        }
        guard let target = target(ofLink: path) else { return path }
        // Links in a circle were refused before.
        return resolvingLinks(target)
    }

    /// What a symbolic link names; `nil` for anything else.
    private static func target(ofLink path: String) -> String? {
        var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = bytes.withUnsafeMutableBytes { room in
            room.baseAddress.map { readlink(path, $0, room.count) } ?? 0
        }
        guard count > 0 else { return nil }
        let target = String(decoding: bytes[..<count], as: UTF8.self)
        guard !target.hasPrefix("/"), let folder = path.lastIndex(of: "/") else { return target }
        return String(path[...folder]) + target
    }

    /// Reads up to `buffer.count` bytes; 0 at the end.
    static func readSome(
        _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, path: String
    ) throws(FileError) -> Int {
        while true {
            let count = read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            guard errno == EINTR else { throw FileError(path: path, operation: .read, code: errno) }
        }
    }

    static func writeAll(
        _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, path: String
    ) throws(FileError) {
        var written = 0
        while written < bytes.count {
            let count = write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
            if count > 0 {
                written += count
            } else if count == 0 || errno != EINTR {
                throw FileError(path: path, operation: .write, code: count == 0 ? ENOSPC : errno)
            }
        }
    }
}
