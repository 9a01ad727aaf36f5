import Compression
import Support

/// An HGT tile as a file; the operating system reads the pages that are needed.
struct PlainHGT: ElevationSource {
    let name: String
    private let placement: HGTPlacement

    var grid: ElevationGrid { placement.grid }
    var blockSize: (columns: Int, rows: Int) { placement.blockSize }

    init(_ file: MappedFile) throws(ElevationError) {
        name = file.path
        placement = try HGTPlacement(path: file.path, shownPath: file.path, byteCount: file.bytes.count)
    }

    func open() throws(ElevationError) -> any ElevationReader {
        let file = try MappedFile.forElevation(name)
        guard file.bytes.count == 2 * placement.side * placement.side else {
            throw ElevationError(path: name, problem: .wrongSize(file.bytes.count))
        }
        return HGTSamples(MappedBytes(file: file), side: placement.side, heldBytes: 0)
    }
}

/// The bytes of a mapped file as a collection that keeps the file mapped.
struct MappedBytes: RandomAccessCollection {
    let file: MappedFile
    var startIndex: Int { 0 }
    var endIndex: Int { file.bytes.count }
    subscript(index: Int) -> UInt8 { file.bytes[index] }
}

/// An HGT tile in a ZIP archive, as NASA and others distribute them: one tile or many in each archive.
struct ArchivedHGT: ElevationSource {
    let name: String
    private let path: String
    private let entry: ZipArchive.Entry
    private let placement: HGTPlacement

    var grid: ElevationGrid { placement.grid }
    var blockSize: (columns: Int, rows: Int) { placement.blockSize }

    /// All tiles of an archive.
    static func tiles(in file: MappedFile) throws(ElevationError) -> [any ElevationSource] {
        let entries = try reporting(file.path) { () throws(ZipArchiveError) in try ZipArchive(file.bytes).entries }
        var tiles: [any ElevationSource] = []
        // macOS puts a hidden file beside each file that it packs.
        for entry in entries where entry.name.lowercased().hasSuffix(".hgt") && !entry.name.hasPrefix("__MACOSX/") {
            tiles.append(try ArchivedHGT(path: file.path, entry: entry))
        }
        guard !tiles.isEmpty else { throw ElevationError(path: file.path, problem: .emptyArchive) }
        return tiles
    }

    private init(path: String, entry: ZipArchive.Entry) throws(ElevationError) {
        self.path = path
        self.entry = entry
        name = "\(path) (\(entry.name))"
        guard let byteCount = entry.byteCount else { throw ElevationError(path: name, problem: .unsupportedArchive) }
        placement = try HGTPlacement(path: entry.name, shownPath: name, byteCount: byteCount)
    }

    func open() throws(ElevationError) -> any ElevationReader {
        let file = try MappedFile.forElevation(path)
        let bytes = try Self.reporting(name) { () throws(ZipArchiveError) in
            try ZipArchive(file.bytes).bytes(of: entry)
        }
        guard bytes.count == 2 * placement.side * placement.side else {
            throw ElevationError(path: name, problem: .damagedArchive)
        }
        return HGTSamples(bytes, side: placement.side, heldBytes: bytes.count)
    }

    private static func reporting<Value>(
        _ path: String, _ body: () throws(ZipArchiveError) -> Value
    ) throws(ElevationError) -> Value {
        do throws(ZipArchiveError) {
            return try body()
        } catch {
            throw ElevationError(path: path, problem: error == .damaged ? .damagedArchive : .unsupportedArchive)
        }
    }
}

/// An HGT tile packed with gzip.
struct GzippedHGT: ElevationSource {
    let name: String
    private let placement: HGTPlacement

    var grid: ElevationGrid { placement.grid }
    var blockSize: (columns: Int, rows: Int) { placement.blockSize }

    /// Reads the unpacked size from the last four bytes (RFC 1952, section 2.3.1).
    init(_ file: MappedFile) throws(ElevationError) {
        name = file.path
        guard file.bytes.count >= 18 else { throw ElevationError(path: name, problem: .damagedArchive) }
        let size = file.bytes.suffix(4).reversed().reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
        // A truncated file ends with an arbitrary number.
        guard let size = Int(exactly: size), HGT.side(ofByteCount: size) != nil else {
            throw ElevationError(path: name, problem: .damagedArchive)
        }
        placement = try HGTPlacement(path: file.path, shownPath: file.path, byteCount: size)
    }

    func open() throws(ElevationError) -> any ElevationReader {
        let count = 2 * placement.side * placement.side
        guard let bytes = try unpacked(count), bytes.count == count else {
            throw ElevationError(path: name, problem: .damagedArchive)
        }
        return HGTSamples(bytes, side: placement.side, heldBytes: count)
    }

    /// The unpacked bytes; `nil` where there are more than `count`, or they are damaged.
    private func unpacked(_ count: Int) throws(ElevationError) -> [UInt8]? {
        let file = try MappedFile.forElevation(name)
        let decompression = Decompression(.gzip)
        var rest = file.bytes[...]
        // One extra byte shows whether there are more.
        return try? [UInt8](unsafeUninitializedCapacity: count + 1) { room, filled in
            while filled <= count {
                let free = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: room[filled...]))
                let read = try decompression.read(into: free) { buffer in
                    let piece = rest.prefix(buffer.count)
                    buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: piece))
                    rest = rest.dropFirst(piece.count)
                    return piece.count
                }
                if read == 0 { break }
                filled += read
            }
        }
    }
}

/// The position of a tile by its name, and its number of samples by its size.
struct HGTPlacement: Sendable {
    let side: Int
    let grid: ElevationGrid
    let blockSize = (columns: HGTSamples<[UInt8]>.blockSide, rows: HGTSamples<[UInt8]>.blockSide)

    /// - Parameters:
    ///   - path: the tile's name, with folders.
    ///   - shownPath: its name in messages.
    init(path: String, shownPath: String, byteCount: Int) throws(ElevationError) {
        let name = path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
        guard let corner = HGT.corner(ofName: name) else { throw ElevationError(path: shownPath, problem: .wrongName) }
        guard let side = HGT.side(ofByteCount: byteCount),
            let grid = HGT.grid(latitude: corner.latitude, longitude: corner.longitude, side: side)
        else { throw ElevationError(path: shownPath, problem: .wrongSize(byteCount)) }
        self.side = side
        self.grid = grid
    }
}
