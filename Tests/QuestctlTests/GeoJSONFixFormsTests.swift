import Compression
import Foundation
import GeoJSON
import TestSupport
import Testing

@Suite("questctl geojson fix on files of every form")
struct GeoJSONFixFormsTests {
    private static let clockwise =
        #"{"type":"Feature","properties":{"n":1.50},"geometry":{"type":"Polygon","coordinates":[[[0,0],[0,2],[2,2],[2,0],[0,0]]]}}"#
    private static let mended =
        #"{"type":"Feature","properties":{"n":1.50},"geometry":{"type":"Polygon","coordinates":[[[0,0],[2,0],[2,2],[0,2],[0,0]]]}}"#
    private static let tie =
        #"{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[[[0,0],[2,2],[2,0],[0,2],[0,0]]]}}"#
    private static let sound = #"{ "type":"Feature", "properties":{"a":1e1}, "geometry":null }"#

    private func text(_ records: [String], isSequence: Bool) -> String {
        isSequence ? records.map { "\u{1E}\($0)\n" }.joined() : records.joined(separator: "\r\n\n") + "\n"
    }

    private func packed(_ text: String, _ format: CompressionFormat?) throws -> [UInt8] {
        guard let format else { return Array(text.utf8) }
        let compressor = Compressor(format)
        var result: [UInt8] = []
        try Array(text.utf8).withUnsafeBytes { try compressor.write($0) { result += $0 } }
        try compressor.finish { result += $0 }
        return result
    }

    private func unpacked(_ path: String) throws -> String {
        let outcome = try Tool.run("geojson", "filter", "true", path)
        #expect(outcome.code == 0, "\(outcome.errors)")
        return outcome.output
    }

    @Test(
        "records are mended one by one, packed or not, and all other bytes stay",
        arguments: [false, true], [nil, CompressionFormat.gzip, .zstandard])
    func records(isSequence: Bool, format: CompressionFormat?) throws {
        let folder = try TemporaryFolder()
        let before = text(
            [Self.clockwise, Self.sound, Self.clockwise, #"{"type":"Feature",]}"#], isSequence: isSequence)
        let ending = format.map { $0 == .gzip ? ".gz" : ".zst" } ?? ""
        let path = try folder.write(
            try packed(before, format), as: (isSequence ? "a.geojsons" : "a.geojsonl") + ending)
        let original = try Data(contentsOf: URL(filePath: path))
        let check = try Tool.run("geojson", "fix", "--check", path)
        #expect(check.code == 1)
        #expect(check.errors.contains("[geojson.winding]"))
        #expect(try Data(contentsOf: URL(filePath: path)) == original)
        let fix = try Tool.run("geojson", "fix", path)
        #expect(fix.code == 1, "the last record stays faulty: \(fix.errors)")
        let line = isSequence ? 4 : 7
        #expect(fix.errors.contains(":\(line):"), "\(fix.errors)")
        let fixed = text([Self.mended, Self.sound, Self.mended], isSequence: isSequence)
        let kept = try Tool.run("geojson", "filter", "true", path, "--skip-invalid").output
        #expect(kept.hasPrefix(fixed.dropLast(1)), "\(kept)")
        #expect(CompressionFormat(firstBytes: try Data(contentsOf: URL(filePath: path))) == format)
    }

    @Test("a packed file with nothing to fix keeps every byte, and so does a record that stands on several lines")
    func untouched() throws {
        let folder = try TemporaryFolder()
        let packed = try folder.write(
            try packed(text([Self.sound, Self.mended], isSequence: false), .gzip), as: "a.geojsonl.gz")
        let lines = try folder.write(
            "{\n \"type\":\"Feature\",\n \"properties\":{},\n \"geometry\":null\n}\n".utf8, as: "b.geojsonl")
        for (path, code) in [(packed, Int32(0)), (lines, 1)] {
            let before = try Data(contentsOf: URL(filePath: path))
            let fix = try Tool.run("geojson", "fix", path)
            #expect(fix.code == code, "\(fix.errors)")
            #expect(try Data(contentsOf: URL(filePath: path)) == before)
        }
    }

    @Test("areas of records are repaired on one line each, and collections that are packed")
    func repair() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(text([Self.tie, Self.sound], isSequence: false).utf8, as: "a.geojsonl")
        let fix = try Tool.run("geojson", "fix", "--repair", path)
        #expect(fix.code == 0, "\(fix.errors)")
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline)
        #expect(lines.count == 2 && lines[0].contains("MultiPolygon") && lines[1] == Self.sound)
        let collection = "{\"type\":\"FeatureCollection\",\"features\":[\(Self.tie)]}\n"
        let packed = try folder.write(try packed(collection, .gzip), as: "b.geojson.gz")
        #expect(try Tool.run("geojson", "fix", "--repair", packed).code == 0)
        #expect(try unpacked(packed).contains("MultiPolygon"))
    }

    @Test("folders and a byte-order mark")
    func folders() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("\u{FEFF}\(Self.sound)\n\(Self.mended)\n".utf8, as: "a.geojsonl")
        _ = try folder.write(Self.clockwise.utf8, as: "b.geojson")
        _ = try folder.write("no GeoJSON".utf8, as: "c.txt")
        let fix = try Tool.run("geojson", "fix", folder.path(""))
        #expect(fix.code == 0, "\(fix.errors)")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "\(Self.sound)\n\(Self.mended)\n")
        #expect(try String(contentsOfFile: folder.path("b.geojson"), encoding: .utf8) == Self.mended)
    }
}
