import GeoJSON
import JSON
import Support
import TestSupport
import Testing

@Suite("Findings of the linter as they were recorded")
struct RecordedLintTests {
    private func outcome(_ bytes: [UInt8]) -> (rules: [String], text: String) {
        let found = Linter().lint(bytes)
        let fixed = Linter().fix(bytes)
        let findings = found.map {
            "\($0.location.map { "\($0.line):\($0.column) \($0.byteRange)" } ?? "–") \($0.rule) \($0.severity)"
                + " \($0.pointer?.description ?? "–") \($0.message[.english]) \($0.message[.russian])"
        }
        let left = fixed.remaining.map(\.rule).joined(separator: " ")
        return (
            found.map(\.rule), findings.joined(separator: "\n") + String(decoding: fixed.bytes, as: UTF8.self) + left
        )
    }

    private func lines(_ texts: [String]) -> [String] {
        texts.enumerated().map { number, text in
            let (rules, all) = outcome(Array(text.utf8))
            return
                "\(number): \(rules.map { $0.replacing("geojson.", with: "") }.joined(separator: " ")) \(Recording.digest([all]))"
        }
    }

    @Test("objects of all kinds with places at the edges of the map")
    func objects() throws {
        let texts = (0..<400 as Range<UInt64>).map { seed in
            var objects = RandomObjects(seed: seed)
            let object = GeoJSONObject.featureCollection(objects.collection(1 + Int(seed % 4)))
            let writer = GeoJSONWriter(options: seed % 2 == 0 ? .pretty : .compact)
            return String(decoding: writer.write(object), as: UTF8.self)
        }
        #expect(try Recording("lint-objects").difference(from: lines(texts)) == nil)
    }

    /// Collections around a place of which some Features are swapped, far off, doubled, wound the wrong way or out of range.
    @Test("collections in which one thing or another is amiss")
    func collections() throws {
        var generator = SeededGenerator(seed: 9)
        func number(_ value: Double) -> String {
            let decimals = generator.pick([1, 4, 7, 9]) ?? 4
            return value.written(decimals)
        }
        let texts = (0..<600).map { _ -> String in
            let middle: (Double, Double) = (generator.next(in: -60...60.0), generator.next(in: -60...60.0))
            let spread: Double = generator.pick([0.01, 0.1, 0.2, 1, 4, 6]) ?? 1
            func position() -> String {
                var x: Double = middle.0 + generator.next(in: -spread...spread)
                var y: Double = middle.1 + generator.next(in: -spread...spread)
                if generator.chance(0.12) { (x, y) = (y, x) }
                let far: Double = generator.pick([120, 181, 360, 100_000]) ?? 0
                if generator.chance(0.03) { x += far }
                return "[\(number(x)),\(number(y))\(generator.chance(0.05) ? ",12" : "")]"
            }
            let features = (0..<generator.next(in: 1...7)).map { _ -> String in
                var ring = (0..<generator.next(in: 2...5)).map { _ in position() }
                if generator.chance(0.8) { ring.append(ring[0]) }
                if generator.chance(0.1) { ring.insert(ring[0], at: 1) }
                let line = ring.joined(separator: ",")
                let geometry = generator.pick([
                    "{\"type\":\"Point\",\"coordinates\":\(ring[0])}",
                    "{\"type\":\"LineString\",\"coordinates\":[\(line)]}",
                    "{\"type\":\"Polygon\",\"coordinates\":[[\(line)]]}",
                    "{\"type\":\"MultiPoint\",\"coordinates\":[\(line)]}",
                    "{\"type\":\"MultiPolygon\",\"coordinates\":[[[\(line)]]]}", "null",
                    "{\"type\":\"GeometryCollection\",\"geometries\":[{\"type\":\"Point\",\"coordinates\":\(ring[0])}]}",
                ])
                let id = generator.pick(["", "\"id\":7,", "\"id\":\"a\",", "\"id\":null,"]) ?? ""
                let box = generator.chance(0.1) ? "\"bbox\":[\(number(middle.0)),1,2,3]," : ""
                let properties = generator.chance(0.1) ? "{\"a\":1,\"a\":2}" : "{\"a\":1}"
                return "{\"type\":\"Feature\",\(id)\(box)\"properties\":\(properties),"
                    + "\"geometry\":\(geometry ?? "null")}"
            }
            let crs =
                generator.pick(["", "", "", "\"crs\":{\"type\":\"name\",\"properties\":{\"name\":\"EPSG:3857\"}},"])
                ?? ""
            return "{\"type\":\"FeatureCollection\",\(crs)\"features\":[\(features.joined(separator: ","))]}"
        }
        #expect(try Recording("lint-collections").difference(from: lines(texts)) == nil)
    }
}
