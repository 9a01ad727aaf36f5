import GeoJSON
import GeoJSONOperations
import JSON
import Support
import TestSupport
import Testing

@Suite("Reports for machines")
struct ReportTests {
    private let text = """
        {
          "type": "Feature",
          "properties": { "name": "Ёлка" }
          "geometry": null
        }
        """
    private var files: [FileFindings] {
        [FileFindings(file: "ёлка, старая.geojson", diagnostics: GeoJSONReader().read(text).diagnostics)]
    }

    @Test("JSON has every finding with place, rule and message")
    func json() throws {
        let value = try JSONValue(parsing: JSONReport.render(files, language: .russian))
        let findings = try #require(value.arrayValue)
        #expect(findings.count == 1)
        let finding = try #require(findings[0].objectValue)
        #expect(finding["rule"] == "json.missing-comma")
        #expect(finding["severity"] == "error")
        #expect(finding["line"] == 3 && finding["column"] == 34)
        #expect(finding["file"] == "ёлка, старая.geojson")
        #expect(finding["message"]?.stringValue?.contains("запят") == true)
        #expect(finding["fix"]?.objectValue?["edits"]?.arrayValue?.count == 1)
        #expect(String(decoding: JSONReport.render([]), as: UTF8.self) == "[]\n")
    }

    @Test("GitHub's commands are one line each, with commas and colons of names escaped")
    func gitHub() {
        let report = GitHubReport.render(files)
        #expect(
            report == "::error file=ёлка%2C старая.geojson,line=3,col=34,title=json.missing-comma::"
                + "a comma is missing after this\n")
    }

    @Test("SARIF has the members that its schema requires, and rules that results point to")
    func sarif() throws {
        let log = try JSONValue(
            parsing: SARIFReport(tool: "questctl", version: "1", rules: DiagnosticRule.all).render(files))
        #expect(log.objectValue?["version"] == "2.1.0")
        let run = try #require(log.objectValue?["runs"]?.arrayValue?.first?.objectValue)
        #expect(run["columnKind"] == "unicodeCodePoints")
        let driver = try #require(run["tool"]?.objectValue?["driver"]?.objectValue)
        #expect(driver["name"] == "questctl")
        let rules = try #require(driver["rules"]?.arrayValue)
        #expect(rules.count == DiagnosticRule.all.count)
        let result = try #require(run["results"]?.arrayValue?.first?.objectValue)
        let number = try #require(result["ruleIndex"]?.integerValue)
        #expect(rules[Int(number)].objectValue?["id"] == result["ruleId"])
        #expect(result["message"]?.objectValue?["text"]?.stringValue?.isEmpty == false)
        #expect(["error", "warning", "note"].contains(result["level"]?.stringValue))
        let physical = result["locations"]?.arrayValue?.first?.objectValue?["physicalLocation"]?.objectValue
        #expect(physical?["region"]?.objectValue?["startLine"] == 3)
        let uri = try #require(physical?["artifactLocation"]?.objectValue?["uri"]?.stringValue)
        #expect(uri.hasPrefix("%D1%91") && !uri.contains(" ") && !uri.contains(","))
    }

    @Test("statistics count Features, positions, kinds and properties")
    func statistics() throws {
        let object = try GeoJSONObject(
            parsing: """
                {"type":"FeatureCollection","features":[
                {"type":"Feature","properties":{"a":1,"b":2},"geometry":{"type":"Point","coordinates":[1,2]}},
                {"type":"Feature","properties":{"b":2},"geometry":{"type":"GeometryCollection","geometries":[
                {"type":"LineString","coordinates":[[0,0],[0,1]]},{"type":"Point","coordinates":[]}]}},
                {"type":"Feature","properties":null,"geometry":null}]}
                """)
        let statistics = CollectionStatistics(of: object)
        #expect(statistics.featureCount == 3)
        #expect(statistics.withoutGeometry == 1)
        #expect(statistics.positionCount == 3)
        #expect(statistics.geometries == [.point: 2, .geometryCollection: 1, .lineString: 1])
        #expect(abs(statistics.length - 110_574.4) < 1)
        #expect(statistics.area == 0)
        #expect(statistics.properties.map(\.name) == ["a", "b"])
        #expect(statistics.properties.map(\.count) == [1, 2])
        #expect(statistics.extent?.numbers == [0, 0, 1, 2])
    }
}
