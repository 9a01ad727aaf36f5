import GeoJSON
import Testing

@Suite("Blank lines between records")
struct BlankRecordTests {
    /// What a stream reads from a source that gives these pieces.
    private func objects(_ pieces: [String]) -> [GeoJSONObject?] {
        var rest = pieces.map { Array($0.utf8) }[...]
        var stream = RecordStream(format: .newlineDelimited) { buffer in
            guard let piece = rest.popFirst() else { return 0 }
            buffer.copyBytes(from: piece)
            return piece.count
        }
        var objects: [GeoJSONObject?] = []
        while let result = stream.next() { objects.append(result.object) }
        return objects
    }

    @Test("a short record after a blank line is a record of its own, wherever the source breaks off")
    func shortRecordAfterBlankLine() {
        let point = #"{"type":"Point","coordinates":[1,2]}"#
        let read = GeoJSONObject.geometry(.point(Position(longitude: 1, latitude: 2)))
        #expect(objects(["    ", "\n1\n\(point)\n"]) == [nil, read])
        let text = "   \n1\n  \n\n\(point)\n\n2\n\(point)"
        for first in 1..<text.count {
            let pieces = [String(text.prefix(first)), String(text.dropFirst(first))]
            #expect(objects(pieces) == [nil, read, nil, read], "broken off after \(first) bytes")
        }
    }
}
