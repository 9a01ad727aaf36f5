public import Geodesy

/// A title and what the signs and lines of a map mean, in the corner that hides least.
///
/// Rows that would make it higher than two thirds of the picture are left out from the end, and all of it where it would be
/// wider than two thirds.
public struct Legend: MapLayer {
    /// What stands before the words of a row.
    public enum Sample: Hashable, Sendable {
        /// A piece of line: strokes one over the other, the lowest first.
        case line([Stroke])
        /// A sign.
        case symbol(MapSymbol)
    }

    /// One row.
    public struct Row: Hashable, Sendable {
        /// What stands before the words.
        public var sample: Sample
        /// The words.
        public var text: String

        /// Describes a row.
        public init(_ sample: Sample, _ text: String) {
            self.sample = sample
            self.text = text
        }
    }

    /// What the layer is called in an SVG file.
    public var name: String { "legend" }
    /// What the map shows; may be empty.
    public var title: String
    /// The rows, the most important first.
    public var rows: [Row]
    /// The places that the legend should not hide.
    public var places: [Coordinate]

    /// Describes a legend.
    public init(title: String = "", rows: [Row], keepingClearOf places: [Coordinate] = []) {
        self.title = title
        self.rows = rows
        self.places = places
    }

    private static let padding = 12.0
    private static let sampleWidth = 34.0
    private static let size = 12.5

    /// Draws the legend.
    public func draw(on sheet: inout MapSheet) {
        let heading = TextBlock(title, size: 17, isBold: true, lettersInLine: 26, lines: 3)
        let texts = rows.map { TextBlock($0.text, size: Legend.size, isBold: false, lettersInLine: 34, lines: 1) }
        var height = heading.height + (heading.lines.isEmpty || rows.isEmpty ? 0 : 6)
        var width = heading.width
        var shown = 0
        for (row, text) in zip(rows, texts) {
            let next = height + Legend.height(of: row)
            guard next + 2 * Legend.padding <= Double(sheet.frame.height) * 2 / 3 else { break }
            height = next
            width = max(width, text.width + Legend.sampleWidth + 8)
            shown += 1
        }
        // A viewer's own font may be wider than the letters that were measured.
        width = width * 1.06 + 2 * Legend.padding
        height += 2 * Legend.padding
        guard shown > 0 || !heading.lines.isEmpty, width <= Double(sheet.frame.width) * 2 / 3,
            height <= Double(sheet.frame.height) * 2 / 3
        else { return }
        let box = corner(width: width, height: height, on: sheet)
        sheet.take(box)
        sheet.panel(box.grown(by: 1), cornerRadius: 7, Colour.ink.opacity(60))
        sheet.panel(box, cornerRadius: 6, Colour.white.opacity(235))
        let inside = box.grown(by: -Legend.padding)
        heading.write(at: TextBlock.Position(box: inside, anchor: .start), on: &sheet)
        var y = inside.top + heading.height + (heading.lines.isEmpty ? 0 : 6)
        for (row, text) in zip(rows, texts).prefix(shown) {
            let middle = y + Legend.height(of: row) / 2
            draw(row.sample, PicturePoint(inside.left, middle), &sheet)
            let left = inside.left + Legend.sampleWidth + 8
            text.write(
                at: TextBlock.Position(
                    box: PictureBox(
                        left: left, top: middle - text.height / 2, right: inside.right, bottom: middle + text.height / 2
                    ), anchor: .start), on: &sheet)
            y += Legend.height(of: row)
        }
    }

    private static func height(of row: Row) -> Double {
        switch row.sample {
        case .line: 19
        case .symbol(.disc): 28
        case .symbol: 37
        }
    }

    private func draw(_ sample: Sample, _ left: PicturePoint, _ sheet: inout MapSheet) {
        switch sample {
        case .line(let strokes):
            let line = Paths([PicturePoint(left.x + 2, left.y), PicturePoint(left.x + Legend.sampleWidth - 2, left.y)])
            guard let number = sheet.number(line) else { return }
            for var stroke in strokes {
                stroke.hasRoundEnds = stroke.hasRoundEnds && !stroke.dashes.isEmpty
                sheet.draw(number, stroke)
            }
        case .symbol(let symbol):
            let extent = symbol.extent(at: PicturePoint(0, 0))
            let place = PicturePoint(
                left.x + Legend.sampleWidth / 2 - (extent.left + extent.right) / 2,
                left.y - (extent.top + extent.bottom) / 2)
            symbol.draw(at: place, on: &sheet)
        }
    }

    /// The corner with the fewest places, the upper ones before the lower.
    private func corner(width: Double, height: Double, on sheet: MapSheet) -> PictureBox {
        let (right, bottom) = (Double(sheet.frame.width) - 12 - width, Double(sheet.frame.height) - 48 - height)
        let points = places.map { sheet.frame.point($0) }
        let corners = [(12, 12), (right, 12), (right, bottom), (12, bottom)].map { left, top in
            PictureBox(left: left, top: top, right: left + width, bottom: top + height)
        }
        func hidden(_ box: PictureBox) -> Int { points.count { box.grown(by: 30).contains($0) } }
        return corners.min { hidden($0) < hidden($1) } ?? corners[0]
    }
}
