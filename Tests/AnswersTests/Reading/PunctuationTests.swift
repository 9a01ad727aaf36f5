import Testing

@testable import Answers

@Suite("Classes of characters")
struct ScalarClassTests {
    @Test("beyond ASCII punctuation is what Unicode calls so, and a few signs")
    func punctuation() {
        let signs: Set<UInt32> = [ScalarClass.numero, 0xB4, 0x2212, 0x2044, 0xA9, 0xAE, 0x2122, 0x2120, 0x2117]
        for number in UInt32(0x80)...0x3100 {
            guard let scalar = Unicode.Scalar(number) else { continue }
            let isUnicodes =
                switch scalar.properties.generalCategory {
                case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
                    .finalPunctuation, .otherPunctuation:
                    true
                default: false
                }
            #expect(ScalarClass.isPunctuation(number) == (isUnicodes || signs.contains(number)), "\(number)")
        }
    }

    @Test("white space and letters are what Unicode calls so")
    func spaces() {
        for number in UInt32(0)...0x3100 {
            guard let scalar = Unicode.Scalar(number) else { continue }
            #expect(ScalarClass.isWhiteSpace(number) == scalar.properties.isWhitespace, "\(number)")
        }
    }

    @Test("letters, digits, spaces and symbols of ASCII are no punctuation")
    func ascii() {
        let punctuation = "!\"#%&'()*,-./:;?@[\\]_`{}".unicodeScalars.map(\.value)
        for number in UInt32(0)..<0x80 where number > 0x20 {
            #expect(ScalarClass.isPunctuation(number) == punctuation.contains(number), "\(number)")
        }
    }
}
