import TestSupport
import Testing

@Suite("Texts of QuestExchange")
struct TextsTests {
    @Test("every text stands in Texts, in English and in Russian")
    func texts() throws {
        #expect(try TextPlaces.faults(inModule: "QuestExchange", minimum: 60) == [])
    }
}
