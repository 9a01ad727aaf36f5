import Languages

/// Reads any bytes as JSON, reports everything that is wrong and goes on at the next sensible place.
///
/// It is used for what `StrictScanner` refuses: it builds a tree and counts every step, and is about thirty times slower.
struct RecoveringParser {
    let bytes: UnsafeBufferPointer<UInt8>
    let depthLimit: Int
    /// The next byte to read.
    var position: Int
    var path = JSONPath()
    var collector: DiagnosticCollector
    /// The opening brackets around `position`.
    var open: [Bracket] = []
    /// Whether an array was left behind a comma, so that its object must not ask for one.
    var hasPassedComma = false
    /// Whether the end of the text was reported; it then explains everything that is missing.
    var hasReportedEnd = false

    struct Bracket {
        var isArray: Bool
        var position: Int
    }

    init(
        _ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0, depthLimit: Int, collector: DiagnosticCollector
    ) {
        self.bytes = bytes
        self.position = position
        self.depthLimit = depthLimit
        self.collector = collector
    }

    var isAtEnd: Bool { position >= bytes.count }

    /// The byte at `position`; 0 at the end, which no token starts with.
    var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

    func byte(_ offset: Int) -> UInt8 {
        offset >= 0 && offset < bytes.count ? bytes[offset] : 0
    }

    mutating func report(
        _ rule: DiagnosticRule, _ range: Range<Int>, _ english: String, _ russian: String,
        fix: Diagnostic.Fix? = nil
    ) {
        guard !hasReportedEnd else { return }
        collector.report(rule, at: range, path, LocalizedText(english, russian), fix: fix)
    }

    /// Passes over blank space, and over comments, which it reports.
    mutating func skipSpace() {
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
            } else if byte == UInt8(ascii: "#") {
                skipComment { parser in parser.current == 0x0A || parser.current == 0x0D }
            } else {
                return
            }
        }
    }

    private mutating func skipComment(until isOver: (RecoveringParser) -> Bool) {
        let start = position
        position = min(bytes.count, position + (current == UInt8(ascii: "#") ? 1 : 2))
        // Behind "/*/" the star must not be taken for the comment's end.
        if byte(start + 1) == UInt8(ascii: "*"), position < bytes.count { position += 1 }
        while position < bytes.count, !isOver(self) { position += 1 }
        report(
            .comment, start..<position, "JSON has no comments; remove this one",
            "в JSON не бывает комментариев; удалите этот",
            fix: .removing(start..<position, LocalizedText("remove the comment", "удалить комментарий")))
    }

    /// Reports that the text ends too early, once.
    mutating func reportEnd() {
        guard !hasReportedEnd else { return }
        let end = bytes.count
        let count = open.count
        var english = "the file ends before it is complete"
        var russian = "файл обрывается"
        if let innermost = open.last {
            var counter = LineCounter(bytes)
            let line = counter.place(of: innermost.position).line
            let place = collector.base == 0 ? (" of line \(line)", " в строке \(line)") : ("", "")
            let bracket = innermost.isArray ? "[" : "{"
            english +=
                ": \(Plural.english(count, "bracket is", "brackets are")) still open, the last is “\(bracket)”\(place.0)"
            russian +=
                ": не закрыто \(Plural.russian(count, "скобка", "скобки", "скобок")), последняя — «\(bracket)»\(place.1)"
        }
        english += "; it was probably cut off while being copied or saved, so get the whole file again"
        russian += "; вероятно, он скопирован или сохранён не полностью — возьмите файл целиком"
        report(.unexpectedEnd, max(0, min(end, position) - 1)..<end, english, russian)
        hasReportedEnd = true
        position = end
    }
}

extension Diagnostic.Fix {
    static func removing(_ range: Range<Int>, _ title: LocalizedText) -> Diagnostic.Fix {
        replacing(range, "", title)
    }

    static func replacing(_ range: Range<Int>, _ text: String, _ title: LocalizedText) -> Diagnostic.Fix {
        Diagnostic.Fix(title: title, edits: [Diagnostic.Edit(byteRange: range, replacement: text)])
    }
}
