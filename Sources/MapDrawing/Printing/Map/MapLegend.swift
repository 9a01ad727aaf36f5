import Geodesy
import Quests
import Support

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
    /// How high the ground of the map is behind the sample of a road, in pixels.
    private static let ground = 11.0

    init(language: Language) { self.language = language }

    /// The signs of the quest's own things.
    mutating func add(_ quest: Quest, hasHidden: Bool, hasClosures: Bool) {
        func add(_ sample: Sample, _ text: Message) { rows.append((sample, text[language])) }
        switch (quest.settings.start, quest.settings.finish) {
        case (let start?, let finish?) where start.distance(to: finish) >= 1:
            add(.course(.start), Message("print-start"))
            add(.course(.finish), Message("print-finish"))
        case (nil, .some): add(.course(.finish), Message("print-finish"))
        case (.some, _): add(.course(.startAndFinish), Message("print-start-and-finish"))
        case (nil, nil): break
        }
        add(.course(.task), Message("print-task-sign"))
        if hasHidden { add(.course(.hiddenTask), Message("print-hidden-task-sign")) }
        let kinds = quest.zones.map(\.kind)
        if kinds.contains(.bounds) { add(.map(.zone(.bounds)), Message("print-bounds-sign")) }
        if kinds.contains(.forbidden) { add(.map(.zone(.forbidden)), Message("print-forbidden")) }
        if kinds.contains(where: { if case .toll = $0 { true } else { false } }) {
            add(.map(.zone(.toll)), PrintTexts.toll)
        }
        if hasClosures { add(.map(.closure), Message("print-closed-road")) }
    }

    /// Kinds of roads, the most important first; those that find no space are left out.
    mutating func add(_ roads: [Legend.Row]) {
        rows += roads.map { (.map($0.sample), $0.text) }
    }

    func draw(below top: Double, on page: inout Page) {
        let layout = layout(within: page.size.width - 2 * PaperSize.besideMap)
        var left = PaperSize.besideMap
        for (column, width) in layout.widths.enumerated() {
            for (index, row) in rows.dropFirst(column * MapLegend.mostRows).prefix(MapLegend.mostRows).enumerated() {
                let y = top + 7 + Double(index) * MapLegend.rowHeight
                draw(row.sample, Page.point(left, y), on: &page)
                let text = page.fit(row.text, size: layout.size, width: width - MapLegend.textLeft)
                page.write(text, x: left + MapLegend.textLeft, y: y + 1, size: layout.size)
            }
            left += width
        }
        for row in rows.dropFirst(layout.widths.count * MapLegend.mostRows) { page.noteCut(row.text) }
    }

    private func draw(_ sample: Sample, _ place: PicturePoint, on page: inout Page) {
        page.draw { sheet in
            switch sample {
            case .course(let sign):
                sign.draw(at: PicturePoint(place.x + Legend.sampleWidth / 2, place.y), size: 0.5, on: &sheet)
            case .map(.line(let strokes)):
                // White streets are seen upon the ground of the map only.
                let ground = Stroke(.paper, width: MapLegend.ground, hasRoundEnds: false)
                Legend.draw(.line([ground] + strokes), place, &sheet)
            case .map(let sample): Legend.draw(sample, place, &sheet)
            }
        }
    }

    /// Millimetres from the left edge of a column to its texts.
    private static let textLeft = Legend.sampleWidth * Page.unit + 1.5
    /// Millimetres from a text to the next column.
    private static let columnGap = 3.0
    /// The sizes of texts, the best first.
    private static let textSizes = [2.8, 2.6, 2.4, 2.2]

    /// Columns as wide as usual where that is enough, else as wide as their texts, which are smaller if need be. The last ones are left
    /// out where they find no space even so.
    private func layout(within room: Double) -> (size: Double, widths: [Double]) {
        let least = MapLegend.columnWidth
        for usual in [least, 0] {
            for size in usual == 0 ? MapLegend.textSizes : [MapLegend.textSizes[0]] {
                let widths = widths(size: size).map { max($0, usual) }
                if widths.reduce(0, +) - MapLegend.columnGap <= room { return (size, widths) }
            }
        }
        let size = MapLegend.textSizes.last ?? 2.2
        var left = room + MapLegend.columnGap
        let widths = widths(size: size).prefix { width in
            left -= width
            return left >= 0
        }
        return (size, widths.isEmpty ? [room] : Array(widths))
    }

    private func widths(size: Double) -> [Double] {
        stride(from: 0, to: rows.count, by: MapLegend.mostRows).map { first in
            let texts = rows.dropFirst(first).prefix(MapLegend.mostRows).map {
                LineBreaking.width(of: $0.text, size: size)
            }
            return MapLegend.textLeft + (texts.max() ?? 0) + MapLegend.columnGap
        }
    }
}
