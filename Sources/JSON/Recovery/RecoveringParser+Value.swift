import Support

extension RecoveringParser {
    /// Reads a value; a missing value is reported and nothing is skipped.
    package mutating func value() -> JSONNode {
        skipSpace()
        let start = position
        guard !isAtEnd else {
            reportEnd()
            return JSONNode(content: .invalid, range: start..<start)
        }
        if lacksBracket { return bracketed() }
        if let text = unopened() { return text }
        switch current {
        case UInt8(ascii: "{"), UInt8(ascii: "["): return bracketed()
        case UInt8(ascii: "\""): return string()
        case UInt8(ascii: "'"): return singleQuoted()
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), 0x30...0x39: return number()
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            if isBeforeValue() {
                passStrayBrackets()
                return value()
            }
            report(
                .missingValue, start..<start + 1,
                Message("syntax-missing-value", ["next": .of(Character(Unicode.Scalar(current)))]))
            return JSONNode(content: .invalid, range: start..<start)
        case UInt8(ascii: ","), UInt8(ascii: ":"):
            report(
                .missingValue, start..<start + 1,
                Message("syntax-missing-value", ["next": .of(Character(Unicode.Scalar(current)))]))
            return JSONNode(content: .invalid, range: start..<start)
        case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): return word()
        default:
            skipUnexpected()
            return JSONNode(content: .invalid, range: start..<position)
        }
    }

    /// Skips closing brackets right before a value, and reports each.
    package mutating func passStrayBrackets() {
        while !isAtEnd, current == UInt8(ascii: "}") || current == UInt8(ascii: "]"), isBeforeValue() {
            passStrayBracket()
            skipSpace()
        }
    }

    /// Whether a value begins right after the byte here.
    private mutating func isBeforeValue() -> Bool {
        var offset = position + 1
        while offset < bytes.count, StrictScanner.isSpace(bytes[offset]) { offset += 1 }
        lookahead = max(lookahead, offset)
        switch byte(offset) {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"), 0x30...0x39:
            return !isName(at: offset)
        default: return false
        }
    }

    /// A string with a closing quote on this line and no opening one; `nil` for anything else.
    private mutating func unopened() -> JSONNode? {
        guard
            current >= 0x80 || (0x41...0x5A).contains(current) || (0x61...0x7A).contains(current)
                || current == UInt8(ascii: "#")
        else { return nil }
        var end = position
        while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] >= 0x20, bytes[end] != UInt8(ascii: ":"),
            end - position < 500
        { end += 1 }
        guard byte(end) == UInt8(ascii: "\"") else {
            lookahead = max(lookahead, end)
            return nil
        }
        var behind = end + 1
        while behind < bytes.count, StrictScanner.isSpace(bytes[behind]) { behind += 1 }
        lookahead = max(lookahead, behind)
        guard
            byte(behind) == UInt8(ascii: ",") || byte(behind) == UInt8(ascii: "}") || byte(behind) == UInt8(ascii: "]")
        else { return nil }
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[position..<end]), as: UTF8.self)
        guard !["true", "false", "null"].contains(where: text.hasPrefix) else { return nil }
        report(
            .quotes, position..<end + 1, Message("syntax-missing-opening-quote"))
        let range = position..<end + 1
        position = end + 1
        return JSONNode(content: .string(text), range: range)
    }

    /// Reports unexpected text and skips it, up to the next comma, bracket, quote or line.
    mutating func skipUnexpected() {
        let start = position
        position += 1
        while !isAtEnd, !Self.isLandmark(current) { position += 1 }
        let text = excerpt(start..<position)
        report(
            .unexpectedCharacter, start..<position, Message("syntax-unexpected", ["text": .of(text)]))
    }

    private static func isLandmark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "\""), 0x0A, 0x0D:
            true
        default: false
        }
    }

    /// The first characters of a part of the text for a message, without control characters.
    func excerpt(_ range: Range<Int>) -> String {
        let slice = UnsafeBufferPointer(
            rebasing: bytes[range.lowerBound..<min(range.upperBound, range.lowerBound + 80)])
        let text = String(decoding: slice, as: UTF8.self).unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
        let cut = text.prefix(24)
        return String(String.UnicodeScalarView(cut)) + (text.count > cut.count ? "…" : "")
    }

    package mutating func number() -> JSONNode {
        let start = position
        while !isAtEnd, Self.belongsToNumber(current) { position += 1 }
        let range = start..<position
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
        if DecimalText.isNumber(text) { return JSONNode(content: .number(isProper: true), range: range) }
        let fixed = Self.fixedNumber(text)
        report(
            .badNumber, range, Message("syntax-bad-number", ["text": .of(excerpt(range)), "fixed": .of(fixed)]),
            fix: fixed.map { .replacing(range, $0, Message("syntax-write-as", ["text": .of($0)])) })
        guard fixed != nil else { return JSONNode(content: .invalid, range: range) }
        return JSONNode(content: .number(isProper: false), range: range)
    }

    private static func belongsToNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), 0x30...0x39, 0x41...0x5A, 0x61...0x7A,
            UInt8(ascii: "_"):
            true
        default: byte >= 0x80
        }
    }

    /// The same number without a leading plus, with a zero on both sides of the point and none in front; `nil` where
    /// that does not make it a valid number, or its meaning would be uncertain.
    package static func fixedNumber(_ text: String) -> String? {
        var rest = Substring(text)
        var sign = ""
        if rest.first == "+" || rest.first == "-" { sign = rest.removeFirst() == "-" ? "-" : "" }
        if rest.hasPrefix(".") { rest = "0" + rest }
        if rest.hasSuffix(".") { rest += "0" }
        // 0123 may be octal; only zeros before a point or alone are certain.
        guard !(rest.first == "0" && rest.dropFirst().first?.isNumber == true) else { return nil }
        let result = sign + rest
        return DecimalText.isNumber(result) ? result : nil
    }

    private var isInCoordinates: Bool {
        for case .key(let name) in path.steps where name == "coordinates" || name == "bbox" { return true }
        return false
    }

    /// `true`, `false`, `null`, or a word that is not JSON.
    mutating func word() -> JSONNode {
        let start = position
        while !isAtEnd, Self.belongsToNumber(current) { position += 1 }
        let range = start..<position
        let word = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
        switch word {
        case "true": return JSONNode(content: .boolean(true), range: range)
        case "false": return JSONNode(content: .boolean(false), range: range)
        case "null": return JSONNode(content: .null, range: range)
        default: break
        }
        let shown = excerpt(range)
        let meant = ["true": "true", "false": "false", "none": "null", "null": "null", "nil": "null"][word.lowercased()]
        if let meant {
            report(
                .unknownWord, range, Message("syntax-unknown-word", ["word": .of(shown), "meant": .of(meant)]),
                fix: .replacing(range, meant, Message("syntax-write-as", ["text": .of(meant)])))
            return JSONNode(content: meant == "null" ? .null : .boolean(meant == "true"), range: range)
        }
        if ["nan", "infinity", "inf"].contains(word.lowercased()) {
            report(
                .unknownWord, range,
                isInCoordinates
                    ? Message("syntax-not-a-coordinate", ["word": .of(shown)])
                    : Message("syntax-not-a-number-2", ["word": .of(shown)]))
        } else {
            report(
                .unknownWord, range, Message("syntax-unquoted-text", ["word": .of(shown)]))
        }
        return JSONNode(content: .invalid, range: range)
    }
}
