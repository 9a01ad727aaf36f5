extension RecoveringParser {
    /// What was found where the name of a member is expected.
    enum Name {
        case name(String, Range<Int>)
        /// A bracket without a name, not yet skipped.
        case bracket
        /// Nothing before a colon, which was reported and skipped; a value follows.
        case value
        /// Something else, which was reported and skipped.
        case nothing
    }

    /// Reads the name of a member.
    mutating func name() -> Name {
        let start = position
        switch current {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let node = current == UInt8(ascii: "'") ? singleQuoted() : string()
            guard case .string(let key) = node.content else { return .nothing }
            return .name(key, node.range)
        case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            while !isAtEnd, Self.belongsToName(current) { position += 1 }
            let range = start..<position
            let key = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
            report(
                .quotes, range, SyntaxTexts.unquotedName(excerpt(range)),
                fix: .replacing(range, "\"\(key)\"", SyntaxTexts.addQuotes))
            return .name(key, range)
        case UInt8(ascii: ":"):
            report(
                .missingValue, start..<start + 1, SyntaxTexts.missingName)
            position += 1
            return .value
        case UInt8(ascii: "{"), UInt8(ascii: "["): return .bracket
        default:
            skipUnexpected()
            return .nothing
        }
    }

    mutating func reportNameless(_ start: Int) {
        report(
            .missingColon, start..<start + 1, SyntaxTexts.namelessValue)
    }

    private static func belongsToName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"), 0x80...:
            true
        default: false
        }
    }

    mutating func passColon(after key: String) {
        let end = position
        skipSpace()
        if current == UInt8(ascii: ":") {
            position += 1
            return
        }
        guard !isAtEnd else {
            reportEnd()
            return
        }
        if current == UInt8(ascii: "=") {
            report(
                .missingColon, position..<position + 1, SyntaxTexts.equalsForColon,
                fix: .replacing(
                    position..<position + 1, ":", SyntaxTexts.writeColon))
            position += 1
            return
        }
        report(
            .missingColon, end - 1..<end, SyntaxTexts.missingColon(key.prefix(24)))
    }

    /// Whether a name with its colon is here, which cannot be inside an array.
    mutating func isName() -> Bool {
        guard current == UInt8(ascii: "\""), open.count > 1 else { return false }
        var offset = position + 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
            if bytes[offset] == 0x0A { return false }
            offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset += 1
        while offset < bytes.count, StrictScanner.isSpace(bytes[offset]) { offset += 1 }
        lookahead = max(lookahead, offset)
        return byte(offset) == UInt8(ascii: ":")
    }
}
