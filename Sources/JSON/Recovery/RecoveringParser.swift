package import Diagnostics
package import Languages

/// Reads any bytes as JSON, reports everything that is wrong and continues at the next sensible place.
///
/// It is used for what `StrictScanner` refuses: it builds a tree and counts every step, and is about thirty times slower.
///
/// It may be shown a long text through a window that slides over it: where it `hasSeenAll` of the bytes there, a step is
/// taken again from a copy made before, when there are more.
package struct RecoveringParser {
    package private(set) var bytes: UnsafeBufferPointer<UInt8>
    let depthLimit: Int
    /// Whether the text continues behind `bytes`: what is found at their end is then not kept.
    package private(set) var hasMore: Bool
    /// The next byte to read.
    package var position: Int
    package var path = JSONPath()
    package var collector: DiagnosticCollector
    /// The opening brackets around `position`.
    var open: [Bracket] = []
    /// Whether an array was left behind a comma, so that its object must not ask for one.
    package var hasPassedComma = false
    /// Whether the value that comes next lacks its opening bracket, which was reported.
    var lacksBracket = false
    /// Members by the name of the member that stands beside them: they leave it where it was not closed.
    package var siblings: [String: String] = [:]
    /// Whether the end of the text was reported; it then explains everything that is missing.
    var hasReportedEnd = false
    /// The farthest byte that was read ahead of `position`.
    var lookahead = 0
    /// Whether `bytes` end with a damaged element of a list, behind which others follow.
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
        /// Its line, once the window has moved on.
        var line: Int?
        /// What stood behind it, also once the window has moved on.
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

    /// A byte ahead; 0 where there is none. Behind a part a comma and the brace of the next element are seen, as in the text.
    func byte(_ offset: Int) -> UInt8 {
        if offset < bytes.count { return offset >= 0 ? bytes[offset] : 0 }
        guard isPart, offset < endInSight else { return 0 }
        return offset == bytes.count ? UInt8(ascii: ",") : UInt8(ascii: "{")
    }

    /// Behind the last byte that `byte(_:)` knows.
    var endInSight: Int { isPart ? bytes.count + 2 : bytes.count }

    mutating func report(
        _ rule: DiagnosticRule, _ range: Range<Int>, _ message: LocalizedText, fix: Diagnostic.FixIt? = nil
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

    /// Whether the end of the window might have decided something.
    package var hasSeenAll: Bool { max(position, lookahead) + 16 > bytes.count }

    /// Continues at the same place in a window that has moved. The released bytes end before the last element.
    package mutating func move(to bytes: UnsafeBufferPointer<UInt8>, _ window: TextWindow, position: Int, hasMore: Bool)
    {
        self.bytes = bytes
        self.hasMore = hasMore
        self.position = position
        lookahead = 0
        collector.window = window
    }

    /// Reads on as if the text ended at a place.
    mutating func narrow(to end: Int) {
        bytes = UnsafeBufferPointer(rebasing: bytes[..<end])
        hasMore = false
        isPart = true
    }

    /// Reads on in all of the text again.
    mutating func widen(to bytes: UnsafeBufferPointer<UInt8>, hasMore: Bool) {
        self.bytes = bytes
        self.hasMore = hasMore
        isPart = false
    }

    /// Notes the lines of open brackets, which the window is about to leave.
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

    /// Whether a colour such as `#7e7e7e"` is here, a text without its opening quote.
    private mutating func isColour() -> Bool {
        var end = position + 1
        while end < bytes.count, end - position < 10, Hexadecimal.digit(bytes[end]) != nil { end += 1 }
        lookahead = max(lookahead, end)
        return end - position > 3 && byte(end) == UInt8(ascii: "\"")
    }

    private mutating func skipComment(until isOver: (RecoveringParser) -> Bool) {
        let start = position
        let isHash = current == UInt8(ascii: "#")
        let isBlock = !isHash && byte(start + 1) == UInt8(ascii: "*")
        // The shortest block is "/**/": behind "/*/" the star does not end the comment.
        position = min(bytes.count, position + (isHash ? 1 : isBlock ? 4 : 2))
        while position < bytes.count, !isOver(self) { position += 1 }
        report(
            .comment, start..<position, SyntaxTexts.comment,
            fix: .removing(start..<position, SyntaxTexts.removeComment))
    }

    /// Reports that the text ends too early, once.
    ///
    /// - Parameter text: where a text in quotes begins that it ends in.
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
            report(.unterminatedText, text..<min(bytes.count, text + 1), SyntaxTexts.unterminatedText)
        } else {
            position = max(0, bytes.count - 1)
            reportUnclosed(isArray: open.last?.isArray ?? false)
        }
    }
}

extension Diagnostic.FixIt {
    package static func removing(_ range: Range<Int>, _ title: LocalizedText) -> Diagnostic.FixIt {
        replacing(range, "", title)
    }

    package static func replacing(_ range: Range<Int>, _ text: String, _ title: LocalizedText) -> Diagnostic.FixIt {
        Diagnostic.FixIt(title: title, edits: [Diagnostic.Edit(byteRange: range, replacement: text)])
    }
}
