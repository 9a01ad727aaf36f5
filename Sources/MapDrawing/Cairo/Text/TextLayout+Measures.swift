import CPango

extension TextLayout {
    /// How far a text reaches from the point on the base line where it begins, in pixels to the right and down.
    struct Reach {
        /// The left end of the letters' ink, or of the room between letters where that is farther.
        var left = 0.0
        /// The right end, in the same way.
        var right = 0.0
        /// The upper end of the ink; below zero for most letters.
        var top = 0.0
        /// The lower end of the ink.
        var bottom = 0.0

        init(ink: PangoRectangle, room: PangoRectangle) {
            func pixels(_ units: Int32...) -> Double { units.reduce(0) { $0 + Double($1) } / Double(PANGO_SCALE) }
            left = min(pixels(ink.x), pixels(room.x))
            right = max(pixels(ink.x, ink.width), pixels(room.x, room.width))
            top = pixels(ink.y)
            bottom = pixels(ink.y, ink.height)
        }
    }

    /// Sets a text; what the other functions say is about this one.
    func set(_ text: String, size: Double, isBold: Bool) {
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
        pango_layout_set_font_description(pointer, description)
        pango_layout_set_text(pointer, text, Int32(clamping: text.utf8.count))
    }

    /// The whole line.
    var reach: Reach {
        var (ink, room) = (PangoRectangle(), PangoRectangle())
        pango_layout_line_get_extents(line, &ink, &room)
        return Reach(ink: ink, room: room)
    }

    /// How many letters no font has; Pango draws boxes for them.
    var missingLetters: Int { Int(pango_layout_get_unknown_glyphs_count(pointer)) }

    private var line: UnsafeMutablePointer<PangoLayoutLine>? { pango_layout_get_line_readonly(pointer, 0) }

    /// The pieces of the line from left to right, each in one font.
    func forEachRun(_ body: (TextRun) -> Void) {
        var start = 0.0
        var rest = line?.pointee.runs
        while let link = rest {
            rest = link.pointee.next
            guard let run = TextRun(link.pointee.data, start: start) else { continue }
            body(run)
            start += run.advance
        }
    }
}
