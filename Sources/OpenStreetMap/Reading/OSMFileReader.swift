/// Reads an OpenStreetMap file, PBF or XML, plain or gzipped, whatever its name.
///
///     let reader = try OSMFileReader(path: "porto.osm.pbf")
///     try reader.read(parts: .ways) { block in
///         for row in 0..<block.ways.count { … }
///     }
public struct OSMFileReader: Sendable {
    /// The file, as the caller named it.
    public let path: String
    /// What the file says of itself; for XML what stands before the first element.
    public let header: OSMHeader
    private let format: OSMFileFormat

    /// Looks at the beginning of a file and reads its header.
    public init(path: String) throws(OSMReadingError) {
        self.path = path
        do throws(OSMReadingError.Problem) { format = try OSMFileFormat(ofFileAt: path) } catch {
            throw OSMReadingError(fileName: path, problem: error)
        }
        header = try PBFReader.header(of: path)
    }

    /// Hands the file's elements out, block by block in the order of the file.
    public func read(
        parts: OSMElementKinds = .all, progress: ((ReadingProgress) -> Void)? = nil,
        _ consume: (OSMBlock) throws -> Void
    ) throws {
        try PBFReader.read(path, parts: parts, progress: progress, consume)
    }
}
