import Support

/// Repairs strings with misplaced quotes: the text after a quote shows whether it ended the string.
extension RecoveringParser {
    /// How many bytes are searched for the quote that ends a string.
    private static let reach = 500

    /// Whether the text after the closing quote before `position` can follow a string, or is another string.
    mutating func endsText() -> Bool {
        var offset = position
        while offset < bytes.count, StrictScanner.isSpace(bytes[offset]) { offset += 1 }
        lookahead = max(lookahead, offset + 1)
        switch byte(offset) {
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"), 0: return true
        default:
            guard offset > position else { return false }
            return !Self.beginsWord(byte(offset)) || bytes[position..<offset].contains { $0 < 0x20 }
        }
    }

    /// Reads a string again whose end is followed by unexpected text; `nil` where it should stay as it is.
    ///
    /// - Parameter start: its opening quote; `position` is after the quote that seems to close it.
    mutating func misquoted(_ start: Int, isName: Bool) -> JSONNode? {
        let quote = position - 1
        if current == UInt8(ascii: "\"") { return surplus(start, quote) }
        var next = position
        while next < bytes.count, bytes[next] == 0x20 { next += 1 }
        guard Self.beginsWord(byte(next)) else { return nil }
        var end = quote
        while end > start + 1, Self.isPunctuation(bytes[end - 1]) { end -= 1 }
        if next == position, bytes[end..<quote].contains(where: { !StrictScanner.isSpace($0) }) {
            if end == start + 1 {
                // Only commas and brackets: the quote before them is superfluous.
                report(
                    .quotes, start..<start + 1, Message("syntax-surplus-quote"))
                position = start + 1
                return JSONNode(content: .invalid, range: start..<position)
            }
            position = end
            report(.unterminatedText, start..<end, Message("syntax-unterminated-text"))
            return text(start + 1..<end, from: start)
        }
        return withQuotesInside(start, quote, isName: isName)
    }

    /// A quote right after the closing one, `"a"",`.
    private mutating func surplus(_ start: Int, _ quote: Int) -> JSONNode? {
        var offset = position + 1
        while offset < bytes.count, StrictScanner.isSpace(bytes[offset]) { offset += 1 }
        lookahead = max(lookahead, offset + 1)
        switch byte(offset) {
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"): break
        default: return nil
        }
        reportSurplus(position)
        position += 1
        return text(start + 1..<quote, from: start)
    }

    private mutating func reportSurplus(_ quote: Int) {
        report(
            .quotes, quote..<quote + 1, Message("syntax-surplus-quote"),
            fix: .removing(quote..<quote + 1, Message("syntax-remove-quote")))
    }

    /// A string with quotes in it, `"Hotel "Adler" Garni"`: it ends on its line, with a quote that can end a string.
    private mutating func withQuotesInside(_ start: Int, _ first: Int, isName: Bool) -> JSONNode? {
        var inner = [first]
        var place = first + 1
        let limit = min(bytes.count, first + Self.reach)
        defer { lookahead = max(lookahead, place) }
        while place < limit, bytes[place] >= 0x20 {
            guard bytes[place] == UInt8(ascii: "\"") else {
                place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
                continue
            }
            var behind = place + 1
            while behind < bytes.count, StrictScanner.isSpace(bytes[behind]) { behind += 1 }
            lookahead = max(lookahead, behind + 1)
            switch byte(behind) {
            case UInt8(ascii: ":"):
                guard isName else { return nil }
                return quoted(start, inner, place)
            case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard !isName else { return nil }
                return quoted(start, inner, place)
            default:
                // A string that begins here would have no separator before it.
                if Self.isPunctuation(bytes[place - 1]) || bytes[place - 1] == UInt8(ascii: ":") { return nil }
                inner.append(place)
                place += 1
            }
        }
        return nil
    }

    private mutating func quoted(_ start: Int, _ inner: [Int], _ end: Int) -> JSONNode {
        position = end + 1
        if inner == [start + 1] {
            reportSurplus(start)
            return text(start + 2..<end, from: start)
        }
        let edits = inner.map { Diagnostic.Edit(byteRange: $0..<$0 + 1, replacement: "\\\"") }
        let last = inner.last ?? start
        report(
            .quotes, (inner.first ?? start)..<last + 1, Message("syntax-inner-quote"),
            fix: Diagnostic.FixIt(title: Message("syntax-escape-quote"), edits: edits))
        return text(start + 1..<end, from: start)
    }

    private func text(_ range: Range<Int>, from start: Int) -> JSONNode {
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
        return JSONNode(content: .string(text), range: start..<position)
    }

    private static func beginsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "#"), 0x80...:
            true
        default: false
        }
    }

    /// Whether a byte can follow a value: a comma, a closing bracket or white space.
    static func isPunctuation(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
            || StrictScanner.isSpace(byte)
    }
}
