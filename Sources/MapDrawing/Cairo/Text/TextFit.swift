/// How a text of some font is made to stay within the room that the display list keeps for it.
///
/// Labels are placed by the widths of `LetterWidths`, before anybody knows the fonts of a computer. A text that is wider there is
/// made narrower, as `textLength` does in the SVG file, and from a fifth on smaller too, so that its letters keep their shape. One
/// that is narrower stays as it is.
struct TextFit {
    /// How much narrower the text becomes; 1 leaves it.
    let across: Double
    /// How much lower it becomes.
    let down: Double
    /// Where it begins, to the right of the lettering's place.
    let start: Double

    /// How far letters may rise above the line they stand on, in sizes of the text. Capitals with an accent do.
    static let rise = 0.95
    /// How far they may hang below.
    static let fall = 0.32
    /// The narrowest that letters become without becoming smaller.
    private static let narrowest = 0.8

    /// `nil` where there is nothing to see or no room for it.
    init?(_ lettering: Lettering, reaching reach: TextLayout.Reach) {
        let (width, room) = (reach.right - reach.left, lettering.width)
        guard width > 0, room > 0 else { return nil }
        let height = min(
            1, TextFit.rise * lettering.size / max(-reach.top, .leastNormalMagnitude),
            TextFit.fall * lettering.size / max(reach.bottom, .leastNormalMagnitude))
        across = min(height, room / width)
        down = min(height, across / TextFit.narrowest)
        let before =
            switch lettering.anchor {
            case .start: reach.left
            case .middle: (reach.left + reach.right) / 2
            case .end: reach.right
            }
        start = -before * across
    }
}
