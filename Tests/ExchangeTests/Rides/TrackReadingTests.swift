import Exchange
import GeoJSON
import Geodesy
import Support
import TestSupport
import Testing

@Suite("Files with tracks")
struct TrackReadingTests {
    static let start = 1_717_232_400.0

    /// Points a few metres apart, one in a second, to the north east.
    static func points(_ count: Int, from start: Double = start) -> [FITBytes.Point] {
        (0..<count).map {
            FITBytes.Point(
                time: start + Double($0), longitude: 61.4 + Double($0) * 5e-5, latitude: 55.16 + Double($0) * 5e-5)
        }
    }

    static func moment(_ time: Double) -> String { ISO8601.text(time) ?? "" }

    static func gpx(_ points: [FITBytes.Point], root: String = "gpx") -> String {
        let lines = points.map { point in
            let time = point.time.map { "<time>\(moment($0))</time>" } ?? ""
            return "<trkpt lat=\"\(point.latitude ?? 0)\" lon=\"\(point.longitude ?? 0)\">\(time)</trkpt>\n"
        }
        return "<?xml version=\"1.0\"?>\n<\(root)><trk><trkseg>\n\(lines.joined())</trkseg></trk></\(root)>\n"
    }

    static func tcx(_ points: [FITBytes.Point]) -> String {
        let lines = points.map { point in
            let place = point.latitude.flatMap { latitude in
                point.longitude.map {
                    """
                    <Position><LatitudeDegrees>\(latitude)</LatitudeDegrees><LongitudeDegrees>\($0)</LongitudeDegrees></Position>
                    """
                }
            }
            return """
                <Trackpoint>\(point.time.map { "<Time>\(moment($0))</Time>" } ?? "")\(place ?? "")\
                <AltitudeMeters>219.4</AltitudeMeters><HeartRateBpm><Value>140</Value></HeartRateBpm></Trackpoint>

                """
        }
        return """
                      <?xml version="1.0" encoding="UTF-8"?>
            <TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
            <Activities><Activity Sport="Biking"><Id>2024-06-01T09:00:00Z</Id><Lap StartTime="2024-06-01T09:00:00Z"><Track>
            \(lines.joined())</Track></Lap></Activity></Activities></TrainingCenterDatabase>
            """
    }

    static func geoJSON(_ points: [FITBytes.Point]) -> String {
        let places = points.map { "[\($0.longitude ?? 0),\($0.latitude ?? 0)]" }.joined(separator: ",")
        let times = points.map { $0.time.map { "\"\(moment($0))\"" } ?? "null" }.joined(separator: ",")
        return """
            {"type":"Feature","properties":{"times":[\(times)]},"geometry":{"type":"LineString","coordinates":[\(places)]}}
            """
    }

    /// The same ride in every format.
    static func files(_ points: [FITBytes.Point]) -> [(TrackFormat, [UInt8])] {
        [
            (.gpx, Array(gpx(points).utf8)), (.tcx, Array(tcx(points).utf8)), (.fit, FITBytes.file(points)),
            (.geoJSON, Array(geoJSON(points).utf8)),
        ]
    }

    @Test("one ride is the same fixes in every format, which is known by what is in it")
    func formats() throws {
        let points = Self.points(30)
        for (format, bytes) in Self.files(points) {
            #expect(try TrackFormat(of: bytes) == format)
            let settled = try TrackFile(parsing: bytes).settled()
            #expect(settled.remarks.isEmpty && settled.tracks.count == 1, "\(format)")
            let track = try #require(settled.tracks.first)
            #expect(track.isTimed && track.leftOut == 0 && track.fixes.map(\.time) == points.map(\.time), "\(format)")
            for (fix, point) in zip(track.fixes, points) {
                let place = Coordinate(longitude: point.longitude ?? 0, latitude: point.latitude ?? 0)
                #expect(fix.coordinate.distance(to: place) < 0.01, "\(format)")
            }
        }
    }

    @Test("points know where they stand: lines of a text, bytes, positions")
    func sources() throws {
        let files = Self.files(Self.points(3))
        let places = try files.map { try TrackFile(parsing: $0.1).tracks[0].points.map(\.source) }
        #expect(places[0] == [.line(3), .line(4), .line(5)] && places[1] == [.line(4), .line(5), .line(6)])
        #expect(places[3] == [.position(1), .position(2), .position(3)])
        let bytes = files[2].1
        #expect(places[2].last == .byte(bytes.count - 2 - 16))
    }

    @Test("TCX has laps, several activities and points without a place; altitudes are kept")
    func trainingCenter() throws {
        var points = Self.points(6)
        points[2].longitude = nil
        let text = Self.tcx(points).replacing("</Activities>", with: "")
            .replacing("</TrainingCenterDatabase>", with: "")
        let lap =
            "<Lap><Track></Track><Track><Trackpoint><Time>2024-06-01T12:00:00Z</Time><Position>"
            + "<LatitudeDegrees>55</LatitudeDegrees><LongitudeDegrees>61</LongitudeDegrees></Position></Trackpoint></Track></Lap>"
        let more = "<MultiSportSession><FirstSport><Activity>\(lap)\(lap)</Activity></FirstSport></MultiSportSession>"
        let file = try TrackFile(parsing: Array("\(text)\(more)</Activities></TrainingCenterDatabase>".utf8))
        #expect(file.tracks.map(\.points.count) == [5, 2] && file.remarks.isEmpty)
        #expect(file.tracks[0].points[0].elevation == 219.4)
    }

    @Test("accuracies of GPX extensions and of FIT are kept, FIT's altitudes too")
    func accuracies() throws {
        let gpx = Self.gpx(Self.points(1)).replacing(
            "</trkpt>", with: "<extensions><accuracy>7.5</accuracy></extensions></trkpt>")
        #expect(try TrackFile(parsing: Array(gpx.utf8)).settled().tracks[0].fixes[0].horizontalAccuracy == 7.5)
        var points = Self.points(2)
        points[1].accuracy = 3
        points[1].altitude = 200
        let fit = try TrackFile(parsing: FITBytes.file(points))
        #expect(
            fit.tracks[0].points.map(\.accuracy) == [nil, 3] && fit.tracks[0].points.map(\.elevation) == [nil, 200])
    }

    @Test("what is whole of a torn file is taken, in every text format, and it is said where it ends")
    func torn() throws {
        for (format, bytes) in Self.files(Self.points(30)) where format != .geoJSON {
            let file = try TrackFile(parsing: Array(bytes.prefix(bytes.count * 2 / 3)))
            let count = file.tracks[0].points.count
            #expect((15...21).contains(count), "\(format): \(count)")
            #expect(file.remarks.count == 1 && file.remarks[0].count == count, "\(format)")
            let message = file.remarks[0].message
            #expect(message[.english].contains("; the \(count) points before are used ("), "\(message[.english])")
            #expect(message[.russian].contains("использовано то, что прочиталось до этого места: \(count) точ"))
        }
    }

    @Test("a wrong checksum is said once, and nothing is lost")
    func checksum() throws {
        var bytes = FITBytes.file(Self.points(9))
        bytes[bytes.count - 1] ^= 1
        let file = try TrackFile(parsing: bytes)
        #expect(file.tracks[0].points.count == 9 && file.remarks.count == 1)
        #expect(file.remarks[0].message[.english].contains("checksum is wrong"))
        #expect(file.remarks[0].message[.russian].contains("контрольная сумма не сходится"))
        bytes.removeLast(20)
        #expect(
            try TrackFile(parsing: bytes).remarks.map(\.message[.english]).filter { $0.contains("checksum") }.isEmpty)
    }

    @Test(
        "points that cannot be read are left out and counted, with the line of the first",
        arguments: ["gpx", "tcx"])
    func unreadable(format: String) throws {
        let points = Self.points(9)
        var text = format == "gpx" ? Self.gpx(points) : Self.tcx(points)
        text = text.replacing(Self.moment(Self.start + 3), with: "yesterday")
        text = text.replacing(Self.moment(Self.start + 4), with: "late\u{1B}[31m")
        if format == "gpx" { text = text.replacing("lat=\"55.16005\"", with: "lat=\"north\"") }
        let file = try TrackFile(parsing: Array(text.utf8))
        let line = format == "gpx" ? 6 : 7
        #expect(file.remarks.map(\.place).contains(.line(line)))
        let english = file.remarks.map(\.message[.english])
        #expect(english.contains { $0.contains("2 times cannot be read, such as “yesterday”") }, "\(english)")
        #expect(english.allSatisfy { !$0.contains("\u{1B}") })
        #expect(
            file.remarks.contains {
                $0.message[.russian].contains("не прочиталось время у 2 точек, например «yesterday»")
            })
        guard format == "gpx" else { return }
        #expect(english.contains("1 point without readable lat and lon is left out (line 4)"), "\(english)")
        #expect(file.tracks[0].points.count == 8)
        let settled = try file.settled()
        #expect(settled.remarks.contains { $0.kind == .interpolated(of: 8) && $0.count == 2 })
    }

    @Test(
        "times without a time zone are taken as UTC, and that is said",
        arguments: ["gpx", "tcx", "geojson"])
    func withoutZone(format: String) throws {
        let points = Self.points(4)
        let text = ["gpx": Self.gpx(points), "tcx": Self.tcx(points), "geojson": Self.geoJSON(points)][format] ?? ""
        func zone(_ zone: String) throws -> TrackFile {
            try TrackFile(parsing: Array(text.replacing(/(T\d\d:\d\d:\d\d)Z/) { "\($0.output.1)\(zone)" }.utf8))
        }
        let local = try zone("")
        #expect(local.remarks.map(\.kind) == [.withoutZone] && local.remarks[0].count == 4)
        #expect(local.tracks[0].points[0].time == Self.start)
        #expect(local.remarks[0].message[.english].contains("taken as UTC"))
        #expect(local.remarks[0].message[.russian].contains("принято время UTC"))
        let east = try zone("+05:00")
        #expect(east.remarks.isEmpty && east.tracks[0].points[0].time == Self.start - 5 * 3600)
    }

    /// What a file without a track says, in both languages.
    private func refusal(_ bytes: [UInt8]) -> Message? {
        do {
            _ = try TrackFile(parsing: bytes).settled()
            return nil
        } catch {
            return error.message
        }
    }

    @Test("a file without a ridden track says what it has instead")
    func noTrack() throws {
        let points = Self.points(12)
        let route = Self.gpx(points).replacing("trkpt", with: "rtept").replacing("<trk><trkseg>", with: "<rte>")
            .replacing("</trkseg></trk>", with: "</rte>")
        let waypoints = Self.gpx(points).replacing("trkpt", with: "wpt").replacing("<trk><trkseg>", with: "")
            .replacing("</trkseg></trk>", with: "")
        let course = Self.tcx(points).replacing("<Activities><Activity Sport=\"Biking\">", with: "<Courses><Course>")
            .replacing("</Activity></Activities>", with: "</Course></Courses>").replacing(/<\/?Lap[^>]*>/, with: "")
        for bytes in [Array(route.utf8), Array(course.utf8), FITBytes.file(points, type: 6)] {
            let refusal = refusal(bytes)
            #expect(refusal?[.english].contains("only a route of 12 points") == true, "\(refusal?[.english] ?? "")")
            #expect(refusal?[.russian].contains("только маршрут (12 точек)") == true)
        }
        let points12 = refusal(Array(waypoints.utf8))
        #expect(points12?[.english].contains("only 12 waypoints") == true)
        #expect(points12?[.russian].contains("только путевые точки: 12") == true)
        var indoors = points
        for place in indoors.indices { (indoors[place].longitude, indoors[place].latitude) = (nil, nil) }
        for bytes in [FITBytes.file(indoors), Array(Self.tcx(indoors).utf8)] {
            #expect(refusal(bytes)?[.english].contains("indoors") == true)
            #expect(refusal(bytes)?[.russian].contains("в помещении") == true)
        }
    }

    @Test("what is no track at all is refused with what would be one")
    func foreign() {
        #expect(refusal(Array("\u{1}\u{2}".utf8)) == TrackError.unknownFormat.message)
        #expect(refusal([]) == TrackError.unknownFormat.message)
        let kml = refusal(Array("<?xml version='1.0'?><kml><Document/></kml>".utf8))
        #expect(kml?[.english].contains("<kml>") == true && kml?[.russian].contains("<kml>") == true)
        #expect(refusal(Array("<".utf8))?[.english].hasPrefix("line 1") == true)
        #expect(refusal(Array("<gpx>".utf8))?[.english].contains("ends inside") == true)
        #expect(refusal(Array(#"{"type":"#.utf8)) != nil)
        #expect(
            refusal(Array(#"{"type":"FeatureCollection","features":[]}"#.utf8))?[.english].contains("no track") == true)
    }

    @Test("coordinates outside the Earth that are on it with the other order are said to be exchanged")
    func swapped() throws {
        // Vladivostok.
        var points = Self.points(9)
        for place in points.indices { (points[place].latitude, points[place].longitude) = (131.9, 43.1) }
        let refusal = refusal(Array(Self.gpx(points).utf8))
        #expect(refusal == TrackError.swapped.message)
        #expect(refusal?[.english].contains("exchanged") == true && refusal?[.russian].contains("перепутаны") == true)
        for place in points.indices { (points[place].latitude, points[place].longitude) = (0, 0) }
        #expect(self.refusal(Array(Self.gpx(points).utf8)) == TrackError.nowhere.message)
    }
}
