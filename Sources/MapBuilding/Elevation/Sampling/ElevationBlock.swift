/// Some rows and columns of a raster, unpacked.
final class ElevationBlock {
    /// The raster's place in the model.
    let source: Int
    /// The first column and row, and how many.
    let column: Int
    let row: Int
    let columns: Int
    let rows: Int
    /// Metres, row by row; not a number in voids.
    let samples: ContiguousArray<Float>
    /// Whether no raster before this one in the model's order overlaps the block.
    let isFirst: Bool
    /// The time of its last use, counted in uses of the cache.
    var lastUse = 0

    init(
        source: Int, column: Int, row: Int, columns: Int, rows: Int, samples: ContiguousArray<Float>, isFirst: Bool
    ) {
        self.source = source
        self.column = column
        self.row = row
        self.columns = columns
        self.rows = rows
        self.samples = samples
        self.isFirst = isFirst
    }

    var byteCount: Int { samples.count * MemoryLayout<Float>.stride }

    /// A sample by its column and row in the raster, which must be in the block.
    @inline(__always)
    func sample(_ column: Int, _ row: Int) -> Float {
        samples[(row - self.row) * columns + (column - self.column)]
    }

    /// Whether all samples of a rectangle are in the block.
    @inline(__always)
    func holds(_ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) -> Bool {
        columns.lowerBound >= column && rows.lowerBound >= row && columns.upperBound < column + self.columns
            && rows.upperBound < row + self.rows
    }
}
