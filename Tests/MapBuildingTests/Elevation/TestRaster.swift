import Geodesy
import Support

@testable import MapBuilding

/// A raster in memory.
struct TestRaster: ElevationSource {
    let name: String
    let grid: ElevationGrid
    var blockSize: (columns: Int, rows: Int)
    let heights: [Float]
    let opened = Counter()

    /// How many blocks were read.
    final class Counter: @unchecked Sendable {
        var blocks = 0
    }

    init(
        _ name: String = "raster", columns: Int, rows: Int, west: Double, north: Double, step: (Double, Double),
        blocks: (Int, Int) = (8, 8), _ height: (_ longitude: Double, _ latitude: Double) -> Float
    ) {
        self.name = name
        guard
            let grid = ElevationGrid(
                columns: columns, rows: rows, west: west, north: north, longitudeStep: step.0, latitudeStep: step.1)
        else { preconditionFailure("no grid") }
        self.grid = grid
        blockSize = blocks
        heights = (0..<rows * columns).map { index in
            height(west + Double(index % columns) * step.0, north - Double(index / columns) * step.1)
        }
    }

    func open() throws(ElevationError) -> any ElevationReader { Reader(raster: self) }

    private final class Reader: ElevationReader {
        let raster: TestRaster
        var heldBytes: Int { 100 }

        init(raster: TestRaster) { self.raster = raster }

        func read(
            blockColumn: Int, blockRow: Int, into samples: inout ContiguousArray<Float>
        ) throws(ElevationError) {
            raster.opened.blocks += 1
            let grid = raster.grid
            let columns =
                blockColumn * raster.blockSize.columns..<min((blockColumn + 1) * raster.blockSize.columns, grid.columns)
            let rows = blockRow * raster.blockSize.rows..<min((blockRow + 1) * raster.blockSize.rows, grid.rows)
            var target = 0
            for row in rows {
                for column in columns {
                    samples[target] = raster.heights[row * grid.columns + column]
                    target += 1
                }
            }
        }
    }

    /// Bilinear, straight from the definition, for places within the samples.
    func bilinear(_ place: Coordinate) -> Double {
        let x = (place.longitude - grid.west) / grid.longitudeStep
        let y = (grid.north - place.latitude) / grid.latitudeStep
        var sum = 0.0
        for row in 0..<grid.rows {
            for column in 0..<grid.columns {
                let weight = max(0, 1 - (x - Double(column)).magnitude) * max(0, 1 - (y - Double(row)).magnitude)
                if weight > 0 { sum += weight * Double(heights[row * grid.columns + column]) }
            }
        }
        return sum
    }
}

/// A gentle surface.
func waves(_ longitude: Double, _ latitude: Double) -> Float {
    Float(100 + 3000 * (longitude - 10) * (latitude - 50) + 500 * (longitude - 10) - 200 * (latitude - 50))
}
