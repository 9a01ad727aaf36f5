import GeoJSON
import Testing

@Suite("What is read around comments and missing colons")
struct CommentRecoveryTests {
    private static let point = GeoJSONObject.geometry(.point(Position(longitude: 1, latitude: 2)))

    @Test(
        "a comment ends with its line, however that ends, or with its mark",
        arguments: [
            "// note\n", "// note\r", "# note\n", "# note\r", "/* note */", "/*/ note */", "/**/", "/***/",
            "/* * / \n */", "//\n", "#\r", "#*\n", "//*\n",
        ])
    func comments(comment: String) {
        let result = GeoJSONReader().read(#"{"type":"Point",\#(comment)"coordinates":[1,2]}"#)
        #expect(result.object == Self.point)
        #expect(result.diagnostics.map(\.rule) == ["json.comment"])
    }

    @Test("a missing colon is named where it should stand, and an end where the text ends")
    func colons() {
        let missing = GeoJSONReader().read(#"{"type" "Point","coordinates":[1,2]}"#)
        #expect(missing.object == Self.point)
        #expect(missing.diagnostics.map(\.rule) == ["json.missing-colon"])
        let equals = GeoJSONReader().read(#"{"type"="Point","coordinates" = [1,2]}"#)
        #expect(equals.object == Self.point)
        #expect(equals.diagnostics.map(\.rule) == ["json.missing-colon", "json.missing-colon"])
        let cut = GeoJSONReader().read(#"{"type":"Point","coordinates""#)
        #expect(cut.diagnostics.map(\.rule).contains("json.unexpected-end"))
        #expect(!cut.diagnostics.map(\.rule).contains("json.missing-colon"))
    }
}
