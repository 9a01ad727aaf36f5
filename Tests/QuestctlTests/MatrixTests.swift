import Foundation
import GeoJSON
import JSON
import TestSupport
import Testing

@Suite("questctl matrix")
struct MatrixTests {
    private let map: String
    private let folder: TemporaryFolder
    private let points: String

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
        map = Tool.town.map
        folder = try TemporaryFolder()
        let text = """
            {"type": "FeatureCollection", "features": [
            {"type": "Feature", "properties": {"name": "Quay, north"},
             "geometry": {"type": "Point", "coordinates": [-32.001119, 55.000616]}},
            {"type": "Feature", "properties": {"title": "The \\"Mill\\""},
             "geometry": {"type": "Point", "coordinates": [-32.007863, 54.992140]}},
            {"type": "Feature", "properties": null, "geometry": {"type": "Point", "coordinates": [-32.003, 54.996]}},
            {"type": "Feature", "properties": null, "geometry": null}]}
            """
        points = try folder.write(text.utf8, as: "points.geojson")
    }

    @Test("a table in CSV has the names above and beside, quoted where they must be")
    func csv() throws {
        let outcome = try Tool.run("matrix", map, "--points", points)
        #expect(outcome.code == 0)
        let lines = outcome.output.components(separatedBy: "\r\n")
        #expect(lines.count == 5 && lines[4].isEmpty)
        #expect(lines[0] == #"minutes,"Quay, north","The ""Mill""",3"#)
        #expect(lines[1].hasPrefix(#""Quay, north",0.0,"#) && lines[3].hasSuffix(",0.0"), "\(lines)")
        let metres = try Tool.run("matrix", map, "--points", points, "--measure", "metres").output
        #expect(metres.hasPrefix("metres,") && metres.contains("\r\n3,"))
    }

    @Test("JSON has minutes and metres as routes have them")
    func json() throws {
        let outcome = try Tool.run("matrix", map, "--points", points, "--format", "json")
        let object = try #require(JSONValue(parsing: outcome.output).objectValue)
        #expect(object["places"]?.arrayValue?.count == 3)
        let route = try Tool.run(
            "route", "--map", map, "--format", "json", "-32.001119,55.000616", "-32.007863,54.992140")
        let reported = try #require(JSONValue(parsing: route.output).objectValue)
        func cell(_ name: String) -> Double? { object[name]?.arrayValue?[0].arrayValue?[1].doubleValue }
        #expect(abs((cell("metres") ?? 0) - (reported["distance"]?.doubleValue ?? .nan)) < 0.3)
        #expect(abs((cell("minutes") ?? 0) - (reported["duration"]?.doubleValue ?? .nan) / 60) < 0.06)
    }

    @Test("the places of a quest are its start, its tasks and its finish")
    func quest() throws {
        let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson").path
        let outcome = try Tool.run("matrix", map, "--quest", quest, "--language", "ru")
        let header = outcome.output.components(separatedBy: "\r\n")[0]
        #expect(outcome.code == 0 && header.contains("Old Bridge") && header.contains(",старт,"), "\(outcome)")
    }

    @Test("each way to be wrong has its code, and one line in the user's language")
    func errors() throws {
        func run(_ arguments: String...) throws -> Tool.Outcome {
            try Tool.run(arguments: ["matrix", map, "--language", "ru"] + arguments)
        }
        for wrong in [try run(), try run("--points", points, "--quest", points)] {
            #expect(wrong.code == 64 && wrong.errorLines.count == 1 && wrong.errors.contains("ошибка: "), "\(wrong)")
        }
        let line = #"{"type":"LineString","coordinates":[[1,2],[3,4]]}"#
        let none = try run("--points", folder.write(line.utf8, as: "line.geojson"))
        #expect(none.code == 1 && none.errors.contains("нет ни одной точки"), "\(none.errors)")
        let far = #"{"type":"Feature","properties":{"name":"Far"},"geometry":{"type":"Point","coordinates":[1,2]}}"#
        let off = try run("--points", folder.write(far.utf8, as: "far.geojson"))
        #expect(off.code == 1 && off.errors.contains("Far: ") && off.errors.contains("вне карты"), "\(off.errors)")
        #expect(try run("--points", "/no/such").code == 2)
        #expect(try run("--points", points, "-o", points).code == 64)
    }
}
