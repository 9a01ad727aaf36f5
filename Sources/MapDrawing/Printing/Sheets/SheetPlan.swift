import Geodesy
public import Quests

/// Which part of the Earth goes on which sheet of paper, at what scale.
///
///     let plan = try SheetPlan(for: quest, on: .a4, scale: 15_000)
///     plan.sheets.count  // 4
///
/// All sheets are cut out of one transverse Mercator projection about the middle of the tasks, so that they join exactly. Its scale is
/// the one stated along the meridian through the middle and grows with the distance from it: 1.0000002 at 4 km, 1.000006 at 22 km,
/// which is 0.002 mm on the longest side of A3.
public struct SheetPlan: Sendable {
    /// A sheet.
    struct Sheet: Hashable {
        /// From 1, row by row from the upper left.
        var number: Int
        var row: Int
        var column: Int
        /// The point of the projection in the middle of its map.
        var middle: PlanePoint
    }

    /// The denominator of the scale: 15 000 for 1 : 15 000.
    public let scale: Int
    /// The scales that are tried, the largest first.
    public static let scales = [5_000, 7_500, 10_000, 12_500, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000]
    /// The scales that may be asked for.
    static let allowedScales = 1_000...100_000
    /// The overlaps of neighbouring sheets that may be asked for, in millimetres.
    static let allowedOverlaps = 0.0...60.0
    /// The most sheets of a plan.
    static let mostSheets = 64

    let size: PaperSize
    let projection: TransverseMercator
    let sheets: [Sheet]
    let rows: Int
    let columns: Int
    let grid: KilometreGrid

    /// The number of sheets.
    public var sheetCount: Int { sheets.count }

    /// What a place needs around it on paper, in millimetres: its circle and number.
    private static let room = 11.0

    /// Plans the sheets of a quest: its tasks, start and finish.
    ///
    /// Without a scale it is the largest of `scales` at which all of it fits on one sheet, or else the smallest, on several sheets.
    /// Without an orientation it is the one with the larger scale, then with fewer sheets.
    /// - Parameters:
    ///   - scale: the denominator, one of `allowedScales`.
    ///   - overlap: of neighbouring sheets, in millimetres, one of `allowedOverlaps`.
    /// - Throws: `PrintError`.
    public init(
        for quest: Quest, on paper: Paper, orientation: Paper.Orientation? = nil, scale: Int? = nil,
        overlap: Double = 15
    ) throws(PrintError) {
        if let scale, !SheetPlan.allowedScales.contains(scale) { throw .scaleOutOfRange(scale) }
        guard SheetPlan.allowedOverlaps.contains(overlap) else { throw .overlapOutOfRange(overlap) }
        let places = quest.tasks.map(\.coordinate) + [quest.settings.start, quest.settings.finish].compactMap { $0 }
        guard let first = places.first else { throw .nothingToPrint }
        let near = Extent(places.map { LocalPlane(origin: first).point($0) })
        let projection = TransverseMercator(origin: LocalPlane(origin: first).coordinate(near.middle))
        let extent = Extent(places.map { projection.point($0) })
        let orientations = orientation.map { [$0] } ?? [.portrait, .landscape]
        let layouts = (scale.map { [$0] } ?? SheetPlan.scales).flatMap { scale in
            orientations.map { Layout(extent, size: paper.size($0), scale: scale, overlap: overlap) }
        }
        let fewest = layouts.map(\.count).min() ?? 0
        guard let layout = layouts.first(where: { $0.count == 1 }) ?? layouts.last(where: { $0.count == fewest }) else {
            throw .nothingToPrint
        }
        guard layout.count <= SheetPlan.mostSheets else {
            if let scale { throw .tooManySheets(layout.count, scale: scale) }
            let smallest = SheetPlan.allowedScales.upperBound
            let isEnough = orientations.contains {
                Layout(extent, size: paper.size($0), scale: smallest, overlap: overlap).count <= SheetPlan.mostSheets
            }
            throw .tooFarApart(layout.count, scale: layout.scale, smaller: isEnough ? smallest : nil)
        }
        self.scale = layout.scale
        self.projection = projection
        size = layout.size
        (rows, columns) = (layout.rows, layout.columns)
        sheets = layout.sheets(about: extent.middle)
        let half = layout.reach
        grid = KilometreGrid(
            scale: layout.scale, west: extent.middle.east - half.east, north: extent.middle.north + half.north)
    }

    /// The frame of a sheet's map.
    func frame(of sheet: Sheet) -> MapFrame {
        MapFrame(
            projection, middle: sheet.middle, metresPerPixel: metresPerMillimetre * Page.unit,
            width: Int((size.mapWidth / Page.unit).rounded()), height: Int((size.mapHeight / Page.unit).rounded()))
    }

    var metresPerMillimetre: Double { Double(scale) / 1000 }

    func sheet(row: Int, column: Int) -> Sheet? {
        sheets.first { $0.row == row && $0.column == column }
    }

    /// The sheets that show a place.
    func sheets(showing place: Coordinate) -> [Sheet] {
        sheets.filter { sheet in
            let frame = frame(of: sheet)
            return frame.box.contains(frame.point(place))
        }
    }

    /// The first sheet that shows a place with its circle and number, or else the one on which it is farthest from the edge.
    func bestSheet(for place: Coordinate) -> Sheet? {
        let shown = sheets(showing: place).map { (sheet: $0, inside: distanceFromEdge(of: place, on: $0)) }
        return (shown.first { $0.inside >= SheetPlan.room } ?? shown.max { $0.inside < $1.inside })?.sheet
    }

    /// From a place that a sheet shows to the nearest edge of its map, in millimetres.
    private func distanceFromEdge(of place: Coordinate, on sheet: Sheet) -> Double {
        let frame = frame(of: sheet)
        let (point, box) = (frame.point(place), frame.box)
        return min(point.x - box.left, box.right - point.x, point.y - box.top, box.bottom - point.y) * Page.unit
    }

    /// How sheets of one size and scale cover an extent.
    private struct Layout {
        let scale: Int
        let size: PaperSize
        let rows: Int
        let columns: Int
        /// Metres from the middle of a sheet to that of the next.
        private let step: PlanePoint

        init(_ extent: Extent, size: PaperSize, scale: Int, overlap: Double) {
            let metres = Double(scale) / 1000
            func count(_ needed: Double, _ side: Double) -> Int {
                let needed = needed / metres + 2 * SheetPlan.room
                return needed <= side ? 1 : Int(min(((needed - overlap) / (side - overlap)).rounded(.up), 1e6))
            }
            self.scale = scale
            self.size = size
            columns = count(extent.width, size.mapWidth)
            rows = count(extent.height, size.mapHeight)
            step = PlanePoint(east: (size.mapWidth - overlap) * metres, north: (size.mapHeight - overlap) * metres)
        }

        var count: Int { rows * columns }

        /// Metres from the middle of all sheets to their edges.
        var reach: PlanePoint {
            let metres = Double(scale) / 1000
            return PlanePoint(
                east: step.east * Double(columns - 1) / 2 + size.mapWidth * metres / 2,
                north: step.north * Double(rows - 1) / 2 + size.mapHeight * metres / 2)
        }

        func sheets(about middle: PlanePoint) -> [Sheet] {
            (0..<count).map { index in
                let (row, column) = (index / columns, index % columns)
                return Sheet(
                    number: index + 1, row: row, column: column,
                    middle: PlanePoint(
                        east: middle.east + (Double(column) - Double(columns - 1) / 2) * step.east,
                        north: middle.north - (Double(row) - Double(rows - 1) / 2) * step.north))
            }
        }
    }
}

/// The least box about points of a plane.
private struct Extent {
    private var low: PlanePoint
    private var high: PlanePoint

    init(_ points: [PlanePoint]) {
        low = points.first ?? PlanePoint(east: 0, north: 0)
        high = low
        for point in points {
            low = PlanePoint(east: min(low.east, point.east), north: min(low.north, point.north))
            high = PlanePoint(east: max(high.east, point.east), north: max(high.north, point.north))
        }
    }

    var width: Double { high.east - low.east }
    var height: Double { high.north - low.north }
    var middle: PlanePoint { PlanePoint(east: (low.east + high.east) / 2, north: (low.north + high.north) / 2) }
}

/// The squares of a map: letters from west to east, numbers from north to south.
struct KilometreGrid: Hashable {
    /// The side of a square in metres.
    let interval: Double
    private let firstColumn: Int
    private let firstRow: Int

    /// - Parameters:
    ///   - west: the westernmost metre that is shown.
    ///   - north: the northernmost.
    init(scale: Int, west: Double, north: Double) {
        // 40 mm on paper at least.
        interval = [250, 500, 1_000, 2_000].first { $0 >= Double(scale) * 0.04 } ?? 5_000
        firstColumn = Int((west / interval).rounded(.down))
        firstRow = Int((north / interval).rounded(.down))
    }

    /// `C4`.
    func reference(of point: PlanePoint) -> String {
        columnName(Int((point.east / interval).rounded(.down))) + rowName(Int((point.north / interval).rounded(.down)))
    }

    /// The name of the squares from a multiple of the interval eastwards.
    func columnName(_ column: Int) -> String {
        var (rest, name) = (max(column - firstColumn, 0), "")
        repeat {
            name = String(UnicodeScalar(UInt8(65 + rest % 26))) + name
            rest = rest / 26 - 1
        } while rest >= 0
        return name
    }

    /// The name of the squares from a multiple of the interval northwards.
    func rowName(_ row: Int) -> String { "\(max(firstRow - row, 0) + 1)" }

    /// The multiples of the interval within a range of metres.
    func lines(from low: Double, to high: Double) -> [Int] {
        let (first, last) = (Int((low / interval).rounded(.up)), Int((high / interval).rounded(.down)))
        return first <= last ? Array(first...last) : []
    }
}
