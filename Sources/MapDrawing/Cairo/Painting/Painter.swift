import CCairo
import Geodesy

/// Paints the items of a display list on a surface.
///
/// Coordinates are clipped to what Cairo's fixed-point numbers hold, and measures that are no measures paint nothing, since Cairo
/// refuses everything that follows a dash or a matrix it does not understand.
struct Painter: ~Copyable {
    let context: OpaquePointer
    let layout: TextLayout
    /// Whether text stays text, as in a PDF file. As outlines it stands between pixels where Pango puts it; glyphs would be moved
    /// to whole pixels, which shows in small letters and more so in turned ones.
    let keepsText: Bool

    init(on surface: borrowing CairoSurface, layout: consuming TextLayout, keepsText: Bool) {
        self.layout = layout
        self.keepsText = keepsText
        context = cairo_create(surface.pointer)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    }

    deinit { cairo_destroy(context) }

    /// Makes everything that follows larger or smaller.
    func scale(by factor: Double) { cairo_scale(context, factor, factor) }

    /// Paints a whole list.
    func paint(_ list: DisplayList) throws(CairoDrawingError) {
        let picture = PictureBox(left: 0, top: 0, right: Double(list.width), bottom: Double(list.height))
        cairo_rectangle(context, 0, 0, picture.width, picture.height)
        cairo_clip(context)
        set(list.background)
        cairo_paint(context)
        try CairoSurface.check(cairo_status(context))
        for group in list.groups {
            for item in group.items {
                switch item {
                case .lines(let number, let stroke): self.stroke(list.paths[number], stroke, in: picture)
                case .area(let number, let colour): fill(list.paths[number], colour, in: picture)
                case .disc(let centre, let radius, let colour): disc(centre, radius, colour)
                case .panel(let box, let cornerRadius, let colour): panel(box, cornerRadius, colour)
                case .text(let lettering): try write(lettering)
                }
                try CairoSurface.check(cairo_status(context))
            }
        }
    }

    /// Paints a list with its upper left corner at a point, and nothing beyond its sides.
    func paint(_ list: DisplayList, left: Double, top: Double, scale: Double) throws(CairoDrawingError) {
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_translate(context, left, top)
        cairo_scale(context, scale, scale)
        try paint(list)
    }

    /// Ends the page; the next one is empty.
    func showPage() throws(CairoDrawingError) {
        cairo_show_page(context)
        try CairoSurface.check(cairo_status(context))
    }

    func set(_ colour: Colour) {
        cairo_set_source_rgba(
            context, Double(colour.red) / 255, Double(colour.green) / 255, Double(colour.blue) / 255,
            Double(colour.opacity) / 255)
    }
}
