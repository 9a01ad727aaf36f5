import Foundation
import GeoJSON
import TestSupport
import Testing

@Suite("questctl geojson does no damage")
struct GeoJSONDamageTests {
    private func feature(_ geometry: String, _ properties: String = "{}", id: String = "a", more: String = "") -> String
    {
        #"{"type":"Feature","id":"\#(id)",\#(more)"properties":\#(properties),"geometry":\#(geometry)}"#
    }

    private func collection(_ features: [String], _ more: String = "") -> String {
        "{\"type\":\"FeatureCollection\",\(more)\"features\":[\n" + features.joined(separator: ",\n") + "\n]}\n"
    }

    private static let uncut = #"{"type":"Polygon","coordinates":[[[178,0],[-178,0],[-178,5],[178,5],[178,0]]]}"#
    private static let over = #"{"type":"Polygon","coordinates":[[[178,-10],[182,-10],[182,-5],[178,-5],[178,-10]]]}"#
    private static let across = #"{"type":"LineString","coordinates":[[170,10],[-170,12]]}"#
    private static let wide = #"{"type":"Polygon","coordinates":[[[-100,20],[100,20],[100,30],[-100,30],[-100,20]]]}"#
    private static let square = #"{"type":"Polygon","coordinates":[[[0,0],[2,0],[2,2],[0,2],[0,0]]]}"#
    private static let clockwise = #"{"type":"Polygon","coordinates":[[[0,0],[0,2],[2,2],[2,0],[0,0]]]}"#
    private static let tie = #"{"type":"Polygon","coordinates":[[[0,0],[2,2],[2,0],[0,2],[0,0]]]}"#
    private static let mercator = #""crs":{"type":"name","properties":{"name":"EPSG:3857"}},"#

    private var seam: String {
        collection([feature(Self.uncut, id: "uncut"), feature(Self.over, id: "over"), feature(Self.across, id: "line")])
    }

    private func ids(_ text: String) throws -> [String] {
        try GeoJSONObject(parsing: text).features.map { $0.id?.description ?? "" }
    }

    @Test(
        "filter finds what crosses the antimeridian, by points, boxes and the same box as an area",
        arguments: [
            ("S_INTERSECTS(geometry,POINT(179 2))", ["uncut"]), ("S_INTERSECTS(geometry,POINT(0 2))", []),
            ("S_INTERSECTS(geometry,POINT(-179 -7))", ["over"]), ("S_INTERSECTS(geometry,POINT(-180 11))", ["line"]),
            ("S_WITHIN(geometry,BBOX(170,-90,-170,90))", ["uncut", "over", "line"]),
            ("S_WITHIN(geometry,POLYGON((170 -90,190 -90,190 90,170 90,170 -90)))", ["uncut", "over", "line"]),
        ])
    func spatial(condition: String, expected: [String]) throws {
        let outcome = try Tool.run("geojson", "filter", condition, "-", "--from", "geojson", input: seam)
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(try ids(outcome.output) == expected)
    }

    @Test("filter refuses to compare metres with degrees")
    func metres() throws {
        let input = feature(#"{"type":"Point","coordinates":[500000,6000000]}"#)
        let outcome = try Tool.run("geojson", "filter", "S_INTERSECTS(geometry,BBOX(0,0,1,1))", "-", input: input)
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("is not on Earth"))
    }

    @Test(
        "what crosses the antimeridian lies where it lay after a table, and rings that mean two things keep their direction"
    )
    func tables() throws {
        let folder = try TemporaryFolder()
        let input = try folder.write(seam.utf8, as: "seam.geojson")
        let there = try Tool.run("geojson", "convert", input, "-o", folder.path("seam.csv"))
        #expect(there.code == 0 && there.errors.contains("cut there"), "\(there.errors)")
        let back = try Tool.run("geojson", "convert", folder.path("seam.csv"), "-o", folder.path("back.geojson"))
        #expect(back.code == 0)
        let found = try Tool.run(
            "geojson", "filter", "S_INTERSECTS(geometry,POINT(179 2))", folder.path("back.geojson"))
        #expect(try GeoJSONObject(parsing: found.output).features.count == 1)

        let table = try folder.write(
            "wkt\n\"POLYGON((178 0,-178 0,-178 5,178 5,178 0))\"\n".utf8, as: "uncut.csv")
        let read = try Tool.run("geojson", "convert", table)
        #expect(read.output.contains("[[178,0],[-178,0],[-178,5],[178,5],[178,0]]"))
        let ambiguous = try folder.write(
            "wkt\n\"POLYGON((178 0,178 5,-178 5,-178 0,178 0))\"\n".utf8, as: "ambiguous.csv")
        let warned = try Tool.run("geojson", "convert", ambiguous)
        #expect(warned.output.contains("[[178,0],[178,5],[-178,5],[-178,0],[178,0]]"))
        #expect(warned.errors.contains("longer than 180°"))
    }

    @Test(
        "crs members of collections, Features and geometries are heeded on the way to other formats", arguments: 0...3)
    func systems(place: Int) throws {
        let folder = try TemporaryFolder()
        let member = Self.mercator
        let point = #"{"type":"Point",\#(place == 0 ? member : "")"coordinates":[10,20]}"#
        let geometry =
            place == 3
            ? #"{"type":"GeometryCollection","geometries":[{\#(member)"type":"Point","coordinates":[10,20]}]}"# : point
        let text = collection([feature(geometry, more: place == 1 ? member : "")], place == 2 ? member : "")
        let outcome = try Tool.run(
            "geojson", "convert", try folder.write(text.utf8, as: "a.geojson"), "-o", folder.path("a.csv"))
        #expect(outcome.code != 0)
        #expect(outcome.errors.contains("member `crs`"), "\(outcome.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("a.csv")))
    }

    @Test(
        "the crs of a collection is named before its large numbers, and stands on each Feature where there is no collection"
    )
    func recordSystems() throws {
        let folder = try TemporaryFolder()
        let text =
            #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":"#
            + #"{"type":"Point","coordinates":[1000000,6000000]}}],"crs":{"type":"name","properties":{"name":"EPSG:3857"}}}"#
        let input = try folder.write(text.utf8, as: "a.geojson")
        let table = try Tool.run("geojson", "convert", input, "-o", folder.path("a.csv"))
        #expect(table.code != 0 && table.errors.contains("member `crs`"), "\(table.errors)")
        for command in [["convert"], ["filter", "true"]] {
            let lines = try Tool.run(arguments: ["geojson"] + command + [input, "-o", folder.path("a.geojsonl")])
            #expect(lines.code == 0 && lines.errors.isEmpty, "\(lines.errors)")
            let written = try String(contentsOfFile: folder.path("a.geojsonl"), encoding: .utf8)
            #expect(written.contains(#""crs":{"type":"name","properties":{"name":"EPSG:3857"}}"#))
        }
    }

    @Test("masks are read in any form, and have to be areas")
    func masks() throws {
        let folder = try TemporaryFolder()
        let input = try folder.write(feature(Self.square).utf8, as: "square.geojson")
        let area = #"{"type":"Polygon","coordinates":[[[1,1],[3,1],[3,3],[1,3],[1,1]]]}"#
        let point = #"{"type":"Point","coordinates":[1,1]}"#
        let line = #"{"type":"LineString","coordinates":[[0,0],[1,1]]}"#
        for (name, text) in [
            ("m.geojsonl", feature(area) + "\n" + feature(point) + "\n"),
            ("m.geojson", "\u{FEFF}" + collection([feature(area)])),
            ("m.geojsons", "\u{1E}\(feature(area))\n"), ("lines.geojson", feature(area) + "\n" + feature(point) + "\n"),
        ] {
            let mask = try folder.write(text.utf8, as: name)
            let outcome = try Tool.run("geojson", "clip", "--area", mask, input)
            #expect(outcome.code == 0, "\(name): \(outcome.errors)")
            let found = try GeoJSONObject(parsing: outcome.output).features.first?.geometry
            #expect(found?.computedExtent == Extent(west: 1, south: 1, east: 2, north: 2), "\(name)")
        }
        for (name, text) in [
            ("p.geojson", point), ("l.geojson", line), ("e.geojson", collection([])), ("n.geojson", feature("null")),
        ] {
            let mask = try folder.write(text.utf8, as: name)
            let outcome = try Tool.run("geojson", "clip", "--area", mask, input)
            #expect(outcome.code == 1 && outcome.output.isEmpty, "\(name): \(outcome.output)")
            #expect(outcome.errors.contains("there is no area to clip with"), "\(name): \(outcome.errors)")
        }
    }

    @Test("a box that an area only touches leaves neither lines nor points of it", arguments: ["2,0,3,1", "2,2,3,3"])
    func touching(box: String) throws {
        let outcome = try Tool.run(
            "geojson", "clip", "--box", box, "-", "--from", "geojson", input: collection([feature(Self.square)]))
        #expect(outcome.code == 0)
        #expect(try GeoJSONObject(parsing: outcome.output).features.isEmpty)
        #expect(outcome.errors.contains("touches the area"))
    }

    @Test("a count does not write over a property, and equal numbers are one group")
    func counts() throws {
        let point = #"{"type":"Point","coordinates":[0,0]}"#
        let other = #"{"type":"Point","coordinates":[1,0]}"#
        let input = collection([feature(point, #"{"k":1,"n":5}"#), feature(other, #"{"k":1.0,"n":5}"#)])
        let same = try Tool.run(
            "geojson", "dissolve", "--by", "k", "--count", "k", "-", "--from", "geojson", input: input)
        #expect(same.code == 64)
        let taken = try Tool.run(
            "geojson", "dissolve", "--by", "k", "--count", "n", "-", "--from", "geojson", input: input)
        #expect(taken.code == 1 && taken.output.isEmpty && taken.errors.contains("“n”"))
        let counted = try Tool.run(
            "geojson", "dissolve", "--by", "k", "--count", "m", "-", "--from", "geojson", input: input)
        let features = try GeoJSONObject(parsing: counted.output).features
        #expect(features.map { $0.properties } == [["k": 1, "n": 5, "m": 2]])
    }

    @Test("a byte-order mark loses nothing, and what is written has none")
    func byteOrderMark() throws {
        let folder = try TemporaryFolder()
        let text = collection([feature(Self.square, #"{"a":1.10}"#)])
        let marked = try folder.write("\u{FEFF}\(text)".utf8, as: "a.geojson")
        for command in [["convert", "--to", "geojson"], ["filter", "true"], ["reproject"]] {
            let outcome = try Tool.run(arguments: ["geojson"] + command + [marked])
            #expect(outcome.code == 0 && outcome.output == text, "\(command): \(outcome.errors)")
            #expect(outcome.errors.contains("a.geojson:1:1: warning:"))
        }
        let lines = [feature(Self.square, id: "1"), feature(Self.square, id: "2")].joined(separator: "\n") + "\n"
        let records = try folder.write("\u{FEFF}\(lines)".utf8, as: "a.geojsonl")
        #expect(try Tool.run("geojson", "filter", "true", records).output == lines)
        let table = try Tool.run("geojson", "convert", marked, "-o", folder.path("a.csv"))
        #expect(table.code == 0, "\(table.errors)")
    }

    @Test("an object on each line is recognised whatever the file is called", arguments: ["a.geojson", "noname"])
    func misnamed(name: String) throws {
        let folder = try TemporaryFolder()
        let lines = [feature(Self.square, id: "1"), feature(Self.square, id: "2")].joined(separator: "\n") + "\n"
        let path = try folder.write(lines.utf8, as: name)
        let outcome = try Tool.run("geojson", "convert", path, "--to", "geojson")
        #expect(outcome.code == 0)
        #expect(try ids(outcome.output) == ["1", "2"])
        #expect(outcome.errors.contains("an object stands on each line") == (name == "a.geojson"))
    }

    @Test("statistics heed crs members, and tell faulty geometry from none")
    func statistics() throws {
        let point = #"{"type":"Point","coordinates":[10,20]}"#
        for text in [collection([feature(point)], Self.mercator), collection([feature(point, more: Self.mercator)])] {
            let stats = try Tool.run("geojson", "stats", "-", "--format", "json", "--from", "geojson", input: text)
            #expect(stats.output.contains("\"positionsNotInDegrees\": 1"), "\(stats.output)")
            #expect(stats.output.contains("\"length\": null"))
        }
        let degrees = #""crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:OGC:1.3:CRS84"}},"#
        let plain = try Tool.run(
            "geojson", "stats", "-", "--format", "json", "--from", "geojson",
            input: collection([feature(point)], degrees))
        #expect(plain.output.contains("\"positionsNotInDegrees\": 0"))
        let bad = feature(#"{"type":"Point","coordinates":["a",1]}"#)
        let faulty = try Tool.run(
            "geojson", "stats", "-", "--format", "json", "--from", "geojson", input: collection([bad, feature("null")]))
        #expect(faulty.code == 1)
        #expect(faulty.output.contains("\"withoutGeometry\": 1") && faulty.output.contains("\"faultyGeometries\": 1"))
    }

    @Test("rings that can be read in two ways are named by all commands that measure or cut them")
    func ambiguous() throws {
        let input = collection([feature(Self.wide)])
        for command in [
            ["clip", "--box", "0,0,10,50"], ["dissolve"], ["convert", "--bbox", "--to", "geojson"], ["stats"],
        ] {
            let outcome = try Tool.run(
                arguments: ["geojson"] + command + ["-", "--from", "geojson"], input: input)
            #expect(outcome.code == 0)
            #expect(outcome.errors.contains("longer than 180°"), "\(command): \(outcome.errors)")
        }
    }

    @Test("rounding that is not done is named, a zero has no sign, and pretty text keeps the spelling of properties")
    func writing() throws {
        let tiny = #"{"type":"Polygon","coordinates":[[[0,0],[0.00001,0],[0.00001,0.00001],[0,0]]]}"#
        let kept = try Tool.run("geojson", "convert", "--precision", "2", "--to", "geojson", "-", input: feature(tiny))
        #expect(kept.code == 0 && kept.errors.contains("not rounded"))
        let zero = try Tool.run(
            "geojson", "convert", "--precision", "3", "--to", "geojson", "-",
            input: #"{"type":"Point","coordinates":[-0.00000001,5]}"#)
        #expect(zero.output.contains("[0,5]"))
        let properties = #"{"a":2e3,"b":[1.500,{"c":"-1.0"}],"d":"\uf8ff"}"#
        for (text, isKept) in [(properties, false), (properties.replacing(#"\uf8ff"#, with: "é"), true)] {
            let pretty = try Tool.run(
                "geojson", "convert", "--pretty", "--to", "geojson", "-", input: feature("null", text))
            #expect(pretty.output.contains(isKept ? "\"a\": 2e3" : "\"a\": 2000.0"))
            #expect(pretty.output.contains(isKept ? "1.500" : "1.5"))
            #expect(pretty.output.contains("\"c\": \"-1.0\""))
        }
    }

    @Test("nothing chosen is an empty file of lines, and a box that is lost is named")
    func nothing() throws {
        let lines = try Tool.run(
            "geojson", "filter", "false", "-", "--from", "lines", input: feature(Self.square) + "\n")
        #expect(lines.code == 0 && lines.output.isEmpty)
        let boxed = try Tool.run(
            "geojson", "filter", "false", "-", "--from", "geojson",
            input: collection([feature(Self.square)], #""bbox":[0,0,2,2],"#))
        #expect(boxed.errors.contains("bbox"))
        let minus = try Tool.run("geojson", "filter", "-balance = 3", "a.geojson")
        #expect(minus.code == 64 && minus.errors.contains("put -- before it"))
        let large = try Tool.run("geojson", "lint", "-", input: #"{"type":"Point","coordinates":[1e308,1]}"#)
        #expect(!large.output.contains("decimals"))
    }

    @Test("split names a property that no Feature has, and follows no link out of its folder")
    func split() throws {
        let folder = try TemporaryFolder()
        let input = try folder.write(collection([feature(Self.square)]).utf8, as: "a.geojson")
        let victim = try folder.write("kept".utf8, as: "victim")
        let output = folder.path("parts")
        let unseen = try Tool.run("geojson", "split", "--property", "nosuch", input, "-o", output)
        #expect(unseen.code == 0 && unseen.errors.contains("“nosuch”"))
        try FileManager.default.removeItem(atPath: output + "/_none.geojson")
        try FileManager.default.createSymbolicLink(atPath: output + "/_none.geojson", withDestinationPath: victim)
        let linked = try Tool.run("geojson", "split", "--property", "nosuch", input, "-o", output, "--overwrite")
        #expect(linked.code == 1 && linked.errors.contains("symbolic link"))
        #expect(try String(contentsOfFile: victim, encoding: .utf8) == "kept")
    }

    @Test("several files, and files of other formats, become one file of another format")
    func merging() throws {
        let folder = try TemporaryFolder()
        let first = try folder.write("name,wkb\nx,0101000000000000000000F03F0000000000000040\n".utf8, as: "a.csv")
        let second = try folder.write(
            feature(#"{"type":"Point","coordinates":[3,4]}"#, #"{"name":"y"}"#).utf8, as: "b.geojson")
        let table = try Tool.run("geojson", "convert", first, second, "-o", folder.path("c.csv"))
        #expect(table.code == 0, "\(table.errors)")
        let text = try String(contentsOfFile: folder.path("c.csv"), encoding: .utf8)
        #expect(text.contains("1.0,2.0") && text.contains("3.0,4.0"), "\(text)")
        let list = try Tool.run("geojson", "convert", folder.path("c.csv"), "-o", folder.path("c.wkt"))
        #expect(list.code == 0, "\(list.errors)")
        let merged = try Tool.run("geojson", "convert", first, second, "--to", "lines")
        #expect(merged.output.split(separator: "\n").count == 2, "\(merged.errors)")
        let unknown = try Tool.run("geojson", "convert", first, "-o", folder.path("c.bin"))
        #expect(unknown.code == 64)
    }
}
