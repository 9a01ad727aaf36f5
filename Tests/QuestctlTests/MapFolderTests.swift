import Foundation
import TestSupport
import Testing

@Suite("The folder that questctl map view writes")
struct MapFolderTests {
    private let folder: TemporaryFolder
    private let tiles: String
    private let library: String

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
        folder = try TemporaryFolder()
        tiles = folder.path("town.pmtiles")
        library = folder.path("maplibre")
        #expect(try Tool.run("map", "tiles", Tool.town.extract, "-o", tiles, "--max-zoom", "11").code == 0)
        try FileManager.default.createDirectory(atPath: library, withIntermediateDirectories: true)
        try Data("/** MapLibre GL JS */".utf8).write(to: URL(filePath: "\(library)/maplibre-gl.js"))
        try Data().write(to: URL(filePath: "\(library)/maplibre-gl.css"))
    }

    private func view(_ more: String...) throws -> Tool.Outcome {
        try Tool.run(arguments: ["map", "view", tiles, "--maplibre", library] + more)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder.path(name), encoding: .utf8)
    }

    @Test("is whole: page, library, picture and the archive, whose digest the page asks for")
    func whole() throws {
        let picture = try folder.write("<?xml version=\"1.0\"?>\n<!-- map --> <svg></svg>".utf8, as: "picture.svg")
        let outcome = try view("-o", folder.path("new/site"), "--picture", picture)
        #expect(outcome.code == 0, "\(outcome)")
        let archive = try Data(contentsOf: URL(filePath: tiles))
        #expect(try Data(contentsOf: URL(filePath: folder.path("new/site/map.pmtiles"))) == archive)
        for name in ["page.js", "page.css", "maplibre-gl.js", "maplibre-gl.css", "map.svg"] {
            #expect(FileManager.default.fileExists(atPath: folder.path("new/site/\(name)")), "\(name)")
        }
        let page = try text("new/site/index.html")
        let address = try #require(page.firstMatch(of: /"archive":"(map\.pmtiles\?[0-9a-f]{16})"/)?.1)
        #expect(page.contains(#"<p id="sources">an invented city</p>"#))
        #expect(try view("-o", folder.path("again")).code == 0)
        #expect(try text("again/index.html").contains(address))
        #expect(try Tool.run("map", "tiles", Tool.town.extract, "-o", tiles, "--max-zoom", "10").code == 0)
        #expect(try view("-o", folder.path("again")).code == 0)
        #expect(try !text("again/index.html").contains(address))
    }

    @Test("has of hidden tasks nothing, and of others the names and no answers")
    func hidden() throws {
        let quest = """
            {"type": "FeatureCollection", "quest": {"title": "Trees"}, "features": [
              {"type": "Feature", "id": "oak", "geometry": {"type": "Point", "coordinates": [9.5, 47.1]},
                "properties": {"name": "The oak", "points": 5, "answer": "SECRETWORD"}},
              {"type": "Feature", "id": "cave", "geometry": {"type": "Point", "coordinates": [9.6, 47.2]},
                "properties": {"name": "SECRETPLACE", "points": 7, "requires": ["oak"]}}]}
            """
        let path = try folder.write(quest.utf8, as: "quest.geojson")
        let outcome = try view("-o", folder.path("site"), "--quest", path)
        #expect(outcome.code == 0 && outcome.errors.contains("1 hidden task"), "\(outcome)")
        let page = try text("site/index.html")
        #expect(page.contains("The oak") && !page.contains("SECRET") && !page.contains("9.6"))
    }

    @Test("is not written onto an input, nor to standard output, nor with a picture that is none")
    func refusals() throws {
        let archive = try Data(contentsOf: URL(filePath: tiles))
        try FileManager.default.createDirectory(atPath: folder.path("site"), withIntermediateDirectories: true)
        let inside = folder.path("site/map.pmtiles")
        try archive.write(to: URL(filePath: inside))
        let onto = try Tool.run("map", "view", inside, "--maplibre", library, "-o", folder.path("site"))
        #expect(onto.code != 0 && onto.errors.contains("map.pmtiles"), "\(onto)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("site")) == ["map.pmtiles"])
        #expect(try Data(contentsOf: URL(filePath: inside)) == archive)
        for name in ["-", ""] {
            let outcome = try view("-o", name)
            #expect(outcome.code != 0 && outcome.errors.contains("--output"), "\(outcome)")
        }
        let picture = try view("-o", folder.path("other"), "--picture", tiles)
        #expect(picture.code == 2 && picture.errors.contains("town.pmtiles: this is no SVG picture"), "\(picture)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("other")))
    }
}
