import Support

/// The line of a finding, cut to a window around it, and the marks below.
struct SourceExcerpt {
    private var before: [Unicode.Scalar]
    private var marked: [Unicode.Scalar]
    private var after: [Unicode.Scalar]
    private var isCutBefore: Bool
    private var isCutAfter: Bool

    package init(_ bytes: [UInt8], _ location: SourceLocation, width: Int) {
        let start = min(max(location.byteRange.lowerBound, 0), bytes.count)
        let end = min(max(location.byteRange.upperBound, start), bytes.count)
        // A scalar takes at most four bytes; looking no further keeps a file of one endless line cheap.
        let reach = width * 4
        let lineStart = Self.lineStart(bytes, start, reach)
        let lineEnd = Self.lineEnd(bytes, start, reach + (end - start > reach ? 0 : end - start))
        let markEnd = min(end, lineEnd)
        let ahead = Self.scalars(bytes[lineStart..<start])
        let mark = Self.scalars(bytes[start..<max(start, markEnd)])
        let behind = Self.scalars(bytes[max(start, markEnd)..<max(start, lineEnd)])
        let room = max(width - min(mark.count, width / 2), 10)
        let wantedBefore = min(ahead.count, max(room - behind.count, room * 2 / 3))
        before = Array(ahead.suffix(wantedBefore))
        marked = Array(mark.prefix(width / 2))
        after = marked.count < mark.count ? [] : Array(behind.prefix(max(0, room - wantedBefore)))
        let startsLine = lineStart == 0 || bytes[lineStart - 1] == 0x0A || bytes[lineStart - 1] == 0x0D
        isCutBefore = before.count < ahead.count || !startsLine
        let endsLine = lineEnd == bytes.count || bytes[lineEnd] == 0x0A || bytes[lineEnd] == 0x0D
        isCutAfter = marked.count < mark.count || after.count < behind.count || !endsLine
    }

    /// Two lines: the text, and carets under the range of the finding. Tabs are repeated below so that both lines align.
    func lines(caret: (String) -> String) -> String {
        var text = "    "
        var marks = "    "
        if isCutBefore {
            text += "…"
            marks += " "
        }
        for character in Self.text(before) {
            marks += character == "\t" ? "\t" : String(repeating: " ", count: DisplayText.width(of: character))
        }
        text += Self.text(before + marked + after)
        if isCutAfter { text += "…" }
        let length = Self.text(marked).reduce(0) { $0 + ($1 == "\t" ? 1 : DisplayText.width(of: $1)) }
        return text + "\n" + marks + caret(String(repeating: "^", count: max(1, length))) + "\n"
    }

    private static func text(_ scalars: [Unicode.Scalar]) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    private static func lineStart(_ bytes: [UInt8], _ offset: Int, _ reach: Int) -> Int {
        var start = offset
        while start > max(0, offset - reach), bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        // Not in the middle of a character.
        while start < offset, start > 0, bytes[start] & 0xC0 == 0x80 { start += 1 }
        return start
    }

    private static func lineEnd(_ bytes: [UInt8], _ offset: Int, _ reach: Int) -> Int {
        var end = offset
        while end < min(bytes.count, offset + reach), bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        while end < bytes.count, end > offset, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return end
    }

    /// The scalars of a range; a control character other than a tab becomes a visible one.
    private static func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
            switch scalar.value {
            case 0x09: scalar
            case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
            default: scalar.isSteering ? "\u{FFFD}" : scalar
            }
        }
    }
}
