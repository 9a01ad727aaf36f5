import Geodesy
import OpenStreetMap
import TestSupport
import Testing

@testable import MapTiles

@Suite("The sea of Monaco", .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
struct RealSeaTests {
    private func hasSea(_ archive: TileArchive, _ longitude: Double, _ latitude: Double) throws -> Bool {
        let point = WorldPoint(Coordinate(longitude: longitude, latitude: latitude))
        let tile = try archive.tile(at: TileID(containing: point, zoom: 14))
        return tile?.layers.contains { $0.name == MapLayer.ocean.name } ?? false
    }

    private func built(
        _ names: [String], _ bounds: BoundingBox? = nil
    ) throws -> (archive: TileArchive, summary: TileBuildingSummary) {
        let folder = try TemporaryFolder()
        let output = folder.path("x.pmtiles")
        var builder = TileBuilder(program: "test")
        builder.bounds = bounds
        let readers = try names.map { try OSMFileReader(path: RealData.path("osm/\($0)")) }
        let summary = try builder.build(from: readers, to: output)
        return (try TileArchive(path: output), summary)
    }

    @Test("a box in the harbour's open water is sea")
    func box() throws {
        let bounds = BoundingBox(west: 7.43, south: 43.715, east: 7.45, north: 43.722)
        let (archive, summary) = try built(["monaco.osm.gz"], bounds)
        #expect(summary.sea == .closed)
        #expect(try hasSea(archive, 7.445, 43.717))
    }

    @Test("is left out with a word beside Liechtenstein, since its file has no bounds; those of the archive hold both")
    func together() throws {
        let (archive, summary) = try built(["liechtenstein.osm.pbf", "monaco.osm.gz"])
        #expect(summary.sea == .unbounded)
        let bounds = archive.header.bounds
        #expect(bounds.west < 7.45 && bounds.east > 9.6 && bounds.south < 43.8 && bounds.north > 47.2)
        #expect(try !hasSea(archive, 9.52, 47.14))
    }
}
