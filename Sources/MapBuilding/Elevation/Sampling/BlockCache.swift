import Geodesy

/// The most recently used blocks and opened rasters, within a limit of memory.
struct BlockCache {
    private let model: ElevationModel
    /// The limit in bytes for blocks, and again for opened rasters.
    private let capacity: Int
    private var blocks: [UInt64: ElevationBlock] = [:]
    private var blockBytes = 0
    private var readers: [Int: (reader: any ElevationReader, lastUse: Int)] = [:]
    private var turn = 0
    private(set) var spikes = 0
    private(set) var usedSources: Set<Int> = []

    /// The most rasters opened at the same time: each may hold a file descriptor.
    private static let mostReaders = 64

    init(model: ElevationModel, capacity: Int) {
        self.model = model
        self.capacity = capacity
    }

    /// The block that holds a sample.
    mutating func block(source: Int, column: Int, row: Int) throws(ElevationError) -> ElevationBlock {
        let size = model.sources[source].blockSize
        let (blockColumn, blockRow) = (column / size.columns, row / size.rows)
        let key = UInt64(source) << 40 | UInt64(blockRow) << 20 | UInt64(blockColumn)
        turn += 1
        if let block = blocks[key] {
            block.lastUse = turn
            return block
        }
        let block = try read(source: source, blockColumn: blockColumn, blockRow: blockRow)
        block.lastUse = turn
        makeRoom(for: block.byteCount)
        blocks[key] = block
        blockBytes += block.byteCount
        return block
    }

    private mutating func read(source: Int, blockColumn: Int, blockRow: Int) throws(ElevationError) -> ElevationBlock {
        let grid = model.grids[source]
        let size = model.sources[source].blockSize
        let (column, row) = (blockColumn * size.columns, blockRow * size.rows)
        let (columns, rows) = (min(size.columns, grid.columns - column), min(size.rows, grid.rows - row))
        var samples = ContiguousArray<Float>(repeating: .nan, count: columns * rows)
        try reader(of: source).read(blockColumn: blockColumn, blockRow: blockRow, into: &samples)
        spikes += SpikeFilter.apply(to: &samples, columns: columns, rows: rows)
        usedSources.insert(source)
        return ElevationBlock(
            source: source, column: column, row: row, columns: columns, rows: rows, samples: samples,
            isFirst: model.isFirst(source, columns: column..<column + columns, rows: row..<row + rows))
    }

    private mutating func reader(of source: Int) throws(ElevationError) -> any ElevationReader {
        if let known = readers[source]?.reader {
            readers[source]?.lastUse = turn
            return known
        }
        let reader = try model.sources[source].open()
        while !readers.isEmpty, readers.count >= Self.mostReaders || heldBytes + reader.heldBytes > capacity {
            guard let oldest = readers.min(by: { $0.value.lastUse < $1.value.lastUse }) else { break }
            readers[oldest.key] = nil
        }
        readers[source] = (reader, turn)
        return reader
    }

    private var heldBytes: Int { readers.values.reduce(0) { $0 + $1.reader.heldBytes } }

    private mutating func makeRoom(for count: Int) {
        while !blocks.isEmpty, blockBytes + count > capacity {
            guard let oldest = blocks.min(by: { $0.value.lastUse < $1.value.lastUse }) else { break }
            blockBytes -= oldest.value.byteCount
            blocks[oldest.key] = nil
        }
    }
}

extension ElevationModel {
    /// Whether no raster before this one overlaps a block of it.
    func isFirst(_ source: Int, columns: Range<Int>, rows: Range<Int>) -> Bool {
        let grid = grids[source]
        let middle = grid.place(
            column: (columns.lowerBound + columns.upperBound) / 2, row: (rows.lowerBound + rows.upperBound) / 2)
        let width = Double(columns.count + 2) * grid.longitudeStep / 2
        let height = Double(rows.count + 2) * grid.latitudeStep.magnitude / 2
        return grids[..<source].allSatisfy { other in
            let otherWidth = Double(other.columns + 2) * other.longitudeStep / 2
            let otherHeight = Double(other.rows + 2) * other.latitudeStep.magnitude / 2
            let otherMiddle = (
                longitude: other.west + Double(other.columns - 1) * other.longitudeStep / 2,
                latitude: other.north - Double(other.rows - 1) * other.latitudeStep / 2
            )
            let apart = Angle.longitudeStep(from: otherMiddle.longitude, to: middle.longitude).magnitude
            return apart > width + otherWidth
                || (middle.latitude - otherMiddle.latitude).magnitude > height + otherHeight
        }
    }
}

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

/// Replaces single wrong samples of a block: radar reflections, masts, the roof of one high building.
///
/// A sample is a spike where it is higher than all eight neighbours, or lower than all, by more than `margin` metres and by more
/// than the neighbours
/// differ among themselves. It is replaced by their mean. Samples at the edges of a block are compared with the neighbours in the
/// block, at
/// least five. A rocky peak is not a spike: its neighbours differ much among themselves.
enum SpikeFilter {
    /// In metres. For steps of one arc second this is a grade of more than 100 % on all sides.
    static let margin: Float = 35

    /// Replaces spikes and returns how many there were.
    ///
    /// - Complexity: O(*n*).
    static func apply(to samples: inout ContiguousArray<Float>, columns: Int, rows: Int) -> Int {
        guard columns > 1, rows > 1 else { return 0 }
        var found: [(index: Int, height: Float)] = []
        for row in 0..<rows {
            for column in 0..<columns {
                let index = row * columns + column
                let height = samples[index]
                // Fast path: most samples are within the margin of the one beside them.
                let beside = samples[column > 0 ? index - 1 : index + 1]
                if (height - beside).magnitude <= margin || height.isNaN { continue }
                if let mean = replacement(row, column, samples, columns, rows) { found.append((index, mean)) }
            }
        }
        for spike in found { samples[spike.index] = spike.height }
        return found.count
    }

    /// The mean of the neighbours of a spike; `nil` where the sample is not a spike.
    private static func replacement(
        _ row: Int, _ column: Int, _ samples: ContiguousArray<Float>, _ columns: Int, _ rows: Int
    ) -> Float? {
        var (low, high, sum, count) = (Float.infinity, -Float.infinity, Float(0), 0)
        for otherRow in max(row - 1, 0)...min(row + 1, rows - 1) {
            for otherColumn in max(column - 1, 0)...min(column + 1, columns - 1) {
                let other = samples[otherRow * columns + otherColumn]
                guard !other.isNaN, otherRow != row || otherColumn != column else { continue }
                (low, high, sum, count) = (min(low, other), max(high, other), sum + other, count + 1)
            }
        }
        guard count >= 5 else { return nil }
        let height = samples[row * columns + column]
        let excess = max(height - high, low - height)
        return excess > margin && excess > high - low ? sum / Float(count) : nil
    }
}
