import Foundation
import GeoJSON
import TestSupport
import Testing

@Suite("questctl isochrone")
struct IsochroneTests {
    private let map: String
    private let here = "-32.001119,55.000616"

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
        map = Tool.town.map
    }

    @Test("the areas are GeoJSON in which the linter finds nothing, the largest first")
    func areas() throws {
        let outcome = try Tool.run("isochrone", map, "--from", here, "--minutes", "1,4,2", "--resolution", "12")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        let findings = Linter().lint(Array(outcome.output.utf8))
        #expect(findings.isEmpty, "\(findings.prefix(3))")
        let collection = try #require(GeoJSONReader().read(Array(outcome.output.utf8)).object)
        #expect(collection.features.compactMap { $0.properties?["minutes"]?.doubleValue } == [4, 2, 1])
        #expect(collection.features.first?.properties?["attribution"]?.stringValue == "an invented city")
        let start = Position(longitude: -32.001119, latitude: 55.000616).coordinate
        #expect(collection.features.allSatisfy { $0.geometry?.contains(start) == true })
    }

    @Test("text tells the roads that are reached, in both languages; metres count as well as minutes")
    func text() throws {
        let english = try Tool.run("isochrone", map, "--from", here, "--metres", "500, 1200", "--format", "text")
        #expect(
            try #/^500 m: [\d.]+ km of roads\n1.2 km: \d+ km of roads\n$/#.wholeMatch(in: english.output) != nil,
            "\(english)")
        let russian = try Tool.run(
            "isochrone", map, "--from", here, "--minutes", "3", "--format", "text", "--language", "ru")
        #expect(russian.output.hasPrefix("3 мин: дорог — "), "\(russian)")
    }

    @Test("an area is written to a file, and not over the map")
    func output() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("area.geojson")
        #expect(try Tool.run("isochrone", map, "--from", here, "--minutes", "2", "-o", path).output.isEmpty)
        #expect(FileManager.default.fileExists(atPath: path))
        #expect(try Tool.run("isochrone", map, "--from", here, "--minutes", "2", "-o", map).code == 64)
    }

    @Test("each way to be wrong has its code, and one line in the user's language")
    func errors() throws {
        for wrong in [
            ["--from", here], ["--from", here, "--minutes", "5", "--metres", "7"], ["--from", here, "--minutes", "5,"],
            ["--from", here, "--minutes", "-5"], ["--from", here, "--minutes", "nan"],
            ["--from", "12;5", "--minutes", "5"],
            ["--from", here, "--minutes", "5", "--resolution", "0"],
        ] {
            let outcome = try Tool.run(arguments: ["isochrone", map, "--language", "ru"] + wrong)
            #expect(outcome.code == 64 && outcome.errorLines.count == 1, "\(wrong): \(outcome)")
            #expect(outcome.errors.contains("ошибка: "), "\(outcome.errors)")
        }
        let unknown = try Tool.run("isochrone", map, "--from", "Xyzzy", "--minutes", "5")
        #expect(unknown.code == 1 && unknown.errors.contains("no street or place of this map is called"))
        let swapped = try Tool.run("isochrone", map, "--from", "55.000616,-32.001119", "--minutes", "5")
        #expect(swapped.code == 1 && swapped.errors.contains("swapped"))
        #expect(try Tool.run("isochrone", "/no/such.vqmap", "--from", here, "--minutes", "5").code == 2)
    }
}
