import CCairo
import Geodesy

extension Painter {
    /// The sizes in pixels in which text is drawn; nobody sees smaller letters.
    private static let sizes = 0.25...10_000.0
    /// How many dots of an image stand for a pixel of the list on a page: 384 to the inch.
    private static let dotsPerPixel = 4.0
    /// The most dots on a side of such an image.
    private static let mostDots = 4096.0

    /// Writes a line of text within the space that the list keeps for it.
    func write(_ lettering: Lettering) throws(CairoDrawingError) {
        guard Painter.sizes.contains(lettering.size), Painter.isNear(lettering.place), lettering.angle.isFinite else {
            return
        }
        layout.set(lettering.text.onOneLine, size: lettering.size, isBold: lettering.isBold)
        guard let fit = TextFit(lettering, reaching: layout.reach) else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_translate(context, lettering.place.x, lettering.place.y)
        cairo_rotate(context, lettering.angle.radians)
        if lettering.halo != nil || !keepsText { trace(fit) }
        if let halo = lettering.halo {
            set(halo)
            cairo_set_dash(context, nil, 0, 0)
            cairo_set_line_width(context, 2 * lettering.haloWidth)
            cairo_stroke_preserve(context)
        }
        set(lettering.colour)
        if !keepsText {
            // Outlines may overlap, as those of accents do.
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        }
        cairo_new_path(context)
        cairo_translate(context, fit.start, 0)
        cairo_scale(context, fit.across, fit.down)
        try show()
    }

    /// Makes a path of the outlines of all letters that have no colours of their own.
    private func trace(_ fit: TextFit) {
        cairo_new_path(context)
        cairo_save(context)
        cairo_translate(context, fit.start, 0)
        cairo_scale(context, fit.across, fit.down)
        layout.forEachRun { run in
            guard !run.isColoured else { return }
            cairo_move_to(context, run.start, 0)
            run.trace(context)
        }
        // The path stays, and is stroked by a pen that is not narrower one way.
        cairo_restore(context)
    }

    /// Draws the letters that outlines do not show, and on a page all of them.
    private func show() throws(CairoDrawingError) {
        var coloured: [TextRun] = []
        layout.forEachRun { run in
            if run.isColoured {
                coloured.append(run)
            } else if keepsText {
                show(run, on: context, at: run.start, 0)
            }
        }
        for run in coloured {
            if keepsText { try showImage(of: run) } else { show(run, on: context, at: run.start, 0) }
        }
    }

    private func show(_ run: TextRun, on context: OpaquePointer, at x: Double, _ y: Double) {
        cairo_move_to(context, x, y)
        pango_cairo_show_glyph_item(context, pango_layout_get_text(layout.pointer), run.glyphs)
    }

    /// Draws coloured letters as an image. Cairo itself makes one of a single dot for each point of the page.
    private func showImage(of run: TextRun) throws(CairoDrawingError) {
        let reach = run.reach
        let (width, height) = (reach.right - reach.left, reach.bottom - reach.top)
        guard width > 0, height > 0 else { return }
        let dots = min(Painter.dotsPerPixel, Painter.mostDots / max(width, height))
        let image = try CairoSurface(
            pixelsAcross: Int((width * dots).rounded(.up)), down: Int((height * dots).rounded(.up)),
            isTransparent: true)
        try image.draw { brush in
            cairo_scale(brush, dots, dots)
            show(run, on: brush, at: -reach.left, -reach.top)
        }
        cairo_save(context)
        cairo_translate(context, run.start + reach.left, reach.top)
        cairo_scale(context, 1 / dots, 1 / dots)
        cairo_set_source_surface(context, image.pointer, 0, 0)
        cairo_paint(context)
        cairo_restore(context)
    }
}

/// How a text of some font is made to stay within the space that the display list keeps for it.
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

    /// How far letters may rise above the line they are on, in sizes of the text. Capitals with an accent do.
    static let rise = 0.95
    /// How far they may hang below.
    static let fall = 0.32
    /// The narrowest that letters become without becoming smaller.
    private static let narrowest = 0.8

    /// `nil` where there is nothing to see or no space for it.
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
