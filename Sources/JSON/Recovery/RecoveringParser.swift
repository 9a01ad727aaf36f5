package import Support

/// Reads any bytes as JSON, reports every error and continues at the next plausible place.
///
/// It reads what `StrictScanner` refuses: it builds a tree and checks every step, and is about thirty times slower.
///
/// It can read a long text in a sliding window: where it `hasSeenAll` of the window, a step is
/// repeated from an earlier copy of the state when more bytes are there.
package struct RecoveringParser {
    package private(set) var bytes: UnsafeBufferPointer<UInt8>
    let depthLimit: Int
    /// Whether the text continues after `bytes`: results at their end are then discarded.
    package private(set) var hasMore: Bool
    /// The next byte to read.
    package var position: Int
    package var path = JSONPath()
    package var collector: DiagnosticCollector
    /// The opening brackets around `position`.
    var open: [Bracket] = []
    /// Whether an array was left after a comma, so that its object must not require one.
    package var hasPassedComma = false
    /// Whether the next value lacks its opening bracket, which was reported.
    var lacksBracket = false
    /// For the name of a member, the name of the sibling whose unclosed object it leaves.
    package var siblings: [String: String] = [:]
    /// Whether the premature end of the text was reported, which explains all missing parts.
    var hasReportedEnd = false
    /// The farthest byte that was read ahead of `position`.
    var lookahead = 0
    /// Whether `bytes` end with a damaged element of a list that has further elements.
    private var isPart = false

    package init(
        bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int, hasMore: Bool, position: Int, path: JSONPath = JSONPath(),
        collector: DiagnosticCollector, open: [Bracket] = [], hasPassedComma: Bool = false,
        hasReportedEnd: Bool = false, lookahead: Int = 0
    ) {
        self.bytes = bytes
        self.depthLimit = depthLimit
        self.hasMore = hasMore
        self.position = position
        self.path = path
        self.collector = collector
        self.open = open
        self.hasPassedComma = hasPassedComma
        self.hasReportedEnd = hasReportedEnd
        self.lookahead = lookahead
    }

    package struct Bracket {
        var isArray: Bool
        var position: Int
        /// Its line, stored when the window moves.
        var line: Int?
        /// The text after it, kept when the window moves.
        var first = First()

        enum Kind {
            case object
            case array
            case text
            case closing
            case other
        }

        struct First {
            var kind = Kind.other
            var name: ArraySlice<UInt8> = []
        }
    }

    package init(
        _ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0, hasMore: Bool = false, depthLimit: Int,
        collector: DiagnosticCollector
    ) {
        self.bytes = bytes
        self.hasMore = hasMore
        self.position = position
        self.depthLimit = depthLimit
        self.collector = collector
    }

    var isAtEnd: Bool { position >= bytes.count }

    /// The byte at `position`; 0 at the end, which no token starts with.
    package var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

    /// A following byte; 0 where there is none. After a part, the comma and the brace of the next element are visible as in the text.
    func byte(_ offset: Int) -> UInt8 {
        if offset < bytes.count { return offset >= 0 ? bytes[offset] : 0 }
        guard isPart, offset < endInSight else { return 0 }
        return offset == bytes.count ? UInt8(ascii: ",") : UInt8(ascii: "{")
    }

    /// The offset after the last byte that `byte(_:)` returns.
    var endInSight: Int { isPart ? bytes.count + 2 : bytes.count }

    mutating func report(
        _ rule: DiagnosticRule, _ range: Range<Int>, _ message: Message, fix: Diagnostic.FixIt? = nil
    ) {
        guard !hasReportedEnd else { return }
        collector.report(rule, at: range, path, message, fix: fix)
    }

    /// The line of a bracket that is open.
    ///
    /// - Complexity: the bytes before it in the window.
    func line(of bracket: Bracket) -> Int {
        bracket.line ?? collector.window.place(of: bracket.position, in: bytes).line
    }

    /// Whether the end of the window may have influenced the result.
    package var hasSeenAll: Bool { max(position, lookahead) + 16 > bytes.count }

    /// Continues at the same place after the window moved. The released bytes end before the last element.
    package mutating func move(to bytes: UnsafeBufferPointer<UInt8>, _ window: TextWindow, position: Int, hasMore: Bool)
    {
        self.bytes = bytes
        self.hasMore = hasMore
        self.position = position
        lookahead = 0
        collector.window = window
    }

    /// Continues as if the text ended at an offset.
    mutating func narrow(to end: Int) {
        bytes = UnsafeBufferPointer(rebasing: bytes[..<end])
        hasMore = false
        isPart = true
    }

    /// Continues with the whole text again.
    mutating func widen(to bytes: UnsafeBufferPointer<UInt8>, hasMore: Bool) {
        self.bytes = bytes
        self.hasMore = hasMore
        isPart = false
    }

    /// Stores the lines of open brackets before the window moves past them.
    mutating func noteLines() {
        for index in open.indices where open[index].line == nil { open[index].line = line(of: open[index]) }
    }

    /// Skips blank space and comments, and reports the comments.
    package mutating func skipSpace() {
        while position < bytes.count {
            let byte = bytes[position]
            if StrictScanner.isSpace(byte) {
                position += 1
            } else if byte == UInt8(ascii: "/"), self.byte(position + 1) == UInt8(ascii: "/") {
                skipComment { parser in parser.current == 0x0A || parser.current == 0x0D }
            } else if byte == UInt8(ascii: "/"), self.byte(position + 1) == UInt8(ascii: "*") {
                skipComment { parser in
                    parser.byte(parser.position - 2) == UInt8(ascii: "*")
                        && parser.byte(parser.position - 1) == UInt8(ascii: "/")
                }
            } else if byte == UInt8(ascii: "#"), !isColour() {
                skipComment { parser in parser.current == 0x0A || parser.current == 0x0D }
            } else {
                return
            }
        }
    }

    /// Whether a colour such as `#7e7e7e"` is here, a string without its opening quote.
    private mutating func isColour() -> Bool {
        var end = position + 1
        while end < bytes.count, end - position < 10, EscapeUnit.digit(bytes[end]) != nil { end += 1 }
        lookahead = max(lookahead, end)
        return end - position > 3 && byte(end) == UInt8(ascii: "\"")
    }

    private mutating func skipComment(until isOver: (RecoveringParser) -> Bool) {
        let start = position
        let isHash = current == UInt8(ascii: "#")
        let isBlock = !isHash && byte(start + 1) == UInt8(ascii: "*")
        // The shortest block is "/**/": in "/*/" the star does not end the comment.
        position = min(bytes.count, position + (isHash ? 1 : isBlock ? 4 : 2))
        while position < bytes.count, !isOver(self) { position += 1 }
        report(
            .comment, start..<position, Message("syntax-comment"),
            fix: .removing(start..<position, Message("syntax-remove-comment")))
    }

    /// Reports that the text ends too early, once.
    ///
    /// - Parameter text: the beginning of the string in which the text ends.
    mutating func reportEnd(inText text: Int? = nil) {
        guard !hasReportedEnd else { return }
        let end = bytes.count
        defer {
            hasReportedEnd = true
            position = end
        }
        guard !hasMore else { return }
        if isPart {
            reportEndOfPart(inText: text)
            return
        }
        let bracket = open.last.map { $0.isArray ? "[" : "{" }
        let line = open.last.map { self.line(of: $0) } ?? 0
        let closing = (text != nil ? "\"" : "") + open.reversed().prefix(20).map { $0.isArray ? "]" : "}" }.joined()
        report(
            .unexpectedEnd, max(0, min(end, position) - 1)..<end,
            SyntaxTexts.cutOff(open.count, bracket, line, closing: open.count > 20 ? "" : closing))
    }

    private mutating func reportEndOfPart(inText text: Int?) {
        if let text {
            report(.unterminatedText, text..<min(bytes.count, text + 1), Message("syntax-unterminated-text"))
        } else {
            position = max(0, bytes.count - 1)
            reportUnclosed(isArray: open.last?.isArray ?? false)
        }
    }
}

extension Diagnostic.FixIt {
    package static func removing(_ range: Range<Int>, _ title: Message) -> Diagnostic.FixIt {
        replacing(range, "", title)
    }

    package static func replacing(_ range: Range<Int>, _ text: String, _ title: Message) -> Diagnostic.FixIt {
        Diagnostic.FixIt(title: title, edits: [Diagnostic.Edit(byteRange: range, replacement: text)])
    }
}

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
            report(.trailingText, position..<position + 1, Message("syntax-second-text"))
        case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","):
            let text = String(Character(Unicode.Scalar(current)))
            report(.trailingText, position..<position + 1, Message("syntax-trailing-text", ["text": .of(text)]))
        default:
            // Only text without structure is skipped: a bracket after it may begin a value.
            var end = position
            while end < bytes.count, !Self.isBracket(bytes[end]) { end += 1 }
            while end > position, StrictScanner.isSpace(bytes[end - 1]) { end -= 1 }
            report(
                .trailingText, position..<end, Message("syntax-trailing-text", ["text": .of(excerpt(position..<end))]))
        }
    }

    private static func isBracket(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    }

    /// The start of the JSON text; `nil` and a finding where there is none.
    package mutating func contentStart(allowsByteOrderMark: Bool) -> Int? {
        func report(
            _ rule: DiagnosticRule, _ range: Range<Int>, _ message: Message, _ fix: Diagnostic.FixIt? = nil
        ) {
            collector.report(rule, at: range, JSONPath(), message, fix: fix)
        }
        let head = Array(bytes.prefix(4))
        if head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE])
            || (head.count >= 2 && (head[0] == 0) != (head[1] == 0))
        {
            report(
                .encoding, 0..<2,
                Message("syntax-utf16"))
            return nil
        }
        var start = 0
        if head.starts(with: [0xEF, 0xBB, 0xBF]) {
            start = 3
            if !allowsByteOrderMark {
                report(
                    .byteOrderMark, 0..<3,
                    Message("syntax-byte-order-mark"),
                    .removing(0..<3, Message("syntax-remove-mark")))
            }
        }
        if bytes[start...].allSatisfy(StrictScanner.isSpace) {
            report(
                .emptyText, 0..<min(1, bytes.count),
                Message("syntax-empty-file"))
            return nil
        }
        return start
    }
}

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
            report(
                .bracketMismatch, position..<position + 1, Message("syntax-closes-too-early", ["bracket": .of(text)]))
        } else {
            report(
                .unexpectedCharacter, position..<end,
                Message("syntax-unexpected", ["text": .of(excerpt(position..<end))]))
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
