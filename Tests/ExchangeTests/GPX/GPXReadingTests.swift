import Exchange
import Foundation
import Geodesy
import Support
import TestSupport
import Testing

@Suite("Reading GPX")
struct GPXReadingTests {
    static func parse(_ text: String) throws(GPXError) -> GPXDocument {
        try GPXDocument(parsing: Array(text.utf8))
    }

    static func error(_ text: String) -> GPXError? {
        do throws(GPXError) {
            _ = try parse(text)
            return nil
        } catch {
            return error
        }
    }

    @Test("everything that is kept is read, and what is unknown is passed over")
    func everything() throws {
        let document = try Self.parse(
            """
            <?xml version="1.0"?>
            <gpx version="1.1" creator="me" xmlns="http://www.topografix.com/GPX/1/1" xmlns:x="urn:x">
              <metadata><name> Ride &amp; quest </name><desc>d</desc><author><name>not this</name></author>
                <time>2024-03-22T14:09:45.5+02:00</time></metadata>
              <wpt lat="55.16" lon="61.4"><ele>220.5</ele><name>Start</name><desc>the <![CDATA[<square>]]></desc>
                <sym>Flag, Blue</sym><type>task</type><extensions><x:name>no</x:name><name>no</name></extensions></wpt>
              <rte><name>plan</name><type>cycling</type><rtept lat="1" lon="2"/><rtept lat="3" lon="4"/></rte>
              <trk><name>ridden</name><trkseg><trkpt lat="1" lon="2"><time>1970-01-01T00:00:07Z</time></trkpt>
                <trkpt lat="1" lon="2.5"><ele>NaN</ele><time/></trkpt></trkseg><trkseg/></trk>
            </gpx>
            """)
        var expected = GPXDocument(creator: "me", name: "Ride & quest", details: "d", time: 1_711_109_385.5)
        expected.waypoints = [
            GPXPoint(
                coordinate: Coordinate(longitude: 61.4, latitude: 55.16), elevation: 220.5, name: "Start",
                details: "the <square>", symbol: "Flag, Blue", type: "task")
        ]
        expected.routes = [
            GPXRoute(
                name: "plan", type: "cycling",
                points: [
                    GPXPoint(coordinate: Coordinate(longitude: 2, latitude: 1)),
                    GPXPoint(coordinate: Coordinate(longitude: 4, latitude: 3)),
                ])
        ]
        expected.tracks = [
            GPXTrack(
                name: "ridden",
                segments: [
                    [
                        GPXPoint(coordinate: Coordinate(longitude: 2, latitude: 1), time: 7),
                        GPXPoint(coordinate: Coordinate(longitude: 2.5, latitude: 1)),
                    ], [],
                ])
        ]
        #expect(document == expected)
        #expect(!document.tracks[0].isTimed)
        #expect(document.tracks[0].fixes == [Fix(time: 7, coordinate: Coordinate(longitude: 2, latitude: 1))])
    }

    @Test("GPX 1.0 and prefixed names are read")
    func variants() throws {
        let old = try Self.parse(
            "<gpx version='1.0' creator='c'><name>n</name><time>2001-01-01T00:00:00Z</time><wpt lat='1' lon='2'/></gpx>"
        )
        #expect(old.name == "n" && old.time == 978_307_200 && old.waypoints.count == 1)
        let prefixed = try Self.parse(
            "<g:gpx xmlns:g='http://www.topografix.com/GPX/1/1'><g:wpt lat='1' lon='2'><name>no</name></g:wpt></g:gpx>")
        #expect(prefixed.waypoints == [GPXPoint(coordinate: Coordinate(longitude: 2, latitude: 1))])
    }

    @Test(
        "mistakes are named with their line",
        arguments: [
            ("<gpx>\n<wpt lat='1'/></gpx>", 2, .missingCoordinate),
            ("<gpx>\n\n<wpt lat='x' lon='1'/></gpx>", 3, .missingCoordinate),
            ("<gpx>\n<wpt lat='91' lon='1'/></gpx>", 2, .coordinateOutsideEarth),
            ("<gpx><wpt lat='1' lon='1'>\n<time>noon</time></wpt></gpx>", 2, .unreadableTime("noon")),
            ("<kml/>", 1, .foreignDocument(root: "kml")),
        ] as [(String, Int, GPXError.Problem)])
    func mistakes(_ text: String, line: Int, problem: GPXError.Problem) {
        #expect(Self.error(text)?.problem == problem)
        #expect(Self.error(text)?.line == line)
    }

    @Test("text that is cut off or empty is an error")
    func incomplete() {
        let text = "<gpx creator='c'><trk><trkseg><trkpt lat='1' lon='2'><ele>3</ele></trkpt></trkseg></trk></gpx>"
        for count in 0..<text.count {
            #expect(Self.error(String(text.prefix(count))) != nil, "\(count)")
        }
        #expect(Self.error(text) == nil)
    }

    @Test("a track without times becomes a ride at constant speed")
    func constantSpeed() {
        let places = [Coordinate(longitude: 0, latitude: 0), Coordinate(longitude: 0.01, latitude: 0)]
        let track = GPXTrack(segments: places.map { [GPXPoint(coordinate: $0)] })
        let fixes = track.fixes(startingAt: 100, speed: 5)
        #expect(fixes.map(\.coordinate) == places)
        #expect(fixes.first?.time == 100)
        #expect((100 + 1113.195 / 5 - (fixes.last?.time ?? 0)).magnitude < 0.01)
    }

    @Test("a recorded track is read", .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func realTrack() throws {
        let bytes = try RealData.bytes("tracks/andorra_for_map_matching.gpx")
        let document = try GPXDocument(parsing: bytes)
        let marks = String(decoding: bytes, as: UTF8.self).components(separatedBy: "<trkpt ").count - 1
        #expect(document.name == "new")
        #expect(document.tracks.count == 1)
        #expect(document.tracks[0].points.count == marks && marks > 20)
        #expect(document.tracks[0].points[0].elevation == 1695.5)
    }

    @Test("damaged files end in a document or in an error, never in a crash")
    func mutations() throws {
        let sound = GPXWritingTests.document(seed: 1).encoded()
        var generator = SeededGenerator(seed: 12)
        var readable = 0
        for _ in 0..<2000 {
            if (try? GPXDocument(parsing: Mutation.damaged(sound, using: &generator))) != nil { readable += 1 }
        }
        #expect((1..<2000).contains(readable))
    }

    @Test(
        "elements are those of the format with any prefix that stands for its namespace",
        arguments: [
            ("g:gpx xmlns:g='urn:gpx'", "g:gpx", "g:"), ("g:gpx xmlns:g='urn:gpx' xmlns='urn:gpx'", "g:gpx", ""),
            ("gpx xmlns='urn:gpx' xmlns:g='urn:gpx'", "gpx", "g:"), ("gpx", "gpx", ""),
        ])
    func prefixes(root: String, end: String, prefix: String) throws {
        let point =
            "<\(prefix)trkpt lat='1' lon='2'><\(prefix)time>1970-01-01T00:00:07Z</\(prefix)time></\(prefix)trkpt>"
        let segment = "<\(prefix)trkseg>\(point)</\(prefix)trkseg>"
        let document = try Self.parse("<\(root)><\(prefix)trk>\(segment)</\(prefix)trk></\(end)>")
        #expect(document.tracks.first?.segments.first?.first?.time == 7)
    }

    @Test("an element of another namespace is none of the format")
    func foreign() throws {
        let document = try Self.parse(
            "<gpx xmlns='urn:gpx' xmlns:o='urn:other'><o:wpt lat='1' lon='2'/><wpt lat='3' lon='4'/></gpx>")
        #expect(document.waypoints.map(\.coordinate.latitude) == [3])
    }

    @Test("the number of a character that XML forbids is named with its line")
    func forbiddenCharacter() {
        let error = Self.error("<gpx>\n<trk>\n<name>a&#27;b</name></trk></gpx>")
        #expect(error?.line == 3)
        #expect("\(error?.problem ?? .missingCoordinate)".contains("&#27; stands for a control character"))
    }
}
