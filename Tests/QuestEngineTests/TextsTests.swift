import TestSupport
import Testing

@Suite("Texts of rides")
struct TextsTests {
    @Test("every text stands in Texts, in English and in Russian", arguments: [("QuestEngine", 40), ("RideLogs", 15)])
    func texts(module: String, minimum: Int) throws {
        #expect(try TextPlaces.faults(inModule: module, sameInBoth: [", at “”"], minimum: minimum) == [])
    }
}
