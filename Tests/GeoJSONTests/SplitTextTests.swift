import Support
import TestSupport
import Testing

@testable import GeoJSON
@testable import JSON

/// Texts that arrive in pieces, cut at every byte there is.
struct SplitTextTests {
    private static func stream(_ bytes: [UInt8], cuts: [Int]) -> (UnsafeMutableRawBufferPointer) -> Int {
        var offset = 0
        return { buffer in
            let end = min(cuts.first { $0 > offset } ?? bytes.count, bytes.count)
            let count = min(end - offset, buffer.count)
            buffer.copyBytes(from: bytes[offset..<offset + count])
            offset += count
            return count
        }
    }

    private static func compare(_ bytes: [UInt8], cuts: [Int]) {
        let whole = GeoJSONReader().read(bytes)
        var stream = FeatureStream(read: Self.stream(bytes, cuts: cuts))
        var features: [Feature] = []
        while let feature = stream.next() { features.append(feature) }
        // What stands around the Features is judged when they all are read.
        #expect(Set(stream.diagnostics) == Set(whole.diagnostics), "cut at \(cuts.prefix(3))")
        #expect(stream.diagnostics.count == whole.diagnostics.count, "cut at \(cuts.prefix(3))")
        guard case .featureCollection(let collection) = whole.object else { return }
        #expect(features == collection.features, "cut at \(cuts.prefix(3))")
        guard case .featureCollection(let rest) = stream.remainder else {
            Issue.record("no remainder, cut at \(cuts.prefix(3))")
            return
        }
        #expect(rest.features.isEmpty && rest.foreignMembers == collection.foreignMembers)
        #expect(rest.boundingBox == collection.boundingBox)
    }

    static let texts = [
        StreamingTests.text,
        "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"geometry\":null,\"properties\":{\"a\":\"\\uD83D\\uDEB2\",\"я\":\"🚲\"}},7,\n{\"type\":\"Feature\",\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[[0,0],[1,0],[1,1]]]},\"properties\":null}],\"bbox\":[0,0,1,1]}",
        "{\"features\":[ ],\"type\":\"FeatureCollection\" } x",
        "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"geometry\":null \"properties\":null} {\"type\":\"Feature\"}",
        "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,2]},\"properties\":{\"k\":\"v\\n\"}}",
    ].map { Array($0.utf8) }

    @Test("a text in two pieces is read as the whole, wherever it is cut", arguments: texts.indices)
    func two(_ index: Int) {
        let text = Self.texts[index]
        for cut in 0...text.count { Self.compare(text, cuts: [cut]) }
    }

    @Test("a text that arrives byte by byte is read as the whole", arguments: texts.indices)
    func single(_ index: Int) {
        Self.compare(Self.texts[index], cuts: Array(1...Self.texts[index].count))
    }

    @Test("random collections in random pieces, well formed and damaged, are read as the whole", arguments: 0..<4)
    func random(_ part: Int) {
        for round in 0..<60 {
            var objects = RandomObjects(seed: UInt64(part * 1_000 + round))
            let writer = GeoJSONWriter(options: objects.generator.chance(0.5) ? .pretty : .compact)
            var bytes = writer.write(objects.collection(objects.generator.next(below: 12)))
            if round % 3 == 0 { bytes = Mutation.damaged(bytes, using: &objects.generator) }
            let size = objects.generator.next(in: 1...200)
            Self.compare(bytes, cuts: Array(stride(from: size, to: max(bytes.count, size + 1), by: size)))
        }
    }

    @Test(
        "an asynchronous sequence gives Features and findings as reading at once does, in pieces of any size",
        arguments: texts.indices)
    func asynchronous(_ index: Int) async throws {
        let text = Self.texts[index]
        let whole = GeoJSONReader().read(text)
        for size in [1, 2, 5, 64, 1_000] {
            let chunks = AsyncStream<[UInt8]> { continuation in
                for start in stride(from: 0, to: text.count, by: size) {
                    continuation.yield(Array(text[start..<min(start + size, text.count)]))
                    continuation.yield([])
                }
                continuation.finish()
            }
            var diagnostics: [Diagnostic] = []
            var features: [Feature] = []
            for try await feature in FeatureSequence(chunks: chunks, onDiagnostic: { diagnostics.append($0) }) {
                features.append(feature)
            }
            #expect(diagnostics == whole.diagnostics, "pieces of \(size)")
            #expect(features == whole.object?.features, "pieces of \(size)")
        }
    }

    @Test(
        "records are the same wherever their text is cut, and each finding has its place in the file",
        arguments: [false, true])
    func records(isTextSequence: Bool) {
        let format: RecordStream<Never>.Format = isTextSequence ? .textSequence : .newlineDelimited
        let writer = GeoJSONWriter()
        var objects = RandomObjects(seed: 5)
        var bytes: [UInt8] = []
        var expected: [GeoJSONObject?] = []
        for number in 0..<6 {
            let object = GeoJSONObject.feature(objects.feature())
            var record = writer.record(object, format: format)
            if number == 3 { record = (isTextSequence ? [0x1E] : []) + Array("{\"type\":\"Feature\",}\n".utf8) }
            bytes += record
            expected.append(number == 3 ? nil : object)
            if number == 1, !isTextSequence { bytes += Array("\n  \n".utf8) }
        }
        for cut in 0...bytes.count {
            var stream = RecordStream(format: format, read: Self.stream(bytes, cuts: [cut]))
            var results: [GeoJSONReader.Result] = []
            while let result = stream.next() { results.append(result) }
            let objects = results.map { $0.hasErrors ? nil : $0.object }
            if objects != expected { Issue.record("cut at \(cut): \(results.count) records") }
            let lines = Set(results.flatMap(\.diagnostics).filter { $0.severity == .error }.map { $0.location?.line })
            if lines != [isTextSequence ? 4 : 6] { Issue.record("cut at \(cut): lines \(lines)") }
        }
    }

    private struct Broken: Error {}

    @Test("what the source throws comes out, and what was read before it stays")
    func failure() throws {
        let text = Array(
            "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"geometry\":null,\"properties\":null},"
                .utf8)
        var isFirst = true
        var stream = FeatureStream { (buffer: UnsafeMutableRawBufferPointer) throws(Broken) -> Int in
            guard isFirst else { throw Broken() }
            isFirst = false
            buffer.copyBytes(from: text)
            return text.count
        }
        var count = 0
        #expect(throws: Broken.self) { while try stream.next() != nil { count += 1 } }
        #expect(count <= 1)
        #expect(stream.remainder == nil)
    }
}
