import TestSupport
import Testing

@Suite("Texts of roads and routes")
struct TextsTests {
    @Test(
        "every text stands in Texts, in English and in Russian",
        arguments: [("RoadNetwork", 14), ("PathSearch", 4), ("BikeRouting", 7), ("TurnCues", 30)])
    func texts(module: String, minimum: Int) throws {
        #expect(try TextPlaces.faults(inModule: module, sameInBoth: ["A*", "ALT", " "], minimum: minimum) == [])
    }

    @Test("rooms without texts keep none", arguments: ["MapFileWriting", "BicycleProfiles", "RideNavigation"])
    func none(module: String) throws {
        #expect(try TextPlaces.faults(inModule: module, minimum: 0) == [])
    }
}
