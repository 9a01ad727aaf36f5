import GeoJSON
import JSON

/// How the numbers of a text are written where that is not how a writer would write them: `61.40`, `1e1`, `-0.0`.
///
/// A number that stays in a changed geometry can so keep its text.
package struct NumberSpellings {
    private var spellings: [[UInt8]: [UInt8]] = [:]

    /// Looks through the coordinates of a geometry.
    ///
    /// - Complexity: O(*n*).
    package init(_ text: ArraySlice<UInt8>) {
        Self.forEachNumber(in: text) { range in
            let written = text[range]
            guard Self.mayBeUnusual(written), let number = Double(String(decoding: written, as: UTF8.self)) else {
                return
            }
            let usual = Self.usual(number)
            if usual != Array(written), spellings[usual] == nil { spellings[usual] = Array(written) }
        }
    }

    /// A text that a writer made, with the old spellings of its numbers.
    package func applied(to text: [UInt8]) -> [UInt8] {
        guard !spellings.isEmpty else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var position = 0
        Self.forEachNumber(in: text[...]) { range in
            guard let old = spellings[Array(text[range])] else { return }
            result += text[position..<range.lowerBound]
            result += old
            position = range.upperBound
        }
        result += text[position...]
        return result
    }

    private static func usual(_ number: Double) -> [UInt8] {
        var output = JSONOutput(.compact)
        output.coordinate(number)
        return output.finished()
    }

    /// Whether a number may be written otherwise: zeros at its end, an exponent, more digits than needed, a tiny number.
    private static func mayBeUnusual(_ text: ArraySlice<UInt8>) -> Bool {
        if text.count > 16 || text.last == UInt8(ascii: "0") { return true }
        return text.contains { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") } || text.starts(with: "0.000".utf8)
            || text.starts(with: "-0".utf8)
    }

    /// Calls `body` with the ranges of numbers outside strings.
    private static func forEachNumber(in text: ArraySlice<UInt8>, _ body: (Range<Int>) -> Void) {
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text[index]
            if byte == UInt8(ascii: "\"") {
                index += 1
                while index < text.endIndex, text[index] != UInt8(ascii: "\"") {
                    index += text[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                index += 1
            } else if byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte) {
                let start = index
                while index < text.endIndex, isPartOfNumber(text[index]) { index += 1 }
                body(start..<index)
            } else {
                index += 1
            }
        }
    }

    private static func isPartOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}
