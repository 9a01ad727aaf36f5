import EngineTestSupport
import Support
import Testing

@testable import RoadMap

@Suite("A map that depends on the time")
struct DepartureTests {
    private static let times = [
        "2026-06-01T08:00", "2026-06-01T12:30", "2026-06-06T11:00", "2026-12-24T23:59+05:00", "2027-01-01T05:59",
    ]

    /// The attributes of an edge as they are compared: what marks islands follows from all others.
    private static func compared(_ attributes: EdgeAttributes) -> EdgeAttributes {
        var attributes = attributes
        attributes.isIsland = false
        return attributes
    }

    @Test("is at any moment what was written for it", arguments: 1...12 as ClosedRange<UInt64>)
    func roundTrip(seed: UInt64) throws {
        let timed = RandomNetwork.timed(nodes: 80, seed: seed)
        let map = try RoadGraph(bytes: timed.bytes)
        #expect(map.hasTimes && map.departure == nil && timed.bytes[8] == 6)
        #expect(try MapFile(bytes: timed.bytes).findings().isEmpty)
        var differing = 0
        for text in Self.times {
            let time = try #require(LocalTime(text))
            let graph = map.departing(at: time)
            #expect(graph.departure == time)
            for edge in graph.edges {
                let found = Self.compared(graph.attributes(of: edge))
                guard let table = timed.edges[graph.osmWayID(of: edge)] else {
                    #expect(found == Self.compared(map.attributes(of: edge)))
                    continue
                }
                let truths = table.conditions.map { TimeCondition($0).truth(at: time, in: map.bounds) }
                #expect(found == Self.compared(table.outcome(truths)), "seed \(seed), \(edge), \(text)")
                #expect(Self.compared(map.attributes(of: edge)) == Self.compared(table.standing))
                if found != Self.compared(table.standing) { differing += 1 }
            }
        }
        #expect(differing > 20, "\(differing)")
    }

    @Test("departing once more is as departing at first", arguments: [3, 4] as [UInt64])
    func again(seed: UInt64) throws {
        let map = try RoadGraph(bytes: RandomNetwork.timed(nodes: 80, seed: seed).bytes)
        var graph = map
        for text in Self.times + Self.times.reversed() {
            let time = try #require(LocalTime(text))
            graph = graph.departing(at: time)
            let fresh = map.departing(at: time)
            #expect(graph.closedArcs == fresh.closedArcs)
            for edge in graph.edges { #expect(graph.attributes(of: edge) == fresh.attributes(of: edge), "\(text)") }
        }
    }

    @Test("no place is put onto an edge that is closed at the time", arguments: [5, 6] as [UInt64])
    func snaps(seed: UInt64) throws {
        let map = try RoadGraph(bytes: RandomNetwork.timed(nodes: 80, seed: seed).bytes)
        for time in [nil] + Self.times.map({ LocalTime($0) }) {
            let graph = time.map { map.departing(at: $0) } ?? map
            let closed = graph.edges.filter { graph.attributes(of: $0).isClosed }
            #expect(!closed.isEmpty)
            for edge in closed {
                let place = graph.shape(of: edge)[0]
                let snaps = graph.snaps(near: place, within: 300, limit: 20)
                #expect(!snaps.isEmpty && snaps.allSatisfy { !graph.attributes(of: $0.edge).isClosed })
            }
        }
    }

    @Test(
        "islands are the edges from and to which not all of the largest component leads",
        arguments: 1...4 as ClosedRange<UInt64>)
    func islands(seed: UInt64) throws {
        let map = try RoadGraph(bytes: RandomNetwork.timed(nodes: 50, seed: seed).bytes)
        for time in [nil] + Self.times.map({ LocalTime($0) }) {
            let graph = time.map { map.departing(at: $0) } ?? map
            let closed = Set(graph.closedArcs)
            // What is reached from each arc by open arcs, the arc itself among it.
            func reached(from arc: ArcID) -> Set<ArcID> {
                var found: Set = [arc]
                var open = [arc]
                while let next = open.popLast() {
                    for other in graph.arcs(from: graph.head(ofArc: next))
                    where !closed.contains(other) && found.insert(other).inserted {
                        open.append(other)
                    }
                }
                return found
            }
            let reach = Dictionary(
                uniqueKeysWithValues: graph.arcs.filter { !closed.contains($0) }.map { ($0, reached(from: $0)) })
            // All edges that lie in the component can be reached from one another, whichever arc stands for them.
            let inside = graph.edges.filter { !graph.attributes(of: $0).isIsland && !graph.attributes(of: $0).isClosed }
            func arcs(_ edge: EdgeID) -> [ArcID] {
                (graph.arcs(of: edge, reversed: false) + graph.arcs(of: edge, reversed: true)).filter {
                    reach[$0] != nil
                }
            }
            let pairs = inside.prefix(12).flatMap { from in inside.suffix(12).map { (from, $0) } }
            for (from, to) in pairs {
                let isReached = arcs(from).contains { arc in
                    arcs(to).contains { reach[arc]?.contains($0) ?? false }
                }
                #expect(isReached, "seed \(seed), \(from) to \(to)")
            }
        }
    }

    @Test("without times a map is of the version before, and departs as it is")
    func without() throws {
        let bytes = RandomNetwork.bytes(nodes: 40, seed: 2)
        let graph = try RoadGraph(bytes: bytes)
        #expect(bytes[8] == 4 && !graph.hasTimes)
        let departed = graph.departing(at: try #require(LocalTime(Self.times[0])))
        #expect(departed.departure == nil && departed.closedArcs.isEmpty)
    }

    @Test("a condition that is none and a table that contradicts its edge are found")
    func findings() throws {
        let bytes = RandomNetwork.timed(nodes: 40, seed: 4).bytes
        var forgery = MapForgery(bytes: bytes)
        let first = try #require(forgery.place(of: .conditionBytes))
        forgery.bytes[first.lowerBound] = UInt8(ascii: "%")
        forgery.sign()
        #expect(try MapFile(bytes: forgery.bytes).findings().map(\.rule).contains(.condition))
        forgery = MapForgery(bytes: bytes)
        let conditions = forgery.number(of: .decisions, at: 0)
        let standing = forgery.number(of: .decisions, at: 1 + conditions)
        forgery.put(number: standing == 0 ? 1 : 0, into: .decisions, at: 1 + conditions)
        forgery.sign()
        #expect(try MapFile(bytes: forgery.bytes).findings().map(\.rule).contains(.standing))
    }
}
