/// The class of a scalar in folding; plain ranges for the most common alphabets, Unicode's properties for the rest.
enum ScalarClass {
    static func isDigit(_ scalar: UInt32) -> Bool { scalar &- 0x30 < 10 }

    static func hasDigit(_ scalars: ArraySlice<UInt32>) -> Bool { scalars.contains(where: isDigit) }

    /// ASCII letters, and what Unicode calls alphabetic.
    static func isLetter(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return (scalar | 0x20) &- 0x61 < 26 }
        if scalar &- 0x400 < 0x82 { return true }
        return Unicode.Scalar(scalar)?.properties.isAlphabetic == true
    }

    static func isWordPart(_ scalar: UInt32) -> Bool { isDigit(scalar) || isLetter(scalar) }

    static func isWhiteSpace(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return scalar == 0x20 || scalar &- 0x09 < 5 }
        if scalar &- 0x400 < 0x130 { return false }
        return Unicode.Scalar(scalar)?.properties.isWhitespace == true
    }

    /// Whether a scalar is ignored in an answer: punctuation, a stray accent of a keyboard, №, ™ and the like.
    static func isPunctuation(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 {
            if isWordPart(scalar) || scalar <= 0x20 { return false }
            // $ + < = > ^ | ~ are symbols.
            switch scalar {
            case 0x24, 0x2B, 0x3C, 0x3D, 0x3E, 0x5E, 0x7C, 0x7E, 0x7F: return false
            default: return true
            }
        }
        switch scalar {
        case 0x400...0x481: return false
        case numero, 0xB4, 0x2212, 0x2044, 0xA9, 0xAE, 0x2122, 0x2120, 0x2117: return true
        default: break
        }
        switch Unicode.Scalar(scalar)?.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return true
        default:
            return false
        }
    }

    /// Whether a scalar is used as a minus: hyphen, non-breaking hyphen, figure, en and em dash, minus.
    static func isMinus(_ scalar: UInt32) -> Bool {
        scalar == 0x2D || scalar &- 0x2010 < 5 || scalar == 0x2212
    }

    static func isApostrophe(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x27, 0x2018, 0x2019, 0x60, 0xB4, 0x2BC: true
        default: false
        }
    }

    /// №, the sign for “number”.
    static let numero: UInt32 = 0x2116
}
