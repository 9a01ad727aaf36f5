import TestSupport
import Testing

@Suite("Texts of simulations and reports")
struct TextsTests {
    @Test(
        "every text stands in Texts, in English and in Russian",
        arguments: [("RideSimulation", 30), ("EventReporting", 70)])
    func texts(module: String, minimum: Int) throws {
        #expect(try TextPlaces.faults(inModule: module, minimum: minimum) == [])
    }
}
