import Support
import Testing

@testable import GeoJSON

/// Advice about what is commonly taken for GeoJSON, and fixes that give what was meant.
struct AdviceTests {
    @Test(
        "the fix gives what was meant",
        arguments: [
            (
                #"[{"type":"Feature","geometry":null,"properties":{}}]"#,
                #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":null,"properties":{}}]}"#
            ),
            (
                #"{"type":"Feature","properties":{},"geometry":{"coordinates":[1,2]}}"#,
                #"{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[1,2]}}"#
            ),
            (
                #"{"type":"Point","coordinates":{"lat":59.9,"lon":10.5}}"#,
                #"{"type":"Point","coordinates":[10.5,59.9]}"#
            ),
            (
                #"{"type":"LineString","coordinates":[{"lng":1,"lat":2},{"lng":3,"lat":4}]}"#,
                #"{"type":"LineString","coordinates":[[1,2],[3,4]]}"#
            ),
            (#"{"type":"Point","coordinates":["10.5","59"]}"#, #"{"type":"Point","coordinates":[10.5,59]}"#),
            (
                #"{"type":"Feature","geometry":null,"properties":{"name":"Hotel "Adler" Garni"}}"#,
                #"{"type":"Feature","geometry":null,"properties":{"name":"Hotel \"Adler\" Garni"}}"#
            ),
            (
                #"{"type":"Feature","geometry":null,"properties":{"name":"Adler"","n":1}}"#,
                #"{"type":"Feature","geometry":null,"properties":{"name":"Adler","n":1}}"#
            ),
        ])
    func fixes(_ text: String, _ meant: String) {
        let fixed = Linter().fix(Array(text.utf8))
        let object = GeoJSONReader().read(fixed.bytes)
        #expect(!object.hasErrors, "\(String(decoding: fixed.bytes, as: UTF8.self))")
        #expect(object.object == GeoJSONReader().read(meant).object)
    }

    @Test(
        "what is wrong is named",
        arguments: [
            (#"{"type":"Topology","objects":{},"arcs":[]}"#, "TopoJSON"),
            (#"{"geometryType":"esriGeometryPoint","spatialReference":{},"features":[]}"#, "Esri JSON"),
            (#"{"version":0.6,"generator":"Overpass API","elements":[]}"#, "OpenStreetMap JSON"),
            (#"{"type":"GeometryCollection","geometries":[null]}"#, "no place for null"),
            (#"{"type":"Point","coordinates":[NaN,1]}"#, "leave the position out"),
            (#"{"coordinates":[[1,2],[3,4]]}"#, "LineString"),
        ])
    func messages(_ text: String, _ part: String) {
        let messages = GeoJSONReader().read(text).diagnostics.map { $0.message[.english] }
        #expect(messages.contains { $0.contains(part) }, "\(messages)")
    }
}
