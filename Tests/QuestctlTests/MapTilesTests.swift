import Foundation
import TestSupport
import Testing

@Suite("questctl map tiles")
struct MapTilesTests {
    private let extract = Tool.town.extract

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
    }

    private func head(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path)).prefix(8)) }

    @Test("writes one PMTiles file of version 3, the same each time, and says what is in it")
    func writes() throws {
        let folder = try TemporaryFolder()
        let (one, other) = (folder.path("one.pmtiles"), folder.path("other.pmtiles"))
        let outcome = try Tool.run("map", "tiles", extract, "-o", one)
        #expect(outcome.code == 0 && outcome.output.contains("tiles, ") && outcome.output.contains("MiB"))
        #expect(try head(one) == Array("PMTiles".utf8) + [3])
        #expect(try Tool.run("map", "tiles", extract, "-o", other, "--language", "ru").output.contains("тайл"))
        #expect(try Data(contentsOf: URL(filePath: one)) == Data(contentsOf: URL(filePath: other)))
    }

    @Test(
        "a wrong command line is refused with a reason, and nothing is written",
        arguments: [
            (["--bbox", "9,47,8,48"], "is no box"), (["--bbox", "9,47,10"], "is no box"),
            (["--bbox", "nan,47,10,48"], "is no box"), (["--layers", "roads"], "is no layer"),
            (["--layers", ""], "names no layer"), (["--max-zoom", "15"], "0 to 14"),
            (["--bbox", "9,47,10,48", "--quest", "q.geojson"], "either --bbox or --quest"),
        ])
    func refused(options: [String], reason: String) throws {
        let folder = try TemporaryFolder()
        let outcome = try Tool.run(arguments: ["map", "tiles", extract, "-o", folder.path("x.pmtiles")] + options)
        #expect(outcome.code == 64 && outcome.errors.contains(reason), "\(outcome.errors)")
        #expect(try folder.names().isEmpty)
    }

    @Test("files that cannot be read, or show nothing there, are errors, and nothing is written")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        let output = folder.path("x.pmtiles")
        let missing = try Tool.run("map", "tiles", folder.path("no.osm.pbf"), "-o", output)
        #expect(missing.code == 2 && missing.errors.contains("no.osm.pbf"))
        let cut = folder.path("cut.osm.pbf")
        try Data(contentsOf: URL(filePath: extract)).dropLast(100).write(to: URL(filePath: cut))
        let damaged = try Tool.run("map", "tiles", cut, "-o", output)
        #expect(damaged.code == 2 && damaged.errors.contains("cut.osm.pbf"))
        let elsewhere = try Tool.run(
            "map", "tiles", extract, "-o", output, "--bbox", "-60,-30,-59,-29", "--language", "ru")
        #expect(elsewhere.code == 2 && elsewhere.errors.contains("показывать нечего"))
        #expect(try Tool.run("map", "tiles", extract, "-o", extract).code == 64)
        #expect(try folder.names() == ["cut.osm.pbf"])
    }

    @Test("a quest gives the area: fewer tiles than the whole, and an error where it has errors")
    func quest() throws {
        let folder = try TemporaryFolder()
        let tasks = #"{"type":"FeatureCollection","features":[]}"#
        let bad = try folder.write(tasks.utf8, as: "bad.geojson")
        let outcome = try Tool.run("map", "tiles", extract, "-o", folder.path("x.pmtiles"), "--quest", bad)
        #expect(outcome.code != 0 && !outcome.errors.isEmpty)
    }

    @Test("blanks around the names of layers do not matter")
    func blanks() throws {
        let folder = try TemporaryFolder()
        let (one, other) = (folder.path("one.pmtiles"), folder.path("other.pmtiles"))
        #expect(try Tool.run("map", "tiles", extract, "-o", one, "--layers", "streets,pois").code == 0)
        #expect(try Tool.run("map", "tiles", extract, "-o", other, "--layers", " streets, pois ").code == 0)
        #expect(try Data(contentsOf: URL(filePath: one)) == Data(contentsOf: URL(filePath: other)))
    }

    @Test("the help names each option")
    func help() throws {
        let help = try Tool.run("map", "tiles", "--help").output
        for option in [
            "<file>", "--output", "--bbox", "--quest", "--layers", "--max-zoom", "--elevation", "--language",
        ] {
            #expect(help.contains(option), "\(option)")
        }
        #expect(help.contains("water_polygons_labels") && help.contains("Shortbread"))
    }
}
