import Foundation
import Geodesy
import JSON
import Support
import Testing

@testable import MapDrawing
@testable import MapTiles

@Suite("The ground of a picture out of tiles")
struct TileGroundTests {
    private func archive(
        _ tiles: [(TileID, VectorTile)], zooms: ClosedRange<Int> = 10...14, _ body: (TileArchive) throws -> Void
    ) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "ground-\(UUID().uuidString).pmtiles").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let header = TileArchiveHeader(
            bounds: BoundingBox(west: 9, south: 47, east: 10, north: 48), zooms: zooms)
        let writer = try TileArchiveWriter(path: path, header: header, metadata: [:])
        for (id, tile) in tiles.sorted(by: { $0.0 < $1.0 }) {
            try writer.add(id, gzipped: try GzippedBytes.packing(tile.encoded()))
        }
        try writer.finish()
        try body(try TileArchive(path: path))
    }

    private func square(_ layer: String, _ kind: String, _ from: Int32, _ to: Int32) -> TileLayer {
        let ring = [(from, from), (to, from), (to, to), (from, to)].map { TilePoint(x: $0.0, y: $0.1) }
        return TileLayer(
            name: layer,
            features: [TileFeature(attributes: [TileAttribute("kind", .text(kind))], geometry: .polygons([[ring]]))])
    }

    @Test("areas come where they are, water above parks, and what is no ground does not come")
    func areas() throws {
        let middle = Coordinate(longitude: 9.52, latitude: 47.14)
        let id = TileID(containing: WorldPoint(middle), zoom: 14)
        let box = id.box
        let tile = VectorTile(layers: [
            square("water_polygons", "river", 1024, 2048), square("land", "park", 0, 4096),
            square("land", "quarry", 0, 99),
            square("sites", "school", 0, 99),
        ])
        let corner = WorldPoint(x: box.minX, y: box.minY).coordinate
        let other = WorldPoint(x: box.maxX, y: box.maxY).coordinate
        let frame = try MapFrame(
            BoundingBox(west: corner.longitude, south: other.latitude, east: other.longitude, north: corner.latitude),
            width: 1024)
        try archive([(id, tile)]) { archive in
            let ground = try TileGround(in: archive, frame: frame)
            #expect(ground.layers.map(\.name) == ["ground-green", "ground-water"])
            let park = try #require(ground.layers.first?.areas.first?.first)
            #expect(park.count == 4)
            for place in park {
                #expect(abs(place.longitude - corner.longitude) < 1e-6 || abs(place.longitude - other.longitude) < 1e-6)
                #expect(abs(place.latitude - corner.latitude) < 1e-6 || abs(place.latitude - other.latitude) < 1e-6)
            }
            let water = try #require(ground.layers.last?.areas.first?.first?.map { frame.point($0) })
            #expect(water.allSatisfy { $0.x > 250 && $0.x < 518 && $0.y > 250 && $0.y < 518 })
        }
    }

    @Test("a picture of a city takes the deepest tiles, one of a country coarser ones, and never more than a thousand")
    func zooms() throws {
        let city = try MapFrame(BoundingBox(west: 9.5, south: 47.1, east: 9.55, north: 47.15), width: 1600)
        let tiles = try TileGround.tiles(of: city, zooms: 0...14)
        #expect(tiles.allSatisfy { $0.zoom == 14 } && tiles.count > 4)
        let country = try MapFrame(BoundingBox(west: 5, south: 45, east: 15, north: 55), width: 20_000)
        let coarse = try TileGround.tiles(of: country, zooms: 0...14)
        #expect(coarse.count <= 1_024 && coarse.count > 50 && Set(coarse.map(\.zoom)).count == 1)
        for zooms in [10...14, 14...14] {
            var count = 0
            do throws(TileGroundError) {
                _ = try TileGround.tiles(of: country, zooms: zooms)
            } catch .tooManyTiles(let needed, let zoom, let limit) {
                count = needed
                #expect(zoom == zooms.lowerBound && limit == 1_024)
            }
            #expect(count > 1_024, "\(zooms)")
        }
    }

    @Test("where areas have too many points coarser tiles do, and without these it is an error")
    func points() throws {
        let middle = Coordinate(longitude: 9.52, latitude: 47.14)
        let tiles = (13...14).map { zoom in
            let squares = [TileLayer](repeating: square("land", "park", 0, 4096), count: zoom == 14 ? 3 : 1)
            let parks = TileLayer(name: "land", features: squares.flatMap(\.features))
            return (TileID(containing: WorldPoint(middle), zoom: zoom), VectorTile(layers: [parks]))
        }
        let box = tiles[1].0.box
        let corner = WorldPoint(x: box.minX + 9, y: box.minY + 9).coordinate
        let other = WorldPoint(x: box.maxX - 9, y: box.maxY - 9).coordinate
        let frame = try MapFrame(
            BoundingBox(west: corner.longitude, south: other.latitude, east: other.longitude, north: corner.latitude),
            width: 1024)
        try archive(tiles) { archive in
            for (limit, areas) in [(12, 3), (11, 1), (4, 1)] {
                let ground = try TileGround(in: archive, frame: frame, pointLimit: limit)
                #expect(ground.layers.map(\.areas.count) == [areas], "\(limit)")
            }
            #expect(
                try TileGround(in: archive, frame: frame, pointLimit: 0).layers.isEmpty,
                "no tiles at zoom 10, no points")
        }
        try archive([tiles[1]], zooms: 14...14) { archive in
            #expect(throws: TileGroundError.tooManyPoints(limit: 11)) {
                try TileGround(in: archive, frame: frame, pointLimit: 11)
            }
        }
    }
}
