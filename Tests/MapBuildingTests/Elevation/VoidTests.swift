import Geodesy
import MapBuilding
import Testing

@Suite("Voids and spikes")
struct VoidTests {
    private func raster(_ height: @escaping (_ column: Int, _ row: Int) -> Float) -> TestRaster {
        // At the equator steps are alike in all directions.
        TestRaster(columns: 60, rows: 60, west: 10, north: 0.03, step: (0.001, 0.001), blocks: (16, 16)) {
            height(Int((($0 - 10) / 0.001).rounded()), Int(((0.03 - $1) / 0.001).rounded()))
        }
    }

    private func place(_ column: Double, _ row: Double) -> Coordinate {
        Coordinate(longitude: 10 + column * 0.001, latitude: 0.03 - row * 0.001)
    }

    @Test("a small void in a slope is bridged without a trace")
    func slope() throws {
        let raster = raster { column, row in
            (25..<31).contains(column) && (28..<33).contains(row) ? .nan : Float(3 * column + 2 * row)
        }
        let sampler = ElevationSampler(ElevationModel(sources: [raster]))
        for (x, y) in [(27.5, 30.2), (24.3, 28.5), (30.9, 32.9), (25, 28), (28, 30)] {
            let height = try #require(try sampler.height(at: place(x, y)))
            #expect(abs(height - (3 * x + 2 * y)) < 1e-3)
        }
        #expect(sampler.statistics.bridgedVoids == 5)
        #expect(try sampler.height(at: place(40.5, 40.5)).map { abs($0 - 202.5) < 1e-6 } == true)
        #expect(sampler.statistics.bridgedVoids == 5)
        let smooth = try #require(try sampler.smoothHeight(at: place(24.5, 30)))
        #expect(abs(smooth - (3 * 24.5 + 60)) < 1e-3)
    }

    @Test("a void wider than sixteen samples stays one in its middle")
    func wide() throws {
        let wide = raster { column, row in
            let (x, y) = (column - 30, row - 30)
            return x * x + y * y < 144 ? .nan : 5
        }
        let sampler = ElevationSampler(ElevationModel(sources: [wide]))
        #expect(try sampler.height(at: place(30, 30)) == nil)
        #expect(try sampler.smoothHeight(at: place(30, 30)) == nil)
        #expect(sampler.statistics.inVoids == 2)
        #expect(try sampler.height(at: place(18.5, 30)) == 5)
    }

    @Test("nothing is guessed beyond the last sample of a coast")
    func coast() throws {
        let coast = raster { column, _ in column <= 20 ? 4 : .nan }
        let sampler = ElevationSampler(ElevationModel(sources: [coast]))
        #expect(try sampler.height(at: place(20.7, 30)) == 4)
        #expect(try sampler.height(at: place(20.8, 30)) == nil)
        #expect(try sampler.height(at: place(22, 30)) == nil)
    }

    @Test("water is as flat and as low as it is")
    func water() throws {
        let dead = raster { column, _ in column < 30 ? -430 : -428 }
        let sampler = ElevationSampler(ElevationModel(sources: [dead]))
        #expect(try sampler.height(at: place(10.3, 30.3)).map { abs($0 + 430) < 1e-9 } == true)
        #expect(try sampler.smoothHeight(at: place(10.3, 30.3)).map { abs($0 + 430) < 1e-9 } == true)
        #expect(try sampler.height(at: place(29.5, 30.3)).map { abs($0 + 429) < 1e-9 } == true)
    }

    @Test("a sample far above all around it is replaced, a mountain is not")
    func spikes() throws {
        let spiky = raster { column, row in
            switch (column, row) {
            case (20, 20): 900
            case (16, 40): -300
            default: 50 + Float(column)
            }
        }
        let sampler = ElevationSampler(ElevationModel(sources: [spiky]))
        #expect(try sampler.height(at: place(20, 20)).map { abs($0 - 70) < 0.01 } == true)
        // At the edge of a block it has five neighbours, whose mean is half a sample east of it.
        #expect(try sampler.height(at: place(16, 40)).map { abs($0 - 66.6) < 0.01 } == true)
        #expect(sampler.statistics.spikes == 2)
        let peak = raster { column, row in 2000 - 60 * max(abs(Float(column - 20)), abs(Float(row - 20))) }
        let steep = ElevationSampler(ElevationModel(sources: [peak]))
        #expect(try steep.height(at: place(20, 20)).map { abs($0 - 2000) < 0.01 } == false)
        let ridge = raster { column, row in 2000 - 60 * abs(Float(column - 20)) - 10 * abs(Float(row - 20)) }
        let rocky = ElevationSampler(ElevationModel(sources: [ridge]))
        #expect(try rocky.height(at: place(20, 20)).map { abs($0 - 2000) < 0.01 } == true)
        #expect(rocky.statistics.spikes == 0)
    }
}
