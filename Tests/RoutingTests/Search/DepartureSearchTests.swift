import EngineTestSupport
import RoadMap
import Routing
import Support
import Testing

@Suite("Searches at a departure")
struct DepartureSearchTests {
    private static let times = ["2026-06-01T08:00", "2026-06-06T23:00", "2026-12-24T12:00+05:00"]

    @Test(
        "every method finds what plain Dijkstra finds, at any time and at some", arguments: 1...6 as ClosedRange<UInt64>
    )
    func exact(seed: UInt64) throws {
        let map = try RoadGraph(bytes: RandomNetwork.timed(nodes: 90, seed: seed, withSearchOrder: seed < 4).bytes)
        var generator = SeededGenerator(seed: seed)
        var (found, lost) = (0, 0)
        for time in [nil] + Self.times.map({ LocalTime($0) }) {
            let graph = time.map { map.departing(at: $0) } ?? map
            let costs = ArcCosts(graph: graph, profile: .city)
            for arc in graph.closedArcs { #expect(costs.cost(ofArc: arc) == ArcCosts.infinite) }
            let pairs = (0..<12).map { _ in
                (RandomNetwork.snap(in: graph, using: &generator), RandomNetwork.snap(in: graph, using: &generator))
            }
            let expected = pairs.map { PlainDijkstra(graph: graph, arcCosts: costs, from: $0.0).cost(to: $0.1) }
            for method in SearchMethod.allCases {
                var router = Router(graph: graph, costs: costs, method: method)
                for (pair, cost) in zip(pairs, expected) {
                    let leg = router.leg(from: pair.0, to: pair.1)
                    #expect(leg.map { Int($0.cost) } == cost, "seed \(seed), \(method), \(pair)")
                    if leg == nil { lost += 1 } else { found += 1 }
                    for segment in leg?.segments ?? [] {
                        let attributes = graph.attributes(of: segment.edge)
                        #expect((segment.isReversed ? attributes.backward : attributes.forward) != .forbidden)
                    }
                }
            }
        }
        #expect(found > 100 && lost > 0, "\(found) \(lost)")
    }

    @Test("a route makes no turn that is banned at its departure", arguments: 1...6 as ClosedRange<UInt64>)
    func bans(seed: UInt64) throws {
        let timed = RandomNetwork.timed(nodes: 90, seed: seed)
        let map = try RoadGraph(bytes: timed.bytes)
        var generator = SeededGenerator(seed: seed)
        var turned = 0
        for text in Self.times {
            let time = try #require(LocalTime(text))
            let graph = map.departing(at: time)
            var router = Router(graph: graph)
            var banned: [[Int64]: Bool] = [:]
            for (from, isReversed, into, intoReversed, table) in timed.turns {
                let truths = table.conditions.map { TimeCondition($0).truth(at: time, in: map.bounds) }
                let key = [from, isReversed ? 1 : 0, into, intoReversed ? 1 : 0]
                banned[key] = banned[key] ?? false || table.outcome(truths)
            }
            for _ in 0..<150 {
                let start = RandomNetwork.snap(in: graph, using: &generator)
                let end = RandomNetwork.snap(in: graph, using: &generator)
                let segments = router.leg(from: start, to: end)?.segments ?? []
                for (first, next) in zip(segments, segments.dropFirst()) {
                    let key = [
                        graph.osmWayID(of: first.edge), first.isReversed ? 1 : 0, graph.osmWayID(of: next.edge),
                        next.isReversed ? 1 : 0,
                    ]
                    guard let isBanned = banned[key] else { continue }
                    #expect(!isBanned, "seed \(seed), \(text), \(key)")
                    turned += 1
                }
            }
        }
        #expect(turned > 0)
    }

    @Test("a search takes over the costs of another departure")
    func replacing() throws {
        let map = try RoadGraph(bytes: RandomNetwork.timed(nodes: 90, seed: 8).bytes)
        let (early, late) = (try #require(LocalTime(Self.times[0])), try #require(LocalTime(Self.times[1])))
        let search = PreparedSearch(
            graph: map.departing(at: early), costs: ArcCosts(graph: map.departing(at: early), profile: .city),
            method: .contractionHierarchy)
        let other = search.departing(at: late)
        #expect(other.graph.departure == late)
        var router = Router(other)
        var fresh = Router(graph: map.departing(at: late))
        var generator = SeededGenerator(seed: 8)
        for _ in 0..<40 {
            let start = RandomNetwork.snap(in: map, using: &generator)
            let end = RandomNetwork.snap(in: map, using: &generator)
            #expect(router.cost(from: start, to: end) == fresh.cost(from: start, to: end))
        }
    }
}
