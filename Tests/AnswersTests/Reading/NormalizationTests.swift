import Foundation
import Testing

@testable import Answers

@Suite("Unicode normalization of answers")
struct NormalizationTests {
    /// What is left out of the comparison, because the folding does something else with it on purpose.
    private func isOwnBusiness(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        // Numero, acute accent, trade mark and service mark stay; invisible characters go; digits become ASCII digits.
        return [0x2116, 0xB4, 0x2122, 0x2120].contains(scalar.value) || properties.isDefaultIgnorableCodePoint
            || [.decimalNumber, .unassigned, .privateUse].contains(properties.generalCategory)
            // Foundation may know no decomposition of scalars younger than itself.
            || properties.age.map { $0.major >= 16 } ?? true
    }

    private func normalized(_ text: String) -> [UInt32] {
        var scalars = text.unicodeScalars.map(\.value)
        _ = CompatibilityFolding.apply(to: &scalars)
        return scalars
    }

    private func reference(_ text: String) -> [UInt32] {
        text.precomposedStringWithCompatibilityMapping.unicodeScalars.map(\.value)
    }

    @Test("every scalar has the compatibility composition that Foundation gives it")
    func everyScalar() {
        var different: [String] = []
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), !isOwnBusiness(scalar) else { continue }
            let text = String(Character(scalar))
            if normalized(text) != reference(text) { different.append(String(value, radix: 16)) }
        }
        #expect(different.isEmpty, "\(different.count): \(different.prefix(40))")
    }

    @Test("letters with many marks are ordered and composed as Foundation does it")
    func marks() {
        let letters: [UInt32] = [0x61, 0x6F, 0x438, 0x435, 0x3B1, 0xC5, 0x915, 0x5D0, 0xFB01, 0x1E69]
        let marks: [UInt32] = [0x301, 0x306, 0x308, 0x323, 0x327, 0x328, 0x345, 0x30A, 0x93C, 0x5B7]
        for letter in letters {
            for first in marks {
                for second in marks {
                    for third in marks {
                        let text = String([letter, first, second, third, 0x78, second])
                        #expect(normalized(text) == reference(text), "\(letter) \(first) \(second) \(third)")
                    }
                }
            }
        }
    }

    /// 19 leads from U+1100, 21 vowels from U+1161 and 27 trails from U+11A8 are a syllable; what stands next to these is none.
    @Test(
        "syllables of Hangul are composed as the Unicode standard says in section 3.12, and what stands beside them is not"
    )
    func hangul() {
        // Foundation composes some of the neighbours too, so that it is no reference here.
        let trails: [UInt32] = [0x78, 0x1176, 0x11A6, 0x11A7, 0x11A8, 0x11A9, 0x11C1, 0x11C2, 0x11C3]
        for lead: UInt32 in [0x10FF, 0x1100, 0x1101, 0x1111, 0x1112, 0x1113, 0x1175] {
            for vowel: UInt32 in [0x115E, 0x1161, 0x1162, 0x1174, 0x1175, 0x1176, 0x1177] {
                let isSyllable = (0x1100..<0x1113).contains(lead) && (0x1161..<0x1176).contains(vowel)
                for trail in trails {
                    var expected = [lead, vowel, trail]
                    if isSyllable {
                        let syllable = 0xAC00 + (lead - 0x1100) * 588 + (vowel - 0x1161) * 28
                        expected = (0x11A8..<0x11C3).contains(trail) ? [syllable + trail - 0x11A7] : [syllable, trail]
                    }
                    #expect(normalized(String([lead, vowel, trail])) == expected)
                }
            }
        }
        for (syllable, isOpen) in [(0xAC00, true), (0xAC01, false), (0xAC1B, false), (0xAC1C, true), (0xD788, true)]
            as [(UInt32, Bool)]
        {
            for trail in trails {
                let isTrail = (0x11A8..<0x11C3).contains(trail)
                let expected = isOpen && isTrail ? [syllable + trail - 0x11A7] : [syllable, trail]
                #expect(normalized(String([syllable, trail])) == expected)
            }
        }
    }

    @Test("digits of any script are digits, invisible characters go, № is not No")
    func ownBusiness() {
        let pairs = [
            ("٠١٢٣", "0123"), ("１２", "12"), ("x²", "x2"), ("ﬃ", "ffi"), ("№ 5", "№ 5"), ("a\u{200B}b\u{AD}", "ab"),
            ("й", "й"), ("и\u{306}", "й"), ("Å", "Å"), ("㎞", "km"), ("𝔒𝔞𝔨", "Oak"),
            ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}"),
            ("\u{AC00}\u{11A8}", "\u{AC01}"), ("\u{AC01}\u{11A8}", "\u{AC01}\u{11A8}"),
        ]
        for (text, plain) in pairs {
            #expect(AnswerFolding.compatibility.apply(to: text).unicodeScalars.elementsEqual(plain.unicodeScalars))
        }
    }
}
