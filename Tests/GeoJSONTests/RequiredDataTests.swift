import TestSupport
import Testing

/// Tests with the real data's files as arguments have none to run with where a folder is missing, and would pass in silence.
@Suite("Required data", .enabled(if: RealData.isRequired, "VELOQUEST_REQUIRE_DATA is not 1"))
struct RequiredDataTests {
    @Test(
        "every folder of the real data is there",
        arguments: ["osm", "geojson/MANIFEST.tsv", "op/BEST.tsv", "tracks", "quests", "schema/IOF.xsd", "elevation"])
    func folders(_ name: String) {
        #expect(RealData.exists(name), "\(RealData.path(name)) is missing; \(RealData.reason)")
    }
}
