import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A folder that a command writes files to.
enum OutputFolder {
    /// Makes a folder and its missing parents; an existing one stays.
    ///
    /// - Throws: `FileError` where it cannot be made, or something else has its name.
    static func make(_ path: String) throws(FileError) {
        if isFolder(path) { return }
        if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try make(String(path[..<slash])) }
        if mkdir(path, 0o777) == 0 || isFolder(path) { return }
        throw FileError(path: path, operation: .write, code: errno)
    }

    /// Whether anything is at a path.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether a symbolic link is at a path.
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

/// A file that its owner alone may read, and that is written again and again.
enum SecretFile {
    /// Puts a new file with the permissions 0600 in place of an older one, whose readers cannot read the new one.
    ///
    /// - Throws: `FileError` where the file cannot be written; an older one stays as it was then.
    static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let temporary = "\(path).\(getpid())-\(UInt32.random(in: 0...UInt32.max)).part"
        try NewFile.write(bytes, to: temporary)
        guard rename(temporary, path) == 0 else {
            let error = FileError(path: path, operation: .write, code: errno)
            unlink(temporary)
            throw error
        }
    }
}
