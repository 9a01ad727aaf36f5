import Exchange
import Foundation
import GeoJSON
import JSON
import RideLogs
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

    @Test(
        "on a terminal it is told how far an event has come, how fast it goes and how long it may take, elsewhere not",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "needs a terminal from Python"))
    func progress() throws {
        let terminal = ["/usr/bin/python3", "-c", "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)"]
        let event = ["simulate", quest, "--map", map, "--riders", "24", "--format", "csv"]
        let seen = try Tool.run(arguments: event, under: terminal)
        #expect(seen.code == 0)
        #expect(try #/\d+ of 24 home, \d+ h ridden a second, .+ left/#.firstMatch(in: seen.output) != nil, "\(seen)")
        let file = try Tool.run(arguments: event)
        #expect(file.errors.isEmpty && file.output.hasPrefix("place,"))
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

    @Test("weather, judging times and roads that close during an event are asked for, and are for events alone")
    func conditions() throws {
        let folder = try TemporaryFolder()
        func median(_ more: String...) throws -> Double {
            let outcome = try Tool.run(
                arguments: ["simulate", quest, "--map", map, "--riders", "3", "--format", "json"] + more)
            #expect(outcome.code == 0, "\(outcome.errors)")
            let json = try JSONValue(parsing: outcome.output).objectValue
            return try #require(json?["finishTime"]?.objectValue?["median"]?.doubleValue)
        }
        let fair = try median()
        #expect(try median("--weather", "0-3h=0.7") > fair * 1.2)
        #expect(try median("--weather", "5h-6h=0.7") == fair)
        // The bridges between the halves of the town, or some of them.
        let area =
            #"{"type":"Polygon","coordinates":[[[-32.001,54.9],[-31.999,54.9],[-31.999,55.0],[-32.001,55.0],[-32.001,54.9]]]}"#
        let closed = try folder.write(area.utf8, as: "closed.geojson")
        let now = try median("--avoid", closed)
        #expect(now != fair)
        #expect(try median("--avoid", closed, "--avoid-from", "5h") == fair)
        for wrong in [["--weather", "2h-1h=0.8"], ["--weather", "1h=0.8"], ["--judging-time", "90-30"]] {
            #expect(try Tool.run(arguments: ["simulate", quest, "--map", map, "--riders", "3"] + wrong).code == 64)
        }
        let alone = try Tool.run("simulate", quest, "--map", map, "--weather", "0-1h=0.8")
        #expect(alone.code == 64 && alone.errors.contains("give --riders"))
    }

    @Test("teams are for quests that know them, and of a size that they allow")
    func teamSizes() throws {
        let teams = RealData.packageRoot.appending(path: "quests/millers-secret.geojson").path
        func simulate(_ quest: String, _ riders: String, _ more: String...) throws -> (Int32, String, String) {
            let outcome = try Tool.run(
                arguments: ["simulate", quest, "--map", map, "--riders", riders, "--format", "json"] + more)
            return (outcome.code, outcome.output, outcome.errors)
        }
        let alone = try simulate(quest, "4", "--team-size", "2")
        #expect(alone.0 == 64 && alone.2.contains("riders alone"))
        let large = try simulate(teams, "10", "--team-size", "5", "--language", "ru")
        #expect(large.0 == 64 && large.2.contains("1–4"))
        let pairs = try simulate(teams, "4", "--team-size", "2")
        #expect(try JSONValue(parsing: pairs.1).objectValue?["contestants"] == 2, "\(pairs.2)")
        let text = String(decoding: try Data(contentsOf: URL(filePath: teams)), as: UTF8.self)
        let folder = try TemporaryFolder()
        let threes = try folder.write(
            text.replacingOccurrences(of: "\"size\": [1, 4]", with: "\"size\": [2, 4]").utf8, as: "threes.geojson")
        let left = try simulate(threes, "4", "--team-size", "3")
        #expect(left.0 == 64 && left.2.contains("leave 1 over"))
        // Where nothing is said, as few as may be.
        #expect(try JSONValue(parsing: simulate(threes, "4").1).objectValue?["contestants"] == 2)
    }

    @Test("options that would change nothing are refused, each with what to do")
    func misused() throws {
        let ride = ["simulate", quest, "--map", map]
        for (more, word) in [
            (["--avoid-from", "5", "--riders", "2"], "give --avoid"), (["--together"], "give --track"),
            (["--rider", "a", "--riders", "2"], "leave out --rider"), (["--seed", "3", "--track", "x.gpx"], "--seed"),
            (["--riders", "2", "--track", "x.gpx"], "leave out --track"),
        ] {
            let outcome = try Tool.run(arguments: ride + more)
            #expect(outcome.code == 64 && outcome.errorLines.count == 1, "\(outcome)")
            #expect(outcome.errors.contains(word), "\(outcome.errors)")
        }
    }

    @Test(
        "one ride is GPX too where its file is called so; riders of one file name are distinguished, rides of other days are noted"
    )
    func names() throws {
        let folder = try TemporaryFolder()
        func ride(_ seed: String, _ path: String) throws {
            #expect(try Tool.run("simulate", quest, "--map", map, "--seed", seed, "-o", path).code == 0)
        }
        for name in ["anna", "boris"] {
            try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
            try ride(name == "anna" ? "1" : "2", folder.path("\(name)/track.GPX"))
        }
        let tracks = ["anna", "boris"].map { folder.path("\($0)/track.GPX") }
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: tracks[0])))
        let document = try GPXDocument(parsing: bytes)
        #expect(document.tracks.count == 1 && document.tracks[0].isTimed)
        let event = try Tool.run(
            arguments: ["simulate", quest, "--map", map, "--format", "csv", "--track"] + tracks)
        #expect(event.errors.isEmpty && event.output.contains("track 2"), "\(event)")
        var later = document
        later.tracks = document.tracks.map { track in
            GPXTrack(
                segments: track.segments.map { points in
                    points.map { GPXPoint(coordinate: $0.coordinate, time: ($0.time ?? 0) + 90 * 86_400) }
                })
        }
        let other = try folder.write(later.encoded(), as: "later.gpx")
        let apart = try Tool.run(arguments: ["simulate", quest, "--map", map, "--track", tracks[0], other])
        #expect(apart.output.hasPrefix("2 contestants") && apart.errors.contains("more than a day apart"), "\(apart)")
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
            [], ["validate"], ["map"], ["map", "build"], ["map", "info"], ["map", "generate"], ["map", "tiles"],
            ["route"], ["simulate"],
            ["geojson"], ["geojson", "lint"], ["geojson", "fix"], ["geojson", "convert"], ["geojson", "reproject"],
            ["geojson", "simplify"], ["geojson", "clip"], ["geojson", "cut"], ["geojson", "join"],
            ["geojson", "buffer"], ["geojson", "stats"],
        ] {
            let arguments = command + ["--help"]
            let outcome = try Tool.run(arguments: arguments)
            #expect(outcome.code == 0)
            #expect(outcome.output.contains("USAGE: questctl"), "\(arguments)")
        }
        #expect(try Tool.run("--version").output == "questctl 0.1.0\n")
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
