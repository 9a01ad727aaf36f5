import Foundation
import TestSupport
import Testing

@Suite("--tiles beneath the roads of pictures and pages")
struct GroundCommandTests {
    private static let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson").path

    /// A folder with the tiles of the town.
    private let folder: TemporaryFolder
    private let tiles: String

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
        folder = try TemporaryFolder()
        tiles = folder.path("town.pmtiles")
        let made = try Tool.run("map", "tiles", Tool.town.extract, "-o", tiles)
        try #require(made.code == 0, "\(made.errors)")
    }

    private func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: folder.path(name))), as: UTF8.self)
    }

    @Test(
        "pictures of a quest, a search and a route have the ground below the roads",
        arguments: [
            ["--quest", quest], ["--search", "-32.012,55", "--to", "-31.99,55"],
            ["--route", "-32.012,55", "--route", "-31.99,55"],
        ])
    func pictures(options: [String]) throws {
        let command = ["map", "render", Tool.town.map] + options
        let without = try Tool.run(arguments: command + ["-o", folder.path("a.svg")])
        let with = try Tool.run(arguments: command + ["-o", folder.path("b.svg"), "--tiles", tiles])
        #expect(without.code == 0 && with.code == 0 && with.errors == without.errors, "\(with)")
        let (bare, drawn) = (try text("a.svg"), try text("b.svg"))
        #expect(!bare.contains("id=\"ground-"))
        let ground = try #require(drawn.range(of: "id=\"ground-"))
        let roads = try #require(drawn.range(of: "id=\"roads\""))
        #expect(ground.lowerBound < roads.lowerBound)
    }

    @Test("the page about an event has the ground of the town in less than 300 kB, by the same bytes each time")
    func page() throws {
        let event = [
            "simulate", Self.quest, "--map", Tool.town.map, "--riders", "2", "--format", "json", "--language", "en",
        ]
        func page(_ name: String, _ more: [String]) throws -> String {
            let outcome = try Tool.run(arguments: event + ["--report", folder.path(name)] + more)
            #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
            return try text(name)
        }
        let bare = try page("a.html", [])
        let drawn = try page("b.html", ["--tiles", tiles])
        #expect(bare.contains(#""ground":[]"#))
        #expect(drawn.contains(#"{"kind":"ground-building","rings":""#), "\(drawn.count)")
        let more = drawn.utf8.count - bare.utf8.count
        #expect(more > 5_000 && more < 300_000, "\(more) bytes")
        #expect(try page("c.html", ["--tiles", tiles]) == drawn)
    }

    @Test(
        "tiles that are missing, damaged, of elsewhere or without a page are said once, and nothing is written over them"
    )
    func wrong() throws {
        let page = ["simulate", Self.quest, "--map", Tool.town.map, "--riders", "2", "--report", folder.path("p.html")]
        let picture = ["map", "render", Tool.town.map, "-o", folder.path("p.svg")]
        try Data(try Data(contentsOf: URL(filePath: tiles)).prefix(60)).write(
            to: URL(filePath: folder.path("cut.pmtiles")))
        for command in [page, picture] {
            for name in ["no.pmtiles", "cut.pmtiles"] {
                let outcome = try Tool.run(arguments: command + ["--tiles", folder.path(name)])
                #expect(outcome.code == 2 && outcome.errorLines.count == 1, "\(outcome.errors)")
                #expect(outcome.errors.components(separatedBy: name).count == 2, "\(outcome.errors)")
            }
        }
        let alone = try Tool.run(
            "simulate", Self.quest, "--map", Tool.town.map, "--riders", "2", "--tiles", tiles, "--language", "ru")
        #expect(alone.code == 64 && alone.errors.contains("добавьте --report"), "\(alone.errors)")
        let over = try Tool.run(
            "simulate", Self.quest, "--map", Tool.town.map, "--riders", "2", "--tiles", tiles, "--report", tiles)
        #expect(over.code == 64, "\(over.errors)")
        let elsewhere = try Tool.run(
            "map", "render", Tool.town.map, "-o", folder.path("sea.svg"), "--bbox", "10,10,10.1,10.1", "--tiles", tiles)
        #expect(elsewhere.code == 0 && elsewhere.errors.contains("note: the tiles have no water"), "\(elsewhere)")
        #expect(try folder.names() == ["cut.pmtiles", "sea.svg", "town.pmtiles"])
    }
}
