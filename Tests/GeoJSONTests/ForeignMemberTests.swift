import GeoJSON
import Geodesy
import JSON
import Testing

@Suite("Members that the RFC does not define")
struct ForeignMemberTests {
    @Test("they are kept on collections, Features and geometries, in their order")
    func kept() throws {
        let source =
            #"{"type":"FeatureCollection","crs":{"type":"name"},"name":null,"":0,"features":[{"type":"Feature","geometry":{"type":"GeometryCollection","geometries":["#
            + #"{"type":"Point","coordinates":[1,2],"deep":[{}]}],"accuracy":3},"properties":null,"title":"a","Type":"b"}]}"#
        let object = try GeoJSONObject(parsing: source)
        guard case .featureCollection(let collection) = object else {
            Issue.record("no collection")
            return
        }
        #expect(collection.foreignMembers.keys == ["crs", "name", ""])
        let feature = try #require(collection.features.first)
        #expect(feature.foreignMembers == ["title": "a", "Type": "b"])
        #expect(feature.geometry?.foreignMembers == ["accuracy": 3])
        #expect(String(decoding: GeoJSONWriter().write(object), as: UTF8.self) == source)
    }

    @Test(
        "members that define another kind of object are errors where they do not belong",
        arguments: [
            (#"{"type":"Point","coordinates":[1,2],"features":[]}"#, "/features"),
            (#"{"type":"Point","coordinates":[1,2],"properties":{}}"#, "/properties"),
            (#"{"type":"Feature","geometry":null,"properties":null,"coordinates":[]}"#, "/coordinates"),
            (#"{"type":"Feature","geometry":null,"properties":null,"geometries":[]}"#, "/geometries"),
            (#"{"type":"FeatureCollection","features":[],"geometry":null}"#, "/geometry"),
        ])
    func misplaced(text: String, pointer: String) throws {
        let result = GeoJSONReader().read(text)
        #expect(result.diagnostics.map(\.rule) == ["geojson.misplaced-member"])
        #expect(result.diagnostics.first?.pointer?.description == pointer)
    }

    @Test("a defining member given twice is an error, a foreign one a warning, and the last one counts")
    func repeated() throws {
        let twice = GeoJSONReader().read(#"{"type":"Point","coordinates":[1,2],"coordinates":[3,4]}"#)
        #expect(twice.diagnostics.map(\.rule) == ["geojson.repeated-member"])
        let foreign = GeoJSONReader().read(#"{"type":"Point","coordinates":[1,2],"a":{"b":1,"b":2}}"#)
        #expect(foreign.diagnostics.map(\.rule) == ["json.duplicate-member"])
        #expect(!foreign.hasErrors)
    }

    @Test("a replaced geometry keeps the rest of its Feature, and a removed one its place in the collection")
    func replaced() throws {
        let source = try GeoJSONObject(
            parsing: """
                {"type":"FeatureCollection","name":"n","features":[
                {"type":"Feature","id":1,"geometry":{"type":"Point","coordinates":[1,2]},"properties":{"a":1},"own":2},
                {"type":"Feature","id":2,"geometry":null,"properties":null}]}
                """)
        let moved = source.mapGeometries { _ in .point(Position(longitude: 5, latitude: 6)) }
        #expect(moved.features.map(\.id) == [1, 2])
        #expect(moved.features[0].properties == ["a": 1] && moved.features[0].foreignMembers == ["own": 2])
        #expect(moved.features[0].geometry == .point(Position(longitude: 5, latitude: 6)))
        #expect(moved.features[1].geometry == nil)
        guard case .featureCollection(let collection) = moved else {
            Issue.record("no collection")
            return
        }
        #expect(collection.foreignMembers == ["name": "n"])
    }

    @Test("replacing geometries leaves out what has none then, and boxes, which would be wrong")
    func removed() throws {
        let source = try GeoJSONObject(
            parsing: """
                {"type":"FeatureCollection","bbox":[0,0,9,9],"name":"n","features":[
                {"type":"Feature","id":1,"bbox":[1,2,1,2],"geometry":{"type":"Point","coordinates":[1,2]},"properties":null},
                {"type":"Feature","id":2,"geometry":{"type":"Point","coordinates":[3,4]},"properties":null},
                {"type":"Feature","id":3,"geometry":null,"properties":null}]}
                """)
        let kept = try #require(source.replacingGeometries { $0.coordinates.first?.longitude == 3 ? nil : $0 })
        #expect(kept.features.map(\.id) == [1, 3])
        #expect(kept.features.allSatisfy { $0.boundingBox == nil })
        #expect(kept.description.hasPrefix(#"{"type":"FeatureCollection","name":"n","features":["#))
        #expect(
            GeoJSONObject.geometry(.point(Position(longitude: 1, latitude: 2))).replacingGeometries { _ in nil } == nil)
        let single = GeoJSONObject.feature(Feature(id: 4, geometry: .point(Position(longitude: 1, latitude: 2))))
        #expect(single.replacingGeometries { _ in nil } == .feature(Feature(id: 4, geometry: nil)))
        #expect(throws: CancellationError.self) {
            try source.replacingGeometries { (_: Geometry) throws(CancellationError) in throw CancellationError() }
        }
    }

    @Test("rings after the right-hand rule and no crs: the object as the RFC requires it")
    func conforming() throws {
        let clockwise = #"{"type":"Polygon","coordinates":[[[0,0],[0,1],[1,1],[1,0],[0,0]]]}"#
        let source = try GeoJSONObject(
            parsing:
                #"{"type":"FeatureCollection","crs":{},"kept":1,"features":[{"type":"Feature","geometry":\#(clockwise),"#
                + #""properties":null}]}"#)
        #expect(
            String(decoding: GeoJSONWriter().write(source.conformingToRFC7946()), as: UTF8.self)
                == #"{"type":"FeatureCollection","kept":1,"features":[{"type":"Feature","geometry":{"type":"Polygon","#
                + #""coordinates":[[[0,0],[1,0],[1,1],[0,1],[0,0]]]},"properties":null}]}"#)
        let point = GeoJSONObject.geometry(.point(Position(longitude: 1, latitude: 2)))
        #expect(point.conformingToRFC7946() == point)
    }
}
