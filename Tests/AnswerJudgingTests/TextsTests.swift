import TestSupport
import Testing

@Suite("Texts of AnswerJudging")
struct TextsTests {
    @Test("every text stands in Texts, in English and in Russian")
    func texts() throws {
        #expect(try TextPlaces.faults(inModule: "AnswerJudging", minimum: 25) == [])
    }
}
