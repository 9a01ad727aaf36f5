import Testing

@testable import Answers

@Suite("Words that are answers in their own right")
struct KnownWordTests {
    @Test("the tables of words are written as folding leaves words", arguments: KnownWords.tables)
    func tablesAreFolded(_ table: String) {
        let words = table.split(whereSeparator: \.isWhitespace).map {
            FoldedText(String($0), .separating).letters
        }
        #expect(KnownWords.words(of: table) == words)
    }
}
