import Foundation
import GeoJSON
import TestSupport
import Testing

/// What used to damage data, or to lose it, with exit code 0.
@Suite("questctl geojson: nothing is lost in silence")
struct CarefulOutputTests {
    private static func feature(_ id: Int, _ more: String = #""geometry":null"#) -> String {
        #"{"type":"Feature","id":\#(id),\#(more),"properties":{"k":"v"}}"#
    }

    private static func point(_ id: Int, _ place: String, box: String? = nil) -> String {
        feature(
            id,
            (box.map { #""bbox":\#($0),"# } ?? "") + #""geometry":{"type":"Point","coordinates":\#(place)}"#)
    }

    private func text(of path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test("a file that is cut off between Features is not converted as if it were whole")
    func cutOff() throws {
        let text = "{\"type\":\"FeatureCollection\",\"features\":[\(Self.feature(1)),\(Self.feature(2))"
        let outcome = try Tool.run("geojson", "convert", "-", "--to", "geojson", input: text)
        #expect(outcome.code == 1 && !outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(try GeoJSONObject(parsing: outcome.output).features.count == 2)
        let apart =
            "{\"type\":\"FeatureCollection\",\"features\":[\(Self.feature(1)) \(Self.feature(2)),\(Self.feature(3))]}"
        #expect(try Tool.run("geojson", "convert", "-", "--to", "geojson", input: apart).code == 1)
    }

    @Test(
        "the box of the first of several files is not that of all",
        arguments: [["convert", "--to", "geojson"], ["explode"]])
    func mergedBox(command: [String]) throws {
        let folder = try TemporaryFolder()
        let first = try folder.write(
            "{\"type\":\"FeatureCollection\",\"bbox\":[1,2,1,2],\"features\":[\(Self.point(1, "[1,2]"))]}".utf8,
            as: "a.geojson")
        let second = try folder.write(
            "{\"type\":\"FeatureCollection\",\"features\":[\(Self.point(2, "[5,6]"))]}".utf8, as: "b.geojson")
        let outcome = try Tool.run(arguments: ["geojson"] + command + [first, second])
        #expect(outcome.code == 0, "\(outcome.errors)")
        guard case .featureCollection(let all) = try GeoJSONObject(parsing: outcome.output) else {
            Issue.record("no collection: \(outcome.output)")
            return
        }
        #expect(all.features.count == 2 && all.boundingBox?.east == 5)
    }

    @Test("a box in degrees does not stay around metres")
    func reprojectedBox() throws {
        let outcome = try Tool.run(
            "geojson", "reproject", "--to", "EPSG:3857", "--pretty", "-",
            input: Self.point(1, "[9,47]", box: "[9,47,9,47]"))
        #expect(outcome.code == 0, "\(outcome.errors)")
        let box = try GeoJSONObject(parsing: outcome.output).features.first?.boundingBox
        #expect((box?.west ?? 0) > 1_000_000)
    }

    @Test("a crs behind the Features is replaced and not written twice")
    func referenceSystemBehind() throws {
        let system = #"{"type":"name","properties":{"name":"EPSG:32632"}}"#
        let text =
            "{\"type\":\"FeatureCollection\",\"features\":[\(Self.point(1, "[500000,5200000]"))],\"crs\":\(system)}"
        let outcome = try Tool.run("geojson", "reproject", "--to", "EPSG:3857", "-", input: text)
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output.ranges(of: "\"crs\"").count == 1, "\(outcome.output)")
        #expect(!outcome.output.contains("32632") && outcome.output.contains("3857"))
    }

    @Test("the system of a damaged list is known")
    func referenceSystemBehindDamage() throws {
        let system = #"{"type":"name","properties":{"name":"EPSG:3857"}}"#
        let text = "{\"type\":\"FeatureCollection\",\"features\":[\(Self.point(1, "[9,47]")),],\"crs\":\(system)}"
        let outcome = try Tool.run("geojson", "buffer", "--metres", "5", "--skip-invalid", "-", input: text)
        #expect(outcome.code == 1 && outcome.errors.contains("reproject"), "\(outcome.errors)")
    }

    @Test("parts do not replace the file that they come from, and masks are not written over")
    func inputsStay() throws {
        let folder = try TemporaryFolder()
        let text = "{\"type\":\"FeatureCollection\",\"features\":[\(Self.point(1, "[1,2]")),\(Self.point(2, "[1,2]"))]}"
        let path = try folder.write(text.utf8, as: "v.geojson")
        let split = try Tool.run(
            arguments: ["geojson", "split", "--property", "k", "--overwrite", path, "-o", folder.path("")])
        #expect(split.code == 64, "\(split.errors)")
        #expect(try self.text(of: path) == text)
        let area =
            #"{"type":"Polygon","coordinates":[[[0,0],[9,0],[9,9],[0,0]]]}"#
        let mask = try folder.write(area.utf8, as: "mask.geojson")
        let clip = try Tool.run(arguments: ["geojson", "clip", "--area", mask, path, "-o", mask])
        #expect(clip.code == 64, "\(clip.errors)")
        #expect(try self.text(of: mask) == area)
    }

    @Test("what is wrong behind the Features is said of the file that it stands in")
    func tailOfFile() throws {
        let folder = try TemporaryFolder()
        let text = "{\"type\":\"FeatureCollection\",\"features\":[\(Self.feature(1))]} more"
        let path = try folder.write(text.utf8, as: "in.geojson")
        let outcome = try Tool.run(arguments: ["geojson", "filter", "1 = 1", path, "-o", folder.path("out.geojson")])
        #expect(outcome.code == 1 && outcome.errors.contains("in.geojson:1:"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("out.geojson:"))
    }

    @Test("parts of a geometry keep the system that it names")
    func explodedSystem() throws {
        let system = #"{"type":"name","properties":{"name":"EPSG:3857"}}"#
        let geometry = #""geometry":{"type":"MultiPoint","coordinates":[[1000,2000],[3000,4000]],"crs":\#(system)}"#
        let outcome = try Tool.run("geojson", "explode", "-", input: Self.feature(1, geometry))
        #expect(outcome.output.ranges(of: "EPSG:3857").count == 2, "\(outcome.output)\(outcome.errors)")
    }

    @Test("values of different kinds that are written alike go to files of their own")
    func kindsOfValues() throws {
        let folder = try TemporaryFolder()
        let values = ["1", "\"1\"", "\"_none\"", "null"]
        let features = values.map { #"{"type":"Feature","geometry":null,"properties":{"k":\#($0)}}"# }
        let path = try folder.write(
            "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}".utf8, as: "in.geojson")
        let outcome = try Tool.run(arguments: ["geojson", "split", "--property", "k", path, "-o", folder.path("parts")])
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("parts")).count == 4)
    }

    @Test("each Feature of a record that is a collection is simplified on its own")
    func sharedBordersOfRecords() throws {
        let lines = [
            "[[0,0],[1,0.00001],[2,0]]", "[[5,5],[6,5.00001],[7,5]]",
        ].enumerated().map {
            Self.feature($0.offset, #""geometry":{"type":"LineString","coordinates":\#($0.element)}"#)
        }
        let record = "{\"type\":\"FeatureCollection\",\"features\":[\(lines.joined(separator: ","))]}\n"
        let outcome = try Tool.run(
            "geojson", "simplify", "--shared-borders", "--tolerance", "50", "--from", "lines", "--to", "lines", "-",
            input: record)
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(
            outcome.output.contains("[[5,5],[7,5]]") && outcome.output.contains("[[0,0],[2,0]]"), "\(outcome.output)")
    }

    @Test("what the guide shows of lint is what it prints")
    func guide() throws {
        let guide = try String(contentsOf: RealData.packageRoot.appending(path: "Docs/geojson.md"), encoding: .utf8)
        let file = RealData.packageRoot.appending(path: "Examples/oak.geojson").path
        let outcome = try Tool.run("geojson", "lint", "--language", "en", file)
        let printed = (outcome.output + outcome.errors).replacing(file, with: "Examples/oak.geojson")
        #expect(printed.contains("swapped") && guide.contains(printed), "\(printed)")
    }
}
