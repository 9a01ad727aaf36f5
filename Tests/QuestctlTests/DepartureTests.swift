import Foundation
import TestSupport
import Testing

/// A short street that is closed at night, with a gate in it, and a long way round.
@Suite("questctl --depart")
struct DepartureTests {
    private let folder: TemporaryFolder
    private let map: String
    private let places = ["61.3920,55.1000", "61.4060,55.1000"]

    private static let town = """
        <osm version="0.6">
        <node id="1" lon="61.3900" lat="55.1000"/><node id="2" lon="61.4010" lat="55.1000"/>
        <node id="3" lon="61.4050" lat="55.1000"/><node id="4" lon="61.4070" lat="55.1000"/>
        <node id="5" lon="61.4030" lat="55.1030"/>
        <node id="6" lon="61.4030" lat="55.1000"><tag k="barrier" v="gate"/><tag k="access:conditional" v="no @ (22:00-06:00)"/></node>
        <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/><tag k="name" v="West Street"/></way>
        <way id="2"><nd ref="2"/><nd ref="6"/><nd ref="3"/><tag k="highway" v="cycleway"/><tag k="name" v="Park Path"/></way>
        <way id="3"><nd ref="3"/><nd ref="4"/><tag k="highway" v="residential"/><tag k="name" v="East Street"/></way>
        <way id="4"><nd ref="2"/><nd ref="5"/><nd ref="3"/><tag k="highway" v="residential"/><tag k="name" v="Round Street"/></way>
        </osm>
        """

    init() throws {
        folder = try TemporaryFolder()
        let source = try folder.write(Self.town.utf8, as: "town.osm")
        map = folder.path("town.vqmap")
        let built = try Tool.run("map", "build", source, "-o", map)
        try #require(built.code == 0, "\(built.errors)")
        #expect(
            built.errors.contains("0 ways, 1 barrier and 0 turn restrictions that depend on the time"),
            "\(built.errors)")
    }

    private func route(_ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(arguments: ["route", "--map", map] + places + arguments)
    }

    @Test("a route keeps off what is closed when it sets out")
    func hours() throws {
        for (time, isOpen) in [(nil, true), ("2026-11-24T07:30", true), ("2026-11-24T23:00+05:00", false)]
            as [(String?, Bool)]
        {
            let outcome = try Tool.run(
                arguments: ["route", "--map", map] + places + (time.map { ["--depart", $0] } ?? []))
            #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
            #expect(outcome.output.contains("Park Path") == isOpen, "\(outcome.output)")
            #expect(outcome.output.contains("Round Street") != isOpen)
        }
    }

    @Test("what closes before the rider is there is told, in both languages")
    func changes() throws {
        let english = try route("--depart", "2026-11-24T21:59")
        #expect(
            english.errors.contains("note: “Park Path” closes at 22:00; the route comes there after"),
            "\(english.errors)")
        let russian = try route("--depart", "2026-11-24T21:59", "--language", "ru")
        #expect(russian.errors.contains("«Park Path»: проезд закрывается в 22:00"), "\(russian.errors)")
    }

    @Test("what is no time is refused, in both languages", arguments: ["25:00", "2026-11-31T07:30", "tomorrow", ""])
    func noTime(text: String) throws {
        let english = try route("--depart", text)
        #expect(english.code == 64 && english.output.isEmpty)
        #expect(english.errors.contains("--depart: “\(text)” is no time: write date and time"), "\(english)")
        let russian = try route("--depart", text, "--language", "ru")
        #expect(russian.errors.contains("«\(text)» — не время"), "\(russian)")
    }

    @Test("on a map on which nothing depends on the time a departure is no error")
    func noTimes() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
        let ends = ["-32.001119,55.000616", "-32.007863,54.992140"]
        let plain = try Tool.run(arguments: ["route", "--map", Tool.town.map] + ends)
        let english = try Tool.run(arguments: ["route", "--map", Tool.town.map, "--depart", "2026-11-24T07:30"] + ends)
        #expect(english.code == 0 && english.output == plain.output)
        #expect(english.errors.contains("the map has no time-dependent restrictions"), "\(english.errors)")
        let russian = try Tool.run(
            arguments: ["route", "--map", Tool.town.map, "--depart", "2026-11-24T07:30", "--language", "ru"] + ends)
        #expect(russian.errors.contains("нет ограничений, зависящих от времени"), "\(russian.errors)")
    }

    @Test(
        "what the map cannot keep is named when it is built, and said at a departure, with other times on the map or without"
    )
    func unkept() throws {
        let clauses = (6...11).map { "no @ (\($0):00-\($0):30)" }.joined(separator: "; ")
        let many = "<tag k=\"bicycle:conditional\" v=\"\(clauses)\"/>"
        let way = "<nd ref=\"2\"/><nd ref=\"5\"/>"
        try #require(Self.town.contains(way))
        let both = Self.town.replacingOccurrences(of: way, with: way + many)
        let gate = "<tag k=\"access:conditional\" v=\"no @ (22:00-06:00)\"/>"
        for (text, count, isAlone) in [(both, 1, false), (both.replacingOccurrences(of: gate, with: ""), 1, true)] {
            let source = try folder.write(text.utf8, as: "many.osm")
            let map = folder.path("many.vqmap")
            let built = try Tool.run("map", "build", source, "-o", map)
            #expect(
                built.errors.contains("the map does not keep the times of \(count) way (4): it keeps up to 4"),
                "\(built)")
            let russian = try Tool.run("map", "build", source, "-o", map, "--language", "ru")
            #expect(russian.errors.contains("карта не хранит время действия — линии: 1 (4)"), "\(russian)")
            for (language, word) in [
                ("en", "1 street, barrier or turn restriction has conditions"), ("ru", "которых карта не хранит: 1"),
            ] {
                let arguments =
                    ["route", "--map", map, "--depart", "2026-11-24T07:30", "--language", language] + places
                let outcome = try Tool.run(arguments: arguments)
                #expect(outcome.code == 0 && outcome.errors.contains(word), "\(outcome)")
                #expect(!outcome.errors.contains("the map has no time-dependent"), "\(outcome)")
                #expect(
                    outcome.errors.contains(language == "en" ? "keeps no others" : "других на карте нет") == isAlone)
            }
        }
    }

    @Test("a map that was built for a moment says so at a departure")
    func builtForAMoment() throws {
        let source = try folder.write(Self.town.utf8, as: "town.osm")
        let map = folder.path("noon.vqmap")
        #expect(try Tool.run("map", "build", source, "-o", map, "--at", "2026-06-01T12:00+05:00").code == 0)
        for (language, word) in [
            ("en", "the map was built for 2026-06-01T12:00+05:00 (map build --at)"),
            ("ru", "карта построена на момент 2026-06-01T12:00+05:00"),
        ] {
            let arguments = ["route", "--map", map, "--depart", "2026-11-24T23:30", "--language", language] + places
            let outcome = try Tool.run(arguments: arguments)
            #expect(outcome.errors.contains(word) && !outcome.errors.contains("no time-dependent"), "\(outcome)")
        }
    }

    @Test("how far one gets, plans and simulated rides depend on the departure as well")
    func others() throws {
        func reach(_ time: String) throws -> String {
            try Tool.run(
                "isochrone", map, "--from", places[0], "--metres", "1000", "--format", "text", "--depart", time
            ).output
        }
        #expect(try reach("2026-11-24T07:30") != reach("2026-11-24T23:00"))
        let quest = try folder.write(
            """
            {"type":"FeatureCollection","quest":{"title":"T","language":"en","start":[61.3920,55.1000],"timeLimit":60},"features":[
            {"type":"Feature","id":"a","geometry":{"type":"Point","coordinates":[61.4060,55.1000]},
            "properties":{"title":"A","question":"1+1?","answer":"2","points":10}}]}
            """.utf8, as: "quest.geojson")
        func plan(_ time: String) throws -> Tool.Outcome {
            try Tool.run("plan", quest, "--map", map, "--depart", time)
        }
        let (day, night) = (try plan("2026-11-24T07:30+05:00"), try plan("2026-11-24T23:00+05:00"))
        #expect(day.code == 0 && night.code == 0 && day.output != night.output, "\(day) \(night)")
        func ride(_ time: String) throws -> Tool.Outcome {
            try Tool.run("simulate", quest, "--map", map, "--depart", time)
        }
        let (early, late) = (try ride("2026-11-24T07:30"), try ride("2026-11-24T23:00"))
        #expect(early.code == 0 && late.code == 0 && early.output != late.output, "\(early) \(late)")
        #expect(early.errors.contains("the riders start when the quest says"), "\(early)")
        #expect(try ride("25:00").code == 64)
        // Hours by the clock have an offset, and so needs the departure.
        let text = try String(contentsOfFile: quest, encoding: .utf8)
        let hours = try folder.write(
            text.replacing(#""points":10"#, with: #""points":10,"closes":"2026-11-24T20:00:00+05:00""#).utf8,
            as: "hours.geojson")
        let vague = try Tool.run("plan", hours, "--map", map, "--depart", "2026-11-24T07:30")
        #expect(vague.code == 64 && vague.output.isEmpty && vague.errors.contains("offset from UTC"), "\(vague)")
        #expect(try Tool.run("plan", hours, "--map", map, "--depart", "2026-11-24T07:30+05:00").code == 0)
    }
}
