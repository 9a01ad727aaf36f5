import Foundation
import GeoJSON
import JSON
import TestSupport
import Testing

@Suite("questctl geojson on faulty, large and projected data")
struct GeoJSONOperationTests {
    private let tie = "{\"type\":\"Polygon\",\"coordinates\":[[[0,0],[2,2],[2,0],[0,2],[0,0]]]}"
    private let square = "{\"type\":\"Polygon\",\"coordinates\":[[[5.0,0],[6.00,0],[6,1],[5,1e0],[5.0,0]]]}"

    private func feature(_ geometry: String, _ id: String) -> String {
        "{ \"type\":\"Feature\", \"id\":\"\(id)\",\"geometry\": \(geometry), \"properties\":{\"n\":1.0} }"
    }

    private func collection(_ features: [String], _ more: String = "") -> String {
        "{\"type\":\"FeatureCollection\",\(more)\n \"features\": [\n" + features.joined(separator: ",\n") + "\n]}\n"
    }

    @Test("repair makes bow-ties valid, leaves every byte of valid Features, and names what it leaves out")
    func repair() throws {
        let spike = "{\"type\":\"Polygon\",\"coordinates\":[[[0,0],[4,0],[4,4],[6,6],[4,4],[0,4],[0,0]]]}"
        let input = collection([feature(square, "a"), feature(tie, "b"), feature(spike, "c")])
        for method in ["structure", "linework"] {
            let outcome = try Tool.run("geojson", "repair", "-", "--method", method, input: input)
            #expect(outcome.code == 0, "\(outcome.errors)")
            #expect(outcome.output.contains(feature(square, "a")))
            #expect(outcome.output.contains("MultiPolygon") && outcome.output.contains("\"id\":\"b\""))
            #expect(outcome.errors.contains("-:5:1: /features/2 (id c): a part without width is left out"))
            #expect(outcome.errors.contains("2 Features repaired, 0 not"))
            let again = try Tool.run("geojson", "repair", "-", "--method", method, input: outcome.output)
            #expect(again.output == outcome.output && again.code == 0)
        }
        let valid = collection([feature(square, "a")])
        #expect(try Tool.run("geojson", "repair", "-", input: valid).output == valid)
    }

    @Test("a repair that cannot keep the area leaves the Feature as it is, named")
    func refusedRepair() throws {
        let flat = "{\"type\":\"Polygon\",\"coordinates\":[[[0,0],[1,1],[2,2],[0,0]]]}"
        let input = collection([feature(flat, "flat"), feature(tie, "b")])
        let outcome = try Tool.run("geojson", "repair", "-", input: input)
        #expect(outcome.code == 1 && outcome.output.contains(feature(flat, "flat")))
        #expect(outcome.output.contains("MultiPolygon"))
        #expect(outcome.errors.contains("error: -:3:1: /features/0 (id flat): nothing of the area would be left"))
        let skipped = try Tool.run("geojson", "repair", "-", "--skip-invalid", "--language", "ru", input: input)
        #expect(skipped.code == 1 && !skipped.output.contains("flat"))
        #expect(skipped.errors.contains("от площади ничего бы не осталось"))
    }

    @Test("fix repairs areas where asked to")
    func fix() throws {
        let without = try Tool.run("geojson", "fix", "-", input: collection([feature(tie, "b")]))
        #expect(without.output.contains(tie))
        let fixed = try Tool.run("geojson", "fix", "--repair", "-", input: collection([feature(tie, "b")]))
        #expect(fixed.code == 0 && fixed.output.contains("MultiPolygon"), "\(fixed.errors)")
        #expect(
            try Tool.run("geojson", "fix", "--repair", "--check", "-", input: collection([feature(tie, "b")])).code == 1
        )
    }

    @Test(
        "a Feature that cannot be computed with is named with file, line, pointer and id",
        arguments: [["buffer", "--metres", "50"], ["simplify", "--tolerance", "5"], ["clip", "--box", "-1,-1,9,9"]])
    func named(command: [String]) throws {
        let input = collection([feature(square, "a"), feature(tie, "b")])
        let folder = try TemporaryFolder()
        let path = try folder.write(input.utf8, as: "in.geojson")
        let output = folder.path("out.geojson")
        let stopped = try Tool.run(arguments: ["geojson"] + command + [path, "-o", output])
        #expect(stopped.code == 1 && !FileManager.default.fileExists(atPath: output))
        #expect(
            stopped.errors.contains("in.geojson:4:1: /features/1 (id b): the area is not valid"), "\(stopped.errors)")
        #expect(stopped.errors.contains("--skip-invalid"))
        let skipped = try Tool.run(arguments: ["geojson"] + command + [path, "-o", output, "--skip-invalid"])
        #expect(skipped.code == 1 && skipped.errors.contains("1 Feature left out"), "\(skipped.errors)")
        let left = GeoJSONReader().read([UInt8](try Data(contentsOf: URL(filePath: output)))).object?.features
        #expect(left?.map(\.id) == ["a"])
    }

    @Test("a bad mask is blamed on its file")
    func mask() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(collection([feature(tie, "m")]).utf8, as: "mask.geojson")
        let outcome = try Tool.run(
            "geojson", "clip", "-", "--area", path, "--skip-invalid", input: collection([feature(square, "a")]))
        #expect(
            outcome.code == 1 && outcome.errors.contains("mask.geojson:3:1: /features/0 (id m): the area is not valid"))
    }

    @Test("simplify keeps the text of what stays, and Features that do not change whole")
    func texts() throws {
        let line =
            "{\"type\":\"LineString\",\"coordinates\":[[10.10,0.123456789012],[10.2,0.123456789012],[10.30,0.123456789012]]}"
        let outcome = try Tool.run(
            "geojson", "simplify", "-", "--tolerance", "5",
            input: collection([feature(square, "a"), feature(line, "l")]))
        #expect(outcome.output.contains(feature(square, "a")))
        #expect(outcome.output.contains("[[10.10,0.123456789012],[10.30,0.123456789012]]"), "\(outcome.output)")
        let rounded = try Tool.run(
            "geojson", "simplify", "-", "--tolerance", "5", "--decimals", "3", input: collection([feature(line, "l")]))
        #expect(rounded.output.contains("[[10.10,0.123],[10.30,0.123]]"), "\(rounded.output)")
    }

    @Test("simplify and buffer take countries, the antimeridian and the poles")
    func large() throws {
        let coast = stride(from: -180.0, through: 180, by: 2).map {
            "[\($0),\(-70 + abs($0.remainder(dividingBy: 20)) / 10)]"
        }
        let cap =
            "{\"type\":\"Polygon\",\"coordinates\":[[[-180,-90],[180,-90]," + coast.reversed().joined(separator: ",")
            + ",[-180,-90]]]}"
        let crossing = "{\"type\":\"LineString\",\"coordinates\":[[170,60],[-170,61],[-160,60]]}"
        let input = collection([feature(cap, "cap"), feature(crossing, "line")])
        for command in [
            ["buffer", "--metres", "20000"], ["buffer", "--metres=-20000"], ["simplify", "--tolerance", "20000"],
        ] {
            let outcome = try Tool.run(arguments: ["geojson", command[0], "-"] + command.dropFirst(), input: input)
            #expect(outcome.code == 0, "\(command): \(outcome.errors)")
            let result = GeoJSONReader().read(outcome.output)
            #expect(!result.hasErrors && (result.object?.features.count ?? 0) > 0)
        }
    }

    @Test("commands that need degrees refuse projected data and say what helps")
    func projected() throws {
        let crs = "\"crs\":{\"type\":\"name\",\"properties\":{\"name\":\"urn:ogc:def:crs:EPSG::3857\"}},"
        let input = collection([feature(square, "a")], crs)
        for command in [["buffer", "--metres", "5"], ["simplify", "--tolerance", "5"], ["clip", "--box", "0,0,1,1"]] {
            let outcome = try Tool.run(arguments: ["geojson"] + command + ["-"], input: input)
            #expect(outcome.code == 1 && outcome.errors.contains("-:1:") && outcome.errors.contains("reproject"))
            #expect(outcome.errors.contains("Pseudo-Mercator"))
        }
        let metres = "{\"type\":\"LineString\",\"coordinates\":[[500000,6000000],[500001,6000000],[500002,6000000]]}"
        for method in ["topology", "douglas-peucker", "visvalingam"] {
            let outcome = try Tool.run(
                "geojson", "simplify", "-", "--tolerance", "5", "--method", method, input: metres)
            #expect(outcome.code == 1 && outcome.errors.contains("reproject"), "\(method)")
        }
        #expect(try Tool.run("geojson", "repair", "-", input: input).output == input)
    }
}

@Suite("questctl geojson reproject")
struct GeoJSONReprojectTests {
    private func crs(_ name: String) -> String { "\"crs\":{\"type\":\"name\",\"properties\":{\"name\":\"\(name)\"}}" }

    private func collection(_ features: [String], _ more: String = "") -> String {
        "{\"type\":\"FeatureCollection\",\(more)\"features\":[" + features.joined(separator: ",") + "]}"
    }

    private func point(_ more: String = "", _ position: String = "[6835016.69,7381298.55]") -> String {
        "{\"type\":\"Feature\",\(more)\"geometry\":{\"type\":\"Point\",\"coordinates\":\(position)},\"properties\":null}"
    }

    @Test("a crs member counts on the collection, a Feature or a geometry, and none is left")
    func members() throws {
        let inside =
            "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\(crs("EPSG:3857")),\"coordinates\":[6835016.69,7381298.55]},\"properties\":null}"
        for input in [
            collection([point()], crs("EPSG:3857") + ","), collection([point(crs("EPSG:3857") + ",")]),
            collection([inside]),
            point(crs("urn:ogc:def:crs:EPSG::3857") + ","),
            collection([point(crs("EPSG:3857") + ",")], crs("urn:ogc:def:crs:EPSG::3857") + ","),
        ] {
            let outcome = try Tool.run("geojson", "reproject", "-", input: input)
            #expect(
                outcome.code == 0 && outcome.output.contains("[61.39") && !outcome.output.contains("crs"), "\(outcome)")
        }
    }

    @Test("members that contradict each other or --from are refused by their place")
    func conflicts() throws {
        let features = collection([point(), point(crs("EPSG:32641") + ",")], crs("EPSG:3857") + ",")
        let outcome = try Tool.run("geojson", "reproject", "-", input: features)
        #expect(
            outcome.code == 1 && outcome.output.isEmpty && outcome.errors.contains("/features/1/crs"),
            "\(outcome.errors)")
        let from = try Tool.run(
            "geojson", "reproject", "-", "--from", "EPSG:32641", input: collection([point()], crs("EPSG:3857") + ","))
        #expect(from.code == 1 && from.errors.contains("delete the wrong"), "\(from.errors)")
        #expect(
            try Tool.run(
                "geojson", "reproject", "-", "--from", "EPSG:3857", input: collection([point()], crs("EPSG:3857") + ",")
            ).code == 0)
    }

    @Test("what goes to another system says so, and comes back by that")
    func announced() throws {
        let input = collection([point("", "[61.4,55.1]")], "\"bbox\":[61.4,55.1,61.4,55.1],\"name\":\"x\",")
        let there = try Tool.run("geojson", "reproject", "-", "--to", "EPSG:32641", input: input)
        #expect(there.output.contains(crs("urn:ogc:def:crs:EPSG::32641")), "\(there)")
        #expect(!there.output.contains("\"bbox\":[61.4") && there.output.contains("\"name\":\"x\""))
        let back = try Tool.run("geojson", "reproject", "-", input: there.output)
        #expect(back.output == input + "\n")
    }

    @Test("to the same system every byte stays, however it is called")
    func identity() throws {
        let odd = "{ \"features\": [ " + point("", "[ 61.40,5.51e1 ]") + " ],\n\n \"type\":\"FeatureCollection\" }"
        #expect(try Tool.run("geojson", "reproject", "-", input: odd).output == odd)
        #expect(try Tool.run("geojson", "reproject", "-", "--to", "EPSG:4326", input: odd).output == odd)
        #expect(
            try Tool.run("geojson", "reproject", "-", "--from", "EPSG:3857", "--to", "EPSG:3857", input: odd).output
                == odd)
    }

    @Test("systems of heights alone and of space are refused; heights without a grid are not passed on as they are")
    func heights() throws {
        for system in ["EPSG:4978", "EPSG:5773"] {
            let outcome = try Tool.run("geojson", "reproject", "-", "--to", system, input: point("", "[5,52,10]"))
            #expect(
                outcome.code == 1 && outcome.output.isEmpty && outcome.errors.contains("map coordinates"),
                "\(outcome.errors)")
        }
        let compound = try Tool.run("geojson", "reproject", "-", "--to", "EPSG:9518", input: point("", "[5,52,10]"))
        #expect(compound.code == 1 || !compound.output.contains(",10]"), "\(compound)")
    }

    @Test("outside the area of use is an error with the Feature's name, unless ignored")
    func area() throws {
        let input = collection([point("\"id\":7,", "[61.4,55.1]")])
        let outcome = try Tool.run("geojson", "reproject", "-", "--to", "EPSG:32601", input: input)
        #expect(
            outcome.code == 1 && outcome.errors.contains("/features/0 (id 7)") && outcome.errors.contains("area of use")
        )
        let ignored = try Tool.run("geojson", "reproject", "-", "--to", "EPSG:32645", "--area", "ignore", input: input)
        #expect(ignored.code == 0 && ignored.output.contains("32645"), "\(ignored)")
    }
}
