/// All letters of the font that are drawn by themselves.
enum GlyphTable {
    static let glyphs: [Unicode.Scalar: Glyph] = {
        var glyphs: [Unicode.Scalar: Glyph] = [:]
        for row in (signs + latin + cyrillic).split(separator: "\n") {
            let parts = row.split(separator: "|", maxSplits: 2)
            guard parts.count == 3, let width = Double(parts[1]) else { continue }
            let lines = Glyph.lines(parts[2])
            let isTall = lines.joined().contains { $0.y > 12 }
            for letter in parts[0].unicodeScalars {
                glyphs[letter] = Glyph(width: width, top: isTall ? 14 : 10, lines: lines)
            }
        }
        // It parts the columns of a row.
        glyphs["|"] = Glyph(width: 0, top: 14, lines: Glyph.lines("0,-3 0,15"))
        return glyphs
    }()
}
