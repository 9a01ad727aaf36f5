import Foundation
import GPX
import GeoJSON
import QuestEngine
import TestSupport
import Testing

@Suite("questctl simulate")
struct SimulateTests {
    private let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson").path
    private let map: String

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
        map = Tool.town.map
    }

    @Test("the same seed gives the same bytes everywhere, another seed another ride")
    func deterministic() throws {
        let folder = try TemporaryFolder()
        func ride(_ seed: String, _ format: String, _ name: String) throws -> (text: String, file: Data) {
            let outcome = try Tool.run(
                "simulate", quest, "--map", map, "--seed", seed, "--format", format, "-o", folder.path(name))
            #expect(outcome.code == 0, "\(outcome.errors)")
            return (outcome.output, try Data(contentsOf: URL(filePath: folder.path(name))))
        }
        let first = try ride("7", "json", "a")
        let again = try ride("7", "json", "b")
        let other = try ride("8", "json", "c")
        #expect(first.text == again.text && first.file == again.file)
        #expect(first.text != other.text && first.file != other.file)
        #expect(try ride("7", "text", "a").text == ride("7", "text", "b").text)
    }

    @Test("the page about an event is written beside its figures, and asks for an event and a file of its own")
    func report() throws {
        let folder = try TemporaryFolder()
        let event = ["simulate", quest, "--map", map, "--riders", "2", "--format", "json"]
        func page(_ name: String, _ language: String) throws -> String {
            let outcome = try Tool.run(arguments: event + ["--report", folder.path(name), "--language", language])
            #expect(outcome.code == 0, "\(outcome.errors)")
            #expect(try JSONValue(parsing: outcome.output).objectValue?["contestants"] == 2)
            return try String(contentsOfFile: folder.path(name), encoding: .utf8)
        }
        let english = try page("a.html", "en")
        #expect(english.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
        #expect(try page("b.html", "en") == english)
        #expect(try page("c.html", "ru").hasPrefix("<!doctype html>\n<html lang=\"ru\">"))

        let alone = try Tool.run("simulate", quest, "--map", map, "--report", folder.path("d.html"))
        #expect(alone.code == 64 && alone.errors.contains("give --riders"))
        let twice = try Tool.run(arguments: event + ["--report", folder.path("e"), "--log", folder.path("e")])
        #expect(twice.code == 64 && twice.errors.contains("two results"))
        #expect(try folder.names() == ["a.html", "b.html", "c.html"])
    }

    @Test("all tasks are solved, and machines can read it")
    func json() throws {
        let outcome = try Tool.run("simulate", quest, "--map", map, "--seed", "9", "--format", "json")
        let json = try JSONValue(parsing: Array(outcome.output.utf8))
        let result = try #require(json.objectValue?["result"]?.objectValue)
        #expect(result["solved"]?.integerValue == 7)
        #expect(result["points"]?.integerValue == 140)
        #expect(result["finished"]?.booleanValue == true)
        #expect(json.objectValue?["ride"]?.objectValue?["reroutes"]?.integerValue ?? 0 >= 1)
    }

    @Test("the GeoJSON of a ride holds the track, the routes, the re-routes and every task")
    func geoJSON() throws {
        let folder = try TemporaryFolder()
        _ = try Tool.run("simulate", quest, "--map", map, "--seed", "9", "-o", folder.path("ride.geojson"))
        let reading = GeoJSONReader().read([UInt8](try Data(contentsOf: URL(filePath: folder.path("ride.geojson")))))
        #expect(!reading.hasErrors)
        var kinds: [String: Int] = [:]
        for feature in reading.object?.features ?? [] {
            kinds[feature.properties?["kind"]?.stringValue ?? "", default: 0] += 1
        }
        #expect(kinds["track"] == 1)
        #expect(kinds["task"] == 7)
        #expect(kinds["route", default: 0] >= 8)
        #expect(kinds["reroute", default: 0] >= 1)
    }

    @Test("a ride is not written over a file that it is made from")
    func ownInputs() throws {
        let folder = try TemporaryFolder()
        let questCopy = try folder.write(Data(contentsOf: URL(filePath: quest)), as: "quest.geojson")
        let mapCopy = try folder.write(Data(contentsOf: URL(filePath: map)), as: "town.vqmap")
        for output in [questCopy, mapCopy] {
            let before = try Data(contentsOf: URL(filePath: output))
            let outcome = try Tool.run("simulate", questCopy, "--map", mapCopy, "-o", output)
            #expect(outcome.code == 64)
            #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
            #expect(try Data(contentsOf: URL(filePath: output)) == before)
        }
    }

    @Test("a ride sent to standard output is GeoJSON and nothing else")
    func standardOutput() throws {
        let outcome = try Tool.run("simulate", quest, "--map", map, "-o", "-")
        #expect(outcome.code == 0)
        #expect(!GeoJSONReader().read(outcome.output).hasErrors)
        #expect(outcome.errors.contains("points"))
    }

    @Test("a recorded ride is replayed")
    func track() throws {
        let folder = try TemporaryFolder()
        _ = try Tool.run("simulate", quest, "--map", map, "--seed", "9", "-o", folder.path("ride.geojson"))
        let ride = GeoJSONReader().read([UInt8](try Data(contentsOf: URL(filePath: folder.path("ride.geojson")))))
        let line = try #require(
            ride.object?.features.first { $0.properties?["kind"]?.stringValue == "truth" }?.geometry?.coordinates)
        var document = GPXDocument()
        document.tracks = [
            GPXTrack(segments: [line.enumerated().map { GPXPoint(coordinate: $1, time: 1_717_232_400 + Double($0)) }])
        ]
        let path = try folder.write(document.encoded(), as: "ride.gpx")
        let outcome = try Tool.run("simulate", quest, "--map", map, "--track", path)
        #expect(outcome.code == 0)
        #expect(outcome.output.components(separatedBy: "reaches task").count - 1 == 7, "\(outcome.output)")
    }

    @Test(
        "a damaged track is one error and leaves nothing behind", arguments: ["", "<gpx>", "<gpx></gpx>", "\u{1}\u{2}"])
    func damagedTrack(text: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(text.utf8, as: "ride.gpx")
        let outcome = try Tool.run("simulate", quest, "--map", map, "--track", path, "-o", folder.path("out.geojson"))
        #expect(outcome.code == 2, "\(outcome)")
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.contains("ride.gpx"))
        #expect(try folder.names() == ["ride.gpx"])
    }

    @Test("a quest with errors is not ridden, and the errors are shown")
    func brokenQuest() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("{\"type\": \"FeatureCollection\" \"features\": []}".utf8, as: "q.geojson")
        let outcome = try Tool.run("simulate", path, "--map", map)
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("q.geojson:1:"))
        #expect(outcome.output.isEmpty)
    }

    @Test("a quest elsewhere is off the map")
    func elsewhere() throws {
        let other = RealData.packageRoot.appending(path: "Tests/Fixtures/vaduz.geojson").path
        let outcome = try Tool.run("simulate", other, "--map", map, "--language", "ru")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("вне карты"))
    }

    @Test("every command explains itself")
    func help() throws {
        for command in [
            [], ["validate"], ["map"], ["map", "build"], ["map", "info"], ["map", "generate"], ["route"], ["simulate"],
            ["geojson"], ["geojson", "lint"], ["geojson", "fix"], ["geojson", "convert"], ["geojson", "reproject"],
            ["geojson", "simplify"], ["geojson", "clip"], ["geojson", "buffer"], ["geojson", "stats"],
        ] {
            let arguments = command + ["--help"]
            let outcome = try Tool.run(arguments: arguments)
            #expect(outcome.code == 0)
            #expect(outcome.output.contains("USAGE: questctl"), "\(arguments)")
        }
        #expect(try Tool.run("--version").output.contains("GEOS"))
    }

    @Test("a log on standard output stands there alone, and no result is written over another")
    func separateResults() throws {
        let folder = try TemporaryFolder()
        let log = try Tool.run("simulate", quest, "--map", map, "--seed", "9", "--log", "-")
        let (_, faults) = RideLog.reading(Array(log.output.utf8))
        #expect(log.code == 0 && faults.isEmpty && !log.errors.isEmpty)
        let path = folder.path("x")
        for (output, log) in [(path, path), ("-", "-"), ("-", "/dev/stdout")] {
            let refused = try Tool.run("simulate", quest, "--map", map, "-o", output, "--log", log)
            #expect(refused.code == 64 && refused.errors.contains("two results") && refused.output.isEmpty)
        }
        #expect(try folder.names().isEmpty)
    }
}
