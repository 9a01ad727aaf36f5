import GeoJSON
import TestSupport
import Testing

/// The code of the module's page, compiled, run, and compared with the page.
@Suite("The page about well-known text and binary")
struct ArticleTests {
    @Test("text and binary")
    func text() throws {
        // snippet: text
        let oak = try Geometry(wellKnownText: "POINT Z (61.4026 55.1599 227)")
        let bytes = try oak.wellKnownBinary()
        let again = try Geometry(wellKnownBinary: bytes).wellKnownText()

        let row = try ReferencedGeometry(wellKnownText: "SRID=4326;LINESTRING (61.40 55.16, 61.41 55.17)")
        print(row.srid ?? 0, row.geometry.kind)
        // end
        #expect(again == "POINT Z (61.4026 55.1599 227)" && row.srid == 4326)
    }

    @Test("the page shows the code of this test; VELOQUEST_UPDATE_PAGES=1 writes it")
    func article() throws {
        let code = try ArticleCode(
            article: "Sources/GeoJSON/GeoJSON.docc/WellKnownGeometry.md", test: #filePath)
        #expect(code.isCurrent && !code.page.isEmpty, "\(code.unmatched)")
    }
}
