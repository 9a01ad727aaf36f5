import Support

extension InputFile {
    /// Opens a regular file.
    static func opened(_ path: String) throws(OSMReadingError.Problem) -> InputFile {
        do throws(FileError) { return try InputFile(path: path) } catch { throw .file(error) }
    }

    /// Reads the next bytes; 0 at the end.
    mutating func readSome(into buffer: UnsafeMutableRawBufferPointer) throws(OSMReadingError.Problem) -> Int {
        do throws(FileError) { return try read(into: buffer) } catch { throw .file(error) }
    }
}
