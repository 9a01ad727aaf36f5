import Foundation
import TestSupport
import Testing

@testable import GeoJSON
@testable import JSON

struct LintTests {
    static func rules(_ text: String) -> [String] {
        Linter().lint(Array(text.utf8)).map { String($0.rule.split(separator: ".").last ?? "") }
    }

    static func collection(_ geometries: String...) -> String {
        let features = geometries.enumerated().map { index, geometry in
            #"{"type":"Feature","id":\#(index),"geometry":\#(geometry),"properties":null}"#
        }
        return #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
    }

    @Test(
        "each rule finds what it is about, and nothing else does",
        arguments: [
            (#"{"type":"Polygon","coordinates":[[[0,0],[0,1],[1,1],[0,0]]]}"#, "winding"),
            (#"{"type":"Polygon","coordinates":[[[0,0],[2,2],[2,0],[0,2.5],[0,0]]]}"#, "self-intersection"),
            (
                #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]],[[5,5],[5,6],[6,6],[5,5]]]}"#,
                "hole-outside"
            ),
            (#"{"type":"LineString","coordinates":[[0,0],[1,1]],"bbox":[0,0,1,0.5]}"#, "bbox-does-not-hold"),
            (#"{"type":"Point","coordinates":[55,155]}"#, "out-of-range"),
            (#"{"type":"Point","coordinates":[5.12345678,1]}"#, "precision"),
            (#"{"type":"Point","coordinates":[5,1],"crs":null}"#, "crs"),
            (
                #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[5,1]}]}"#,
                "geometry-collection"
            ),
            (#"{"type":"LineString","coordinates":[[1,1],[1,1],[2,2]]}"#, "duplicate-position"),
            (#"{"type":"LineString","coordinates":[[170,1],[-170,1]]}"#, "antimeridian"),
        ])
    func each(text: String, rule: String) {
        let found = Self.rules(text)
        if rule == "self-intersection" {
            #expect(found.contains(rule))
        } else {
            #expect(found == [rule])
        }
    }

    @Test(
        "a crs that names the default is removed, wherever it stands; another one is left for reprojecting",
        arguments: [
            (#"{"crs":@,"type":"Point","coordinates":[5,1]}"#, #"{"type":"Point","coordinates":[5,1]}"#),
            (#"{"type":"Point", "crs" : @ , "coordinates":[5,1]}"#, #"{"type":"Point", "coordinates":[5,1]}"#),
            (#"{"type":"Point","coordinates":[5,1], "crs":@ }"#, #"{"type":"Point","coordinates":[5,1] }"#),
        ])
    func referenceSystem(text: String, fixed: String) {
        func named(_ name: String) -> [UInt8] {
            Array(text.replacing("@", with: #"{"type":"name","properties":{"name":"\#(name)"}}"#).utf8)
        }
        for name in ["urn:ogc:def:crs:OGC:1.3:CRS84", "EPSG:4326", "urn:ogc:def:crs:EPSG::4326"] {
            #expect(String(decoding: Linter().fix(named(name)).bytes, as: UTF8.self) == fixed)
        }
        let other = named("EPSG:3857")
        #expect(Linter().fix(other).bytes == other)
        #expect(Linter().fix(other).remaining.map(\.rule) == ["geojson.crs"])
    }

    @Test("what was fixed, and what is left, is reported by its place in the text as it was")
    func places() {
        let text = """
            {"crs":{"type":"name","properties":{"name":"EPSG:4326"}},
             "type":"FeatureCollection","features":[
             {"type":"Feature","properties":{"a":'b',},"geometry":{"type":"Polygon",
              "coordinates":[[[0,0],[0,1],[1,1]]]}},
             {"type":"Feature","properties":null,"geometry":{"type":"Point","coordinates":[1,200]}}]}
            """
        func places(_ diagnostics: [Diagnostic]) -> [String] {
            diagnostics.map { "\($0.rule) \($0.location?.line ?? 0):\($0.location?.column ?? 0)" }
        }
        let result = Linter().fix(Array(text.utf8))
        #expect(
            places(result.fixed) == [
                "geojson.crs 1:8", "json.quotes 3:38", "json.extra-comma 3:41", "geojson.winding 4:17",
                "geojson.ring-not-closed 4:31",
            ])
        #expect(places(result.remaining) == ["geojson.out-of-range 4:79"])
        #expect(places(result.remainingBefore) == ["geojson.out-of-range 5:79"])
    }

    @Test("a Feature with swapped coordinates is recognised by the others")
    func swapped() {
        let text = Self.collection(
            #"{"type":"Point","coordinates":[61.40,55.15]}"#, #"{"type":"Point","coordinates":[61.41,55.16]}"#,
            #"{"type":"Point","coordinates":[55.15,61.42]}"#, #"{"type":"Point","coordinates":[61.43,55.17]}"#)
        let found = Linter().lint(Array(text.utf8))
        #expect(found.map(\.rule) == ["geojson.swapped-coordinates"])
        #expect(found.first?.pointer?.description == "/features/2/geometry/coordinates")
        #expect(found.first?.location != nil)
    }

    @Test("a Feature behind one that was lost keeps its index")
    func renumbered() {
        let text = Self.collection(
            "null", #"{"type":"Polygon","coordinates":[[[0,0],[0,1],[1,1],[0,0]]]}"#
        ).replacing(#"{"type":"Feature","id":0,"#, with: #"7,{"type":"Feature","id":1,"#)
        let found = Linter().lint(Array(text.utf8))
        #expect(found.map(\.rule) == ["geojson.not-an-object", "geojson.duplicate-id", "geojson.winding"])
        #expect(
            found.map { $0.pointer?.description } == [
                "/features/0", "/features/2/id", "/features/2/geometry/coordinates",
            ])
    }

    @Test("rules are switched off and on by name, and errors of the reader stay errors")
    func configuration() {
        var linter = Linter()
        linter.severities["geojson.winding"] = .some(nil)
        #expect(linter.lint(Array(#"{"type":"Polygon","coordinates":[[[0,0],[0,1],[1,1],[0,0]]]}"#.utf8)).isEmpty)
        linter.severities["geojson.winding"] = .error
        linter.severities["geojson.ring-not-closed"] = .note
        let found = linter.lint(Array(#"{"type":"Polygon","coordinates":[[[0,0],[0,1],[1,1]]]}"#.utf8))
        #expect(found.map(\.severity) == [.error])
    }

    @Test("fixing makes every certain fix and leaves the rest as it was")
    func fixing() {
        let text = "{ \"type\": \"Polygon\",  \"coordinates\": [[[0,0],[0,1],[1,1],]], \"name\": \"Задание\" }"
        let result = Linter().fix(Array(text.utf8))
        #expect(
            String(decoding: result.bytes, as: UTF8.self)
                == "{ \"type\": \"Polygon\",  \"coordinates\": [[[0,0],[1,1],[0,1], [0,0]]], \"name\": \"Задание\" }")
        #expect(result.remaining.isEmpty)
        #expect(result.fixed.map(\.rule) == ["geojson.winding", "geojson.ring-not-closed", "json.extra-comma"])
    }

    @Test("every identifier of the catalogue is its own")
    func catalogue() {
        #expect(Set(DiagnosticRule.all.map(\.identifier)).count == DiagnosticRule.all.count)
        #expect(Linter.allRules.allSatisfy { DiagnosticRule.all.contains($0.rule) })
    }

    @Test(
        "rings are rewound as the oracle has them",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)),
        arguments: ["collection", "featuregood", "flip", "geomcollection", "multipolygon", "near-zero", "rev"])
    func rewinding(name: String) throws {
        let input = GeoJSONReader().read(try RealData.bytes("geojson/geojson-rewind/\(name).input.geojson"))
        let output = GeoJSONReader().read(try RealData.bytes("geojson/geojson-rewind/\(name).output.geojson"))
        let expected = try #require(output.object)
        let rewound = try #require(input.object?.mapGeometries { $0.rewound() })
        #expect(rewound.features.map(\.geometry) == expected.features.map(\.geometry))
    }
}
