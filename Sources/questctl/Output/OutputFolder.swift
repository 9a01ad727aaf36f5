package import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A folder that a command writes files to.
package enum OutputFolder {
    /// Makes a folder and its missing parents; an existing one stays.
    ///
    /// - Throws: `FileError` where it cannot be made, or something else has its name.
    package static func make(_ path: String) throws(FileError) {
        if isFolder(path) { return }
        if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try make(String(path[..<slash])) }
        if mkdir(path, 0o777) == 0 || isFolder(path) { return }
        throw FileError(path: path, operation: .write, code: errno)
    }

    /// Whether anything stands at a path.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether a symbolic link stands at a path.
    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
