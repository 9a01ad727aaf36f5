import Geodesy
import MapBuilding
import Support
import Testing

@Suite("Heights along roads")
struct RoadHeightTests {
    private static let start = Coordinate(longitude: 10, latitude: 50)

    /// About 3 km × 3 km at 1″, around `start`.
    private func sampler(_ height: (_ east: Double, _ north: Double) -> Float) -> ElevationSampler {
        let plane = LocalPlane(origin: Self.start)
        let raster = TestRaster(
            columns: 200, rows: 120, west: 10 - 100.0 / 3600, north: 50 + 60.0 / 3600, step: (1 / 3600, 1 / 3600),
            blocks: (64, 64)
        ) { longitude, latitude in
            let point = plane.point(Coordinate(longitude: longitude, latitude: latitude))
            return height(point.east, point.north)
        }
        return ElevationSampler(ElevationModel(sources: [raster]))
    }

    private func line(_ points: [(Double, Double)]) -> [Coordinate] {
        points.map { LocalPlane(origin: Self.start).coordinate(PlanePoint(east: $0.0, north: $0.1)) }
    }

    @Test("an even slope stays exactly as it is, however the road lies and however dense the samples")
    func slope() throws {
        let sampler = sampler { east, _ in Float(200 + 0.05 * east) }
        for spacing in [7.0, 25, 50, 130, 333] {
            let heights = try sampler.heights(along: line([(-800, -300), (200, 500), (900, 510)]), spacing: spacing)
            let length = Polyline(line([(-800, -300), (200, 500), (900, 510)])).length
            #expect(heights.count == Int((length / spacing).rounded()) - 1)
        }
        let straight = line([(-900, 100), (900, 100)])
        let heights = try sampler.heights(along: straight, spacing: 100)
        #expect(heights.count == 17)
        for (index, height) in heights.enumerated() {
            let height = try #require(height)
            #expect(abs(height - (200 + 0.05 * (-900 + 100 * Double(index + 1)))) < 0.05)
        }
        #expect(try sampler.heights(along: line([(0, 0), (30, 0)]), spacing: 40).isEmpty)
        #expect(try sampler.heights(along: line([(0, 0)]), spacing: 40).isEmpty)
        #expect(try sampler.heights(along: [], spacing: 40).isEmpty)
        #expect(try sampler.heights(along: straight, spacing: 0).isEmpty)
        #expect(try sampler.heights(along: straight, spacing: .nan).isEmpty)
    }

    @Test("the noise of the data hardly counts as ascent", arguments: [1, 2, 3] as [UInt64])
    func noise(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        // A hill of 60 m, and errors of 3 m (standard deviation) in whole metres, as SRTM has them.
        func truth(_ east: Double) -> Double { 60 - 60 * (east / 900) * (east / 900) }
        let sampler = sampler { east, _ in
            let error = (0..<12).reduce(-6.0) { sum, _ in sum + generator.nextUnit() } * 3
            return Float((truth(east) + error).rounded())
        }
        let road = line([(-900, 0), (900, 0)])
        let places = stride(from: -875.0, to: 900, by: 25).map { line([($0, 0)])[0] }
        let plain = try places.map { try #require(try sampler.height(at: $0)) }
        let smooth = try sampler.heights(along: road, spacing: 25).map { try #require($0) }
        func ascent(_ heights: [Double]) -> Double {
            zip(heights, heights.dropFirst()).reduce(0) { $0 + max($1.1 - $1.0, 0) }
        }
        let real = truth(0) - truth(-875)
        #expect(ascent(plain) > 1.8 * real, "seed \(seed): bilinear \(ascent(plain)) of \(real)")
        #expect(ascent(smooth) < 1.15 * real, "seed \(seed): smoothed \(ascent(smooth)) of \(real)")
        #expect(ascent(smooth) > 0.9 * real, "seed \(seed): smoothed \(ascent(smooth)) of \(real)")
        let worst = zip(smooth, places.indices).map { abs($0 - truth(-875 + 25 * Double($1))) }.max() ?? 0
        #expect(worst < 4, "seed \(seed): \(worst)")
    }

    @Test("steps of whole metres give no terraces")
    func terraces() throws {
        // 2 %: one metre every two samples and a half.
        let sampler = sampler { east, _ in Float((100 + 0.02 * east).rounded()) }
        let heights = try sampler.heights(along: line([(-900, 5), (900, 5)]), spacing: 20).map { try #require($0) }
        let grades = zip(heights, heights.dropFirst()).map { ($1 - $0) / 20 }
        #expect(grades.dropFirst(4).dropLast(4).allSatisfy { abs($0 - 0.02) < 0.006 }, "\(grades)")
    }

    @Test("roads that meet agree where they meet")
    func junction() throws {
        var generator = SeededGenerator(seed: 9)
        let sampler = sampler { _, _ in Float(generator.next(below: 12)) }
        let meeting = line([(100, 50)])[0]
        let height = try #require(try sampler.smoothHeight(at: meeting))
        for end in [(600.0, 50.0), (-300, 300), (100, -600)] {
            let heights = try sampler.heights(along: [meeting, line([end])[0]], spacing: 1)
            let first = try #require(heights.first ?? nil)
            #expect(abs(first - height) < 0.4)
        }
    }

    @Test("gaps are bridged, ends without heights stay so")
    func gaps() throws {
        let sampler = sampler { east, _ in east.magnitude < 400 ? .nan : 10 + Float(east) / 100 }
        let heights = try sampler.heights(along: line([(-900, 0), (900, 0)]), spacing: 100)
        for (index, height) in heights.enumerated() {
            let expected = 10 + (-900 + 100 * Double(index + 1)) / 100
            #expect(abs(try #require(height) - expected) < 0.1)
        }
        let coast = self.sampler { east, _ in east > 0 ? .nan : 7 }
        let half = try coast.heights(along: line([(-900, 0), (900, 0)]), spacing: 100)
        #expect(half.prefix(8).allSatisfy { $0.map { abs($0 - 7) < 1e-6 } ?? false })
        #expect(half.suffix(8).allSatisfy { $0 == nil })
    }
}
