import Support

extension RecoveringParser {
    /// Skips a bracket and everything in it, by brackets and quotes alone.
    mutating func passNested() {
        var depth = 0
        while !isAtEnd {
            switch current {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                position += 1
                while !isAtEnd, current != UInt8(ascii: "\"") {
                    position += current == UInt8(ascii: "\\") ? 2 : 1
                }
            default: break
            }
            position = min(position + 1, bytes.count)
            if depth == 0 { return }
        }
    }

    /// At a closing bracket of the other kind: whether it belongs to an outer bracket, so that this one ends here.
    /// Otherwise it closes nothing and is skipped.
    mutating func leavesUnclosed() -> Bool {
        let closesArray = current == UInt8(ascii: "]")
        if open.dropLast().contains(where: { $0.isArray == closesArray }), endsSeveral() {
            reportUnclosed(isArray: !closesArray)
            return true
        }
        let text = closesArray ? "]" : "}"
        report(
            .bracketMismatch, position..<position + 1, Message("syntax-closes-nothing", ["bracket": .of(text)]))
        position += 1
        return false
    }

    mutating func reportUnclosed(isArray: Bool) {
        let (opening, closing) = isArray ? ("[", "]") : ("{", "}")
        var line: Int?
        // Counting lines reads the text from its start, which is too slow for thousands of findings.
        if collector.count < 50, let bracket = open.last { line = self.line(of: bracket) }
        report(
            .bracketMismatch, position..<min(bytes.count, position + 1),
            Message("syntax-unclosed", ["opening": .of(opening), "line": .of(line), "closing": .of(closing)]))
    }

    mutating func passComma(isExpected: Bool, closing: UInt8) {
        let comma = position
        position += 1
        guard isExpected, !hasPassedComma else {
            hasPassedComma = false
            reportExtraComma(comma)
            return
        }
        skipSpace()
        if current == closing { reportExtraComma(comma) }
    }

    private mutating func reportExtraComma(_ comma: Int) {
        report(
            .extraComma, comma..<comma + 1, Message("syntax-extra-comma"),
            fix: .removing(comma..<comma + 1, Message("syntax-remove-comma")))
    }

    /// The comma belongs after the last token before `position`.
    mutating func reportMissingComma() {
        var end = position
        while end > 0, StrictScanner.isSpace(bytes[end - 1]) { end -= 1 }
        report(
            .missingComma, max(0, end - 1)..<end, Message("syntax-missing-comma"),
            fix: .replacing(end..<end, ",", Message("syntax-insert-comma")))
    }
}
