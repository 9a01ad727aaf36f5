import Support

/// Reads the beginning and the end of a text.
extension RecoveringParser {
    /// Reads the whole text as one value; `nil` where there is none.
    mutating func wholeValue(allowsByteOrderMark: Bool) -> JSONValue? {
        guard let start = contentStart(allowsByteOrderMark: allowsByteOrderMark) else { return nil }
        position = start
        let node = value()
        checkTrailingText()
        var interpreter = Interpreter(after: self, path: JSONPath())
        let value = interpreter.value(node)
        collector = interpreter.collector
        return node.isInvalid ? nil : value
    }

    /// The findings since the last call, in the order of the text.
    package mutating func takeDiagnostics() -> [Diagnostic] {
        noteLines()
        return collector.takeLocated(in: bytes)
    }

    /// All findings of a finished reading.
    package mutating func allDiagnostics() -> [Diagnostic] {
        takeDiagnostics() + (collector.note.map { [$0] } ?? [])
    }

    /// Reports what follows the value.
    package mutating func checkTrailingText() {
        skipSpace()
        guard !isAtEnd else { return }
        switch current {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            report(.trailingText, position..<position + 1, SyntaxTexts.secondText)
        case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","):
            let text = String(Character(Unicode.Scalar(current)))
            report(.trailingText, position..<position + 1, SyntaxTexts.trailingText(text))
        default:
            // Only text without structure is skipped: a bracket after it may begin a value.
            var end = position
            while end < bytes.count, !Self.isBracket(bytes[end]) { end += 1 }
            while end > position, StrictScanner.isSpace(bytes[end - 1]) { end -= 1 }
            report(.trailingText, position..<end, SyntaxTexts.trailingText(excerpt(position..<end)))
        }
    }

    private static func isBracket(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    }

    /// The start of the JSON text; `nil` and a finding where there is none.
    package mutating func contentStart(allowsByteOrderMark: Bool) -> Int? {
        func report(
            _ rule: DiagnosticRule, _ range: Range<Int>, _ message: LocalizedText, _ fix: Diagnostic.FixIt? = nil
        ) {
            collector.report(rule, at: range, JSONPath(), message, fix: fix)
        }
        let head = Array(bytes.prefix(4))
        if head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE])
            || (head.count >= 2 && (head[0] == 0) != (head[1] == 0))
        {
            report(
                .encoding, 0..<2,
                SyntaxTexts.utf16)
            return nil
        }
        var start = 0
        if head.starts(with: [0xEF, 0xBB, 0xBF]) {
            start = 3
            if !allowsByteOrderMark {
                report(
                    .byteOrderMark, 0..<3,
                    SyntaxTexts.byteOrderMark,
                    .removing(0..<3, SyntaxTexts.removeMark))
            }
        }
        if bytes[start...].allSatisfy(StrictScanner.isSpace) {
            report(
                .emptyText, 0..<min(1, bytes.count),
                SyntaxTexts.emptyFile)
            return nil
        }
        return start
    }
}
