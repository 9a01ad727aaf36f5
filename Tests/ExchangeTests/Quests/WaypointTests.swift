import Exchange
import GeoJSON
import Geodesy
import Quests
import TestSupport
import Testing

@Suite("Quests and GPX")
struct WaypointTests {
    static let file = Array(
        """
        <gpx version="1.1" creator="Garmin"><metadata><name>Lake</name><desc>Ride</desc></metadata>
        <wpt lat="55.1" lon="61.1"><name>Oak</name><cmt>by the road</cmt><desc>Who?</desc><sym>park</sym><type>Tree</type></wpt>
        <wpt lat="55.2" lon="61.2"><cmt>only a comment</cmt></wpt>
        <wpt lat="55.0" lon="61.0"><name>Here</name><type>START</type></wpt>
        <rte><name>one</name><rtept lat="1" lon="2"><name>a</name></rtept></rte>
        <rte><name>two</name><rtept lat="3" lon="4"/><rtept lat="5" lon="6"/></rte>
        <trk><trkseg><trkpt lat="7" lon="8"/></trkseg></trk></gpx>
        """.utf8)

    @Test("waypoints become tasks with name, description, comment, symbol and type; one of type Start the start")
    func waypoints() throws {
        let imported = try ImportedQuest(reading: Self.file)
        let quest = try #require(Quest.read(imported.encoded()).quest)
        #expect(quest.settings.title == "Lake" && quest.settings.description == "Ride")
        #expect(quest.settings.start == Coordinate(longitude: 61, latitude: 55))
        #expect(quest.tasks.map(\.id) == ["1", "2"])
        #expect(quest.tasks[0].name == "Oak" && quest.tasks[0].description == "Who?\n\nby the road")
        #expect(quest.tasks[0].marker.symbol == "park" && quest.tasks[0].category == "Tree")
        #expect(quest.tasks[1].description == "only a comment")
        #expect(!quest.hasOrder)
        #expect(imported.findings.map(\.rule) == ["exchange.unnamed-point"])
    }

    @Test("points that all have names are no finding")
    func named() throws {
        let text = #"<gpx version="1.1" creator="me"><wpt lat="55" lon="61"><name>Oak</name></wpt></gpx>"#
        #expect(try ImportedQuest(reading: Array(text.utf8)).findings.isEmpty)
    }

    @Test("points of a route or track become tasks only where asked for, in their order")
    func paths() throws {
        func names(_ choice: ImportChoice) throws -> [[Double]] {
            let quest = try #require(Quest.read(try ImportedQuest(reading: Self.file, choice).encoded()).quest)
            #expect(quest.tasks.map(\.order) == (1...quest.tasks.count).map { $0 })
            return quest.tasks.map { [$0.coordinate.longitude, $0.coordinate.latitude] }
        }
        #expect(try names(ImportChoice(points: .route)) == [[2, 1]])
        #expect(try names(ImportChoice(points: .route, path: "two")) == [[4, 3], [6, 5]])
        #expect(try names(ImportChoice(points: .track)) == [[8, 7]])
        #expect(
            CourseImportTests.problem(Self.file, ImportChoice(points: .route, path: "x"))
                == .noPath("x", known: ["one", "two"]))
        let onlyTrack = Array("<gpx><trk><trkseg><trkpt lat=\"7\" lon=\"8\"/></trkseg></trk></gpx>".utf8)
        #expect(CourseImportTests.problem(onlyTrack) == .noPoints(.waypoints, found: [.track]))
        #expect(CourseImportTests.problem(Array("<gpx/>".utf8)) == .noPoints(.waypoints, found: []))
    }

    @Test("a quest that went out comes back with places, names and descriptions", arguments: 0..<40 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        let quest = try RandomQuest.quest(seed: seed)
        let read = try #require(Quest.read(try ImportedQuest(reading: GPXFile.bytes(of: quest)).encoded()).quest)
        func held(_ text: String?) -> String? { text?.replacing("\u{1}", with: "\u{FFFD}") }
        #expect(read.tasks.map(\.coordinate) == quest.tasks.map(\.coordinate), "seed \(seed)")
        #expect(read.tasks.map(\.name) == quest.tasks.map { held($0.name) }, "seed \(seed)")
        #expect(read.tasks.map(\.description) == quest.tasks.map { held($0.description) }, "seed \(seed)")
        #expect(read.settings.start == quest.settings.start, "seed \(seed)")
        #expect(read.settings.finish == quest.settings.finish, "seed \(seed)")
    }

    @Test("the order of a quest is a route from start to finish, and comes back from it")
    func order() throws {
        let quest = try CourseDataTests.quest(orders: [2, 3, 1])
        let document = GPXDocument(quest)
        #expect(document.routes.map { $0.points.map(\.name) } == [["Start", "Task 2", "Task 0", "Task 1", "Finish"]])
        let imported = try ImportedQuest(reading: document.encoded(), ImportChoice(points: .route))
        let read = try #require(Quest.read(imported.encoded()).quest)
        #expect(
            read.tasks.map(\.name) == ["Task 2", "Task 0", "Task 1"] && read.settings.finish == CourseDataTests.place(9)
        )
        #expect(GPXDocument(try CourseDataTests.quest()).routes.isEmpty)
    }

    @Test("texts are in the language asked for, where the quest has it, and points in it too")
    func language() throws {
        var task = Quest.Task(id: "1", name: "Oak", coordinate: CourseDataTests.start, points: 21)
        task.translations["ru"] = Quest.Translation(name: "Дуб", description: "Кто это?")
        let quest = try Quest(settings: .init(title: "Lake", start: CourseDataTests.start), tasks: [task])
        let point = GPXDocument(quest, language: "ru-RU").waypoints
        #expect(point.map(\.name) == ["Старт", "Дуб"] && point[1].details == "Кто это?")
        #expect(point[1].comment == "21 балл")
        #expect(GPXDocument(quest).waypoints.map(\.name) == ["Start", "Oak"])
    }

    @Test(
        "what is written is valid against the schema",
        .enabled(if: XMLLint.knows("schema/gpx.xsd"), Comment(rawValue: XMLLint.reason)))
    func schema() throws {
        let folder = try TemporaryFolder()
        let paths = try (0..<40 as Range<UInt64>).map { seed in
            try folder.write(GPXFile.bytes(of: try RandomQuest.quest(seed: seed)), as: "\(seed).gpx")
        }
        #expect(try XMLLint.complaints(about: paths, schema: "schema/gpx.xsd") == "")
    }
}
