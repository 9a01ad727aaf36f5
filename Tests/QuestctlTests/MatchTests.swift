import Exchange
import Foundation
import GeoJSON
import JSON
import Support
import TestSupport
import Testing

@Suite("questctl match")
struct MatchTests {
    private let map: String
    private let folder: TemporaryFolder

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
        map = Tool.town.map
        folder = try TemporaryFolder()
    }

    private struct Point {
        var longitude: Double
        var latitude: Double
        var time: Double?
        /// What else its element has.
        var inner = ""

        /// The point as GPX has it.
        var text: String {
            let moment = time.flatMap { ISO8601.text($0) }.map { "<time>\($0)</time>" } ?? ""
            return "<trkpt lon=\"\(longitude)\" lat=\"\(latitude)\">\(moment)\(inner)</trkpt>\n"
        }
    }

    /// A ride along a route of the town as a GPX file, a point every 5 m or so; `change` may spoil it.
    private func track(_ change: (inout [Point]) -> Void = { _ in }) throws -> String {
        let route = try Tool.run(
            "route", "--map", map, "--format", "json", "-32.001119,55.000616", "-32.007863,54.992140")
        let json = try JSONValue(parsing: Array(route.output.utf8)).objectValue
        let leg = try #require(json?["legs"]?.arrayValue?.first?.objectValue)
        let corners = try #require(leg["coordinates"]?.arrayValue).compactMap { corner -> (Double, Double)? in
            let numbers = corner.arrayValue?.compactMap(\.doubleValue) ?? []
            return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
        }
        var points: [Point] = []
        for (start, end) in zip(corners, corners.dropFirst()) {
            let (east, north) = (end.0 - start.0, end.1 - start.1)
            // A degree of longitude is 64 km there.
            let steps = max(1, (hypot(east * 64_000, north * 111_000) / 5).rounded())
            for step in stride(from: 0, to: steps, by: 1) {
                points.append(
                    Point(
                        longitude: start.0 + step / steps * east,
                        latitude: start.1 + step / steps * north, time: 1_700_000_000 + Double(points.count)))
            }
        }
        change(&points)
        let text = """
            <?xml version="1.0"?>
            <gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
            \(points.map(\.text).joined())</trkseg></trk></gpx>
            """
        return try folder.write(text.utf8, as: "ride.gpx")
    }

    @Test("the roads of a ride are reported in words, in both languages, as the route had them")
    func text() throws {
        let path = try track()
        let english = try Tool.run("match", path, "--map", map)
        #expect(english.code == 0 && english.errorLines.count == 1, "\(english.errors)")
        #expect(english.output.contains("  Larch Boulevard\n") && english.output.contains("  Oak Quay\n"))
        #expect(english.output.contains("1.2 km, 4 min, 100 % of it on roads of the map\n"), "\(english.output)")
        #expect(try #/quality \d\.\d\d of 1, \d+ fixes, 0 refused\n$/#.firstMatch(in: english.output) != nil)
        let russian = try Tool.run("match", path, "--map", map, "--language", "ru")
        #expect(russian.output.contains("из них 100 % по дорогам карты\n") && russian.output.contains("отброшено: 0"))
    }

    @Test("a short cut and a pause are reported with where, when and how long, and drawn; refused fixes are counted")
    func parts() throws {
        let path = try track { points in
            for number in 120..<points.count { points[number].time? += 1_200 }
            // Half a kilometre off all roads at the end.
            let last = points[points.count - 1]
            for step in 1...60 {
                var place = last
                place.latitude -= Double(step) * 2e-4
                place.longitude -= 0.5
                place.time = (last.time ?? 0) + 2_000 + Double(step) * 5
                points.append(place)
            }
            points.append(points[0])
        }
        let reported = try Tool.run("match", path, "--map", map)
        #expect(reported.code == 0)
        #expect(
            try #/\n  gap: \d+ m, 20 min, from -32\.\d+,5\d\.\d+ at 2023-11-14T22:1\d:\d\dZ\n/#.firstMatch(
                in: reported.output)
                != nil, "\(reported.output)")
        #expect(reported.output.contains("\n  off the network: 1.3 km, 5 min, from -32.5"), "\(reported.output)")
        #expect(reported.output.contains(" fixes, 1 refused"), "\(reported.output)")
        let file = folder.path("parts.geojson")
        let drawn = try Tool.run("match", path, "--map", map, "--format", "geojson", "-o", file)
        #expect(drawn.code == 0 && drawn.output.isEmpty)
        let reading = GeoJSONReader().read([UInt8](try Data(contentsOf: URL(filePath: file))))
        #expect(reading.diagnostics.isEmpty)
        let features = reading.object?.features ?? []
        #expect(
            features.map { $0.properties?["kind"]?.stringValue } == ["road", "gap", "road", "gap", "offNetwork"])
        #expect(features.first?.properties?["ways"]?.arrayValue?.isEmpty == false)
        #expect((features.first?.properties?["quality"]?.doubleValue ?? 0) > 0.5)
        #expect(features.allSatisfy { $0.geometry?.kind == .lineString })
        #expect(try Tool.run("geojson", "lint", file).code == 0)
    }

    @Test("JSON tells the ways of every road, and sums that agree")
    func json() throws {
        let outcome = try Tool.run("match", try track(), "--map", map, "--format", "json")
        let json = try #require(try JSONValue(parsing: Array(outcome.output.utf8)).objectValue)
        let parts = try #require(json["parts"]?.arrayValue).compactMap(\.objectValue)
        let stretches = parts.flatMap { $0["stretches"]?.arrayValue ?? [] }.compactMap(\.objectValue)
        let sum = stretches.reduce(0.0) { $0 + ($1["distance"]?.doubleValue ?? .nan) }
        #expect(abs(sum - (json["distance"]?.doubleValue ?? 0)) < 0.1 * Double(stretches.count))
        let time = stretches.reduce(0.0) { $0 + ($1["duration"]?.doubleValue ?? .nan) }
        #expect(abs(time - (json["duration"]?.doubleValue ?? 0)) < 0.1 * Double(stretches.count))
        #expect(json["refusedFixes"]?.integerValue == 0 && json["attribution"]?.stringValue == "an invented city")
    }

    @Test("a track without accuracy says what was estimated, in both languages and as JSON; one with it says nothing")
    func accuracy() throws {
        let noisy = try track { points in
            // 20 m to either side in turn, a point every 60 m.
            points = stride(from: 0, to: points.count, by: 12).map { points[$0] }
            for number in points.indices {
                points[number].latitude += (number % 2 == 0 ? 1 : -1) * 20 / 111_000
                points[number].longitude += (number % 4 < 2 ? 1 : -1) * 20 / 64_000
            }
        }
        let english = try Tool.run("match", noisy, "--map", map)
        #expect(english.code == 0 && !english.output.contains("off the network"), "\(english.output)")
        let note = try #require(
            try #/^questctl: note: no accuracy in the track; estimated (\d+) m\n$/#.firstMatch(in: english.errors),
            "\(english.errors)")
        #expect((20...60).contains(Int(note.1) ?? 0))
        let russian = try Tool.run("match", noisy, "--map", map, "--language", "ru")
        #expect(
            russian.errors.contains("точность в треке не указана; оценена по треку: \(note.1) м"), "\(russian.errors)")
        let json = try Tool.run("match", noisy, "--map", map, "--format", "json")
        let object = try JSONValue(parsing: Array(json.output.utf8)).objectValue
        #expect(object?["estimatedAccuracy"]?.doubleValue.map { ($0 - (Double(note.1) ?? 0)).magnitude <= 5 } == true)
        let told = try track { points in
            for number in points.indices { points[number].inner = "<extensions><accuracy>6</accuracy></extensions>" }
        }
        #expect(try Tool.run("match", told, "--map", map).errors.isEmpty)
        #expect(try !Tool.run("match", told, "--map", map, "--format", "json").output.contains("estimated"))
        let partly = try track { points in
            points[3].inner = "<extensions><accuracy>6</accuracy></extensions>"
        }
        #expect(
            try Tool.run("match", partly, "--map", map).errors.contains(
                "not all points of the track have an accuracy; estimated"))
    }

    @Test("a track without times is matched all the same, and that is said")
    func untimed() throws {
        let path = try track { points in
            for number in points.indices { points[number].time = nil }
        }
        let outcome = try Tool.run("match", path, "--map", map)
        #expect(outcome.code == 0 && outcome.errorLines.count == 2 && outcome.errors.contains("18 km/h"))
        #expect(outcome.output.contains("\n1.2 km, 100 % of it on roads of the map\n"), "\(outcome.output)")
    }

    @Test("what cannot be matched ends with one line that says what to do")
    func errors() throws {
        let away = try track { points in
            for number in points.indices { points[number].latitude -= 20 }
        }
        let off = try Tool.run("match", away, "--map", map)
        #expect(off.code == 1 && off.errorLines.count == 1 && off.errors.contains("map info") && off.output.isEmpty)
        let empty = try folder.write(GPXDocument().encoded(), as: "empty.gpx")
        let nothing = try Tool.run("match", empty, "--map", map, "--language", "ru")
        #expect(nothing.code == 2 && nothing.errorLines.count == 1 && nothing.errors.contains("нет трека"))
        let log = try folder.write("{\"device\":\"a\",\"se".utf8, as: "torn.jsonl")
        let torn = try Tool.run("match", log, "--map", map)
        #expect(torn.code == 2 && torn.errors.contains("no entry of this ride log can be read"), "\(torn)")
        let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson").path
        let whole = folder.path("whole.jsonl")
        #expect(try Tool.run("simulate", quest, "--map", map, "--log", whole).code == 0)
        let logged = try Tool.run("match", whole, "--map", map)
        #expect(logged.code == 1 && logged.errors.contains("a ride log holds no track"), "\(logged)")
        #expect(try Tool.run("match", "none.gpx", "--map", map).code == 2)
        #expect(try Tool.run("match", away, "--map", "none.vqmap").code == 2)
        #expect(try Tool.run("match", away, "--map", map, "-o", away).code == 64)
        #expect(try Tool.run("match", away).code == 64)
    }
}
