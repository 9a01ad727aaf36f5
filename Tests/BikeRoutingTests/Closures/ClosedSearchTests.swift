import Randomness
import RoutingTestSupport
import Testing

@testable import BikeRouting

@Suite("Every method of searching, with closed roads")
struct ClosedSearchTests {
    @Test("finds what plain Dijkstra finds, and rides no closed road", arguments: 1...8)
    func equalsDijkstra(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 120, seed: seed &+ 300)
        try compare(graph, seed: seed)
    }

    @Test("finds what plain Dijkstra finds in the generated town, where turns are forbidden")
    func town() throws {
        try compare(try TestMaps.demo(seed: 1), seed: 5)
    }

    private func compare(_ graph: RoadGraph, seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let free = ArcCosts(graph: graph, profile: .touring)
        let closures = Closures(edges: Set((0..<graph.edgeCount).filter { _ in generator.chance(0.08) }))
        let costs = free.avoiding(closures, in: graph)
        func open() -> Snap {
            while true {
                let snap = RandomNetwork.snap(in: graph, using: &generator)
                if !closures.edges.contains(snap.edge) { return snap }
            }
        }
        let pairs = (0..<6).map { _ in (start: open(), ends: (0..<15).map { _ in open() }) }
        let oracles = pairs.map { PlainDijkstra(graph: graph, arcCosts: costs, from: $0.start) }
        var (changed, found) = (0, 0)
        for method in SearchMethod.allCases {
            // Taking over what was prepared for the open roads, as an app does when a closure comes in.
            let before = PreparedSearch(graph: graph, costs: free, method: method)
            var router = Router(before.replacing(costs: costs))
            var freeRouter = Router(before)
            for (pair, oracle) in zip(pairs, oracles) {
                for end in pair.ends {
                    let expected = oracle.cost(to: end).flatMap { $0 < Int(ArcCosts.infinite) ? $0 : nil }
                    let leg = router.leg(from: pair.start, to: end)
                    #expect(leg.map { Int($0.cost) } == expected, "seed \(seed), \(method): \(pair.start) → \(end)")
                    guard let leg else { continue }
                    found += 1
                    #expect(leg.stretches.allSatisfy { !closures.edges.contains($0.edge) }, "seed \(seed), \(method)")
                    if freeRouter.cost(from: pair.start, to: end) != leg.cost { changed += 1 }
                }
            }
        }
        #expect(changed > found / 10, "seed \(seed): the closures change \(changed) of \(found) ways only")
    }

    @Test("finds no way that starts or ends on a closed road")
    func ends() throws {
        let graph = try TestMaps.demo(seed: 1)
        let costs = ArcCosts(graph: graph, profile: .city)
        let (start, end) = (graph.snap(onto: 10, at: 0.3), graph.snap(onto: 200, at: 0.6))
        let same = graph.snap(onto: 10, at: 0.8)
        for method in SearchMethod.allCases {
            var router = Router(
                graph: graph, costs: costs.avoiding(Closures(edges: [10]), in: graph), method: method)
            #expect(router.leg(from: start, to: end) == nil, "\(method)")
            #expect(router.leg(from: end, to: start) == nil, "\(method)")
            #expect(router.leg(from: start, to: same) == nil, "\(method)")
        }
    }
}
