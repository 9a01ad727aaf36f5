import Foundation
import GeoJSONOperations
import Support
import TestSupport
import Testing

@testable import GeoJSON

@testable import JSON

/// Damaged texts: nothing crashes, and the fast reader accepts exactly what the careful one finds no fault with.
struct FuzzTests {
    static let texts = [
        #"{"type":"FeatureCollection","bbox":[0,1,2,3],"features":[{"type":"Feature","id":7,"properties":{"имя":"Б\n\u0416","a":[1,{"b":null}],"c":-1.5e3},"geometry":{"type":"Point","coordinates":[61.4,55.16,200]}}, {"type":"Feature","id":"x","geometry":null,"properties":null,"more":{"k":[true,false]}}],"name":"n"}"#,
        #"{"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[0,0],[10.5,0],[10,10.25],[0,0]],[[1,1],[2,1],[2,2],[1,1]]]},"properties":{"k":"v"}}"#,
        #"{"type":"GeometryCollection","geometries":[{"type":"MultiPolygon","coordinates":[[[[0,0],[1,0],[1,1],[0,0]]]]},{"type":"LineString","coordinates":[[1,2],[3,4]],"bbox":[1,2,3,4]}]}"#,
        "{ \"type\" : \"MultiLineString\",\n\t\"coordinates\" : [ [ [1.0, 2.0], [3.25e0, -4] ], [[5,6],[7,8]] ], \"x\": {\"y\": \"z\"} }\n",
    ].map { Array($0.utf8) }

    /// Short texts that have everything between them: many are damaged in the time that one long one takes.
    static let seeds = [
        #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":null,"properties":{}}]}"#,
        #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":null,"geometry":{"type":"Point","coordinates":[1,2]}} ],"n":1}"#,
        #"{"type":"FeatureCollection","bbox":[0,1,2,3],"features":[]}"#,
        #"{"type":"Feature","id":7,"geometry":null,"properties":{"имя":"\u0416"}}"#,
        #"{"type":"Feature","properties":{"a":[1,{"b":-1.5e3}],"c":true},"geometry":null}"#,
        #"{"type":"Polygon","coordinates":[[[0,0],[9,0],[9,9],[0,0]],[]]}"#,
        #"{"type":"MultiPolygon","coordinates":[[[[0,0],[1,0],[1,1],[0,0]]],[]]}"#,
        #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[]}]}"#,
        "{ \"type\" : \"MultiPoint\",\n\t\"coordinates\" : [ [1.0, 2.0e0], [-4, 5] ] }\n",
        #"{"coordinates":[[1,2],[3,4,5]],"type":"LineString","x":{"y":"z"}}"#,
        #"{"coordinates":[[[1,2],[3,4]],[]],"type":"MultiLineString"}"#,
    ].map { Array($0.utf8) }

    /// 200,000 texts, unless `VELOQUEST_FUZZ_SEEDS` says for how many times 10,000 there is time.
    static let seedCount =
        ProcessInfo.processInfo.environment["VELOQUEST_FUZZ_SEEDS"].flatMap(UInt64.init) ?? 20

    @Test(
        "damaged texts are read without a crash, each refusal has a place, and both readers agree",
        arguments: UInt64(1)...max(1, seedCount))
    func damage(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<10_000 {
            var bytes = Mutation.damaged(Self.seeds[generator.next(below: Self.seeds.count)], using: &generator)
            if generator.chance(0.001) { Self.nest(&bytes, &generator) }
            if let fault = Self.fault(of: bytes, comparesErrors: round % 8 == 0) {
                Issue.record("seed \(seed), round \(round): \(fault): \(String(decoding: bytes, as: UTF8.self))")
            }
        }
    }

    /// Puts more opening brackets in than any reader follows.
    static func nest(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        let bracket: [UInt8] = generator.chance(0.5) ? [0x5B] : Array(#"{"a":"#.utf8)
        let brackets = repeatElement(bracket, count: 600).joined()
        bytes.insert(contentsOf: Array(brackets), at: generator.next(below: bytes.count + 1))
    }

    /// What the readers do wrong with a text. Nothing is described unless there is something.
    ///
    /// What is in error was read carefully already, for the most part, so that comparing all of it only takes time.
    static func fault(of bytes: [UInt8], comparesErrors: Bool) -> String? {
        let result = GeoJSONReader().read(bytes)
        if comparesErrors || !result.hasErrors {
            let careful = readCarefully(bytes)
            if result.hasErrors != careful.hasErrors { return "\(careful.diagnostics) by the careful reader" }
            if result.object != careful.object { return "objects differ" }
        }
        if result.object == nil, !result.hasErrors { return "neither object nor error" }
        for diagnostic in result.diagnostics where (diagnostic.location?.line ?? 0) < 1 {
            return "no place for \(diagnostic)"
        }
        if let object = result.object, !result.hasErrors,
            GeoJSONReader().read(GeoJSONWriter().write(object)).object != object
        {
            return "not read back equal"
        }
        return nil
    }

    @Test("extreme and damaged geometries are judged, fixed, measured and cut without a crash", arguments: 0..<2)
    func judging(_ part: Int) {
        var generator = SeededGenerator(seed: UInt64(part) &+ 100)
        let extremes = ["1e308", "-1e308", "180", "-180", "5e-324", "90.0000001", "1e17", "0", "-540.5"]
        for round in 0..<1_000 {
            var text = String(decoding: Self.texts[generator.next(below: Self.texts.count)], as: UTF8.self)
            for number in ["10.5", "10.25", "61.4", "3.25e0", "[1,1]", "[5,6]"] where generator.chance(0.5) {
                let extreme = extremes[generator.next(below: extremes.count)]
                text = text.replacing(number, with: number.hasPrefix("[") ? "[\(extreme),2]" : extreme)
            }
            var bytes = Array(text.utf8)
            if generator.chance(0.5) { bytes = Mutation.damaged(bytes, using: &generator) }
            let fixed = Linter().fix(bytes)
            if fixed.remaining != Linter().lint(fixed.bytes) { Issue.record("seed \(part + 100), round \(round)") }
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
            return GeoJSONReader.Result(object: object, diagnostics: reading.allDiagnostics())
        }
    }
}
