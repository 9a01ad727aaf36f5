import Foundation
import TestSupport
import Testing

@Suite("questctl map view")
struct MapViewTests {
    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
    }

    @Test("a folder for a web host holds page, tiles and MapLibre with its licence, and nothing else")
    func folder() throws {
        let folder = try TemporaryFolder()
        let tiles = folder.path("town.pmtiles")
        #expect(try Tool.run("map", "tiles", Tool.town.extract, "-o", tiles, "--max-zoom", "12").code == 0)
        let library = folder.path("maplibre")
        try FileManager.default.createDirectory(atPath: library, withIntermediateDirectories: true)
        let banner = "/** MapLibre GL JS */"
        try Data(banner.utf8).write(to: URL(filePath: "\(library)/maplibre-gl.js"))
        try Data().write(to: URL(filePath: "\(library)/maplibre-gl.css"))
        let site = folder.path("site")
        let outcome = try Tool.run("map", "view", tiles, "-o", site, "--maplibre", library)
        #expect(outcome.code == 0 && outcome.output.contains("7 files"), "\(outcome)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: site).sorted() == [
                "index.html", "map.pmtiles", "maplibre-gl.LICENSE.txt", "maplibre-gl.css", "maplibre-gl.js", "page.css",
                "page.js",
            ])
        let licence = try String(contentsOfFile: "\(site)/maplibre-gl.LICENSE.txt", encoding: .utf8)
        #expect(licence.contains("MapLibre contributors") && licence.contains("BSD-3-Clause"))
        #expect(try String(contentsOfFile: "\(site)/maplibre-gl.js", encoding: .utf8) == banner)
    }

    @Test("tiles that are missing are named once")
    func missing() throws {
        let folder = try TemporaryFolder()
        let outcome = try Tool.run("map", "view", folder.path("no.pmtiles"), "-o", folder.path("site"))
        #expect(outcome.code == 2 && outcome.errorLines.count == 1, "\(outcome)")
        #expect(outcome.errors.components(separatedBy: "no.pmtiles").count == 2, "\(outcome)")
        #expect(try folder.names().isEmpty)
    }
}
