import TestSupport
import Testing

@testable import Answers

/// The foldings of single scalars, as they were recorded and as other ways to fold them say.
@Suite("Foldings of every scalar")
struct FoldingTableTests {
    /// Latin, Greek and Cyrillic, and the ends of ranges that the foldings name.
    private static let scalars: [UInt32] =
        Array(0...0x4FF)
        + [
            0x52F, 0x530, 0x590, 0x591, 0x5BD, 0x5BE, 0x5BF, 0x5C0, 0x5C1, 0x5C2, 0x5C3, 0x64A, 0x64B, 0x65F, 0x660,
            0x669,
            0x66A, 0x66F, 0x670, 0x671, 0x1E9E, 0x1EF9, 0x1FFC, 0x200A, 0x200B, 0x200F, 0x2010, 0x2011, 0x2012, 0x2013,
            0x2014,
            0x2015, 0x2016, 0x2017, 0x2018, 0x2019, 0x201F, 0x2020, 0x2026, 0x2027, 0x2028, 0x2029, 0x202F, 0x2030,
            0x2044,
            0x2116, 0x2117, 0x2120, 0x2122, 0x2126, 0x212A, 0x212B, 0x2150, 0x215E, 0x215F, 0x2190, 0x2211, 0x2212,
            0x2213,
            0x20AC, 0x20BD, 0x3000, 0xAC00, 0xD7A3, 0xFB00, 0xFB06, 0xFF0D, 0xFF10, 0xFF19, 0xFF21, 0xFF41, 0xFFFD,
            0x1F6B2,
        ]

    /// A text with all but printable ASCII as numbers; one that is the same as before is `=`.
    private static func shown(_ scalars: [UInt32], _ before: [UInt32]) -> String {
        guard scalars != before else { return "=" }
        let texts = scalars.map { scalar in
            scalar > 0x20 && scalar < 0x7F ? String([scalar]) : "{" + String(scalar, radix: 16) + "}"
        }
        return "“" + texts.joined() + "”"
    }

    @Test("every folding of every scalar from U+0000 to U+04FF and at the ends of ranges is as it was recorded")
    func recorded() throws {
        let single: [AnswerFolding] = [.compatibility, .letterCase, .accents, .lookAlikes]
        let lines = Self.scalars.map { scalar in
            let inWord: [UInt32] = [0x61, scalar, 0x62]
            let number: [UInt32] = [0x20, scalar, 0x37]
            let columns =
                single.map { Self.shown(FoldedText([scalar], $0).scalars, [scalar]) } + [
                    Self.shown(FoldedText(inWord, .separating).scalars, inWord),
                    Self.shown(FoldedText(inWord, .joining).scalars, inWord),
                    Self.shown(FoldedText(number, .separating).scalars, number),
                ]
            return String(scalar, radix: 16) + " " + columns.joined(separator: " ")
        }
        #expect(try Recording("foldings").difference(from: lines) == nil)
    }

    @Test("a folding says that it changed something if and only if it did")
    func effects() {
        let each: [AnswerFolding] = [
            .compatibility, .letterCase, .yo, .accents, .punctuation, .whiteSpace, .lookAlikes, .article,
        ]
        for scalar in Self.scalars {
            for text in [[scalar], [0x61, scalar, 0x62], [0x20, scalar, 0x37], [0x74, 0x68, 0x65, 0x20, scalar]] {
                for folding in each {
                    let folded = FoldedText(text, folding)
                    #expect(folded.effects.isEmpty == (folded.scalars == text), "\(text) \(folding.rawValue)")
                }
            }
        }
    }

    @Test("the short way to small letters leads where the whole way does")
    func letterCase() {
        for scalar in Self.scalars {
            // The long s has no short way, and takes all other letters along.
            let whole = FoldedText([scalar, 0x17F], .letterCase).scalars
            #expect(FoldedText([scalar], .letterCase).scalars + [0x73] == whole, "\(String(scalar, radix: 16))")
        }
    }

    @Test("look-alikes are unified as the definition says, for 20,000 words")
    func lookAlikes() {
        let letters = Array("авекмнорстухіјѕбдя\u{482}\u{488}abekmhopctyxijsdfz5 ".unicodeScalars.map { $0.value })
        var state: UInt64 = 41
        for _ in 0..<20_000 {
            let text = (0..<6).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return letters[Int((state >> 33) % UInt64(letters.count))]
            }
            #expect(FoldedText(text, .lookAlikes).scalars == Self.unified(text), "\(String(text))")
        }
    }

    private static let pairs = zip("авекмнорстухіјѕ".unicodeScalars, "abekmhopctyxijs".unicodeScalars).map {
        ($0.value, $1.value)
    }

    /// The definition: a word is what begins with a letter and ends before a space.
    private static func unified(_ text: [UInt32]) -> [UInt32] {
        var result: [UInt32] = []
        for (number, part) in text.split(separator: 0x20, omittingEmptySubsequences: false).enumerated() {
            if number > 0 { result.append(0x20) }
            let start = part.firstIndex(where: ScalarClass.isLetter) ?? part.endIndex
            result += part[..<start] + unified(word: part[start...])
        }
        return result
    }

    private static func unified(word: ArraySlice<UInt32>) -> [UInt32] {
        let cyrillic = word.filter { (0x430...0x4FF).contains($0) }
        let latin = word.filter { (0x61...0x7A).contains($0) }
        let isOnlyCyrillic = cyrillic.contains { letter in !pairs.contains { $0.0 == letter } }
        let isOnlyLatin = latin.contains { letter in !pairs.contains { $0.1 == letter } }
        guard !cyrillic.isEmpty, !(isOnlyCyrillic && isOnlyLatin) else { return Array(word) }
        return word.map { letter in
            isOnlyCyrillic
                ? pairs.first { $0.1 == letter }?.0 ?? letter : pairs.first { $0.0 == letter }?.1 ?? letter
        }
    }
}
