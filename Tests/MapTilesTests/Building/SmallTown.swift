import Geodesy
import OpenStreetMap
import Support
import TestSupport

@testable import MapTiles

/// A town of some elements, written as an extract and built.
struct SmallTown {
    var builder = OSMBlockBuilder()
    private var nextID: Int64 = 1
    var bounds: BoundingBox? = BoundingBox(west: 9.0, south: 47.0, east: 9.2, north: 47.2)

    /// Adds nodes at places in thousandths of a degree from the south-western corner, and returns their ids.
    mutating func nodes(_ places: [(Double, Double)]) -> [Int64] {
        places.map { node($0.0, $0.1) }
    }

    mutating func node(_ x: Double, _ y: Double, _ tags: [(key: String, value: String)] = []) -> Int64 {
        defer { nextID += 1 }
        builder.addNode(
            id: nextID, longitude: Int32(90_000_000 + x * 10_000), latitude: Int32(470_000_000 + y * 10_000), tags: tags
        )
        return nextID
    }

    /// Adds a square ring's nodes and returns their ids, the first repeated.
    mutating func square(_ x: Double, _ y: Double, _ size: Double) -> [Int64] {
        let corners = nodes([(x, y), (x + size, y), (x + size, y + size), (x, y + size)])
        return corners + [corners[0]]
    }

    /// Writes the extract, builds its tiles and opens them.
    func built(
        _ folder: TemporaryFolder, name: String = "town",
        _ change: (inout TileBuilder) -> Void = { _ in }
    ) throws -> (archive: TileArchive, summary: TileBuildingSummary, bytes: [UInt8]) {
        let (extract, output) = (folder.path("\(name).osm.pbf"), folder.path("\(name).pmtiles"))
        try PBFWriter.write([builder.block], header: OSMHeader(bounds: bounds), to: extract)
        var tiles = TileBuilder(program: "test")
        change(&tiles)
        let summary = try tiles.build(from: [OSMFileReader(path: extract)], to: output)
        return (try TileArchive(path: output), summary, try InputFile.bytes(of: output))
    }
}

extension TileArchive {
    /// The features of a layer in the tile at a place of the town, in thousandths of a degree.
    func features(_ layer: MapLayer, zoom: Int, _ x: Double, _ y: Double) throws -> [TileFeature] {
        let point = WorldPoint(Coordinate(longitude: 9 + x / 1000, latitude: 47 + y / 1000))
        let tile = try tile(at: TileID(containing: point, zoom: zoom))
        return tile?.layers.first { $0.name == layer.name }?.features ?? []
    }
}
