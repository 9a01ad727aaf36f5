import Exchange
import Foundation
import Geodesy
import Support
import TestSupport
import Testing

@Suite("Writing GPX")
struct GPXWritingTests {
    static func document(seed: UInt64, scales: [Double] = [1, 1e-4, 1e-9]) -> GPXDocument {
        var generator = SeededGenerator(seed: seed)
        func text() -> String? { generator.pick([nil, "Ёлка", "a <b> & \"c\"", "x\r\ny", "]]>", "🚲"]) ?? nil }
        func point() -> GPXPoint {
            let scale = generator.pick(scales) ?? 1
            let coordinate = Coordinate(
                longitude: generator.next(in: -180...179) * scale, latitude: generator.next(in: -90...90) * scale)
            return GPXPoint(
                coordinate: coordinate, elevation: generator.chance(0.5) ? generator.next(in: -1e-7...9000) : nil,
                time: generator.chance(0.5) ? Double(generator.next(in: -1000...2_000_000_000)) : nil, name: text(),
                details: text(), symbol: text(), type: text(),
                reception: GPXReception(
                    accuracy: generator.chance(0.2) ? generator.next(in: 1e-3...500) : nil,
                    satellites: generator.chance(0.2) ? generator.next(below: 30) : nil,
                    hdop: generator.chance(0.2) ? generator.next(in: 0.5...99) : nil,
                    vdop: generator.chance(0.2) ? generator.next(in: 0.5...99) : nil,
                    pdop: generator.chance(0.2) ? generator.next(in: 0.5...99) : nil))
        }
        func points() -> [GPXPoint] { (0..<generator.next(below: 5)).map { _ in point() } }
        var document = GPXDocument(creator: "a \"test\"", name: text(), details: text(), time: 1_700_000_000.125)
        document.waypoints = points()
        document.routes = [GPXRoute(name: text(), details: text(), type: text(), points: points())]
        document.tracks = [GPXTrack(name: text(), details: text(), type: text(), segments: [points(), points()])]
        return document
    }

    @Test("what is written is read back", arguments: 0..<100)
    func roundTrip(seed: UInt64) throws {
        let document = Self.document(seed: seed)
        #expect(try GPXDocument(parsing: document.encoded()) == document)
    }

    @Test("very large and very small numbers are written without an exponent")
    func decimals() throws {
        var document = GPXDocument()
        for elevation in [
            1e-300, 1e16, -1.2345678901234567e22, 0, .leastNonzeroMagnitude, Double.greatestFiniteMagnitude,
        ] {
            let place = Coordinate(longitude: 1e-7, latitude: -2.5e-8)
            document.waypoints = [GPXPoint(coordinate: place, elevation: elevation)]
            let text = String(decoding: document.encoded(), as: UTF8.self)
            #expect(!text.contains("e-") && !text.contains("e+"))
            #expect(text.contains("lat=\"-0.000000025\" lon=\"0.0000001\""))
            let read = try GPXDocument(parsing: Array(text.utf8)).waypoints.first?.elevation
            // Longer numbers than 64 characters are not read back; no mountain needs them.
            if elevation.magnitude < 1e30, elevation.magnitude > 1e-30 { #expect(read == elevation) }
        }
    }

    @Test("what GPX cannot say is left out or replaced")
    func unwritable() throws {
        var document = GPXDocument(creator: "c", time: .infinity)
        document.waypoints = [
            GPXPoint(coordinate: Coordinate(longitude: 181, latitude: 0)),
            GPXPoint(
                coordinate: Coordinate(longitude: 180, latitude: 0), elevation: .nan, time: 1e300, name: "a\u{1}b"),
        ]
        let read = try GPXDocument(parsing: document.encoded())
        #expect(read.time == nil)
        #expect(
            read.waypoints == [GPXPoint(coordinate: Coordinate(longitude: -180, latitude: 0), name: "a\u{FFFD}b")])
    }

    @Test(
        "what is written is valid against the schema",
        .enabled(if: XMLLint.knows("schema/gpx.xsd"), Comment(rawValue: XMLLint.reason)))
    func schema() throws {
        let folder = try TemporaryFolder()
        let paths = try (0..<20).map { seed in
            // Processors of XML Schema need to know decimals of 18 digits only, and libxml2 knows 24.
            try folder.write(Self.document(seed: seed, scales: [1, 1e-4]).encoded(), as: "\(seed).gpx")
        }
        let complaints = try XMLLint.complaints(about: paths, schema: "schema/gpx.xsd")
        #expect(complaints.isEmpty, "\(complaints)")
        let wrong = try folder.write(Array("<gpx/>".utf8), as: "wrong.gpx")
        #expect(try XMLLint.complaints(about: [wrong], schema: "schema/gpx.xsd").contains("wrong.gpx"))
    }
}
