import GeoJSON
import JSON
import Testing

@Suite("Regions of SARIF")
struct SARIFRegionTests {
    private func results(_ bytes: [UInt8]) throws -> [JSONObject] {
        let findings = FileFindings(file: "a", diagnostics: Linter().lint(bytes), text: SourceText(bytes))
        let log = try JSONValue(
            parsing: SARIFReport(tool: "t", version: "1", rules: DiagnosticRule.all).render([findings]))
        let run = log.objectValue?["runs"]?.arrayValue?.first?.objectValue
        #expect(run?["newlineSequences"]?.arrayValue?.count == 3)
        return run?["results"]?.arrayValue?.compactMap { $0.objectValue } ?? []
    }

    /// The bytes that a region of lines and columns has, found without the code under test.
    private func bytes(_ region: JSONObject, of text: [UInt8]) -> Range<Int>? {
        func offset(_ lineKey: String, _ columnKey: String) -> Int? {
            guard let line = region[lineKey]?.integerValue, let column = region[columnKey]?.integerValue else {
                return nil
            }
            var (atLine, atColumn, place) = (Int64(1), Int64(1), 0)
            let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
            for (number, scalar) in scalars.enumerated() {
                if atLine == line, atColumn == column { return place }
                place += String(scalar).utf8.count
                let isBreak =
                    scalar == "\n" || scalar == "\r" && !(number + 1 < scalars.count && scalars[number + 1] == "\n")
                if isBreak { (atLine, atColumn) = (atLine + 1, 1) } else { atColumn += 1 }
            }
            return atLine == line && atColumn == column ? place : nil
        }
        guard let start = offset("startLine", "startColumn"), let end = offset("endLine", "endColumn") else {
            return nil
        }
        return start..<end
    }

    @Test("lines and columns name the same bytes as offset and length, over several lines and letters of several bytes")
    func consistent() throws {
        for text in [
            "{\"type\":\"Feature\",\"properties\":{\"ё\":\"🚲\"} \"geometry\":null}",
            "{\"type\":\"Feature\",\"properties\":{\"ё\":1,\"ё\":2},\r\n\"geometry\":\r\n{\"type\":\"Polygon\",\"coordinates\":"
                + "[[[0,0],\r[0,1],\n[1,1],[1,0],[0,0]]]},\"id\":[\n1,\n2]}",
            "{\"type\":\"Feature\",\"properties\":{},\"geometry\":null",
        ] {
            let bytes = Array(text.utf8)
            let results = try results(bytes)
            #expect(!results.isEmpty)
            for result in results {
                let physical = result["locations"]?.arrayValue?.first?.objectValue?["physicalLocation"]?.objectValue
                let region = try #require(physical?["region"]?.objectValue)
                let start = try #require(region["byteOffset"]?.integerValue)
                let count = try #require(region["byteLength"]?.integerValue)
                #expect(self.bytes(region, of: bytes) == Int(start)..<Int(start + count), "\(text) \(region)")
                for fix in result["fixes"]?.arrayValue ?? [] {
                    let change = fix.objectValue?["artifactChanges"]?.arrayValue?.first?.objectValue
                    for replacement in change?["replacements"]?.arrayValue ?? [] {
                        let deleted = try #require(replacement.objectValue?["deletedRegion"]?.objectValue)
                        #expect(deleted["byteOffset"] == nil && self.bytes(deleted, of: bytes) != nil, "\(deleted)")
                        let inserted = replacement.objectValue?["insertedContent"]?.objectValue
                        #expect(inserted.map { $0["text"] != nil && $0["binary"] == nil } ?? true)
                    }
                }
            }
        }
    }

    @Test("columns do not count a byte-order mark, and the mark itself is bytes")
    func mark() throws {
        let bytes = [0xEF, 0xBB, 0xBF] + Array("{\"type\":\"Point\",\"coordinates\":[5]}".utf8)
        let results = try results(bytes)
        let regions = results.map {
            $0["locations"]?.arrayValue?.first?.objectValue?["physicalLocation"]?.objectValue?["region"]?.objectValue
        }
        #expect(regions.count == 2)
        #expect(regions[0]?["startLine"] == nil && regions[0]?["byteLength"] == 3)
        let replacement = results[0]["fixes"]?.arrayValue?.first?.objectValue?["artifactChanges"]?.arrayValue?.first?
            .objectValue?["replacements"]?.arrayValue?.first?.objectValue
        #expect(replacement?["deletedRegion"]?.objectValue?["byteLength"] == 3)
        #expect(replacement?["insertedContent"] == nil)
        let region = try #require(regions.last ?? nil)
        let start = Int(region["byteOffset"]?.integerValue ?? 0) - 3
        let count = Int(region["byteLength"]?.integerValue ?? 0)
        #expect(self.bytes(region, of: Array(bytes.dropFirst(3))) == start..<start + count, "\(region)")
    }

    @Test("a report in pieces is the report at once")
    func pieces() throws {
        let text = Array("{\"type\":\"Feature\",\"properties\":{} \"geometry\":null,}".utf8)
        let findings = GeoJSONReader().read(text).diagnostics
        #expect(findings.count >= 2)
        let report = SARIFReport(tool: "t", version: "1", rules: DiagnosticRule.all)
        for files in [[], findings.map { FileFindings(file: "a", diagnostics: [$0], text: SourceText(text)) }] {
            var stream = JSONReport.stream()
            #expect(files.flatMap { stream.add($0) } + stream.finish() == JSONReport.render(files))
            var log = report.stream()
            let pieces = files.flatMap { log.add($0) } + log.finish()
            #expect(pieces == report.render(files))
            #expect(JSONWriter(options: .pretty).write(try JSONValue(parsing: pieces)) == pieces)
        }
    }
}
