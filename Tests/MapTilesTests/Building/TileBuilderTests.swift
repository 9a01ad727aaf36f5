import Geodesy
import JSON
import OpenStreetMap
import Support
import TestSupport
import Testing

@testable import MapTiles

@Suite("Tiles of a small town")
struct TileBuilderTests {
    @Test("streets, buildings, water and names are in the tile where they lie, from their zooms on")
    func layers() throws {
        let folder = try TemporaryFolder()
        var town = SmallTown()
        let street = town.nodes([(2, 2), (3, 2), (4, 2.5)])
        town.builder.addWay(id: 1, nodes: street, tags: [("highway", "tertiary"), ("name", "Gasse"), ("oneway", "-1")])
        let house = town.square(2.5, 3, 0.3)
        town.builder.addWay(id: 2, nodes: house, tags: [("building", "yes")])
        let pond = town.square(5, 5, 1)
        town.builder.addWay(id: 3, nodes: pond, tags: [("natural", "water"), ("name", "Teich"), ("name:ru", "Пруд")])
        _ = town.node(3, 3, [("place", "village"), ("name", "Dorf")])
        let (archive, summary, _) = try town.built(folder)
        let streets = try archive.features(.streets, zoom: 14, 3, 2)
        #expect(streets.count == 1 && streets[0]["kind"] == .text("tertiary") && streets[0]["oneway"] == .boolean(true))
        #expect(streets[0]["oneway_reverse"] == .boolean(true) && streets[0]["rail"] == .boolean(false))
        #expect(try archive.features(.streets, zoom: 10, 3, 2).first?["oneway"] == nil)
        #expect(try archive.features(.streets, zoom: 9, 3, 2).isEmpty)
        #expect(try archive.features(.streetLabels, zoom: 13, 3, 2).first?["name"] == .text("Gasse"))
        #expect(try archive.features(.buildings, zoom: 14, 2.6, 3.1).count == 1)
        let label = try archive.features(.waterPolygonsLabels, zoom: 14, 5.5, 5.5)
        #expect(label.count == 1 && label[0]["name_ru"] == .text("Пруд") && label[0]["way_area"] != nil)
        #expect(try archive.features(.placeLabels, zoom: 12, 3, 3).first?["population"] == .integer(100))
        #expect(try archive.features(.cycle, zoom: 13, 3, 2).first?["class"] == .text("tertiary"))
        #expect(summary.tiles >= 5 && summary.brokenRelations == 0 && summary.sea == .none)
        #expect(archive.metadata["vector_layers"] != nil)
    }

    @Test("a relation of several ways has a hole; broken and incomplete ones are left out and counted")
    func relations() throws {
        let folder = try TemporaryFolder()
        var town = SmallTown()
        let outer = town.square(2, 2, 4)
        let inner = town.square(3, 3, 1)
        town.builder.addWay(id: 1, nodes: Array(outer[0...2]))
        town.builder.addWay(id: 2, nodes: Array(outer[2...4].reversed()))
        town.builder.addWay(id: 3, nodes: inner)
        func relation(_ id: Int64, _ ways: [(Int64, String)], _ kind: String) {
            town.builder.addRelation(
                id: id, members: ways.map { (kind: .way, id: $0.0, role: $0.1) },
                tags: [("type", "multipolygon"), ("natural", kind)])
        }
        relation(1, [(1, "outer"), (2, "outer"), (3, "inner")], "water")
        relation(2, [(1, "outer")], "wood")
        relation(3, [(1, "outer"), (99, "outer")], "sand")
        let (archive, summary, _) = try town.built(folder)
        let water = try archive.features(.waterPolygons, zoom: 12, 3, 3)
        guard case .polygons(let polygons)? = water.first?.geometry else {
            Issue.record("no water")
            return
        }
        #expect(water.count == 1 && polygons.count == 1 && polygons[0].count == 2)
        #expect(summary.relationAreas == 1 && summary.incompleteRelations == 1 && summary.brokenRelationIDs == [2])
        #expect(try archive.features(.land, zoom: 14, 3, 3).isEmpty)
    }

    @Test("temporary files make no difference to the bytes, and neither does building again")
    func determinism() throws {
        let folder = try TemporaryFolder()
        var town = SmallTown()
        var random = SeededGenerator(seed: 5)
        var crossings: [Int64] = []
        for _ in 0..<300 { crossings.append(town.node(random.next(in: 0...150), random.next(in: 0...150))) }
        for number in 0..<200 {
            let nodes = (0..<random.next(in: 2...6)).map { _ in crossings[random.next(below: 300)] }
            town.builder.addWay(
                id: Int64(number), nodes: random.chance(0.3) ? nodes + [nodes[0]] : nodes,
                tags: [
                    random.chance(0.5) ? ("highway", "residential") : ("landuse", "forest"), ("name", "\(number % 7)"),
                ])
        }
        let first = try town.built(folder).bytes
        #expect(try town.built(folder).bytes == first)
        #expect(try town.built(folder) { $0.memoryLimit = 5_000 }.bytes == first)
    }

    @Test("a box, layers and a deepest zoom leave the rest out")
    func choices() throws {
        let folder = try TemporaryFolder()
        var town = SmallTown()
        for x in stride(from: 2.0, to: 150, by: 10) {
            let street = town.nodes([(x, 2), (x + 1, 3)])
            town.builder.addWay(id: Int64(x), nodes: street, tags: [("highway", "primary"), ("name", "N")])
        }
        let all = try town.built(folder)
        let part = try town.built(folder) { $0.bounds = BoundingBox(west: 9, south: 47, east: 9.004, north: 47.004) }
        #expect(part.summary.tiles < all.summary.tiles && part.bytes.count < all.bytes.count)
        #expect(try part.archive.features(.streets, zoom: 14, 2, 2) == all.archive.features(.streets, zoom: 14, 2, 2))
        #expect(try part.archive.features(.streets, zoom: 14, 92, 2).isEmpty)
        let names = try town.built(folder) { $0.layers = [.streetLabels] }
        #expect(try names.archive.features(.streets, zoom: 14, 2, 2).isEmpty)
        #expect(try !names.archive.features(.streetLabels, zoom: 14, 2, 2).isEmpty)
        let shallow = try town.built(folder) { $0.maxZoom = 10 }
        #expect(shallow.archive.header.zooms.upperBound == 10)
        #expect(try !shallow.archive.features(.streets, zoom: 10, 2, 2).isEmpty)
        #expect(try shallow.archive.features(.streets, zoom: 11, 2, 2).isEmpty)
    }

    @Test("nothing to show is an error, and no file is written")
    func empty() throws {
        let folder = try TemporaryFolder()
        var town = SmallTown()
        _ = town.node(1, 1)
        let error = #expect(throws: TileBuildingError.self) { try town.built(folder) }
        #expect(error?.problem == .empty)
        #expect(try folder.names() == ["town.osm.pbf"])
    }

    @Test("an output that cannot be written is found out before anything is read")
    func unwritable() throws {
        let folder = try TemporaryFolder()
        var town = SmallTown()
        _ = town.node(3, 3, [("place", "village"), ("name", "Dorf")])
        let extract = folder.path("town.osm.pbf")
        try PBFWriter.write([town.builder.block], header: OSMHeader(bounds: town.bounds), to: extract)
        var isStarted = false
        #expect(throws: FileError.self) {
            try TileBuilder(program: "test").build(
                from: [OSMFileReader(path: extract)], to: folder.path("missing/town.pmtiles"),
                check: { isStarted = true }, progress: { _, _ in isStarted = true })
        }
        #expect(!isStarted)
    }

    @Test("the sea is closed at the bounds of the header, and left out with a word where there are none")
    func sea() throws {
        let folder = try TemporaryFolder()
        var town = SmallTown()
        // Westward along the middle: the water is to the north.
        let coast = town.nodes([(250, 100), (100, 101), (-50, 100)])
        town.builder.addWay(id: 1, nodes: coast, tags: [("natural", "coastline")])
        _ = town.node(3, 3, [("place", "village"), ("name", "Dorf")])
        let closed = try town.built(folder)
        #expect(closed.summary.sea == .closed)
        #expect(try !closed.archive.features(.ocean, zoom: 14, 100, 150).isEmpty)
        #expect(try closed.archive.features(.ocean, zoom: 14, 100, 50).isEmpty)
        #expect(try !closed.archive.features(.ocean, zoom: 6, 100, 150).isEmpty)
        town.bounds = nil
        let open = try town.built(folder)
        #expect(open.summary.sea == .unbounded)
        #expect(try open.archive.features(.ocean, zoom: 14, 100, 150).isEmpty)
    }

    @Test("relations with damaged members never crash, and all that is written decodes", arguments: 1...200)
    func damaged(seed: UInt64) throws {
        let folder = try TemporaryFolder()
        var random = SeededGenerator(seed: seed)
        var town = SmallTown()
        var nodes: [Int64] = []
        for _ in 0..<random.next(in: 4...30) {
            // Few places, so that rings touch, overlap and fold.
            nodes.append(town.node(Double(random.next(in: 0...5)), Double(random.next(in: 0...5))))
        }
        nodes.append(7_777)
        for way in 1...6 {
            var refs = (0..<random.next(in: 1...9)).map { _ in nodes[random.next(below: nodes.count)] }
            if random.chance(0.6) { refs.append(refs[0]) }
            town.builder.addWay(id: Int64(way), nodes: refs, tags: random.chance(0.3) ? [("building", "yes")] : [])
        }
        for relation in 1...4 {
            let members = (0..<random.next(in: 0...6)).map { _ in
                (
                    kind: random.chance(0.9) ? OSMBlock.Member.Kind.way : .relation, id: Int64(random.next(in: 1...8)),
                    role: random.pick(["outer", "inner", "", "x"]) ?? ""
                )
            }
            town.builder.addRelation(
                id: Int64(relation), members: members,
                tags: [("type", "multipolygon"), ("natural", "water"), ("name", "W")])
        }
        _ = town.node(3, 3, [("place", "village"), ("name", "Dorf")])
        let (archive, _, _) = try town.built(folder)
        for zoom in 0...14 {
            for feature in try archive.features(.waterPolygons, zoom: zoom, 2.5, 2.5) {
                guard case .polygons(let polygons) = feature.geometry else {
                    Issue.record("seed \(seed): water is no area")
                    continue
                }
                #expect(polygons.allSatisfy { $0.allSatisfy { $0.count > 2 } }, "seed \(seed)")
            }
        }
    }
}
