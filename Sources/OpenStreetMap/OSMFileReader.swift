import Support

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

/// The format of a file, recognised by its first bytes and not by its name.
enum OSMFileFormat: Sendable, Hashable {
    case pbf
    case xml
    case gzip

    /// Looks at the beginning of a file.
    package init(ofFileAt path: String) throws(OSMReadingError.Problem) {
        var file = try InputFile.opened(path)
        guard file.size != nil else { throw .notARegularFile }
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 512, alignment: 1)
        defer { room.deallocate() }
        let count = try file.readSome(into: room)
        try self.init(beginning: [UInt8](room.prefix(count)))
    }

    /// Recognises the formats that are read, and those that people confuse with them.
    package init(beginning start: [UInt8]) throws(OSMReadingError.Problem) {
        guard !start.isEmpty else { throw .empty }
        if start.starts(with: [0x1F, 0x8B]) {
            self = .gzip
        } else if Self.looksLikePBF(start) {
            self = .pbf
        } else if let name = Self.foreign.first(where: { start.starts(with: $0.magic) })?.name {
            throw .foreignFormat(name)
        } else if let packer = Self.packers.first(where: { start.starts(with: $0.magic) }) {
            throw .packed(packer.name, unpacker: packer.unpacker)
        } else {
            try self.init(text: start)
        }
    }

    private init(text start: [UInt8]) throws(OSMReadingError.Problem) {
        let text = String(decoding: start, as: UTF8.self).lowercased()
        let trimmed = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if trimmed.hasPrefix("<!doctype html") || trimmed.contains("<html") { throw .webPage }
        if trimmed.hasPrefix("<") || start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
            self = .xml
        } else if trimmed.hasPrefix("{") || trimmed.hasPrefix("[") {
            throw .foreignFormat("JSON")
        } else {
            throw .unknownFormat
        }
    }

    /// Four bytes of length, then a `BlobHeader` whose first field is the type.
    private static func looksLikePBF(_ start: [UInt8]) -> Bool {
        start.count > 6 && start[0] == 0 && start[1] <= 1 && start.dropFirst(4).starts(with: [0x0A, 0x09])
            && start.dropFirst(6).starts(with: "OSMHeader".utf8.prefix(start.count - 6))
    }

    private static let foreign: [(magic: [UInt8], name: String)] = [
        ([0xFF, 0xE0], "o5m"), ([0x53, 0x51, 0x4C, 0x69, 0x74, 0x65], "SQLite"),
    ]

    private static let packers: [(magic: [UInt8], name: String, unpacker: String)] = [
        ([0x42, 0x5A, 0x68], "bzip2", "bunzip2 -k"), ([0x50, 0x4B, 0x03, 0x04], "ZIP", "unzip"),
        ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "XZ", "unxz -k"), ([0x28, 0xB5, 0x2F, 0xFD], "Zstandard", "unzstd"),
        ([0x37, 0x7A, 0xBC, 0xAF], "7z", "7z x"), ([0x04, 0x22, 0x4D, 0x18], "LZ4", "unlz4"),
    ]
}

/// How far a file has been read.
public struct ReadingProgress: Sendable, Hashable {
    /// Bytes of the file, compressed as it is, read and handed on so far.
    var bytesRead: Int
    /// The file's size in bytes when it was opened.
    var bytesInAll: Int

    /// The share that is done, 0 to 1.
    public var fraction: Double {
        bytesInAll > 0 ? min(1, Double(bytesRead) / Double(bytesInAll)) : 1
    }
}
