public import Routing
import Support

/// A chart of heights over distance, of one way or of several to compare: metres to the side, kilometres below, climb and descent of
/// each way above, and its steepest segment marked. Where heights are not known, the line is thin and dashed, and grey lies behind that
/// of the first way.
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

    var drawable: [Line] {
        lines.filter { line in
            line.profile.end < 1e7
                && line.profile.samples.allSatisfy { $0.distance.magnitude < 1e7 && $0.height.magnitude < 1e7 }
        }
    }

    private static let size = 12.0
    static let padding = 12.0
    /// Heights that differ less than this are drawn as nearly level as they are.
    static let leastRange = 20.0
    /// Where less space than this is left for the lines, the labels of heights are among them.
    static let leastPlot = 120.0

    /// How high a chart should be in a picture of so many pixels from left to right.
    public func height(width: Int) -> Int {
        let plot = min(max(Double(width) * 0.22, 110), 240)
        let above = Language.all.map { captions(width: Double(width), $0).reduce(0) { $0 + $1.height } }.max() ?? 0
        return Int((plot + above + 52).rounded())
    }

    /// What is above the chart, a block a way; nothing in a picture of about 100 pixels or less. The height of a chart is that of its longest language.
    func captions(width: Double, _ language: Language) -> [TextBlock] {
        let letters = Int((width - 2 * ElevationChart.padding - 18) / 6.6)
        // Words would be cut to pieces.
        guard letters >= 9 else { return [] }
        return drawable.map { line in
            TextBlock(
                ChartTexts.caption(line.name, line.profile)[language], size: ElevationChart.size, isBold: false,
                lettersInLine: letters, lines: letters < 40 ? 12 : 3)
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
        let scale = ChartScale(of: lines, in: box, below: top + 14, language)
        for gap in lines.first?.profile.gaps ?? [] { scale.shade(gap, on: &sheet) }
        scale.draw(on: &sheet)
        for (number, line) in lines.enumerated().reversed() { draw(line, isFilled: number == 0, scale, on: &sheet) }
        // All grades after all lines, so that none of these covers a minus sign.
        let steepest = lines.map { drawSteepest(of: $0, scale, on: &sheet) }
        for (line, points) in zip(lines, steepest) { writeGrade(of: line, above: points, scale, on: &sheet) }
        scale.writeHeightsInside(on: &sheet)
    }

    private func draw(_ line: Line, isFilled: Bool, _ scale: ChartScale, on sheet: inout MapSheet) {
        let parts = line.profile.knownParts.map { scale.points(Array($0)) }
        for (one, next) in zip(parts, parts.dropFirst()) {
            guard let from = one.last, let to = next.first else { continue }
            sheet.draw(
                Paths([from, to]), Stroke(line.colour.opacity(160), width: 1, dashes: [3, 3], hasRoundEnds: false))
        }
        for points in parts {
            guard let first = points.first, let last = points.last else { continue }
            if isFilled {
                let bottom = scale.bottom
                let ring = points + [PicturePoint(last.x, bottom), PicturePoint(first.x, bottom), first]
                sheet.fill(Paths(ring), line.colour.opacity(36))
            }
            sheet.draw(Paths(points), Stroke(line.colour, width: 2))
        }
    }

    /// Draws the steepest segment of a way thicker.
    private func drawSteepest(of line: Line, _ scale: ChartScale, on sheet: inout MapSheet) -> [PicturePoint] {
        guard let range = line.profile.steepestSegment?.range else { return [] }
        let part = line.profile.part(from: range.lowerBound, to: range.upperBound)
        let points = part.samples.map { scale.point(range.lowerBound + $0.distance, $0.height) }
        sheet.draw(Paths(points), Stroke(line.colour, width: 5))
        return points
    }

    /// Writes the grade of the steepest segment above it.
    private func writeGrade(
        of line: Line, above points: [PicturePoint], _ scale: ChartScale, on sheet: inout MapSheet
    ) {
        guard let steepest = line.profile.steepestSegment, !points.isEmpty else { return }
        let range = steepest.range
        let label = ChartTexts.percent(steepest.grade)[sheet.language]
        let half = LetterWidths.width(of: label, size: 11, isBold: true) / 2
        let middle = scale.point((range.lowerBound + range.upperBound) / 2, 0).x
        let top = points.map(\.y).min() ?? 0
        let x = min(max(middle, scale.left + half + 2), scale.box.right - half - 2)
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
