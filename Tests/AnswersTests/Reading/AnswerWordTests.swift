import Testing

@testable import Answers

@Suite("Words of an answer")
struct AnswerWordTests {
    private func words(_ scalars: [UInt32]) -> [AnswerWord] { AnswerWord.words(of: scalars, .any) }

    private func words(_ text: String) -> [AnswerWord] { words(FoldedText(text, .plain).scalars) }

    /// The only mark with a capital letter, Ι.
    private static let iotaBelow: UInt32 = 0x345

    @Test("a mark is part of its word and nothing of it, whichever it is")
    func marks() {
        for mark: UInt32 in 0x300...0x36F where mark != Self.iotaBelow {
            let read = words([0x6F, mark, 0x6B])
            #expect(read.map { $0.scalars } == [[0x6F, 0x6B]], "\(String(mark, radix: 16))")
        }
        #expect(words([0x6F, 0x2FF, 0x6B]).count == 2)
    }

    @Test(
        "an initial is one letter with a point directly behind it",
        arguments: [
            ("A. B. Smith", [true, true, false]), ("A B.", [false, true]), ("Ab. C", [false, false]),
            ("A", [false]), ("A .", [false]), ("и. о.", [true, true]), ("A, B", [false, false]),
        ])
    func initials(text: String, expected: [Bool]) {
        #expect(words(text).map { $0.isInitial } == expected)
    }

    @Test("a capital letter is one of its alphabet, on either side of its small letters")
    func capitals() {
        for letter in "AZÀÞЀЏАЯЁѠΩ" { #expect(words(String(letter)).map { $0.isCapital } == [true], "\(letter)") }
        for letter in "azàþѐџаяёѡω" { #expect(words(String(letter)).map { $0.isCapital } == [false], "\(letter)") }
    }

    @Test(
        "a minus belongs to a number behind a space or at the start, where a space may be between",
        arguments: [
            ("-5", "-5"), ("- 5", "-5"), ("−5", "-5"), ("a -5", "a -5"), ("a - 5", "a 5"), ("a-5", "a 5"),
            ("5-6", "5 6"), ("--5", "5"), ("-007", "-007"),
        ])
    func minus(text: String, expected: String) {
        #expect(String(CanonicalAnswer.joined(words(text))) == expected)
    }

    @Test(
        "digits with groups of three, decimals without zeros at the end, and nothing else are one number",
        arguments: [
            ("1,000", "1000"), ("1,000,000", "1000000"), ("1,00", "1"), ("1,0005", "1.0005"), ("12.50", "12.5"),
            ("12,0", "12"), ("1.", "1"), ("1. 5", "1 5"), ("1,000.50", "1000.5"), ("0,100", "0100"),
            ("1,234,567,890", "1234567890"), ("123,456,789,012", "123456789012"), ("1/2", "0.5"), ("2 1/2", "2.5"),
            ("1/3", "1/3"),
        ])
    func numbers(text: String, expected: String) {
        let read = words(text)
        #expect(String(CanonicalAnswer.joined(read)) == expected)
        #expect(read.allSatisfy { $0.isNumber })
    }

    @Test("no word of another kind has letters: what is asked of endings is asked of words only")
    func lettersAreWords() {
        for text in [
            "12.04.1961", "2 1/2 дубовый", "5-й красный & 3 км", "-5 °", "12 апреля 1961 года", "сорок два", "§ 5",
        ] {
            let canonical = CanonicalAnswer(text, FoldedText(text, .plain), .any).words
            for word in words(text) + canonical where word.kind != .word {
                #expect(!word.written.contains(where: ScalarClass.isLetter), "\(text)")
            }
        }
    }
}
