import Geodesy
import Quests
import RoadMap
import Support
import TestSupport
import Testing

@testable import MapDrawing

@Suite("A printed map")
struct PrintedMapTests {
    /// Tasks about the small town, of which the last is hidden until the first is solved.
    static func quest(count: Int = 4, spread: Double = 700) throws -> Quest {
        var tasks = (0..<count).map { index in
            let (column, row) = (Double(index * 7 % 10) / 10 - 0.45, Double(index * 3 % 10) / 10 - 0.45)
            return Quest.Task(
                id: .init("t\(index)"), name: "Task \(index)",
                coordinate: SmallTown.place(column * spread, row * spread),
                points: 10 + index)
        }
        tasks[count - 1].requires = [Quest.Requirement("t0")]
        return try Quest(
            settings: Quest.Settings(title: "Проверка & test", start: SmallTown.place(-300, -320)), tasks: tasks,
            zones: [
                Quest.Zone(
                    id: "z", name: "Парк", kind: .forbidden,
                    polygons: [
                        [
                            [
                                SmallTown.place(100, 100), SmallTown.place(300, 100), SmallTown.place(300, 250),
                                SmallTown.place(100, 100),
                            ]
                        ]
                    ])
            ])
    }

    static func file(
        _ quest: Quest, for audience: PrintAudience = .riders, on paper: Paper = .a4, scale: Int? = nil,
        orientation: Paper.Orientation? = nil, language: Language = .english
    ) throws -> (bytes: [UInt8], plan: SheetPlan) {
        let print = try QuestPrint(quest, for: audience, on: paper, language: language)
        let plan = try SheetPlan(for: print.quest, on: paper, orientation: orientation, scale: scale)
        let pages = MapPages(print, plan, on: try SmallTown.graph(), closures: Closures())
        var document = try PrintedDocument(title: print.title, language: language)
        for number in 0..<pages.count { try document.add(pages.page(number)) }
        return (try document.finish(), plan)
    }

    @Test(
        "the paper has its exact size, upright and lying",
        arguments: [
            (Paper.a4, Paper.Orientation.portrait, "595.276 x 841.89 pts (A4)"),
            (.a4, .landscape, "841.89 x 595.276 pts (A4)"),
            (.a3, .portrait, "841.89 x 1190.55 pts (A3)"), (.letter, .portrait, "612 x 792 pts (letter)"),
        ])
    func paper(paper: Paper, orientation: Paper.Orientation, size: String) throws {
        let file = try Self.file(try Self.quest(), on: paper, orientation: orientation).bytes
        let information = try PrintTools.information(file)
        #expect(information.contains(/Pages: +1\n/) && information.contains(size), "\(information)")
        #expect(information.contains("Проверка & test") && !information.contains("Date"), "\(information)")
    }

    @Test(
        "tasks are as far apart on paper as on the ground, to 0.2 mm",
        arguments: [(5_000, 700.0), (15_000, 2_300), (50_000, 7_800)])
    func distances(scale: Int, spread: Double) throws {
        // Circles alone are measured: the quest of each has no number near another circle.
        let quest = try Self.quest(count: 5, spread: spread)
        let (file, plan) = try Self.file(quest, scale: scale)
        #expect(plan.sheetCount == 1)
        let picture = try PrintTools.picture(file, page: 1, dotsPerInch: 508)
        let frame = plan.frame(of: plan.sheets[0])
        let seen = try quest.tasks.dropLast().map { task in
            let point = frame.point(task.coordinate)
            let found = picture.circle(
                near: PaperSize.besideMap + point.x * Page.unit, PaperSize.mapTop + point.y * Page.unit)
            try #require(found.share > 0.6, "\(task.id): \(found)")
            return (task.coordinate, found)
        }
        for (index, one) in seen.enumerated() {
            for other in seen[(index + 1)...] {
                let (across, down) = (one.1.x - other.1.x, one.1.y - other.1.y)
                let paper = (across * across + down * down).squareRoot()
                let ground = one.0.distance(to: other.0) * 1000 / Double(scale)
                #expect((paper - ground).magnitude < 0.2, "\(paper) mm for \(ground)")
            }
        }
    }

    @Test(
        "a sheet has the title, scale, grid, scale bar, legend, numbers, points and whose data it is, in both languages"
    )
    func texts() throws {
        for (language, words) in [
            (
                Language.english,
                [
                    "scale 1:5 000", "true north", "forbidden area", "main road", "grid 250 m",
                    "task: number, points",
                ]
            ),
            (
                .russian,
                [
                    "масштаб 1:5 000", "истинный север", "запретная зона", "крупная дорога", "сетка 250 м",
                    "задание: номер",
                ]
            ),
        ] {
            let file = try Self.file(try Self.quest(), language: language).bytes
            let text = try #require(try PrintTools.pages(file).first)
            for word in words + ["Проверка & test", "© somebody & sons", "Парк", "10", "11", "12"] {
                #expect(text.contains(word), "\(word) in \(text)")
            }
            #expect(!text.contains(/4\s*13/), "the hidden task")
        }
    }

    @Test("the scale bar is as long as it says", arguments: [(5_000, 50.0), (15_000, 2_000 / 60.0), (50_000, 40)])
    func scaleBar(scale: Int, millimetres: Double) throws {
        let file = try Self.file(try Self.quest(), scale: scale, orientation: .portrait).bytes
        let picture = try PrintTools.picture(file, page: 1, dotsPerInch: 508)
        func isBlack(_ x: Double) -> Bool { (picture.colour(x, 297 - 9 - 0.15)?.1 ?? 255) < 100 }
        let first = try #require(stride(from: 10.0, to: 80, by: 0.05).first(where: isBlack))
        let last = try #require(stride(from: first, to: 90, by: 0.05).first { !isBlack($0) })
        #expect((last - first - millimetres).magnitude < 0.2, "\(first) to \(last)")
    }

    @Test("several sheets come after one that shows them all, and say which are beside them")
    func several() throws {
        let (file, plan) = try Self.file(try Self.quest(count: 30, spread: 2_000), scale: 5_000)
        #expect(plan.sheetCount > 2)
        let pages = try PrintTools.pages(file)
        #expect(pages.count == plan.sheetCount + 1)
        for sheet in plan.sheets {
            #expect(pages[0].contains("sheet \(sheet.number)"))
            #expect(pages[sheet.number].contains("sheet \(sheet.number) of \(plan.sheetCount)"))
            if let next = plan.sheet(row: sheet.row + 1, column: sheet.column) {
                #expect(pages[sheet.number].contains("▼ sheet \(next.number)"))
            }
        }
    }

    @Test("the organiser's map shows hidden tasks and says on each page whose it is")
    func organiser() throws {
        let (file, _) = try Self.file(try Self.quest(), for: .organiser)
        let text = try #require(try PrintTools.pages(file).first)
        #expect(text.contains("ORGANISERS ONLY") && text.contains("hidden task") && text.contains(/4\s*13/), "\(text)")
    }

    @Test("the same quest gives the same bytes")
    func deterministic() throws {
        let quest = try Self.quest(count: 12)
        #expect(try Self.file(quest).bytes == Self.file(quest).bytes)
    }

    @Test("numbers cover neither one another nor a circle, however crowded", arguments: [10, 60, 200])
    func crowd(count: Int) throws {
        let quest = try Self.quest(count: count, spread: 60 * Double(count).squareRoot())
        let plan = try SheetPlan(for: quest, on: .a4, scale: 5_000)
        let frame = plan.frame(of: plan.sheets[0])
        let marks = quest.tasks.enumerated().map { index, task in
            // Spread without the pattern of the quest, which puts many in one place.
            let place = SmallTown.place(Double(index % 12) * 75 - 420, Double(index / 12) * 75 - 420)
            return CourseLayer.Mark(place: place, sign: .task, number: "\(task.number)", points: "20")
        }
        let roads = RoadLayer(try SmallTown.graph(), frame: frame)
        let numbers = CourseNumbers(marks, roads: RoadCover(roads, frame: frame), frame: frame)
        let list = DisplayList(frame: frame, layers: [CourseLayer(marks: marks, numbers: numbers)])
        #expect(numbers.leftOut.isEmpty)
        let seen = marks.map { frame.point($0.place) }.filter { frame.box.contains($0) }
        let boxes = list.groups.flatMap(\.items).compactMap { item -> PictureBox? in
            guard case .text(let text) = item else { return nil }
            return PictureBox(
                left: text.place.x, top: text.place.y - text.size * 0.7, right: text.place.x + text.width,
                bottom: text.place.y)
        }
        // Points are left out where there is no room, numbers never.
        #expect(boxes.count >= seen.count && boxes.count <= 2 * seen.count)
        for (index, box) in boxes.enumerated() {
            #expect(!boxes[..<index].contains { $0.overlaps(box) })
            for place in seen { #expect(!PictureBox(around: place, reach: 12).overlaps(box)) }
        }
    }

    @Test("in a crowd that leaves no room numbers are left out, and the page tells which")
    func denseCrowd() throws {
        let frame = SmallTown.frame(width: 800, reach: 400)
        let marks = (0..<400).map { index in
            CourseLayer.Mark(
                place: SmallTown.place(Double(index % 20) * 12 - 114, Double(index / 20) * 12 - 114), sign: .task,
                number: "\(index + 100)")
        }
        let cover = RoadCover(RoadLayer(try SmallTown.graph(), frame: frame), frame: frame)
        let numbers = CourseNumbers(marks, roads: cover, frame: frame)
        #expect(!numbers.leftOut.isEmpty && numbers.placed.count + numbers.leftOut.count == 400)
        #expect(numbers.leftOut == numbers.leftOut.sorted())
        for (index, one) in numbers.placed.enumerated() {
            #expect(!numbers.placed[..<index].contains { $0.box.overlaps(one.box) })
            #expect(!numbers.placed.contains { $0.lead?.crosses(one.box.grown(by: -0.1)) ?? false })
            for mark in marks {
                #expect(!PictureBox(around: frame.point(mark.place), reach: 12).overlaps(one.box))
            }
        }
        let quest = try Self.quest(count: 10).with(
            tasks: marks.map { Quest.Task(id: .init($0.number), name: $0.number, coordinate: $0.place) })
        let print = try QuestPrint(quest, for: .riders, language: .english)
        let plan = try SheetPlan(for: print.quest, on: .a4, scale: 5_000)
        let page = MapPages(print, plan, on: try SmallTown.graph(), closures: Closures()).page(0)
        #expect(page.omissions.contains { if case .number = $0 { true } else { false } })
    }

    @Test(
        "no text of a full legend is cut, in either language and on every paper", arguments: Paper.allCases,
        [Language.english, .russian])
    func legend(paper: Paper, language: Language) throws {
        let zones = [Quest.Zone.Kind.bounds, .forbidden].enumerated().map { index, kind in
            Quest.Zone(id: .init("\(index)"), name: "Z", kind: kind, polygons: [])
        }
        var quest = try Self.quest()
        quest = try Quest(settings: quest.settings, tasks: quest.tasks, zones: quest.zones + zones)
        let frame = SmallTown.frame(width: 800, reach: 400)
        var roads = RoadLayer(try SmallTown.graph(), frame: frame).legend(language, frame: frame)
        let longest = language == .english ? "pedestrian or living street" : "пешеходная или жилая улица"
        let sample = try #require(roads.first?.sample)
        while roads.count < 11 { roads.append(Legend.Row(sample, longest)) }
        for orientation in Paper.Orientation.allCases {
            var legend = MapLegend(language: language)
            legend.add(quest, hasHidden: true, hasClosures: true)
            legend.add(roads)
            var page = Page(size: paper.size(orientation), language: language)
            legend.draw(below: 250, on: &page)
            #expect(page.printed().omissions.isEmpty, "\(orientation): \(page.printed().omissions)")
        }
    }

    @Test("lines join the signs of a fixed course and leave these free; other quests have none")
    func course() throws {
        let frame = SmallTown.frame(width: 800, reach: 400)
        let marks = [(-200.0, 0.0), (100, 0), (100, 8), (100, 300)].map { place in
            CourseLayer.Mark(place: SmallTown.place(place.0, place.1), sign: .task)
        }
        let cover = RoadCover(RoadLayer(try SmallTown.graph(), frame: frame), frame: frame)
        let list = DisplayList(
            frame: frame,
            layers: [
                CourseLayer(marks: marks, course: marks, numbers: CourseNumbers(marks, roads: cover, frame: frame))
            ])
        let lines = list.paths.flatMap { paths in
            (0..<paths.count).map { Array(paths.points[paths.range(of: $0)]) }
        }.filter { $0.count == 2 }
        // The second and the third are too near for a line.
        try #require(lines.count == 2)
        for (line, ends) in zip(lines, [(0, 1), (2, 3)]) {
            for (point, mark) in zip(line, [marks[ends.0], marks[ends.1]]) {
                #expect((point.distance(to: frame.point(mark.place)) - mark.sign.reach - 3).magnitude < 0.01)
            }
        }
        var tasks = try Self.quest().tasks
        for index in tasks.indices { tasks[index].order = index + 1 }
        let (ordered, free) = (try Self.file(try Self.quest().with(tasks: tasks)), try Self.file(try Self.quest()))
        #expect(ordered.bytes.count > free.bytes.count)
    }

    @Test("a number stands where it hides no road, if there is such a place")
    func besideRoads() throws {
        let graph = try SmallTown.graph()
        // On the main road, which leads from west to east.
        let plan = try SheetPlan(for: try Self.quest(), on: .a4, scale: 5_000)
        let frame = plan.frame(of: plan.sheets[0])
        let roads = RoadLayer(graph, frame: frame)
        let cover = RoadCover(roads, frame: frame)
        let mark = CourseLayer.Mark(place: SmallTown.place(-200, 100), sign: .task, number: "7")
        let list = DisplayList(
            frame: frame,
            layers: [CourseLayer(marks: [mark], numbers: CourseNumbers([mark], roads: cover, frame: frame))])
        let text = try #require(
            list.groups.flatMap(\.items).compactMap { item in
                if case .text(let text) = item { text } else { nil }
            }.first)
        let box = PictureBox(
            left: text.place.x, top: text.place.y - text.size * 0.7, right: text.place.x + text.width,
            bottom: text.place.y)
        #expect(cover.cover(of: box) == 0)
        let road = frame.point(mark.place)
        #expect(cover.cover(of: PictureBox(around: PicturePoint(road.x + 30, road.y), reach: 5)) > 20)
    }
}
