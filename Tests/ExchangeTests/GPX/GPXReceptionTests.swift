import Geodesy
import Testing

@testable import Exchange

@Suite("Accuracy in GPX")
struct GPXReceptionTests {
    private static func point(_ inner: String) throws -> GPXPoint {
        let text = """
            <gpx xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2"
             xmlns:opentracks="http://opentracksapp.com/xmlschemas/v1" xmlns:trailsio="http://trails.io/GPX/1/0" xmlns:tpx="urn:tpx">
            <trk><trkseg><trkpt lat="1" lon="2">\(inner)</trkpt></trkseg></trk></gpx>
            """
        return try #require(try GPXReadingTests.parse(text).tracks.first?.points.first)
    }

    @Test("dilutions and satellites are read from GPX's own elements")
    func dilutions() throws {
        let point = try Self.point(
            "<time>1970-01-01T00:00:07Z</time><sat>9</sat><hdop>0.8</hdop><vdop>1.5</vdop><pdop>1.7</pdop>")
        #expect(point.reception == GPXReception(satellites: 9, hdop: 0.8, vdop: 1.5, pdop: 1.7))
        #expect(point.reception.horizontalDilution == 0.8)
        #expect(GPXReception(vdop: 4, pdop: 5).horizontalDilution == 3)
        #expect(GPXReception(pdop: 5).horizontalDilution == 5)
        #expect(GPXReception(vdop: 6, pdop: 5).horizontalDilution == 5)
        #expect(GPXReception(vdop: 6).horizontalDilution == nil)
        #expect(GPXReception(hdop: -1, pdop: -1).horizontalDilution == nil)
    }

    @Test(
        "the accuracy in metres is read as programs write it",
        arguments: [
            "<extensions><accuracy>4.5</accuracy></extensions>",
            "<extensions><gpxtpx:TrackPointExtension><gpxtpx:speed>1</gpxtpx:speed>"
                + "<opentracks:accuracy_horizontal>4.5</opentracks:accuracy_horizontal>"
                + "<opentracks:accuracy_vertical>3</opentracks:accuracy_vertical></gpxtpx:TrackPointExtension></extensions>",
            "<extensions><trailsio:TrackPointExtension><trailsio:hacc>4.5</trailsio:hacc><trailsio:vacc>9</trailsio:vacc>"
                + "</trailsio:TrackPointExtension></extensions>",
            "<extensions><tpx:extras><tpx:course>157</tpx:course><tpx:hacc>4.5</tpx:hacc></tpx:extras></extensions>",
            "<accuracy>4.5</accuracy><src>gps</src>",
            "<extensions><accuracy>4.5</accuracy><accuracy>0</accuracy></extensions>",
        ])
    func accuracy(inner: String) throws {
        #expect(try Self.point(inner).reception == GPXReception(accuracy: 4.5))
    }

    @Test(
        "what is unknown, unreadable or no measure of the place is no accuracy",
        arguments: [
            "", "<hdop>0</hdop>", "<hdop>-1</hdop>", "<hdop/>", "<hdop>good</hdop>", "<hdop>NaN</hdop>",
            "<sat>-1</sat>", "<sat>4.5</sat>",
            "<sat>1e30</sat>", "<extensions><accuracy>0.0</accuracy></extensions>", "<accuracy>-1</accuracy>",
            "<extensions><gpxtpx:TrackPointExtension><opentracks:accuracy_vertical>3</opentracks:accuracy_vertical>"
                + "</gpxtpx:TrackPointExtension></extensions>",
            "<extensions><a><b><accuracy>3</accuracy></b></a></extensions>", "<extensions><hdop>3</hdop></extensions>",
        ])
    func unknown(inner: String) throws {
        #expect(try Self.point(inner).reception == GPXReception())
    }

    @Test("fixes have the accuracy of their points, and a dilution only where none lacks both")
    func fixes() {
        func track(_ receptions: GPXReception...) -> GPXTrack {
            GPXTrack(segments: [
                receptions.enumerated().map { number, reception in
                    GPXPoint(
                        coordinate: Coordinate(longitude: 1, latitude: 2), time: Double(number), reception: reception)
                }
            ])
        }
        let whole = track(GPXReception(hdop: 2), GPXReception(accuracy: 7), GPXReception(accuracy: 3, pdop: 4))
        #expect(whole.fixes.map(\.dilution) == [2, nil, 4])
        #expect(whole.fixes.map(\.horizontalAccuracy) == [nil, 7, 3])
        #expect(whole.fixes(startingAt: 0, speed: 5).map(\.dilution) == [2, nil, 4])
        #expect(whole.fixes(startingAt: 0, speed: 5).map(\.horizontalAccuracy) == [nil, 7, 3])
        let partly = track(GPXReception(hdop: 2), GPXReception())
        #expect(partly.fixes.map(\.dilution) == [nil, nil])
    }

    @Test("what is written has GPX's order and the extension of OpenTracks, which only documents with it declare")
    func writing() throws {
        var document = GPXDocument(creator: "c")
        let reception = GPXReception(accuracy: 4.5, satellites: 9, hdop: 0.8, vdop: 1.5, pdop: 1.7)
        document.waypoints = [
            GPXPoint(coordinate: Coordinate(longitude: 1, latitude: 2), type: "t", reception: reception)
        ]
        let text = String(decoding: document.encoded(), as: UTF8.self)
        let inner =
            "<type>t</type>\n<sat>9</sat>\n<hdop>0.8</hdop>\n<vdop>1.5</vdop>\n<pdop>1.7</pdop>\n<extensions>\n"
            + "<opentracks:accuracy_horizontal>4.5</opentracks:accuracy_horizontal>\n</extensions>\n"
        #expect(text.contains(inner), "\(text)")
        #expect(text.contains("xmlns:opentracks=\"http://opentracksapp.com/xmlschemas/v1\""))
        #expect(try GPXDocument(parsing: document.encoded()) == document)
        document.waypoints[0].reception = GPXReception(hdop: 2)
        #expect(!String(decoding: document.encoded(), as: UTF8.self).contains("opentracks"))
    }
}
