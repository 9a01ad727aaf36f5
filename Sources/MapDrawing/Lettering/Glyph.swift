/// A point of a letter in the units of `StrokeFont`, y upwards.
struct GlyphPoint: Hashable, Sendable {
    var x: Double
    var y: Double

    func moved(_ x: Double, _ y: Double) -> GlyphPoint { GlyphPoint(x: self.x + x, y: self.y + y) }

    func middle(_ other: GlyphPoint) -> GlyphPoint { GlyphPoint(x: (x + other.x) / 2, y: (y + other.y) / 2) }
}

/// The lines of one letter.
///
/// Written as `0,14 0,5 ~0,0 4.7,0; 9,14 9,0`: a semicolon lifts the pen, a tilde marks the control point of a quadratic
/// curve, and between two control points in a row the curve passes half way, as in TrueType outlines.
struct Glyph: Sendable {
    /// From the leftmost to the rightmost line of the letter, for most.
    let width: Double
    /// Where a mark above stands: over a small letter or a capital.
    let top: Double
    /// The lines, with curves as short straight pieces.
    let lines: [[GlyphPoint]]

    /// What stands for a letter that the font does not have.
    package static let unknown = Glyph(width: 8, top: 14, lines: lines("0,0 8,0 8,14 0,14 0,0"))

    private static let piecesOfCurve = 6

    /// Reads lines in the notation above; numbers that cannot be read are left out.
    static func lines(_ text: some StringProtocol) -> [[GlyphPoint]] {
        text.split(separator: ";").map { line(String($0)) }
    }

    private static func line(_ text: String) -> [GlyphPoint] {
        var result: [GlyphPoint] = []
        var control: GlyphPoint?
        for word in text.split(separator: " ") {
            let isControl = word.first == "~"
            let numbers = word.drop { $0 == "~" }.split(separator: ",").compactMap { Double($0) }
            guard numbers.count == 2 else { continue }
            let point = GlyphPoint(x: numbers[0], y: numbers[1])
            if let last = control {
                curve(&result, last, isControl ? last.middle(point) : point)
            } else if !isControl {
                result.append(point)
            }
            control = isControl ? point : nil
        }
        return result
    }

    private static func curve(_ line: inout [GlyphPoint], _ control: GlyphPoint, _ end: GlyphPoint) {
        guard let start = line.last else { return }
        for piece in 1...piecesOfCurve {
            let share = Double(piece) / Double(piecesOfCurve)
            let rest = 1 - share
            line.append(
                GlyphPoint(
                    x: rest * rest * start.x + 2 * rest * share * control.x + share * share * end.x,
                    y: rest * rest * start.y + 2 * rest * share * control.y + share * share * end.y))
        }
    }
}
