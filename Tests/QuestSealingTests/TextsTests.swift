import TestSupport
import Testing

@Suite("Texts of QuestSealing")
struct TextsTests {
    @Test("every text stands in Texts, in English and in Russian")
    func texts() throws {
        #expect(try TextPlaces.faults(inModule: "QuestSealing", minimum: 20) == [])
    }
}
