import EngineTestSupport
import Geodesy
import OpenStreetMap
import RoadMap
import TestSupport
import Testing

@testable import MapBuilding

@Suite("A map of several files")
struct SeveralFilesTests {
    /// The network of files, with metadata that do not tell how many there were.
    private static func bytes(_ paths: [String]) throws -> (bytes: [UInt8], summary: ImportSummary) {
        var summary = ImportSummary()
        let files = try SourceFiles(paths.map { try OSMFileReader(path: $0) })
        let (network, sides) = try MapImport.run(on: files, summary: &summary)
        let metadata = MapMetadata(attribution: "nobody", drivingSide: sides.side(of: network))
        return (network.finish(metadata: metadata, withSearchOrder: true, terrain: nil), summary)
    }

    /// The whole, and the map of halves in either order, byte for byte.
    private static func compare(_ whole: String, in folder: TemporaryFolder) throws {
        let halves = try HalvedExtract(path: whole).write(to: folder)
        let expected = try bytes([whole])
        for paths in [
            [halves.west, halves.east], [halves.east, halves.west], [halves.east, halves.east, halves.west],
        ] {
            let merged = try bytes(paths)
            #expect(merged.bytes == expected.bytes, "\(whole), \(paths)")
            #expect(merged.summary.differingElements == 0 && merged.summary.repeatedNodes == 0)
            #expect(merged.summary.waysKept == expected.summary.waysKept)
            #expect(merged.summary.missingNodes == expected.summary.missingNodes)
        }
        let half = try bytes([halves.west])
        #expect(
            half.summary.edges < expected.summary.edges * 9 / 10 || half.bytes.count < expected.bytes.count * 9 / 10)
    }

    @Test("two halves of an invented town, ways complete in both, make the map of the whole, byte for byte")
    func town() throws {
        let folder = try TemporaryFolder()
        try Self.compare(DemoExtract.write(to: folder), in: folder)
    }

    @Test(
        "two halves of a real extract make the map of the whole, byte for byte",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)),
        arguments: ["liechtenstein.osm.pbf", "moscow.osm.gz", "andorra.osm.pbf"])
    func extracts(name: String) throws {
        try Self.compare(RealData.path("osm/\(name)"), in: try TemporaryFolder())
    }

    /// A street of two nodes; the file's header tells the time.
    private static func street(
        _ name: String, kind: String = "residential", longitude: Int32 = 614_020_000, at time: Int64?, as file: String,
        in folder: TemporaryFolder
    ) throws -> String {
        var builder = OSMBlockBuilder()
        builder.addNode(id: 1, longitude: 614_000_000, latitude: 551_000_000)
        builder.addNode(id: 2, longitude: longitude, latitude: 551_000_000)
        builder.addNode(id: 3, longitude: 614_000_000, latitude: 551_020_000)
        builder.addWay(id: 7, nodes: [1, 2], tags: [("name", name), ("highway", kind)])
        builder.addWay(id: 8, nodes: [1, 3], tags: [("highway", "residential"), ("name", "Other")])
        let path = folder.path(file)
        try PBFWriter.write([builder.finish()], header: OSMHeader(timestamp: time), to: path)
        return path
    }

    private static func build(_ paths: [String]) throws -> (graph: RoadGraph, summary: ImportSummary) {
        let result = try MapBuilder(program: "test").build(from: paths.map { try OSMFileReader(path: $0) })
        return (try RoadGraph(bytes: result.bytes), result.summary)
    }

    @Test(
        "of an element that differs the newest file counts, whichever is named first, and the differences are counted")
    func differing() throws {
        let folder = try TemporaryFolder()
        let old = try Self.street("Old", at: 1_600_000_000, as: "a.osm.pbf", in: folder)
        let new = try Self.street("New", longitude: 614_030_000, at: 1_700_000_000, as: "b.osm.pbf", in: folder)
        for paths in [[old, new], [new, old]] {
            let (graph, summary) = try Self.build(paths)
            #expect(Set(graph.edges.map { graph.name(of: $0) }) == ["New", "Other"])
            #expect(summary.differingElements == 2 && summary.waysRead == 2 && summary.repeatedWays == 0)
            #expect(graph.bounds.map { abs($0.east - 61.403) < 1e-6 } == true)
            #expect(graph.metadata.source == "b.osm.pbf, a.osm.pbf" && graph.metadata.timestamp == 1_600_000_000)
        }
        #expect(try Self.build([old, new]).graph.metadata == Self.build([new, old]).graph.metadata)
        #expect(
            try Self.build([old]).graph.metadata.sourceDigest != Self.build([old, new]).graph.metadata.sourceDigest)
    }

    @Test("a way that the newest file no longer lets bicycles use is not taken from an older one")
    func closedSince() throws {
        let folder = try TemporaryFolder()
        let old = try Self.street("A", at: 1_600_000_000, as: "a.osm.pbf", in: folder)
        let new = try Self.street("A", kind: "construction", at: 1_700_000_000, as: "b.osm.pbf", in: folder)
        let (graph, summary) = try Self.build([old, new])
        #expect(graph.edges.map { graph.name(of: $0) } == ["Other"] && summary.differingElements == 1)
    }

    @Test("files without a time count in an order that does not depend on their names")
    func undated() throws {
        let folder = try TemporaryFolder()
        let one = try Self.street("One", at: nil, as: "a.osm.pbf", in: folder)
        let two = try Self.street("Two", at: nil, as: "b.osm.pbf", in: folder)
        let first = try Self.build([one, two]).graph
        let second = try Self.build([two, one]).graph
        #expect(first.edges.map { first.name(of: $0) } == second.edges.map { second.name(of: $0) })
        #expect(first.metadata.timestamp == nil)
    }

    @Test("what streets, gates and turns are like at certain times is that of the whole")
    func timed() throws {
        let folder = try TemporaryFolder()
        func file(_ name: String, _ ways: [Int64]) throws -> String {
            var builder = OSMBlockBuilder()
            for way in ways {
                let east = Int32(614_000_000 + 20_000 * way)
                let gate = [("barrier", "gate"), ("bicycle:conditional", "no @ (22:00-06:00)")]
                builder.addNode(id: 10 * way, longitude: east, latitude: 551_000_000)
                builder.addNode(id: 10 * way + 1, longitude: east, latitude: 551_010_000, tags: gate)
                builder.addNode(id: 10 * way + 2, longitude: east, latitude: 551_020_000)
                builder.addWay(
                    id: way, nodes: [10 * way, 10 * way + 1, 10 * way + 2],
                    tags: [("highway", "residential"), ("access:conditional", "no @ (\(way):00-06:00)")])
            }
            let path = folder.path(name)
            try PBFWriter.write([builder.finish()], header: OSMHeader(), to: path)
            return path
        }
        let whole = try Self.bytes([file("all.osm.pbf", [1, 2, 3, 4])])
        let halves = try [file("odd.osm.pbf", [1, 3]), file("even.osm.pbf", [2, 4])]
        #expect(try RoadGraph(bytes: whole.bytes).hasTimes)
        #expect(try Self.bytes(halves).bytes == whole.bytes)
        #expect(try Self.bytes(halves.reversed()).bytes == whole.bytes)
    }

    @Test("the order of tags is no difference")
    func tagOrder() throws {
        let folder = try TemporaryFolder()
        var paths: [String] = []
        for (file, tags) in [
            ("a", [("highway", "residential"), ("name", "A")]), ("b", [("name", "A"), ("highway", "residential")]),
        ] {
            var builder = OSMBlockBuilder()
            builder.addNode(id: 1, longitude: 614_000_000, latitude: 551_000_000)
            builder.addNode(id: 2, longitude: 614_020_000, latitude: 551_000_000)
            builder.addWay(id: 7, nodes: [1, 2], tags: tags.map { (key: $0.0, value: $0.1) })
            paths.append(folder.path("\(file).osm.pbf"))
            try PBFWriter.write([builder.finish()], header: OSMHeader(), to: paths[paths.count - 1])
        }
        #expect(try Self.build(paths).summary.differingElements == 0)
    }

    /// A crossing of four streets as XML without a date, in which a street, its end and a turn restriction have versions.
    private static func crossing(
        street: (name: String, kind: String, version: Int?), longitude: Double, restriction: String,
        timestamp: String? = nil, as file: String, in folder: TemporaryFolder
    ) throws -> String {
        let version = street.version.map { " version=\"\($0)\"" } ?? ""
        let revision = version + (timestamp.map { " timestamp=\"\($0)\"" } ?? "")
        let places = [(1, 61.40, 55.10), (3, 61.40, 55.102), (4, 61.398, 55.10), (5, 61.40, 55.098)]
        let nodes = places.map { "<node id=\"\($0.0)\" lon=\"\($0.1)\" lat=\"\($0.2)\" version=\"1\"/>" }
        let ways = [3, 4, 5].map { end in
            "<way id=\"\(end)\" version=\"1\"><nd ref=\"1\"/><nd ref=\"\(end)\"/><tag k=\"highway\" v=\"residential\"/></way>"
        }
        let text = """
            <osm version="0.6">
            \(nodes.joined(separator: "\n"))
            <node id="2" lon="\(longitude)" lat="55.1"\(revision)/>
            <way id="2"\(revision)><nd ref="1"/><nd ref="2"/><tag k="highway" v="\(street.kind)"/><tag k="name" v="\(street.name)"/></way>
            \(ways.joined(separator: "\n"))
            <relation id="9"\(revision)><member type="way" ref="4" role="from"/><member type="node" ref="1" role="via"/>
            <member type="way" ref="3" role="to"/><tag k="type" v="restriction"/><tag k="restriction" v="\(restriction)"/></relation>
            </osm>
            """
        return try folder.write(text.utf8, as: file)
    }

    @Test("of files without a time the newer version of each element counts, whichever is named first")
    func versions() throws {
        let folder = try TemporaryFolder()
        let old = try Self.crossing(
            street: ("Old", "residential", 2), longitude: 61.402, restriction: "no_left_turn", as: "a.osm", in: folder)
        let new = try Self.crossing(
            street: ("New", "residential", 10), longitude: 61.403, restriction: "none", as: "b.osm", in: folder)
        for paths in [[old, new], [new, old], [old, new, old]] {
            let (graph, summary) = try Self.build(paths)
            #expect(graph.edges.compactMap { graph.name(of: $0) } == ["New"], "\(paths)")
            #expect(graph.bounds.map { abs($0.east - 61.403) < 1e-6 } == true)
            #expect(summary.turnRestrictions == 0 && summary.waysKept == 4 && summary.waysRead == 4)
            #expect(summary.undecidedElements == 0 && summary.differingElements == (paths.count - 1) * 3)
            #expect(graph.edgeCount == 4)
        }
        // As the map of the newer file alone.
        #expect(try Self.bytes([old, new]).bytes == Self.bytes([new]).bytes)
        let closed = try Self.crossing(
            street: ("Closed", "construction", 11), longitude: 61.403, restriction: "none", as: "c.osm", in: folder)
        for paths in [[old, new, closed], [closed, old, new]] {
            let (graph, summary) = try Self.build(paths)
            #expect(graph.edgeCount == 3 && summary.waysKept == 3, "\(paths)")
        }
    }

    @Test("without versions the time of the last change counts, and where that is missing too it is said")
    func withoutVersions() throws {
        let folder = try TemporaryFolder()
        func file(_ name: String, _ longitude: Double, _ time: String?) throws -> String {
            try Self.crossing(
                street: (name, "residential", nil), longitude: longitude, restriction: "none", timestamp: time,
                as: "\(name).osm", in: folder)
        }
        let old = try file("Old", 61.402, "2024-05-01T00:00:00Z")
        let new = try file("New", 61.403, "2025-05-01T00:00:00Z")
        for paths in [[old, new], [new, old]] {
            let (graph, summary) = try Self.build(paths)
            #expect(graph.edges.compactMap { graph.name(of: $0) } == ["New"] && summary.undecidedElements == 0)
        }
        let unknown = try Self.build([old, file("Other", 61.404, nil)]).summary
        #expect(unknown.differingElements == 2 && unknown.undecidedElements == 2 && unknown.undatedFiles == 2)
    }

    @Test(
        "a node that is no place in the newer file is not one from the older, and one that has become a place is",
        arguments: [[2020, 2024], [], [2024]] as [Set<Int>])
    func formerPlaces(dated: Set<Int>) throws {
        let folder = try TemporaryFolder()
        func file(_ name: String, year: Int, version: Int, _ tags: [Int: [String: String]]) throws -> String {
            let time = "timestamp=\"\(year)-01-01T00:00:00Z\""
            let nodes = tags.sorted { $0.key < $1.key }.map { id, tags in
                let tags = tags.map { "<tag k=\"\($0.key)\" v=\"\($0.value)\"/>" }.joined()
                return "<node id=\"\(id)\" version=\"\(version)\" \(time) lon=\"61.401\" lat=\"55.1\">\(tags)</node>"
            }
            let text = """
                <osm version="0.6"\(dated.contains(year) ? " " + time : "")>
                <node id="1" version="1" lon="61.4" lat="55.1"/><node id="2" version="1" lon="61.402" lat="55.1"/>
                \(nodes.joined())
                <way id="1" version="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way>
                </osm>
                """
            return try folder.write(text.utf8, as: name)
        }
        func diner(_ name: String) -> [String: String] { ["amenity": "restaurant", "name": name] }
        let former = ["disused:amenity": "restaurant"]
        // The order of files without a time is that of their digests: several versions of each come in either order.
        for round in 0..<4 as Range<Int> {
            let old = try file(
                "a\(round).osm", year: 2020, version: 1,
                [
                    5: diner("Old Diner"), 6: former, 7: diner("Seven"), 8: diner("Only \(round)"), 9: diner("Nine"),
                    10: [:],
                ])
            let new = try file(
                "b\(round).osm", year: 2024, version: 4,
                [5: former, 6: diner("New Diner"), 7: diner("Eight"), 9: [:], 10: diner("Ten")])
            for paths in [[old, new], [new, old], [old, new, old]] {
                let names = try Self.build(paths).graph.places.map(\.name)
                #expect(names == ["Eight", "New Diner", "Only \(round)", "Ten"], "\(paths)")
            }
        }
    }

    @Test("times that the map does not keep are those of the newer version of each element")
    func unkept() throws {
        let folder = try TemporaryFolder()
        func file(_ name: String, version: Int, hours: ClosedRange<Int>) throws -> String {
            let clauses = hours.map { "no @ (\($0):00-\($0):30)" }.joined(separator: "; ")
            func when(_ key: String) -> String { "<tag k=\"\(key):conditional\" v=\"\(clauses)\"/>" }
            let text = """
                <osm version="0.6"><node id="1" version="1" lon="61.4" lat="55.1"/><node id="2" version="1" lon="61.402" lat="55.1"/>
                <node id="3" version="\(version)" lon="61.401" lat="55.1"><tag k="barrier" v="gate"/>\(when("access"))</node>
                <way id="1" version="\(version)"><nd ref="1"/><nd ref="3"/><nd ref="2"/><tag k="highway" v="path"/>\(when("bicycle"))</way>
                </osm>
                """
            return try folder.write(text.utf8, as: name)
        }
        for (few, many) in [(4, 1), (1, 4)] {
            let one = try file("few.osm", version: few, hours: 6...7)
            let other = try file("many.osm", version: many, hours: 6...11)
            for paths in [[one, other], [other, one]] {
                let summary = try Self.build(paths).summary
                #expect(summary.unkeptWays.ids + summary.unkeptBarriers.ids == (few > many ? [] : [1, 3]), "\(paths)")
            }
        }
    }

    @Test("known elements are found whatever the order in which they came, and the first of an id stays")
    func table() {
        var table = KnownElements.Table()
        #expect(table.isEmpty && table[1] == nil)
        func element(_ id: Int64, _ digest: UInt32) -> KnownElements.Element { .init(id: id, digest: digest) }
        table.add([element(5, 50), element(-3, 30), element(5, 51), element(9, 90)])
        table.add([element(4, 40), element(9, 91), element(12, 120), element(-7, 70)])
        let expected: [(Int64, UInt32?)] = [
            (-7, 70), (-3, 30), (4, 40), (5, 50), (9, 90), (12, 120), (0, nil), (13, nil), (-8, nil),
        ]
        for (id, digest) in expected { #expect(table[id]?.digest == digest, "\(id)") }
    }
}
