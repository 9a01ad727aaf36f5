import Geodesy
import MapBuilding
import Support
import TestSupport
import Testing

@Suite("Invented hills")
struct DemoHillsTests {
    private static let seeds: [UInt64] = [1, 2, 13]

    /// The tiles of a city as rasters.
    private struct Tile: ElevationSource {
        let name: String
        let grid: ElevationGrid
        let samples: [Float]
        var blockSize: (columns: Int, rows: Int) { (grid.columns, grid.rows) }

        init(_ tile: DemoCity.ElevationTile) throws {
            name = tile.name
            let corner = try #require(HGT.corner(ofName: tile.name))
            grid = try #require(HGT.grid(latitude: corner.latitude, longitude: corner.longitude, side: 1201))
            samples = stride(from: 0, to: tile.bytes.count, by: 2).map {
                Float(Int16(bitPattern: UInt16(tile.bytes[$0]) << 8 | UInt16(tile.bytes[$0 + 1])))
            }
        }

        func open() throws(ElevationError) -> any ElevationReader { Reader(samples: samples) }

        private final class Reader: ElevationReader {
            let samples: [Float]
            var heldBytes: Int { 0 }
            init(samples: [Float]) { self.samples = samples }
            func read(
                blockColumn: Int, blockRow: Int, into target: inout ContiguousArray<Float>
            ) throws(ElevationError) {
                target = ContiguousArray(samples)
            }
        }
    }

    private static func tiles(_ city: DemoCity) -> [DemoCity.ElevationTile] {
        var tiles: [DemoCity.ElevationTile] = []
        city.generateElevation { tiles.append($0) }
        return tiles
    }

    @Test("are the same bytes for the same seed, in either language, and others for another seed")
    func determinism() {
        let tiles = Self.tiles(DemoCity(seed: 1, size: .town))
        #expect(tiles.map(\.name) == ["N54W033.hgt", "N54W032.hgt", "N55W033.hgt", "N55W032.hgt"])
        #expect(tiles.allSatisfy { HGT.side(ofByteCount: $0.bytes.count) == 1201 })
        #expect(Self.tiles(DemoCity(seed: 1, size: .town, language: .russian)) == tiles)
        #expect(Self.tiles(DemoCity(seed: 2, size: .town)) != tiles)
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in tiles.flatMap(\.bytes) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        #expect(hash == 11_753_974_643_416_496_409)
    }

    @Test("give streets grades that are ridden", arguments: seeds)
    func grades(seed: UInt64) throws {
        let drawn = DrawnCity(DemoCity(seed: seed, size: .town))
        let sampler = ElevationSampler(ElevationModel(sources: try Self.tiles(drawn.city).map { try Tile($0) }))
        var lengths = (all: 0.0, gentle: 0.0, steep: 0.0)
        var steepest = 0.0
        for way in drawn.rideableWays {
            let line = Polyline(way.nodes.compactMap { drawn.coordinates[$0] })
            guard line.length >= 50, way.tags["bridge"] == nil, way.tags["route"] == nil else { continue }
            let pieces = (line.length / 50).rounded()
            var heights: [Double] = []
            for piece in 0...Int(pieces) {
                let place = try #require(line.coordinate(at: line.length * Double(piece) / pieces))
                heights.append(try #require(try sampler.smoothHeight(at: place)))
            }
            for (from, to) in zip(heights, heights.dropFirst()) {
                let length = line.length / pieces
                let grade = abs(to - from) / length
                lengths.all += length
                if grade < 0.05 { lengths.gentle += length }
                if grade > 0.1 { lengths.steep += length }
                steepest = max(steepest, grade)
            }
        }
        #expect(lengths.gentle > 0.75 * lengths.all, "seed \(seed): \(lengths.gentle / lengths.all)")
        #expect(lengths.steep < 0.01 * lengths.all, "seed \(seed): \(lengths.steep / lengths.all)")
        #expect((0.07...0.14).contains(steepest), "seed \(seed): \(steepest)")
    }

    @Test("leave the river low in its valley, without a hill in its course", arguments: seeds)
    func river(seed: UInt64) throws {
        let drawn = DrawnCity(DemoCity(seed: seed, size: .town))
        let sampler = ElevationSampler(ElevationModel(sources: try Self.tiles(drawn.city).map { try Tile($0) }))
        let river = try #require(drawn.ways.first { $0.tags["waterway"] == "river" })
        var heights = try river.nodes.compactMap { drawn.coordinates[$0] }.map {
            try #require(try sampler.height(at: $0))
        }
        if heights.first ?? 0 < heights.last ?? 0 { heights.reverse() }
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 < $0 + 2 }, "\(heights)")
        var all: [Double] = []
        for coordinate in drawn.coordinates.values { all.append(try #require(try sampler.height(at: coordinate))) }
        all.sort()
        #expect((heights.max() ?? 0) < all[all.count / 4] + 5)
        #expect((all.last ?? 0) > (heights.max() ?? 0) + 40)
        #expect((all.first ?? 0) > 0)
    }
}
