/// The letters that pixels are written with: lines of one width, for Latin, Cyrillic, digits and common signs.
///
/// Letters stand on a grid of 20 units to the text's size: capitals are 14 high, small letters 10, and descenders reach 4
/// below the line. A letter that the font does not have is an empty box, two combining marks on one letter overlap.
enum StrokeFont {
    /// Units in the size of a text.
    static let unitsPerSize = 20.0
    /// From one letter's outermost line to half way to the next.
    private static let bearing = 1.6
    private static let space = 5.6

    /// The width of the lines in units.
    static func weight(isBold: Bool) -> Double { isBold ? 2.7 : 1.8 }

    /// How long a text is in pixels.
    static func width(of text: String, size: Double, isBold: Bool) -> Double {
        var units = 0.0
        for letter in text.unicodeScalars { units += advance(of: letter, isBold: isBold) }
        return units * size / unitsPerSize
    }

    /// Hands over each line of a text in grid units, x from the text's start to the right, y from the line upwards.
    static func draw(_ text: String, isBold: Bool, _ line: ([GlyphPoint]) -> Void) {
        var start = 0.0
        var base: (centre: Double, top: Double)?
        for letter in text.unicodeScalars {
            if let mark = CombiningMarks.lines[letter] {
                guard let base else { continue }
                for part in mark { line(part.map { $0.moved(base.centre, letter.isBelow ? 0 : base.top) }) }
                continue
            }
            let advance = advance(of: letter, isBold: isBold)
            if letter != " ", letter != "\u{A0}" {
                let (glyph, marks) = parts(of: letter)
                let left = start + (advance - glyph.width) / 2
                for part in glyph.lines { line(part.map { $0.moved(left, 0) }) }
                let centre = left + glyph.width / 2
                base = (centre, glyph.top)
                for part in marks.flatMap({ CombiningMarks.lines[$0] ?? [] }) {
                    line(part.map { $0.moved(centre, marks.contains(where: \.isBelow) ? 0 : glyph.top) })
                }
            }
            start += advance
        }
    }

    /// Whether the font has a letter.
    static func contains(_ letter: Unicode.Scalar) -> Bool {
        letter == " " || letter == "\u{A0}" || GlyphTable.glyphs[letter] != nil
            || CombiningMarks.lines[letter] != nil || CombiningMarks.compositions[letter] != nil
    }

    private static func advance(of letter: Unicode.Scalar, isBold: Bool) -> Double {
        if letter == " " || letter == "\u{A0}" { return space }
        if CombiningMarks.lines[letter] != nil { return 0 }
        return parts(of: letter).glyph.width + 2 * bearing + (isBold ? 0.7 : 0)
    }

    private static func parts(of letter: Unicode.Scalar) -> (glyph: Glyph, marks: [Unicode.Scalar]) {
        if let glyph = GlyphTable.glyphs[letter] { return (glyph, []) }
        if let (base, mark) = CombiningMarks.compositions[letter], let glyph = GlyphTable.glyphs[base] {
            return (glyph, [mark])
        }
        return (.unknown, [])
    }
}

extension Unicode.Scalar {
    /// Whether a combining mark hangs below its letter.
    fileprivate var isBelow: Bool { self == "\u{327}" || self == "\u{328}" }
}
