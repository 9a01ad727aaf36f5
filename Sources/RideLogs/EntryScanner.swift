import Support

/// Reads the tokens of a line, each in the one form in which `EntryLine` writes it.
///
/// Other forms are not accepted, even if they are valid JSON: everything that is read can be written again byte for byte, so that
/// hashes stay valid. After `nil` the caller has to give up or restore a copy. The log cannot use the scanner of the `JSON` module:
/// that one accepts every form of JSON and returns values, from which the hashed bytes cannot be reconstructed.
struct EntryScanner {
    typealias BytePointer = UnsafePointer<UInt8>

    private(set) var position: BytePointer
    let end: BytePointer

    /// Scans bytes, which must outlive the scanner.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        // An empty buffer may have no address; any other will do, since it is not read.
        let start = bytes.baseAddress ?? BytePointer(Self.nothing.utf8Start)
        position = start
        end = start + bytes.count
    }

    private static let nothing: StaticString = ""

    var isAtEnd: Bool { position == end }

    /// The remaining bytes.
    var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: position, count: end - position) }

    /// Skips bytes.
    mutating func advance(_ count: Int) { position += count }

    /// Skips a text if it comes next.
    @inline(__always)
    mutating func skip(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard end - position >= count else { return false }
        let start = text.utf8Start
        for index in 0..<count where position[index] != start[index] { return false }
        position += count
        return true
    }

    /// An integer: no leading zeros, no minus before zero.
    mutating func integer() -> Int64? {
        var place = position
        let isNegative = place < end && place.pointee == UInt8(ascii: "-")
        if isNegative { place += 1 }
        let start = place
        var magnitude: UInt64 = 0
        while place < end, place.pointee &- 0x30 < 10 {
            guard place - start < 19 else { return nil }
            magnitude = magnitude &* 10 &+ UInt64(place.pointee &- 0x30)
            place += 1
        }
        let count = place - start
        guard count > 0, start.pointee != 0x30 || (count == 1 && !isNegative) else { return nil }
        guard magnitude <= UInt64(Int64.max) + (isNegative ? 1 : 0) else { return nil }
        position = place
        return isNegative ? Int64(truncatingIfNeeded: 0 &- magnitude) : Int64(magnitude)
    }

    /// A count; `nil` if it does not fit into `Int`.
    mutating func count() -> Int? { integer().flatMap(Int.init(exactly:)) }

    /// 32 hexadecimal digits.
    mutating func digest() -> EntryDigest? {
        guard end - position >= 32, let high = Hexadecimal.word(position), let low = Hexadecimal.word(position + 16)
        else {
            return nil
        }
        position += 32
        return EntryDigest(high: high, low: low)
    }

    /// A text in quotes that is likely to be repeated.
    mutating func name(_ interned: inout InternedTexts) -> String? {
        let start = position
        guard let bytes = plainText() else {
            position = start
            return text()
        }
        return interned.text(bytes)
    }

    /// A text in quotes.
    mutating func text() -> String? {
        let start = position
        if let bytes = plainText() { return InternedTexts.text(bytes) }
        position = start
        return escapedText()
    }

    /// The bytes between quotes if nothing is escaped.
    private mutating func plainText() -> UnsafeBufferPointer<UInt8>? {
        guard position < end, position.pointee == UInt8(ascii: "\"") else { return nil }
        let start = position + 1
        var place = start
        while place < end {
            let byte = place.pointee
            if byte == UInt8(ascii: "\"") {
                position = place + 1
                return UnsafeBufferPointer(start: start, count: place - start)
            }
            guard byte != UInt8(ascii: "\\"), byte >= 0x20, byte != 0x7F else { return nil }
            place += 1
        }
        return nil
    }

    private mutating func escapedText() -> String? {
        guard skip("\"") else { return nil }
        var bytes: [UInt8] = []
        while position < end {
            let byte = position.pointee
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return bytes.withUnsafeBufferPointer(InternedTexts.text)
            case 0..<0x20, 0x7F: return nil
            case UInt8(ascii: "\\"):
                guard let escaped = escape() else { return nil }
                bytes.append(escaped)
            default: bytes.append(byte)
            }
        }
        return nil
    }

    /// The byte that an escape sequence stands for.
    private mutating func escape() -> UInt8? {
        if skip("\"") { return UInt8(ascii: "\"") }
        if skip("\\") { return UInt8(ascii: "\\") }
        guard skip("u00"), end - position >= 2 else { return nil }
        let digits = "0123456789abcdef".utf8
        guard let high = digits.firstOffset(of: position[0]), let low = digits.firstOffset(of: position[1]) else {
            return nil
        }
        let byte = UInt8(high << 4 | low)
        guard byte < 0x20 || byte == 0x7F else { return nil }
        position += 2
        return byte
    }

    /// A number in its shortest form, or `null` for one that is not finite.
    package mutating func number() -> Double? {
        if position < end, position.pointee == UInt8(ascii: "n") { return skip("null") ? .nan : nil }
        let start = position
        let isNegative = skip("-")
        let integer = position
        var digits: UInt64 = 0
        skipDigits(into: &digits)
        let integerCount = position - integer
        guard integerCount > 0, integerCount == 1 || integer.pointee != 0x30 else { return nil }
        var scale = 1.0
        var fractionCount = 0
        if skip(".") {
            let fraction = position
            skipDigits(into: &digits)
            fractionCount = position - fraction
            guard fractionCount > 0 else { return nil }
            // Powers of ten are exact up to 10²²; longer fractions take the slow path.
            for _ in 0..<min(fractionCount, 22) { scale *= 10 }
        }
        let hasExponent = position < end && position.pointee == UInt8(ascii: "e")
        let isShort = integerCount + fractionCount <= 15 && !hasExponent
        // Two numbers of up to 15 digits are never the same `Double`, so that no shorter one is either, as long as there is no zero at
        // the end. Both sides are exact and one division rounds once (Clinger, How to read floating point numbers accurately, 1990).
        if isShort, fractionCount == 0, digits != 0 || !isNegative {
            return isNegative ? -Double(digits) : Double(digits)
        }
        if isShort, fractionCount > 0, (position - 1).pointee != 0x30 {
            let magnitude = Double(digits) / scale
            // Below this, the shortest form has an exponent.
            if magnitude >= 1e-4 { return isNegative ? -magnitude : magnitude }
        }
        return longNumber(from: start)
    }

    private mutating func skipDigits(into digits: inout UInt64) {
        while position < end, position.pointee &- 0x30 < 10 {
            digits = digits &* 10 &+ UInt64(position.pointee &- 0x30)
            advance(1)
        }
    }

    /// A number that the standard library parses, and writes again to check that this is its shortest form.
    @inline(never)
    private mutating func longNumber(from start: BytePointer) -> Double? {
        if skip("e") {
            if !skip("-") { _ = skip("+") }
            var ignored: UInt64 = 0
            skipDigits(into: &ignored)
        }
        // No shortest form is longer than 24 characters.
        let count = position - start
        guard count <= 32 else { return nil }
        let text = UnsafeBufferPointer(start: start, count: count)
        guard let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else { return nil }
        var line = EntryLine()
        line.append(value)
        return line.bytes.elementsEqual(text) ? value : nil
    }
}

extension String.UTF8View {
    fileprivate func firstOffset(of byte: UInt8) -> Int? {
        firstIndex(of: byte).map { distance(from: startIndex, to: $0) }
    }
}
