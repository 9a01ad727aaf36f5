import Routing
import Support

/// Where heights and distances lie in a chart, and the axes that say so.
///
///     200 m ┤      ╱╲
///     100 m ┤  ╱╲╱   ╲        in a narrow chart the least and the greatest label are among the lines
///           └┬─────┬─────┬
///           0 km  1 km  2 km
struct ChartScale {
    let box: PictureBox
    /// Where the lines end below.
    let bottom: Double
    /// Where the lines begin.
    let left: Double
    private let top: Double
    private let up: ChartAxis
    private let along: ChartAxis
    private let labels: [String]
    private let language: Language
    /// Whether distances are written in metres.
    private let isShort: Bool
    /// Whether there is no space for labels beside the lines.
    private let isNarrow: Bool

    /// Ways shorter than this have metres below.
    private static let shortWay = 1000.0
    private static let size = 11.0

    /// - Parameter top: where the lines may begin above.
    init(of lines: [ElevationChart.Line], in box: PictureBox, below top: Double, _ language: Language) {
        (self.box, self.top, self.language) = (box, top, language)
        let heights = lines.map(\.profile.range)
        let low = heights.map(\.lowerBound).min() ?? 0
        let high = max(heights.map(\.upperBound).max() ?? 0, low + ElevationChart.leastRange)
        bottom = box.bottom - 26
        let up = ChartAxis(
            low...high, from: bottom, to: top, count: max(Int((bottom - top + 14) / 26), 2), isRounded: true)
        self.up = up
        labels = up.marks.map { ChartTexts.metres($0, digits: up.digits(of: $0))[language] }
        let widest = labels.map { LetterWidths.width(of: $0, size: Self.size, isBold: false) }.max() ?? 0
        let beside = box.left + ElevationChart.padding + widest + 6
        let right = box.right - 18
        isNarrow = right - beside < ElevationChart.leastPlot
        left = isNarrow ? box.left + ElevationChart.padding : beside
        // From the start of the ways, also where their first heights are not known.
        let length = lines.map(\.profile.end).max() ?? 0
        isShort = length < Self.shortWay
        along = ChartAxis(
            0...(isShort ? max(length, 1) : length / 1000), from: left, to: right,
            count: max(Int((right - left) / 84), 2))
    }

    /// Where a height at a distance in metres lies in the picture.
    func point(_ distance: Double, _ height: Double) -> PicturePoint {
        PicturePoint(along.position(isShort ? distance : distance / 1000), up.position(height))
    }

    /// A line of heights without points that nobody sees.
    func points(_ samples: [ElevationProfile.Sample]) -> [PicturePoint] {
        let points = samples.map { point($0.distance, $0.height) }
        guard points.count > 2 else { return points }
        var simplification = LineSimplification(tolerance: 0.3)
        return Array(simplification.simplified(ContiguousArray(points)))
    }

    /// Shades a part of the way whose heights are not known.
    func shade(_ gap: ClosedRange<Double>, on sheet: inout MapSheet) {
        let (from, to) = (point(gap.lowerBound, 0).x, point(gap.upperBound, 0).x)
        let corners = [(from, top), (to, top), (to, bottom), (from, bottom), (from, top)]
        sheet.fill(Paths(corners.map { PicturePoint($0.0, $0.1) }), Colour.ink.opacity(22))
    }

    /// Draws the axes and their labels.
    func draw(on sheet: inout MapSheet) {
        let right = box.right - 18
        for (mark, label) in zip(up.marks, labels) {
            let y = up.position(mark)
            sheet.draw(
                Paths([PicturePoint(left, y), PicturePoint(right, y)]), Stroke(Colour.ink.opacity(40), width: 1))
            guard !isNarrow else { continue }
            sheet.write(Lettering(label, at: PicturePoint(left - 6, y + 4), size: Self.size, anchor: .end))
        }
        var taken: [ClosedRange<Double>] = []
        // Where not all fit, the last says more than the first.
        for mark in isNarrow ? along.marks.reversed() : along.marks {
            let x = along.position(mark)
            sheet.draw(
                Paths([PicturePoint(x, bottom), PicturePoint(x, bottom + 4)]), Stroke(Colour.ink.opacity(120), width: 1)
            )
            let digits = along.digits(of: mark)
            let label =
                (isShort ? ChartTexts.metres(mark, digits: digits) : ChartTexts.kilometres(mark, digits: digits))
            let text = label[language]
            let half = LetterWidths.width(of: text, size: Self.size, isBold: false) / 2
            let middle = min(max(x, box.left + half + 2), box.right - half - 2)
            let room = middle - half - 2...middle + half + 2
            guard !taken.contains(where: { $0.overlaps(room) }) else { continue }
            taken.append(room)
            sheet.write(Lettering(text, at: PicturePoint(middle, bottom + 17), size: Self.size, anchor: .middle))
        }
    }

    /// Writes the least and the greatest height among the lines where there is no space beside them.
    func writeHeightsInside(on sheet: inout MapSheet) {
        guard isNarrow, let first = up.marks.first, let last = up.marks.last else { return }
        for (mark, label) in zip(up.marks, labels) where mark == first || mark == last {
            sheet.write(
                Lettering(
                    label, at: PicturePoint(left + 2, up.position(mark) - 3), size: Self.size,
                    halo: Colour.white.opacity(220)))
        }
    }
}

/// An axis of a chart: round numbers on it, and where values lie between two ends in pixels.
struct ChartAxis: Sendable {
    /// The least and the greatest value.
    let range: ClosedRange<Double>
    /// The difference between neighbouring round numbers.
    let step: Double
    private let pixels: (from: Double, to: Double)

    /// An axis from the least to the greatest value.
    ///
    /// - Parameters:
    ///   - pixels: the positions of both in the picture.
    ///   - count: how many round numbers there may be about.
    ///   - isRounded: whether the axis goes on to the round numbers around the values.
    init(_ range: ClosedRange<Double>, from: Double, to: Double, count: Int, isRounded: Bool = false) {
        let span = max(range.upperBound - range.lowerBound, 1e-9)
        step = ChartAxis.step(span / Double(max(count, 1)))
        if isRounded {
            let low = (range.lowerBound / step).rounded(.down) * step
            let high = (range.upperBound / step).rounded(.up) * step
            self.range = low...max(high, low + step)
        } else {
            self.range = range.lowerBound...(range.lowerBound + span)
        }
        pixels = (from, to)
    }

    /// 1, 2 or 5 times a power of ten, at least as large as a number above 0.
    private static func step(_ least: Double) -> Double {
        var power = 1.0
        while power < least { power *= 10 }
        while power / 10 >= least { power /= 10 }
        return [0.2, 0.5].map { $0 * power }.first { $0 >= least } ?? power
    }

    /// The position of a value in the picture.
    func position(_ value: Double) -> Double {
        let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
        return pixels.from + (pixels.to - pixels.from) * share
    }

    /// The round numbers.
    var marks: [Double] {
        let first = (range.lowerBound / step - 1e-9).rounded(.up)
        let last = (range.upperBound / step + 1e-9).rounded(.down)
        guard last >= first, last - first < 1000 else { return [] }
        return (0...Int(last - first)).map { (first + Double($0)) * step }
    }

    /// How many decimals one of the round numbers needs.
    func digits(of mark: Double) -> Int {
        if abs(mark - mark.rounded()) < 1e-6 { return 0 }
        return step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3
    }
}
