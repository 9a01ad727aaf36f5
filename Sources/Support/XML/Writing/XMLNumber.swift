/// Numbers as XML Schema's `decimal` and `double` both read them: digits and a point, no exponent.
package enum XMLNumber {
    /// The shortest text that is read back as the same `Double`; `nil` for a number that is not finite.
    package static func text(_ value: Double) -> String? {
        guard value.isFinite else { return nil }
        let text = "\(value)"
        let parts = text.split(separator: "e")
        guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
        let sign = value < 0 ? "-" : ""
        let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".")
        let whole = mantissa.first.map(String.init) ?? "0"
        let digits = whole + (mantissa.count > 1 ? String(mantissa[1]) : "")
        let point = whole.utf8.count + exponent
        if point <= 0 { return "\(sign)0.\(String(repeating: "0", count: -point))\(digits)" }
        return sign + digits + String(repeating: "0", count: max(0, point - digits.utf8.count)) + ".0"
    }

    /// A number rounded to `decimals` (0 to 9), without zeros at the end: `61.4`, `-0.0000001`, `3`; `nil` for one that is not finite or
    /// has ten digits or more before the point.
    package static func text(_ value: Double, decimals: Int) -> String? {
        guard value.magnitude < 1e9 else { return nil }
        var scale: Int64 = 1
        for _ in 0..<min(max(decimals, 0), 9) { scale *= 10 }
        let scaled = Int64((value * Double(scale)).rounded())
        return text(scaled, over: scale)
    }

    /// A whole number divided by a power of ten, exactly.
    package static func text(_ value: Int64, over scale: Int64) -> String {
        let (whole, rest) = value.magnitude.quotientAndRemainder(dividingBy: max(scale, 1).magnitude)
        let sign = value < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        var fraction = String(rest + scale.magnitude).dropFirst()
        while fraction.last == "0" { fraction.removeLast() }
        return "\(sign)\(whole).\(fraction)"
    }
}
