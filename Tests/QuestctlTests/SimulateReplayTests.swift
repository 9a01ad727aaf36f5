import Exchange
import Foundation
import GeoJSON
import JSON
import RideLogs
import TestSupport
import Testing

@Suite("questctl simulate --track")
struct SimulateReplayTests {
    private let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson").path
    private let map: String

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
        map = Tool.town.map
    }

    /// Rides with their logs and tracks, called `r1` and so on.
    private func recorded(_ count: Int, in folder: TemporaryFolder) throws -> [(track: String, log: String)] {
        try (1...count).map { number in
            let (track, log) = (folder.path("r\(number).geojson"), folder.path("r\(number).jsonl"))
            let outcome = try Tool.run(
                "simulate", quest, "--map", map, "--seed", "\(number)", "--rider", "r\(number)", "-o", track, "--log",
                log)
            #expect(outcome.code == 0, "\(outcome.errors)")
            return (track, log)
        }
    }

    @Test("a recorded ride is replayed, from GPX, GeoJSON or a log, and with both as it was ridden")
    func track() throws {
        let folder = try TemporaryFolder()
        let files = try recorded(1, in: folder)[0]
        func replay(_ tracks: String..., more: [String] = []) throws -> String {
            let outcome = try Tool.run(arguments: ["simulate", quest, "--map", map, "--track"] + tracks + more)
            #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
            return outcome.output
        }
        let ride = GeoJSONReader().read([UInt8](try Data(contentsOf: URL(filePath: files.track))))
        let line = try #require(
            ride.object?.features.first { $0.properties?["kind"]?.stringValue == "truth" }?.geometry?.coordinates)
        var document = GPXDocument()
        document.tracks = [
            GPXTrack(segments: [line.enumerated().map { GPXPoint(coordinate: $1, time: 1_717_232_400 + Double($0)) }])
        ]
        let gpx = try folder.write(document.encoded(), as: "ride.gpx")
        for text in [try replay(gpx), try replay(files.track)] {
            #expect(text.components(separatedBy: "reaches task").count - 1 == 7, "\(text)")
            #expect(text.contains("1 of 7 tasks solved"))
        }
        let logged = try replay(files.log)
        #expect(logged.contains("7 of 7 tasks solved") && logged.contains("answer “three”: Accepted"))
        let log = folder.path("again.jsonl")
        let whole = try replay(files.track, files.log, more: ["--log", log])
        #expect(whole.contains("7 of 7 tasks solved") && whole.contains("re-route"))
        #expect(try Data(contentsOf: URL(filePath: log)) == Data(contentsOf: URL(filePath: files.log)))
        // The log of a rider of another name is another ride.
        let apart = try replay(gpx, files.log)
        #expect(apart.hasPrefix("2 contestants, 2 home"))
        #expect(try replay(gpx, files.log, more: ["--rider", "r1"]).contains("7 of 7 tasks solved"))
    }

    @Test("recorded rides are an event: standings, figures, tracks and the page")
    func tracks() throws {
        let folder = try TemporaryFolder()
        let files = try recorded(3, in: folder)
        let all = files.flatMap { [$0.track, $0.log] }
        func replay(_ more: String...) throws -> (code: Int32, output: String, errors: String) {
            let outcome = try Tool.run(arguments: ["simulate", quest, "--map", map, "--track"] + all + more)
            return (outcome.code, outcome.output, outcome.errors)
        }
        let text = try replay("--report", folder.path("event.html"), "-o", folder.path("tracks.gpx"))
        #expect(
            text.code == 0 && text.output.hasPrefix("3 contestants, 3 home, 3 in time (100 %), 3 solved everything\n"))
        #expect(
            try String(contentsOfFile: folder.path("event.html"), encoding: .utf8).contains("as they were recorded"))
        let csv = try replay("--format", "csv").output
        let judged = try Tool.run(
            arguments: ["standings", quest] + files.map(\.log) + ["--format", "csv"])
        // The replay is the program's own, and signed by nobody.
        #expect(csv == judged.output.replacing(",unsigned", with: ","))
        let figures = try JSONValue(parsing: try replay("--format", "json").output).objectValue
        #expect(figures?["wrongTurns"] == .null && figures?["contestants"] == 3)
        #expect(try Tool.run("match", folder.path("tracks.gpx"), "--map", map).errors.contains("--rider"))
        #expect(try Tool.run("match", folder.path("tracks.gpx"), "--map", map, "--rider", "r2").code == 0)
        // Invented riders and recorded ones do not meet.
        #expect(try replay("--riders", "2").code == 64)
    }

    @Test("rides of another day can begin together when the quest does, and a ride without times does")
    func together() throws {
        let folder = try TemporaryFolder()
        let files = try recorded(1, in: folder)[0]
        let text = String(decoding: try Data(contentsOf: URL(filePath: quest)), as: UTF8.self)
        let opening = #""startWindow": {"opens": "2030-01-01T10:00:00Z"}, "timeLimit": 90"#
        let later = try folder.write(
            text.replacingOccurrences(of: "\"timeLimit\": 90", with: opening).utf8, as: "later.geojson")
        func replay(_ more: String...) throws -> String {
            try Tool.run(arguments: ["simulate", later, "--map", map, "--track", files.track, files.log] + more).output
        }
        #expect(try replay().contains("0 of 7 tasks solved"))
        let refused = try Tool.run("simulate", later, "--map", map, "--track", files.track)
        #expect(refused.errors.contains("outside the start window") && refused.errors.contains("--together"))
        #expect(refused.output.contains("Riders may start only from 2030-01-01T10:00:00Z"))
        #expect(try replay("--together").contains("7 of 7 tasks solved"))
        #expect(try replay("--together", "--format", "csv").contains("2030-01-01T10:00:00Z"))
        let line = #"{"type":"LineString","coordinates":[[-31.998,54.999],[-31.996,54.999]]}"#
        let drawn = try folder.write(
            #"{"type":"Feature","properties":{},"geometry":\#(line)}"#.utf8, as: "drawn.geojson")
        let guessed = try Tool.run("simulate", later, "--map", map, "--track", drawn)
        #expect(guessed.code == 0 && guessed.errors.contains("18 km/h"), "\(guessed)")
    }

    @Test(
        "a damaged track is one error and leaves nothing behind",
        arguments: ["", "<gpx>", "<gpx></gpx>", "\u{1}\u{2}", "<"])
    func damagedTrack(text: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(text.utf8, as: "ride.gpx")
        let outcome = try Tool.run("simulate", quest, "--map", map, "--track", path, "-o", folder.path("out.geojson"))
        #expect(outcome.code == 2, "\(outcome)")
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.contains("ride.gpx"))
        #expect(try folder.names() == ["ride.gpx"])
    }
}
