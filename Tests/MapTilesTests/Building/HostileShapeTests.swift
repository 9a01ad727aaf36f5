import Geodesy
import OpenStreetMap
import Support
import TestSupport
import Testing

@testable import MapTiles

@Suite("Shapes that would take too long or too much room")
struct HostileShapeTests {
    @Test("a way of water that crosses itself without end is left out and named, and the rest of the map is built")
    func tangled() throws {
        let folder = try TemporaryFolder()
        var town = SmallTown()
        var random = SeededGenerator(seed: 3)
        // Within one tile of zoom 14.
        var nodes = (0..<2_000).map { _ in town.node(random.next(in: 0...15), random.next(in: 0...9)) }
        nodes.append(nodes[0])
        town.builder.addWay(id: 77, nodes: nodes, tags: [("natural", "water")])
        let street = town.nodes([(2, 2), (3, 2)])
        town.builder.addWay(id: 1, nodes: street, tags: [("highway", "tertiary")])
        let clock = ContinuousClock()
        let start = clock.now
        let (archive, summary, _) = try town.built(folder)
        #expect(clock.now - start < .seconds(60))
        #expect(summary.tangledAreas.count == 1 && summary.tangledAreas.first == [.way(77)])
        #expect(try archive.features(.streets, zoom: 14, 2, 2).count == 1)
        #expect(try archive.features(.waterPolygons, zoom: 14, 2, 2).isEmpty)
    }

    @Test("an area of too many tiles is left out of the deep zooms and named, and shown in the others")
    func oversized() throws {
        let folder = try TemporaryFolder()
        var town = SmallTown()
        town.builder.addWay(id: 5, nodes: town.square(0, 0, 190), tags: [("natural", "water")])
        let street = town.nodes([(2, 2), (3, 2)])
        town.builder.addWay(id: 1, nodes: street, tags: [("highway", "tertiary")])
        let whole = try town.built(folder)
        #expect(whole.summary.oversizedShapes.count == 0)
        #expect(try whole.archive.features(.waterPolygons, zoom: 14, 95, 95).count == 1)
        let part = try town.built(folder) { $0.mostTilesOfShape = 40 }
        #expect(part.summary.oversizedShapes.count == 1 && part.summary.oversizedShapes.first == [.way(5)])
        #expect(try part.archive.features(.waterPolygons, zoom: 14, 95, 95).isEmpty)
        #expect(try part.archive.features(.streets, zoom: 14, 2, 2).count == 1)
        let point = WorldPoint(Coordinate(longitude: 9.095, latitude: 47.095))
        let shallow = TileID(containing: point, zoom: 12)
        #expect(try part.archive.tile(at: shallow) == whole.archive.tile(at: shallow))
    }

    @Test("the records of a shape of many tiles go to the sorter while they are made")
    func putOff() throws {
        let scope = TileScope(layers: MapLayer.usual, maxZoom: 10)
        let side: Int64 = 1 << 31
        let ring = Path([
            WorldPoint(x: 0, y: 0), WorldPoint(x: side, y: 0), WorldPoint(x: side, y: side / 2),
            WorldPoint(x: 0, y: side / 2),
        ])
        let area = BuildArea(nil)
        var emitter = TileEmitter(scope, area)
        emitter.emit([MapRules.ocean], area: [ring], size: ring.doubleArea / 2, of: .sea)
        #expect(emitter.batch.isEmpty && emitter.large.count == 1)
        let sorter = RecordSorter()
        var direct = TileEmitter(scope, area, into: sorter)
        direct.emit([MapRules.ocean], area: [ring], size: ring.doubleArea / 2, of: .sea)
        #expect(sorter.count > 50_000 && direct.batch.size < 8 << 20)
        try direct.finish()
        // 512 by 256 tiles at the deepest zoom, with those that the buffer touches.
        #expect(sorter.count > 512 * 256 * 4 / 3 && direct.batch.isEmpty && direct.summary.oversizedShapes.count == 0)
    }
}
