import TestSupport
import Testing

@Suite("Texts of QuestFile")
struct TextsTests {
    @Test("every text stands in Texts, in English and in Russian")
    func texts() throws {
        #expect(try TextPlaces.faults(inModule: "QuestFile", minimum: 150) == [])
    }
}
