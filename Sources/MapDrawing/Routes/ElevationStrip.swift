import Routing
public import Support

/// A chart of heights as the lowest part of a picture, below the map.
struct ElevationStrip: MapLayer {
    var name: String { "heights" }
    let chart: ElevationChart
    let box: PictureBox

    func draw(on sheet: inout MapSheet) { chart.draw(in: box, on: &sheet) }
}

extension DisplayList {
    /// A chart of heights alone.
    ///
    /// - Parameters:
    ///   - width: pixels, 64 to 20 000.
    ///   - height: pixels; `ElevationChart.height(width:)` says what suits.
    /// - Throws: `MapDrawingError.impossibleWidth`, for either number.
    public init(
        chart: ElevationChart, width: Int, height: Int, language: Language = .english
    ) throws(MapDrawingError) {
        guard MapFrame.widths.contains(height) else { throw .impossibleWidth(height) }
        let box = PictureBox(left: 0, top: 0, right: Double(width), bottom: Double(height))
        self.init(
            frame: try MapFrame.anywhere(width: width), layers: [ElevationStrip(chart: chart, box: box)],
            title: ChartTexts.title[language], language: language)
        self.height = height
    }
}
