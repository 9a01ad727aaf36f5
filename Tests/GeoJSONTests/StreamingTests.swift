import Support
import Testing

@testable import GeoJSON

struct StreamingTests {
    /// Hands out bytes in pieces of random length.
    static func source(_ bytes: [UInt8], seed: UInt64) -> (UnsafeMutableRawBufferPointer) -> Int {
        var generator = SeededGenerator(seed: seed)
        var offset = 0
        return { buffer in
            let count = min(buffer.count, bytes.count - offset, 1 + generator.next(below: 40))
            buffer.copyBytes(from: bytes[offset..<offset + count])
            offset += count
            return count
        }
    }

    static let text = """
        {"type": "FeatureCollection", "имя": "ё",
         "features": [
        \t{"type":"Feature","id":1,"geometry":{"type":"Point","coordinates":[1,2]},"properties":{"a":"б"}},
          {"type":"Feature","geometry":null,"properties":null} ,{"type":"Feature",
           "geometry":{"type":"LineString","coordinates":[[1,2],[3,4]]},"properties":{"k":[1,2,{}]}}],
         "bbox":[1,2,3,4], "x":{"y":[]}}

        """

    @Test(
        "a stream gives the Features and findings that reading at once does, whatever the damage",
        arguments: UInt64(1)...8)
    func equality(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<1_500 {
            var bytes = Array(Self.text.utf8)
            for _ in 0..<generator.next(below: 4) {
                let at = generator.next(below: bytes.count)
                let new = Array(",:{}[] \"a1'/#\n".utf8)[generator.next(below: 14)]
                switch generator.next(below: 4) {
                case 0: bytes[at] = new
                case 1: bytes.remove(at: at)
                case 2: bytes.removeLast(generator.chance(0.1) ? bytes.count - at : 0)
                default: bytes.insert(new, at: at)
                }
                if bytes.isEmpty { break }
            }
            let whole = GeoJSONReader().read(bytes)
            var stream = FeatureStream(read: Self.source(bytes, seed: seed ^ UInt64(round)))
            var features: [Feature] = []
            while let feature = stream.next() { features.append(feature) }
            if Set(stream.diagnostics) != Set(whole.diagnostics) || stream.diagnostics.count != whole.diagnostics.count
            {
                let text = String(decoding: bytes, as: UTF8.self)
                Issue.record("seed \(seed), round \(round): \(stream.diagnostics) in \(text)")
            }
            // A stream has given its Features away before the text turns out to be something else.
            guard case .featureCollection(let collection) = whole.object else { continue }
            if features != collection.features { Issue.record("seed \(seed), round \(round): other Features") }
        }
    }

    @Test("a finding in a stream has the line and column of the whole file")
    func places() throws {
        let text =
            "{\"type\":\"FeatureCollection\",\n \"features\":[\n  {\"type\":\"Feature\",\"geometry\":null,\"properties\":null},\n  {\"type\":\"Feature\",\"geometry\":7,\"properties\":{}}\n ],\n \"bbox\": 7}"
        let whole = GeoJSONReader().read(text).diagnostics
        var stream = FeatureStream(read: Self.source(Array(text.utf8), seed: 1))
        while stream.next() != nil {}
        #expect(stream.diagnostics.map(\.location) == whole.map(\.location))
        #expect(stream.diagnostics.map(\.pointer) == whole.map(\.pointer))
        #expect(whole.count == 2)
    }

    @Test("an asynchronous sequence gives the same Features")
    func asynchronous() async throws {
        let bytes = FuzzTests.texts[0]
        let chunks = AsyncStream<[UInt8]> { continuation in
            for start in stride(from: 0, to: bytes.count, by: 7) {
                continuation.yield(Array(bytes[start..<min(start + 7, bytes.count)]))
            }
            continuation.finish()
        }
        var features: [Feature] = []
        for try await feature in FeatureSequence(chunks: chunks) { features.append(feature) }
        #expect(features == GeoJSONReader().read(bytes).object?.features)
    }

    @Test("one bad record of a sequence leaves the others", arguments: [false, true])
    func records(isTextSequence: Bool) throws {
        let format: RecordStream<Never>.Format = isTextSequence ? .textSequence : .newlineDelimited
        let writer = GeoJSONWriter()
        let point = GeoJSONObject.geometry(.point(Position(longitude: 1, latitude: 2)))
        var bytes = writer.record(point, format: format)
        bytes += Array("\(isTextSequence ? "\u{1E}" : ""){\"type\":\"Pint\"}\n".utf8)
        bytes += writer.record(point, format: format)
        var stream = RecordStream(format: .init(firstBytes: bytes), read: Self.source(bytes, seed: 3))
        var results: [GeoJSONReader.Result] = []
        while let result = stream.next() { results.append(result) }
        #expect(results.map(\.object) == [point, nil, point])
        #expect(results[1].diagnostics.first?.location?.line == 2)
        #expect(results[1].diagnostics.first?.location?.column == (isTextSequence ? 10 : 9))
    }
}
