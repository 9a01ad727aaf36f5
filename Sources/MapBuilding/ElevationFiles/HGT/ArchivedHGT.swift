import Compression
import Support

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
