/// The line of a finding, cut to a window around it, and the marks below.
struct SourceExcerpt {
    private var before: [Unicode.Scalar]
    private var marked: [Unicode.Scalar]
    private var after: [Unicode.Scalar]
    private var isCutBefore: Bool
    private var isCutAfter: Bool

    init(_ bytes: [UInt8], _ location: SourceLocation, width: Int) {
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

    /// Two lines: the text, and carets under what is meant. Tabs are repeated below so that both lines align.
    func lines(caret: (String) -> String) -> String {
        var text = "    "
        var marks = "    "
        if isCutBefore {
            text += "…"
            marks += " "
        }
        for scalar in before {
            text.unicodeScalars.append(scalar)
            marks += scalar == "\t" ? "\t" : String(repeating: " ", count: Self.columns(scalar))
        }
        for scalar in marked + after { text.unicodeScalars.append(scalar) }
        if isCutAfter { text += "…" }
        let length = marked.reduce(0) { $0 + ($1 == "\t" ? 1 : Self.columns($1)) }
        return text + "\n" + marks + caret(String(repeating: "^", count: max(1, length))) + "\n"
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

    /// The scalars of a stretch; a control character other than a tab becomes a visible one.
    private static func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
            switch scalar.value {
            case 0x09: scalar
            case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
            case 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
            default: scalar
            }
        }
    }

    /// The columns of a terminal that a scalar takes: none for marks that combine, two for wide ones.
    private static func columns(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
            0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
