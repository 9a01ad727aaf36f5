import Testing

@testable import AnswerJudging

@Suite("Words that are answers in their own right")
struct KnownWordTests {
    @Test("the tables of words are written as folding leaves words", arguments: KnownWords.tables)
    func tablesAreFolded(_ table: String) {
        let words = table.split(whereSeparator: \.isWhitespace).map {
            SpelledWords.letters(FoldedText(String($0), .separating))
        }
        #expect(KnownWords.words(of: table) == words)
    }

    @Test("a number in words is read with hyphens, capitals and ё, and nothing else is")
    func numberWords() {
        func value(_ text: String) -> Int? { NumberWords.value(text.unicodeScalars.map { $0.value }[...]) }
        #expect(value("Twenty-One") == 21)
        #expect(value("трёх") == 3)
        #expect(value("восемьюдесятью восемью") == 88)
        #expect(value("a dozen") == 12)
        #expect(value("twenty-one oaks") == nil)
        #expect(value("oak twenty-one") == nil)
        #expect(value("") == nil)
        #expect(value(" - ") == nil)
    }
}
