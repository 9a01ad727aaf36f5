import Geodesy
import OpenStreetMap
import RoadMap
import TestSupport
import Testing

@testable import MapBuilding

@Suite("Driving sides")
struct DrivingSideTests {
    @Test(
        "traffic keeps to the left in these towns",
        arguments: [
            ("Valletta", 14.51, 35.9), ("Dover", 1.31, 51.13), ("Belfast", -5.93, 54.6), ("St Helier", -2.1, 49.19),
            ("Nicosia", 33.36, 35.17), ("Delhi", 77.2, 28.6), ("Malé", 73.5, 4.17), ("Nong Khai", 102.74, 17.878),
            ("Sheung Shui", 114.128, 22.502), ("Macao", 113.545, 22.197), ("Naha", 127.7, 26.2),
            ("Ndola", 28.64, -12.97),
            ("Nemuro", 145.58, 43.33), ("Albina", -54.055, 5.495), ("Suva", 178.44, -18.14), ("Apia", -171.76, -13.83),
            ("Cape Town", 18.42, -33.92), ("Kigoma", 29.63, -4.88), ("Auckland", 174.76, -36.85),
            ("Nassau", -77.35, 25.06),
        ] as [(String, Double, Double)])
    func left(town: String, longitude: Double, latitude: Double) {
        #expect(LeftHandTraffic.holds(at: Coordinate(longitude: longitude, latitude: latitude)), "\(town)")
    }

    @Test(
        "traffic keeps to the right in these",
        arguments: [
            ("Calais", 1.85, 50.95), ("Tórshavn", -6.77, 62), ("Shenzhen", 114.06, 22.54), ("Gongbei", 113.547, 22.222),
            ("Vientiane", 102.61, 17.968), ("Poipet", 102.575, 13.657), ("Kigali", 30.06, -1.95),
            ("Busan", 129.05, 35.13),
            ("Lubumbashi", 27.48, -11.66), ("Saint-Laurent", -54.03, 5.497), ("Marigot", -63.08, 18.07),
            ("Nouméa", 166.45, -22.27), ("Pago Pago", -170.7, -14.28), ("Miami", -80.19, 25.77),
            ("Porto", -8.61, 41.15),
            ("Taipei", 121.5, 25), ("Zamboanga", 122.07, 6.9), ("Antananarivo", 47.5, -18.9),
            ("Cherbourg", -1.62, 49.64),
            ("Saint-Denis", 55.45, -20.88),
        ] as [(String, Double, Double)])
    func right(town: String, longitude: Double, latitude: Double) {
        #expect(!LeftHandTraffic.holds(at: Coordinate(longitude: longitude, latitude: latitude)), "\(town)")
    }

    @Test("outlines are closed, lie on Earth, and each has a name of its own")
    func table() {
        let all = LeftHandTraffic.territories
        #expect(Set(all.map(\.name)).count == all.count)
        for territory in all {
            #expect(
                territory.box.west >= -180 && territory.box.east <= 180 && territory.box.south < territory.box.north)
        }
    }

    /// A street with a lane on the left of it, drawn northwards at a place, and perhaps a country around it.
    private static func street(
        _ longitude: Double, _ latitude: Double, country: [String] = [], stated: Bool? = nil, own: String? = nil
    ) throws -> (lanes: String, side: DrivingSide?) {
        var builder = OSMBlockBuilder()
        for (id, north) in [(1, 0.0), (2, 0.001)] as [(Int64, Double)] {
            builder.addNode(
                id: id, longitude: Int32(longitude * 1e7), latitude: Int32((latitude + north) * 1e7), tags: [])
        }
        var tags = [(key: "highway", value: "tertiary"), (key: "cycleway:left", value: "lane")]
        if let own { tags.append((key: "driving_side", value: own)) }
        builder.addWay(id: 1, nodes: [1, 2], tags: tags)
        for (number, side) in country.enumerated() {
            builder.addRelation(
                id: Int64(number + 1), members: [],
                tags: [
                    ("type", "boundary"), ("boundary", "administrative"), ("admin_level", "2"),
                    ("driving_side", side),
                ]
                .map { (key: $0.0, value: $0.1) })
        }
        let folder = try TemporaryFolder()
        let path = folder.path("street.osm.pbf")
        try PBFWriter.write([builder.finish()], header: OSMHeader(), to: path)
        let map = try MapBuilder(program: "test", drivesOnLeft: stated).build(from: OSMFileReader(path: path))
        let graph = try RoadGraph(bytes: map.bytes)
        let edge = try #require(graph.edges.first)
        let isNorthward = graph.shape(of: edge)[0].latitude < graph.shape(of: edge)[1].latitude
        let seen = isNorthward ? graph.attributes(of: edge) : graph.attributes(of: edge).reversed
        return ("\(seen.forwardCycleway) \(seen.backwardCycleway)", graph.metadata.drivingSide)
    }

    @Test("a lane on the left leads forward in Malta and backward in Portugal")
    func territory() throws {
        #expect(try Self.street(14.4, 35.9) == ("lane none", .left))
        #expect(try Self.street(-8.6, 41.1) == ("none lane", .right))
    }

    @Test("countries in the file count before the table as long as they agree")
    func countries() throws {
        #expect(try Self.street(-8.6, 41.1, country: ["left"]) == ("lane none", .left))
        #expect(try Self.street(14.4, 35.9, country: ["right", "right"]) == ("none lane", .right))
        #expect(try Self.street(14.4, 35.9, country: ["right", "left"]) == ("lane none", .left))
        #expect(try Self.street(14.4, 35.9, country: ["sometimes"]) == ("lane none", .left))
    }

    @Test("the organiser's word counts before both, a way's own before that")
    func stated() throws {
        #expect(try Self.street(14.4, 35.9, country: ["left"], stated: false) == ("none lane", .right))
        #expect(try Self.street(-8.6, 41.1, stated: true) == ("lane none", .left))
        #expect(try Self.street(-8.6, 41.1, stated: true, own: "right") == ("none lane", .left))
        #expect(try Self.street(14.4, 35.9, own: "right") == ("none lane", .left))
    }
}
