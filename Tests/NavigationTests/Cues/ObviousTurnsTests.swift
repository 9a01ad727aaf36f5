import EngineTestSupport
import Geodesy
import MapBuilding
import Routing
import TestSupport
import Testing

@testable import Navigation
@testable import RoadMap
@testable import Support

@Suite("Turns that a map says are obvious")
struct ObviousTurnsTests {
    /// Compares the cues of random legs with those that are found without the map's word.
    ///
    /// - Returns: how many cues there were.
    private func compare(_ graph: RoadGraph, legs: Int, seed: UInt64) -> Int {
        var bare = graph
        bare.change { $0.obviousTurns = nil }
        #expect(graph.obviousTurns != nil)
        var generator = SeededGenerator(seed: seed)
        var router = Router(graph: graph)
        var cues = 0
        for _ in 0..<legs {
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let end = RandomNetwork.snap(in: graph, using: &generator)
            guard let leg = router.leg(from: start, to: end) else { continue }
            let expected = leg.cues(in: bare)
            #expect(leg.cues(in: graph) == expected, "seed \(seed): \(start.coordinate) → \(end.coordinate)")
            cues += expected.count
        }
        return cues
    }

    /// The share of pairs of edges that meet, one not the way back, of which the map knows that there is no cue.
    private func knownShare(of graph: RoadGraph) -> Double {
        var (known, all) = (0, 0)
        for arc in graph.arcs {
            let arriving = graph.directedEdge(ofArc: arc)
            let node = graph.head(of: arriving)
            for next in graph.arcs(from: node) {
                let leaving = graph.directedEdge(ofArc: next)
                guard leaving != arriving.opposite else { continue }
                all += 1
                if graph.isObvious(from: arriving, to: leaving, at: node) { known += 1 }
            }
        }
        return Double(known) / Double(max(all, 1))
    }

    @Test("cues on random networks are the same as without them", arguments: 1...20)
    func random(seed: UInt64) throws {
        let bytes = RandomNetwork.builder(nodes: 150, seed: seed).finish(
            metadata: MapMetadata(attribution: "nobody"), withObviousTurns: true)
        #expect(compare(try RoadGraph(bytes: bytes), legs: 150, seed: seed) > 300)
    }

    @Test("and where streets depend on the time, at any departure", arguments: 1...10)
    func timed(seed: UInt64) throws {
        let plain = try RoadGraph(bytes: RandomNetwork.timed(nodes: 120, seed: seed, withObviousTurns: true).bytes)
        #expect(plain.obviousTurns?.values.dropLast().contains { $0 != 0 } == true)
        for time in ["2026-11-24T07:30", "2026-11-28T12:00", "2026-06-01T23:00"] {
            let departure = try #require(LocalTime(time))
            _ = compare(plain.departing(at: departure), legs: 60, seed: seed)
        }
        _ = compare(plain, legs: 60, seed: seed)
    }

    @Test("and on a town of right angles, where turns lie at the limits", arguments: [0.5, 1, 2])
    func rightAngles(ratio: Double) throws {
        var builder = RoadNetworkBuilder()
        let side = 14
        for row in 0..<side {
            for column in 0..<side {
                _ = builder.addNode(
                    FixedCoordinate(
                        longitude: Int32(column * 10_000), latitude: Int32((Double(row * 10_000) * ratio).rounded())))
            }
        }
        for node in 0..<side * side {
            let attributes = EdgeAttributes(roadClass: node % 3 == 0 ? .residential : .path, surface: .paved)
            let name = node % 4 == 0 ? nil : "улица \(node / side)"
            if node % side + 1 < side {
                builder.addEdge(from: node, to: node + 1, attributes: attributes, name: name, way: Int64(node + 1))
            }
            if node + side < side * side {
                builder.addEdge(from: node, to: node + side, attributes: attributes, way: Int64(node + 1000))
            }
            if node % 5 == 0, node % side + 1 < side, node + side + 1 < side * side {
                builder.addEdge(from: node, to: node + side + 1, attributes: attributes, way: Int64(node + 2000))
            }
        }
        let bytes = builder.finish(metadata: MapMetadata(attribution: "nobody"), withObviousTurns: true)
        #expect(compare(try RoadGraph(bytes: bytes), legs: 300, seed: 9) > 1000)
    }

    @Test("and on round trips, whose legs are joined of several, each cue stands where the line turns")
    func loops() throws {
        let graph = try TestMaps.demo(seed: 1)
        var bare = graph
        bare.change { $0.obviousTurns = nil }
        var router = Router(graph: graph)
        var generator = SeededGenerator(seed: 41)
        var cues = 0
        for _ in 0..<25 {
            let snap = RandomNetwork.snap(in: graph, using: &generator)
            let start = snap.coordinate
            guard let loop = router.loops(from: snap, LoopRequest(length: 4000)).first?.route else { continue }
            let expected = loop.cues(in: bare)
            #expect(loop.cues(in: graph) == expected, "\(start)")
            cues += expected.count
            for leg in loop.legs {
                let path = RiddenPath(leg, in: graph)
                for number in 1..<path.pieces.count {
                    let place = graph.coordinate(ofNode: path.node(number))
                    #expect(path.coordinate(number).distance(to: place) < 0.05, "\(start): junction \(number)")
                }
                for cue in leg.cues(in: bare) where [.left, .right, .sharpLeft, .sharpRight].contains(cue.kind) {
                    guard let turn = cue.turn else { continue }
                    #expect(turn.magnitude >= 45, "\(start): \(cue.kind) at \(cue.along) m")
                }
            }
        }
        #expect(cues > 200)
    }

    @Test("what a forged map says is found when it is checked, and by other rules it is not used")
    func forged() throws {
        let city = try TestMaps.demo(seed: 1)
        let bytes = RandomNetwork.builder(nodes: 100, seed: 3).finish(
            metadata: MapMetadata(attribution: "nobody"), withObviousTurns: true)
        #expect(try MapFile(bytes: bytes).turnFindings().isEmpty)
        let graph = try RoadGraph(bytes: bytes)
        let column = try #require(graph.obviousTurns).values
        let start = try #require(bytes.indices.first { bytes[$0...].starts(with: column) })
        for (index, isFound) in [(start + 5, true), (start + column.count - 1, false)] {
            var forged = bytes
            forged[index] ^= 0x55
            let map = try MapFile(bytes: Self.signed(forged))
            #expect(map.turnFindings().map(\.rule) == (isFound ? [.turns] : []))
        }
        #expect(city.obviousTurnRules == ObviousTurns.rules)
    }

    /// The same bytes with the checksums of the section and of the table to fit.
    private static func signed(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        let count = Int(bytes[12])
        func word(_ offset: Int) -> Int {
            bytes.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
        }
        func put(_ sum: UInt64, _ offset: Int) {
            bytes.replaceSubrange(offset..<offset + 8, with: withUnsafeBytes(of: sum.littleEndian) { Array($0) })
        }
        let entry = MapImage.headerSize + (count - 1) * MapImage.entrySize
        let (start, length) = (word(entry + 8), word(entry + 16))
        put(bytes[start..<start + length].withUnsafeBytes { Checksum.xxh64($0) }, entry + 24)
        let table = MapImage.headerSize..<MapImage.headerSize + count * MapImage.entrySize
        put(bytes[table].withUnsafeBytes { Checksum.xxh64($0) }, 24)
        return bytes
    }

    @Test("whoever changes the rules changes their number")
    func rules() {
        let rules = [
            DecisionPoint.margin, DecisionPoint.clearMargin, DecisionPoint.greatestObviousTurn,
            DecisionPoint.greatestBend, TurnAngle.normal, RiddenPath.reach, RiddenPath.ownReach,
        ]
        let ranks = (0..<16).map { number in
            var attributes = EdgeAttributes(roadClass: .path, surface: .paved)
            attributes.roadClass = RoadClass(rawValue: UInt8(number)) ?? .path
            return WayLook(attributes).rank
        }
        #expect(rules == [25, 60, 45, 100, 50, 15, 8] && ObviousTurns.rules == 1)
        #expect(ranks.map(String.init).joined() == "0000111222333344" && ObviousTurns.rules == 1)
    }

    @Test("and in the generated town, of which many turns are known")
    func demoTown() throws {
        let graph = try TestMaps.demo(seed: 1)
        #expect(compare(graph, legs: 400, seed: 31) > 2000)
        #expect(knownShare(of: graph) > 0.25)
    }

    @Test(
        "and on real extracts",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)),
        arguments: ["liechtenstein.osm.pbf", "moscow.osm.gz", "monaco.osm.gz", "leeds-cycleway.osm"])
    func extracts(name: String) throws {
        let graph = try TestMaps.extract(name)
        #expect(compare(graph, legs: 250, seed: 32) > 500)
        #expect(knownShare(of: graph) > 0.1)
    }
}
