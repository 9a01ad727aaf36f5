import GeoJSON
import JSON

/// How the numbers of a text are written where that is not how a writer would write them: `61.40`, `1e1`, `-0.0`.
///
/// A number that stays in a changed geometry can so keep its text.
struct NumberSpellings {
    private var spellings: [[UInt8]: [UInt8]] = [:]

    /// Looks through the coordinates of a geometry.
    ///
    /// - Complexity: O(*n*).
    package init(_ text: ArraySlice<UInt8>) {
        text.withUnsafeBufferPointer { bytes in
            Self.forEachNumber(in: bytes) { range, hasExponent in
                let written = bytes[range]
                guard hasExponent || Self.mayBeUnusual(UnsafeBufferPointer(rebasing: written)),
                    let number = Double(String(decoding: written, as: UTF8.self))
                else { return }
                let usual = Self.usual(number)
                if !usual.elementsEqual(written), spellings[usual] == nil { spellings[usual] = Array(written) }
            }
        }
    }

    /// A text that a writer made, with the old spellings of its numbers.
    package func applied(to text: [UInt8]) -> [UInt8] {
        guard !spellings.isEmpty else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var position = 0
        text.withUnsafeBufferPointer { bytes in
            Self.forEachNumber(in: bytes) { range, _ in
                guard let old = spellings[Array(bytes[range])] else { return }
                result += bytes[position..<range.lowerBound]
                result += old
                position = range.upperBound
            }
        }
        result += text[position...]
        return result
    }

    private static func usual(_ number: Double) -> [UInt8] {
        var output = JSONOutput(.compact)
        output.coordinate(number)
        return output.finished()
    }

    /// Whether a number without an exponent may be written otherwise: zeros at its end, more digits than needed, a tiny number.
    @inline(__always)
    private static func mayBeUnusual(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        if text.count > 16 || text.last == UInt8(ascii: "0") { return true }
        guard text.count > 1 else { return false }
        if text[0] == UInt8(ascii: "-") { return text[1] == UInt8(ascii: "0") }
        return text[0] == UInt8(ascii: "0") && text.starts(with: "0.000".utf8)
    }

    /// Calls `body` with the ranges of numbers outside strings, and whether they have an exponent.
    @inline(__always)
    private static func forEachNumber(in text: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>, Bool) -> Void) {
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: "\"") {
                index += 1
                while index < text.count, text[index] != UInt8(ascii: "\"") {
                    index += text[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                index += 1
            } else if byte == UInt8(ascii: "-") || byte &- 0x30 < 10 {
                let start = index
                var hasExponent = false
                while index < text.count {
                    let byte = text[index]
                    if byte | 0x20 == UInt8(ascii: "e") {
                        hasExponent = true
                    } else if !isPartOfNumber(byte) {
                        break
                    }
                    index += 1
                }
                body(start..<index, hasExponent)
            } else {
                index += 1
            }
        }
    }

    /// Whether a byte is a digit, a sign or a point.
    @inline(__always)
    private static func isPartOfNumber(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
    }
}
