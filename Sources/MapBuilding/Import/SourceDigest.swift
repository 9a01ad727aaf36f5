import Support

/// The digest that identifies the file a map was made from.
enum SourceDigest {
    /// The XXH64 of a file's bytes.
    ///
    /// - Complexity: linear in the size of the file, which is in the system's memory when it has just been read: some
    ///   gigabytes a second.
    static func xxh64(ofFileAt path: String) throws(FileError) -> UInt64 {
        var file = try InputFile(path: path)
        var checksum = Checksum()
        let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 32)
        defer { piece.deallocate() }
        while true {
            let count = try file.read(into: piece)
            if count == 0 { return checksum.value }
            checksum.add(UnsafeRawBufferPointer(rebasing: piece[..<count]))
        }
    }
}
