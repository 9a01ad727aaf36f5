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
    /// Where less room than this is left for the lines, the labels of heights stand among them.
    static let leastPlot = 120.0

    /// How high a chart should be in a picture of so many pixels from left to right.
    public func height(width: Int) -> Int {
        let plot = min(max(Double(width) * 0.22, 110), 240)
        return Int((plot + captions(width: Double(width)).reduce(0) { $0 + $1.height } + 52).rounded())
    }

    /// What stands above the chart, a block a way; nothing in a picture of about 100 pixels or less. The height of a chart is that of its longest language.
    func captions(width: Double, _ language: Language = .russian) -> [TextBlock] {
        let letters = Int((width - 2 * ElevationChart.padding - 18) / 6.6)
        // Words would be cut to pieces.
        guard letters >= 9 else { return [] }
        return drawable.map { line in
            TextBlock(
                ChartTexts.caption(line.name, line.profile)[language], size: ElevationChart.size, isBold: false,
                lettersInLine: letters, lines: letters < 40 ? 12 : 3)
        }
    }
}
