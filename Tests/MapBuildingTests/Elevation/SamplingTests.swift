import Geodesy
import MapBuilding
import Support
import Testing

@Suite("Heights at places")
struct SamplingTests {
    private func coordinate(_ longitude: Double, _ latitude: Double) -> Coordinate {
        Coordinate(longitude: longitude, latitude: latitude)
    }

    @Test("are bilinear between samples, within blocks and across them", arguments: [1, 2, 3] as [UInt64])
    func bilinear(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let columns = 3 + generator.next(below: 30)
        let rows = 3 + generator.next(below: 30)
        let blocks = (2 + generator.next(below: 9), 2 + generator.next(below: 9))
        let raster = TestRaster(
            columns: columns, rows: rows, west: 10, north: 50, step: (0.01, 0.02), blocks: blocks
        ) { _, _ in Float(generator.next(below: 20)) }
        let sampler = ElevationSampler(ElevationModel(sources: [raster]), memory: 4000)
        for _ in 0..<2000 {
            let place = coordinate(
                10 + generator.nextUnit() * Double(columns - 1) * 0.01,
                50 - generator.nextUnit() * Double(rows - 1) * 0.02)
            let height = try #require(try sampler.height(at: place), "seed \(seed), \(place)")
            #expect(abs(height - raster.bilinear(place)) < 1e-6, "seed \(seed), \(place)")
        }
        #expect(sampler.statistics.usedSources == [0])
        #expect(sampler.statistics.outside == 0 && sampler.statistics.bridgedVoids == 0)
    }

    @Test("of rows that run northward are the same")
    func northward() throws {
        let south = TestRaster(columns: 9, rows: 9, west: 10, north: 50, step: (0.1, -0.1), waves)
        let north = TestRaster(columns: 9, rows: 9, west: 10, north: 50.8, step: (0.1, 0.1), waves)
        let samplers = [south, north].map { ElevationSampler(ElevationModel(sources: [$0])) }
        let place = coordinate(10.234, 50.345)
        let heights = try samplers.map { try #require(try $0.height(at: place)) }
        #expect(abs(heights[0] - heights[1]) < 1e-3)
        #expect(abs(heights[0] - 100 - 3000 * 0.234 * 0.345 - 500 * 0.234 + 200 * 0.345) < 0.01)
    }

    @Test("hold for half a step beyond the outermost samples, and no farther")
    func borders() throws {
        let raster = TestRaster(columns: 5, rows: 5, west: 10, north: 50, step: (0.1, 0.1)) { _, _ in 7 }
        let sampler = ElevationSampler(ElevationModel(sources: [raster]))
        #expect(try sampler.height(at: coordinate(9.951, 50.049)) == 7)
        #expect(try sampler.height(at: coordinate(10.449, 49.551)) == 7)
        #expect(try sampler.height(at: coordinate(9.949, 49.8)) == nil)
        #expect(try sampler.height(at: coordinate(10.2, 50.051)) == nil)
        #expect(try sampler.height(at: coordinate(-170, -50)) == nil)
        #expect(try sampler.height(at: coordinate(.nan, 50)) == nil)
        #expect(try sampler.height(at: coordinate(10.2, .infinity)) == nil)
        #expect(try sampler.smoothHeight(at: coordinate(.nan, 50)) == nil)
        #expect(try sampler.smoothHeight(at: coordinate(400, 49.8)) == nil)
        #expect(sampler.statistics.outside == 7)
    }

    @Test("between tiles that share no samples are those of one large raster", arguments: [5, 6] as [UInt64])
    func seams(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let whole = TestRaster(columns: 20, rows: 20, west: 10, north: 50, step: (0.1, 0.1)) { _, _ in
            Float(generator.next(below: 30))
        }
        func piece(_ column: Int, _ row: Int) -> TestRaster {
            TestRaster(
                columns: 10, rows: 10, west: 10 + Double(column) * 0.1, north: 50 - Double(row) * 0.1, step: (0.1, 0.1)
            ) { longitude, latitude in
                whole.heights[
                    Int(((50 - latitude) / 0.1).rounded()) * 20 + Int(((longitude - 10) / 0.1).rounded())]
            }
        }
        let pieces = [piece(0, 0), piece(10, 0), piece(0, 10), piece(10, 10)]
        let sampler = ElevationSampler(ElevationModel(sources: pieces))
        for _ in 0..<3000 {
            let nearSeam = generator.chance(0.5)
            let place = coordinate(
                nearSeam ? 10.9 + 0.1 * generator.nextUnit() : 10 + 1.9 * generator.nextUnit(),
                generator.chance(0.5) ? 49 + 0.1 * generator.nextUnit() : 50 - 1.9 * generator.nextUnit())
            let height = try #require(try sampler.height(at: place), "seed \(seed), \(place)")
            #expect(abs(height - whole.bilinear(place)) < 1e-4, "seed \(seed), \(place)")
        }
    }

    @Test("between rows of tiles with other steps, as those of Copernicus north of 50°, are continuous")
    func otherSteps() throws {
        // A plane, which interpolation keeps exactly wherever it has samples on both sides.
        func plane(_ longitude: Double, _ latitude: Double) -> Float { Float(40 * longitude - 70 * latitude) }
        let sources = [
            TestRaster(columns: 20, rows: 10, west: 10, north: 50, step: (0.05, 0.1), plane),
            TestRaster(columns: 20, rows: 10, west: 11, north: 50, step: (0.05, 0.1), plane),
            TestRaster(columns: 10, rows: 10, west: 10, north: 51, step: (0.1, 0.1), plane),
            TestRaster(columns: 10, rows: 10, west: 11, north: 51, step: (0.1, 0.1), plane),
        ]
        let sampler = ElevationSampler(ElevationModel(sources: sources))
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<3000 {
            let place = coordinate(10 + 1.9 * generator.nextUnit(), 49.9 + 0.3 * generator.nextUnit())
            let height = try #require(try sampler.height(at: place))
            #expect(abs(height - (40 * place.longitude - 70 * place.latitude)) < 1e-3, "\(place)")
            let smooth = try #require(try sampler.smoothHeight(at: place))
            guard place.longitude > 10.11, place.longitude < 11.79 else { continue }
            #expect(abs(smooth - height) < 0.01, "\(place)")
        }
    }

    @Test("go on across the antimeridian")
    func antimeridian() throws {
        let west = TestRaster(columns: 11, rows: 11, west: 179, north: 1, step: (0.1, 0.1)) { longitude, _ in
            Float(longitude)
        }
        let east = TestRaster(columns: 10, rows: 11, west: -179.9, north: 1, step: (0.1, 0.1)) { longitude, _ in
            Float(longitude + 360)
        }
        let sampler = ElevationSampler(ElevationModel(sources: [west, east]))
        for longitude in [179.95, 180, -180, -179.95, -179.9, -179.5] {
            let expected = longitude < 0 ? longitude + 360 : longitude
            let height = try #require(try sampler.height(at: coordinate(longitude, 0.55)))
            #expect(abs(height - expected) < 1e-4)
        }
        // A raster around the whole Earth has neighbours on both sides of its own seam.
        let global = TestRaster(columns: 36, rows: 5, west: -180, north: 20, step: (10, 10)) { longitude, _ in
            Float(longitude.magnitude)
        }
        let around = ElevationSampler(ElevationModel(sources: [global]))
        #expect(try around.height(at: coordinate(175, 0)) == 175)
        #expect(try around.height(at: coordinate(-175, 3)) == 175)
        let shifted = TestRaster(columns: 36, rows: 5, west: 0, north: 20, step: (10, 10)) { longitude, _ in
            Float(longitude)
        }
        let other = ElevationSampler(ElevationModel(sources: [shifted]))
        #expect(try other.height(at: coordinate(-95, 0)) == 265)
        #expect(try other.height(at: coordinate(-5, 0)) == 175)
    }

    @Test("come from the finest raster, of equals from the first given, and from the next where that has a void")
    func order() throws {
        let coarse = TestRaster("coarse", columns: 11, rows: 11, west: 10, north: 51, step: (0.1, 0.1)) { _, _ in 1 }
        let fine = TestRaster("fine", columns: 51, rows: 51, west: 10.3, north: 50.8, step: (0.01, 0.01)) { east, _ in
            east < 10.5 ? 2 : .nan
        }
        let twin = TestRaster("twin", columns: 51, rows: 51, west: 10.3, north: 50.8, step: (0.01, 0.01)) { _, _ in 3 }
        let model = ElevationModel(sources: [coarse, fine])
        #expect(model.sources.map(\.name) == ["fine", "coarse"])
        let sampler = ElevationSampler(model)
        #expect(try sampler.height(at: coordinate(10.4, 50.5)) == 2)
        #expect(try sampler.height(at: coordinate(10.6, 50.5)) == 1)
        #expect(try sampler.height(at: coordinate(10.1, 50.5)) == 1)
        // Again beside the block of the coarse one that was read last.
        #expect(try sampler.height(at: coordinate(10.4, 50.5)) == 2)
        #expect(sampler.statistics.bridgedVoids == 0)
        let first = ElevationSampler(ElevationModel(sources: [twin, fine, coarse]))
        #expect(try first.height(at: coordinate(10.4, 50.5)) == 3)
        let second = ElevationSampler(ElevationModel(sources: [fine, twin, coarse]))
        #expect(try second.height(at: coordinate(10.4, 50.5)) == 2)
        #expect(try second.height(at: coordinate(10.6, 50.5)) == 3)
    }

    @Test("need no more memory than is allowed, and are the same then")
    func memory() throws {
        let raster = TestRaster(columns: 64, rows: 64, west: 10, north: 50, step: (0.01, 0.01), waves)
        let roomy = ElevationSampler(ElevationModel(sources: [raster]))
        let places = (0..<64).map { coordinate(10.3 + 0.001 * Double($0 % 7), 49.4 + 0.009 * Double($0)) }
        let heights = try places.map { try roomy.height(at: $0) }
        let few = raster.opened.blocks
        #expect(try places.map { try roomy.height(at: $0) } == heights)
        #expect(raster.opened.blocks == few, "all blocks are still there")
        // Room for two blocks of 256 bytes.
        let tight = ElevationSampler(ElevationModel(sources: [raster]), memory: 1024)
        #expect(try places.map { try tight.height(at: $0) } == heights)
        #expect(try places.map { try tight.height(at: $0) } == heights)
        #expect(raster.opened.blocks >= 3 * few - 2)
    }

    @Test(
        "of a raster that begins beyond the antimeridian are found at longitudes of the map",
        arguments: [-300.0, -180, 170, 200, 350])
    func places(west: Double) throws {
        let raster = TestRaster(columns: 36, rows: 5, west: west, north: 50, step: (10, 0.1)) { longitude, _ in
            Float(longitude)
        }
        for column in 0..<36 {
            let longitude = west + Double(column) * 10
            let map = (-180...179).first { (Int(longitude) - $0) % 360 == 0 }
            let sampler = ElevationSampler(ElevationModel(sources: [raster]))
            let height = try sampler.height(at: coordinate(Double(try #require(map)), 49.9))
            #expect(height == longitude)
        }
    }
}
