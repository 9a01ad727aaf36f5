/// A share in digits, as in *3/4* and *2 1/2*.
struct WrittenShare {
    /// As a decimal number where that is finite, else as `1/3`.
    let scalars: [UInt32]
    /// Where it ends in the text.
    let end: Int

    /// Reads a share or a mixed number whose first digits are known; `nil` where there is none.
    init?(_ text: [UInt32], from start: Int, to end: Int) {
        guard let first = Self.value(text[start..<end]) else { return nil }
        if end < text.count, Self.isSlash(text[end]), let (below, rest) = Self.digits(text, end + 1) {
            self.init(whole: nil, first, below, rest)
        } else if end < text.count, text[end] == 0x20,
            let (above, slash) = Self.digits(text, end + 1),
            slash < text.count, Self.isSlash(text[slash]),
            let (below, rest) = Self.digits(text, slash + 1)
        {
            self.init(whole: first, above, below, rest)
        } else {
            return nil
        }
    }

    private init?(whole: Int?, _ above: Int, _ below: Int, _ end: Int) {
        guard (2...10).contains(below), (1..<below).contains(above) else { return nil }
        self.end = end
        let decimals = [2: "5", 4: "25", 5: "2", 8: "125", 10: "1"]
        if let unit = decimals[below], let share = ExactDecimal("0." + unit) {
            scalars = (share * ExactDecimal(above) + ExactDecimal(whole ?? 0)).normalForm.unicodeScalars
                .map {
                    $0.value
                }
        } else {
            let share = "\(above)/\(below)"
            scalars = (whole.map { "\($0) " + share } ?? share).unicodeScalars.map { $0.value }
        }
    }

    private static func isSlash(_ scalar: UInt32) -> Bool { scalar == 0x2F || scalar == 0x2044 }

    private static func digits(_ text: [UInt32], _ start: Int) -> (value: Int, end: Int)? {
        let end =
            start < text.count
            ? text[start...].firstIndex { !ScalarClass.isDigit($0) } ?? text.count : start
        return value(text[min(start, end)..<end]).map { ($0, end) }
    }

    private static func value(_ digits: ArraySlice<UInt32>) -> Int? {
        guard (1...4).contains(digits.count) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    /// The text with a space before a character such as ½, so that compatibility does not make 2½ a 21/2.
    static func separated(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isVulgar(scalar) { result.append(" ") }
            result.append(scalar)
        }
        return String(result)
    }

    /// The fraction slash, which compatibility leaves of ½.
    static let slash: UInt32 = 0x2044

    static func isVulgar(_ scalar: Unicode.Scalar) -> Bool {
        (0xBC...0xBE).contains(scalar.value) || (0x2150...0x215E).contains(scalar.value)
    }
}
