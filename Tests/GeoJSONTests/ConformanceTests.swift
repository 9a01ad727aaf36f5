import Foundation
import GeoJSON
import JSON
import TestSupport
import Testing

/// The corpora of MANIFEST.tsv, each file judged by RFC 7946 and RFC 8259.
@Suite("Conformance", .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
struct ConformanceTests {
    struct Entry {
        var file: String
        var verdict: String
    }

    static func entries(_ folder: String) throws -> [Entry] {
        let manifest = String(decoding: try RealData.bytes("geojson/MANIFEST.tsv"), as: UTF8.self)
        return manifest.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields[0].hasPrefix(folder) else { return nil }
            return Entry(file: String(fields[0]), verdict: String(fields[2]))
        }
    }

    @Test("every JSON text of the JSON test suite gets the right verdict, and a refused one a line and a column")
    func syntax() throws {
        var judged = 0
        for entry in try Self.entries("jsontestsuite") {
            let bytes = try RealData.bytes("geojson/" + entry.file)
            let (value, diagnostics) = JSONValue.read(bytes)
            if diagnostics.containsErrors {
                #expect(diagnostics.allSatisfy { ($0.location?.line ?? 0) > 0 && ($0.location?.column ?? 0) > 0 })
            } else {
                #expect(value != nil, "\(entry.file)")
            }
            guard entry.verdict == "valid" || entry.verdict == "invalid" else { continue }
            judged += 1
            #expect(diagnostics.containsErrors == (entry.verdict == "invalid"), "\(entry.file): \(diagnostics)")
        }
        #expect(judged > 280)
    }

    @Test("every file of geojsonhint gets the verdict of RFC 7946, and a refused one a line and a column")
    func structure() throws {
        var judged = 0
        for entry in try Self.entries("geojsonhint") where entry.verdict != "oracle" && entry.verdict != "policy" {
            let result = GeoJSONReader().read(try RealData.bytes("geojson/" + entry.file))
            judged += 1
            #expect(result.hasErrors == (entry.verdict == "invalid"), "\(entry.file): \(result.diagnostics)")
            for diagnostic in result.diagnostics {
                let location = try #require(diagnostic.location)
                #expect(location.line > 0 && location.column > 0)
            }
        }
        #expect(judged > 55)
    }

    @Test("what a file says is written and read back equal")
    func roundTrip() throws {
        for entry in try Self.entries("geojson") where entry.file.hasSuffix(".geojson") {
            guard let object = GeoJSONReader().read(try RealData.bytes("geojson/" + entry.file)).object else {
                continue
            }
            for options in [GeoJSONWriter.Options.compact, .pretty] {
                let text = GeoJSONWriter(options: options).write(object)
                let again = GeoJSONReader().read(text).object
                #expect(again == object, "\(entry.file)")
            }
        }
    }
}
