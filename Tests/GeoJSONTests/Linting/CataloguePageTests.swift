import Foundation
import GeoJSON
import JSON
import TestSupport
import Testing

struct CataloguePageTests {
    @Test("the catalogue page of the documentation is what the code says; VELOQUEST_UPDATE_PAGES=1 writes it")
    func page() throws {
        let url = RealData.packageRoot.appending(
            path: "Sources/GeoJSON/GeoJSON.docc/FindingsCatalogue.md")
        if ProcessInfo.processInfo.environment["VELOQUEST_UPDATE_PAGES"] == "1" {
            try Data(DiagnosticRule.cataloguePage.utf8).write(to: url)
        }
        #expect(String(decoding: try Data(contentsOf: url), as: UTF8.self) == DiagnosticRule.cataloguePage)
    }
}
