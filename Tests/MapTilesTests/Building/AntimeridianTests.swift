import Geodesy
import OpenStreetMap
import TestSupport
import Testing

@testable import MapTiles

@Suite("Shapes over the 180th meridian")
struct AntimeridianTests {
    /// A town at 66° north with nodes at longitudes in degrees.
    private struct Island {
        var town = SmallTown()
        private var next: Int64 = 1

        init() { town.bounds = nil }

        mutating func nodes(_ places: [(Double, Double)]) -> [Int64] {
            places.map { place in
                defer { next += 1 }
                town.builder.addNode(
                    id: next, longitude: Int32((place.0 * 1e7).rounded()), latitude: Int32((place.1 * 1e7).rounded()))
                return next
            }
        }
    }

    private func features(_ archive: TileArchive, _ layer: MapLayer, _ zoom: Int, _ x: Double, _ y: Double) throws
        -> Int
    {
        let point = WorldPoint(Coordinate(longitude: x, latitude: y))
        let tile = try archive.tile(at: TileID(containing: point, zoom: zoom))
        return tile?.layers.first { $0.name == layer.name }?.features.count ?? 0
    }

    @Test("a street and a lake go the short way over it and are in the tiles on both sides, and in few others")
    func shapes() throws {
        let folder = try TemporaryFolder()
        var island = Island()
        let street = island.nodes([(179.9, 66), (-179.9, 66)])
        island.town.builder.addWay(id: 1, nodes: street, tags: [("highway", "primary")])
        let lake = island.nodes([(179.95, 66.1), (-179.95, 66.1), (-179.95, 66.15), (179.95, 66.15)])
        island.town.builder.addWay(id: 2, nodes: lake + [lake[0]], tags: [("natural", "water")])
        let (archive, summary, _) = try island.town.built(folder)
        #expect(summary.tiles < 400)
        for x in [179.93, 179.999, -179.999, -179.93] {
            #expect(try features(archive, .streets, 14, x, 66) == 1, "\(x)")
        }
        for x in [179.97, 179.999, -179.999, -179.97] {
            #expect(try features(archive, .waterPolygons, 14, x, 66.12) == 1, "\(x)")
        }
        #expect(try features(archive, .waterPolygons, 14, 179.9, 66.12) == 0)
        #expect(try features(archive, .streets, 10, 0, 66) == 0)
        #expect(try features(archive, .waterPolygonsLabels, 14, 0, 66.125) == 0)
        let part = try island.town.built(folder) {
            $0.bounds = BoundingBox(west: 179.99, south: 65.99, east: -179.99, north: 66.01)
        }
        #expect(part.summary.tiles < summary.tiles / 2)
        for x in [179.999, -179.999] { #expect(try features(part.archive, .streets, 14, x, 66) == 1, "\(x)") }
        #expect(try features(part.archive, .streets, 14, 179.93, 66) == 0)
    }

    @Test("a ring around the pole stays as it is")
    func pole() throws {
        let folder = try TemporaryFolder()
        var island = Island()
        let shelf = island.nodes([(-170, 70), (-60, 75), (60, 75), (170, 70)])
        island.town.builder.addWay(id: 2, nodes: shelf + [shelf[0]], tags: [("natural", "water")])
        let (archive, _, _) = try island.town.built(folder) { $0.maxZoom = 5 }
        #expect(try features(archive, .waterPolygons, 5, 0, 73) == 1)
    }
}

@Suite("The box around places")
struct SurroundingsTests {
    @Test("reaches the margin on each side, at any latitude", arguments: [0.0, 30, 45, 60, -60, 75, 85])
    func margin(latitude: Double) throws {
        let place = Coordinate(longitude: 30, latitude: latitude)
        let box = try #require(Surroundings.box(around: [place], margin: 2_000))
        for corner in [
            Coordinate(longitude: box.west, latitude: latitude), Coordinate(longitude: box.east, latitude: latitude),
            Coordinate(longitude: 30, latitude: box.south), Coordinate(longitude: 30, latitude: box.north),
        ] {
            let distance = place.distance(to: corner)
            #expect(distance > 1_999 && distance < 2_050, "\(distance)")
        }
    }

    @Test("goes over the 180th meridian where that is narrower, and around the world at a pole")
    func over() throws {
        let places = [Coordinate(longitude: 179.9, latitude: 66), Coordinate(longitude: -179.9, latitude: 66)]
        let box = try #require(Surroundings.box(around: places, margin: 2_000))
        #expect(box.west > 179.8 && box.west < 179.9 && box.east > -179.9 && box.east < -179.8)
        let edge = try #require(Surroundings.box(around: [places[0]], margin: 20_000))
        #expect(edge.west > 179 && edge.east < -179)
        let pole = try #require(Surroundings.box(around: [Coordinate(longitude: 5, latitude: 89.999)], margin: 2_000))
        #expect(pole.west == -180 && pole.east == 180 && pole.north == 90)
        #expect(Surroundings.box(around: [], margin: 2_000) == nil)
    }
}
