/// A decimal number of any length: 0.*digits* · 10^*magnitude*, without zeros at either end of the digits.
///
/// Equal numbers have equal values, in any notation.
struct DecimalKey: Sendable, Hashable {
    private var isNegative: Bool
    private var digits: [UInt8]
    private var magnitude: Int

    /// Larger powers of ten are clamped to this.
    private static let largestExponent = 1_000_000_000

    /// Reads a JSON number, or the description of a finite `Double`.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    init(_ text: String) {
        var digits: [UInt8] = []
        var isNegative = false
        var wholeDigits = 0
        var isFraction = false
        var leadingZeros = 0
        var exponent = 0
        var isExponent = false
        var isExponentNegative = false
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "-"): if isExponent { isExponentNegative = true } else { isNegative = true }
            case UInt8(ascii: "."): isFraction = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"): isExponent = true
            case 0x30...0x39:
                if isExponent {
                    exponent = min(exponent * 10 + Int(byte - 0x30), Self.largestExponent / 16)
                    continue
                }
                if !isFraction { wholeDigits += 1 }
                if digits.isEmpty, byte == 0x30 { leadingZeros += 1 } else { digits.append(byte - 0x30) }
            default: break
            }
        }
        while digits.last == 0 { digits.removeLast() }
        self.digits = digits
        self.isNegative = isNegative && !digits.isEmpty
        magnitude = digits.isEmpty ? 0 : wholeDigits - leadingZeros + (isExponentNegative ? -exponent : exponent)
    }

    /// −1, 0 or 1 where the first is less than, equal to or greater than the second.
    static func compare(_ left: DecimalKey, _ right: DecimalKey) -> Int {
        let signs = (left.sign, right.sign)
        guard signs.0 == signs.1 else { return signs.0 < signs.1 ? -1 : 1 }
        guard signs.0 != 0 else { return 0 }
        let size =
            if left.magnitude != right.magnitude {
                left.magnitude < right.magnitude ? -1 : 1
            } else if left.digits == right.digits {
                0
            } else {
                left.digits.lexicographicallyPrecedes(right.digits) ? -1 : 1
            }
        return size * signs.0
    }

    private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }
}
