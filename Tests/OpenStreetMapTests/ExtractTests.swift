import Geodesy
import OpenStreetMap
import TestSupport
import Testing

@Suite("Extracts from the real world")
struct ExtractTests {
    struct Extract: CustomTestStringConvertible {
        var name: String
        var nodes: Int
        var ways: Int
        var restrictions: Int
        var testDescription: String { name }
    }

    static let pbf = [
        Extract(name: "liechtenstein.osm.pbf", nodes: 318_592, ways: 34_073, restrictions: 79),
        Extract(name: "porto.osm.pbf", nodes: 347_944, ways: 51_458, restrictions: 357),
        Extract(name: "heidelberg.osm.pbf", nodes: 221_009, ways: 31_619, restrictions: 476),
        Extract(name: "andorra.osm.pbf", nodes: 69_644, ways: 2_725, restrictions: 0),
    ]

    static let xml = [
        Extract(name: "moscow.osm.gz", nodes: 8_402, ways: 1_652, restrictions: 106),
        Extract(name: "monaco.osm.gz", nodes: 13_739, ways: 1_944, restrictions: 0),
        Extract(name: "leeds-cycleway.osm", nodes: 3_479, ways: 558, restrictions: 10),
    ]

    @Test(
        "an XML extract, gzipped or not, has as many nodes, ways and turn restrictions as libosmium counts",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)), arguments: xml)
    func countsOfXML(_ extract: Extract) throws {
        let counts = try ElementCounts.of(OSMFileReader(path: RealData.path("osm/\(extract.name)")))
        #expect(counts.nodes == extract.nodes)
        #expect(counts.ways == extract.ways)
        #expect(counts.restrictions == extract.restrictions)
    }

    @Test(
        "headers say where, when and by what program",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func headers() throws {
        let pbf = try OSMFileReader(path: RealData.path("osm/liechtenstein.osm.pbf")).header
        #expect(pbf.timestamp == 1_709_587_295)
        #expect(pbf.writingProgram == "osmium/1.14.0")
        #expect(pbf.bounds?.west == 9.471078)
        #expect(pbf.bounds?.north == 47.27128)
        #expect(try OSMFileReader(path: RealData.path("osm/leeds-cycleway.osm")).header.timestamp == 1_711_116_585)
        let andorra = try OSMFileReader(path: RealData.path("osm/andorra.osm.gz")).header
        #expect(andorra.timestamp == 1_369_335_544)
        #expect(andorra.bounds?.east == 1.780386)
        #expect(try OSMFileReader(path: RealData.path("osm/monaco.osm.gz")).header.timestamp == nil)
    }

    @Test(
        "leaving kinds out leaves the others as they were",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)),
        arguments: ["andorra.osm.pbf", "moscow.osm.gz"])
    func parts(_ name: String) throws {
        let reader = try OSMFileReader(path: RealData.path("osm/\(name)"))
        let all = try ElementCounts.of(reader)
        let ways = try ElementCounts.of(reader, parts: .ways)
        #expect(ways.nodes == 0 && ways.relations == 0)
        #expect(ways.ways == all.ways && ways.references == all.references)
        let rest = try ElementCounts.of(reader, parts: [.nodes, .relations])
        #expect(rest.ways == 0 && rest.nodes == all.nodes && rest.members == all.members)
        #expect(rest.tags + ways.tags == all.tags)
    }

    @Test(
        "a PBF extract has as many nodes, ways and turn restrictions as libosmium counts",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)), arguments: pbf)
    func countsOfPBF(_ extract: Extract) throws {
        let counts = try ElementCounts.of(OSMFileReader(path: RealData.path("osm/\(extract.name)")))
        #expect(counts.nodes == extract.nodes)
        #expect(counts.ways == extract.ways)
        #expect(counts.restrictions == extract.restrictions)
    }
}
