import Exchange
import GeoJSON
import JSON
import Quests
import Support
import TestSupport
import Testing

@Suite("Files that mean harm or nothing")
struct HostileFileTests {
    private func problem(_ text: String) -> ExchangeError.Problem? { CourseImportTests.problem(Array(text.utf8)) }

    @Test("entities that a document type declares are not expanded")
    func entities() {
        let lines = (1...20).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);\">" }
        let bomb =
            "<?xml version=\"1.0\"?><!DOCTYPE gpx [<!ENTITY e0 \"boo\">\(lines.joined())]><gpx><wpt lat=\"1\" "
            + "lon=\"2\"><name>&e20;</name></wpt></gpx>"
        guard case .unreadable = problem(bomb) else {
            Issue.record("the entity was taken for something")
            return
        }
        let outside =
            "<!DOCTYPE CourseData [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><CourseData iofVersion=\"3.0\">"
            + "<Event><Name>&x;</Name></Event></CourseData>"
        guard case .unreadable = problem(outside) else {
            Issue.record("the entity was taken for something")
            return
        }
    }

    @Test("deep nesting is an error, in whatever element it begins")
    func nesting() {
        let deep = String(repeating: "<a>", count: 100_000)
        for start in ["<gpx>", "<CourseData iofVersion=\"3.0\"><Event>", "<gpx><wpt lat=\"1\" lon=\"1\"><name>"] {
            guard case .unreadable = problem(start + deep) else {
                Issue.record("\(start) was read")
                continue
            }
        }
    }

    @Test("other formats are named")
    func others() {
        #expect(problem("<kml xmlns=\"http://www.opengis.net/kml/2.2\"/>") == .unknownFormat(root: "kml"))
        #expect(problem("<ResultList iofVersion=\"3.0\"/>") == .unknownFormat(root: "ResultList"))
        #expect(problem(" \n{\"type\": \"FeatureCollection\"}") == .alreadyGeoJSON)
        #expect(problem("\u{FEFF}[]") == .alreadyGeoJSON)
        for text in ["", "   ", "<", "hello", "<!-- nothing -->"] {
            guard case .unreadable = problem(text) else {
                Issue.record("“\(text)” was read")
                continue
            }
        }
    }

    @Test("a control beyond the Earth is an error with its line, and a number that is none no place")
    func beyond() {
        let control = "\n\n<Control><Id>31</Id><Position lng=\"6571234\" lat=\"55\"/></Control>"
        do throws(ExchangeError) {
            _ = try CourseImportTests.read(control)
            Issue.record("was read")
        } catch {
            #expect(error.problem == .coordinateOutsideEarth(control: "31") && error.line == 5)
            #expect(error.message[.english].hasPrefix("line 5, column "))
        }
        for number in ["NaN", "INF", "", "1,5", "1e999"] {
            let text = "<Control><Id>31</Id><Position lng=\"\(number)\" lat=\"55\"/></Control>"
            #expect(CourseImportTests.problem(CourseImportTests.message(text)) == .noPlaces(controls: 1), "\(number)")
        }
    }

    @Test("no message passes on what could steer a terminal, or a text without end")
    func messages() {
        let nasty = "\u{1B}[2J\u{202E}" + String(repeating: "x", count: 1000)
        let problems: [ExchangeError.Problem] = [
            .unknownFormat(root: nasty), .olderStandard(nasty), .otherStandard(nasty), .noPath(nasty, known: [nasty]),
            .coordinateOutsideEarth(control: nasty), .noCourse(nasty, known: [nasty, nasty]),
        ]
        let race =
            CourseImportTests.controls("31@61.1", nasty) + CourseImportTests.course(nasty, "31", nasty, "q" + nasty)
            + CourseImportTests.course("B", "31")
        let findings = (try? CourseImportTests.read(race))?.findings ?? []
        #expect(findings.count >= 3)
        for text in problems.map(\.message) + findings.map(\.message) {
            #expect(!text[.english].contains("\u{1B}") && !text[.russian].contains("\u{202E}"))
            #expect(text[.english].count < 400)
        }
    }

    @Test("scores and orders beyond all bounds are brought within bounds")
    func numbers() throws {
        for score in ["1e308", "-5", "NaN", "99999999999999999999", "0.4"] {
            let race =
                CourseImportTests.controls("31@61.1") + """
                    <Course><Name>A</Name><CourseControl><Control>31</Control><Score>\(score)</Score><Extensions>\
                    <veloquest:visit xmlns:veloquest="urn:x-veloquest:exchange:1" order="\(score)9999999"/></Extensions></CourseControl></Course>
                    """
            let imported = try CourseImportTests.read(race)
            let points = imported.collection.features[0].properties?["points"]?.integerValue ?? 0
            #expect((0...1_000_000).contains(points), "\(score)")
            #expect(Quest.read(imported.encoded()).quest != nil, "\(score)")
        }
    }

    @Test("a file of a twenty thousand controls is read in linear time")
    func huge() throws {
        let controls = (1...20_000).map {
            "<Control><Id>\($0)</Id><Position lng=\"1\" lat=\"\(Double($0) / 400)\"/></Control>"
        }
        let visits = (1...20_000).map { "<CourseControl><Control>\($0)</Control></CourseControl>" }
        let race = controls.joined() + "<Course><Name>A</Name>" + visits.joined() + "</Course>"
        #expect(try CourseImportTests.read(race).collection.features.count == 20_000)
    }

    @Test("damaged files end in a quest or in an error, never in a crash")
    func damage() throws {
        var generator = SeededGenerator(seed: 11)
        var read = 0
        for seed in 0..<400 as Range<UInt64> {
            let quest = try RandomQuest.quest(seed: seed % 20)
            let whole = seed % 2 == 0 ? CourseData(quest).encoded() : GPXFile.bytes(of: quest)
            let damaged = Mutation.damaged(whole, using: &generator)
            for choice in [ImportChoice(), ImportChoice(course: .allControls, points: .route)] {
                do throws(ExchangeError) {
                    _ = try ImportedQuest(reading: damaged, choice).encoded()
                    read += 1
                } catch {
                    #expect(!error.message[.english].isEmpty && !error.message[.russian].isEmpty)
                }
            }
        }
        #expect(read > 0)
    }

    @Test("what the package adds is known by its namespace, not by its prefix")
    func namespaces() throws {
        func orders(_ declaration: String, _ prefix: String) throws -> JSONValue? {
            let visits = ["31", "32"].map {
                """
                <CourseControl><Control>\($0)</Control><Extensions \(declaration)><\(prefix)visit order="7"/></Extensions>\
                </CourseControl>
                """
            }
            let race =
                CourseImportTests.controls("31@61.1", "32@61.2") + "<Course><Name>A</Name>" + visits.joined()
                + "</Course>"
            return try CourseImportTests.read(race).collection.features[0].properties?["order"]
        }
        let ours = "urn:x-veloquest:exchange:1"
        #expect(try orders("xmlns:v=\"\(ours)\"", "v:") == 7)
        #expect(try orders("xmlns=\"\(ours)\"", "") == 7)
        #expect(try orders("xmlns:veloquest=\"urn:other\"", "veloquest:") != 7)
        #expect(try orders("", "veloquest:") != 7)
    }
}
