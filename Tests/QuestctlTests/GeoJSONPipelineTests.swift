import Foundation
import GeoJSON
import Support
import TestSupport
import Testing

@Suite("questctl geojson from files to files")
struct GeoJSONPipelineTests {
    private func point(_ id: Int, _ properties: String = "{}", _ place: String = "[1.50,2.0]") -> String {
        #"{ "type":"Feature", "id":\#(id),"geometry":{"type":"Point","coordinates":\#(place)},"properties":\#(properties)}"#
    }

    private func collection(_ features: [String], _ more: String = "") -> String {
        "{\"type\":\"FeatureCollection\",\(more)\n \"features\": [\n" + features.joined(separator: ",\n") + "\n]}\n"
    }

    /// Commands that have nothing to change.
    private static let idle = [
        ["convert"], ["filter", "1 = 1"], ["filter", "1 = 2", "--invert"], ["reproject"],
        ["reproject", "--from", "EPSG:3857", "--to", "EPSG:3857"], ["select", "--drop", "no such *"],
    ]

    private func pass(_ command: [String], _ path: String, _ output: String) throws -> Tool.Outcome {
        let isForm = command[0] == "reproject" ? "--to-form" : "--to"
        let form = FeatureFormName.of(path)
        return try Tool.run(arguments: ["geojson"] + command + [path, "-o", output, isForm, form])
    }

    private enum FeatureFormName {
        static func of(_ path: String) -> String {
            path.hasSuffix(".geojsonl") ? "lines" : path.hasSuffix(".geojsons") ? "sequence" : "geojson"
        }
    }

    @Test("a thousand texts in each form come out byte for byte where nothing is to be changed", arguments: idle)
    func identity(command: [String]) throws {
        var random = RandomText(seed: 77)
        let folder = try TemporaryFolder()
        let features = (0..<1000).map { _ in random.feature() }
        let records = features.map { $0.replacing("\r\n", with: "").replacing("\n", with: "") }
        var inputs = [
            ("all.geojson", collection(features)),
            ("all.geojsonl", records.joined(separator: "\n") + "\n"),
            ("all.geojsons", records.map { "\u{1E}\($0)\n" }.joined()),
        ]
        for number in 0..<40 { inputs.append(("some\(number).geojson", random.collection(number % 7))) }
        for (name, text) in inputs {
            let path = try folder.write(text.utf8, as: name)
            let outcome = try pass(command, path, folder.path("out"))
            #expect(outcome.code == 0, "seed 77, \(name): \(outcome.errors)")
            #expect(try String(contentsOfFile: folder.path("out"), encoding: .utf8) == text, "seed 77, \(name)")
        }
    }

    @Test(
        "every file that the reader accepts comes out byte for byte where nothing is to be changed, also of fix",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)), arguments: idle + [["fix"]])
    func conformance(command: [String]) throws {
        let manifest = String(decoding: try RealData.bytes("geojson/MANIFEST.tsv"), as: UTF8.self)
        let folder = try TemporaryFolder()
        var count = 0
        for line in manifest.split(separator: "\n").dropFirst() {
            guard let file = line.split(separator: "\t").first else { continue }
            let path = RealData.path("geojson/\(file)")
            let bytes = try RealData.bytes("geojson/\(file)")
            let reading = GeoJSONReader().read(bytes)
            guard !reading.hasErrors else { continue }
            if command[0] == "fix", !Linter().fix(bytes).fixed.isEmpty { continue }
            let outcome =
                command[0] == "fix"
                ? try Tool.run(arguments: ["geojson", "fix", path, "-o", folder.path("out")])
                : try pass(command, path, folder.path("out"))
            let hasSystem = String(decoding: bytes, as: UTF8.self).contains("\"crs\"")
            if command[0] == "reproject", hasSystem, outcome.code == 1 { continue }
            #expect(outcome.code == 0, "\(file): \(outcome.errors)")
            #expect([UInt8](try Data(contentsOf: URL(filePath: folder.path("out")))) == bytes, "\(file)")
            count += 1
        }
        #expect(count >= (command[0] == "fix" ? 10 : 30), "\(count)")
    }

    @Test("filter chooses by properties and places, and names what no Feature has")
    func filter() throws {
        let input = collection([point(1, #"{"pop":5}"#), point(2, #"{"pop":"7"}"#), point(3, #"{"pop":9}"#, "[30,2]")])
        func ids(_ condition: String, _ more: String...) throws -> [Feature.Identifier?] {
            let outcome = try Tool.run(arguments: ["geojson", "filter", condition, "-"] + more, input: input)
            #expect(outcome.code == 0, "\(outcome.errors)")
            return GeoJSONReader().read(outcome.output).object?.features.map(\.id) ?? []
        }
        #expect(try ids("pop > 4") == [1, 3])
        #expect(try ids("pop > 4", "--invert") == [2])
        #expect(try ids("S_INTERSECTS(geometry, BBOX(0,0,5,5))") == [1, 2])
        #expect(try ids("S_WITHIN(geometry, POLYGON((20 0, 40 0, 40 9, 20 9, 20 0)))") == [3])
        #expect(try ids("S_TOUCHES(geometry, LINESTRING(30 2, 40 9))") == [3])
        let unseen = try Tool.run("geojson", "filter", "popp > 4", "-", input: input)
        #expect(unseen.code == 0 && unseen.errors.contains("no Feature has a property “popp”"))
        let wrong = try Tool.run("geojson", "filter", "pop >", "-", input: input)
        #expect(wrong.code == 64 && wrong.errors.contains("filter:1:") && wrong.output.isEmpty)
        let crs = #""crs":{"type":"name","properties":{"name":"EPSG:3857"}},"#
        let projected = try Tool.run(
            "geojson", "filter", "S_INTERSECTS(geometry, BBOX(0,0,5,5))", "-", input: collection([point(1)], crs))
        #expect(projected.code == 1 && projected.errors.contains("reproject") && projected.output.isEmpty)
    }

    @Test("select drops and renames properties and leaves every other byte")
    func select() throws {
        let input = collection([point(1, #"{ "a":1.00, "b" : [1, 2] ,"name:ru":"x"}"#)])
        let kept = try Tool.run("geojson", "select", "-", "--keep", "b,name:*", input: input)
        #expect(kept.output == input.replacing(#""a":1.00, "b""#, with: #""b""#), "\(kept)")
        let renamed = try Tool.run("geojson", "select", "-", "--drop", "b", "--rename", "a=c", input: input)
        #expect(renamed.output == input.replacing(#""a":1.00, "b" : [1, 2] ,"#, with: #""c":1.00 ,"#), "\(renamed)")
        #expect(renamed.output.contains("[1.50,2.0]"))
        #expect(try Tool.run("geojson", "select", "-", input: input).code == 64)
        #expect(try Tool.run("geojson", "select", "-", "--keep", "z", input: input).errors.contains("“z”"))
    }

    @Test("explode makes single Features, without the id or with it as a property")
    func explode() throws {
        let multi =
            #"{"type":"Feature","id":7,"geometry":{"type":"MultiPoint","coordinates":[[1,2],[3,4]]},"properties":{"n":1}}"#
        let input = collection([multi, point(1)])
        let outcome = try Tool.run("geojson", "explode", "-", input: input)
        let features = GeoJSONReader().read(outcome.output).object?.features ?? []
        #expect(features.map(\.id) == [nil, nil, 1] && outcome.output.contains(point(1)), "\(outcome)")
        let named = try Tool.run("geojson", "explode", "-", "--id-property", "of", input: input)
        #expect(GeoJSONReader().read(named.output).object?.features.first?.properties?["of"] == 7)
    }

    @Test("split makes files with safe names, all or none")
    func split() throws {
        let folder = try TemporaryFolder()
        let names = ["../x", "A", "a", "nul", "a/b", "Челябинск"]
        let features = names.enumerated().map { point($0, "{\"n\":\"\($1)\"}") } + [point(9)]
        let path = try folder.write(collection(features, #""title":"t","#).utf8, as: "in.geojson")
        let parts = folder.path("parts/deep")
        let outcome = try Tool.run("geojson", "split", path, "--property", "n", "-o", parts)
        #expect(outcome.code == 0, "\(outcome.errors)")
        let found = try FileManager.default.contentsOfDirectory(atPath: parts).sorted()
        #expect(
            found == [
                "A.geojson", "_none.geojson", "_nul.geojson", "_x.geojson", "a-2.geojson", "a_b.geojson",
                "Челябинск.geojson",
            ], "\(found)")
        for name in found {
            let text = try String(contentsOfFile: parts + "/" + name, encoding: .utf8)
            #expect(!GeoJSONReader().read(text).hasErrors && text.contains("title"), "\(text)")
        }
        let again = try Tool.run("geojson", "split", path, "--property", "n", "-o", parts)
        #expect(again.code == 1 && again.errors.contains("--overwrite"))
        let few = try Tool.run(
            "geojson", "split", path, "--property", "n", "-o", folder.path("few"), "--max-files", "3")
        #expect(few.code == 1 && !FileManager.default.fileExists(atPath: folder.path("few")))
        let counted = try Tool.run(
            "geojson", "split", path, "--count", "3", "-o", folder.path("n"), "--pack", "gz", "--to", "lines")
        #expect(counted.code == 0 && counted.errors.contains("7 Features in 3 files"), "\(counted)")
        let joined = try Tool.run("geojson", "convert", folder.path("n"), "--to", "geojson")
        #expect(GeoJSONReader().read(joined.output).object?.features.count == 7, "\(joined)")
    }

    @Test("several files become one, with the members of the first; systems that differ are refused by name")
    func merge() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(
            collection([point(1), point(2)], #""name":"one","bbox":[1.5,2,1.5,2],"#).utf8, as: "1.geojson")
        _ = try folder.write((point(3) + "\n" + point(4, "{}", "[9,8]")).utf8, as: "2.geojsonl")
        _ = try folder.write(collection([], #""name":"two","#).utf8, as: "3.geojson")
        _ = try folder.write(point(5).utf8, as: "4.geojson")
        _ = try folder.write("no GeoJSON".utf8, as: "readme.txt")
        let all = folder.path("")
        for form in ["geojson", "lines", "sequence"] {
            let outcome = try Tool.run("geojson", "filter", "1 = 1", all, "--to", form)
            #expect(outcome.code == 0 && outcome.errors.contains("name"), "\(outcome)")
            let path = try folder.write(outcome.output.utf8, as: "merged")
            let back = try Tool.run("geojson", "convert", path, "--from", form, "--to", "geojson")
            let object = GeoJSONReader().read(back.output).object
            #expect(object?.features.map(\.id) == [1, 2, 3, 4, 5], "\(form) \(outcome)")
            #expect(outcome.output.contains(point(4, "{}", "[9,8]")))
            if form == "geojson" { #expect(outcome.output.contains(#""name":"one","bbox":[1.5,2,9,8]"#), "\(outcome)") }
        }
        let crs = #""crs":{"type":"name","properties":{"name":"EPSG:3857"}},"#
        let other = try folder.write(collection([point(6)], crs).utf8, as: "5.geojson")
        let refused = try Tool.run("geojson", "convert", all, "--to", "geojson")
        #expect(refused.code == 1 && refused.output.isEmpty && refused.errors.contains("5.geojson:1:"), "\(refused)")
        let reprojected = try Tool.run("geojson", "reproject", all)
        #expect(reprojected.code == 0 && !reprojected.output.contains("crs"), "\(reprojected)")
        let over = try Tool.run("geojson", "convert", folder.path("1.geojson"), other, "-o", other)
        #expect(over.code == 64)
    }

    @Test("boxes and decimals are written where asked for, and layout")
    func writing() throws {
        let input = collection([point(1), point(2, "{}", "[3.123456,4]")], #""name":"x","#)
        let boxed = try Tool.run("geojson", "convert", "-", "--to", "geojson", "--bbox", input: input)
        #expect(boxed.output.contains(#"],"bbox":[1.5,2,3.123456,4]}"#), "\(boxed)")
        #expect(boxed.output.contains(#""bbox":[1.5,2,1.5,2]"#))
        let rounded = try Tool.run("geojson", "convert", "-", "--to", "geojson", "--precision", "2", input: input)
        #expect(rounded.output == input.replacing("[3.123456,4]", with: "[3.12,4]"), "\(rounded)")
        let pretty = try Tool.run("geojson", "convert", "-", "--to", "geojson", "--pretty", input: input)
        #expect(
            pretty.output.contains("\n      \"id\": 1") && pretty.output.contains("\n  \"name\": \"x\"\n}"), "\(pretty)"
        )
        #expect(try Tool.run("geojson", "convert", "-", "--to", "lines", "--pretty", input: input).code == 64)
        let moved = collection([point(1), point(2, "{}", "[3,4]")], #""bbox":[1.5,2,3,4],"#)
        let clipped = try Tool.run("geojson", "clip", "--box", "0,0,2,3", "-", input: moved)
        #expect(clipped.output.contains(#""bbox":[1.5,2,1.5,2]"#) && clipped.code == 0, "\(clipped)")
    }

    @Test("a crs member behind the Features counts as one before them")
    func trailing() throws {
        let features =
            #""features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[6835016.69,7381298.55]},"properties":null}]"#
        let crs = #""crs":{"type":"name","properties":{"name":"EPSG:3857"}}"#
        let input = #"{"type":"FeatureCollection",\#(features),\#(crs)}"#
        let outcome = try Tool.run("geojson", "reproject", "-", input: input)
        #expect(outcome.code == 0 && outcome.output.contains("[61.39") && !outcome.output.contains("crs"), "\(outcome)")
        let buffer = try Tool.run("geojson", "buffer", "-", "--metres", "5", input: input)
        #expect(buffer.code == 1 && buffer.output.isEmpty && buffer.errors.contains("Pseudo-Mercator"), "\(buffer)")
    }
}
