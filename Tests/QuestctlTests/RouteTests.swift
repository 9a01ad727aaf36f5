import Exchange
import Foundation
import GeoJSON
import JSON
import TestSupport
import Testing

@Suite("questctl route")
struct RouteTests {
    private let map: String
    private let here = "-32.001119,55.000616"
    private let there = "-32.007863,54.992140"

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
        map = Tool.town.map
    }

    @Test("a route is reported in words, in both languages")
    func text() throws {
        let english = try Tool.run("route", "--map", map, here, there)
        #expect(english.code == 0)
        #expect(try #/\d km, \d+ min\n$/#.firstMatch(in: english.output) != nil, "\(english.output)")
        let russian = try Tool.run("route", here, there, "--map", map, "--language", "ru")
        #expect(russian.output.contains(" мин\n"))
    }

    @Test("a route through three places has two legs")
    func legs() throws {
        let outcome = try Tool.run("route", "--map", map, here, there, here)
        #expect(outcome.output.contains("leg 1\n") && outcome.output.contains("leg 2\n"))
    }

    @Test("GeoJSON holds the line, the distance and the time")
    func geoJSON() throws {
        let outcome = try Tool.run("route", "--map", map, "--format", "geojson", here, there)
        let result = GeoJSONReader().read(Array(outcome.output.utf8))
        #expect(!result.hasErrors)
        let feature = try #require(result.object?.features.first)
        #expect(feature.geometry?.kind == .lineString)
        #expect((feature.properties?["distance"]?.doubleValue ?? 0) > 900)
        #expect((feature.properties?["duration"]?.doubleValue ?? 0) > 100)
        #expect(feature.properties?["attribution"]?.stringValue == "an invented city")
    }

    @Test("GPX holds a track")
    func gpx() throws {
        let outcome = try Tool.run("route", "--map", map, "--format", "gpx", here, there)
        let document = try GPXDocument(parsing: Array(outcome.output.utf8))
        #expect(document.tracks.first.map { $0.points.count > 5 } == true)
    }

    @Test("--explain tells the costs of streets in text and JSON, and refuses formats without room for them")
    func explain() throws {
        let english = try Tool.run("route", "--explain", "--map", map, here, there)
        #expect(english.code == 0 && english.output.contains("  base  ") && english.output.contains("Oak Quay\n"))
        let russian = try Tool.run("route", "--explain", "--map", map, "--language", "ru", here, there)
        #expect(russian.output.contains("  основа  ") && russian.output.contains("итого\n"))
        let json = try Tool.run("route", "--explain", "--format", "json", "--map", map, here, there)
        #expect(json.output.contains("\"costs\"") && json.output.contains("\"roadClass\""))
        for wrong in [["--format", "gpx"], ["--format", "polyline"], ["--format", "geojson"], ["--cues"]] {
            let outcome = try Tool.run(arguments: ["route", "--explain", "--map", map, here, there] + wrong)
            #expect(outcome.code == 64 && outcome.errors.contains("--explain"), "\(wrong) \(outcome)")
        }
        let loop = try Tool.run("route", "--explain", "--loop", "3km", "--map", map, here)
        #expect(loop.code == 64 && loop.errors.contains("--loop is chosen"), "\(loop)")
    }

    @Test("cues are reported as a table, in both languages")
    func cues() throws {
        let english = try Tool.run("route", "--cues", "--map", map, here, there)
        #expect(english.code == 0)
        let lines = english.output.split(separator: "\n")
        #expect(lines.first?.contains("0.00 km") == true && lines.first?.contains("Head ") == true)
        #expect(lines.dropLast().last?.hasSuffix("You have arrived") == true, "\(english.output)")
        let russian = try Tool.run("route", "--cues", "--map", map, "--language", "ru", here, there)
        #expect(russian.output.contains("0,00 км") && russian.output.contains("Двигайтесь на "))
        let legs = try Tool.run("route", "--cues", "--map", map, here, there, here)
        #expect(legs.output.contains("leg 2\n") && legs.output.components(separatedBy: "arrived").count == 3)
    }

    @Test("JSON, GeoJSON and GPX hold the cues where they are asked for, and only there")
    func cuesInFiles() throws {
        func output(_ format: String, _ arguments: String...) throws -> String {
            try Tool.run(arguments: ["route", "--map", map, "--format", format, here, there] + arguments).output
        }
        let json = try JSONValue(parsing: output("json", "--cues"))
        let leg = try #require(json.objectValue?["legs"]?.arrayValue?.first?.objectValue)
        let cues = try #require(leg["cues"]?.arrayValue)
        #expect(cues.first?.objectValue?["cue"]?.stringValue == "depart")
        #expect(cues.last?.objectValue?["cue"]?.stringValue == "arrive")
        let reported = cues.reduce(0.0) { $0 + ($1.objectValue?["distance"]?.doubleValue ?? .nan) }
        #expect(abs(reported - (leg["distance"]?.doubleValue ?? 0)) < 0.1 * Double(cues.count))
        #expect(try JSONValue(parsing: output("json")).objectValue?["legs"]?.arrayValue?[0].objectValue?["cues"] == nil)

        let collection = try #require(GeoJSONReader().read(Array(output("geojson", "--cues").utf8)).object)
        #expect(collection.features.count == cues.count + 1)
        #expect(collection.features.dropFirst().allSatisfy { $0.geometry?.kind == .point })

        let document = try GPXDocument(parsing: Array(output("gpx", "--cues").utf8))
        #expect(document.routes.first?.points.count == cues.count)
        #expect(document.routes.first?.points.last?.name == "You have arrived")
        #expect(try GPXDocument(parsing: Array(output("gpx").utf8)).routes.isEmpty)
    }

    @Test("an encoded polyline is one line, and has no room for cues")
    func polyline() throws {
        let five = try Tool.run("route", "--map", map, "--format", "polyline", here, there)
        let six = try Tool.run("route", "--map", map, "--format", "polyline6", here, there)
        #expect(five.output.split(separator: "\n").count == 1 && five.output.count > 20)
        #expect(six.output.count > five.output.count)
        let wrong = try Tool.run("route", "--cues", "--map", map, "--format", "polyline", here, there)
        #expect(wrong.code == 64 && wrong.errorLines.count == 1)
    }

    @Test("places may follow a double dash and hold spaces")
    func spelling() throws {
        let plain = try Tool.run("route", "--map", map, here, there)
        let other = try Tool.run("route", "--map", map, "--", "-32.001119, 55.000616", there)
        #expect(other.code == 0)
        #expect(other.output == plain.output)
    }

    @Test("alternatives are shown in every format, the best first")
    func alternatives() throws {
        func output(_ format: String, _ arguments: String...) throws -> String {
            try Tool.run(
                arguments: [
                    "route", "--map", map, "--format", format, "--alternatives", "2", "-32.012,55", "-31.99,55",
                ] + arguments
            ).output
        }
        let text = try output("text")
        #expect(text.hasPrefix("way 1\n") && text.contains("\n\nway 2\n"), "\(text)")
        #expect(try output("text", "--cues", "--language", "ru").contains("\n\nпуть 2\n"))
        let json = try #require(JSONValue(parsing: output("json")).objectValue)
        let others = try #require(json["alternatives"]?.arrayValue)
        #expect((1...2).contains(others.count) && json["legs"] != nil)
        #expect(others.allSatisfy { $0.objectValue?["legs"]?.arrayValue?.count == 1 })
        let lines = try #require(GeoJSONReader().read(Array(output("geojson").utf8)).object).features
        #expect(lines.count == others.count + 1)
        #expect(lines.compactMap { $0.properties?["alternative"]?.integerValue } == Array(0...Int64(others.count)))
        let document = try GPXDocument(parsing: Array(output("gpx", "--cues").utf8))
        #expect(document.tracks.count == lines.count && document.routes.count == lines.count)
        #expect(try output("polyline").split(separator: "\n").count == lines.count)
        let none = try Tool.run("route", "--map", map, "--alternatives", "2", here, there)
        #expect(none.code == 0 && none.errors.contains("no good alternative") && !none.output.contains("way 1"))
        for wrong in [["--round-trip"], [here], ["--alternatives", "10"]] {
            let arguments = ["route", "--map", map, "--alternatives", "1", here, there] + wrong
            let outcome = try Tool.run(arguments: arguments)
            #expect(outcome.code == 64 && outcome.errorLines.count == 1, "\(outcome)")
        }
    }

    @Test("every algorithm finds a route of the same length, and an unknown one is misuse")
    func algorithms() throws {
        func length(_ algorithm: String) throws -> String? {
            let outcome = try Tool.run("route", "--map", map, "--algorithm", algorithm, here, there)
            return outcome.output.split(separator: "\n").last.map(String.init)
        }
        let expected = try length("a-star")
        for algorithm in ["dijkstra", "contraction-hierarchy"] {
            #expect(try length(algorithm) == expected && expected != nil, "\(algorithm)")
        }
        for unknown in ["magic", "alt", "bidirectional-a-star"] {
            let outcome = try Tool.run("route", "--map", map, "--algorithm", unknown, here, there)
            #expect(outcome.code == 64 && outcome.errors.contains("contraction-hierarchy"), "\(outcome)")
        }
    }

    @Test("a round trip comes back, by another way where one must not turn round")
    func roundTrip() throws {
        let plain = try Tool.run("route", "--map", map, here, there, here)
        let round = try Tool.run("route", "--map", map, "--round-trip", here, there)
        #expect(round.code == 0 && round.output == plain.output)
        #expect(try Tool.run("route", "--map", map, "--turn-back", "--round-trip", here, there).output == plain.output)
        let onward = try Tool.run("route", "--map", map, "--no-turn-back", "--round-trip", here, there)
        #expect(onward.code == 0 && onward.output.contains("leg 2\n"), "\(onward)")
        #expect(onward.output != plain.output)
    }

    @Test("JSON and GeoJSON tell the ways that are ridden, with class and surface")
    func stretches() throws {
        func output(_ format: String) throws -> String {
            try Tool.run("route", "--map", map, "--format", format, here, there).output
        }
        let json = try #require(JSONValue(parsing: output("json")).objectValue)
        let leg = try #require(json["legs"]?.arrayValue?.first?.objectValue)
        let stretches = try #require(leg["stretches"]?.arrayValue)
        #expect(stretches.allSatisfy { $0.objectValue?["class"] != nil && $0.objectValue?["way"] != nil })
        #expect(stretches.contains { $0.objectValue?["surface"]?.stringValue == "paved" })
        let sum = stretches.reduce(0.0) { $0 + ($1.objectValue?["distance"]?.doubleValue ?? .nan) }
        #expect(abs(sum - (leg["distance"]?.doubleValue ?? 0)) < 0.1 * Double(stretches.count))
        let feature = try #require(GeoJSONReader().read(Array(output("geojson").utf8)).object?.features.first)
        #expect(feature.properties?["stretches"]?.arrayValue?.count == stretches.count)
    }

    @Test("a route avoids what is drawn as closed, and a drawing that closes nothing is reported, in both languages")
    func closures() throws {
        let folder = try TemporaryFolder()
        let free = try Tool.run("route", "--map", map, "--format", "geojson", here, there)
        let closed = try folder.write(free.output.utf8, as: "closed.geojson")
        let round = try Tool.run("route", "--map", map, "--avoid", closed, "--format", "geojson", here, there)
        #expect(round.code == 0 && round.output != free.output && round.errors.isEmpty, "\(round.errors)")
        let lake = #"{"type": "Point", "coordinates": [-31.5, 55]}"#
        let idle = try folder.write(lake.utf8, as: "lake.geojson")
        let same = try Tool.run(
            "route", "--map", map, "--avoid", idle, "--format", "geojson", here, there, "--language", "ru")
        #expect(same.code == 0 && same.output == free.output)
        #expect(same.errors.contains("не закрывают ни одной дороги: 1;"))
        let both = try Tool.run(
            "route", "--map", map, "--avoid", idle, "--avoid", closed, "--format", "geojson", here, there)
        #expect(both.output == round.output && both.errors.contains("close no road: 1;"))
    }

    @Test("a drawing that closes all roads around a stop, is no GeoJSON or is not there has its own code")
    func wrongClosures() throws {
        let folder = try TemporaryFolder()
        let town = #"{"type":"Polygon","coordinates":[[[-33,54],[-31,54],[-31,56],[-33,56],[-33,54]]]}"#
        let all = try Tool.run("route", "--map", map, "--avoid", folder.write(town.utf8, as: "all"), here, there)
        #expect(all.code == 1 && all.errorLines.count == 1 && all.errors.contains("are closed"), "\(all.errors)")
        let bad = try Tool.run("route", "--map", map, "--avoid", folder.write("{".utf8, as: "bad"), here, there)
        #expect(bad.code == 1 && bad.errors.contains("bad:1:"), "\(bad.errors)")
        #expect(try Tool.run("route", "--map", map, "--avoid", "/no/such", here, there).code == 2)
    }

    @Test("two islands have no way between them")
    func unreachable() throws {
        let xml = """
            <osm version='0.6'>
            <node id='1' lat='55' lon='61'/><node id='2' lat='55.01' lon='61'/>
            <node id='3' lat='55' lon='61.1'/><node id='4' lat='55.01' lon='61.1'/>
            <way id='1'><nd ref='1'/><nd ref='2'/><tag k='highway' v='residential'/></way>
            <way id='2'><nd ref='3'/><nd ref='4'/><tag k='highway' v='residential'/></way>
            </osm>
            """
        let folder = try TemporaryFolder()
        let islands = folder.path("islands.vqmap")
        let built = try Tool.run("map", "build", folder.write(xml.utf8, as: "islands.osm"), "-o", islands)
        #expect(built.code == 0, "\(built)")
        #expect(try Tool.run("route", "--map", islands, "61,55.001", "61,55.009").code == 0)
        let outcome = try Tool.run("route", "--map", islands, "61,55.005", "61.1,55.005")
        #expect(outcome.code == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errorLines.count == 1 && outcome.errors.contains("no way"), "\(outcome.errors)")
    }

    @Test("a wrong command line is answered in the rider's language")
    func russian() throws {
        for wrong in [[here], [here, "1;2"], [here, there, "--fromat"]] {
            let outcome = try Tool.run(arguments: ["route", "--map", map, "--language", "ru"] + wrong)
            #expect(outcome.code == 64)
            #expect(outcome.errorLines.count == 1 && outcome.errors.contains("ошибка: "), "\(outcome.errors)")
        }
    }

    @Test("each way to be wrong has its own message and code")
    func errors() throws {
        let swapped = try Tool.run("route", "--map", map, here, "55.000616,-32.001119")
        #expect(swapped.code == 1 && swapped.errors.contains("swapped"))
        let far = try Tool.run("route", "--map", map, here, "-30,55")
        #expect(far.code == 1 && far.errors.contains("off the map") && far.errors.contains("; the map goes from -32.0"))
        let twice = try Tool.run("route", "--map", map, "--map=other.vqmap", here, there)
        #expect(twice.code == 64 && twice.errors.contains("--map is given more than once"))
        let device = try Tool.run("route", "--map", "/dev/null", here, there)
        #expect(device.code == 2 && device.errors.contains("cannot read /dev/null: it is a device or a pipe"))
        let russian = try Tool.run("route", "--map", "/dev/null", here, there, "--language", "ru")
        #expect(russian.errors.contains("не удалось прочитать /dev/null: это устройство или канал"))
        let nowhere = try Tool.run("route", "--map", map, here, "-300,55")
        #expect(nowhere.code == 1 && nowhere.errors.contains("no place on Earth"))
        for wrong in [[here], [here, "1;2"], [here, there, "--fromat"], []] {
            let outcome = try Tool.run(arguments: ["route", "--map", map] + wrong)
            #expect(outcome.code == 64, "\(wrong): \(outcome)")
        }
        #expect(try Tool.run("route", "--map", "/no/such.vqmap", here, there).code == 2)
    }
}
