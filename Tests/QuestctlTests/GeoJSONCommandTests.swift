import Foundation
import GeoJSON
import JSON
import TestSupport
import Testing

@Suite("questctl geojson")
struct GeoJSONCommandTests {
    private let sound = "{\"type\":\"Point\",\"coordinates\":[61.4,55.1]}"
    private let broken = "{\"type\":\"Point\" \"coordinates\":[61.4,55.1]}"
    private let clockwise =
        "{\"type\":\"Polygon\",\"coordinates\":[[[0,0],[0,1],[1,1],[1,0],[0,0]]]}"

    @Test("lint tells 0, 1, 2 and 64 apart")
    func codes() throws {
        let folder = try TemporaryFolder()
        let good = try folder.write(sound.utf8, as: "good.geojson")
        let bad = try folder.write(broken.utf8, as: "bad.geojson")
        let warned = try folder.write(clockwise.utf8, as: "warned.geojson")
        #expect(try Tool.run("geojson", "lint", good).code == 0)
        #expect(try Tool.run("geojson", "lint", good, bad).code == 1)
        #expect(try Tool.run("geojson", "lint", warned).code == 0)
        #expect(try Tool.run("geojson", "lint", warned, "--strict").code == 1)
        #expect(try Tool.run("geojson", "lint", warned, "--strict", "--rule", "geojson.winding=off").code == 0)
        #expect(try Tool.run("geojson", "lint", warned, "--rule", "geojson.winding=error").code == 1)
        #expect(try Tool.run("geojson", "lint", bad, "/no/such.geojson").code == 2)
        #expect(try Tool.run("geojson", "lint", good, "--rule", "geojson.nothing=off").code == 64)
        #expect(try Tool.run("geojson", "lint", "-", input: broken).output.contains("-:1:15: error"))
    }

    @Test("several files share one summary, and machines get one document")
    func summary() throws {
        let folder = try TemporaryFolder()
        let bad = try folder.write(broken.utf8, as: "bad.geojson")
        let text = try Tool.run("geojson", "lint", bad, bad)
        #expect(text.output.hasSuffix("2 files: 2 errors, 0 warnings\n"))
        let json = try Tool.run("geojson", "lint", bad, bad, "--format", "json")
        #expect(try JSONValue(parsing: Array(json.output.utf8)).arrayValue?.count == 2)
        #expect(json.code == 1)
        let sarif = try Tool.run("geojson", "lint", bad, "--format", "sarif")
        #expect(try JSONValue(parsing: Array(sarif.output.utf8)).objectValue?["version"] == "2.1.0")
        #expect(try Tool.run("geojson", "lint", bad, "--format", "github").output.hasPrefix("::error file="))
    }

    @Test("fix mends in place, and with --check changes nothing")
    func fix() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(clockwise.utf8, as: "ring.geojson")
        #expect(try Tool.run("geojson", "fix", "--check", path).code == 1)
        #expect(try String(contentsOf: URL(filePath: path), encoding: .utf8) == clockwise)
        #expect(try Tool.run("geojson", "fix", path).code == 0)
        #expect(try Tool.run("geojson", "lint", "--strict", path).code == 0)
        #expect(try Tool.run("geojson", "fix", "--check", path).code == 0)
        let through = try Tool.run("geojson", "fix", "-", input: clockwise)
        #expect(try Data(contentsOf: URL(filePath: path)) == Data(through.output.utf8))
    }

    @Test("a collection goes to lines and to a sequence and comes back whole")
    func convert() throws {
        let folder = try TemporaryFolder()
        let quest = RealData.packageRoot.appending(path: "quests/park.geojson").path
        let lines = folder.path("park.geojsonl")
        #expect(try Tool.run("geojson", "convert", quest, "-o", lines).code == 0)
        #expect(try String(contentsOf: URL(filePath: lines), encoding: .utf8).split(separator: "\n").count == 6)
        let sequence = folder.path("park.geojsons")
        #expect(try Tool.run("geojson", "convert", lines, "-o", sequence).code == 0)
        let back = try Tool.run("geojson", "convert", sequence, "--to", "geojson")
        let original = GeoJSONReader().read([UInt8](try Data(contentsOf: URL(filePath: quest)))).object
        #expect(GeoJSONReader().read(back.output).object?.features == original?.features)
        let same = try Tool.run("geojson", "convert", quest, "--to", "geojson")
        #expect(GeoJSONReader().read(same.output).object == original)
    }

    @Test("one bad record is left out and reported, the rest is kept")
    func badRecord() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("\(sound)\n\(broken)\n\(sound)\n".utf8, as: "points.geojsonl")
        let outcome = try Tool.run("geojson", "convert", path, "--to", "geojson")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("points.geojsonl:2:15: error"))
        #expect(GeoJSONReader().read(outcome.output).object?.features.count == 2)
    }

    @Test("stats tell what a file holds")
    func stats() throws {
        let quest = RealData.packageRoot.appending(path: "quests/park.geojson").path
        let outcome = try Tool.run("geojson", "stats", quest)
        #expect(outcome.output.contains("Features: 6") && outcome.output.contains("Point: 6"))
        #expect(try Tool.run("geojson", "stats", "-", input: broken).code == 1)
    }

    @Test("coordinates go to another system and come back")
    func reproject() throws {
        let there = try Tool.run("geojson", "reproject", "-", "--to", "EPSG:3857", input: sound)
        #expect(try #/\[6835016\.\d+,7381298\.\d+\]/#.firstMatch(in: there.output) != nil, "\(there.output)")
        let back = try Tool.run("geojson", "reproject", "-", "--from", "EPSG:3857", input: there.output)
        #expect(back.output == sound + "\n")
        #expect(try Tool.run("geojson", "reproject", "-", "--to", "EPSG:99999", input: sound).code == 1)
        let outside = try Tool.run("geojson", "reproject", "-", "--to", "EPSG:32601", input: sound)
        #expect(outside.code == 1 && outside.errors.contains("area of use"))
        let legacy =
            "{\"type\":\"FeatureCollection\",\"crs\":{\"type\":\"name\",\"properties\":{\"name\":"
            + "\"EPSG:3857\"}},\"features\":[{\"type\":\"Feature\",\"properties\":null,\"geometry\":"
            + there.output.trimmingCharacters(in: .newlines) + "}]}"
        let understood = try Tool.run("geojson", "reproject", "-", input: legacy)
        #expect(understood.output.contains("[61.4,55.1]") && !understood.output.contains("crs"), "\(understood)")
    }

    @Test("buffer, clip and simplify keep properties and write sound GeoJSON")
    func reshape() throws {
        let quest = RealData.packageRoot.appending(path: "quests/park.geojson").path
        for arguments in [
            ["buffer", quest, "--metres", "100"], ["clip", quest, "--box", "-32.0,54.99,-31.98,55.01"],
            ["simplify", quest, "--tolerance", "5"],
            ["simplify", quest, "--tolerance", "5", "--method", "douglas-peucker"],
            ["simplify", quest, "--tolerance", "5", "--method", "visvalingam"],
        ] {
            let outcome = try Tool.run(arguments: ["geojson"] + arguments)
            #expect(outcome.code == 0, "\(outcome.errors)")
            let result = GeoJSONReader().read(outcome.output)
            #expect(result.diagnostics.isEmpty)
            let features = result.object?.features ?? []
            #expect(features.allSatisfy { $0.properties?["name"] != nil })
            #expect(features.count == (arguments[0] == "clip" ? 3 : 6))
        }
        #expect(try Tool.run("geojson", "simplify", quest, "--tolerance", "-1").code == 64)
        #expect(try Tool.run("geojson", "clip", quest).code == 64)
        #expect(try Tool.run("geojson", "clip", quest, "--box", "1,2,3").code == 64)
    }

    @Test("a file that cannot be opened keeps neither lint nor fix from the others, and is not counted")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(clockwise.utf8, as: "ring.geojson")
        let lint = try Tool.run("geojson", "lint", "/no/such.geojson", path)
        #expect(lint.code == 2 && lint.output.hasSuffix("1 file: 0 errors, 1 warning\n"))
        let fix = try Tool.run("geojson", "fix", "/no/such.geojson", path)
        #expect(fix.code == 2 && fix.errors.contains("1 file: 1 with fixes, 0 errors left"))
        #expect(try Tool.run("geojson", "lint", "--strict", path).code == 0)
    }

    @Test("validate reports what lint reports, and counts warnings when asked to")
    func judged() throws {
        let quest =
            "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"properties\":{\"name\":\"A\",\"answer\":1},"
            + "\"geometry\":{\"type\":\"Point\",\"coordinates\":[61.400000000001,55.1]}}]}"
        let outcome = try Tool.run("validate", "-", input: quest)
        #expect(outcome.code == 0 && outcome.output.contains("[geojson.precision]"))
        #expect(try Tool.run("validate", "--strict", "-", input: quest).code == 1)
    }

    @Test("a place that is not on Earth is called that")
    func offEarth() throws {
        let outcome = try Tool.run(
            "geojson", "buffer", "-", "--metres", "5", input: "{\"type\":\"Point\",\"coordinates\":[55,161]}")
        #expect(outcome.code == 1 && outcome.errors.contains("55.0,161.0 is not on Earth"))
    }

    @Test("validate writes the same findings for machines")
    func validate() throws {
        let quest = RealData.packageRoot.appending(path: "quests/park.geojson").path
        let outcome = try Tool.run("validate", quest, "--format", "json")
        let findings = try JSONValue(parsing: Array(outcome.output.utf8)).arrayValue
        #expect(findings?.contains { $0.objectValue?["rule"] == "quest.missing-answer" } == true)
        #expect(outcome.code == 0)
    }
}
