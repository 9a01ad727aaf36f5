import Geodesy
import Quests
public import RoadMap
import Routing
import Support

/// The sheets of a map, one after the other.
///
///     let pages = MapPages(print, plan, on: graph, closures: quest.closures(on: graph))
///     for number in 0..<pages.count { try document.add(pages.page(number, ground: [])) }
public struct MapPages: Sendable {
    private let print: QuestPrint
    private let plan: SheetPlan
    private let graph: RoadGraph
    private let closures: Closures

    /// Prepares the sheets; each is drawn when asked for.
    public init(_ print: QuestPrint, _ plan: SheetPlan, on graph: RoadGraph, closures: Closures) {
        (self.print, self.plan, self.graph, self.closures) = (print, plan, graph, closures)
    }

    /// The number of pages: the sheets, after an overview where there are several.
    public var count: Int { plan.sheetCount == 1 ? 1 : plan.sheetCount + 1 }

    /// The frame of a page's map, for what is drawn beneath the roads.
    public func frame(of page: Int) -> MapFrame {
        guard plan.sheetCount > 1 else { return plan.frame(of: plan.sheets[0]) }
        return page == 0 ? overviewFrame : plan.frame(of: plan.sheets[page - 1])
    }

    /// A page, by its number from 0.
    ///
    /// - Parameter ground: layers beneath the roads, made for `frame(of:)`.
    public func page(_ number: Int, ground: [any MapLayer] = []) -> PrintedPage {
        guard plan.sheetCount > 1 else { return sheet(plan.sheets[0], ground) }
        return number == 0 ? overview(ground) : sheet(plan.sheets[number - 1], ground)
    }

    // MARK: A sheet

    private func sheet(_ sheet: SheetPlan.Sheet, _ ground: [any MapLayer]) -> PrintedPage {
        let frame = plan.frame(of: sheet)
        let language = print.language
        let roads = RoadLayer(graph, frame: frame)
        let grid = GridLayer(grid: plan.grid, middle: sheet.middle)
        let closed = ClosedRoads(closures, on: graph, frame: frame)
        let numbers = CourseNumbers(marks, roads: RoadCover(roads, frame: frame), frame: frame)
        let course = CourseLayer(marks: marks, course: course, numbers: numbers)
        let map = DisplayList(
            frame: frame,
            layers: ground + [
                roads, StreetNames(graph, frame: frame), grid, QuestZones(print.quest, language: language), closed,
                neighbours(of: sheet), course,
            ], language: language)
        var page = Page(size: plan.size, language: language)
        let scale = PrintTexts.scale(plan.scale)[language]
        let number =
            plan.sheetCount > 1
            ? " · " + Message("print-sheet", ["number": .of(sheet.number), "count": .of(plan.sheetCount)])[language]
            : ""
        PageFlow.writeHeading(
            print.title, scale + number, isForOrganiser: print.isForOrganiser, left: PaperSize.besideMap,
            right: plan.size.width - PaperSize.besideMap, on: &page, language)
        drawEdge(grid, frame, on: &page)
        var legend = MapLegend(language: language)
        legend.add(print.quest, hasHidden: marks.contains { $0.sign == .hiddenTask }, hasClosures: !closed.isEmpty)
        legend.add(roads.legend(language, frame: frame))
        legend.draw(below: mapBottom, on: &page)
        writeFoot(on: &page)
        var printed = page.printed(name: "sheet", over: [part(map)])
        // What another sheet shows farther from its edges is read there.
        let own = Set(marks.filter { numbers.leftOut.contains($0.number) && best(for: $0) == sheet }.map(\.number))
        printed.omissions += numbers.leftOut.filter(own.contains).map { .number($0) }
        return printed
    }

    /// The sheet on which a mark is farthest from the edges.
    private func best(for mark: Mark) -> SheetPlan.Sheet? {
        func inset(_ sheet: SheetPlan.Sheet) -> Double {
            let frame = plan.frame(of: sheet)
            let point = frame.point(mark.place)
            return min(point.x, frame.box.right - point.x, point.y, frame.box.bottom - point.y)
        }
        return plan.sheets.max { inset($0) < inset($1) }
    }

    private func part(_ map: DisplayList) -> PrintedPage.Part {
        PrintedPage.Part(
            map, left: PaperSize.besideMap, top: PaperSize.mapTop, millimetresPerPixel: Page.unit)
    }

    private var mapBottom: Double { PaperSize.mapTop + plan.size.mapHeight }

    /// The line around the map, and the names of the grid's squares beside it.
    private func drawEdge(_ grid: GridLayer, _ frame: MapFrame, on page: inout Page) {
        let (left, top) = (PaperSize.besideMap, PaperSize.mapTop)
        page.box(left: left, top: top, width: plan.size.mapWidth, height: plan.size.mapHeight, line: 0.4)
        let gridColour = Colour(0x4F4F4F)
        // The squares between lines, in their order, if there is space for a name.
        func squares(_ lines: [Double], to end: Double, first: Int, step: Int) -> [(number: Int, middle: Double)] {
            let edges = [0] + lines + [end]
            return zip(edges, edges.dropFirst()).enumerated().compactMap { index, pair in
                pair.1 - pair.0 > 20 ? (first + index * step, (pair.0 + pair.1) / 2) : nil
            }
        }
        let columns = squares(
            grid.columns(in: frame).map(\.x), to: frame.box.right, first: grid.firstColumn(in: frame), step: 1)
        for (number, x) in columns {
            for y in [top - 1, mapBottom + 3.4] {
                page.write(
                    plan.grid.columnName(number), x: left + x * Page.unit, y: y, size: 3.2, anchor: .middle,
                    colour: gridColour)
            }
        }
        let rows = squares(
            grid.rows(in: frame).map(\.y).reversed(), to: frame.box.bottom, first: grid.firstRow(in: frame), step: -1)
        for (number, y) in rows {
            for (x, anchor) in [(left - 1.2, Lettering.Anchor.end), (plan.size.width - left + 1.2, .start)] {
                page.write(
                    plan.grid.rowName(number), x: x, y: top + y * Page.unit + 1.1, size: 3.2, anchor: anchor,
                    colour: gridColour)
            }
        }
    }

    private func neighbours(of sheet: SheetPlan.Sheet) -> SheetNeighbours {
        func name(_ row: Int, _ column: Int) -> String? {
            plan.sheet(row: sheet.row + row, column: sheet.column + column)
                .map { Message("print-neighbour", ["number": .of($0.number)])[print.language] }
        }
        return SheetNeighbours(north: name(-1, 0), east: name(0, 1), south: name(1, 0), west: name(0, -1))
    }

    /// The scale bar, the grid and north, and whose data it is.
    private func writeFoot(on page: inout Page) {
        let language = print.language
        let y = plan.size.height - 9
        let metres = [100, 200, 250, 500, 1_000, 2_000, 5_000].last {
            Double($0) / plan.metresPerMillimetre <= 55
        }
        var x = PaperSize.besideMap
        if let metres = metres.map(Double.init) {
            let length = metres / plan.metresPerMillimetre
            page.fill(left: x, top: y - 1.6, width: length, height: 1.6, .ink)
            page.fill(left: x + length / 2, top: y - 1.3, width: length / 2 - 0.3, height: 1, .white)
            page.write("0", x: x, y: y - 2.4, size: 2.8)
            page.write(
                PrintTexts.length(metres)[language], x: x + length, y: y - 2.4, size: 2.8, anchor: .end)
            x += length + 5
        }
        let right = plan.size.width - PaperSize.besideMap
        let attribution = Attribution(graph.metadata.attribution).text
        let note = PrintTexts.grid(plan.grid.interval)[language] + "; " + Message("print-true-north")[language]
        page.write(page.fit(note, size: 2.8, width: right - x), x: x, y: y - 2.8, size: 2.8)
        page.write(page.fit(attribution, size: 2.8, width: right - x), x: x, y: y + 0.8, size: 2.8)
    }

    // MARK: All sheets

    private var overviewFrame: MapFrame {
        let (first, last) = (plan.sheets[0].middle, plan.sheets[plan.sheets.count - 1].middle)
        let metres = plan.metresPerMillimetre
        let across: Double = last.east - first.east + plan.size.mapWidth * metres
        let down: Double = first.north - last.north + plan.size.mapHeight * metres
        let metresPerMillimetre: Double = max(across / plan.size.mapWidth, down / plan.size.mapHeight) * 1.02
        return MapFrame(
            plan.projection, middle: overviewMiddle, metresPerPixel: metresPerMillimetre * Page.unit,
            width: Int((plan.size.mapWidth / Page.unit).rounded()),
            height: Int((plan.size.mapHeight / Page.unit).rounded()))
    }

    private var overviewMiddle: PlanePoint {
        let (first, last) = (plan.sheets[0].middle, plan.sheets[plan.sheets.count - 1].middle)
        return PlanePoint(east: (first.east + last.east) / 2, north: (first.north + last.north) / 2)
    }

    /// The size of signs and numbers, which are on the sheets as well; there those that find no space here have one.
    private static let overviewSize = 0.5

    private func overview(_ ground: [any MapLayer]) -> PrintedPage {
        let (frame, language) = (overviewFrame, print.language)
        let roads = RoadLayer(graph, frame: frame, isMuted: true)
        let marks = marks.map { Mark(place: $0.place, sign: $0.sign, number: $0.number) }
        let size = MapPages.overviewSize
        let numbers = CourseNumbers(marks, roads: RoadCover(roads, frame: frame), frame: frame, signs: size)
        let course = CourseLayer(marks: marks, numbers: numbers, size: size)
        let sheets = SheetOutlines(
            outlines: plan.sheets.map { sheet in
                (Message("print-neighbour", ["number": .of(sheet.number)])[language], corners(of: sheet, in: frame))
            })
        let map = DisplayList(
            frame: frame,
            layers: ground + [roads, QuestZones(print.quest, language: language), sheets, course],
            language: language)
        var page = Page(size: plan.size, language: language)
        PageFlow.writeHeading(
            print.title, Message("print-overview")[language], isForOrganiser: print.isForOrganiser,
            left: PaperSize.besideMap, right: plan.size.width - PaperSize.besideMap, on: &page, language)
        page.box(
            left: PaperSize.besideMap, top: PaperSize.mapTop, width: plan.size.mapWidth, height: plan.size.mapHeight,
            line: 0.4)
        let attribution = Attribution(graph.metadata.attribution).text
        page.write(
            page.fit(attribution, size: 2.8, width: plan.size.mapWidth), x: PaperSize.besideMap, y: mapBottom + 4,
            size: 2.8)
        return page.printed(name: "overview", over: [part(map)])
    }

    private func corners(of sheet: SheetPlan.Sheet, in frame: MapFrame) -> PictureBox {
        func x(_ metres: Double) -> Double { frame.box.right / 2 + metres / frame.metresPerPixel }
        func y(_ metres: Double) -> Double { frame.box.bottom / 2 - metres / frame.metresPerPixel }
        let (east, north) = (sheet.middle.east - overviewMiddle.east, sheet.middle.north - overviewMiddle.north)
        let across = plan.size.mapWidth * plan.metresPerMillimetre / 2
        let down = plan.size.mapHeight * plan.metresPerMillimetre / 2
        return PictureBox(
            left: x(east - across), top: y(north + down), right: x(east + across), bottom: y(north - down))
    }

    // MARK: Tasks

    private typealias Mark = CourseLayer.Mark

    private var marks: [Mark] { ends.start + ends.finish + print.quest.tasks.map(mark) }

    /// The marks in the order of a fixed course; empty where tasks may be visited in any.
    private var course: [Mark] {
        guard print.quest.hasOrder else { return [] }
        let tasks = print.quest.tasks.filter { $0.order != nil }
            .sorted { ($0.order ?? 0, $0.number) < ($1.order ?? 0, $1.number) }
        let (start, finish) = ends
        return start + tasks.map(mark) + (finish.isEmpty ? start : finish)
    }

    private func mark(_ task: Quest.Task) -> Mark {
        Mark(
            place: task.coordinate, sign: print.isHidden(task) ? .hiddenTask : .task, number: "\(task.number)",
            points: print.value(of: task), radius: print.isForOrganiser ? task.radius : nil)
    }

    /// The marks of start and finish; where both are one, that of the start.
    private var ends: (start: [Mark], finish: [Mark]) {
        switch (print.quest.settings.start, print.quest.settings.finish) {
        case (nil, nil): ([], [])
        case (let start?, nil): ([Mark(place: start, sign: .startAndFinish)], [])
        case (nil, let finish?): ([], [Mark(place: finish, sign: .finish)])
        case (let start?, let finish?):
            start.distance(to: finish) < 1
                ? ([Mark(place: start, sign: .startAndFinish)], [])
                : ([Mark(place: start, sign: .start)], [Mark(place: finish, sign: .finish)])
        }
    }
}
