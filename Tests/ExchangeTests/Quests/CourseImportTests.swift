import GeoJSON
import Geodesy
import Quests
import Support
import TestSupport
import Testing

@testable import Exchange

@Suite("A quest from an IOF course")
struct CourseImportTests {
    static func message(_ race: String, event: String = "<Name>Lake</Name>") -> [UInt8] {
        Array(
            """
            <?xml version="1.0"?>
            <CourseData xmlns="http://www.orienteering.org/datastandard/3.0" iofVersion="3.0">
            <Event>\(event)</Event><RaceCourseData>\(race)</RaceCourseData></CourseData>
            """.utf8)
    }

    /// `31@61.4`: a control and its longitude; without one it has no place.
    static func controls(_ controls: String...) -> String {
        controls.map { control in
            let parts = control.split(separator: "@")
            let place =
                parts.count > 1 ? "<Position lng=\"\(parts[1])\" lat=\"55\"/>" : "<MapPosition x=\"1\" y=\"2\"/>"
            return "<Control><Id>\(parts[0])</Id>\(place)</Control>"
        }.joined()
    }

    static func course(_ name: String, _ visits: String...) -> String {
        "<Course><Name>\(name)</Name>"
            + visits.map { visit in
                let type = visit.hasPrefix("S") ? "Start" : visit.hasPrefix("F") ? "Finish" : "Control"
                let code = visit.drop { $0 == "?" }
                let order = visit.hasPrefix("?") ? " randomOrder=\"true\"" : ""
                return "<CourseControl type=\"\(type)\"\(order)><Control>\(code)</Control></CourseControl>"
            }.joined() + "</Course>"
    }

    static func read(_ race: String, _ choice: ImportChoice = ImportChoice()) throws(ExchangeError) -> ImportedQuest {
        try ImportedQuest(reading: message(race), choice)
    }

    static func problem(_ bytes: [UInt8], _ choice: ImportChoice = ImportChoice()) -> ExchangeError.Problem? {
        do throws(ExchangeError) {
            _ = try ImportedQuest(reading: bytes, choice)
            return nil
        } catch {
            return error.problem
        }
    }

    @Test(
        "a quest that went out comes back with identifiers, codes, places, points, order, names, start and finish",
        arguments: 0..<100 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        let quest = try RandomQuest.quest(seed: seed)
        let imported = try ImportedQuest(reading: CourseData(quest).encoded())
        let read = try #require(Quest.read(imported.encoded()).quest, "seed \(seed)")
        func held(_ text: String) -> String { text.replacing("\u{1}", with: "\u{FFFD}") }
        // Tasks come in the order of the course.
        for task in read.tasks {
            let before = try #require(quest.task(task.id), "seed \(seed): \(task.id)")
            #expect(task.coordinate == before.coordinate, "seed \(seed)")
            #expect(read.value(of: task) == quest.value(of: before), "seed \(seed)")
            #expect(task.name == held(before.name), "seed \(seed)")
            #expect(task.order == before.order || Self.isPlain(quest), "seed \(seed)")
        }
        #expect(read.tasks.count == quest.tasks.count && read.hasOrder == quest.hasOrder, "seed \(seed)")
        if Self.isPlain(quest) {
            let sorted = quest.tasks.sorted { ($0.order ?? 0) < ($1.order ?? 0) }
            #expect(
                read.tasks.map(\.id) == sorted.map(\.id) && read.tasks.map(\.order) == (1...sorted.count).map { $0 })
        }
        let codes = quest.tasks.map(\.code)
        if Set(codes).count == codes.count {
            #expect(Set(read.tasks.map(\.code)) == Set(codes), "seed \(seed)")
        }
        #expect(read.settings.start == quest.settings.start, "seed \(seed)")
        #expect(read.settings.finish == quest.settings.finish, "seed \(seed)")
        #expect(read.settings.title == held(quest.settings.title ?? "Quest"), "seed \(seed)")
    }

    /// Whether the order of a quest follows from the sequence of a course alone.
    private static func isPlain(_ quest: Quest) -> Bool {
        let orders = quest.tasks.compactMap(\.order)
        return orders.count == quest.tasks.count && Set(orders).count == orders.count
    }

    @Test(
        "the courses of the federation's examples are read",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)),
        arguments: ["Step2", "Step4"])
    func examples(step: String) throws {
        let bytes = try RealData.bytes("schema/iof-examples/CourseData_Individual_\(step).xml")
        let imported = try ImportedQuest(reading: bytes, ImportChoice(course: .named("B")))
        let quest = try #require(Quest.read(imported.encoded()).quest)
        #expect(quest.settings.title == "Example event")
        #expect(quest.tasks.map(\.id.rawValue) == ["31", "34", "35", "32", "33", "100"])
        #expect(quest.tasks.map(\.order) == [1, 2, 3, 5, 6, 8])
        #expect(quest.settings.start == Coordinate(longitude: 17.687623, latitude: 59.760069))
        #expect(quest.settings.finish == Coordinate(longitude: 17.6882, latitude: 59.75991))
        #expect(imported.findings.map(\.rule) == ["exchange.repeated-control", "exchange.no-map-scale"])
        let all = try ImportedQuest(reading: bytes, ImportChoice(course: .allControls))
        #expect(
            all.collection.features.compactMap { $0.properties?["code"]?.integerValue } == [31, 32, 33, 34, 35, 100])
        #expect(all.collection.features.allSatisfy { $0.properties?["order"] == nil })
        #expect(Quest.read(all.encoded()).quest?.settings.start == quest.settings.start)
    }

    @Test("controls without a place are left out and reported; without any place at all there is no quest")
    func places() throws {
        let race = Self.controls("S1@61", "31@61.1", "32", "33", "F1") + Self.course("A", "S1", "31", "32", "33", "F1")
        let imported = try Self.read(race)
        #expect(imported.collection.features.map { $0.id?.description } == ["31"])
        let finding = try #require(imported.findings.first { $0.rule == "exchange.control-without-place" })
        #expect(finding.severity == .warning && finding.message[.english].hasSuffix(": 32, 33, F1."))
        let bare = Self.message(Self.controls("S1", "31", "F1") + Self.course("A", "S1", "31", "F1"))
        #expect(Self.problem(bare) == .noPlaces(controls: 3))
        let zeros = Self.message(
            ["S1", "31", "F1"].map { "<Control><Id>\($0)</Id><Position lng=\"0\" lat=\"0.0\"/></Control>" }.joined()
                + Self.course("A", "S1", "31", "F1"))
        #expect(Self.problem(zeros) == .noPlaces(controls: 3))
        #expect(Self.problem(Self.message("")) == .noPlaces(controls: 0))
    }

    @Test("of several courses the first is taken and the others are reported, unless one is named")
    func choice() throws {
        let race =
            Self.controls("31@61.1", "32@61.2") + Self.course("A", "31", "32") + Self.course("Б", "32", "31")
        let first = try Self.read(race)
        #expect(first.collection.features.map { $0.id?.description } == ["31", "32"])
        #expect(first.findings.first { $0.rule == "exchange.several-courses" }?.message[.english].contains("Б") == true)
        let named = try Self.read(race, ImportChoice(course: .named("Б")))
        #expect(named.collection.features.map { $0.id?.description } == ["32", "31"])
        #expect(!named.findings.contains { $0.rule == "exchange.several-courses" })
        #expect(
            Self.problem(Self.message(race), ImportChoice(course: .named("C"))) == .noCourse("C", known: ["A", "Б"]))
    }

    @Test("a file without courses gives all controls, without an order")
    func noCourse() throws {
        let imported = try Self.read(Self.controls("31@61.1", "32@61.2"))
        #expect(imported.collection.features.count == 2)
        #expect(imported.collection.features.allSatisfy { $0.properties?["order"] == nil })
        #expect(imported.findings.map(\.rule) == ["exchange.no-start"])
    }

    @Test("a group in any order shares one place, and a course of nothing else has no order")
    func groups() throws {
        let controls = Self.controls("31@61.1", "32@61.2", "33@61.3", "34@61.4", "35@61.5")
        func orders(_ visits: String...) throws -> [Int64?] {
            let course =
                "<Course><Name>A</Name>"
                + visits.map { visit in
                    let order = visit.hasPrefix("?") ? " randomOrder=\"1\"" : ""
                    return "<CourseControl\(order)><Control>\(visit.drop { $0 == "?" })</Control></CourseControl>"
                }.joined() + "</Course>"
            return try Self.read(controls + course).collection.features.map { $0.properties?["order"]?.integerValue }
        }
        #expect(try orders("31", "?32", "?33", "34", "?35") == [1, 2, 2, 3, 4])
        #expect(try orders("?31", "?32") == [nil, nil])
        #expect(try orders("31", "32") == [1, 2])
    }

    @Test("what a quest cannot have is reported once, with the codes")
    func findings() throws {
        let race =
            Self.controls("S1@61", "31@61.1", "32@61.2", "31@61.3", "7@61.4", "F1@61") + "<Course><Name>A</Name>"
                + """
                <CourseControl type="Start"><Control>S1</Control></CourseControl>
                <CourseControl><Control>31</Control><Control>32</Control><Score>12.5</Score></CourseControl>
                <CourseControl><Control>31</Control></CourseControl>
                <CourseControl><Control>99</Control></CourseControl>
                <CourseControl type="CrossingPoint"><Control>7</Control></CourseControl>
                <CourseControl type="Finish"><Control>F1</Control></CourseControl></Course>
                """
        let imported = try Self.read(race)
        #expect(
            imported.findings.map(\.rule) == [
                "exchange.unknown-control", "exchange.duplicate-control", "exchange.repeated-control",
                "exchange.alternatives", "exchange.other-control", "exchange.rounded-score",
            ])
        #expect(imported.collection.features.compactMap { $0.properties?["points"]?.integerValue } == [13, 13])
        #expect(imported.collection.features.compactMap { $0.properties?["order"]?.integerValue } == [1, 1])
        for finding in imported.findings {
            #expect(finding.message[.russian].contains { ("а"..."я").contains($0) }, "\(finding.rule)")
            #expect(ExchangeRule.all.contains { $0.identifier == finding.rule })
        }
    }

    @Test("names in several languages become the name and texts")
    func languages() throws {
        let control = """
            <Control><Id>31</Id><Name language="ru">Дуб</Name><Name language="en">Oak</Name>\
            <Position lng="61" lat="55"/></Control>
            """
        let quest = try #require(Quest.read(try Self.read(control).encoded()).quest)
        #expect(quest.settings.language == "ru")
        #expect(quest.tasks[0].name == "Дуб" && quest.tasks[0].name(in: "en") == "Oak")
    }

    @Test("files of version 2.0.3 are refused by their version, whatever they begin with")
    func older() {
        let version = """
            <?xml version="1.0"?><!DOCTYPE CourseData SYSTEM "IOFdata.dtd">
            <CourseData><IOFVersion version="2.0.3"/><Map><Scale>10000</Scale></Map></CourseData>
            """
        #expect(Self.problem(Array(version.utf8)) == .olderStandard("2.0.3"))
        #expect(Self.problem(Array("<CourseData><StartPoint/></CourseData>".utf8)) == .olderStandard("2"))
        #expect(Self.problem(Array("<CourseData iofVersion='4.0'/>".utf8)) == .otherStandard("4.0"))
        let message = ExchangeError.Problem.olderStandard("2.0.3").message
        #expect(message[.english].contains("2.0.3") && message[.russian].contains("3.0"))
    }

    @Test("a prefix for the namespace makes no difference")
    func prefixed() throws {
        let text = """
            <iof:CourseData xmlns:iof="http://www.orienteering.org/datastandard/3.0" iofVersion="3.0"><iof:Event>
            <iof:Name>E</iof:Name></iof:Event><iof:RaceCourseData><iof:Control><iof:Id>1</iof:Id>
            <iof:Position lng="1" lat="2"/></iof:Control></iof:RaceCourseData></iof:CourseData>
            """
        #expect(try ImportedQuest(reading: Array(text.utf8)).collection.features.count == 1)
    }
}
