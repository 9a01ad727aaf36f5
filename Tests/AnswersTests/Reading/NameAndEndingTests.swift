import Testing

@testable import Answers

@Suite("Names and endings")
struct NameAndEndingTests {
    private func words(_ text: String) -> [AnswerWord] { AnswerWord.words(of: FoldedText(text, .plain).scalars, .any) }

    private func latin(_ text: String) -> [UInt32] {
        text.unicodeScalars.map { LookAlikeFolding.latin(ofSmall: $0.value) }
    }

    @Test("patronymics are known by their endings, behind at least one letter, or one by one where they are short")
    func patronymics() {
        for word in [
            "петрович", "петровна", "андреевич", "андреевна", "никитична", "ильинична", "ильич", "лукич", "яович",
        ] {
            #expect(RussianEndings.isPatronymic(word.unicodeScalars.map { $0.value }), "\(word)")
        }
        for word in ["ович", "овна", "ична", "кирпич", "сова", "ткач", "весна", "москвич", ""] {
            #expect(!RussianEndings.isPatronymic(word.unicodeScalars.map { $0.value }), "\(word)")
        }
    }

    @Test(
        "a stem has at least two letters, and the longest ending goes",
        arguments: [
            ("яма", "ям"), ("ум", "ум"), ("ось", "ос"), ("ива", "ив"), ("дубами", "дуб"), ("ивами", "ив"),
            ("моя", "мо"),
            ("синего", "син"), ("саду", "сад"), ("оа", "оа"), ("гоая", "го"),
        ])
    func stems(word: String, stem: String) {
        #expect(RussianEndings.stems(of: words(word)) == latin(stem))
    }

    @Test("a name has two to four words with capitals, apart from particles; in an answer the capitals may be missing")
    func names() {
        for text in ["Anna Smith", "Anna Maria Smith", "Anna Maria Clara Smith", "Ludwig van Beethoven", "A. Smith"] {
            #expect(NameWords(words(text)) != nil && NameWords(words(text), isAnswer: true) != nil, "\(text)")
        }
        for text in ["Smith", "One Two Three Four Five", "Anna 5"] {
            #expect(NameWords(words(text)) == nil && NameWords(words(text), isAnswer: true) == nil, "\(text)")
        }
        for text in ["anna smith", "Anna smith"] {
            #expect(NameWords(words(text)) == nil && NameWords(words(text), isAnswer: true) != nil, "\(text)")
        }
    }

    @Test("a code is in Latin letters where capitals look alike, and small ones where they do themselves")
    func codes() {
        let capitals = zip("АВЕКМНОРСТУХІЈЅ".unicodeScalars, "ABEKMHOPCTYXIJS".unicodeScalars)
        let small = zip("акеорсухіјѕ".unicodeScalars, "akeopcyxijs".unicodeScalars)
        var expected: [UInt32: UInt32] = [:]
        for (cyrillic, latin) in Array(capitals) + Array(small) { expected[cyrillic.value] = latin.value }
        for scalar: UInt32 in 0...0x52F {
            #expect(
                LookAlikeFolding.latin(ofCode: scalar) == expected[scalar] ?? scalar, "\(String(scalar, radix: 16))")
        }
    }

    @Test("a minus is a hyphen, a dash up to the em dash, or the sign itself; apostrophes are six signs")
    func signs() {
        let minus = (0...0x2FFF as ClosedRange<UInt32>).filter(ScalarClass.isMinus)
        #expect(minus == [0x2D, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2212])
        let apostrophes = (0...0x2FFF as ClosedRange<UInt32>).filter(ScalarClass.isApostrophe)
        #expect(apostrophes == [0x27, 0x60, 0xB4, 0x2BC, 0x2018, 0x2019])
    }
}
