import Testing

@testable import Answers

@Suite("Years as a person writes them")
struct WrittenYearTests {
    private func readings(_ text: String, asYears: Bool = true) -> [String] {
        WrittenNumber.readings(of: text.unicodeScalars.map(\.value), asYears: asYears).map(\.normalForm)
    }

    @Test(
        "the word for a year behind three digits or more says nothing new",
        arguments: [("988 г.", "988"), ("1984 год", "1984"), ("1147г", "1147"), ("1703 year", "1703")])
    func years(text: String, number: String) {
        #expect(readings(text) == [number])
        #expect(readings(text, asYears: false).isEmpty)
    }

    @Test(
        "behind fewer digits it may be grams, and other words are no years",
        arguments: ["12 г", "5 г.", "99 год", "1984 м"])
    func notYears(text: String) {
        #expect(readings(text).isEmpty)
    }
}
