#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that its owner alone may read, and that never takes the place of another: a private key.
public enum NewFile {
    /// Writes a whole file at once, with the permissions 0600 from its first moment on.
    ///
    /// - Throws: `FileError` where there is something under that name already (`isThere`), also a link that leads nowhere, or where the
    ///   file cannot be written; what was written of it is removed then.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw FileError(path: path, operation: .write, code: errno) }
        defer { close(descriptor) }
        var failure: FileError?
        bytes.withUnsafeBytes { raw in
            do throws(FileError) {
                try SystemCall.writeAll(descriptor, raw, path: path)
                try SystemCall.synchronize(descriptor, path: path)
                try SystemCall.synchronizeFolder(of: path, path: path)
            } catch { failure = error }
        }
        guard let failure else { return }
        unlink(path)
        throw failure
    }
}

extension FileError {
    /// Whether a new file was not written because there is one already.
    public var isThere: Bool { operation == .write && code == EEXIST }
}
