import CCairo
import CPango
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
        let fonts = pango_cairo_font_map_new()
        defer { g_object_unref(fonts) }
        let context = pango_font_map_create_context(fonts)
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string(language.rawValue))
        pointer = pango_layout_new(context)
        description = pango_font_description_new()
        pango_font_description_set_family(description, Lettering.fontFamilies.joined(separator: ","))
        pango_layout_set_single_paragraph_mode(pointer, 1)
        // Pango lists families that have no font, and draws boxes.
        set("a", size: 12, isBold: false)
        guard missingLetters == 0 else { throw .noFonts }
    }

    deinit {
        pango_font_description_free(description)
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }
}
