import Geodesy
import OpenStreetMap
import Support
import TestSupport
import Testing

@testable import MapTiles

@Suite("The sea of files and boxes")
struct SeaTests {
    /// A town with a coast westward along its middle, the water to the north.
    private func coast() -> SmallTown {
        var town = SmallTown()
        let coast = town.nodes([(250, 100), (100, 101), (-50, 100)])
        town.builder.addWay(id: 1, nodes: coast, tags: [("natural", "coastline")])
        _ = town.node(3, 3, [("place", "village"), ("name", "Dorf")])
        return town
    }

    private func inland(bounds: BoundingBox?) -> SmallTown {
        var town = SmallTown()
        town.bounds = bounds
        town.builder.addNode(
            id: 900, longitude: 60_500_000, latitude: 460_500_000, tags: [("place", "village"), ("name", "Ort")])
        return town
    }

    private func built(
        _ folder: TemporaryFolder, _ towns: [SmallTown]
    ) throws -> (archive: TileArchive, summary: TileBuildingSummary) {
        var readers: [OSMFileReader] = []
        for (number, town) in towns.enumerated() {
            let path = folder.path("\(number).osm.pbf")
            try PBFWriter.write([town.builder.block], header: OSMHeader(bounds: town.bounds), to: path)
            readers.append(try OSMFileReader(path: path))
        }
        let output = folder.path("all.pmtiles")
        let summary = try TileBuilder(program: "test").build(from: readers, to: output)
        return (try TileArchive(path: output), summary)
    }

    @Test("several files cover what all of them say, in whatever order, and the sea of each is there")
    func several() throws {
        let folder = try TemporaryFolder()
        let other = inland(bounds: BoundingBox(west: 6, south: 46, east: 6.1, north: 46.1))
        for towns in [[coast(), other], [other, coast()]] {
            let (archive, summary) = try built(folder, towns)
            #expect(summary.sea == .closed)
            #expect(try !archive.features(.ocean, zoom: 14, 100, 150).isEmpty)
            #expect(try archive.features(.ocean, zoom: 14, 100, 50).isEmpty)
            let bounds = archive.header.bounds
            #expect((bounds.west - 6).magnitude < 1e-6 && (bounds.south - 46).magnitude < 1e-6)
            #expect((bounds.east - 9.2).magnitude < 1e-6 && (bounds.north - 47.2).magnitude < 1e-6)
        }
    }

    @Test("a file without bounds gives the box of its nodes, and the sea is left out with a word")
    func withoutBounds() throws {
        let folder = try TemporaryFolder()
        let (archive, summary) = try built(folder, [coast(), inland(bounds: nil)])
        #expect(summary.sea == .unbounded)
        let bounds = archive.header.bounds
        #expect((bounds.west - 6.05).magnitude < 1e-6 && (bounds.north - 47.2).magnitude < 1e-6)
    }

    @Test("a box in the sea is sea, and one on land is land")
    func withoutCoast() throws {
        let folder = try TemporaryFolder()
        let town = coast()
        let sea = try town.built(folder) { $0.bounds = BoundingBox(west: 9.05, south: 47.15, east: 9.07, north: 47.16) }
        #expect(sea.summary.sea == .closed)
        #expect(try !sea.archive.features(.ocean, zoom: 14, 60, 155).isEmpty)
        let land = try town.built(folder) { $0.bounds = BoundingBox(west: 9, south: 47, east: 9.01, north: 47.01) }
        #expect(try land.archive.features(.ocean, zoom: 14, 3, 3).isEmpty)
    }

    @Test("within a box that was asked for, the sea fills the whole of the tiles at its border")
    func border() throws {
        let folder = try TemporaryFolder()
        let town = coast()
        let whole = try town.built(folder)
        let part = try town.built(folder) {
            $0.bounds = BoundingBox(west: 9.055, south: 47.08, east: 9.075, north: 47.125)
        }
        #expect(part.summary.sea == .closed)
        for (x, y) in [(55.1, 124.9), (74.9, 124.9), (55.1, 100.5), (74.9, 100.5)] {
            let features = try part.archive.features(.ocean, zoom: 14, x, y)
            #expect(try !features.isEmpty && area(features) == area(whole.archive.features(.ocean, zoom: 14, x, y)))
        }
    }

    /// Twice the area of some features, in square units of the tile.
    private func area(_ features: [TileFeature]) -> Int64 {
        var sum: Int64 = 0
        for case .polygons(let polygons) in features.map(\.geometry) {
            for ring in polygons.joined() {
                for (one, next) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
                    sum += Int64(one.x) * Int64(next.y) - Int64(next.x) * Int64(one.y)
                }
            }
        }
        return sum
    }
}
