/// JSON numbers as text.
package enum DecimalText {
    /// The nearest `Double`, infinite beyond its range; `nil` for what is no number. The text must be a JSON number.
    package static func double(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        Double(String(decoding: text, as: UTF8.self))
    }

    /// The value of a JSON number, kept exactly.
    package static func value(_ text: UnsafeBufferPointer<UInt8>) -> JSONValue {
        let string = String(decoding: text, as: UTF8.self)
        let isInteger = text.allSatisfy { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
        if isInteger, string != "-0", let integer = Int64(string) { return .integer(integer) }
        guard let double = Double(string), double.isFinite else { return .decimal(string) }
        // Fifteen digits always survive the way to Double and back; more have to be compared.
        let digits = text.prefix { $0 | 0x20 != UInt8(ascii: "e") }.lazy.filter { (0x30...0x39).contains($0) }
        let survives = digits.count <= 15 && double.magnitude >= Double.leastNormalMagnitude
        if survives || significance(string) == significance(double.description) {
            // An integer beyond 64 bits would be read back as another kind of value without a fraction.
            return isInteger && string != "-0" ? .decimal(string) : .double(double)
        }
        return .decimal(string)
    }

    /// Whether a text is a number by the grammar of RFC 8259 section 6.
    package static func isNumber(_ text: String) -> Bool {
        var bytes = Array(text.utf8)
        let length = bytes.count
        bytes.append(UInt8(ascii: "]"))
        return bytes.withUnsafeBufferPointer { buffer in
            guard length > 0, let scanner = StrictScanner(buffer, depthLimit: 1), let start = buffer.baseAddress else {
                return false
            }
            return scanner.skipNumber(start) == start + length
        }
    }

    /// A text that is the same for equal numbers, however they are written: `1`, `1.0` and `10e-1` are `1e0`.
    package static func canonical(_ text: String) -> String {
        let significance = significance(text)
        guard !significance.digits.isEmpty else { return "0" }
        let digits = String(decoding: significance.digits, as: UTF8.self)
        return "\(significance.isNegative ? "-" : "")\(digits)e\(significance.exponent)"
    }

    private struct Significance: Equatable {
        var isNegative: Bool
        var digits: [UInt8]
        var exponent: Int
    }

    /// Sign, digits without zeros at either end, and the power of ten of the last: equal for equal numbers.
    private static func significance(_ text: String) -> Significance {
        var digits: [UInt8] = []
        var exponent = 0
        var isFraction = false
        let parts = text.utf8.split(maxSplits: 1) { $0 | 0x20 == UInt8(ascii: "e") }
        for byte in parts.first ?? Substring().utf8 {
            if byte == UInt8(ascii: ".") { isFraction = true }
            guard (0x30...0x39).contains(byte) else { continue }
            if isFraction { exponent -= 1 }
            if byte != 0x30 || !digits.isEmpty { digits.append(byte) }
        }
        if parts.count > 1 {
            // Exponents beyond this are all the same to a `Double`, and sums of them do not overflow.
            let written = Int(Substring(parts[1])) ?? 0
            exponent += min(max(written, -(1 << 60)), 1 << 60)
        }
        while digits.last == 0x30 {
            digits.removeLast()
            exponent += 1
        }
        if digits.isEmpty { exponent = 0 }
        return Significance(isNegative: text.utf8.first == UInt8(ascii: "-"), digits: digits, exponent: exponent)
    }
}
