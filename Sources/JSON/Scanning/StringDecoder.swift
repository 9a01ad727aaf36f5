/// Turns checked JSON strings into Swift strings.
package enum StringDecoder {
    /// The string between two quotes, its escapes resolved. What is not right becomes a replacement character.
    package static func string(_ start: BytePointer, _ end: BytePointer) -> String {
        let raw = UnsafeBufferPointer(start: start, count: end - start)
        guard raw.contains(UInt8(ascii: "\\")) else { return String(decoding: raw, as: UTF8.self) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(raw.count)
        var pointer = start
        while pointer < end {
            guard pointer.pointee == UInt8(ascii: "\\"), pointer + 1 < end else {
                bytes.append(pointer.pointee)
                pointer += 1
                continue
            }
            let letter = pointer[1]
            pointer += 2
            if letter == UInt8(ascii: "u") {
                appendUnit(&pointer, end, to: &bytes)
            } else {
                bytes.append(plain(letter))
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func plain(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: letter
        }
    }

    private static func appendUnit(_ pointer: inout BytePointer, _ end: BytePointer, to bytes: inout [UInt8]) {
        guard let first = EscapeUnit.unit(at: pointer, end: end) else {
            bytes.append(contentsOf: "\u{FFFD}".utf8)
            return
        }
        pointer += 4
        var units = [first]
        if UTF16.isLeadSurrogate(first), end - pointer >= 6, pointer[0] == UInt8(ascii: "\\"),
            pointer[1] == UInt8(ascii: "u"), let second = EscapeUnit.unit(at: pointer + 2, end: end),
            UTF16.isTrailSurrogate(second)
        {
            units.append(second)
            pointer += 6
        }
        bytes.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    }
}
