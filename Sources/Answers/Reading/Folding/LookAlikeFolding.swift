/// Letters that look the same in the Latin and the Cyrillic alphabet, as capitals or as small letters.
///
/// What looks the same to a person must be the same to the referee: `СССР` typed with Latin letters, a code `АВ12` that riders take
/// for Latin, a word with one letter of the other keyboard. A word with a letter that only one of the alphabets has is in that
/// alphabet; a word of look-alikes only is Latin. This gives both sides one normal form. Words that look different stay different,
/// except for a few pairs of small letters such as в and b.
enum LookAlikeFolding {
    /// - Returns: whether anything changed. Expects small letters.
    static func apply(to scalars: inout [UInt32]) -> Bool {
        var hasChanged = false
        var index = 0
        while index < scalars.count {
            guard ScalarClass.isLetter(scalars[index]) else {
                index += 1
                continue
            }
            var end = index + 1
            while end < scalars.count, scalars[end] != 0x20 { end += 1 }
            if unify(&scalars, index..<end) { hasChanged = true }
            index = end
        }
        return hasChanged
    }

    /// The Latin letter for each letter of a code, whatever its neighbours. Keeps capital letters.
    static func latin(ofCode scalar: UInt32) -> UInt32 {
        if let small = latin(of: scalar) { return isOnlyCapital(scalar) ? scalar : small }
        // From Ѕ to Х, the first and the last capital letter that looks Latin.
        guard (0x405...0x425).contains(scalar) else { return scalar }
        return latin(of: scalar + (scalar < 0x410 ? 0x50 : 0x20)).map { $0 - 0x20 } ?? scalar
    }

    /// The Latin letter that a small letter looks like, or the letter itself.
    static func latin(ofSmall scalar: UInt32) -> UInt32 {
        latin(of: scalar) ?? scalar
    }

    private static func unify(_ scalars: inout [UInt32], _ word: Range<Int>) -> Bool {
        var hasCyrillic = false
        var isOnlyCyrillic = false
        var isOnlyLatin = false
        for index in word {
            let scalar = scalars[index]
            if (0x430...0x4FF).contains(scalar) {
                hasCyrillic = true
                if latin(of: scalar) == nil { isOnlyCyrillic = true }
            } else if scalar &- 0x61 < 26 {
                if cyrillic(of: scalar) == nil { isOnlyLatin = true }
            }
        }
        guard hasCyrillic, !(isOnlyCyrillic && isOnlyLatin) else { return false }
        var hasChanged = false
        for index in word {
            let other = isOnlyCyrillic ? cyrillic(of: scalars[index]) : latin(of: scalars[index])
            if let other {
                scalars[index] = other
                hasChanged = true
            }
        }
        return hasChanged
    }

    /// Small letters whose capitals alone look alike.
    private static func isOnlyCapital(_ cyrillic: UInt32) -> Bool {
        switch cyrillic {
        case 0x432, 0x43C, 0x43D, 0x442: true
        default: false
        }
    }

    private static func latin(of cyrillic: UInt32) -> UInt32? {
        switch cyrillic {
        case 0x430: 0x61
        case 0x432: 0x62
        case 0x435: 0x65
        case 0x43A: 0x6B
        case 0x43C: 0x6D
        case 0x43D: 0x68
        case 0x43E: 0x6F
        case 0x440: 0x70
        case 0x441: 0x63
        case 0x442: 0x74
        case 0x443: 0x79
        case 0x445: 0x78
        case 0x456: 0x69
        case 0x458: 0x6A
        case 0x455: 0x73
        default: nil
        }
    }

    private static func cyrillic(of latin: UInt32) -> UInt32? {
        switch latin {
        case 0x61: 0x430
        case 0x62: 0x432
        case 0x65: 0x435
        case 0x6B: 0x43A
        case 0x6D: 0x43C
        case 0x68: 0x43D
        case 0x6F: 0x43E
        case 0x70: 0x440
        case 0x63: 0x441
        case 0x74: 0x442
        case 0x79: 0x443
        case 0x78: 0x445
        case 0x69: 0x456
        case 0x6A: 0x458
        case 0x73: 0x455
        default: nil
        }
    }
}
