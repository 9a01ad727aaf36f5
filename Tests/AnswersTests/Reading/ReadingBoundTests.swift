import Testing

@testable import Answers

@Suite("How much is read")
struct ReadingBoundTests {
    private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map { $0.value } }

    private func canonical(_ text: String) -> CanonicalAnswer { CanonicalAnswer(text, FoldedText(text, .plain), .any) }

    @Test("a measure is read in up to 120 characters")
    func measures() {
        for (count, isRead) in [(116, true), (117, false)] {
            let text = String(repeating: ".", count: count) + "5 km"
            #expect(WrittenMeasure.readings(of: scalars(text), whole: []).isEmpty == !isRead, "\(count)")
        }
    }

    @Test("a number is read in up to 200 characters")
    func numbers() {
        for (count, isRead) in [(200, true), (201, false)] {
            let text = String(repeating: "7", count: count)
            #expect(WrittenNumber.readings(of: scalars(text)).isEmpty == !isRead, "\(count)")
        }
        #expect(
            WrittenNumber.readings(of: scalars("two hundred" + String(repeating: " ", count: 160) + "five")) == [
                ExactDecimal(205)
            ])
        #expect(WrittenNumber.readings(of: scalars("two" + String(repeating: "o", count: 30))).isEmpty)
    }

    @Test("words are read in texts of up to 200 characters and 16 words")
    func words() {
        #expect(canonical(String(repeating: "a", count: 200)).words.count == 1)
        #expect(canonical(String(repeating: "a", count: 201)).words.isEmpty)
        let sixteen = Array(repeating: "oak", count: 16).joined(separator: " ")
        #expect(canonical(sixteen).words.count == 16)
        #expect(canonical(sixteen + " oak").words.isEmpty)
        #expect(canonical("").words.isEmpty && canonical("?!").words.isEmpty)
    }

    @Test("what may have been typed on the other keyboard has four to sixty characters")
    func keyboards() {
        for (count, isTyped) in [(3, false), (4, true), (60, true), (61, false)] {
            let text = [UInt32](repeating: 0x46, count: count)
            #expect(KeyboardLayout.typed(text) == (isTyped ? [UInt32](repeating: 0x66, count: count) : nil), "\(count)")
            let small = [UInt32](repeating: 0x66, count: count)
            #expect(KeyboardLayout.cyrillicKeys(of: small) == (isTyped ? .init(repeating: 0x430, count: count) : nil))
        }
    }

    @Test("a language has two or three letters, up to a hyphen or an underscore")
    func languages() {
        for (tag, expected) in [
            ("ru", "ru"), ("RU", "ru"), ("ru-RU", "ru"), ("de_AT", "de"), ("nds", "nds"), ("az", "az"), ("za", "za"),
        ] {
            #expect(AnswerLanguage(tag: tag)?.tag == expected, "\(tag)")
        }
        for tag in ["", "r", "engl", "e1", "-de", "é", "e`", "e{", "ру"] {
            #expect(AnswerLanguage(tag: tag) == nil, "\(tag)")
        }
    }

    @Test("languages are equal where their tags are")
    func equality() throws {
        #expect(AnswerLanguage(tag: "de-AT") == AnswerLanguage(tag: "DE"))
        #expect(AnswerLanguage(tag: "de") != AnswerLanguage(tag: "fr"))
        #expect(try AnswerLanguage(tag: "de").map { Set([$0, try #require(AnswerLanguage(tag: "DE"))]) }?.count == 1)
    }
}
