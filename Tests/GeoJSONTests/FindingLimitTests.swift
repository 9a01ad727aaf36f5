import Support
import TestSupport
import Testing

@testable import GeoJSON

struct FindingLimitTests {
    private static func text(errors: Int, warnings: Int) -> [UInt8] {
        let warnings = (0..<warnings).map { _ in #"{"type":"Feature","geometry":null,"properties":{"a":1,"a":2}}"# }
        let errors = (0..<errors).map { _ in #"{"type":"Feature","geometry":null}"# }
        return Array(#"{"type":"FeatureCollection","features":[\#((warnings + errors).joined(separator: ","))]}"#.utf8)
    }

    @Test(
        "findings beyond the limit are counted and not kept, and the first error is never among them",
        arguments: [(3, 0, 5), (3, 5, 0), (3, 2, 5), (1, 1, 1), (0, 0, 2), (10, 4, 6)])
    func limit(limit: Int, errors: Int, warnings: Int) throws {
        var options = GeoJSONReader.Options()
        options.diagnosticLimit = limit
        let text = Self.text(errors: errors, warnings: warnings)
        let result = GeoJSONReader(options: options).read(text)
        let bounded = max(1, limit)
        let found = result.diagnostics.filter { $0.rule != "json.too-many-findings" }
        let extra = warnings >= bounded && errors > 0 ? 1 : 0
        #expect(found.count == min(bounded + extra, errors + warnings))
        #expect(result.hasErrors == (errors > 0))
        let left = errors + warnings - found.count
        let note = result.diagnostics.last
        #expect((note?.rule == "json.too-many-findings") == (left > 0))
        if left > 0 { #expect(try #require(note?.message[.english]).hasPrefix("\(left) further")) }
    }

    @Test("an error that carries findings tells the first one with its place, and how many more there are")
    func message() {
        #expect(throws: GeoJSONError.self) { try GeoJSONObject(parsing: "[") }
        do throws(GeoJSONError) {
            _ = try GeoJSONObject(parsing: Self.text(errors: 3, warnings: 2))
        } catch {
            #expect(error.message[.english].hasPrefix("line 1, column "))
            #expect(error.message[.english].hasSuffix("(and 2 more errors)"))
            #expect(error.message[.russian].hasSuffix("(и ещё 2 ошибки)"))
            #expect(error.diagnostics.count == 5)
        }
        #expect(GeoJSONError(diagnostics: []).message[.english] == "not valid GeoJSON")
    }
}
