import Geodesy

/// A title and the explanation of signs and lines, in a corner where it covers none of the given places.
///
/// Rows are left out from the end until there is such a corner and the legend takes at most two thirds of the picture's height and width;
/// if not even the title fits, the legend is left out.
struct Legend: MapLayer {
    /// The sample in front of a row's text.
    enum Sample: Hashable, Sendable {
        /// A piece of line: strokes on top of each other, the lowest first.
        case line([Stroke])
        /// A sign.
        case symbol(MapSymbol)
        /// An area with a meaning.
        case zone(ZoneSign)
        /// A closed road.
        case closure
        /// None: a line of text.
        case text
    }

    /// One row.
    struct Row: Hashable, Sendable {
        /// The sample in front of the text.
        var sample: Sample
        /// The text.
        var text: String

        /// Describes a row.
        init(_ sample: Sample, _ text: String) {
            self.sample = sample
            self.text = text
        }
    }

    /// The name of the layer in an SVG file.
    var name: String { "legend" }
    /// The title; may be empty.
    var title: String
    /// The rows, the most important first.
    var rows: [Row]
    /// The places that the legend must not cover.
    var places: [Coordinate]

    /// Describes a legend.
    init(title: String = "", rows: [Row], keepingClearOf places: [Coordinate] = []) {
        self.title = title
        self.rows = rows
        self.places = places
    }

    private static let padding = 12.0
    static let sampleWidth = 34.0
    private static let size = 12.5
    private static let gap = 6.0
    private static let margin = 12.0
    private static let widestLine = 11.0

    /// Draws the legend.
    func draw(on sheet: inout MapSheet) {
        let heading = TextBlock(title, size: 17, isBold: true, lettersInLine: 26, lines: 3)
        let texts = rows.map { TextBlock($0.text, size: Legend.size, isBold: false, lettersInLine: 34, lines: 1) }
        let frame = sheet.frame
        let points = places.map { frame.point($0) }
        let counts = (0...rows.count).reversed().filter { $0 > 0 || !heading.lines.isEmpty }
        let fitting = counts.lazy.compactMap { count -> (count: Int, box: PictureBox)? in
            let box = corner(size(heading, Array(texts.prefix(count))), clearOf: points, in: frame)
            return box.map { (count, $0) }
        }
        guard let (count, box) = fitting.first else { return }
        sheet.take(box)
        sheet.panel(box.grown(by: 1), cornerRadius: 7, Colour.ink.opacity(60))
        sheet.panel(box, cornerRadius: 6, Colour.white.opacity(235))
        let inside = box.grown(by: -Legend.padding)
        heading.write(at: TextBlock.Position(box: inside, anchor: .start), on: &sheet)
        var y = inside.top + heading.height + (heading.lines.isEmpty ? 0 : Legend.gap)
        for (row, text) in zip(rows, texts).prefix(count) {
            let height = Legend.height(of: row)
            Legend.draw(row.sample, PicturePoint(inside.left, y + height / 2), &sheet)
            let left = inside.left + Legend.sampleWidth + 8
            let top = y + (height - text.height) / 2
            let place = PictureBox(left: left, top: top, right: inside.right, bottom: top + text.height)
            text.write(at: TextBlock.Position(box: place, anchor: .start), on: &sheet)
            y += height
        }
    }

    private func size(_ heading: TextBlock, _ texts: [TextBlock]) -> (width: Double, height: Double) {
        let text = texts.map { $0.width + Legend.sampleWidth + 8 }.max() ?? 0
        let rows = rows.prefix(texts.count).reduce(0) { $0 + Legend.height(of: $1) }
        let gap = heading.lines.isEmpty || texts.isEmpty ? 0 : Legend.gap
        // A viewer's font may be wider than the measured letters.
        return (
            max(heading.width, text) * 1.06 + 2 * Legend.padding, heading.height + gap + rows + 2 * Legend.padding
        )
    }

    private static func height(of row: Row) -> Double {
        switch row.sample {
        case .line, .text, .closure: 19
        case .zone: 22
        case .symbol(.disc): 28
        case .symbol: 37
        }
    }

    /// Draws a sample from the middle of its left side.
    package static func draw(_ sample: Sample, _ left: PicturePoint, _ sheet: inout MapSheet) {
        switch sample {
        case .text: break
        case .line(let strokes):
            let line = Paths([PicturePoint(left.x + 2, left.y), PicturePoint(left.x + Legend.sampleWidth - 2, left.y)])
            guard let number = sheet.number(line) else { return }
            let excess = max((strokes.map(\.width).max() ?? 0) - Legend.widestLine, 0)
            for var stroke in strokes {
                stroke.width = max(stroke.width - excess, 1)
                stroke.hasRoundEnds = stroke.hasRoundEnds && !stroke.dashes.isEmpty
                sheet.draw(number, stroke)
            }
        case .zone(let sign):
            let (top, right, bottom) = (left.y - 7, left.x + Legend.sampleWidth - 2, left.y + 7)
            let ring = [
                PicturePoint(left.x + 2, top), PicturePoint(right, top), PicturePoint(right, bottom),
                PicturePoint(left.x + 2, bottom),
            ]
            sign.draw([ring], within: sheet.frame.drawnBox, on: &sheet)
        case .closure:
            var crosses = Paths()
            for x in [7, 17, 27.0] { ClosedRoads.add(crossAt: PicturePoint(left.x + x, left.y), to: &crosses) }
            ClosedRoads.draw(crosses, on: &sheet)
        case .symbol(let symbol):
            let extent = symbol.extent(at: PicturePoint(0, 0))
            let place = PicturePoint(
                left.x + Legend.sampleWidth / 2 - (extent.left + extent.right) / 2,
                left.y - (extent.top + extent.bottom) / 2)
            symbol.draw(at: place, on: &sheet)
        }
    }

    /// The first corner where a box fits and covers none of the points, the upper ones before the lower.
    private func corner(
        _ size: (width: Double, height: Double), clearOf points: [PicturePoint], in frame: MapFrame
    ) -> PictureBox? {
        let (width, height) = (Double(frame.width), Double(frame.height))
        guard size.width <= width * 2 / 3, size.height <= height * 2 / 3 else { return nil }
        let (right, bottom) = (width - Legend.margin - size.width, height - 48 - size.height)
        return [(Legend.margin, Legend.margin), (right, Legend.margin), (right, bottom), (Legend.margin, bottom)]
            .map { PictureBox(left: $0, top: $1, right: $0 + size.width, bottom: $1 + size.height) }
            .first { box in !points.contains { box.grown(by: 30).contains($0) } }
    }
}
