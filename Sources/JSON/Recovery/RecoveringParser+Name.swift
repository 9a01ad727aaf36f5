import Support

extension RecoveringParser {
    /// The result of reading the name of a member.
    enum Name {
        case name(String, Range<Int>)
        /// A bracket without a name, not yet skipped.
        case bracket
        /// A colon without a name, which was reported and skipped; a value follows.
        case value
        /// Something else, which was reported and skipped.
        case nothing
    }

    /// Reads the name of a member.
    mutating func name() -> Name {
        let start = position
        switch current {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            if let name = unclosedName() { return name }
            let node = current == UInt8(ascii: "'") ? singleQuoted() : string(isName: true)
            guard case .string(let key) = node.content else { return .nothing }
            return .name(key, node.range)
        case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            while !isAtEnd, Self.belongsToName(current) { position += 1 }
            let key = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
            // Possibly only the opening quote is missing.
            if current == UInt8(ascii: "\"") { position += 1 }
            let range = start..<position
            report(
                .quotes, range, Message("syntax-unquoted-name", ["name": .of(excerpt(range))]),
                fix: .replacing(range, "\"\(key)\"", Message("syntax-add-quotes")))
            return .name(key, range)
        case UInt8(ascii: ":"):
            report(
                .missingValue, start..<start + 1, Message("syntax-missing-name"))
            position += 1
            return .value
        case UInt8(ascii: "{"), UInt8(ascii: "["): return .bracket
        default:
            skipUnexpected()
            return .nothing
        }
    }

    /// A name that lacks its closing quote: `"type: "Point"`, `"properties: {`; `nil` for others.
    private mutating func unclosedName() -> Name? {
        guard current == UInt8(ascii: "\"") else { return nil }
        let start = position
        var colon = start + 1
        while colon < bytes.count, Self.belongsToName(bytes[colon]) { colon += 1 }
        guard colon > start + 1, byte(colon) == UInt8(ascii: ":") else {
            lookahead = max(lookahead, colon)
            return nil
        }
        var value = colon + 1
        while value < bytes.count, bytes[value] == 0x20 || bytes[value] == 0x09 { value += 1 }
        lookahead = max(lookahead, value + 1)
        switch byte(value) {
        // The quote of a complete name is followed by its colon.
        case UInt8(ascii: "\""):
            var behind = value + 1
            while behind < bytes.count, StrictScanner.isSpace(bytes[behind]) { behind += 1 }
            lookahead = max(lookahead, behind)
            guard byte(behind) != UInt8(ascii: ":") else { return nil }
        case UInt8(ascii: "{"), UInt8(ascii: "["): break
        default:
            guard isUnclosed(from: colon) else { return nil }
        }
        position = colon
        report(
            .unterminatedText, start..<colon, Message("syntax-unterminated-text"))
        let key = String(decoding: UnsafeBufferPointer(rebasing: bytes[start + 1..<colon]), as: UTF8.self)
        return .name(key, start..<colon)
    }

    /// Whether the next quote does not end a name.
    private mutating func isUnclosed(from colon: Int) -> Bool {
        var quote = colon
        while quote < bytes.count, bytes[quote] != UInt8(ascii: "\""), bytes[quote] >= 0x20 { quote += 1 }
        var behind = quote + 1
        while behind < bytes.count, StrictScanner.isSpace(bytes[behind]) { behind += 1 }
        lookahead = max(lookahead, behind)
        return byte(quote) != UInt8(ascii: "\"") || byte(behind) != UInt8(ascii: ":")
    }

    mutating func reportNameless(_ start: Int) {
        report(
            .missingColon, start..<start + 1, Message("syntax-nameless-value"))
    }

    private static func belongsToName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"), 0x80...:
            true
        default: false
        }
    }

    /// Whether a colon follows the byte here.
    private mutating func isBeforeColon() -> Bool {
        var offset = position + 1
        while offset < bytes.count, StrictScanner.isSpace(bytes[offset]) { offset += 1 }
        lookahead = max(lookahead, offset)
        return byte(offset) == UInt8(ascii: ":")
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
        if current == UInt8(ascii: "}") || current == UInt8(ascii: "]"), isBeforeColon() {
            passStrayBracket()
            skipSpace()
            position += 1
            return
        }
        if current == UInt8(ascii: "=") {
            report(
                .missingColon, position..<position + 1, Message("syntax-equals-for-colon"),
                fix: .replacing(
                    position..<position + 1, ":", Message("syntax-write-colon")))
            position += 1
            return
        }
        let isBeforeValue =
            switch current {
            case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), 0x30...0x39: true
            case UInt8(ascii: "\""): !isName(at: position)
            default: false
            }
        guard isBeforeValue else {
            report(
                .missingColon, end - 1..<end, Message("syntax-missing-colon", ["name": .of(key.prefix(24))]))
            return
        }
        report(
            .missingColon, end - 1..<end, Message("syntax-only-colon-missing", ["name": .of(key.prefix(24))]))
    }
}
