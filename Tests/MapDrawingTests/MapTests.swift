import EngineTestSupport
import Geodesy
import Quests
import Routing
import Support
import TestSupport
import Testing

@testable import MapDrawing

@Suite("A map as a display list")
struct MapTests {
    private static func texts(_ list: DisplayList, _ group: String) -> [Lettering] {
        list.groups.first { $0.name == group }?.items.compactMap { item in
            if case .text(let lettering) = item { lettering } else { nil }
        } ?? []
    }

    /// Where a text's capitals stand.
    private static func box(_ text: Lettering) -> PictureBox {
        PictureBox(
            left: text.place.x + text.roomStart, top: text.place.y - text.size * 0.7,
            right: text.place.x + text.roomStart + text.width, bottom: text.place.y)
    }

    @Test("it has its layers from the roads up to whose data it is")
    func layers() throws {
        let names = try SmallTown.list().groups.map(\.name)
        #expect(names == ["roads", "street-names", "markers", "legend", "scale-bar", "attribution"])
    }

    @Test("roads lie on main roads' casings, bridges on everything")
    func order() throws {
        let list = try SmallTown.list()
        let roads = try #require(list.groups.first { $0.name == "roads" })
        let strokes = roads.items.compactMap { item in
            if case .lines(let number, let stroke) = item { (number, stroke) } else { nil }
        }
        func look(_ kind: RoadKind, _ level: RoadGroup.Level = .ground) throws -> RoadLook {
            try #require(RoadLook(RoadGroup(kind: kind, level: level), metresPerPixel: SmallTown.frame.metresPerPixel))
        }
        func index(_ stroke: Stroke?) throws -> Int { try #require(strokes.firstIndex { $0.1 == stroke }) }
        let (main, street, path) = (try look(.main), try look(.street), try look(.path))
        #expect(try index(path.line) < index(main.casings.last))
        #expect(try index(main.casings.last) < index(street.line))
        #expect(try index(street.line) < index(main.line))
        #expect(try index(look(.cycleway, .bridge).line) == strokes.count - 1)
        #expect(try main.line.width > street.line.width && look(.cycleway).line.colour == .cycling)
    }

    @Test("nothing is drawn beyond the edge of the picture by more than a stroke's width")
    func bounds() throws {
        let list = try SmallTown.list()
        let box = SmallTown.frame.box.grown(by: 16)
        #expect(!list.paths.isEmpty)
        for paths in list.paths { #expect(paths.points.allSatisfy { box.contains($0) }) }
    }

    @Test("tasks carry their numbers and names in the colours of their difficulty; one outside is left out")
    func markers() throws {
        let texts = Self.texts(try SmallTown.list(), "markers").map(\.text)
        #expect(Set(texts) == ["1", "2", "Дуб & пень", "Мост", "start and finish"])
        let quest = try SmallTown.quest()
        let colours = TaskColours(quest)
        #expect(colours[quest.tasks[0]] != colours[quest.tasks[1]])
        #expect(colours[quest.tasks[1]] == colours[quest.tasks[2]])
        #expect(colours.legend.map(\.text[.english]) == ["easy task", "hard task"])
    }

    @Test("without difficulties the categories have the colours")
    func categories() throws {
        let quest = try Quest(tasks: [
            Quest.Task(id: "a", name: "", category: "Сила", coordinate: SmallTown.centre),
            Quest.Task(id: "b", name: "", category: "Смекалка", coordinate: SmallTown.centre),
            Quest.Task(id: "c", name: "", coordinate: SmallTown.centre),
        ])
        #expect(TaskColours(quest).legend.map(\.text[.russian]) == ["Сила", "Смекалка", "задание"])
        #expect(Set(TaskColours(quest).legend.map(\.colour)).count == 3)
    }

    @Test("start and finish have a flag each where they differ")
    func flags() throws {
        let tasks = [Quest.Task(id: "a", name: "", coordinate: SmallTown.centre)]
        func symbols(_ start: Coordinate?, _ finish: Coordinate?) throws -> [MapSymbol] {
            try Quest(settings: Quest.Settings(start: start, finish: finish), tasks: tasks).flags.map(\.symbol)
        }
        let (here, there) = (SmallTown.centre, SmallTown.place(200, 0))
        #expect(try symbols(here, there) == [.start, .finish])
        #expect(try symbols(here, here) == [.startAndFinish])
        #expect(try symbols(here, nil) == [.startAndFinish])
        #expect(try symbols(nil, there) == [.finish])
        #expect(try symbols(nil, nil).isEmpty)
    }

    @Test("names do not cover one another nor a marker, however crowded", arguments: [4, 30, 120])
    func crowd(count: Int) throws {
        let quest = try Quest(
            tasks: (0..<count).map { number in
                let (column, row) = (Double(number % 12) - 6, Double(number / 12) - 5)
                return Quest.Task(
                    id: Quest.Task.ID("\(number)"), name: "The task with number \(number)",
                    coordinate: SmallTown.place(column * 55, row * 60))
            })
        let list = DisplayList(mapOf: try SmallTown.graph(), quest: quest, frame: SmallTown.frame)
        let names = Self.texts(list, "markers").filter { $0.size == 13 && $0.halo != nil }
        #expect(!names.isEmpty)
        let boxes = names.map(Self.box)
        let markers = quest.tasks.map { SmallTown.frame.point($0.coordinate) }
            .filter { SmallTown.frame.box.contains($0) }.map { PictureBox(around: $0, reach: 8.5) }
        for (index, box) in boxes.enumerated() {
            #expect(SmallTown.frame.box.contains(box))
            #expect(!boxes[..<index].contains { $0.overlaps(box) })
            #expect(!markers.contains { $0.overlaps(box) })
        }
    }

    @Test("a street's name stands on the street, the right way up")
    func streetName() throws {
        let list = try SmallTown.list()
        let name = try #require(Self.texts(list, "street-names").first)
        #expect(name.text == SmallTown.streetName)
        let street = SmallTown.frame.point(SmallTown.place(0, 100)).y
        #expect((name.place.y - street).magnitude < name.size && name.angle.magnitude < 1)
        let line: ContiguousArray = [PicturePoint(300, 10), PicturePoint(10, 300)]
        let label = StreetLabel("Backwards", along: line, size: 12)
        #expect(try #require(label.places().first).angle == -45)
        #expect(StreetLabel("Backwards", along: [PicturePoint(0, 0), PicturePoint(20, 0)], size: 12).places().isEmpty)
        let bend: ContiguousArray = [PicturePoint(0, 0), PicturePoint(40, 0), PicturePoint(40, 40)]
        #expect(StreetLabel("Backwards", along: bend, size: 12).places().isEmpty)
    }

    @Test("the legend names what the picture shows, in the language asked for, and hides no task")
    func legend() throws {
        let (graph, quest) = (try SmallTown.graph(), try SmallTown.quest())
        for (language, words) in [
            (
                Language.english,
                ["Round <the> town", "start and finish", "easy task", "hard task", "cycleway", "main road"]
            ),
            (.russian, ["старт и финиш", "лёгкое задание", "велодорожка", "крупная дорога"]),
        ] {
            let frame = SmallTown.frame(width: 900, reach: 500)
            let list = DisplayList(mapOf: graph, quest: quest, frame: frame, language: language)
            let texts = Self.texts(list, "legend").map(\.text)
            for word in words { #expect(texts.contains(word), "\(word) in \(texts)") }
            #expect(!texts.contains("ferry") && !texts.contains("паром"))
            guard case .panel(let panel, _, _) = list.groups.first(where: { $0.name == "legend" })?.items.first else {
                Issue.record("no panel")
                return
            }
            for task in quest.tasks { #expect(!panel.contains(frame.point(task.coordinate))) }
        }
    }

    @Test("rows go, and then the whole legend, before a task is hidden", arguments: [64, 150, 220, 300, 400, 700])
    func smallLegend(width: Int) throws {
        let tasks = (0..<9).map { number in
            let place = SmallTown.place(Double(number % 3 - 1) * 300, Double(number / 3 - 1) * 300)
            return Quest.Task(id: Quest.Task.ID("\(number)"), name: "", coordinate: place)
        }
        let quest = try Quest(settings: Quest.Settings(title: "Nine places"), tasks: tasks)
        let frame = SmallTown.frame(width: width, reach: 400)
        let list = DisplayList(mapOf: try SmallTown.graph(), quest: quest, frame: frame)
        let legend = list.groups.first { $0.name == "legend" }
        if width < 300 { #expect(legend == nil) }
        if case .panel(let panel, _, _) = legend?.items.first {
            #expect(frame.box.contains(panel))
            for task in tasks { #expect(!panel.contains(frame.point(task.coordinate))) }
        }
    }

    @Test("the scale bar has a round length that is right on the ground", arguments: [200.0, 777, 5_000, 90_000])
    func scaleBar(reach: Double) throws {
        let frame = SmallTown.frame(width: 800, reach: reach)
        let metres = ScaleBar.length(in: frame)
        let digits = String(Int(metres))
        #expect("125".contains(digits.prefix(1)) && digits.dropFirst().allSatisfy { $0 == "0" })
        #expect((50...180).contains(metres / frame.metresPerPixel))
        let list = DisplayList(frame: frame, layers: [ScaleBar()], language: .russian)
        let unit = metres < 1000 ? "\(Int(metres)) м" : "\(Int(metres / 1000)) км"
        #expect(Self.texts(list, "scale-bar").map(\.text) == [unit])
        let bar = list.groups[0].items.compactMap { item -> PictureBox? in
            if case .panel(let box, _, .ink) = item { box } else { nil }
        }
        let (left, right) = (try #require(bar.first).left, try #require(bar.first).right)
        let ends = [left, right].map { frame.coordinate(PicturePoint($0, 400)) }
        #expect((ends[0].distance(to: ends[1]) / metres - 1).magnitude < 0.005)
    }

    @Test("whose data it is stands on every map, on small ones too")
    func attribution() throws {
        let list = DisplayList(mapOf: try SmallTown.graph(), frame: SmallTown.frame(width: 64, reach: 100))
        let text = try #require(Self.texts(list, "attribution").first)
        #expect(text.text == "© somebody & sons")
        #expect(SmallTown.frame(width: 64, reach: 100).box.contains(Self.box(text)))
        #expect(Attribution(" ").text == "© OpenStreetMap contributors")
    }

    @Test("a map without roads, without size or far from its quest is a picture all the same")
    func bare() throws {
        let (graph, empty, quest) = (try SmallTown.graph(), try SmallTown.emptyGraph(), try SmallTown.quest())
        let point = try MapFrame(BoundingBox(west: 0, south: 0, east: 0, north: 0), width: 64)
        for (graph, frame) in [(empty, SmallTown.frame), (graph, point), (empty, point)] {
            let list = DisplayList(mapOf: graph, quest: quest, frame: frame)
            #expect(list.width == frame.width)
            #expect(String(decoding: list.svg(), as: UTF8.self).contains("<svg "))
        }
    }

    @Test("lines and areas of others are clipped and drawn between names and markers")
    func furtherLayers() {
        let route = MapLines(
            [[SmallTown.place(-9000, 0), SmallTown.place(9000, 0)]], [Stroke(Colour(0x7A3FB0), width: 6)], name: "route"
        )
        let hole = [(-50.0, -50.0), (50, -50), (50, 50), (-50, 50)].map { SmallTown.place($0.0, $0.1) }
        let ring = [(-9000.0, -150.0), (100, -150), (100, 150), (-9000, 150)].map { SmallTown.place($0.0, $0.1) }
        let zone = MapAreas([[ring, hole]], fill: Colour(0x00FF00), name: "zone")
        let list = DisplayList(frame: SmallTown.frame, layers: [zone, route])
        #expect(list.groups.map(\.name) == ["zone", "route"])
        for paths in list.paths { #expect(paths.points.allSatisfy { SmallTown.frame.box.grown(by: 16).contains($0) }) }
    }

    @Test(
        "a real city is drawn within its bounds and the same way every time",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)),
        arguments: ["moscow.osm.gz", "monaco.osm.gz"])
    func realCity(name: String) throws {
        let graph = try TestMaps.extract(name)
        let frame = try MapFrame(showing: graph, width: 500)
        let list = DisplayList(mapOf: graph, frame: frame)
        #expect(list.paths.flatMap(\.points).count > 1000)
        for paths in list.paths {
            #expect(paths.points.allSatisfy { frame.box.grown(by: 16).contains($0) })
        }
        #expect(list.svg() == DisplayList(mapOf: graph, frame: frame).svg())
        #expect(String(decoding: list.svg(), as: UTF8.self).contains("© OpenStreetMap contributors"))
    }
}
