import Testing

@testable import Answers

@Suite("Words for numbers")
struct NumberWordTests {
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
