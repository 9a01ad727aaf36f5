/// One spelling for Latin and Russian letters, by which *Pushkin* and Пушкин meet.
///
/// Source: the common part of ISO 9, the rules of Russian passports and English usage; where they differ, as in *-sky* and *-skiy*,
/// *kh* and *h*, all become one.
package enum Transliteration {
    /// The letters of some words, and whether these are Latin; `nil` for words of both alphabets or with other letters.
    static func key(of words: [AnswerWord]) -> (key: [UInt32], isLatin: Bool)? {
        var isLatin: Bool?
        for word in words where word.kind == .word {
            guard let first = word.written.first else { return nil }
            let latin = first &- 0x61 < 26
            guard latin || (0x430...0x44F).contains(first), isLatin ?? latin == latin,
                !word.written.contains(where: { latin ? (0x430...0x44F).contains($0) : $0 &- 0x61 < 26 })
            else { return nil }
            isLatin = latin
        }
        guard let isLatin, words.count <= 4 else { return nil }
        var key: [UInt32] = []
        for word in words {
            if !key.isEmpty { key.append(0x20) }
            key +=
                word.kind != .word
                ? word.scalars : isLatin ? folded(word.written) : folded(russian(word.written))
        }
        return key.count >= 3 ? (key, isLatin) : nil
    }

    /// The letters of one folded word, Latin or Russian; other letters stay.
    package static func spelling(of word: [UInt32]) -> [UInt32] { folded(russian(word)) }

    /// The letter with which a word begins in the spelling for both alphabets.
    static func sound(of word: AnswerWord) -> UInt32? {
        guard word.kind == .word, let first = word.written.first else { return nil }
        return folded(first < 0x80 ? word.written : russian(word.written)).first
    }

    private static func russian(_ word: [UInt32]) -> [UInt32] {
        var result: [UInt32] = []
        result.reserveCapacity(word.count + 4)
        for scalar in word {
            guard (0x430...0x44F).contains(scalar) else {
                result.append(scalar)
                continue
            }
            result += letters[Int(scalar - 0x430)]
        }
        return result
    }

    /// Unifies what the rules of transliteration write in several ways.
    private static func folded(_ word: [UInt32]) -> [UInt32] {
        var result: [UInt32] = []
        result.reserveCapacity(word.count)
        for (index, scalar) in word.enumerated() {
            let next = index + 1 < word.count ? word[index + 1] : 0
            switch scalar {
            // kh is h.
            case 0x6B where next == 0x68: continue
            // ts is c.
            case 0x74 where next == 0x73:
                result.append(0x63)
                continue
            case 0x73 where result.last == 0x63 && index > 0 && word[index - 1] == 0x74: continue
            case 0x78: result += [0x6B, 0x73]
            case 0x77: result.append(0x76)
            // y, i and j are one, and none beside a vowel.
            case 0x79, 0x69, 0x6A:
                let isBeforeVowel = isVowel(next)
                let isAfterI = result.last == 0x69
                if !isBeforeVowel, !isAfterI { result.append(0x69) }
            default: result.append(scalar)
            }
        }
        return result
    }

    private static func isVowel(_ scalar: UInt32) -> Bool {
        scalar == 0x61 || scalar == 0x65 || scalar == 0x6F || scalar == 0x75
    }

    private static let letters: [[UInt32]] = [
        "a", "b", "v", "g", "d", "e", "zh", "z", "i", "i", "k", "l", "m", "n", "o", "p", "r", "s", "t",
        "u", "f", "kh",
        "ts",
        "ch", "sh", "shch", "", "y", "", "e", "yu", "ya",
    ].map { $0.unicodeScalars.map { $0.value } }
}
