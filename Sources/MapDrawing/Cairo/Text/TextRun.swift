import CPango

/// A piece of a line in one font; valid until its layout is set anew.
struct TextRun {
    /// Its letters as Pango placed them.
    let glyphs: UnsafeMutablePointer<PangoGlyphItem>
    /// Where it begins, to the right of the line's beginning.
    let start: Double
    private let font: UnsafeMutablePointer<PangoFont>

    init?(_ data: UnsafeMutableRawPointer?, start: Double) {
        guard let glyphs = data?.assumingMemoryBound(to: PangoGlyphItem.self), let item = glyphs.pointee.item,
            let font = item.pointee.analysis.font
        else { return nil }
        self.glyphs = glyphs
        self.start = start
        self.font = font
    }

    /// How far the next one begins to the right.
    var advance: Double { Double(pango_glyph_string_get_width(glyphs.pointee.glyphs)) / Double(PANGO_SCALE) }

    /// Whether the font's letters have colours of their own, as those of emoji do: outlines do not show them.
    var isColoured: Bool {
        guard let face = hb_font_get_face(pango_font_get_hb_font(font)) else { return false }
        return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_svg(face) != 0
    }

    var reach: TextLayout.Reach {
        var (ink, room) = (PangoRectangle(), PangoRectangle())
        pango_glyph_string_extents(glyphs.pointee.glyphs, font, &ink, &room)
        return TextLayout.Reach(ink: ink, room: room)
    }

    /// Adds the outlines to the path of a Cairo context, from its current point.
    func trace(_ context: OpaquePointer) { pango_cairo_glyph_string_path(context, font, glyphs.pointee.glyphs) }
}
