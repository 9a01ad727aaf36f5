import Testing

@testable import GeoJSON

@Suite("A text amid other memory")
struct TextInMemoryTests {
    private static let texts = [
        #"{"type": "Point", "coordinates": [1, 2]}"#, #"{"type": "Point", "coordinates": [1, 2"#, #"{"type": "Poi"#,
        #"{"type": "Point", "coordinates": [1, 2.5e"#, #"{"type": "Point", "coordinates": [1, -"#,
        #"{"type": "Feature", "geometry": null, "properties": {"a": "b\"#,
        #"{"type": "Feature", "properties": {"a": "\u12"#,
        #"{"type": "Feature", "properties": {"a": "\ud83d"#, #"{"type": "Feature", "properties": {"a": tru"#,
        #"{"type": "Feature", "properties": {"a": nul"#, #"{"type": "Feature", "properties": {"a": fals"#,
        #"{"type": "Feature", "properties": {"a" "b"#, #"{"type": "Feature", "properties": {"a": 1 "b"#,
        #"{"type": "Feature", "properties": {"a": 1 /"#, #"{"type": "Feature", "properties": {"a": 1 /*"#,
        #"{"type": "Feature", "properties": {"a": 1 //"#, #"{"type": "Feature", "properties": {'a"#,
        #"{"type": "Feature", "properties": {"a": 0x"#, "\u{FEFF}", "[", "{", "\"", "-", "1", "1e", "", " ",
    ]

    /// What would change the meaning if a reader saw it.
    private static let behind = [
        "\": 1}", "}}}", "]}", "0", "\"", "00\"}", "e\": 3}", "\\", "*/", "\n\": 1", "l}", "\u{0}", "é",
    ]

    @Test("is read to its end and not further, whatever lies behind", arguments: texts)
    func behind(text: String) {
        let alone = GeoJSONReader().read(Array(text.utf8))
        for more in Self.behind {
            let memory = Array((text + more).utf8)
            let amid = memory.withUnsafeBytes {
                GeoJSONReader().read(UnsafeRawBufferPointer(rebasing: $0[..<text.utf8.count]))
            }
            #expect(amid.diagnostics == alone.diagnostics, "\(more)")
            #expect(amid.object == alone.object, "\(more)")
        }
    }

    @Test("is read whole, whatever lies before")
    func before() {
        for text in Self.texts {
            let alone = GeoJSONReader().read(Array(text.utf8))
            for less in ["\"", "\\", "[", "{\"a\": ", "/*", "\u{FEFF}"] {
                let memory = Array((less + text).utf8)
                let amid = memory.withUnsafeBytes {
                    GeoJSONReader().read(UnsafeRawBufferPointer(rebasing: $0[less.utf8.count...]))
                }
                #expect(amid.diagnostics == alone.diagnostics && amid.object == alone.object, "\(less) before \(text)")
            }
        }
    }
}
