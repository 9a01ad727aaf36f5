import EngineTestSupport
import Geodesy
import MapBuilding
import Testing

@testable import RoadMap

@Suite("Obvious turns in a map file")
struct ObviousTurnsSectionTests {
    private static func map(seed: UInt64) -> [UInt8] {
        RandomNetwork.builder(nodes: 60, seed: seed).finish(
            metadata: MapMetadata(attribution: "nobody"), withObviousTurns: true)
    }

    @Test("a map with them differs from one without in nothing but them", arguments: 1...4)
    func same(seed: UInt64) throws {
        let bytes = Self.map(seed: seed)
        let plain = RandomNetwork.builder(nodes: 60, seed: seed).finish(metadata: MapMetadata(attribution: "nobody"))
        #expect(bytes[8] == 8 && plain[8] == 4)
        let (graph, other) = (try RoadGraph(bytes: bytes), try RoadGraph(bytes: plain))
        #expect(graph.obviousTurns?.count == graph.edgeCount * 2 + 1 && other.obviousTurns == nil)
        #expect(try MapFile(bytes: bytes).findings().isEmpty)
        let (forgery, original) = (MapForgery(bytes: bytes), MapForgery(bytes: plain))
        for section in MapSection.always {
            let place = try #require(forgery.place(of: section))
            let expected = try #require(original.place(of: section))
            #expect(bytes[place] == plain[expected], "\(section)")
        }
    }

    @Test("a file that says to be of another version, or has too few of them, is damaged")
    func damaged() throws {
        let bytes = Self.map(seed: 3)
        for version in 4...7 {
            var other = bytes
            other[8] = UInt8(version)
            #expect(throws: MapFileError.self) { try MapFile(bytes: other) }
        }
        var other = RandomNetwork.bytes(nodes: 60, seed: 2)
        other[8] = 8
        #expect(throws: MapFileError.damaged(part: "header")) { try MapFile(bytes: other) }

        // The last section: a value less, with the sizes to fit.
        var forgery = MapForgery(bytes: bytes)
        let entry = forgery.entry(of: .obviousTurns)
        let place = try #require(forgery.place(of: .obviousTurns))
        forgery.bytes.remove(at: place.upperBound - 1)
        for (offset, number) in [(entry + 16, place.count - 1), (16, bytes.count - 1)] {
            forgery.bytes.replaceSubrange(
                offset..<offset + 8, with: withUnsafeBytes(of: UInt64(number).littleEndian) { Array($0) })
        }
        forgery.sign()
        #expect(throws: MapFileError.damaged(part: "obviousTurns")) { try RoadGraph(bytes: forgery.bytes) }
    }

    @Test("whatever they say, the map opens")
    func forged() throws {
        let bytes = Self.map(seed: 5)
        var forgery = MapForgery(bytes: bytes)
        let place = try #require(forgery.place(of: .obviousTurns))
        for index in place { forgery.bytes[index] = UInt8(truncatingIfNeeded: index &* 167) }
        forgery.sign()
        let graph = try RoadGraph(bytes: forgery.bytes)
        for arc in graph.arcs {
            let edge = graph.directedEdge(ofArc: arc)
            let node = graph.head(of: edge)
            for other in graph.arcs { _ = graph.isObvious(from: edge, to: graph.directedEdge(ofArc: other), at: node) }
        }
    }
}
