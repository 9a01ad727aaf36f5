import Foundation
import TestSupport
import Testing

@Suite("questctl map render")
struct RenderTests {
    private static let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson").path

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
    }

    private static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }

    @Test("a quest is drawn with its tasks, in the language asked for")
    func quest() throws {
        let folder = try TemporaryFolder()
        let output = folder.path("town.svg")
        let outcome = try Tool.run(
            "map", "render", Tool.town.map, "--quest", Self.quest, "-o", output, "--width", "900", "--language", "ru")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
        #expect(outcome.output.contains("town.svg: 900 × "))
        let text = String(decoding: try Self.bytes(output), as: UTF8.self)
        for word in ["Round the old town", ">Old Bridge<", ">7<", "старт и финиш", "велодорожка", "an invented city"] {
            #expect(text.contains(word), "\(word)")
        }
    }

    @Test("zones and closed roads of a quest are drawn and explained; a quest without them has none")
    func zones() throws {
        let folder = try TemporaryFolder()
        let output = folder.path("town.svg")
        func svg(_ quest: String) throws -> String {
            let outcome = try Tool.run(
                "map", "render", Tool.town.map, "--quest", quest, "-o", output, "--width", "1200")
            try #require(outcome.code == 0, "\(outcome)")
            return String(decoding: try Self.bytes(output), as: UTF8.self)
        }
        let zoned = try svg(RealData.packageRoot.appending(path: "quests/millers-secret.geojson").path)
        for word in ["id=\"zones\"", ">forbidden area<", ">Promenade<", ">Bird reserve<"] {
            #expect(zoned.contains(word), "\(word)")
        }
        #expect(!zoned.contains("id=\"closures\""))
        let text = #"""
            {"type":"FeatureCollection","features":[
            {"type":"Feature","properties":{"name":"Here"},"geometry":{"type":"Point","coordinates":[-32.001,55.0005]}},
            {"type":"Feature","properties":{"role":"closure"},"geometry":{"type":"Polygon","coordinates":[[[-32.003,55],[-32,55],[-32,55.002],[-32.003,55.002],[-32.003,55]]]}}]}
            """#
        let closed = try svg(try folder.write(text.utf8, as: "quest.geojson"))
        #expect(closed.contains("id=\"closures\"") && closed.contains(">closed road<"))
        #expect(!(try svg(Self.quest)).contains("id=\"zones\""))
    }

    @Test("--route draws the way through places, a line a profile, and refuses what does not go together")
    func route() throws {
        let folder = try TemporaryFolder()
        let output = folder.path("way.svg")
        let places = ["--route", "-32.012,55", "--route", "-31.99,55"]
        let drawn = try Tool.run(
            arguments: [
                "map", "render", Tool.town.map, "-o", output, "--width", "900", "--profile", "city", "--profile",
                "safe",
            ]
                + places)
        // The invented town of this test has no heights.
        #expect(drawn.code == 0 && drawn.errorLines.count == 1, "\(drawn)")
        #expect(drawn.errors.contains("note: the map has no heights, so the picture has no chart of them"), "\(drawn)")
        let text = String(decoding: try Self.bytes(output), as: UTF8.self)
        #expect(text.contains(">city, ") && text.contains(">safe, ") && !text.contains("id=\"heights\""))
        for (wrong, word) in [
            (["--route", "-32.012,55"], "two --route"), (places + ["--quest", Self.quest], "--quest"),
            (places + ["--search", "-32,55", "--to", "-32.1,55"], "--search"),
            (
                places + [
                    "--profile", "city", "--profile", "fast", "--profile", "safe", "--profile", "flat", "--profile",
                    "city",
                ], "four"
            ),
            (["--profile", "city"], "--search"),
        ] {
            let outcome = try Tool.run(arguments: ["map", "render", Tool.town.map, "-o", output] + wrong)
            #expect(outcome.code == 64 && outcome.errorLines.count == 1 && outcome.errors.contains(word), "\(outcome)")
        }
        let twice = try Tool.run(
            "map", "render", Tool.town.map, "-o", output, "--search", "-32,55", "--to", "-32.1,55", "--profile", "city",
            "--profile", "fast")
        #expect(twice.code == 64 && twice.errors.contains("--profile is given more than once"), "\(twice)")
        let nowhere = try Tool.run(
            "map", "render", Tool.town.map, "-o", output, "--route", "-32.012,55", "--route", "10,10")
        #expect(nowhere.code == 1 && nowhere.errorLines.count == 1, "\(nowhere)")
    }

    @Test("a route that leaves the picture is noted, with its name, in both languages")
    func outside() throws {
        let folder = try TemporaryFolder()
        func errors(_ box: String, _ language: String) throws -> String {
            let outcome = try Tool.run(
                "map", "render", Tool.town.map, "-o", folder.path("way.svg"), "--route", "-32.012,55", "--route",
                "-31.99,55", "--bbox", box, "--language", language)
            #expect(outcome.code == 0, "\(outcome)")
            return outcome.errors
        }
        let (part, all) = ("-32.005,54.99,-31.98,55.01", "-32.2,54.8,-31.8,55.2")
        #expect(try errors(part, "en").contains("note: a part of the route for “city” lies outside the picture"))
        #expect(try errors(part, "ru").contains("замечание: часть маршрута «city» лежит за пределами картинки"))
        #expect(try errors("-32.03,55.01,-32.02,55.02", "en").contains("note: the route for “city” lies outside"))
        #expect(try !errors(all, "en").contains("outside the picture"))
    }

    @Test("heights that are known for a part of a route, or for none of it, are noted")
    func heights() throws {
        let folder = try TemporaryFolder()
        // A street to the east, whose last third lies on no tile.
        let town = folder.path("town.osm")
        let nodes = (0...3).map { "<node id=\"\($0 + 1)\" lon=\"\(8.99 + Double($0) * 0.006)\" lat=\"50.5\"/>" }
        let ways = (1...3).map {
            "<way id=\"\($0)\"><nd ref=\"\($0)\"/><nd ref=\"\($0 + 1)\"/><tag k=\"highway\" v=\"residential\"/></way>"
        }
        _ = try folder.write("<osm>\(nodes.joined())\(ways.joined())</osm>".utf8, as: "town.osm")
        let tile = try folder.write([UInt8](repeating: 1, count: 1201 * 1201 * 2), as: "N50E008.hgt")
        let map = folder.path("town.vqmap")
        let built = try Tool.run("map", "build", town, "-o", map, "--elevation", tile)
        #expect(built.code == 0, "\(built)")
        func render(_ from: String, _ to: String, _ language: String = "en") throws -> Tool.Outcome {
            try Tool.run(
                "map", "render", map, "-o", folder.path("way.svg"), "--route", from, "--route", to, "--language",
                language)
        }
        let part = try render("8.99,50.5", "9.008,50.5")
        #expect(
            part.code == 0 && part.errors.contains("note: the map knows heights for 33 % of the route for “city”"),
            "\(part)")
        let none = try render("9.004,50.5", "9.008,50.5", "ru")
        #expect(none.errors.contains("замечание: карта не знает высот на маршруте «city»"), "\(none)")
        #expect(try render("8.991,50.5", "8.995,50.5").errors.isEmpty)
        let route = try Tool.run("route", "--map", map, "8.99,50.5", "9.008,50.5")
        #expect(route.output.contains("; heights for 33 % of the way"), "\(route)")
        let json = try Tool.run("route", "--map", map, "--format", "json", "8.99,50.5", "9.008,50.5")
        #expect(
            json.output.contains("\"elevationKnown\":33.3") && json.output.contains("\"elevationGaps\":[["), "\(json)")
    }

    @Test("the ending of the name says which kind of picture it is, in capitals too")
    func formats() throws {
        let folder = try TemporaryFolder()
        let area = "-32.004,54.998,-31.998,55.002"
        for (name, start) in [("town.PNG", "\u{89}PNG"), ("town.Pdf", "%PDF"), ("town.svg", "<svg")] {
            let output = folder.path(name)
            let outcome = try Tool.run("map", "render", Tool.town.map, "--bbox", area, "-o", output, "--width", "300")
            #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
            #expect(try Self.bytes(output).prefix(4).elementsEqual(start.unicodeScalars.map { UInt8($0.value) }))
        }
        for name in ["town.jpeg", "town", "svg"] {
            let refused = try Tool.run("map", "render", Tool.town.map, "-o", folder.path(name))
            #expect(refused.code == 64 && refused.errors.contains(".svg, .png or .pdf"), "\(refused)")
        }
        #expect(try folder.names() == ["town.PNG", "town.Pdf", "town.svg"])
    }

    @Test(
        "a picture that cannot stand where it should is one error, and nothing is left of it",
        arguments: ["png", "pdf"])
    func unwritable(ending: String) throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path("a.\(ending)"), withIntermediateDirectories: false)
        for path in [folder.path("a.\(ending)"), folder.path("none/a.\(ending)")] {
            for (language, word) in [("en", "cannot write "), ("ru", "не удалось записать ")] {
                let outcome = try Tool.run(
                    "map", "render", Tool.town.map, "-o", path, "--width", "200", "--language", language)
                #expect(outcome.code == 2 && outcome.errorLines.count == 1, "\(outcome)")
                #expect(outcome.errors.contains(word + path), "\(outcome.errors)")
            }
        }
        #expect(try folder.names() == ["a.\(ending)"])
    }

    @Test("pixels that would not fit into memory are one error, in both languages, and PDF has none")
    func tooLarge() throws {
        let folder = try TemporaryFolder()
        for (language, word) in [("en", "is too large; "), ("ru", "слишком велика; ")] {
            let outcome = try Tool.run(
                "map", "render", Tool.town.map, "-o", folder.path("a.png"), "--width", "20000", "--language", language)
            #expect(outcome.code == 64 && outcome.errorLines.count == 1, "\(outcome)")
            #expect(outcome.errors.contains(word), "\(outcome.errors)")
        }
        let page = try Tool.run("map", "render", Tool.town.map, "-o", folder.path("a.pdf"), "--width", "20000")
        #expect(page.code == 0, "\(page)")
        #expect(try folder.names() == ["a.pdf"])
    }

    @Test("a computer without fonts is one error, and letters that no font has are a note", arguments: ["png", "pdf"])
    func fonts(ending: String) throws {
        let folder = try TemporaryFolder()
        #if os(Linux)
            // Elsewhere Pango asks the system for fonts.
            let fonts = try folder.write("<fontconfig/>".utf8, as: "fonts.conf")
            let none = try Tool.run(
                "map", "render", Tool.town.map, "-o", folder.path("a.\(ending)"), "--width", "200",
                environment: ["FONTCONFIG_FILE": fonts])
            #expect(none.code == 2 && none.errorLines.count == 1, "\(none)")
            #expect(none.errors.contains("there is no font on this computer; install one"))
        #endif
        let task =
            #"{"type":"Feature","properties":{"name":"\#u{E000}"},"geometry":{"type":"Point","coordinates":[8,50]}}"#
        let quest = try folder.write(#"{"type":"FeatureCollection","features":[\#(task)]}"#.utf8, as: "q.geojson")
        let strange = try Tool.run(
            "map", "render", Tool.town.map, "--quest", quest, "-o", folder.path("b.\(ending)"), "--width", "200")
        #expect(strange.code == 0 && strange.errorLines.count == 1, "\(strange)")
        #expect(
            strange.errors.hasPrefix("questctl: note: no font on this computer has \u{E000}; "), "\(strange.errors)")
        #expect(try !folder.names().contains("a.\(ending)"))
    }

    @Test("a quest off the map is drawn on bare paper, tasks off the picture are counted")
    func elsewhere() throws {
        let folder = try TemporaryFolder()
        let task = #"{"type":"Feature","properties":{"name":"Far"},"geometry":{"type":"Point","coordinates":[8,50]}}"#
        let quest = try folder.write(#"{"type":"FeatureCollection","features":[\#(task)]}"#.utf8, as: "far.geojson")
        let alone = try Tool.run(
            "map", "render", Tool.town.map, "--quest", quest, "-o", folder.path("a.svg"), "--width", "200")
        #expect(alone.code == 0 && alone.errors.isEmpty, "\(alone)")
        let area = "-32.004,54.998,-31.998,55.002"
        let outside = try Tool.run(
            "map", "render", Tool.town.map, "--quest", quest, "--bbox", area, "-o", folder.path("b.svg"))
        #expect(outside.code == 0)
        #expect(outside.errorLines == ["questctl: note: 1 task lies outside the picture"])
    }

    @Test(
        "an area or a width that cannot be is one error, in both languages, and no picture",
        arguments: [["--bbox", "1,2,3"], ["--bbox", "0,2,1,1"], ["--bbox", "0,0,1 2,1"], ["--width", "9"]])
    func misused(options: [String]) throws {
        let folder = try TemporaryFolder()
        let old = try folder.write("old".utf8, as: "a.svg")
        for (language, word) in [("en", "questctl: error: "), ("ru", "questctl: ошибка: ")] {
            let arguments = ["map", "render", Tool.town.map, "-o", old, "--language", language] + options
            let outcome = try Tool.run(arguments: arguments)
            #expect(outcome.code == 64 && outcome.errorLines.count == 1, "\(outcome)")
            #expect(outcome.errors.hasPrefix(word), "\(outcome.errors)")
        }
        #expect(try Self.bytes(old) == Array("old".utf8))
    }

    @Test("the map and the quest are not drawn over, and a folder that is missing is an error")
    func output() throws {
        let folder = try TemporaryFolder()
        let map = try folder.write(try Self.bytes(Tool.town.map), as: "map.svg")
        let over = try Tool.run("map", "render", map, "-o", map)
        #expect(over.code == 64 && over.errorLines.count == 1, "\(over)")
        #expect(try Self.bytes(map) == Self.bytes(Tool.town.map))
        let nowhere = try Tool.run("map", "render", Tool.town.map, "-o", "/no/such/folder/a.svg")
        #expect(nowhere.code == 2 && nowhere.errorLines.count == 1, "\(nowhere)")
    }

    @Test(
        "a search is drawn and counted, as SVG and as PNG, in both languages",
        arguments: ["dijkstra", "a-star", "contraction-hierarchy"])
    func search(algorithm: String) throws {
        let folder = try TemporaryFolder()
        let output = folder.path("search.svg")
        let options = SearchArguments.ends + ["--algorithm", algorithm, "--width", "500"]
        let outcome = try Tool.run(arguments: ["map", "render", Tool.town.map, "-o", output] + options)
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
        #expect(try #/ m a pixel; .+: \d+ nodes settled\n$/#.firstMatch(in: outcome.output) != nil, "\(outcome.output)")
        let text = String(decoding: try Self.bytes(output), as: UTF8.self)
        for word in ["id=\"search\"", "id=\"way\"", " settled"] { #expect(text.contains(word), "\(word)") }
        let picture = folder.path("search.png")
        let russian = try Tool.run(
            arguments: ["map", "render", Tool.town.map, "-o", picture, "--language", "ru"] + options)
        #expect(russian.code == 0 && russian.output.contains(" просмотрен"), "\(russian)")
        #expect(try Self.bytes(picture).prefix(4) == [0x89, 0x50, 0x4E, 0x47])
    }

    @Test(
        "a search that cannot be asked for is one error, in both languages, and no picture",
        arguments: SearchArguments.misused)
    func misusedSearch(options: [String]) throws {
        let folder = try TemporaryFolder()
        for (language, word) in [("en", "questctl: error: "), ("ru", "questctl: ошибка: ")] {
            let output = folder.path("a.svg")
            let outcome = try Tool.run(
                arguments: ["map", "render", Tool.town.map, "-o", output, "--language", language] + options)
            #expect(outcome.code == 64 && outcome.errorLines.count == 1, "\(outcome)")
            #expect(outcome.errors.hasPrefix(word), "\(outcome.errors)")
        }
        #expect(try folder.names().isEmpty)
    }

    @Test("a search from a place off the map is an error that names it")
    func searchOffTheMap() throws {
        let folder = try TemporaryFolder()
        let outcome = try Tool.run(
            "map", "render", Tool.town.map, "-o", folder.path("a.svg"), "--search", "8,50", "--to", "-32.0,55.0")
        #expect(outcome.code == 1 && outcome.errorLines.count == 1, "\(outcome)")
    }
}

private enum SearchArguments {
    static let ends = ["--search", "-32.001119,55.000616", "--to", "-32.007863,54.992140"]
    static let misused: [[String]] = [
        Array(ends.prefix(2)), Array(ends.suffix(2)), ["--algorithm", "alt"], ["--profile", "fast"],
        ends + ["--algorithm", "fastest"], ends + ["--profile", "snail"], ends + ["--quest", "quest.geojson"],
        ["--search", "1,2,3", "--to", "-32.0,55.0"],
    ]
}
