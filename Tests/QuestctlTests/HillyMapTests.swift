import Exchange
import Foundation
import GeoJSON
import JSON
import TestSupport
import Testing

@Suite("questctl on maps with heights")
struct HillyMapTests {
    private static let hills = HillyTown()
    private let here = "-32.012,55"
    private let there = "-31.99,55"
    private let map: String
    private let folder: TemporaryFolder

    /// The invented town with its invented hills, made once.
    private final class HillyTown: Sendable {
        private let folder = try? TemporaryFolder()
        let extract: String
        let tiles: String
        let map: String
        let problem: String?

        init() {
            extract = folder?.path("town.osm.pbf") ?? ""
            tiles = folder?.path("tiles") ?? ""
            map = folder?.path("town.vqmap") ?? ""
            do {
                let made = try Tool.run("map", "generate", "-o", extract, "--elevation", tiles)
                let built = try Tool.run("map", "build", "--elevation", tiles, extract, "-o", map)
                problem = made.code == 0 && built.code == 0 ? nil : made.errors + built.errors
            } catch {
                problem = "\(error)"
            }
        }
    }

    init() throws {
        try #require(Self.hills.problem == nil, "\(Self.hills.problem ?? "")")
        map = Self.hills.map
        folder = try TemporaryFolder()
    }

    private func route(_ format: String, _ more: String...) throws -> String {
        let outcome = try Tool.run(arguments: ["route", "--map", map, "--format", format, here, there] + more)
        #expect(outcome.code == 0, "\(outcome.errors)")
        return outcome.output
    }

    @Test("the map says where its heights come from, in both languages, and one without says that it has none")
    func info() throws {
        let english = try Tool.run("map", "info", map).output
        let line = try #require(english.split(separator: "\n").first { $0.hasPrefix("heights ") })
        #expect(line.contains(" to ") && line.contains("N54W032.hgt.zip") && line.hasSuffix("… (4)"), "\(line)")
        #expect(try Tool.run("map", "info", map, "--language", "ru").output.contains("высоты      от "))
        let town = try Tool.run("map", "info", Tool.town.map).output
        #expect(town.contains("heights     none;"))
    }

    @Test("several tiles take the option each, and the input may stand behind it")
    func repeated() throws {
        let built = try Tool.run(
            "map", "build", "--elevation", "\(Self.hills.tiles)/N54W033.hgt.zip", "--elevation",
            "\(Self.hills.tiles)/N55W033.hgt.zip", Self.hills.extract, "-o", folder.path("half.vqmap"))
        #expect(built.code == 0, "\(built.errors)")
        // The eastern half of the town has no heights.
        #expect(built.errors.contains("have no heights; there the tag incline counts"), "\(built.errors)")
        #expect(try Tool.run("map", "check", folder.path("half.vqmap")).code == 0)
        let route = try Tool.run("route", "--map", folder.path("half.vqmap"), "-32.01,55.0", "-31.995,55.0")
        #expect(route.code == 0, "\(route.errors)")
    }

    @Test("a map is never written over a tile that it is made of, also within a folder")
    func overwriting() throws {
        let tiles = folder.path("tiles")
        try FileManager.default.copyItem(atPath: Self.hills.tiles, toPath: tiles)
        let tile = "\(tiles)/N54W032.hgt.zip"
        let before = try Data(contentsOf: URL(filePath: tile))
        let outcome = try Tool.run("map", "build", Self.hills.extract, "--elevation", tiles, "-o", tile)
        #expect(outcome.code == 64 && outcome.errorLines.count == 1, "\(outcome)")
        #expect(try Data(contentsOf: URL(filePath: tile)) == before)
    }

    @Test("devices and folders without tiles are refused by name, in both languages")
    func wrongFiles() throws {
        let output = folder.path("x.vqmap")
        let null = try Tool.run("map", "build", Self.hills.extract, "--elevation", "/dev/null", "-o", output)
        #expect(null.code == 2 && null.errors.contains("/dev/null: it is a device or a pipe"), "\(null.errors)")
        let russian = try Tool.run("map", "info", "/dev/null", "--language", "ru")
        #expect(russian.code == 2 && russian.errors.contains("/dev/null: это устройство или канал"))
        let empty = try Tool.run("map", "build", Self.hills.extract, "--elevation", folder.path(""), "-o", output)
        #expect(empty.code == 2 && empty.errors.contains("no elevation data in this folder"), "\(empty.errors)")
        #expect(!FileManager.default.fileExists(atPath: output))
    }

    @Test("a route tells climb and energy in words, JSON and GeoJSON, and its ways add up")
    func route() throws {
        let text = try route("text")
        #expect(try #/ min, \d+ m up, \d+ m down, steepest −?\d+ %\n$/#.firstMatch(in: text) != nil, "\(text)")
        let json = try #require(JSONValue(parsing: route("json")).objectValue)
        let leg = try #require(json["legs"]?.arrayValue?.first?.objectValue)
        let ascent = try #require(leg["ascent"]?.doubleValue)
        #expect(ascent > 1 && (leg["energy"]?.doubleValue ?? 0) > 1 && json["energy"] == leg["energy"])
        let ways = try #require(leg["stretches"]?.arrayValue)
        let climbed = ways.reduce(0.0) { $0 + ($1.objectValue?["ascent"]?.doubleValue ?? .nan) }
        #expect(abs(climbed - ascent) < 0.1 * Double(ways.count) + 0.1)
        let feature = try #require(GeoJSONReader().read(Array(route("geojson").utf8)).object?.features.first)
        #expect(feature.properties?["energy"] == json["energy"])
        #expect((feature.properties?["elevation"]?.arrayValue?.count ?? 0) > 5)
        let geometry = try JSONValue(parsing: route("geojson")).objectValue?["geometry"]?.objectValue
        let positions = try #require(geometry?["coordinates"]?.arrayValue)
        #expect(positions.count > 5 && positions.allSatisfy { $0.arrayValue?.count == 3 })
        let flat = try Tool.run("route", "--map", Tool.town.map, "--format", "json", here, there).output
        #expect(!flat.contains("ascent") && !flat.contains("energy") && !flat.contains("elevation"))
    }

    @Test("there and back climb and descend the same, and the steeper way takes longer")
    func thereAndBack() throws {
        func leg(_ from: String, _ to: String) throws -> JSONObject {
            let output = try Tool.run(
                "route", "--map", map, "--format", "json", "--algorithm", "dijkstra", from, to
            ).output
            return try #require(JSONValue(parsing: output).objectValue?["legs"]?.arrayValue?[0].objectValue)
        }
        func net(_ leg: JSONObject) -> Double {
            (leg["ascent"]?.doubleValue ?? .nan) - (leg["descent"]?.doubleValue ?? .nan)
        }
        let (out, home) = (try leg(here, there), try leg(there, here))
        #expect(abs(net(out) + net(home)) < 0.5 && abs(net(out)) > 1, "\(net(out)) \(net(home))")
    }

    @Test(
        "GPX has heights on the track and at the cues, and is valid against the schema",
        .enabled(if: XMLLint.knows("schema/gpx.xsd"), Comment(rawValue: XMLLint.reason)))
    func gpx() throws {
        let text = try route("gpx", "--cues")
        let document = try GPXDocument(parsing: Array(text.utf8))
        #expect(document.tracks.flatMap(\.points).allSatisfy { $0.elevation != nil })
        let cues = try #require(document.routes.first?.points)
        #expect(cues.count > 1 && cues.allSatisfy { $0.elevation != nil })
        #expect(cues.first?.elevation == document.tracks.first?.points.first?.elevation)
        let path = try folder.write(text.utf8, as: "route.gpx")
        #expect(try XMLLint.complaints(about: [path], schema: "schema/gpx.xsd") == "")
    }

    @Test("all algorithms find ways of the same time, and the profile that avoids hills climbs no more")
    func searches() throws {
        func found(_ algorithm: String, _ profile: String) throws -> (duration: Double, ascent: Double) {
            let output = try Tool.run(
                "route", "--map", map, "--format", "json", "--algorithm", algorithm, "--profile", profile, here, there
            ).output
            let object = try #require(JSONValue(parsing: output).objectValue)
            return (try #require(object["duration"]?.doubleValue), try #require(object["ascent"]?.doubleValue))
        }
        let expected = try found("dijkstra", "city")
        for algorithm in ["a-star", "contraction-hierarchy"] {
            #expect(try found(algorithm, "city") == expected, "\(algorithm)")
        }
        #expect(try found("dijkstra", "flat").ascent <= expected.ascent)
        let profiles = try Tool.run("profiles").output
        #expect(profiles.contains("flat      avoid hills"))
    }

    @Test("plans and simulations ride over the hills, and their lines have heights")
    func planned() throws {
        let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson").path
        func plan(_ map: String) throws -> Double {
            let outcome = try Tool.run("plan", quest, "--map", map, "--format", "json")
            let tours = try JSONValue(parsing: outcome.output).arrayValue?.first?.objectValue?["tours"]
            return try #require(tours?.arrayValue?.first?.objectValue?["distance"]?.doubleValue)
        }
        #expect(try plan(map) > 0)
        let words = try Tool.run("plan", quest, "--map", map).output
        #expect(try #/ points, \d+ m up, \d+ m down\n/#.firstMatch(in: words) != nil, "\(words)")
        #expect(!(try Tool.run("plan", quest, "--map", Tool.town.map).output.contains(" m up")))
        let stop = try JSONValue(parsing: Tool.run("plan", quest, "--map", map, "--format", "json").output)
            .arrayValue?.first?.objectValue?["tours"]?.arrayValue?.first?.objectValue?["stops"]?.arrayValue?.first
        #expect((stop?.objectValue?["ascent"]?.doubleValue ?? -1) >= 0)
        let file = folder.path("plan.geojson")
        #expect(try Tool.run("plan", quest, "--map", map, "-o", file).code == 0)
        let features = try #require(
            GeoJSONReader().read([UInt8](try Data(contentsOf: URL(filePath: file)))).object?.features)
        let line = try #require(features.first)
        let stops = features.dropFirst()
        #expect((line.properties?["ascent"]?.doubleValue ?? 0) > 1 && stops.count > 1)
        #expect(stops.allSatisfy { ($0.properties?["ascent"]?.doubleValue ?? -1) >= 0 })
        func finish(_ map: String) throws -> String {
            let outcome = try Tool.run("simulate", quest, "--map", map, "--seed", "3", "--format", "json")
            #expect(outcome.code == 0, "\(outcome.errors)")
            return outcome.output
        }
        #expect(try finish(map) == finish(map) && finish(map) != finish(Tool.town.map))
    }
}
