#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A whole file as bytes in memory, read by the operating system page by page when they are touched.
///
/// Not enforced: another program that shortens the file while it is mapped makes later reads fail in a way no program
/// can catch (`SIGBUS`). Files written with `OutputFile` are replaced, never shortened.
public final class MappedFile: Sendable {
    /// The file, as the caller named it.
    public let path: String
    /// The file's bytes, valid as long as this object lives; page-aligned.
    public nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    /// Maps a regular file for reading.
    ///
    /// - Throws: `FileError` where the file cannot be opened.
    public init(path: String) throws(FileError) {
        let descriptor = try SystemCall.openForReading(path, waits: false)
        defer { close(descriptor) }
        guard let size = try SystemCall.size(of: descriptor, path: path) else {
            throw FileError(path: path, operation: .read, code: ESPIPE)
        }
        self.path = path
        guard size > 0 else {
            bytes = UnsafeRawBufferPointer(start: nil, count: 0)
            return
        }
        guard let address = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), address != MAP_FAILED else {
            throw FileError(path: path, operation: .read, code: errno)
        }
        bytes = UnsafeRawBufferPointer(start: address, count: size)
    }

    deinit {
        if let address = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: address), bytes.count) }
    }
}
