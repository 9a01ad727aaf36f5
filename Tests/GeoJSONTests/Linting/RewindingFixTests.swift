import Support
import TestSupport
import Testing

@testable import GeoJSON

/// Rings that are turned around keep the text of their positions and what stands between them.
@Suite("Fixing the direction of rings")
struct RewindingFixTests {
    private static func fixed(_ text: String) -> String {
        String(decoding: Linter().fix(Array(text.utf8)).bytes, as: UTF8.self)
    }

    @Test("digits, exponents, blanks and line ends of a turned ring are those of the file")
    func bytes() {
        let text = """
            {"type": "Polygon", "coordinates": [
              [ [0.0, 0.00], [ 0,1.50 ],
                [1e0, 1.50, 7],[0.0, 0.00] ],
              [[0.20,0.4], [0.3,0.40],   [0.3,0.5],[0.20,0.4]]]}
            """
        let expected = """
            {"type": "Polygon", "coordinates": [
              [ [0.0, 0.00], [1e0, 1.50, 7],
                [ 0,1.50 ],[0.0, 0.00] ],
              [[0.20,0.4], [0.3,0.5],   [0.3,0.40],[0.20,0.4]]]}
            """
        #expect(Self.fixed(text) == expected)
    }

    @Test("of several polygons only the rings that are wrong are touched")
    func some() {
        let text =
            #"{"type":"MultiPolygon","coordinates":[[[[0,0],[1,0],[1,1.0],[0,0]]],[[[5,5],[5,6.0],[6,6],[5,5]]]]}"#
        #expect(Self.fixed(text) == text.replacing("[5,6.0],[6,6]", with: "[6,6],[5,6.0]"))
    }

    @Test("a fixed file differs from the one before in the order of positions alone")
    func random() {
        for seed in UInt64(0)..<300 {
            var objects = RandomObjects(seed: seed)
            let bytes = GeoJSONWriter().write(GeoJSONObject.geometry(.polygon(objects.polygon())))
            var linter = Linter(rules: [LintCheck(WindingRule())])
            linter.options = GeoJSONReader.Options()
            let fixed = linter.fix(bytes)
            #expect(fixed.bytes.sorted() == bytes.sorted(), "seed \(seed)")
            #expect(!fixed.remaining.contains { $0.fix != nil }, "seed \(seed)")
        }
    }

    @Test("of a wrong box only the numbers change that are wrong")
    func box() {
        let text = #"{"type":"LineString","bbox":[ 0.0, 0.0,1.00, 1.5 ],"coordinates":[[0,0],[1,2.5]]}"#
        #expect(Self.fixed(text) == text.replacing("1.5 ]", with: "2.5 ]"))
    }
}
