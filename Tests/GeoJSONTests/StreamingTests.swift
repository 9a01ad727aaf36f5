import Randomness
import TestSupport
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

    @Test("a stream gives the Features and findings that reading at once does")
    func equality() throws {
        var generator = SeededGenerator(seed: 5)
        for round in 0..<1_500 {
            var bytes = FuzzTests.texts[0]
            if round % 3 > 0 {
                let at = generator.next(below: bytes.count)
                bytes[at] = [0x2C, 0x20, 0x7D, 0x5D, 0x22, 0x61][generator.next(below: 6)]
            }
            let whole = GeoJSONReader().read(bytes)
            var stream = FeatureStream(read: Self.source(bytes, seed: UInt64(round)))
            var features: [Feature] = []
            while let feature = stream.next() { features.append(feature) }
            let hasErrors = stream.diagnostics.containsErrors
            #expect(hasErrors == whole.hasErrors, "round \(round): \(String(decoding: bytes, as: UTF8.self))")
            guard !whole.hasErrors else { continue }
            #expect(features == whole.object?.features, "round \(round)")
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
