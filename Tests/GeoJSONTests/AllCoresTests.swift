import Support
import TestSupport
import Testing

@testable import GeoJSON

/// Long texts are read and written side by side in pieces: what comes out must not depend on where the pieces are cut.
struct AllCoresTests {
    @Test("where a text is cut for reading side by side changes neither Features nor findings", arguments: 0..<6)
    func cuts(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) &+ 40)
        for round in 0..<60 {
            var bytes = Self.collection(generator.next(below: 30), using: &generator)
            if round % 2 == 1 { bytes = Mutation.damaged(bytes, using: &generator) }
            let whole = Self.read(bytes, pieceSize: 1 << 30)
            for pieceSize in [1, 7, 40, 200, 1000] {
                let cut = Self.read(bytes, pieceSize: pieceSize)
                #expect(cut.object == whole.object, "seed \(seed), round \(round), piece \(pieceSize)")
                #expect(cut.messages == whole.messages, "seed \(seed), round \(round), piece \(pieceSize)")
            }
        }
    }

    @Test("a Feature in another one's members is not taken for one of the list")
    func nested() {
        let inner = #"{"type":"Feature","geometry":null,"properties":null}"#
        let outer =
            #"{"type":"Feature","geometry":null,"properties":{"k":["#
            + Array(repeating: inner, count: 50).joined(separator: ",") + "]}}"
        let text =
            #"{"type":"FeatureCollection","features":["#
            + Array(repeating: outer, count: 3).joined(separator: ",") + "]}"
        for pieceSize in [1, 50, 500, 3000] {
            let result = Self.read(Array(text.utf8), pieceSize: pieceSize)
            #expect(result.object?.features.count == 3)
            #expect(result.messages == [])
        }
    }

    @Test("a long collection is written as its Features one by one", arguments: [511, 512, 513, 5000, 9001])
    func writing(_ count: Int) {
        let features = (0..<count).map { number in
            Feature(
                id: .integer(Int64(number)),
                geometry: .point(Position(longitude: Double(number) / 100, latitude: 1.5)),
                // The first batch is short and the later ones are long, so that the guess of the size is wrong.
                properties: ["name": .string(String(repeating: "я", count: number / 50))])
        }
        for options in [GeoJSONWriter.Options.compact, .pretty] {
            let writer = GeoJSONWriter(options: options)
            let object = GeoJSONObject.featureCollection(FeatureCollection(features: features))
            let text = writer.write(object)
            var pieces: [UInt8] = []
            writer.write(object) { pieces.append(contentsOf: $0) }
            #expect(pieces == text)
            #expect(GeoJSONReader().read(text).object == object)
        }
        let one = features.map { String(decoding: GeoJSONWriter().write($0), as: UTF8.self) }
        let text = GeoJSONWriter().string(.featureCollection(FeatureCollection(features: features)))
        #expect(text == #"{"type":"FeatureCollection","features":["# + one.joined(separator: ",") + "]}")
    }

    private static func collection(_ count: Int, using generator: inout SeededGenerator) -> [UInt8] {
        let kinds = [
            #"{"type":"Feature","geometry":null,"properties":{"a":[{"type":"Feature"},2]}}"#,
            #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"b":"},{\"type\":"}}"#,
            #"{ "geometry":{"type":"LineString","coordinates":[[1,2],[3.5,4]]}, "type":"Feature","properties":null}"#,
            #"{"type":"Feature","id":5,"geometry":{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]},{"type":"Point","coordinates":[1,2]}]},"properties":{},"x":[{"type":"Feature","geometry":null,"properties":null},{"type":"Feature","geometry":null,"properties":null}]}"#,
        ]
        let features = (0..<count).map { _ in kinds[generator.next(below: kinds.count)] }
        let gap = generator.chance(0.5) ? "," : " ,\n "
        return Array((#"{"type":"FeatureCollection","features":["# + features.joined(separator: gap) + "]}").utf8)
    }

    private static func read(_ bytes: [UInt8], pieceSize: Int) -> (object: GeoJSONObject?, messages: [String]) {
        bytes.withUnsafeBufferPointer { buffer in
            var reading = DocumentReading(buffer, .init(), pieceSize: pieceSize)
            let object = reading.document()
            let found = reading.allDiagnostics()
            return (
                object, found.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.message[.english])" }
            )
        }
    }
}
