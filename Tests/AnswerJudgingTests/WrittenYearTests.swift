import Testing

@testable import AnswerJudging

@Suite("Numbers in words")
struct NumberWordTests {
    @Test(
        "zero is a number alone, and no part of another", arguments: ["twenty zero", "zero twenty", "two hundred zero"])
    func zero(text: String) throws {
        let key = try #require(AnswerKey.anyOf(["20", "200", "0"]))
        #expect(!key.judge(text).isAccepted)
        #expect(key.judge("zero").isAccepted && key.judge("twenty").isAccepted && key.judge("two hundred").isAccepted)
    }

    @Test("a rider who adds a word to three letters is nearly right, to two letters wrong")
    func moreThanAsked() throws {
        let oak = try #require(AnswerKey.anyOf(["oak"]))
        let ox = try #require(AnswerKey.anyOf(["ox"]))
        #expect(oak.judge("big oak") == .nearly(.moreThanAsked))
        #expect(ox.judge("big ox") != .nearly(.moreThanAsked))
    }
}

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
