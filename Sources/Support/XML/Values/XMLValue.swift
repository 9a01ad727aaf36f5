/// The bytes of a name, an attribute's value or a text, entities replaced, without making a `String` of them.
///
/// They belong to the parser: a value must not be used after the parser's next call of `next()`.
package struct XMLValue {
    /// The UTF-8 bytes.
    package let bytes: UnsafeRawBufferPointer

    /// Looks at bytes.
    package init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// The value as text; invalid UTF-8 is repaired.
    package var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether the bytes are those of a literal.
    @inline(__always)
    package static func == (value: XMLValue, literal: StaticString) -> Bool {
        guard value.bytes.count == literal.utf8CodeUnitCount else { return false }
        let other = literal.utf8Start
        for index in 0..<value.bytes.count where value.bytes[index] != other[index] { return false }
        return true
    }

    /// The value without white space at either end.
    package var trimmed: XMLValue {
        var start = 0
        var end = bytes.count
        while start < end, XMLBytes.isSpace(bytes[start]) { start += 1 }
        while end > start, XMLBytes.isSpace(bytes[end - 1]) { end -= 1 }
        return XMLValue(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
    }

    /// A decimal integer, with white space at either end; `nil` where it is none or does not fit.
    package var integer: Int64? {
        let bytes = trimmed.bytes
        var index = 0
        var isNegative = false
        if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
            isNegative = first == UInt8(ascii: "-")
            index = 1
        }
        guard index < bytes.count else { return nil }
        var result: Int64 = 0
        while index < bytes.count {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit <= 9 else { return nil }
            let (tenfold, overflow) = result.multipliedReportingOverflow(by: 10)
            let (sum, secondOverflow) = tenfold.subtractingReportingOverflow(Int64(digit))
            guard !overflow, !secondOverflow else { return nil }
            result = sum
            index += 1
        }
        if isNegative { return result }
        return result == .min ? nil : -result
    }

    /// A decimal number times 10⁷, rounded half away from zero: degrees as OpenStreetMap keeps them.
    ///
    /// `nil` where it is no number or does not fit 32 bits. Exact for plain decimals of any length.
    package var tenMillionths: Int32? {
        let bytes = trimmed.bytes
        var index = 0
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative || bytes.first == UInt8(ascii: "+") { index = 1 }
        var result: Int64 = 0
        var digitCount = 0
        var decimals = -1
        while index < bytes.count {
            let digit = bytes[index] &- UInt8(ascii: "0")
            if digit <= 9 {
                digitCount += 1
                if decimals < 7 {
                    result = result * 10 + Int64(digit)
                    guard result < 1 << 36 else { return nil }
                    if decimals >= 0 { decimals += 1 }
                } else if decimals == 7 {
                    if digit >= 5 { result += 1 }
                    decimals = 8
                }
            } else if bytes[index] == UInt8(ascii: "."), decimals < 0 {
                decimals = 0
            } else {
                return scientificTenMillionths
            }
            index += 1
        }
        guard digitCount > 0 else { return nil }
        for _ in max(decimals, 0)..<max(7, decimals) { result *= 10 }
        return Int32(exactly: isNegative ? -result : result)
    }

    /// Numbers such as `4.9E-4`, which JOSM writes.
    private var scientificTenMillionths: Int32? {
        guard let number else { return nil }
        return Int32(exactly: (number * 1e7).rounded())
    }

    /// A finite decimal number, with white space at either end.
    package var number: Double? {
        let bytes = trimmed.bytes
        guard bytes.count <= 64, bytes.allSatisfy(XMLBytes.isNumberByte) else { return nil }
        guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else { return nil }
        return value
    }
}
