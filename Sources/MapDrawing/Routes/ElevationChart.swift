public import BikeRouting
import Languages

/// A chart of heights over distance, of one way or of several to compare: metres to the side, kilometres below, climb and descent of
/// each way above, and its steepest segment marked.
///
///     if let profile = route.elevation(graph: graph) {
///         let chart = ElevationChart([ElevationChart.Line("city", profile, Colour(0x1F5FBF))])
///         let list = DisplayList(chart: chart, width: 800, height: chart.height(width: 800))
///     }
public struct ElevationChart: Sendable {
    /// The heights of one way.
    public struct Line: Sendable {
        /// What the way is called; may be empty.
        public var name: String
        /// Its heights.
        public var profile: ElevationProfile
        /// Its colour.
        public var colour: Colour

        /// Describes a way.
        public init(_ name: String, _ profile: ElevationProfile, _ colour: Colour) {
            (self.name, self.profile, self.colour) = (name, profile, colour)
        }
    }

    /// The ways, the most important first. One with a height or a distance that is not finite, or of more than 10,000 km, is not drawn.
    public var lines: [Line]

    /// Makes a chart.
    public init(_ lines: [Line]) { self.lines = lines }

    private var drawable: [Line] {
        lines.filter { line in
            line.profile.samples.allSatisfy { $0.distance.magnitude < 1e7 && $0.height.magnitude < 1e7 }
        }
    }

    private static let size = 12.0
    private static let padding = 12.0
    /// Heights that differ less than this are drawn as nearly level as they are.
    private static let leastRange = 20.0

    /// How high a chart should be in a picture of so many pixels from left to right.
    public func height(width: Int) -> Int {
        let plot = min(max(Double(width) * 0.22, 110), 240)
        return Int((plot + captions(width: Double(width)).reduce(0) { $0 + $1.height } + 52).rounded())
    }

    /// What stands above the chart, a block a way. The height of a chart is that of its longest language.
    private func captions(width: Double, _ language: Language = .russian) -> [TextBlock] {
        let letters = Int((width - 2 * ElevationChart.padding - 18) / 6.6)
        return drawable.map { line in
            TextBlock(
                ChartTexts.caption(line.name, line.profile)[language], size: ElevationChart.size, isBold: false,
                lettersInLine: max(letters, 8), lines: 3)
        }
    }

    /// Draws the chart into a box of a picture.
    func draw(in box: PictureBox, on sheet: inout MapSheet) {
        let (language, lines) = (sheet.language, drawable)
        sheet.panel(box, cornerRadius: 0, .white)
        var top = box.top + 10
        for (line, block) in zip(lines, captions(width: box.width, language)) {
            let left = box.left + ElevationChart.padding
            let middle = PicturePoint(left + 5, top + block.lineHeight / 2)
            sheet.disc(middle, radius: 5, line.colour)
            let place = PictureBox(left: left + 16, top: top, right: box.right, bottom: top + block.height)
            block.write(at: TextBlock.Position(box: place, anchor: .start), on: &sheet)
            top += block.height
        }
        let heights = lines.map(\.profile.range)
        let low = heights.map(\.lowerBound).min() ?? 0
        let high = max(heights.map(\.upperBound).max() ?? 0, low + ElevationChart.leastRange)
        let bottom = box.bottom - 26
        let up = ChartAxis(
            low...high, from: bottom, to: top + 14, count: max(Int((bottom - top) / 26), 2), isRounded: true)
        let labels = up.marks.map { ChartTexts.metres($0, digits: up.digits(of: $0))[language] }
        let widest = labels.map { LetterWidths.width(of: $0, size: 11, isBold: false) }.max() ?? 0
        let (left, right) = (box.left + ElevationChart.padding + widest + 6, box.right - 18)
        // From the start of the ways, also where their first heights are not known.
        let length = lines.compactMap { $0.profile.samples.last?.distance }.max() ?? 0
        let along = ChartAxis(
            0...max(length / 1000, 0.01), from: left, to: right, count: max(Int((right - left) / 84), 2))

        for (mark, label) in zip(up.marks, labels) {
            let y = up.position(mark)
            sheet.draw(
                Paths([PicturePoint(left, y), PicturePoint(right, y)]), Stroke(Colour.ink.opacity(40), width: 1))
            sheet.write(Lettering(label, at: PicturePoint(left - 6, y + 4), size: 11, anchor: .end))
        }
        for mark in along.marks {
            let x = along.position(mark)
            sheet.draw(
                Paths([PicturePoint(x, bottom), PicturePoint(x, bottom + 4)]), Stroke(Colour.ink.opacity(120), width: 1)
            )
            let label = ChartTexts.kilometres(mark, digits: along.digits(of: mark))[language]
            let half = LetterWidths.width(of: label, size: 11, isBold: false) / 2
            let middle = min(max(x, box.left + half + 2), box.right - half - 2)
            sheet.write(Lettering(label, at: PicturePoint(middle, bottom + 17), size: 11, anchor: .middle))
        }
        for (number, line) in lines.enumerated().reversed() {
            draw(line, isFilled: number == 0, along, up, bottom, on: &sheet)
        }
        // All grades after all lines, so that none of these covers a minus sign.
        let steepest = lines.map { drawSteepest(of: $0, along, up, on: &sheet) }
        for (line, points) in zip(lines, steepest) { writeGrade(of: line, above: points, along, in: box, on: &sheet) }
    }

    private func points(_ profile: ElevationProfile, _ along: ChartAxis, _ up: ChartAxis) -> [PicturePoint] {
        let points = profile.samples.map {
            PicturePoint(along.position($0.distance / 1000), up.position($0.height))
        }
        guard points.count > 2 else { return points }
        var simplification = LineSimplification(tolerance: 0.3)
        return Array(simplification.simplified(ContiguousArray(points)))
    }

    private func draw(
        _ line: Line, isFilled: Bool, _ along: ChartAxis, _ up: ChartAxis, _ bottom: Double, on sheet: inout MapSheet
    ) {
        let points = points(line.profile, along, up)
        guard let first = points.first, let last = points.last else { return }
        if isFilled {
            let ring = points + [PicturePoint(last.x, bottom), PicturePoint(first.x, bottom), first]
            sheet.fill(Paths(ring), line.colour.opacity(36))
        }
        sheet.draw(Paths(points), Stroke(line.colour, width: 2))
    }

    /// Draws the steepest segment of a way thicker.
    private func drawSteepest(
        of line: Line, _ along: ChartAxis, _ up: ChartAxis, on sheet: inout MapSheet
    ) -> [PicturePoint] {
        guard let range = line.profile.steepestSegment?.range else { return [] }
        let part = line.profile.part(from: range.lowerBound, to: range.upperBound)
        let points = part.samples.map {
            PicturePoint(along.position((range.lowerBound + $0.distance) / 1000), up.position($0.height))
        }
        sheet.draw(Paths(points), Stroke(line.colour, width: 5))
        return points
    }

    /// Writes the grade of the steepest segment above it.
    private func writeGrade(
        of line: Line, above points: [PicturePoint], _ along: ChartAxis, in box: PictureBox, on sheet: inout MapSheet
    ) {
        guard let steepest = line.profile.steepestSegment, !points.isEmpty else { return }
        let range = steepest.range
        let label = ChartTexts.percent(steepest.grade)[sheet.language]
        let half = LetterWidths.width(of: label, size: 11, isBold: true) / 2
        let middle = along.position((range.lowerBound + range.upperBound) / 2000)
        let top = points.map(\.y).min() ?? 0
        let x = min(max(middle, along.position(0) + half + 2), box.right - half - 2)
        // Two ways may be steepest at the same place.
        for offset in [6.0, 20, 34] {
            let place = PicturePoint(x, top - offset)
            let room = PictureBox(left: x - half, top: place.y - 10, right: x + half, bottom: place.y + 2)
            guard sheet.reserve(room) else { continue }
            sheet.write(
                Lettering(
                    label, at: place, size: 11, colour: line.colour, anchor: .middle, isBold: true,
                    halo: Colour.white.opacity(220)))
            return
        }
    }
}
