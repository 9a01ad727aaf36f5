import Geodesy
import Testing

@testable import MapTiles

@Suite("The numbers of tiles")
struct TileIDTests {
    @Test(
        "are those of the PMTiles specification",
        arguments: [
            (0, 0, 0, 0), (1, 0, 0, 1), (1, 0, 1, 2), (1, 1, 1, 3), (1, 1, 0, 4), (2, 0, 0, 5),
            (12, 3423, 1763, 19_078_479),
        ])
    func known(zoom: Int, column: Int, row: Int, number: UInt64) throws {
        let tile = try #require(TileID(zoom: zoom, column: column, row: row))
        #expect(tile.archiveNumber == number)
        #expect(TileID(archiveNumber: number) == tile)
    }

    @Test("go along the curve: neighbours by number are neighbours on the map, and every number is a tile's")
    func curve() throws {
        for zoom in 1...7 {
            let count: UInt64 = 1 << (2 * UInt64(zoom))
            let first = (count - 1) / 3
            var before: TileID?
            for number in first..<first + count {
                let tile = try #require(TileID(archiveNumber: number))
                #expect(tile.zoom == zoom && tile.archiveNumber == number)
                if let before { #expect(abs(before.column - tile.column) + abs(before.row - tile.row) == 1) }
                before = tile
            }
        }
        #expect(TileID(archiveNumber: .max) == nil && TileID(zoom: 3, column: 8, row: 0) == nil)
        let last = try #require(TileID(zoom: 30, column: (1 << 30) - 1, row: 5))
        #expect(TileID(archiveNumber: last.archiveNumber) == last)
    }

    @Test("a place lies in the tile that tile servers name for it, and comes back")
    func places() throws {
        // By the formulas of the OSM wiki, *Slippy map tilenames*.
        let moscow = WorldPoint(Coordinate(longitude: 37.6173, latitude: 55.7558))
        #expect(TileID(containing: moscow, zoom: 14).description == "14/9904/5121")
        for (longitude, latitude) in [(-180.0, -85.0), (0, 0), (179.9, 84.9), (9.52, 47.14), (61.4, 55.16)] {
            let place = WorldPoint(Coordinate(longitude: longitude, latitude: latitude)).coordinate
            #expect(abs(place.longitude - longitude) < 1e-7 && abs(place.latitude - latitude) < 1e-7)
        }
        #expect(WorldPoint(Coordinate(longitude: .nan, latitude: 90)).y == 0)
        #expect(WorldPoint(Coordinate(longitude: 500, latitude: -90)) == WorldPoint(x: 1 << 32, y: 1 << 32))
    }
}
