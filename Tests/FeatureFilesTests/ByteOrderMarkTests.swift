import FeatureFiles
import GeoJSON
import GeoJSONOperations
import Support
import TestSupport
import Testing

@Suite("Byte-order marks, lines in messages and empty results")
struct ByteOrderMarkTests {
    private static let point = #"{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[1,2]}}"#
    private static let collection = #"{"type":"FeatureCollection","features":[\#(point)],"name":"x"}"#

    @Test("a mark is left out with a warning at its place, however the text arrives", arguments: [1, 2, 7, 1 << 16])
    func mark(chunk: Int) throws {
        let piped = try Piped("\u{FEFF}\(Self.collection)", chunk: chunk)
        #expect(piped.text == Self.collection && !piped.outcome.isRefused)
        #expect(piped.findings.map(\.rule) == ["json.byte-order-mark"])
        #expect(piped.findings.map(\.severity) == [.warning])
        for form in [FeatureForm.lines, .sequence] {
            let text = form == .lines ? "\(Self.point)\n\(Self.point)\n" : "\u{1E}\(Self.point)\n"
            let records = try Piped("\u{FEFF}\(text)", from: form, to: form, chunk: chunk)
            #expect(records.text == text && records.outcome.skipped == 0)
        }
    }

    @Test("a message names the line of the file")
    func line() throws {
        let piped = try Piped("\(Self.point)\n{\"type\":\"Feature\",\n", from: .lines, to: .lines, skipsInvalid: true)
        #expect(piped.findings.contains { $0.message[.english].contains("of line 2") })
        #expect(piped.findings.allSatisfy { $0.location?.line == 2 })
    }

    @Test("no record is no line")
    func empty() throws {
        for form in [FeatureForm.lines, .sequence] {
            let text = form == .lines ? "\(Self.point)\n" : "\u{1E}\(Self.point)\n"
            #expect(try Piped(text, from: form, to: form, transform: { _, _ in .drop }).text.isEmpty)
        }
        #expect(try Piped("\n\n", from: .lines, to: .lines).text == "\n\n")
    }

    @Test("the first bytes have the last word over a file's name")
    func guess() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("\(Self.point)\n\(Self.point)\n".utf8, as: "a.geojson")
        let source = try FeatureSource(path: path, named: .geojson)
        #expect(source.form == .lines && source.isMisnamed)
        #expect(try source.readToEnd() == FeatureInput(path: path).readToEnd())
        let plain = try folder.write(Self.collection.utf8, as: "b.geojson")
        #expect(try FeatureSource(path: plain, named: .geojson).form == .geojson)
        #expect(try !FeatureSource(path: plain, named: nil).isMisnamed)
    }

    @Test("the sum of a count heeds the system that a member names")
    func projected() throws {
        var rest = Array(Self.collection.utf8)[...]
        let statistics = try FeatureChecker(.given(.geojson)).statistics(
            read: { room in
                let piece = rest.prefix(room.count)
                room.copyBytes(from: piece)
                rest = rest.dropFirst(piece.count)
                return piece.count
            }, isProjected: true, report: { _ in })
        #expect(statistics.positionsNotInDegrees == 1 && statistics.positionCount == 1)
        #expect(statistics.extent == Extent(west: 1, south: 2, east: 1, north: 2))
    }
}
