public import Geodesy

/// Looks up heights in an `ElevationModel`; used by one thread at a time.
///
/// Rasters are opened, and their blocks unpacked, when they are needed; the most recently used ones are kept. Lookups are fast where
/// successive places are near each other.
public final class ElevationSampler {
    /// The data.
    public let model: ElevationModel
    var cache: BlockCache
    /// The block of the last lookup.
    var last: ElevationBlock?
    private var met = ElevationStatistics()

    /// Makes a sampler; no file is opened yet.
    ///
    /// - Parameter memory: bytes of unpacked samples and tiles that are kept at most; one block and one unpacked file are kept in any
    ///   case. A tile of SRTM at 1″ has 26 MB when unpacked, and its samples here 52 MB.
    public init(_ model: ElevationModel, memory: Int = 256 << 20) {
        self.model = model
        cache = BlockCache(model: model, capacity: max(memory, 0) / 2)
    }

    /// The counts so far.
    public var statistics: ElevationStatistics {
        var all = met
        all.spikes = cache.spikes
        all.usedSources = cache.usedSources
        return all
    }

    /// The height at a place in metres, bilinear between the four samples around it; `nil` outside the data and in wide voids.
    ///
    /// - Between tiles whose samples end before their edges, as those of Copernicus do, the samples of both are used, also where their
    ///   steps differ. At the edge of all data the outermost samples hold for half a step beyond them.
    /// - A place beside a void has the height of the next raster in order without a void there. Where there is none, voids are
    ///   bridged (see `bridgedSample`); samples that cannot be bridged are left out of the mean, which must keep a quarter of its weight.
    ///
    /// - Throws: `ElevationError` where a file is damaged.
    public func height(at place: Coordinate) throws(ElevationError) -> Double? {
        if let block = last, block.isFirst {
            let position = model.grids[block.source].position(longitude: place.longitude, latitude: place.latitude)
            // Positions outside −1 … 2³¹, and not-a-number, are in no block.
            if position.x >= 0, position.y >= 0, position.x < 2e7, position.y < 2e7 {
                let (column, row) = (Int(position.x), Int(position.y))
                if block.holds(column...column + 1, row...row + 1) {
                    let height = Bilinear.height(
                        block.sample(column, row), block.sample(column + 1, row), block.sample(column, row + 1),
                        block.sample(column + 1, row + 1), position.x - Double(column), position.y - Double(row))
                    if !height.isNaN { return height }
                }
            }
        }
        return try heightAcrossBlocks(at: place)
    }

    private func heightAcrossBlocks(at place: Coordinate) throws(ElevationError) -> Double? {
        guard place.isOnEarth else {
            met.outside += 1
            return nil
        }
        let candidates = model.candidates(longitude: place.longitude, latitude: place.latitude)
        var covering: [Int] = []
        for candidate in candidates {
            let source = Int(candidate)
            let position = model.grids[source].position(longitude: place.longitude, latitude: place.latitude)
            guard model.grids[source].covers(position.x, position.y) else { continue }
            covering.append(source)
            if let height = try corners(of: source, position).height { return height }
        }
        for source in covering {
            let position = model.grids[source].position(longitude: place.longitude, latitude: place.latitude)
            var corners = try corners(of: source, position)
            let missing = corners.missing
            for corner in missing { corners[corner] = try bridgedSample(source, corners.place(of: corner)) }
            guard let height = corners.weightedHeight else { continue }
            if missing.contains(where: { !corners[$0].isNaN }) { met.bridgedVoids += 1 }
            return height
        }
        if covering.isEmpty { met.outside += 1 } else { met.inVoids += 1 }
        return nil
    }

    private func corners(
        of source: Int, _ position: (x: Double, y: Double)
    ) throws(ElevationError) -> CellCorners {
        var corners = CellCorners(position)
        for corner in 0..<4 where corners.weight(of: corner) > 0 {
            let place = corners.place(of: corner)
            corners[corner] = try sample(source, place.column, place.row)
        }
        return corners
    }

    /// A sample of a raster; beyond its edge, the height of other rasters at that place. Not a number in voids and outside all rasters.
    func sample(_ source: Int, _ column: Int, _ row: Int) throws(ElevationError) -> Float {
        let grid = model.grids[source]
        if column >= 0, row >= 0, column < grid.columns, row < grid.rows {
            return try ownSample(source, column, row)
        }
        let place = grid.place(column: column, row: row)
        guard place.latitude.magnitude <= 90 else { return .nan }
        for candidate in model.candidates(longitude: place.longitude, latitude: place.latitude) {
            let other = Int(candidate)
            let position = model.grids[other].position(longitude: place.longitude, latitude: place.latitude)
            guard model.grids[other].spans(position.x, position.y) else { continue }
            let height = try heightWithin(other, position)
            if !height.isNaN { return height }
        }
        // Between four tiles with different steps, a place can lie beside a row of one tile and between its columns and those of
        // the next tile.
        return try sampleBetweenColumns(place)
    }

    /// A sample within the raster.
    func ownSample(_ source: Int, _ column: Int, _ row: Int) throws(ElevationError) -> Float {
        if let block = last, block.source == source, block.holds(column...column, row...row) {
            return block.sample(column, row)
        }
        let block = try cache.block(source: source, column: column, row: row)
        last = block
        return block.sample(column, row)
    }

    /// Bilinear within one raster; not a number beside voids.
    private func heightWithin(
        _ source: Int, _ position: (x: Double, y: Double)
    ) throws(ElevationError) -> Float {
        let grid = model.grids[source]
        let x = min(max(position.x, 0), Double(grid.columns - 1))
        let y = min(max(position.y, 0), Double(grid.rows - 1))
        var corners = CellCorners((x.snapped, y.snapped))
        for corner in 0..<4 where corners.weight(of: corner) > 0 {
            let place = corners.place(of: corner)
            corners[corner] = try ownSample(source, place.column, place.row)
        }
        return Float(corners.height ?? .nan)
    }

    /// The height at a place on a row between the last column of one raster and the first of another.
    private func sampleBetweenColumns(_ place: (longitude: Double, latitude: Double)) throws(ElevationError) -> Float {
        var west: (gap: Double, height: Float)?
        var east: (gap: Double, height: Float)?
        for candidate in model.candidates(longitude: place.longitude, latitude: place.latitude) {
            let grid = model.grids[Int(candidate)]
            let position = grid.position(longitude: place.longitude, latitude: place.latitude)
            let column = position.x < 0 ? 0.0 : Double(grid.columns - 1)
            let gap = (position.x - column) * grid.longitudeStep
            guard grid.spans(column, position.y), gap.magnitude < grid.longitudeStep * (1 + ElevationGrid.slack) else {
                continue
            }
            let height = try heightWithin(Int(candidate), (column, position.y))
            if height.isNaN { continue }
            if gap > 0, west == nil { west = (gap, height) }
            if gap < 0, east == nil { east = (-gap, height) }
        }
        guard let west, let east else { return .nan }
        let share = Float(west.gap / (west.gap + east.gap))
        return west.height + (east.height - west.height) * share
    }

    /// Voids are bridged up to this many samples from edge to edge: half a kilometre at 1″.
    static let widestBridge = 16

    /// The height of a sample in a void, interpolated from the void's edges; not a number where the void is too wide or reaches
    /// the edge of the data.
    ///
    /// Along each of four lines through the sample (west–east, north–south, and both diagonals) with samples on both sides
    /// within `widestBridge` steps, heights are interpolated linearly; the result is their mean, weighted by the inverse square of the
    /// distance from edge to edge. There is no extrapolation from one side.
    func bridgedSample(_ source: Int, _ place: (column: Int, row: Int)) throws(ElevationError) -> Float {
        let grid = model.grids[source]
        guard place.column >= 0, place.row >= 0, place.column < grid.columns, place.row < grid.rows else { return .nan }
        let longitude = grid.place(column: place.column, row: place.row)
        let shrink = LocalStep.ratio(of: grid, atLatitude: longitude.latitude)
        var sum = 0.0
        var total = 0.0
        for direction in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            guard let behind = try edge(source, place, (-direction.0, -direction.1)),
                let ahead = try edge(source, place, direction)
            else { continue }
            let width = behind.steps + ahead.steps
            guard width <= Self.widestBridge else { continue }
            let height =
                behind.height + (ahead.height - behind.height) * Double(behind.steps) / Double(width)
            let east = Double(direction.0 * width) * shrink
            let north = Double(direction.1 * width)
            let weight = 1 / (east * east + north * north)
            sum += height * weight
            total += weight
        }
        return total > 0 ? Float(sum / total) : .nan
    }

    /// The first sample outside the void in a direction.
    private func edge(
        _ source: Int, _ place: (column: Int, row: Int), _ direction: (Int, Int)
    ) throws(ElevationError) -> (steps: Int, height: Double)? {
        for steps in 1..<Self.widestBridge {
            let height = try sample(source, place.column + direction.0 * steps, place.row + direction.1 * steps)
            if !height.isNaN { return (steps, Double(height)) }
        }
        return nil
    }
}

extension Double {
    /// The nearest whole number where the difference is a rounding error; otherwise the number itself.
    fileprivate var snapped: Double {
        let whole = rounded()
        return (self - whole).magnitude < ElevationGrid.slack ? whole : self
    }
}

/// The lengths of a raster's steps.
enum LocalStep {
    /// Metres eastward of a step between columns for each metre of a step between rows.
    static func ratio(of grid: ElevationGrid, atLatitude latitude: Double) -> Double {
        let scale = LocalScale(atLatitude: min(max(latitude, -89), 89))
        return grid.longitudeStep * scale.east / (grid.latitudeStep.magnitude * scale.north)
    }
}
