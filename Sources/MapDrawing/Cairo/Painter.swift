import CCairo
import Geodesy

/// Paints the items of a display list on a surface.
///
/// Coordinates are clipped to what Cairo's fixed-point numbers hold, and measures that are no measures paint nothing, since Cairo
/// refuses everything that follows a dash or a matrix it does not understand.
struct Painter: ~Copyable {
    let context: OpaquePointer
    let layout: TextLayout
    /// Whether text stays text, as in a PDF file. As outlines it is between pixels where Pango puts it; glyphs would be moved
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

    /// Far beyond every picture and well within 2²³ pixels, where Cairo's numbers end.
    private static let farthest = 1e6

    func stroke(_ lines: Paths, _ stroke: Stroke, in picture: PictureBox) {
        guard stroke.width > 0, stroke.width < Painter.farthest else { return }
        if Painter.isNear(lines) {
            add(lines, areRings: false)
        } else {
            var clipped = Paths()
            let clipping = LineClipping(box: picture.grown(by: stroke.width + 16))
            for line in 0..<lines.count { clipping.clip(lines.points[lines.range(of: line)], into: &clipped) }
            add(clipped, areRings: false)
        }
        let dashes = Painter.understood(stroke.dashes)
        cairo_set_dash(context, dashes, Int32(dashes.count), 0)
        cairo_set_line_cap(context, stroke.hasRoundEnds ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        cairo_set_line_width(context, stroke.width)
        set(stroke.colour)
        cairo_stroke(context)
    }

    func fill(_ rings: Paths, _ colour: Colour, in picture: PictureBox) {
        if Painter.isNear(rings) {
            add(rings, areRings: true)
        } else {
            var clipped = Paths()
            let clipping = RingClipping(box: picture.grown(by: 16))
            for ring in 0..<rings.count { clipped.append(clipping.clip(Array(rings.points[rings.range(of: ring)]))) }
            add(clipped, areRings: true)
        }
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        set(colour)
        cairo_fill(context)
    }

    func disc(_ centre: PicturePoint, _ radius: Double, _ colour: Colour) {
        guard Painter.isNear(centre), radius > 0 else { return }
        cairo_new_path(context)
        cairo_arc(context, centre.x, centre.y, min(radius, Painter.farthest), 0, 2 * .pi)
        set(colour)
        cairo_fill(context)
    }

    func panel(_ box: PictureBox, _ cornerRadius: Double, _ colour: Colour) {
        func near(_ value: Double) -> Double { min(max(value, -Painter.farthest), Painter.farthest) }
        let (left, right, top, bottom) = (near(box.left), near(box.right), near(box.top), near(box.bottom))
        guard left < right, top < bottom else { return }
        let radius = min(max(cornerRadius, 0), (right - left) / 2, (bottom - top) / 2)
        cairo_new_path(context)
        cairo_arc(context, right - radius, top + radius, radius, -.pi / 2, 0)
        cairo_arc(context, right - radius, bottom - radius, radius, 0, .pi / 2)
        cairo_arc(context, left + radius, bottom - radius, radius, .pi / 2, .pi)
        cairo_arc(context, left + radius, top + radius, radius, .pi, .pi * 3 / 2)
        set(colour)
        cairo_fill(context)
    }

    private func add(_ paths: Paths, areRings: Bool) {
        cairo_new_path(context)
        paths.points.withUnsafeBufferPointer { points in
            for path in 0..<paths.count {
                let range = paths.range(of: path)
                let first = points[range.lowerBound]
                cairo_move_to(context, first.x, first.y)
                for point in points[range.dropFirst()] { cairo_line_to(context, point.x, point.y) }
                // A line of one point is a dot, which is drawn where there is a step.
                if areRings {
                    cairo_close_path(context)
                } else if range.count == 1 {
                    cairo_line_to(context, first.x, first.y)
                }
            }
        }
    }

    /// Dashes that have a length; a line has none otherwise. Shorter ones could not be distinguished, but would take as long to draw as
    /// there are many.
    private static func understood(_ dashes: [Double]) -> [Double] {
        dashes.allSatisfy { $0 >= 0 && $0 < farthest } && dashes.reduce(0, +) > 0.1 ? dashes : []
    }

    static func isNear(_ point: PicturePoint) -> Bool { point.x.magnitude < farthest && point.y.magnitude < farthest }

    private static func isNear(_ paths: Paths) -> Bool { paths.points.allSatisfy(isNear) }
}
