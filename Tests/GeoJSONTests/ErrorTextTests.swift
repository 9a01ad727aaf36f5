import GeoJSON
import Support
import TestSupport
import Testing

@Suite("Errors print themselves")
struct ErrorTextTests {
    @Test("a refused text says where the first error is, in plain words")
    func refused() {
        let text = "{\"type\": \"Point\",\n \"coordinates\": [1, \"2\"]}"
        let error = #expect(throws: GeoJSONError.self) { try GeoJSONObject(parsing: text) }
        #expect(error.map { "\($0)".hasPrefix("line 2, column 21: ") } == true, "\(String(describing: error))")
        #expect(error.map { String(describing: $0 as any Error) } == error?.message[.english])
    }

    @Test("JSON, properties and positions do as well")
    func others() {
        let json = #expect(throws: JSONError.self) { try JSONValue(parsing: "[1,]") }
        #expect(json.map { "\($0)" } == json?.message[.english])
        let properties = #expect(throws: JSONEncodingError.self) { try JSONObject(encoding: ["a": Double.nan]) }
        #expect(properties.map { "\($0)".contains("/a") } == true)
        let writing = GeoJSONWritingError(pointer: JSONPointer(["features", "3", "bbox"]))
        #expect("\(writing)".contains("/features/3/bbox"))
        #expect(writing.message[.russian].contains("/features/3/bbox"))
    }
}
