import Geodesy
import Languages
import MapDrawing
import QuestModel

/// The signs of a sheet with their meanings, in columns below its map.
struct MapLegend {
    private enum Sample {
        case course(CourseSign)
        case map(Legend.Sample)
    }

    let language: Language
    private var rows: [(sample: Sample, text: String)] = []

    private static let rowHeight = 5.0
    private static let columnWidth = 46.0
    private static let mostRows = 5

    init(language: Language) { self.language = language }

    /// The signs of the quest's own things.
    mutating func add(_ quest: Quest, hasHidden: Bool, hasClosures: Bool) {
        func add(_ sample: Sample, _ text: LocalizedText) { rows.append((sample, text[language])) }
        switch (quest.settings.start, quest.settings.finish) {
        case (let start?, let finish?) where start.distance(to: finish) >= 1:
            add(.course(.start), PrintTexts.start)
            add(.course(.finish), PrintTexts.finish)
        case (nil, .some): add(.course(.finish), PrintTexts.finish)
        case (.some, _): add(.course(.startAndFinish), PrintTexts.startAndFinish)
        case (nil, nil): break
        }
        add(.course(.task), PrintTexts.taskSign)
        if hasHidden { add(.course(.hiddenTask), PrintTexts.hiddenTaskSign) }
        let kinds = quest.zones.map(\.kind)
        if kinds.contains(.bounds) { add(.map(.zone(.bounds)), PrintTexts.boundsSign) }
        if kinds.contains(.forbidden) { add(.map(.zone(.forbidden)), PrintTexts.forbidden) }
        if kinds.contains(where: { if case .toll = $0 { true } else { false } }) {
            add(.map(.zone(.toll)), PrintTexts.toll)
        }
        if hasClosures { add(.map(.closure), PrintTexts.closedRoad) }
    }

    /// Kinds of roads, the most important first; those that find no room are left out.
    mutating func add(_ roads: [Legend.Row]) {
        rows += roads.map { (.map($0.sample), $0.text) }
    }

    func draw(below top: Double, on page: inout Page) {
        let columns = max(1, Int((page.size.width - 2 * PaperSize.besideMap) / MapLegend.columnWidth))
        let width = (page.size.width - 2 * PaperSize.besideMap) / Double(columns)
        for (index, row) in rows.prefix(columns * MapLegend.mostRows).enumerated() {
            let x = PaperSize.besideMap + Double(index / MapLegend.mostRows) * width
            let y = top + 7 + Double(index % MapLegend.mostRows) * MapLegend.rowHeight
            let place = Page.point(x, y)
            page.draw { sheet in
                switch row.sample {
                case .course(let sign):
                    sign.draw(at: PicturePoint(place.x + Legend.sampleWidth / 2, place.y), size: 0.5, on: &sheet)
                case .map(let sample): Legend.draw(sample, place, &sheet)
                }
            }
            let left = x + Legend.sampleWidth * Page.unit + 1.5
            page.write(
                LineBreaking.oneLine(row.text, size: 2.8, width: x + width - left - 1), x: left, y: y + 1, size: 2.8)
        }
    }
}
