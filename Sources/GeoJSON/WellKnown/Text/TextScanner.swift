/// Words, numbers and punctuation of well-known text.
struct TextScanner {
    private let bytes: [UInt8]
    /// The place of the next byte.
    private(set) var offset = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The next byte behind white space; `nil` at the end.
    mutating func peek() -> UInt8? {
        while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
        return offset < bytes.count ? bytes[offset] : nil
    }

    /// Steps over a character, if it is the next.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek() == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    mutating func expect(_ character: Unicode.Scalar) throws(WellKnownGeometryError) {
        guard take(character) else { throw failure(.expected(.character(String(character)))) }
    }

    /// The letters that follow, in capitals; empty where there are none. A word longer than any is cut.
    mutating func word() -> String {
        _ = peek()
        var letters: [UInt8] = []
        while offset < bytes.count, (0x61...0x7A).contains(bytes[offset] | 0x20) {
            if letters.count < 40 { letters.append(bytes[offset] & 0xDF) }
            offset += 1
        }
        return String(decoding: letters, as: UTF8.self)
    }

    /// Steps over a word in any case, if it is the next.
    mutating func take(word wanted: String) -> Bool {
        let start = offset
        if word() == wanted { return true }
        offset = start
        return false
    }

    /// Whether a number follows, or a word that stands in the place of one.
    var isAtNumber: Bool {
        mutating get { peek().map { Self.isNumeric($0) || (0x61...0x7A).contains($0 | 0x20) } ?? false }
    }

    /// A finite number.
    mutating func number() throws(WellKnownGeometryError) -> Double {
        _ = peek()
        let start = offset
        var digits: [UInt8] = []
        while offset < bytes.count, Self.isNumeric(bytes[offset]) {
            digits.append(bytes[offset])
            offset += 1
        }
        let text = String(decoding: digits, as: UTF8.self)
        guard let number = Double(text) else {
            offset = start
            let isNamed = ["NAN", "INF", "INFINITY"].contains(word())
            offset = start
            throw failure(isNamed ? .notFinite : .expected(.number))
        }
        guard number.isFinite else { throw WellKnownGeometryError(.notFinite, offset: start) }
        return number
    }

    /// A whole number of 32 bits.
    mutating func integer() throws(WellKnownGeometryError) -> Int32 {
        _ = peek()
        let start = offset
        while offset < bytes.count, bytes[offset] == UInt8(ascii: "-") || (0x30...0x39).contains(bytes[offset]) {
            offset += 1
        }
        guard let number = Int32(String(decoding: bytes[start..<offset], as: UTF8.self)) else {
            throw WellKnownGeometryError(.expected(.srid), offset: start)
        }
        return number
    }

    private static func isNumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    /// A fault at the next byte.
    mutating func failure(_ fault: WellKnownGeometryError.Fault) -> WellKnownGeometryError {
        peek() == nil
            ? WellKnownGeometryError(.truncated, offset: offset) : WellKnownGeometryError(fault, offset: offset)
    }
}
