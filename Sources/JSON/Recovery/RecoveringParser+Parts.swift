/// Reads damaged elements of a list up to the beginning of the next one, whatever their brackets and quotes say.
extension RecoveringParser {
    /// How many findings of a damaged element are kept; all those before its first structural fault are kept anyway.
    private static let keptFindings = 5

    /// Reads the value here as if the text ended at its latest possible end; the rest is skipped.
    ///
    /// - Parameter end: the offset of the comma after it, or the offset after its last byte where there is no comma.
    package mutating func value(upTo end: Int) -> JSONNode {
        let whole = (bytes: bytes, hasMore: hasMore, open: open, path: path)
        let before = collector.pending.count
        narrow(to: end)
        var node = value()
        skipSpace()
        // A surplus brace may have ended it too early: the rest is not reported separately.
        if !isAtEnd, !hasReportedEnd, collector.pending.count == before { reportLeftover() }
        widen(to: whole.bytes, hasMore: whole.hasMore)
        open = whole.open
        path = whole.path
        hasReportedEnd = false
        hasPassedComma = false
        lacksBracket = false
        lookahead = 0
        position = end
        node.range = min(node.range.lowerBound, end)..<min(node.range.upperBound, end)
        return node
    }

    /// Skips text in place of an element, up to an offset, and reports it.
    package mutating func skip(upTo end: Int) {
        reportLeftover(upTo: end)
        position = end
    }

    private mutating func reportLeftover() { reportLeftover(upTo: bytes.count) }

    private mutating func reportLeftover(upTo end: Int) {
        if current == UInt8(ascii: "}") || current == UInt8(ascii: "]") {
            let text = current == UInt8(ascii: "]") ? "]" : "}"
            report(.bracketMismatch, position..<position + 1, SyntaxTexts.closesTooEarly(text))
        } else {
            report(.unexpectedCharacter, position..<end, SyntaxTexts.unexpected(excerpt(position..<end)))
        }
    }

    /// Removes findings that only follow from a missing or surplus bracket, quote or colon, among those added since a given count.
    ///
    /// - Returns: whether there was such a fault: members missing in the element may then be present in the text.
    package mutating func dropConsequences(since count: Int) -> Bool {
        let findings = collector.pending[min(count, collector.pending.count)...]
        guard let first = findings.firstIndex(where: Self.hasConsequences) else { return false }
        collector.keepPending(max(first + 1, min(count, collector.pending.count) + Self.keptFindings))
        collector.dropFixes(behind: first)
        return true
    }

    private static func hasConsequences(_ finding: Diagnostic) -> Bool {
        guard finding.fix == nil else { return false }
        let rules: [DiagnosticRule] = [
            .bracketMismatch, .unterminatedText, .quotes, .missingColon, .unexpectedCharacter,
        ]
        return rules.contains { $0.identifier == finding.rule }
    }
}
