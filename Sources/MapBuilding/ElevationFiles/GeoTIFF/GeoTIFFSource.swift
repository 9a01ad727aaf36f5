import CTIFF

/// A GeoTIFF of heights in longitude and latitude, in strips or tiles, in any compression that libtiff supports.
struct GeoTIFFSource: ElevationSource {
    let name: String
    let grid: ElevationGrid
    let blockSize: (columns: Int, rows: Int)
    let format: SampleFormat
    /// Whether the file is cut into tiles, otherwise strips.
    let isTiled: Bool
    /// Rows of a strip or tile.
    let pieceRows: Int

    /// Several strips are read at a time, so that a block has about this many rows.
    private static let fewestRows = 64
    /// The most bytes that are unpacked at once.
    private static let largestPiece = 256 << 20

    init(path: String) throws(ElevationError) {
        let tiff = try OpenedTIFF(path: path)
        func fail(_ problem: ElevationError.Problem) -> ElevationError { ElevationError(path: path, problem: problem) }
        name = path
        let (columns, rows) = (tiff.long(TIFFTAG_IMAGEWIDTH), tiff.long(TIFFTAG_IMAGELENGTH))
        let bands = tiff.short(TIFFTAG_SAMPLESPERPIXEL, otherwise: 1)
        guard bands == 1 else { throw fail(.bands(bands)) }
        let compression = tiff.short(TIFFTAG_COMPRESSION, otherwise: 1)
        guard TIFFIsCODECConfigured(UInt16(compression)) != 0 else { throw fail(.unsupportedCompression(compression)) }
        let placement = try GeoTIFFPlacement(tiff, columns: columns, rows: rows)
        grid = placement.grid
        format = try SampleFormat(tiff, metres: placement.metres)
        isTiled = TIFFIsTiled(tiff.handle) != 0
        let pieceColumns: Int
        if isTiled {
            (pieceColumns, pieceRows) = (tiff.long(TIFFTAG_TILEWIDTH), tiff.long(TIFFTAG_TILELENGTH))
            // The specification asks for multiples of 16.
            guard pieceColumns >= 16, pieceRows >= 16 else { throw fail(.damagedTIFF("tiles")) }
            blockSize = (pieceColumns, pieceRows)
        } else {
            pieceColumns = columns
            pieceRows = min(max(tiff.long(TIFFTAG_ROWSPERSTRIP, otherwise: .max), 1), rows)
            blockSize = (columns, max(Self.fewestRows / pieceRows, 1) * pieceRows)
        }
        let (samples, overflows) = pieceColumns.multipliedReportingOverflow(by: pieceRows)
        guard !overflows, samples <= Self.largestPiece / format.byteCount else {
            throw fail(.largeBlocks(overflows ? .max : samples.multipliedReportingOverflow(by: format.byteCount).0))
        }
    }

    func open() throws(ElevationError) -> any ElevationReader { try GeoTIFFReader(self) }
}

/// An opened GeoTIFF.
final class GeoTIFFReader: ElevationReader {
    private let source: GeoTIFFSource
    private let tiff: OpenedTIFF
    private let room: UnsafeMutableRawBufferPointer

    var heldBytes: Int { room.count }

    init(_ source: GeoTIFFSource) throws(ElevationError) {
        self.source = source
        tiff = try OpenedTIFF(path: source.name)
        let count = source.blockSize.columns * source.pieceRows * source.format.byteCount
        let size = source.isTiled ? TIFFTileSize(tiff.handle) : TIFFStripSize(tiff.handle)
        // The file may have been replaced meanwhile.
        guard size == count else { throw ElevationError(path: source.name, problem: .damagedTIFF("")) }
        room = .allocate(byteCount: count, alignment: 16)
    }

    deinit { room.deallocate() }

    func read(
        blockColumn: Int, blockRow: Int, into samples: inout ContiguousArray<Float>
    ) throws(ElevationError) {
        let (columns, rows) = source.blockSize
        let first = (column: blockColumn * columns, row: blockRow * rows)
        let width = min(columns, source.grid.columns - first.column)
        for row in stride(from: first.row, to: min(first.row + rows, source.grid.rows), by: source.pieceRows) {
            let height = min(source.pieceRows, source.grid.rows - row)
            guard try readPiece(column: first.column, row: row, height: height) else { continue }
            for line in 0..<height {
                let start = line * columns * source.format.byteCount
                let numbers = UnsafeRawBufferPointer(rebasing: room[start..<start + width * source.format.byteCount])
                let target = (row - first.row + line) * width
                source.format.metres(of: numbers) { samples[target + $0] = $1 }
            }
        }
    }

    /// Unpacks a strip or tile; `false` for one that the file omits, as it may where there are only voids.
    private func readPiece(column: Int, row: Int, height: Int) throws(ElevationError) -> Bool {
        let (handle, start) = (tiff.handle, room.baseAddress)
        let number =
            source.isTiled
            ? TIFFComputeTile(handle, UInt32(column), UInt32(row), 0, 0) : TIFFComputeStrip(handle, UInt32(row), 0)
        let packed = TIFFGetStrileByteCount(handle, number)
        if packed == 0, TIFFGetStrileOffset(handle, number) == 0 { return false }
        let expected = (source.isTiled ? source.pieceRows : height) * source.blockSize.columns * source.format.byteCount
        let read =
            source.isTiled
            ? TIFFReadEncodedTile(handle, number, start, tmsize_t(room.count))
            : TIFFReadEncodedStrip(handle, number, start, tmsize_t(expected))
        guard read == expected else { throw tiff.damage }
        return true
    }
}
