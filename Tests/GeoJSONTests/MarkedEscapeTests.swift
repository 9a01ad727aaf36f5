import JSON
import Testing

@testable import GeoJSON

@Suite("What a finding of an escape marks")
struct MarkedEscapeTests {
    @Test(
        "is the escape and nothing behind it",
        arguments: [
            (#"x\qyz and more"#, #"\q"#), (#"\q"#, #"\q"#), (#"x\u12 and more"#, #"\u"#),
            (#"x\ud83d and more"#, #"\ud83d"#),
            (#"x\udc00 and more"#, #"\udc00"#),
        ])
    func marks(content: String, marked: String) throws {
        let text = #"{"type":"Feature","geometry":null,"properties":{"a":"\#(content)","b":1}}"#
        let findings = GeoJSONReader().read(text).diagnostics
        let range = try #require(findings.first?.location?.byteRange)
        #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == marked)
    }
}
