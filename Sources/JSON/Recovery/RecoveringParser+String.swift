import Support

extension RecoveringParser {
    /// Reads a string, `position` at its opening quote.
    ///
    /// - Parameter isName: whether it is the name of a member.
    package mutating func string(isName: Bool = false) -> JSONNode {
        let start = position
        position += 1
        var text: [UInt8] = []
        var hasReportedEncoding = false
        while true {
            guard !isAtEnd else {
                reportEnd(inText: start)
                return JSONNode(content: .invalid, range: start..<position)
            }
            let byte = current
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                if !endsText(), let repaired = misquoted(start, isName: isName) { return repaired }
                return JSONNode(content: .string(String(decoding: text, as: UTF8.self)), range: start..<position)
            case UInt8(ascii: "\\"): escape(into: &text)
            case 0x0A, 0x0D:
                if !closesLater() { return unterminated(start, &text) }
                reportControl(position)
                text.append(byte)
                position += 1
            case 0..<0x20:
                reportControl(position)
                text.append(byte)
                position += 1
            case 0x80...:
                character(into: &text, &hasReportedEncoding)
            default:
                let run = position
                while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
                text.append(contentsOf: bytes[run..<position])
            }
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// Whether a string with a line break in it is closed later: the next quote is followed by text that can follow a string.
    private mutating func closesLater() -> Bool {
        var offset = position
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
            offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset += 1
        while offset < bytes.count, StrictScanner.isSpace(bytes[offset]) { offset += 1 }
        lookahead = max(lookahead, offset)
        switch byte(offset) {
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"): return true
        default: return false
        }
    }

    private mutating func unterminated(_ start: Int, _ text: inout [UInt8]) -> JSONNode {
        // A comma at the end of the line is the separator; the quote is missing before it.
        while let last = text.last, Self.isPunctuation(last) {
            text.removeLast()
            position -= 1
        }
        report(
            .unterminatedText, start..<position, Message("syntax-unterminated-text"))
        return JSONNode(content: .string(String(decoding: text, as: UTF8.self)), range: start..<position)
    }

    private mutating func reportControl(_ offset: Int) {
        let escape =
            switch bytes[offset] {
            case 0x0A: "\\n"
            case 0x0D: "\\r"
            case 0x09: "\\t"
            default: "\\u00" + hex(bytes[offset])
            }
        report(
            .controlCharacter, offset..<offset + 1, SyntaxTexts.control(bytes[offset], escape),
            fix: .replacing(
                offset..<offset + 1, escape, Message("syntax-write-as", ["text": .of(escape)])))
    }

    private func hex(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }

    private mutating func character(into text: inout [UInt8], _ hasReported: inout Bool) {
        guard let base = bytes.baseAddress else { return }
        let length = UTF8Form.length(at: base + position, end: base + bytes.count)
        guard length == 0 else {
            text.append(contentsOf: bytes[position..<position + length])
            position += length
            return
        }
        if !hasReported {
            report(
                .encoding, position..<position + 1,
                Message("syntax-not-utf8"))
            hasReported = true
        }
        text.append(contentsOf: "\u{FFFD}".utf8)
        position += 1
    }

    private mutating func escape(into text: inout [UInt8]) {
        guard let base = bytes.baseAddress else { return }
        let start = position
        let letter = byte(start + 1)
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 2
        case UInt8(ascii: "u"):
            unicodeEscape()
        default:
            position += 1
            report(
                .badEscape, start..<min(bytes.count, start + 2),
                Message("syntax-single-backslash"),
                fix: .replacing(
                    start..<start + 1, "\\\\", Message("syntax-double-backslash")))
            text.append(UInt8(ascii: "\\"))
            return
        }
        text.append(contentsOf: StringDecoder.string(base + start, base + position).utf8)
    }

    private mutating func unicodeEscape() {
        guard let base = bytes.baseAddress else { return }
        let start = position
        let end = base + bytes.count
        guard let unit = EscapeUnit.unit(at: base + start + 2, end: end) else {
            position = min(bytes.count, start + 2)
            report(
                .badEscape, start..<position, Message("syntax-bad-unicode-escape"))
            return
        }
        position = start + 6
        guard UTF16.isLeadSurrogate(unit) || UTF16.isTrailSurrogate(unit) else { return }
        if UTF16.isLeadSurrogate(unit), byte(position) == UInt8(ascii: "\\"), byte(position + 1) == UInt8(ascii: "u"),
            let second = EscapeUnit.unit(at: base + position + 2, end: end), UTF16.isTrailSurrogate(second)
        {
            position += 6
            return
        }
        report(
            .loneSurrogate, start..<position, Message("syntax-lone-surrogate", ["text": .of(excerpt(start..<position))])
        )
    }

    /// Reads a text in single quotes as one in double quotes, and reports it.
    mutating func singleQuoted() -> JSONNode {
        let start = position
        var end = position + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "'"), bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start + 1..<end]), as: UTF8.self)
        let isClosed = byte(end) == UInt8(ascii: "'")
        position = isClosed ? end + 1 : end
        let isPlain = isClosed && text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
        report(
            .quotes, start..<position, Message("syntax-single-quotes"),
            fix: isPlain
                ? .replacing(
                    start..<position, "\"\(text)\"", Message("syntax-use-double-quotes"))
                : nil)
        return JSONNode(content: .string(text), range: start..<position)
    }
}
