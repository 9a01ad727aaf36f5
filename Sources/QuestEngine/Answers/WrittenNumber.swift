/// A number as a person writes it, compared digit by digit so that no size and no fraction is rounded.
struct WrittenNumber: Sendable, Hashable {
    /// Sign, digits without leading zeros, and where there is a fraction a point and digits without trailing zeros.
    let normalForm: String

    /// Every number that a text can mean; empty where it is none.
    ///
    /// `12`, `12.0`, `12,0`, ` №12. ` are one number. `1,000` has two readings, an English thousand and a Russian one;
    /// `12 000` and `1,000.5` have one. Surrounding punctuation is ignored, a minus in front is not.
    static func readings(of text: String) -> Set<WrittenNumber> {
        var body = Substring(CompatibilityForms.plain(text))
        let isNegative = strip(&body)
        guard let first = body.first, first.isASCIIDigit || first == "." || first == "," else { return [] }

        var readings: Set<WrittenNumber> = []
        for decimalMark in [Character("."), ","] {
            let parts = body.split(separator: decimalMark, maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count <= 2 else { continue }
            let fraction = parts.count == 2 ? parts[1] : ""
            guard fraction.allSatisfy(\.isASCIIDigit), parts.count == 1 || !fraction.isEmpty else { continue }
            let groupMark: Character? = decimalMark == "." ? "," : nil
            guard let whole = ungrouped(parts[0], groupMark: groupMark) else { continue }
            guard !whole.isEmpty || !fraction.isEmpty else { continue }
            readings.insert(WrittenNumber(isNegative: isNegative, whole: whole, fraction: fraction))
        }
        return readings
    }

    private init(isNegative: Bool, whole: String, fraction: Substring) {
        var fraction = fraction
        while fraction.last == "0" { fraction.removeLast() }
        let significant = whole.drop { $0 == "0" }
        let digits = (significant.isEmpty ? "0" : significant) + (fraction.isEmpty ? "" : ".") + fraction
        normalForm = isNegative && digits != "0" ? "-" + digits : String(digits)
    }

    /// Removes what stands around the number, and says whether a minus stood directly before it.
    private static func strip(_ body: inout Substring) -> Bool {
        var isNegative = false
        while let first = body.unicodeScalars.first, isSurrounding(first) || first == "+" {
            // A point or comma directly before a digit opens a fraction.
            if first == "." || first == ",", body.dropFirst().first?.isASCIIDigit == true { break }
            isNegative = PunctuationFolding.isMinus(first)
            body.unicodeScalars.removeFirst()
        }
        while let last = body.unicodeScalars.last, isSurrounding(last) {
            body.unicodeScalars.removeLast()
        }
        return isNegative
    }

    private static func isSurrounding(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || PunctuationFolding.isIgnored(scalar)
    }

    /// The digits of a whole number, which may be in groups of three parted by spaces, apostrophes or `groupMark`.
    private static func ungrouped(_ text: Substring, groupMark: Character?) -> String? {
        if text.allSatisfy(\.isASCIIDigit) { return String(text) }
        guard let mark = text.first(where: { !$0.isASCIIDigit }),
            mark.isWhitespace || mark == "'" || mark == "\u{2019}" || mark == groupMark
        else { return nil }
        let groups = text.split(separator: mark, omittingEmptySubsequences: false)
        guard let first = groups.first, (1...3).contains(first.count), groups.dropFirst().allSatisfy({ $0.count == 3 }),
            groups.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) })
        else { return nil }
        return groups.joined()
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { self >= "0" && self <= "9" && isASCII }
}
