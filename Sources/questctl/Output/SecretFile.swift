package import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that its owner alone may read, and that is written again and again.
package enum SecretFile {
    /// Puts a new file with the permissions 0600 in the place of an older one: whoever could read that cannot read this.
    ///
    /// - Throws: `FileError` where the file cannot be written; an older one stays as it was then.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let temporary = "\(path).\(getpid())-\(UInt32.random(in: 0...UInt32.max)).part"
        try NewFile.write(bytes, to: temporary)
        guard rename(temporary, path) == 0 else {
            let error = FileError(path: path, operation: .write, code: errno)
            unlink(temporary)
            throw error
        }
    }
}
