import GeoJSON
import Geodesy
import JSON
import Testing

@testable import FeatureFiles

@Suite("Geometries replaced in a text")
struct GeometryEditingTests {
    private let text = """
        { "type" : "FeatureCollection", "bbox": [0, 0, 9, 9], "name": "x",
          "features": [
            {"type":"Feature","id":1.50,"bbox":[0,0,1,1],"geometry":{"type":"LineString","coordinates":[[1.10,0],[0,1e0],[5,5.0]]},"properties":{"a":1.0}},
            {"type":"Feature","properties":null, "geometry" : {"type":"Point","coordinates":[9,9]}} ,
            {"type":"Feature","geometry":null,"properties":{}}
          ] }
        """

    private func object(_ text: String) throws -> GeoJSONObject { try GeoJSONObject(parsing: text) }

    private func edited(_ text: String, _ changes: [GeometryEditing.Change]) throws -> String {
        let bytes = Array(text.utf8)
        return String(decoding: GeometryEditing(bytes, try object(text)).applying(changes), as: UTF8.self)
    }

    private let point = Geometry.point(Position(longitude: 3, latitude: 4))

    @Test("nothing changed is the same text")
    func unchanged() throws {
        #expect(try edited(text, [.kept, .kept, .kept]) == text)
    }

    @Test("a replaced geometry leaves the rest as it is, numbers that stay keep their spelling, boxes follow")
    func replaced() throws {
        let line: Positions = [Position(longitude: 1.1, latitude: 0), Position(longitude: 0, latitude: 1)]
        let result = try edited(text, [.replaced(.lineString(line)), .kept, .kept])
        let expected =
            text.replacing("[[1.10,0],[0,1e0],[5,5.0]]", with: "[[1.10,0],[0,1e0]]")
            .replacing("[0,0,1,1]", with: "[0,0,1.1,1]").replacing("[0, 0, 9, 9]", with: "[0,0,9,9]") + "\n"
        #expect(result == expected)
    }

    @Test(
        "removed Features go with one comma",
        arguments: [
            [true, false, false], [false, true, false], [false, false, true],
            [true, true, false], [true, false, true], [false, true, true], [true, true, true],
        ])
    func removed(isRemoved: [Bool]) throws {
        let result = try edited(text, isRemoved.map { $0 ? .removed : .kept })
        let left = try object(result).features
        #expect(left == zip(try object(text).features, isRemoved).filter { !$0.1 }.map { $0.0 })
        #expect(result.contains("\"bbox\"") == left.contains { $0.geometry != nil })
    }

    @Test("a single Feature keeps a null geometry, a single geometry becomes an empty collection")
    func single() throws {
        let feature =
            "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,2]},\"properties\":null}"
        #expect(try edited(feature, [.removed]).contains("\"geometry\":null"))
        #expect(try edited(feature, [.replaced(point)]) == feature.replacing("[1,2]", with: "[3,4]") + "\n")
        let bare = "{\"type\":\"Point\",\"bbox\":[1,2,1,2],\"coordinates\":[1,2]}"
        #expect(try edited(bare, [.removed]) == "{\"type\":\"FeatureCollection\",\"features\":[]}\n")
        #expect(
            try edited(bare, [.replaced(point)]) == "{\"type\":\"Point\",\"bbox\":[3,4,3,4],\"coordinates\":[3,4]}\n")
    }

    @Test("rounding leaves the numbers that were there before")
    func rounding() {
        let before = Geometry.point(Position(longitude: 1.123_456_789_1, latitude: 2))
        let after = Geometry.geometryCollection([
            .point(Position(longitude: 1.123_456_789_1, latitude: 7.123_456_789_1))
        ])
        var keeping = CoordinateRounding(decimals: 7, keeping: before)
        let kept = keeping.rounded(after).coordinates[0]
        #expect(kept.longitude == 1.123_456_789_1 && kept.latitude == 7.123_456_8)
        var rounding = CoordinateRounding(decimals: 2, keeping: nil)
        let all = rounding.rounded(after).coordinates[0]
        #expect(all.longitude == 1.12 && all.latitude == 7.12)
    }

    @Test("members are put in and taken out with their commas, escaped names too")
    func members() {
        for (text, result) in [
            (#"{"crs":{"a":1},"b":2}"#, #"{"b":2}"#), (#"{"b":2 , "crs" : {"a":1} }"#, #"{"b":2  }"#),
            (#"{"crs":{"a":1}}"#, "{}"), (#"{"b":"\\\"","\u0063rs":{"a":1},"c":3}"#, #"{"b":"\\\"","c":3}"#),
        ] {
            let bytes = Array(text.utf8)
            var edits = TextEdits(bytes)
            guard let range = JSONPointer(["crs"]).locate(in: bytes)?.byteRange else {
                Issue.record("\(text)")
                continue
            }
            edits.removeMember(withValueAt: range)
            #expect(String(decoding: edits.applied(), as: UTF8.self) == result)
        }
        for (text, result) in [("{}", #"{"x":1}"#), ("{ \"a\":2}", #"{"x":1, "a":2}"#)] {
            var edits = TextEdits(Array(text.utf8))
            edits.insertMember("x", 1, intoObjectAt: 0)
            #expect(String(decoding: edits.applied(), as: UTF8.self) == result)
        }
    }
}
