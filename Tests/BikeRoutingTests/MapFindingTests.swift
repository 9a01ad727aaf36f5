import Languages
import Testing

@testable import BikeRouting

@Suite("The full check of a map")
struct MapFindingTests {
    private let bytes = RandomNetwork.bytes(nodes: 60, seed: 5)

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
        #expect(map.findings().isEmpty, "seed \(seed): \(map.findings().map(\.message.english))")
    }

    @Test("an empty map that names nobody lacks only that")
    func empty() throws {
        let map = try MapFile(bytes: RoadNetworkBuilder().finish(metadata: MapMetadata(attribution: "")))
        #expect(map.findings().map(\.rule) == [.attribution])
    }

    @Test("a wrong length is found, with its edge and its way")
    func length() throws {
        let findings = try broken { $0.put(7_000_000 as UInt32, into: .edgeLengths, at: 11) }
        let graph = try RoadGraph(bytes: bytes)
        #expect(findings == [MapFinding(.length, .edgeLengths, count: 1, first: 11, way: graph.way(of: 11))])
        #expect(findings[0].message.english.contains("1 edge (first: edge 11 of way "))
        #expect(findings[0].message.russian.contains("1 ребро (первое: ребро 11 линии "))
    }

    @Test("a wrong length is found though its checksum is wrong as well, and both are said")
    func lengthAndChecksum() throws {
        var forgery = MapForgery(bytes: bytes)
        forgery.put(7_000_000 as UInt32, into: .edgeLengths, at: 11)
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
        let findings = try broken { $0.put(0x7FFF_0000 as UInt32, into: .arcHeads, at: 3) }
        #expect(findings == [MapFinding(.structure, .arcHeads, count: 1, first: 3)])
        let swapped = try broken { forgery in
            let edge = forgery.value(of: .arcEdges, at: 0, as: UInt32.self)
            forgery.put(edge ^ 8, into: .arcEdges, at: 0)
        }
        #expect(swapped == [MapFinding(.structure, .arcEdges, count: 1, first: 0)])
    }

    @Test("an island that is none is found")
    func islands() throws {
        let island = EdgeAttributes.Field.island.start
        let findings = try broken { forgery in
            for edge in [2, 5] {
                let bits = forgery.value(of: .edgeAttributes, at: edge, as: UInt64.self)
                forgery.put(bits ^ 1 << island, into: .edgeAttributes, at: edge)
            }
        }
        #expect(findings.map(\.rule) == [.islands] && findings[0].count == 2 && findings[0].first == 2)
    }

    @Test("a street that is closed though an arc rides it is found, and one that is open without an arc")
    func arcs() throws {
        let forward = EdgeAttributes.Field.forward.start
        let closed = try broken { forgery in
            let bits = forgery.value(of: .edgeAttributes, at: 9, as: UInt64.self)
            forgery.put(bits & ~(3 << forward), into: .edgeAttributes, at: 9)
        }
        #expect(closed.map(\.rule) == [.arcs] && closed[0].first == 9)

        let graph = try RoadGraph(bytes: bytes)
        let oneWay = try #require((0..<graph.edgeCount).first { graph.attributes(of: $0).backward == .forbidden })
        let opened = try broken { forgery in
            let bits = forgery.value(of: .edgeAttributes, at: oneWay, as: UInt64.self)
            forgery.put(bits | 1 << EdgeAttributes.Field.backward.start, into: .edgeAttributes, at: oneWay)
        }
        #expect(opened.map(\.rule) == [.arcs] && opened[0].first == oneWay)
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
            let node = Int(graph.edgeEnds[4].first)
            forgery.put(615_900_000 as Int32, into: .nodePlaces, at: 2 * node)
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
        #expect(Set(all.map(\.english)).count == all.count && Set(all.map(\.russian)).count == all.count)
        #expect(all.allSatisfy { $0.english != $0.russian })
    }
}
