import Foundation
import Support
import TestSupport
import Testing

/// Recorded rides of which nothing, or not all, can be used: it is said, and nobody is invented in their place.
@Suite("Recorded rides that cannot be used")
struct RecordedFileFaultTests {
    private let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson").path
    private let map: String
    private let folder: TemporaryFolder

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
        map = Tool.town.map
        folder = try TemporaryFolder()
    }

    private func replay(_ files: String..., language: String = "en") throws -> Tool.Outcome {
        try Tool.run(arguments: ["simulate", quest, "--map", map, "--language", language, "--track"] + files)
    }

    /// A line near the quest with given times.
    private func line(_ times: [Int64], as name: String) throws -> String {
        let places = times.indices.map { "[\(61.4 + Double($0) * 1e-4),55.16]" }.joined(separator: ",")
        let text =
            #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"coordTimes":\#(times)},"#
            + #""geometry":{"type":"LineString","coordinates":[\#(places)]}}]}"#
        return try folder.write(text.utf8, as: name)
    }

    /// A ride of the quest by `anna`, its track later than its log.
    private func ridden(later seconds: Double) throws -> (track: String, log: String) {
        let (track, log) = (folder.path("anna.gpx"), folder.path("anna.jsonl"))
        let outcome = try Tool.run(
            "simulate", quest, "--map", map, "--seed", "9", "--rider", "anna", "-o", track, "--log", log)
        #expect(outcome.code == 0, "\(outcome.errors)")
        let text = try String(contentsOfFile: track, encoding: .utf8)
        let shifted = text.replacing(/<time>([^<]+)<\/time>/) { match in
            let time = ISO8601.seconds(in: String(match.output.1)).flatMap { ISO8601.text($0 + seconds) } ?? ""
            return "<time>\(time)</time>"
        }
        return (try folder.write(shifted.utf8, as: "anna.gpx"), log)
    }

    @Test("times in milliseconds are an error, never an invented rider")
    func milliseconds() throws {
        let path = try line((0..<9).map { (1_714_899_600 + $0) * 1_000 }, as: "ms.geojson")
        let outcome = try replay(path)
        #expect(outcome.code == 2 && outcome.output.isEmpty && outcome.errorLines.count == 1, "\(outcome)")
        #expect(outcome.errors.contains("\(path): the times are no seconds since 1970"), "\(outcome.errors)")
        #expect(try replay(path, language: "ru").errors.contains("возможно, это миллисекунды"))
        let match = try Tool.run("match", path, "--map", map)
        #expect(match.code == 2 && match.errors.contains("perhaps they are milliseconds"), "\(match.errors)")
    }

    @Test("one point is no ride to match")
    func singlePoint() throws {
        let text =
            #"<gpx><trk><trkseg><trkpt lat="55.16" lon="61.4"><time>2026-06-06T10:00:00Z</time></trkpt></trkseg></trk></gpx>"#
        let path = try folder.write(text.utf8, as: "one.gpx")
        let outcome = try Tool.run("match", path, "--map", map)
        #expect(
            outcome.code == 1 && outcome.output.isEmpty && outcome.errors.contains("one point is no ride"), "\(outcome)"
        )
        #expect(
            try Tool.run("match", path, "--map", map, "--language", "ru").errors.contains("одна точка — не поездка"))
    }

    @Test("a track of another time than the log of its rider is said to be so, and a nearness that would do is not")
    func otherTime() throws {
        let near = try ridden(later: 10_800)
        let outcome = try replay(near.track, near.log)
        #expect(
            outcome.errors.contains("anna: the track is of another time than the log: it begins 3:00:00 later"),
            "\(outcome.errors)")
        #expect(!outcome.errors.contains(" 0 m away"), "\(outcome.errors)")
        #expect(try replay(near.track, near.log, language: "ru").errors.contains("он начинается на 3:00:00 позже"))
        let far = try ridden(later: 3 * 86_400)
        let left = try replay(far.track, far.log)
        #expect(left.errors.contains("it begins 72:00:00 later, and is left out"), "\(left.errors)")
    }
}
