import Foundation
import Geodesy
import OpenStreetMap
import Support
import TestSupport
import Testing

@Suite("OSM XML")
struct OSMXMLTests {
    static func read(_ text: String, name: String = "a.osm") throws -> Elements {
        let folder = try TemporaryFolder()
        return try Elements.of(OSMFileReader(path: folder.write(Array(text.utf8), as: name)))
    }

    static func error(_ text: String, name: String = "a.osm") -> OSMReadingError? {
        do {
            _ = try read(text, name: name)
            return nil
        } catch {
            return error as? OSMReadingError
        }
    }

    @Test("nodes, ways and relations are read with entities replaced")
    func elements() throws {
        let elements = try Self.read(
            """
            <?xml version='1.0' encoding='UTF-8'?>
            <osm version='0.6' generator='JOSM'>
              <node id='-1' lat='55.16' lon='61.4'><tag k='name' v='A &amp; &#x411;'/></node>
              <node id='2' lat='-0.0000001' lon='1.5E-6'/>
              <way id='3'><nd ref='-1'/><tag k='highway' v='path'/><nd ref='2'/></way>
              <relation id='4'><member type='way' ref='3' role='from'/><member type='node' ref='2' role=''/>
                <tag k='type' v='restriction'/></relation>
            </osm>
            """)
        #expect(elements.nodes == ["-1 614000000 551600000 name=A & Б", "2 15 -1 "])
        #expect(elements.ways == ["3 [-1, 2] highway=path"])
        #expect(elements.relations == ["4 [\"way 3 from\", \"node 2 \"] type=restriction"])
    }

    @Test("bytes that are no UTF-8 are named with their line", arguments: [[0xDF], [0xC0, 0xAF], [0xED, 0xA0, 0x80]])
    func bytes(of damage: [UInt8]) throws {
        for (before, after) in [("k='na", "me' v='x'/>"), ("k='name' v='Stra", "e'/>")] {
            let start = Array("<osm><way id='1'><nd ref='2'/>\n<tag \(before)".utf8)
            let folder = try TemporaryFolder()
            let path = try folder.write(start + damage + Array("\(after)</way></osm>".utf8), as: "a.osm")
            let error = #expect(throws: OSMReadingError.self) { try Elements.of(OSMFileReader(path: path)) }
            guard case .line(2, _)? = error?.location else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(error?.message[.english].contains("no UTF-8 text") == true)
        }
    }

    @Test("what was deleted is left out, with a place or without")
    func deleted() throws {
        let elements = try Self.read(
            """
            <osm><node id='1' action='delete' lat='1' lon='1'/><node id='2' visible='false'/>
            <node id='3' action='modify' visible='true' lat='1' lon='1'/><way id='4' action='delete'><nd ref='3'/></way></osm>
            """)
        #expect(elements.nodes == ["3 10000000 10000000 "])
        #expect(elements.ways.isEmpty)
    }

    @Test("what Overpass adds inside elements is passed over")
    func overpassGeometry() throws {
        let elements = try Self.read(
            """
            <osm><way id='1'><bounds minlat='1' minlon='1' maxlat='1' maxlon='1'/><center lat='1' lon='1'/>
            <nd ref='5' lat='1' lon='1'/></way><relation id='2'><member type='way' ref='1' role='x'><nd lat='1' lon='1'/>
            <tag k='no' v='no'/></member></relation><changeset id='1'><tag k='no' v='no'/></changeset></osm>
            """)
        #expect(elements.ways == ["1 [5] "])
        #expect(elements.relations == ["2 [\"way 1 x\"] "])
    }

    @Test("a way that comes before its nodes, and names nodes that are not there, is read as it stands")
    func waysFirst() throws {
        let elements = try Self.read(
            """
            <osm version='0.6' upload='never' generator='JOSM'><way id='-9' timestamp='x'><nd ref='-1'/><nd ref='404'/></way>
            <relation id='-3'><member type='relation' ref='-8' role=''/></relation>
            <node id='-1' visible='true' lat='1' lon='1'/></osm>
            """)
        #expect(elements.ways == ["-9 [-1, 404] "])
        #expect(elements.relations == ["-3 [\"relation -8 \"] "])
        #expect(elements.nodes == ["-1 10000000 10000000 "])
    }

    @Test("the places that Overpass puts into ways are read")
    func placesInWays() throws {
        let folder = try TemporaryFolder()
        let text = """
            <osm><bound box='55.1,61.25,55.2,61.5' origin='x'/><way id='1'><nd ref='5'/></way>
            <way id='2'><nd ref='5' lat='1' lon='-2'/><nd ref='6'/></way></osm>
            """
        let reader = try OSMFileReader(path: folder.write(Array(text.utf8), as: "a.osm"))
        #expect(reader.header.bounds == BoundingBox(west: 61.25, south: 55.1, east: 61.5, north: 55.2))
        var ways = OSMBlock().ways
        try reader.read { ways = $0.ways }
        let unknown = OSMBlock.Ways.unknownPlace
        #expect(ways.references == [5, 5, 6])
        #expect(ways.longitudes == [unknown, -20_000_000, unknown])
        #expect(ways.latitudes == [unknown, 10_000_000, unknown])
    }

    @Test(
        "mistakes are named with their line",
        arguments: [
            ("<osm>\n<node id='7'/></osm>", 2, "node 7 has no lat and lon"),
            ("<osm>\n\n<node lat='1' lon='1'/></osm>", 3, "attribute id"),
            ("<osm>\n<node id='x' lat='1' lon='1'/></osm>", 2, "attribute id"),
            ("<osm>\n<node id='8' lat='91' lon='1'/></osm>", 2, "node 8 has coordinates outside"),
            ("<osm><way id='1'>\n<nd/></way></osm>", 2, "attribute ref"),
            ("<osm>\n<wya id='1'/></osm>", 2, "<wya> is no element of OSM XML here"),
            ("<osm><way id='1'>\n<nb ref='1'/></way></osm>", 2, "<nb> is no element"),
            ("<osm><way id='1'>\n\n<tga k='a' v='b'/></way></osm>", 3, "<tga> is no element"),
            ("<osm><way id='1'>\n<tag k='a'/></way></osm>", 2, "attribute k, v"),
            ("<osm><relation id='1'>\n<member type='area' ref='1'/></relation></osm>", 2, "unknown kind"),
            ("<osm>\n<way id='1'></node></osm>", 2, "</node> stands where </way> is expected"),
            ("<osm>\n<way id='1'><nd ref='1'/>", 2, "the download is incomplete"),
            ("<osm><note>x</note>\n<remark> runtime error: Query timed out </remark></osm>", 2, "the server broke off"),
            ("<?xml version='1.0'?>\n<osmChange version='0.6'><create/></osmChange>", 2, "this is a list of changes"),
            ("<osm>\n<action type='create'><node id='1' lat='1' lon='1'/></action></osm>", 2, "a list of changes"),
            ("<osm><way id='1'>\n<nd ref='5' lat='x' lon='1'/></way></osm>", 2, "node 5 has coordinates outside"),
            ("<gpx/>", 1, "XML <gpx> is not read here"),
            ("<?xml version='1.0' encoding='koi8-r'?><osm/>", 1, "koi8-r"),
        ])
    func mistakes(_ text: String, line: Int, words: String) throws {
        let error = try #require(Self.error(text))
        #expect(error.message[.english].contains(words), "\(error.message[.english])")
        guard case .line(line, _) = error.location else {
            Issue.record("\(String(describing: error.location))")
            return
        }
    }

    @Test(
        "the format is recognised by the content, and common mix-ups by their name",
        arguments: [
            ([], .empty),
            (Array("<!DOCTYPE html><html><body>404</body></html>".utf8), .webPage),
            (Array("\n  <HTML>".utf8), .webPage),
            (Array("<?xml version='1.0'?>\n<!-- x -->\n<html xmlns='x'/>".utf8), .webPage),
            (Array("BZh91AY&SY".utf8), .packed("bzip2", unpacker: "bunzip2 -k")),
            (Array("PK\u{3}\u{4}".utf8), .packed("ZIP", unpacker: "unzip")),
            ([0x28, 0xB5, 0x2F, 0xFD, 0], .packed("Zstandard", unpacker: "unzstd")),
            (Array("{\"type\":\"FeatureCollection\"}".utf8), .foreignFormat("JSON")),
            (Array("hello".utf8), .unknownFormat),
            ([0, 0, 0, 14], .unknownFormat),
        ] as [([UInt8], OSMReadingError.Problem)])
    func mixUps(_ bytes: [UInt8], problem: OSMReadingError.Problem) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(bytes, as: "a.osm.pbf")
        #expect(throws: OSMReadingError(fileName: path, problem: problem)) { try OSMFileReader(path: path) }
    }

    @Test("a PBF that is named .osm is read, and a missing file says so")
    func names() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(PBFBytes.header(), as: "a.osm")
        #expect(try OSMFileReader(path: path).header.bounds == nil)
        do {
            _ = try OSMFileReader(path: folder.path("none.osm"))
            Issue.record("read a file that is not there")
        } catch {
            #expect(error.message[.english].contains("none.osm"))
        }
        #expect(throws: OSMReadingError.self) { try OSMFileReader(path: folder.url.path) }
    }

    @Test("gzip is read with several members and padding, and not when cut or flipped", .enabled(if: Gzip.isInstalled))
    func gzip() throws {
        let folder = try TemporaryFolder()
        let text = "<osm><node id='1' lat='1' lon='1'/><node id='2' lat='1' lon='1'/></osm>"
        let packed = try Gzip.pack(Array(text.utf8.prefix(30)), in: folder)
        let bytes = packed + (try Gzip.pack(Array(text.utf8.dropFirst(30)), in: folder))
        func read(_ bytes: [UInt8]) throws -> Elements {
            try Elements.of(OSMFileReader(path: folder.write(bytes, as: "a.osm")))
        }
        #expect(try read(bytes).nodes.count == 2)
        #expect(try read(bytes + [0, 0, 0]).nodes.count == 2)
        for count in [1, 5, packed.count / 2, packed.count - 3, packed.count, packed.count + 4, bytes.count - 1] {
            #expect(throws: OSMReadingError.self, "\(count)") { try read(Array(bytes.prefix(count))) }
        }
        #expect(throws: OSMReadingError.self) { try read(bytes + Array("garbage".utf8)) }
        for index in bytes.indices where index > 12 && index < packed.count {
            var flipped = bytes
            flipped[index] ^= 0x10
            #expect(throws: OSMReadingError.self, "\(index)") { try read(flipped) }
        }
    }

    @Test(
        "a gzip bomb is refused where one element grows without end, and streamed through where it is only long",
        .enabled(if: Gzip.isInstalled))
    func bomb() throws {
        let folder = try TemporaryFolder()
        let space = [UInt8](repeating: 0x20, count: 4 << 20)
        let long = try Gzip.pack(
            Array("<osm>".utf8) + space + Array("<node id='1' lat='1' lon='1'/></osm>".utf8), in: folder)
        #expect(long.count < 100_000)
        #expect(try Elements.of(OSMFileReader(path: folder.write(long, as: "a.gz"))).nodes.count == 1)
        let value = String(repeating: "x", count: 900_000)
        let tags = (0..<10).map { "<tag k='\($0)' v='\(value)\($0)'/>" }.joined()
        let huge = try Gzip.pack(Array("<osm><way id='1'>\(tags)</way></osm>".utf8), in: folder)
        let reader = try OSMFileReader(path: folder.write(huge, as: "b.gz"))
        do {
            try reader.read { _ in }
            Issue.record("read an element without end")
        } catch {
            #expect((error as? OSMReadingError)?.problem == .damaged(.tooLarge))
        }
    }
}

/// The command gzip.
enum Gzip {
    static let path = ["/usr/bin/gzip", "/bin/gzip"].first { FileManager.default.isExecutableFile(atPath: $0) }
    static var isInstalled: Bool { path != nil }

    static func pack(_ bytes: [UInt8], in folder: TemporaryFolder) throws -> [UInt8] {
        let file = try folder.write(bytes, as: "plain")
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: path ?? "")
        process.arguments = ["-nc", file]
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return [UInt8](output)
    }
}
