import Foundation
import GeoJSON
import JSON
import TestSupport
import Testing

@Suite("questctl geojson lint and stats, for files as people have them")
struct FeatureFileCheckTests {
    private let good =
        "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,2]},\"properties\":{\"a\":1}}"
    private let bad = "{\"type\":\"Feature\",\"geometry\":null,\"properties\":7}"

    @Test("files of records are linted record by record, with lines of the file and numbers of records")
    func records() throws {
        let folder = try TemporaryFolder()
        let lines = try folder.write("\(good)\n\(bad)\n\(good)\n".utf8, as: "a.geojsonl")
        let result = try Tool.run("geojson", "lint", lines)
        #expect(result.code == 1 && result.output.contains("a.geojsonl:2:48: error"), "\(result.output)")
        #expect(result.output.contains("record 2 /properties"))
        let json = try Tool.run("geojson", "lint", lines, "--format", "json")
        let finding = try JSONValue(parsing: Array(json.output.utf8)).arrayValue?.first?.objectValue
        #expect(finding?["record"] == 2 && finding?["line"] == 2)
        let sequence = try folder.write("\u{1E}\(good)\n\u{1E}\(bad)\n".utf8, as: "a.geojsons")
        #expect(try Tool.run("geojson", "lint", sequence).output.contains("a.geojsons:2:49: error"))
        let other = try folder.write("\(good)\n\(bad)\n".utf8, as: "a.txt")
        #expect(try Tool.run("geojson", "lint", other, "--from", "lines").output.contains("a.txt:2:48: error"))
        let named = try folder.write("\(good)\n\(good)\n".utf8, as: "a.geojson")
        #expect(try Tool.run("geojson", "lint", named).output.contains("--from lines"))
    }

    @Test("folders and patterns are linted, and one that names no file is an error")
    func folders() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(good.utf8, as: "a.geojson")
        _ = try folder.write("\(good)\n\(bad)\n".utf8, as: "b.ndjson")
        _ = try folder.write("nothing".utf8, as: "c.txt")
        let result = try Tool.run("geojson", "lint", folder.url.path)
        #expect(result.code == 1 && result.output.hasSuffix("2 files: 1 error, 0 warnings\n"), "\(result.output)")
        #expect(
            try Tool.run("geojson", "lint", folder.path("*/*.geojson").replacingOccurrences(of: "*/*", with: "*")).code
                == 0)
        #expect(
            try Tool.run("geojson", "lint", folder.path("*/*.nothing").replacingOccurrences(of: "*/*", with: "*")).code
                == 2)
    }

    @Test("stats gives exact figures as JSON, for several files and forms, the same each time")
    func figures() throws {
        let folder = try TemporaryFolder()
        let line =
            "{\"type\":\"Feature\",\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[0,0],[0,1]]},\"properties\":{\"a\":\"x\"}}"
        let lines = try folder.write("\(good)\n\(line)\n".utf8, as: "a.geojsonl")
        let whole = "{\"type\":\"FeatureCollection\",\"features\":[\(good),\(line)]}"
        let collection = try folder.write(whole.utf8, as: "a.geojson")
        let result = try Tool.run("geojson", "stats", lines, collection, "--format", "json")
        let objects = try JSONValue(parsing: Array(result.output.utf8)).arrayValue?.compactMap { $0.objectValue } ?? []
        #expect(result.code == 0 && objects.count == 2)
        for object in objects {
            #expect(object["features"] == 2 && object["positions"] == 3)
            #expect(object["geometries"] == ["Point": 1, "LineString": 1])
            #expect(object["bbox"]?.arrayValue?.map(\.doubleValue) == [0, 0, 1, 2])
            let length = object["length"]?.doubleValue ?? 0
            #expect(abs(length - 110_574.388_557_8) < 1e-3)
            #expect(object["properties"] == [["name": "a", "count": 2, "types": ["number": 1, "string": 1]]])
        }
        let broken = try folder.write("\(good)\n\(bad)\n".utf8, as: "b.geojsonl")
        #expect(try Tool.run("geojson", "stats", broken, "--format", "json").code == 1)
        #expect(try Tool.run("geojson", "stats", "/no/such.geojson").code == 2)
    }
}
