import Foundation
import Geodesy
import MapBuilding
import Support
import TestSupport
import Testing

@Suite("questctl map")
struct MapTests {
    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
    }

    @Test("the same seed gives the same bytes, another seed another town")
    func generate() throws {
        let folder = try TemporaryFolder()
        for (seed, name) in [("1", "a"), ("2", "b")] {
            let outcome = try Tool.run("map", "generate", "--seed", seed, "--size", "town", "-o", folder.path(name))
            #expect(outcome.code == 0)
        }
        func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(filePath: path)) }
        #expect(try bytes(folder.path("a")) == bytes(Tool.town.extract))
        #expect(try bytes(folder.path("b")) != bytes(Tool.town.extract))
    }

    @Test("a town gets hills when it is told where to, as tiles that hold it whole")
    func elevation() throws {
        let folder = try TemporaryFolder()
        let outcome = try Tool.run(
            "map", "generate", "--seed", "1", "--elevation", folder.path("hills/seven"), "-o", folder.path("town.pbf"))
        #expect(outcome.code == 0)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("hills/seven")).sorted()
                == ["N54W032.hgt.zip", "N54W033.hgt.zip", "N55W032.hgt.zip", "N55W033.hgt.zip"])
        let sampler = ElevationSampler(try ElevationModel(paths: [folder.path("hills")]))
        let height = try #require(try sampler.height(at: Coordinate(longitude: -32, latitude: 55)))
        #expect((10...120).contains(height))
        #expect(try sampler.height(at: Coordinate(longitude: -31.5, latitude: 55.5)) == 0, "the sea")
        // A file stands where the folder should be.
        let refused = try Tool.run(
            "map", "generate", "--elevation", folder.path("town.pbf"), "-o", folder.path("other.pbf"))
        #expect(refused.code == 2 && refused.errors.contains("town.pbf"))
    }

    @Test("map info tells bounds, counts, profile and whose data it is")
    func info() throws {
        let outcome = try Tool.run("map", "info", Tool.town.map)
        #expect(outcome.code == 0)
        for word in [
            "bounds", "nodes", "edges", "profiles    city", "2024-01-01T00:00:00Z", "an invented city",
            "source      town.osm.pbf", "digest      xxh64:", "times       nothing depends on the time",
            " by name, beside streets",
        ] {
            #expect(outcome.output.contains(word), "\(word) in \(outcome.output)")
        }
    }

    @Test("map check finds nothing wrong with a map that was just built")
    func soundMap() throws {
        let outcome = try Tool.run("map", "check", Tool.town.map)
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
        #expect(outcome.output.hasSuffix("edges, nothing wrong\n"), "\(outcome.output)")
    }

    @Test("map check says in both languages what is damaged, and that a file is no map")
    func unsoundMap() throws {
        let folder = try TemporaryFolder()
        var bytes = [UInt8](try Data(contentsOf: URL(filePath: Tool.town.map)))
        // The middle of a map is geometry.
        bytes[bytes.count / 2] ^= 4
        let map = try folder.write(bytes, as: "ruin.vqmap")
        let english = try Tool.run("map", "check", map)
        #expect(english.code == 1 && !english.wasKilled)
        #expect(english.output.contains("\(map): error: section "), "\(english.output)")
        #expect(english.output.contains("[map-checksum]\n"), "\(english.output)")
        let russian = try Tool.run("map", "check", map, "--language", "ru")
        #expect(russian.code == 1)
        #expect(russian.output.contains("\(map): ошибка: раздел "), "\(russian.output)")
        for foreign in [Tool.town.extract, "/no/such.vqmap"] {
            let outcome = try Tool.run("map", "check", foreign)
            #expect(outcome.code == 2 && outcome.output.isEmpty && outcome.errorLines.count == 1, "\(outcome)")
        }
    }

    private static let taskset = "/usr/bin/taskset"

    @Test(
        "the same extract gives the same bytes on one core as on all",
        .enabled(if: FileManager.default.isExecutableFile(atPath: taskset), "needs taskset, of util-linux"))
    func oneCore() throws {
        let folder = try TemporaryFolder()
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let cores = try #require(status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") })
        let core = String(cores.drop { !$0.isNumber }.prefix { $0.isNumber })
        let outcome = try Tool.run(
            arguments: ["map", "build", Tool.town.extract, "-o", folder.path("town.vqmap")],
            under: [MapTests.taskset, "-c", core])
        #expect(outcome.code == 0, "\(outcome)")
        let map = try Data(contentsOf: URL(filePath: Tool.town.map))
        #expect(try Data(contentsOf: URL(filePath: folder.path("town.vqmap"))) == map)
    }

    @Test(
        "XML, gzipped and plain, becomes a map that names OpenStreetMap's contributors",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)),
        arguments: ["leeds-cycleway.osm", "moscow.osm.gz"])
    func extracts(name: String) throws {
        let folder = try TemporaryFolder()
        let built = try Tool.run("map", "build", RealData.path("osm/\(name)"), "-o", folder.path("m.vqmap"))
        #expect(built.code == 0)
        #expect(built.output.split(separator: "\n").count == 1)
        let info = try Tool.run("map", "info", folder.path("m.vqmap"))
        #expect(info.output.contains("© OpenStreetMap contributors"))
        #expect(try folder.names() == ["m.vqmap"])
    }

    @Test(
        "a damaged gzipped extract gives one error and no map",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)), arguments: ["cut", "flipped"])
    func damagedGzip(kind: String) throws {
        let whole = try RealData.bytes("osm/moscow.osm.gz")
        var generator = SeededGenerator(seed: 3)
        for round in 0..<3 {
            var bytes = whole
            // Past the header, whose flags and time may change unnoticed, and within the data and its checksum.
            let place = 100 + generator.next(below: whole.count - 104)
            if kind == "cut" { bytes.removeSubrange(place...) } else { bytes[place] ^= 16 }
            let folder = try TemporaryFolder()
            let input = try folder.write(bytes, as: "city.osm.gz")
            let outcome = try Tool.run("map", "build", input, "-o", folder.path("city.vqmap"))
            #expect(outcome.code == 2 && !outcome.wasKilled, "\(kind) \(round) at \(place): \(outcome)")
            #expect(outcome.errorLines.count == 1 && outcome.errors.contains("city.osm.gz"), "\(outcome.errors)")
            #expect(try folder.names() == ["city.osm.gz"])
        }
    }

    @Test("a map is not written over the data it is made from, not even through a link")
    func ownInput() throws {
        let folder = try TemporaryFolder()
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: Tool.town.extract)))
        let input = try folder.write(bytes, as: "town.osm.pbf")
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: input)
        for output in [input, folder.path("link")] {
            let outcome = try Tool.run("map", "build", input, "-o", output)
            #expect(outcome.code == 64)
            #expect(outcome.errorLines.count == 1 && outcome.errors.contains(output), "\(outcome.errors)")
        }
        #expect([UInt8](try Data(contentsOf: URL(filePath: input))) == bytes)
    }

    @Test("a map sent to standard output is the map and nothing else")
    func standardOutput() throws {
        let folder = try TemporaryFolder()
        let piped = try folder.write([], as: "piped.vqmap")
        let outcome = try Tool.run("map", "build", Tool.town.extract, "-o", "-", outputTo: piped)
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("nodes"))
        let map = try Data(contentsOf: URL(filePath: Tool.town.map))
        #expect(try Data(contentsOf: URL(filePath: piped)) == map)
    }

    @Test("data without a road for bicycles is one error and no map")
    func noRoads() throws {
        let folder = try TemporaryFolder()
        let xml = "<osm version='0.6'><node id='1' lat='55' lon='61'/></osm>"
        let input = try folder.write(xml.utf8, as: "sea.osm")
        let outcome = try Tool.run("map", "build", input, "-o", folder.path("sea.vqmap"), "--language", "ru")
        #expect(outcome.code == 2)
        #expect(
            outcome.errorLines.count == 1 && outcome.errors.contains("sea.osm: в файле нет линий"), "\(outcome.errors)")
        #expect(try folder.names() == ["sea.osm"])
    }

    @Test("what is wrong with the data is said after the import, in both languages")
    func remarks() throws {
        let folder = try TemporaryFolder()
        let xml = """
            <osm><node id='1' lat='55' lon='61'/><node id='1' lat='55' lon='61'/><node id='2' lat='55' lon='61.01'/>
            <node id='3' lat='0' lon='0'/><way id='1'><nd ref='1'/><nd ref='2'/><nd ref='3'/><nd ref='4'/>
            <tag k='highway' v='path'/></way><way id='1'><nd ref='1'/><nd ref='2'/><tag k='highway' v='path'/></way></osm>
            """
        let input = try folder.write(xml.utf8, as: "a.osm")
        let english = try Tool.run("map", "build", input, "-o", folder.path("a.vqmap"))
        #expect(english.code == 0)
        #expect(english.errors.components(separatedBy: "questctl: note: ").count == 6, "\(english.errors)")
        #expect(english.errors.contains("note: 1 place where a road names a node"), "\(english.errors)")
        #expect(english.errors.contains("note: 1 place where a road leaps"), "\(english.errors)")
        let russian = try Tool.run("map", "build", input, "-o", folder.path("a.vqmap"), "--language", "ru")
        #expect(russian.errors.components(separatedBy: "questctl: замечание: ").count == 6, "\(russian.errors)")
    }

    /// Ways to ruin an OpenStreetMap file.
    static let ruins: [String] = ["empty", "cut", "page", "garbage", "flipped"]

    @Test("a damaged OpenStreetMap file gives one error and no map", arguments: ruins)
    func damaged(kind: String) throws {
        let whole = [UInt8](try Data(contentsOf: URL(filePath: Tool.town.extract)))
        var generator = SeededGenerator(seed: 8)
        for round in 0..<(kind == "flipped" ? 12 : 3) {
            var bytes: [UInt8]
            switch kind {
            case "empty": bytes = []
            case "cut": bytes = Array(whole.prefix([7, whole.count / 2, whole.count - 1][round]))
            case "page": bytes = Array("<!DOCTYPE html><html><body>404 Not Found</body></html>".utf8)
            case "garbage": bytes = (0..<999).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
            default:
                bytes = whole
                bytes[generator.next(below: bytes.count)] ^= 1 << UInt8(generator.next(below: 8))
            }
            let folder = try TemporaryFolder()
            let input = try folder.write(bytes, as: "town.osm.pbf")
            let old = try folder.write("old".utf8, as: "old.vqmap")
            let outcome = try Tool.run("map", "build", input, "-o", old)
            #expect(!outcome.wasKilled)
            // A flipped bit may fall where it changes nothing, for example into a name that is not checked.
            if kind == "flipped", outcome.code == 0 { continue }
            #expect(outcome.code == 2, "\(kind) \(round): \(outcome)")
            #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
            #expect(outcome.errors.contains("town.osm.pbf"), "\(outcome.errors)")
            #expect(try folder.names() == ["old.vqmap", "town.osm.pbf"])
            #expect(try String(contentsOf: URL(filePath: old), encoding: .utf8) == "old")
        }
    }

    @Test("damaged OpenStreetMap XML gives one error with its line, and no map")
    func damagedXML() throws {
        let xml = "<?xml version='1.0'?>\n<osm version='0.6'>\n<node id='1' lat='55' lon='61'/>\n"
        for (text, line) in [(xml, 4), (xml + "<node id='2' lat='x' lon='61'/></osm>", 4), (xml + "</way></osm>", 4)] {
            let folder = try TemporaryFolder()
            let input = try folder.write(text.utf8, as: "city.osm")
            let outcome = try Tool.run("map", "build", input, "-o", folder.path("city.vqmap"))
            #expect(outcome.code == 2)
            #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
            #expect(outcome.errors.contains("city.osm, line \(line)"), "\(outcome.errors)")
            #expect(try folder.names() == ["city.osm"])
        }
    }

    @Test("a map that cannot be written is an error")
    func unwritable() throws {
        let outcome = try Tool.run("map", "build", Tool.town.extract, "-o", "/no/such/folder/town.vqmap")
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("/no/such/folder/town.vqmap"))
    }

    @Test("a missing extract, or a folder instead, is one error and no map", arguments: ["/no/such.osm.pbf", "/"])
    func unreadable(input: String) throws {
        let folder = try TemporaryFolder()
        let outcome = try Tool.run("map", "build", input, "-o", folder.path("town.vqmap"))
        #expect(outcome.code == 2)
        #expect(outcome.errorLines.count == 1 && outcome.errors.contains(input), "\(outcome.errors)")
        #expect(try folder.names().isEmpty)
    }

    @Test(
        "a damaged map is refused by every command that opens one", arguments: ["cut", "empty", "foreign", "flipped"])
    func damagedMap(kind: String) throws {
        let whole = [UInt8](try Data(contentsOf: URL(filePath: Tool.town.map)))
        var bytes = whole
        switch kind {
        case "cut": bytes.removeLast(whole.count / 3)
        case "empty": bytes = []
        case "foreign": bytes = [UInt8](try Data(contentsOf: URL(filePath: Tool.town.extract)))
        default: bytes[whole.count / 2] ^= 4
        }
        let folder = try TemporaryFolder()
        let map = try folder.write(bytes, as: "ruin.vqmap")
        let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson").path
        for outcome in try [
            Tool.run("map", "info", map), Tool.run("route", "--map", map, "-32,55", "-32.01,55"),
            Tool.run("simulate", quest, "--map", map, "-o", folder.path("ride.geojson")),
        ] {
            #expect(outcome.code == 2, "\(outcome)")
            #expect(outcome.errorLines.count == 1)
            #expect(outcome.errors.contains("ruin.vqmap"))
            #expect(outcome.output.isEmpty)
        }
        #expect(try folder.names() == ["ruin.vqmap"])
    }
}
