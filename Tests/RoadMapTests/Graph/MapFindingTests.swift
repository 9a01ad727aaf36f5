import EngineTestSupport
import Support
import TestSupport
import Testing

@testable import MapBuilding
@testable import RoadMap

@Suite("The full check of a map")
struct MapFindingTests {
    private let bytes = RandomNetwork.builder(nodes: 60, seed: 5)
        .finish(metadata: MapMetadata(attribution: "nobody", timestamp: 1_700_000_000, source: "random"))

    /// The rules that are broken once `change` has been made and the checksums are right again.
    private func broken(_ change: (inout MapForgery) -> Void) throws -> [MapFinding] {
        var forgery = MapForgery(bytes: bytes)
        change(&forgery)
        #expect(forgery.bytes != bytes)
        forgery.sign()
        return try MapFile(bytes: forgery.bytes).findings()
    }

    @Test("invented networks have nothing wrong with them", arguments: 1...8)
    func sound(seed: UInt64) throws {
        let map = try MapFile(bytes: RandomNetwork.bytes(nodes: 40 * Int(seed), seed: seed))
        #expect(map.findings().isEmpty, "seed \(seed): \(map.findings().map(\.message[.english]))")
    }

    @Test("an empty map that names nobody lacks only that")
    func empty() throws {
        let map = try MapFile(bytes: RoadNetworkBuilder().finish(metadata: MapMetadata(attribution: "")))
        #expect(map.findings().map(\.rule) == [.attribution])
    }

    @Test("a wrong length is found, with its edge and its way")
    func length() throws {
        let findings = try broken { $0.put(number: 65_000, into: .edgeLengths, at: 11) }
        let graph = try RoadGraph(bytes: bytes)
        #expect(findings == [MapFinding(.length, .edgeLengths, count: 1, first: 11, way: graph.osmWayID(of: 11))])
        #expect(findings[0].message[.english].contains("1 edge (first: edge 11 of way "))
        #expect(findings[0].message[.russian].contains("1 ребро (первое: ребро 11 линии "))
    }

    @Test("a wrong length is found though its checksum is wrong as well, and both are said")
    func lengthAndChecksum() throws {
        var forgery = MapForgery(bytes: bytes)
        forgery.put(number: 65_000, into: .edgeLengths, at: 11)
        #expect(try MapFile(bytes: forgery.bytes).findings().map(\.rule) == [.checksum, .length])
        #expect(throws: MapFileError.damaged(part: "edgeLengths")) { try RoadGraph(bytes: forgery.bytes) }
    }

    @Test("all sections that were damaged are named, not the first alone")
    func severalSections() throws {
        var forgery = MapForgery(bytes: bytes)
        for section in [MapSection.edgeWays, .nodePlaces, .nameBytes] {
            forgery.put(~forgery.value(of: section, at: 4, as: UInt8.self), into: section, at: 4)
        }
        let damaged = try MapFile(bytes: forgery.bytes).findings().filter { $0.rule == .checksum }
        #expect(damaged.map(\.section) == ["nodePlaces", "edgeWays", "nameBytes"])
    }

    @Test("an index out of range is found, with its place, and nothing is followed")
    func structure() throws {
        let findings = try broken { $0.put(number: 0xFFFF, into: .arcEdges, at: 3) }
        #expect(findings == [MapFinding(.structure, .arcEdges, count: 1, first: 3)])
        let swapped = try broken { $0.put(number: $0.number(of: .arcEdges, at: 0) ^ 8, into: .arcEdges, at: 0) }
        #expect(swapped == [MapFinding(.structure, .arcEdges, count: 1, first: 0)])
    }

    @Test("an arc to a copy that is none is found, and arcs that are not as many as the nodes have")
    func arcTable() throws {
        let elsewhere = try broken { $0.put(number: 1, into: .arcCopies, at: 7) }
        #expect(elsewhere == [MapFinding(.structure, .arcCopies, count: 1, first: 7)])
        let count = try RoadGraph(bytes: bytes).nodeCount
        let missing = try broken { $0.put(number: $0.number(of: .arcCounts, at: 5) - 1, into: .arcCounts, at: 5) }
        #expect(missing == [MapFinding(.structure, .arcCounts, count: 1, first: count - 1)])
        let tooMany = try broken { $0.put(number: 0xFF, into: .arcCounts, at: 0) }
        #expect(tooMany.map(\.section) == ["arcCounts"])
    }

    @Test("an order of the nodes in which one is missing, and so another is twice, is found")
    func searchOrder() throws {
        let bytes = RandomNetwork.builder(nodes: 60, seed: 5)
            .finish(metadata: MapMetadata(attribution: "nobody"), withSearchOrder: true)
        var forgery = MapForgery(bytes: bytes)
        forgery.put(number: forgery.number(of: .searchOrder, at: 2), into: .searchOrder, at: 9)
        forgery.sign()
        let findings = try MapFile(bytes: forgery.bytes).findings()
        #expect(findings == [MapFinding(.structure, .searchOrder, count: 1, first: 9)])
        #expect(throws: MapFileError.damaged(part: "searchOrder")) { try RoadGraph(bytes: forgery.bytes) }
    }

    @Test("an island that is none is found")
    func islands() throws {
        let graph = try RoadGraph(bytes: bytes)
        let value = graph.edgeAttributes[2]
        let edges = graph.edges.filter { graph.edgeAttributes[$0.index] == value }
        let findings = try broken { forgery in
            let bits = forgery.value(of: .attributeValues, at: Int(value), as: UInt64.self)
            forgery.put(bits ^ 1 << EdgeAttributes.Field.island.start, into: .attributeValues, at: Int(value))
        }
        #expect(findings.map(\.rule) == [.islands])
        #expect(findings.first?.count == edges.count && findings.first?.first == edges.first?.index)
    }

    @Test("a street that is closed though an arc rides it is found, and one that is open without an arc")
    func arcs() throws {
        let graph = try RoadGraph(bytes: bytes)
        /// The first edge with the attributes of one edge, and what is wrong once `change` was made to these.
        func altered(_ edge: EdgeID, _ change: (UInt64) -> UInt64) throws -> (first: Int?, findings: [MapFinding]) {
            let value = graph.edgeAttributes[edge.index]
            let findings = try broken { forgery in
                let bits = forgery.value(of: .attributeValues, at: Int(value), as: UInt64.self)
                forgery.put(change(bits), into: .attributeValues, at: Int(value))
            }
            return (graph.edges.first { graph.edgeAttributes[$0.index] == value }?.index, findings)
        }
        let closed = try altered(9) { $0 & ~(3 << EdgeAttributes.Field.forward.start) }
        #expect(closed.findings.map(\.rule) == [.arcs] && closed.findings[0].first == closed.first)

        let oneWay = try #require(graph.edges.first { graph.attributes(of: $0).backward == .forbidden })
        let opened = try altered(oneWay) { $0 | 1 << EdgeAttributes.Field.backward.start }
        #expect(opened.findings.map(\.rule) == [.arcs] && opened.findings[0].first == opened.first)
    }

    @Test("a box that does not hold its edges is found, low and high in the index")
    func index() throws {
        let graph = try RoadGraph(bytes: bytes)
        for box in [1, graph.index.boxes.count - 1] {
            let findings = try broken { $0.put(Int32.max, into: .indexBoxes, at: 4 * box) }
            #expect(findings.contains { $0.rule == .index }, "box \(box): \(findings)")
        }
    }

    @Test("a node moved out of the map leaves bounds, index and lengths wrong")
    func moved() throws {
        let graph = try RoadGraph(bytes: bytes)
        // A dead end, so that no other edge's geometry is at odds with the arcs.
        let findings = try broken { forgery in
            let node = graph.ends(of: 4).first
            forgery.put(615_900_000 as Int32, into: .nodePlaces, at: 2 * node.index)
        }
        #expect(findings.map(\.rule) == [.bounds, .length, .index])
    }

    @Test("a name that is not UTF-8 is found")
    func name() throws {
        let findings = try broken { $0.put(0xFF as UInt8, into: .nameBytes, at: 0) }
        #expect(findings == [MapFinding(.name, .nameBytes, count: 1, first: 1)])
    }

    @Test("every rule has words of its own in both languages")
    func words() {
        let all = MapFinding.Rule.allCases.map { MapFinding($0, .edgeLengths, count: 2, first: 3, way: 4).message }
        #expect(Set(all.map { $0[.english] }).count == all.count && Set(all.map { $0[.russian] }).count == all.count)
        #expect(all.allSatisfy { $0[.english] != $0[.russian] })
    }
}
