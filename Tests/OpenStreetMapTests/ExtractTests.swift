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
