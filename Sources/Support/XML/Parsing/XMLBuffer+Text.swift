/// What is done to text before it is handed out.
enum XMLTextKind {
    /// Entities are replaced and every white space becomes a space (XML 1.0 section 3.3.3).
    case attribute
    /// Entities are replaced and line ends become `\n` (section 2.11).
    case text
    /// Line ends become `\n`.
    case verbatim
}

extension XMLBuffer {
    /// Text up to the next markup, or as much as fits; never cut inside a character, an entity or a line end.
    mutating func textPiece() throws -> Range<Int> {
        while true {
            if let end = firstIndex(of: UInt8(ascii: "<"), from: position, to: end) { return position..<end }
            if isFull { return position..<safeCut() }
            guard try fill() else { return position..<end }
        }
    }

    private func safeCut() -> Int {
        var cut = end
        for offset in (max(position + 1, end - 16)..<end).reversed() {
            if base[offset] == UInt8(ascii: ";") { break }
            if base[offset] == UInt8(ascii: "&") {
                cut = offset
                break
            }
        }
        if cut == end {
            while cut > position + 1, base[cut - 1] & 0xC0 == 0x80 { cut -= 1 }
            if cut > position + 1, base[cut - 1] >= 0xC0 || base[cut - 1] == 0x0D { cut -= 1 }
        }
        return cut
    }

    func needsDecoding(_ range: Range<Int>) -> Bool {
        firstIndex(of: UInt8(ascii: "&"), from: range.lowerBound, to: range.upperBound) != nil
            || firstIndex(of: 0x0D, from: range.lowerBound, to: range.upperBound) != nil
    }

    /// Replaces entities and line ends in place, which never makes a text longer. Returns where it is now.
    mutating func decode(_ range: Range<Int>, as kind: XMLTextKind) throws -> Range<Int> {
        var read = range.lowerBound
        var write = range.lowerBound
        // An error needs the place as it was written, so lines are counted as they are overwritten.
        while read < range.upperBound {
            let byte = base[read]
            if byte == UInt8(ascii: "&"), kind != .verbatim {
                count(to: read)
                let (scalar, end) = try entity(at: read, limit: range.upperBound)
                for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                    base[write] = unit
                    write += 1
                }
                count(to: end)
                read = end
                continue
            }
            count(to: read + 1)
            read += 1
            if byte == 0x0D {
                if read < range.upperBound, base[read] == 0x0A {
                    count(to: read + 1)
                    read += 1
                }
                base[write] = kind == .attribute ? 0x20 : 0x0A
            } else {
                base[write] = kind == .attribute && byte < 0x20 ? 0x20 : byte
            }
            write += 1
        }
        return range.lowerBound..<write
    }

    /// The character that `&…;` stands for, and where it ends.
    private mutating func entity(at start: Int, limit: Int) throws -> (Unicode.Scalar, end: Int) {
        let longest = min(limit, start + 16)
        guard let end = firstIndex(of: UInt8(ascii: ";"), from: start, to: longest) else {
            throw unknownEntity(start..<longest)
        }
        let name = text((start + 1)..<end)
        let scalar: Unicode.Scalar? =
            switch name.first {
            case UInt8(ascii: "#"): Self.numeric(name.dropFirst())
            case nil: nil
            default: Self.predefined(XMLValue(name))
            }
        if let scalar { return (scalar, end + 1) }
        guard name.first == UInt8(ascii: "#"), Self.number(name.dropFirst()) != nil else {
            throw unknownEntity(start..<(end + 1))
        }
        let reference = String(decoding: text(start..<(end + 1)), as: UTF8.self)
        throw error(.forbiddenCharacter(reference), at: start)
    }

    private mutating func unknownEntity(_ range: Range<Int>) -> XMLError {
        error(.unknownEntity(String(decoding: text(range), as: UTF8.self)), at: range.lowerBound)
    }

    private static func predefined(_ name: XMLValue) -> Unicode.Scalar? {
        if name == "amp" { return "&" }
        if name == "quot" { return "\"" }
        if name == "apos" { return "'" }
        if name == "lt" { return "<" }
        if name == "gt" { return ">" }
        return nil
    }

    /// `&#233;` or `&#xE9;`, if it is a character that XML allows (section 2.2).
    private static func numeric(_ digits: Slice<UnsafeRawBufferPointer>) -> Unicode.Scalar? {
        guard let value = number(digits), value >= 0x20 || value == 9 || value == 10 || value == 13, value != 0xFFFE,
            value != 0xFFFF
        else {
            return nil
        }
        return Unicode.Scalar(value)
    }

    /// `233` or `xE9`, whatever character that is; the largest number for those beyond.
    private static func number(_ digits: Slice<UnsafeRawBufferPointer>) -> UInt32? {
        let isHexadecimal = digits.first == UInt8(ascii: "x")
        let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
        let radix = isHexadecimal ? 16 : 10
        guard !text.isEmpty, text.allSatisfy({ $0.hexDigitValue.map { $0 < radix } ?? false }) else { return nil }
        return UInt32(text, radix: radix) ?? .max
    }
}
