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
