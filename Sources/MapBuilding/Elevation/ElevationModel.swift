/// The elevation data of one or several rasters as one surface: which rasters cover a place, and in which order they are used.
///
///     let model = try ElevationModel(paths: ["N55E061.hgt.zip", "copernicus"])
///     let sampler = ElevationSampler(model)
///     try sampler.height(at: Coordinate(longitude: 61.4026, latitude: 55.1599))  // 229.3
///
/// Heights are metres above the datum of the data: mean sea level by the EGM96 geoid for SRTM, EGM2008 for Copernicus, which
/// differ by about a metre and smoothly. Where rasters overlap, the one with the finest steps from north to south comes first, and of
/// equally fine ones the first given. Other geographic systems than WGS 84 are read as if they were WGS 84: those of today differ by
/// a metre or two, NAD27 or Pulkovo 1942 by up to 200 m.
///
/// A value is immutable and can be shared between threads, each with an `ElevationSampler` of its own.
public struct ElevationModel: Sendable {
    /// The rasters in the order in which they are used.
    public let sources: [any ElevationSource]
    let grids: ContiguousArray<ElevationGrid>
    /// For squares of one degree, the rasters that cover or nearly touch them, in order.
    private let squares: [Int32: [Int32]]

    /// Combines rasters.
    ///
    /// - Complexity: O(*n* log *n* + *s*), *s* the squares of one degree that they cover.
    public init(sources: [any ElevationSource]) {
        let order = sources.indices.sorted {
            let (first, second) = (sources[$0].grid.latitudeStep, sources[$1].grid.latitudeStep)
            // Steps that differ by a millionth differ by rounding only.
            let isSame = (first.magnitude - second.magnitude).magnitude <= 1e-6 * first.magnitude
            return isSame ? $0 < $1 : first.magnitude < second.magnitude
        }
        self.sources = order.map { sources[$0] }
        grids = ContiguousArray(self.sources.map(\.grid))
        var squares: [Int32: [Int32]] = [:]
        for (number, grid) in grids.enumerated() {
            for square in Self.squares(of: grid) { squares[square, default: []].append(Int32(number)) }
        }
        self.squares = squares
    }

    /// The rasters at a place, in order.
    func candidates(longitude: Double, latitude: Double) -> [Int32] {
        squares[Self.square(longitude: longitude, latitude: latitude)] ?? []
    }

    private static func square(longitude: Double, latitude: Double) -> Int32 {
        let column = (Int((longitude + 180).rounded(.down)) % 360 + 360) % 360
        return Int32(min(max(Int((latitude + 90).rounded(.down)), 0), 179) * 360 + column)
    }

    private static func squares(of grid: ElevationGrid) -> Set<Int32> {
        let margin = 2.0
        let west = grid.west - margin * grid.longitudeStep
        let east = grid.west + (Double(grid.columns - 1) + margin) * grid.longitudeStep
        let ends = [grid.north, grid.north - Double(grid.rows - 1) * grid.latitudeStep]
        let reach = margin * grid.latitudeStep.magnitude
        let south = max(min(ends[0], ends[1]) - reach, -90)
        let north = min(max(ends[0], ends[1]) + reach, 90)
        let columns = Int(west.rounded(.down))...min(Int(east.rounded(.down)), Int(west.rounded(.down)) + 359)
        var found: Set<Int32> = []
        for row in Int(south.rounded(.down))...Int(north.rounded(.down)) {
            for column in columns {
                found.insert(square(longitude: Double(column), latitude: Double(row)))
            }
        }
        return found
    }
}

/// A raster of heights that can be opened: its grid is known, its samples are not read yet.
public protocol ElevationSource: Sendable {
    /// Its name in messages: the file, and the entry in an archive.
    var name: String { get }
    /// Where its samples lie.
    var grid: ElevationGrid { get }
    /// The pieces in which samples are read, in columns and rows; blocks at the eastern and southern edges may hold fewer.
    var blockSize: (columns: Int, rows: Int) { get }
    /// Opens it.
    ///
    /// - Throws: `ElevationError` where it cannot be read any more.
    func open() throws(ElevationError) -> any ElevationReader
}

/// An opened raster of heights; used by one thread at a time.
public protocol ElevationReader: AnyObject {
    /// How much memory it holds beside the blocks that it returns, in bytes.
    var heldBytes: Int { get }
    /// Writes the samples of the block in a column and row of blocks, row by row as wide as the block is: metres, not a number in
    /// voids.
    ///
    /// - Throws: `ElevationError` where the block is damaged.
    func read(
        blockColumn: Int, blockRow: Int, into samples: inout ContiguousArray<Float>
    ) throws(ElevationError)
}

/// Values outside this range (metres) are not heights but undeclared marks of voids, such as −32768, −9999 or
/// 3.4·10³⁸. The Dead Sea's shore is at −430 m.
let plausibleHeights: ClosedRange<Float> = -500...9000

/// Counts of what height lookups found.
public struct ElevationStatistics: Sendable, Hashable {
    /// The rasters that were used, by their index in the model's order.
    public internal(set) var usedSources: Set<Int> = []
    /// Places outside all rasters.
    public internal(set) var outside = 0
    /// Places in voids too wide to be bridged.
    public internal(set) var inVoids = 0
    /// Places in small voids, whose height was interpolated from their edges.
    public internal(set) var bridgedVoids = 0
    /// Spikes that were replaced in the blocks that were read (`SpikeFilter`); a block that is read
    /// twice counts twice.
    public internal(set) var spikes = 0

    /// Adds the counts of several samplers.
    static func + (first: ElevationStatistics, second: ElevationStatistics) -> ElevationStatistics {
        ElevationStatistics(
            usedSources: first.usedSources.union(second.usedSources), outside: first.outside + second.outside,
            inVoids: first.inVoids + second.inVoids, bridgedVoids: first.bridgedVoids + second.bridgedVoids,
            spikes: first.spikes + second.spikes)
    }
}
