import Testing

@testable import Answers

@Suite("Opening seals, and strengths at the ends of kinds")
struct SealAndStrengthTests {
    /// No cryptography: a text is stretched to its bytes, over and over.
    private static let opener = AnswerOpener(
        stretch: { text, salt, _ in salt.first == 1 ? nil : salt.first == 2 ? text : stretched(text) },
        open: { box, key in box + [0xFF] + key })

    private static func stretched(_ text: [UInt8]) -> [UInt8] { (0..<64).map { text[$0 % text.count] &+ UInt8($0) } }

    private func sealed(
        _ text: String = "toak", shape: AnswerShape = .text(nil), isExact: Bool = true, cost: SealCost = .standard,
        salt: UInt8 = 0,
        key: UInt8 = 7, success: [UInt8]? = nil
    ) throws -> SealedAnswer {
        let key = try #require(SealKey([UInt8](repeating: key, count: 32)))
        let seal = try #require(SealedAnswer.Seal(Self.stretched(Array(text.utf8)), hiding: key))
        return try #require(
            SealedAnswer(
                shape: shape, isExact: isExact, cost: cost, salt: [UInt8](repeating: salt, count: 8), seals: [seal],
                success: success))
    }

    @Test(
        "a right answer yields the key, another one is rejected or left to the organiser, and so is one without a box")
    func opening() throws {
        let right = try sealed().open("Oak", with: Self.opener)
        #expect(right.verdict.rule == "sealed" && right.key?.bytes == [UInt8](repeating: 7, count: 32))
        #expect(try sealed().open("elm", with: Self.opener).verdict == .rejected(.noMatch))
        #expect(try sealed(isExact: false).open("elm", with: Self.opener).verdict == .pending(.spelling))
        #expect(try sealed(salt: 1).open("oak", with: Self.opener).verdict == .pending(.organiser))
        #expect(try sealed(salt: 2).open("oak", with: Self.opener).verdict == .pending(.organiser))
        #expect(try sealed().open(" ", with: Self.opener).verdict == .rejected(.empty))
        #expect(
            try sealed().open(String(repeating: "a", count: 8193), with: Self.opener).verdict == .rejected(.tooLong))
        #expect(
            try sealed().open(String(repeating: "a", count: 8192), with: Self.opener).verdict == .rejected(.noMatch))
        let number = AnswerShape.number(NumberShape(unit: MeasureUnit("m"), isWhole: false))
        for isExact in [true, false] {
            #expect(
                try sealed(shape: number, isExact: isExact).open("oak", with: Self.opener).verdict
                    == .rejected(.notANumber))
            #expect(
                try sealed(shape: number, isExact: isExact).open("5 s", with: Self.opener).verdict
                    == .rejected(.noMatch))
        }
        #expect(Self.opener.open([1, 2], key: [3]) == [1, 2, 0xFF, 3])
    }

    @Test("sealed answers are equal where everything is")
    func equality() throws {
        let one = try sealed()
        #expect(try one == sealed())
        let cost = try #require(SealCost(n: 1 << 14, r: 8, p: 1))
        let others = [
            try sealed(salt: 3), try sealed(key: 8), try sealed(shape: .code(ignoresCase: true)),
            try sealed(cost: cost),
            try sealed(isExact: false), try sealed(success: [1]),
        ]
        for other in others { #expect(one != other) }
    }

    @Test("strengths at the ends of the kinds of numbers and words")
    func strengths() throws {
        func bits(_ text: String) throws -> Double { try #require(AnswerKey.anyOf([text])?.strength).bits }
        for (text, guesses) in [
            ("0", 13.0), ("12", 13), ("-12", 13), ("13", 100), ("99", 100), ("100", 1000), ("1699", 10_000),
            ("1700", 330), ("2030", 330),
            ("2031", 10_000), ("12345", 100_000), ("1.25", 1000),
        ] {
            let number = try #require(NumberAnswer(text))
            let expected = try #require(AnswerKey(.number(number)).strength).bits
            #expect(abs(try bits(text) - expected) < 1e-9, "\(text)")
            #expect(abs(power(expected) - guesses) < guesses * 1e-6, "\(text)")
        }
        for (text, expected) in [("obelisk", 13.0), ("qwert", 11.5), ("qwerty", 13)] {
            #expect(abs(try bits(text) - expected) < 1e-9, "\(text)")
        }
        // Words that are only easily confused belong to no kind.
        #expect(abs(try bits("stove") - 11.5) < 1e-9)
        let (weak, same) = (AnswerStrength(bits: 6), AnswerStrength(bits: 6))
        #expect(!(weak < same) && weak < AnswerStrength(bits: 6.5) && AnswerStrength(bits: -1).bits == 0)
        let wide = try #require(NumberAnswer("1984", tolerance: .absolute("5")))
        #expect(abs(power(try #require(AnswerKey(.number(wide)).strength).bits) - 30) < 1e-6)
    }

    private func power(_ bits: Double) -> Double {
        var (value, rest) = (1.0, bits)
        while rest >= 1 { (value, rest) = (value * 2, rest - 1) }
        // The series of the exponential function.
        var (term, sum) = (1.0, 1.0)
        for place in 1...30 {
            term *= rest * 0.693_147_180_559_945_3 / Double(place)
            sum += term
        }
        return value * sum
    }

    @Test("neighbours in a dictionary differ by two letters at most; the character set stands in the first 4096 bytes")
    func dictionaries() throws {
        let key = AnswerKey(.text(try #require(TextAnswer(["administration"], typingErrors: .scaled))))
        let words = SpellingDictionary(
            words: Array("3\nadministraion\nadministrain\nadministran\nadministratoon\n".utf8))
        #expect(words.neighbours(of: key) == ["administraion", "administrain", "administratoon"])
        let bytes: [UInt8] = Array("1\n".utf8) + [0xC2, 0xC1, 0xDB, 0xCE, 0xD1]
        for (length, isRead) in [(4085, true), (4086, true), (4087, false)] {
            let affixes = Array(repeating: UInt8(ascii: "#"), count: length - 1) + Array("\nSET KOI8-R".utf8)
            #expect(SpellingDictionary(words: bytes, affixes: affixes).count == (isRead ? 1 : 0), "\(length)")
        }
    }
}
