import GeoJSON
import JSON
import Testing

@testable import FeatureFiles

@Suite("Findings that are only counted")
struct CountedRulesTests {
    /// Features with a ring that crosses itself and one that goes around the wrong way, and a line that stands still.
    private static var text: [UInt8] {
        let bow = #"{"type":"Polygon","coordinates":[[[0,0],[2,2],[2,0],[0,2],[0,0]]]}"#
        let backwards = #"{"type":"Polygon","coordinates":[[[0,0],[0,2],[2,2],[2,0],[0,0]]]}"#
        let still = #"{"type":"LineString","coordinates":[[0,0],[0,0],[1,1]]}"#
        let features = (0..<3000).map { index in
            #"{"type":"Feature","id":\#(index),"properties":null,"geometry":\#([bow, backwards, still][index % 3])}"#
        }
        return Array((#"{"type":"FeatureCollection","features":["# + features.joined(separator: ",\n") + "]}").utf8)
    }

    private static func shown(_ counted: CountedRules?) throws -> (text: String, described: Int) {
        var stream = TextStream(DiagnosticText(mostAlike: 3), file: "x.geojson")
        var (text, described) = ("", 0)
        let bytes = Self.text
        var checker = FeatureChecker(.given(.geojson))
        checker.batchSize = 1 << 11
        try checker.lint(Linter(), counted: counted, read: Checked.reading(bytes, 1 << 14)) {
            described += $0.diagnostics.count
            text += stream.add($0.diagnostics, text: $0.text)
            for rule in stream.exhaustedRules { counted?.insert(rule) }
        }
        for (rule, count) in counted?.counts ?? [:] { #expect(stream.add(count, ofRule: rule) != nil) }
        return (text + stream.finish(), described)
    }

    @Test("a text report is the same as one for which everything was described")
    func report() throws {
        let all = try Self.shown(nil)
        let counted = CountedRules()
        let few = try Self.shown(counted)
        #expect(few.text == all.text)
        let count = counted.counts.values.reduce(0, +)
        #expect(count > 1000 && few.described + count == all.described, "\(few.described) \(count) \(all.described)")
    }
}
