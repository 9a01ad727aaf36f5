import GeoJSON
import GeoJSONOperations
import JSON
import Support
import TestSupport
import Testing

/// The code of the overview, compiled and run.
@Suite("The overview of filters")
struct OverviewTests {
    private let collection = FeatureCollection(features: [
        Feature(
            geometry: nil,
            properties: ["name": "Chelyabinsk", "name:ru": "Челябинск", "name:zh": "车里雅宾斯克", "population": 1_177_058]),
        Feature(geometry: nil, properties: ["name": "Chebarkul", "name:ru": "Чебаркуль", "population": 41_000]),
    ])

    @Test("a filter chooses")
    func filter() throws {
        // snippet: filter
        let filter = try FeatureFilter("population >= 100000 AND \"name:ru\" LIKE 'Ч%'")
        var run = FilterRun(filter)
        for feature in collection.features where run.matches(feature) {
            print(feature.properties?["name"]?.stringValue ?? "–")
        }
        for name in run.unseenProperties { print("no feature has a property “\(name)”") }
        for name in run.mismatchedProperties { print("“\(name)” is of another type than what it is compared with") }
        // end
        #expect(collection.features.map { run.matches($0) } == [true, false])
    }

    @Test("an error is shown")
    func error() throws {
        let text = "population >"
        // snippet: error
        do {
            _ = try FeatureFilter(text)
        } catch {
            let report = DiagnosticText(language: .english)
            print(report.render([error.diagnostic], file: "filter", bytes: Array(text.utf8)))
        }
        // end
    }

    @Test("a selection keeps and renames")
    func selection() throws {
        // snippet: selection
        let selection = try PropertySelection(
            keeping: ["name", "name:*", "population"], dropping: ["name:zh"],
            renaming: [.init("population", to: "inhabitants")])
        let slim = try collection.features.map { try selection.applied(to: $0) }
        // end
        #expect(slim.map { $0.properties?.count } == [3, 3])
    }

    @Test("the overview shows this code; VELOQUEST_UPDATE_PAGES=1 writes it")
    func page() throws {
        let article = try ArticleCode(
            article: "Sources/GeoJSONOperations/GeoJSONOperations.docc/FeatureFilters.md", test: #filePath)
        #expect(article.isCurrent)
    }
}
