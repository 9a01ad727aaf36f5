import Languages
import Randomness
import TestSupport
import Testing

@testable import GeoJSON

/// Damaged texts: nothing crashes, and the fast reader accepts exactly what the careful one finds no fault with.
struct FuzzTests {
    static let texts = [
        #"{"type":"FeatureCollection","bbox":[0,1,2,3],"features":[{"type":"Feature","id":7,"properties":{"имя":"Б\n\u0416","a":[1,{"b":null}],"c":-1.5e3},"geometry":{"type":"Point","coordinates":[61.4,55.16,200]}}, {"type":"Feature","id":"x","geometry":null,"properties":null,"more":{"k":[true,false]}}],"name":"n"}"#,
        #"{"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[0,0],[10.5,0],[10,10.25],[0,0]],[[1,1],[2,1],[2,2],[1,1]]]},"properties":{"k":"v"}}"#,
        #"{"type":"GeometryCollection","geometries":[{"type":"MultiPolygon","coordinates":[[[[0,0],[1,0],[1,1],[0,0]]]]},{"type":"LineString","coordinates":[[1,2],[3,4]],"bbox":[1,2,3,4]}]}"#,
        "{ \"type\" : \"MultiLineString\",\n\t\"coordinates\" : [ [ [1.0, 2.0], [3.25e0, -4] ], [[5,6],[7,8]] ], \"x\": {\"y\": \"z\"} }\n",
    ].map { Array($0.utf8) }

    static var count: Int {
        #if DEBUG
            20_000
        #else
            200_000
        #endif
    }

    @Test("damaged texts are read without a crash, each refusal has a place, and both readers agree", arguments: 0..<4)
    func damage(_ part: Int) {
        var generator = SeededGenerator(seed: UInt64(part) &+ 1)
        for round in 0..<Self.count / 4 {
            var bytes = Mutation.damaged(Self.texts[generator.next(below: Self.texts.count)], using: &generator)
            if generator.chance(0.02) {
                let bracket: [UInt8] = generator.chance(0.5) ? [0x5B] : Array(#"{"a":"#.utf8)
                let nest = Array(repeatElement(bracket, count: 600).joined())
                bytes.insert(contentsOf: nest, at: generator.next(below: bytes.count + 1))
            }
            let result = GeoJSONReader().read(bytes)
            let careful = Self.readCarefully(bytes)
            let findings = careful.diagnostics.map(\.message.english)
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(result.hasErrors == careful.hasErrors, "seed \(part + 1): \(text) \(findings)")
            #expect(result.object == careful.object, "seed \(part + 1), round \(round)")
            #expect(result.object != nil || result.hasErrors, "seed \(part + 1), round \(round)")
            for diagnostic in result.diagnostics {
                let line = diagnostic.location?.line ?? 0
                #expect(line > 0, "seed \(part + 1), round \(round)")
            }
            if let object = result.object, !result.hasErrors {
                let again = GeoJSONReader().read(GeoJSONWriter().write(object))
                #expect(again.object == object, "seed \(part + 1), round \(round)")
            }
        }
    }

    @Test("extreme and damaged geometries are judged, mended, measured and cut without a crash", arguments: 0..<2)
    func judging(_ part: Int) {
        var generator = SeededGenerator(seed: UInt64(part) &+ 100)
        let extremes = ["1e308", "-1e308", "180", "-180", "5e-324", "90.0000001", "1e17", "0", "-540.5"]
        for round in 0..<Self.count / 20 {
            var text = String(decoding: Self.texts[generator.next(below: Self.texts.count)], as: UTF8.self)
            for number in ["10.5", "10.25", "61.4", "3.25e0", "[1,1]", "[5,6]"] where generator.chance(0.5) {
                let extreme = extremes[generator.next(below: extremes.count)]
                text = text.replacing(number, with: number.hasPrefix("[") ? "[\(extreme),2]" : extreme)
            }
            var bytes = Array(text.utf8)
            if generator.chance(0.5) { bytes = Mutation.damaged(bytes, using: &generator) }
            let mended = Linter().mend(bytes)
            #expect(mended.remaining == Linter().lint(mended.bytes), "seed \(part + 100), round \(round)")
            let object = GeoJSONReader().read(bytes).object
            _ = FeatureIndex(FeatureCollection(features: object?.features ?? []))
            for geometry in object?.features.compactMap(\.geometry) ?? [] {
                _ = geometry.cutAtAntimeridian().joinedAtAntimeridian().computedExtent
                _ = geometry.simplified(tolerance: 10).length
                _ = GeoJSONWriter(options: .init(decimals: 6)).write(geometry)
            }
            _ = DiagnosticText(language: .russian).render(Linter().lint(bytes), file: "f", bytes: bytes)
        }
    }

    /// Reads without the fast reader.
    static func readCarefully(_ bytes: [UInt8]) -> GeoJSONReader.Result {
        bytes.withUnsafeBufferPointer { buffer in
            var reading = DocumentReading(buffer, .init(), isFast: false)
            let object = reading.document()
            var counter = LineCounter(buffer)
            return GeoJSONReader.Result(object: object, diagnostics: reading.collector.takeLocated(&counter))
        }
    }
}
