import CCairo
import Support

/// One line of text at a time, set by Pango in the fonts of this computer.
///
/// Every value has a font map of its own, because those of Pango must not be shared between threads. Letters are neither fitted to
/// pixels nor is anything taken from the desktop's settings, so that a text has the same shape at any size and on any screen.
struct TextLayout: ~Copyable {
    let pointer: OpaquePointer
    let description: OpaquePointer

    /// - Throws: `CairoDrawingError.noFonts` where no font has so much as the letter a.
    init(language: Language) throws(CairoDrawingError) {
        try CairoLibrary.load()
        let fonts = pango_cairo_font_map_new()
        defer { g_object_unref(UnsafeMutableRawPointer(fonts)) }
        let context = pango_font_map_create_context(fonts)
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string(language.tag))
        guard let layout = pango_layout_new(context), let description = pango_font_description_new() else {
            throw .noFonts
        }
        pango_font_description_set_family(description, Lettering.fontFamilies.joined(separator: ","))
        pango_layout_set_single_paragraph_mode(layout, 1)
        // Pango lists families that have no font, and draws boxes.
        TextLayout.set("a", size: 12, isBold: false, description, on: layout)
        guard pango_layout_get_unknown_glyphs_count(layout) == 0 else {
            pango_font_description_free(description)
            g_object_unref(UnsafeMutableRawPointer(layout))
            throw .noFonts
        }
        (pointer, self.description) = (layout, description)
    }

    deinit {
        pango_font_description_free(description)
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }

    /// How far a text reaches from the point on the base line where it begins, in pixels to the right and down.
    struct Reach {
        /// The left end of the letters' ink, or of the space between letters where that is farther.
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
        TextLayout.set(text, size: size, isBold: isBold, description, on: pointer)
    }

    private static func set(
        _ text: String, size: Double, isBold: Bool, _ description: OpaquePointer, on layout: OpaquePointer
    ) {
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
        pango_layout_set_font_description(layout, description)
        pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
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

    /// Those of some letters that no font has, sorted.
    func missing(among letters: Set<Character>) -> [Character] {
        letters.sorted().filter { letter in
            set(String(letter), size: 12, isBold: false)
            return missingLetters > 0
        }
    }
}

extension DisplayList {
    /// The letters of the list that no font of this computer has, sorted; `png()` and `pdf()` draw boxes with their numbers instead.
    ///
    /// - Throws: `CairoDrawingError.noFonts`.
    public func missingLetters() throws(CairoDrawingError) -> [Character] {
        try TextLayout(language: language).missing(among: letters)
    }

    /// The letters of all texts.
    var letters: Set<Character> {
        groups.lazy.flatMap(\.items).reduce(into: []) { letters, item in
            if case .text(let lettering) = item { letters.formUnion(lettering.text.onOneLine) }
        }
    }
}

/// A piece of a line in one font; valid until its layout is set again.
struct TextRun {
    /// Its letters as Pango placed them.
    let glyphs: UnsafeMutablePointer<PangoGlyphItem>
    /// Where it begins, to the right of the line's beginning.
    let start: Double
    private let font: OpaquePointer

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

extension String {
    /// The text without line ends and without characters that steer something: Pango would begin a new line, and C ends at a zero.
    var onOneLine: String {
        var line = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .lineSeparator, .paragraphSeparator, .control:
                if scalar.properties.isWhitespace, line.last != " " { line.append(" ") }
            default: line.append(scalar)
            }
        }
        return String(line)
    }
}
