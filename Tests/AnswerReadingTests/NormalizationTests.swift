import Foundation
import Testing

@testable import AnswerReading

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
