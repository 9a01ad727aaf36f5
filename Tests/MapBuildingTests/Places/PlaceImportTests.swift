import EngineTestSupport
import Geodesy
import OpenStreetMap
import RoadMap
import TestSupport
import Testing

@testable import MapBuilding

@Suite("Named places of an extract")
struct PlaceImportTests {
    private static func kind(_ tags: [String: String]) -> PlaceKind? { PlaceTags.kind { tags[PlaceTags.keys[$0]] } }

    @Test(
        "are what their tags say; of several keys the one that says most of the use counts",
        arguments: [
            (["place": "village"], .village), (["amenity": "cafe"], .cafe), (["amenity": "bicycle_repair"], .amenity),
            (["building": "yes"], .building), (["building": "church", "amenity": "place_of_worship"], .placeOfWorship),
            (["building": "church", "tourism": "museum"], .museum), (["building": "no"], nil),
            (["railway": "station", "public_transport": "station"], .station), (["railway": "halt"], .station),
            (["railway": "rail"], nil), (["public_transport": "platform"], nil),
            (["man_made": "windmill", "historic": "yes"], .historicPlace), (["man_made": "watermill"], .mill),
            (["shop": "bicycle"], .bicycleShop), (["shop": "shoes"], .shop), (["natural": "peak"], .peak),
            (["highway": "residential"], nil), (["highway": "bus_stop", "shop": "kiosk"], nil),
            (["highway": "pedestrian", "place": "square"], .square), (["leisure": "park"], .park),
            (["tourism": "information"], nil), (["tourism": "information", "information": "guidepost"], nil),
            (["tourism": "information", "information": "office"], .information), (["man_made": "survey_point"], nil),
            (["amenity": "bench", "historic": "memorial"], .monument),
            (["place": "islet", "natural": "rock"], .island), (["place": "unknown", "tourism": "hotel"], .hotel),
            ([:], nil),
        ] as [([String: String], PlaceKind?)])
    func kinds(tags: [String: String], kind: PlaceKind?) {
        #expect(Self.kind(tags) == kind, "\(tags)")
    }

    private static let road: SmallTown.Tags = [("highway", "residential")]

    /// A street with a village, an area with a hole in its middle, and things that are no places.
    private static func fill(_ town: inout SmallTown) {
        for (id, east, north) in [
            (1, 0, 0), (2, 400, 0), (3, 0, 100), (4, 300, 100), (5, 300, 400), (6, 200, 400), (7, 200, 200),
            (8, 0, 200),
        ]
            as [(Int64, Int32, Int32)]
        {
            town.node(id, east, north)
        }
        town.node(20, 50, 60, [("name", "  Old\n Mill "), ("man_made", "watermill")])
        town.node(21, 60, 60, [("man_made", "watermill")])
        town.node(22, 70, 60, [("name", "Nowhere"), ("note", "x")])
        town.node(23, 80, 60, [("name", ""), ("amenity", "cafe")])
        town.node(24, 90, 60, [("name", String(repeating: "я", count: 150)), ("amenity", "cafe")])
        town.way(1, [1, 2], road + [("name", "Quay")])
        // An L, whose centroid lies outside.
        town.way(2, [3, 4, 5, 6, 7, 8, 3], [("name", "Park"), ("leisure", "park")])
        town.way(3, [1, 2], [("name", "Wall"), ("historic", "citywalls")])
        town.way(4, [3, 99, 98], [("name", "Gone"), ("natural", "cliff")])
        town.way(5, [97, 98], [("name", "Lost"), ("natural", "cliff")])
    }

    @Test("are kept with a point inside, in the order of their names; what has no name or no place is not")
    func kept() throws {
        let (graph, summary) = try SmallTown.build(Self.fill)
        let places = graph.places
        #expect(places.map(\.name).prefix(4) == ["Gone", "Old Mill", "Park", "Wall"])
        #expect(places.map(\.kind).prefix(4) == [.cliff, .mill, .park, .historicPlace])
        #expect(places.count == 5 && summary.places == 5 && graph.placeCount == 5)
        #expect(places[4].name == String(repeating: "я", count: 100))
        let park = FixedCoordinate(longitude: 614_000_000 + 250 * 157, latitude: 551_000_000 + 250 * 90).coordinate
        #expect(places[2].coordinate.distance(to: park) < 150)
        // Inside of the L: north of 100 m, and not in its notch.
        let (east, north) = (
            (places[2].coordinate.longitude - 61.4) * 1e7 / 157, (places[2].coordinate.latitude - 55.1) * 1e7 / 90
        )
        #expect(north > 100 && east > 0 && east < 300 && (north < 200 || east > 200), "\(east) \(north)")
    }

    @Test("are left out where they are not wanted, and a map without any is as before, byte for byte")
    func unwanted() throws {
        let folder = try TemporaryFolder()
        func file(_ hasPlaces: Bool) throws -> String {
            var builder = OSMBlockBuilder()
            builder.addNode(id: 1, longitude: 614_000_000, latitude: 551_000_000)
            let tags = hasPlaces ? [(key: "name", value: "Mill"), (key: "man_made", value: "windmill")] : []
            builder.addNode(id: 2, longitude: 614_020_000, latitude: 551_000_000, tags: tags)
            builder.addWay(id: 1, nodes: [1, 2], tags: Self.road)
            let path = folder.path("\(hasPlaces).osm.pbf")
            try PBFWriter.write([builder.finish()], header: OSMHeader(), to: path)
            return path
        }
        func network(_ path: String, keepsPlaces: Bool) throws -> [UInt8] {
            var summary = ImportSummary()
            let files = try SourceFiles([OSMFileReader(path: path)])
            let network = try MapImport.run(on: files, keepsPlaces: keepsPlaces, summary: &summary).network
            return network.finish(metadata: MapMetadata(attribution: "nobody"))
        }
        let (with, without) = (try file(true), try file(false))
        let plain = try network(without, keepsPlaces: true)
        #expect(try network(with, keepsPlaces: false) == plain && plain[8] == 4)
        let kept = try network(with, keepsPlaces: true)
        #expect(kept[8] == 7 && kept.count < plain.count + 400)
        #expect(try RoadGraph(bytes: kept).places.map(\.name) == ["Mill"])
        #expect(try MapFile(bytes: kept).findings().isEmpty)
    }

    @Test("a point inside a ring lies inside, wherever the ring lies", arguments: 1...40 as ClosedRange<UInt64>)
    func inside(seed: UInt64) throws {
        // A comb with teeth of drawn lengths, which has its centroid in a gap as often as not.
        let base = Int32(truncatingIfNeeded: seed &* 2_654_435_761 % 1_700_000_000)
        var points: [FixedCoordinate] = []
        func add(_ x: Int32, _ y: Int32) {
            points.append(FixedCoordinate(longitude: base + x * 100, latitude: 551_000_000 + y * 100))
        }
        add(0, 0)
        for tooth in 0..<5 as Range<Int32> {
            let height = 20 + Int32((seed &* 31 &+ UInt64(tooth) &* 17) % 60)
            add(tooth * 10, height)
            add(tooth * 10 + 4, height)
            add(tooth * 10 + 4, 5)
            add(tooth * 10 + 10, 5)
        }
        add(50, 0)
        points.append(points[0])
        let point = try #require(PointInside.of(points))
        var isInside = false
        for (one, next) in zip(points, points.dropFirst())
        where (one.latitude > point.latitude) != (next.latitude > point.latitude) {
            let share = Double(point.latitude - one.latitude) / Double(next.latitude - one.latitude)
            if Double(point.longitude) < Double(one.longitude) + share * Double(next.longitude - one.longitude) {
                isInside.toggle()
            }
        }
        #expect(isInside, "seed \(seed): \(point)")
    }

    @Test("an area of several ways lies inside of them; the name of an area whose ways have tags is passed over")
    func relation() throws {
        let graph = try SmallTown.build { town in
            for (id, east, north) in [
                (1, 0, 0), (2, 400, 0), (3, 100, 100), (4, 300, 100), (5, 300, 300), (6, 100, 300),
            ] as [(Int64, Int32, Int32)] {
                town.node(id, east, north)
            }
            town.way(1, [1, 2], Self.road)
            // Three sides and one, drawn towards each other, and a way inside.
            town.way(2, [3, 4, 5, 6], [])
            town.way(3, [3, 6], [])
            town.way(4, [3, 5], [("barrier", "fence")])
            town.way(5, [4, 6], [])
            let tags: SmallTown.Tags = [("type", "multipolygon"), ("historic", "castle")]
            town.relation(7, [(.way, 3, "outer"), (.way, 2, "outer"), (.way, 5, "inner")], tags + [("name", "Castle")])
            town.relation(8, [(.way, 4, "outer")], tags + [("name", "Fenced")])
            town.relation(9, [(.way, 2, "")], [("type", "site"), ("historic", "castle"), ("name", "Site")])
        }.graph
        #expect(graph.places.map(\.name) == ["Castle"])
        let middle = FixedCoordinate(longitude: 614_000_000 + 200 * 157, latitude: 551_000_000 + 200 * 90).coordinate
        #expect(try #require(graph.places.first).coordinate.distance(to: middle) < 1)
    }

    @Test("a ring without an area, a line and a point have a node for their place")
    func flat() {
        func point(_ x: Int32) -> FixedCoordinate { FixedCoordinate(longitude: x, latitude: 0) }
        #expect(PointInside.of([]) == nil && PointInside.of([point(7)]) == point(7))
        #expect(PointInside.of([point(1), point(2), point(3)]) == point(2))
        #expect(PointInside.of([point(1), point(2), point(3), point(1)]) == point(3))
    }
}
