import GeoJSON
import Support
import Testing

/// Recovery that once made data of what is none, or lost some.
@Suite("Untidy texts are read as they are meant")
struct UntidyTextTests {
    private static let feature = #"{"type":"Feature","geometry":null,"properties":null}"#

    private func features(_ text: String) -> Int { GeoJSONReader().read(text).object?.features.count ?? 0 }

    @Test(
        "Features in comments stay out",
        arguments: [
            "[F /* ,F */ ]}", "[F // ,F\n]}", "[F ] /* F */ }", "[F, F /* , F , F */\n]\n}",
        ])
    func comments(text: String) {
        let text = "{\"type\":\"FeatureCollection\",\"features\":" + text.replacing("F", with: Self.feature)
        let real = text.replacing(#/\/\*.*?\*\/|\/\/[^\n]*/#, with: "")
        #expect(features(text) == features(real), "\(text)")
    }

    @Test("a type is not inserted into a name where the brace is missing")
    func missingBrace() {
        let fixed = Linter().fix(Array(#""features": []}"#.utf8))
        #expect(!String(decoding: fixed.bytes, as: UTF8.self).contains(#"""type"#))
    }

    @Test("many brackets that nothing closes take time in proportion")
    func strayBrackets() {
        func seconds(_ count: Int) -> Duration {
            let text =
                "{\"type\":\"FeatureCollection\",\"features\":["
                + String(repeating: "[\(Self.feature),", count: count) + "]}"
            let bytes = Array(text.utf8)
            return ContinuousClock().measure { _ = GeoJSONReader().read(bytes) }
        }
        let times = [seconds(200), seconds(1600)]
        #expect(times[1] < times[0] * 40, "\(times)")
    }

    @Test("a missing comma before an unquoted name is no quote inside of a text")
    func missingComma() {
        let text = #"{"type":"Feature","geometry":null,"properties":{"a":"x" b:"y","c":1}}"#
        let fixed = Linter().fix(Array(text.utf8))
        #expect(!String(decoding: fixed.bytes, as: UTF8.self).contains(#"\""#))
    }

    @Test("no bracket is put behind a list that is cut off")
    func cutOffList() {
        let text = "[\(Self.feature),{\"type\":\"Feature\",\"geometry\":{\"type\":\"Poi"
        let fixed = Linter().fix(Array(text.utf8))
        #expect(!String(decoding: fixed.bytes, as: UTF8.self).hasSuffix("Poi}"))
    }

    @Test("a comma too many does not tear a Feature apart that holds others")
    func nested() {
        let inner = "{\"parts\":[\(Self.feature),\(Self.feature)],}"
        let text =
            "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"geometry\":null,\"properties\":\(inner)}]}"
        #expect(features(text) == 1)
    }

    @Test("a line is not made one position")
    func namedCoordinates() {
        let text = #"{"type":"LineString","coordinates":{"lat":1,"lon":2}}"#
        #expect(GeoJSONReader().read(text).diagnostics.allSatisfy { $0.fix == nil })
    }

    @Test("GeoJSON with a member named attributes is not taken for another format")
    func attributes() {
        let text = #"{"geometry":null,"properties":{},"attributes":{}}"#
        #expect(GeoJSONReader().read(text).diagnostics.contains { $0.fix?.title[.english].contains("Feature") == true })
    }
}
