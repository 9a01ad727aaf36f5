/// Reads an OpenStreetMap file: PBF or XML, plain or gzipped, recognised by its content.
///
///     let reader = try OSMFileReader(path: "porto.osm.pbf")
///     try reader.read(parts: .ways) { block in
///         for row in 0..<block.ways.count { … }
///     }
///
/// Not enforced: that ids are unique or sorted, that references lead to elements of the file, and that texts are valid
/// UTF-8. Authorship is skipped, and so are versions where they are not asked for.
public struct OSMFileReader: Sendable {
    /// The file, as the caller named it.
    public let path: String
    /// The header of the file; for XML the part before the first element.
    public let header: OSMHeader
    private let format: OSMFileFormat

    /// Looks at the beginning of a file and reads its header.
    /// - Throws: `OSMReadingError` where the file cannot be opened, is in no format that is read here, or requires a
    ///   feature that is not known.
    public init(path: String) throws(OSMReadingError) {
        self.path = path
        do throws(OSMReadingError.Problem) { format = try OSMFileFormat(ofFileAt: path) } catch {
            throw OSMReadingError(fileName: path, problem: error)
        }
        header =
            switch format {
            case .pbf: try PBFReader.header(of: path)
            case .xml: try OSMXMLReader.header(of: path, isGzip: false)
            case .gzip: try OSMXMLReader.header(of: path, isGzip: true)
            }
    }

    /// Hands the file's elements out, block by block in the order of the file; may be called again for another pass.
    ///
    /// PBF blocks are decoded ahead on all cores; `consume` and `progress` run on the calling thread. Memory stays
    /// bounded, independent of the size of the file. Blocks without an element of the requested kinds may be empty.
    /// - Parameter parts: the kinds of elements to decode, and whether their versions; leaving nodes out saves most of the time
    ///   after unpacking.
    /// - Throws: `OSMReadingError` where the file is damaged or incomplete; any error of `consume`.
    /// - Complexity: linear in the size of the file, for any `parts`.
    public func read(
        parts: OSMElementKinds = .all, progress: ((ReadingProgress) -> Void)? = nil,
        _ consume: (OSMBlock) throws -> Void
    ) throws {
        try read(parts: parts, progress: progress, transform: { $0 }, consume)
    }

    /// The same for consumers that first make something smaller of each block, by itself, on all cores:
    ///
    ///     try reader.read(parts: .ways, transform: { block in namesOfStreets(in: block) }) { names in
    ///         all.formUnion(names)
    ///     }
    ///
    /// - Parameters:
    ///   - transform: called once for each block, on any thread, several at a time.
    ///   - consume: takes what was made of the blocks, in the order of the file, on the calling thread.
    /// - Throws: `OSMReadingError` where the file is damaged or incomplete; any error of `consume`.
    public func read<Output: Sendable>(
        parts: OSMElementKinds = .all, progress: ((ReadingProgress) -> Void)? = nil,
        transform: @escaping @Sendable (OSMBlock) -> Output, _ consume: (Output) throws -> Void
    ) throws {
        switch format {
        case .pbf: try PBFReader.read(path, parts: parts, progress: progress, transform: transform, consume)
        case .xml, .gzip:
            try OSMXMLReader.read(path, isGzip: format == .gzip, parts: parts, progress: progress) { block in
                try consume(transform(block))
            }
        }
    }
}
