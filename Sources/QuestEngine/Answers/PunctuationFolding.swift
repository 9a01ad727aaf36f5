/// Punctuation as a reader hears it: a pause between words, or nothing at all.
enum PunctuationFolding {
    /// A text whose punctuation is replaced.
    ///
    /// Apostrophes inside a word and № go. Everything else that Unicode calls punctuation becomes a space, or vanishes
    /// between two letters, or a letter and a digit, when `joiningLetters`. Between two digits it always separates:
    /// `1.5` must not turn into `15`. A minus that stands before a number is a sign and stays.
    static func apply(to text: String, joiningLetters: Bool) -> String {
        guard text.unicodeScalars.contains(where: isIgnored) else { return text }
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            guard isIgnored(scalar) else {
                result.append(scalar)
                continue
            }
            let before = index > 0 ? scalars[index - 1] : nil
            let after = index + 1 < scalars.count ? scalars[index + 1] : nil
            if isMinus(scalar), isDigit(after), before.map({ $0.properties.isWhitespace }) ?? true {
                result.append("-")
            } else if scalar == "№" {
                continue
            } else if isApostrophe(scalar), isWordPart(before), isWordPart(after) {
                continue
            } else if joiningLetters, !(isDigit(before) && isDigit(after)) {
                continue
            } else {
                result.append(" ")
            }
        }
        return String(result)
    }

    /// Whether a scalar is punctuation, a stray accent of a keyboard, or №.
    static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            true
        default:
            scalar == "№" || scalar == "`" || scalar == "´" || scalar == "\u{2212}"
        }
    }

    /// Whether a scalar is written for a minus: hyphen, non-breaking hyphen, figure, en and em dash, minus.
    static func isMinus(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2D, 0x2010...0x2014, 0x2212: true
        default: false
        }
    }

    private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "'" || scalar == "\u{2019}" || scalar == "\u{2018}" || scalar == "`" || scalar == "´"
    }

    private static func isWordPart(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return false }
        return scalar.properties.isAlphabetic || isDigit(scalar)
    }

    private static func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return false }
        return scalar >= "0" && scalar <= "9"
    }
}
