import Support
import TestSupport
import Testing

@testable import GeoJSON

/// What is left of a text with faults: everything that they do not touch.
struct RecoveryTests {
    /// Stands in the place of a Feature; none leaves a bracket or a quote open.
    private static let broken = [
        "7", "null", "{}", "[]", "\"x\"", "nonsense", "{\"type\":\"Point\",\"coordinates\":[1,2]}",
        "{\"type\":\"Feature\"}",
        "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[1]},\"properties\":{\"a\":tru}}",
        "{\"type\":\"Feature\" \"geometry\":null,,\"properties\":{a:1}}", "{'type':'Feature'}",
        "{\"a\":[1,{\"b\":2},]}", "",
    ]

    @Test("a faulty element of a list leaves all others as they are, in their order")
    func elements() {
        for seed in UInt64(0)..<400 {
            var objects = RandomObjects(seed: seed)
            let features = (0..<6).map { _ in objects.feature() }
            var texts = features.map { String(decoding: GeoJSONWriter().write($0), as: UTF8.self) }
            let place = objects.generator.next(below: 6)
            texts[place] = objects.generator.pick(Self.broken) ?? ""
            let text = "{\"type\":\"FeatureCollection\",\"features\":[\(texts.joined(separator: ","))]}"
            let result = GeoJSONReader().read(text)
            #expect(result.hasErrors, "seed \(seed)")
            let read = result.object?.features ?? []
            var rest = features
            rest.remove(at: place)
            // What is left of the faulty one, if anything, stands in its place.
            #expect(read.count == 5 || read.count == 6, "seed \(seed): \(texts[place])")
            #expect(Array(read.prefix(place)) == Array(rest.prefix(place)), "seed \(seed): \(texts[place])")
            #expect(Array(read.suffix(5 - place)) == Array(rest.suffix(5 - place)), "seed \(seed): \(texts[place])")
        }
    }

    @Test("a text cut off anywhere gives the Features before the cut and says once that it is cut off")
    func cuts() {
        for seed in UInt64(0)..<60 {
            var objects = RandomObjects(seed: seed)
            let features = (0..<4).map { _ in objects.feature() }
            let head = Array("{\"type\":\"FeatureCollection\",\"features\":[".utf8)
            var bytes = head
            var ends: [Int] = []
            for (index, feature) in features.enumerated() {
                bytes += (index > 0 ? [0x2C] : []) + GeoJSONWriter().write(feature)
                ends.append(bytes.count)
            }
            for _ in 0..<40 {
                let cut = objects.generator.next(in: head.count...bytes.count)
                let result = GeoJSONReader().read(Array(bytes[..<cut]))
                let whole = ends.count { $0 <= cut }
                #expect(
                    Array(result.object?.features.prefix(whole) ?? []) == Array(features.prefix(whole)),
                    "seed \(seed), cut \(cut)")
                let rules = result.diagnostics.filter { $0.severity == .error }.map(\.rule)
                #expect(rules.count { $0 == "json.unexpected-end" } == 1, "seed \(seed), cut \(cut): \(rules)")
            }
        }
    }

    @Test("a fault in a property leaves the other properties and the geometry")
    func properties() throws {
        for value in ["tru", "01", "+5", "'x'", "\"\\q\"", "[1,,2]", "{a:1}", "NaN", "-"] {
            let text =
                "{\"type\":\"Feature\",\"properties\":{\"a\":1,\"b\":\(value),\"c\":[3]},\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,2]}}"
            let feature = try #require(GeoJSONReader().read(text).object?.features.first)
            #expect(feature.properties?["a"] == 1 && feature.properties?["c"] == [3], "\(value)")
            #expect(feature.geometry == .point(Position(longitude: 1, latitude: 2)), "\(value)")
        }
    }

    @Test("what is written in another way than JSON's is understood as it was meant")
    func meaning() {
        for (text, meant) in [
            ("[+1]", [1]), ("[.5]", [0.5]), ("['x']", ["x"]), ("[True,None]", [true, nil]), ("[1 2]", [1, 2]),
            ("[1,2,]", [1, 2]),
            ("{a:1}", ["a": 1]), ("{\"a\"=1}", ["a": 1]), ("[1/*x*/,2]", [1, 2]), ("[\"a\nb\"]", ["a\nb"]),
            ("[1}", [1]), ("{\"a\":1]", ["a": 1]),
        ] as [(String, JSONValue)] {
            let (value, diagnostics) = JSONValue.read(Array(text.utf8))
            #expect(diagnostics.containsErrors, "\(text)")
            #expect(value == meant, "\(text)")
        }
    }
}
