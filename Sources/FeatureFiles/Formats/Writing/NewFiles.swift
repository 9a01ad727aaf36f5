import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Files that a library makes by name, in a folder of their own beside the target until all of them are whole.
struct NewFiles: ~Copyable {
    /// The file that the library is to create.
    let path: String
    private let folder: String
    private let target: String
    private let named: String

    /// Makes the folder.
    ///
    /// - Throws: `FileError` where the target may not be written, or is a folder.
    init(target: String) throws(FileError) {
        let resolved = try Self.resolved(target)
        let (parent, name) = FilePlace.parts(resolved)
        let folder = "\(parent)/.\(name).\(getpid())-\(UInt32.random(in: 0...UInt32.max)).part"
        guard mkdir(folder, 0o777) == 0 else { throw FileError(path: target, operation: .write, code: errno) }
        named = target
        self.folder = folder
        self.target = resolved
        path = "\(folder)/\(name)"
    }

    /// The existing file at a path that may be replaced, if any.
    private static func resolved(_ target: String) throws(FileError) -> String {
        var status = stat()
        var resolved = target
        if stat(target, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFREG else {
                throw FileError(path: target, operation: .write, code: EISDIR)
            }
            guard access(target, W_OK) == 0 else { throw FileError(path: target, operation: .write, code: errno) }
            if let real = realpath(target, nil) {
                resolved = String(cString: real)
                free(real)
            }
        }
        return resolved
    }

    deinit {
        for name in FilePlace.names(in: folder) { unlink("\(folder)/\(name)") }
        rmdir(folder)
    }

    /// Puts all files in their places; the one that was named comes last.
    ///
    /// - Parameter staleEndings: endings of files beside the target that would be wrong from now on, where no new ones come.
    /// - Throws: `FileError`.
    consuming func commit(removing staleEndings: [String]) throws(FileError) {
        let (parent, last) = FilePlace.parts(target)
        let made = FilePlace.names(in: folder)
        for name in made.filter({ $0 != last }) + made.filter({ $0 == last }) {
            let descriptor = open("\(folder)/\(name)", O_RDONLY | O_CLOEXEC)
            if descriptor >= 0 {
                _ = fsync(descriptor)
                close(descriptor)
            }
            guard rename("\(folder)/\(name)", "\(parent)/\(name)") == 0 else {
                throw FileError(path: named, operation: .write, code: errno)
            }
        }
        let stem = FilePlace.stem(last)
        for ending in staleEndings where !made.contains("\(stem).\(ending)") { unlink("\(parent)/\(stem).\(ending)") }
    }
}
