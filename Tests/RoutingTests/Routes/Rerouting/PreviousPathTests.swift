import EngineTestSupport
import Support
import Testing

@testable import RoadMap
@testable import Routing

@Suite("The path that a rider followed so far")
struct PreviousPathTests {
    /// Which of the path's arcs are found by the node at their end and the cost from there.
    private static func places(
        _ old: ReroutableLeg, _ costs: ContiguousArray<UInt32>, in search: borrowing PreparedSearch
    ) -> [Int?]? {
        guard let path = PreviousPath(old, to: old.leg.end, avoiding: RoadPenalties(), in: search) else { return nil }
        let graph = search.graph
        return old.leg.arcs.indices.dropLast().map { index in
            path.place(at: graph.arcHeads[old.leg.arcs[index].arc.index], remainingCost: costs[index], in: graph)
        }
    }

    @Test(
        "is joined behind every arc, but behind no arc before a closed road", arguments: 1...12 as ClosedRange<UInt64>)
    func closed(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 200, seed: seed)
        var generator = SeededGenerator(seed: seed)
        var router = Router(graph: graph)
        var looked = 0
        for _ in 0..<60 {
            let (start, end) = (
                RandomNetwork.snap(in: graph, using: &generator), RandomNetwork.snap(in: graph, using: &generator)
            )
            router.closures = Closures()
            var tree = TargetSearchTree(to: end)
            guard let old = router.leg(from: [StartCandidate(start)], toward: &tree), old.leg.arcs.count > 5 else {
                continue
            }
            let (arcs, costs) = (old.leg.arcs, old.remainingCosts)
            guard Set(costs).count == costs.count else { continue }
            let first = graph.edge(ofArc: arcs[0].arc)
            // Whose ride began at the end of an edge was never at the end of its arc.
            let isAtEnd = start.fraction == (first.isReversed ? 0 : 1)
            func expected(_ least: Int) -> [Int?] {
                arcs.indices.dropLast().map { $0 < max(least, isAtEnd ? 1 : 0) ? nil : $0 }
            }
            #expect(Self.places(old, costs, in: router.search) == expected(0), "seed \(seed)")
            let number = generator.next(in: 1...arcs.count - 2)
            let edge = graph.edge(ofArc: arcs[number].arc).edge
            guard arcs.filter({ graph.edge(ofArc: $0.arc).edge == edge }).count == 1 else { continue }
            router.closures = Closures(edges: [edge])
            #expect(Self.places(old, costs, in: router.search) == expected(number), "seed \(seed), arc \(number)")
            looked += 1
        }
        #expect(looked > 10, "seed \(seed)")
    }

    @Test("leads to its own target only, and is more than one arc")
    func target() throws {
        let graph = try RandomNetwork.graph(nodes: 60, seed: 3)
        var generator = SeededGenerator(seed: 3)
        let router = Router(graph: graph)
        let (end, other) = (graph.snap(onto: 5, at: 0.25), graph.snap(onto: 5, at: 0.5))
        var found = 0
        for _ in 0..<40 {
            let start = RandomNetwork.snap(in: graph, using: &generator)
            var own = Router(router.search)
            guard let leg = own.leg(from: start, to: end) else { continue }
            let old = ReroutableLeg(leg)
            let path = PreviousPath(old, to: end, avoiding: RoadPenalties(), in: router.search)
            #expect((path != nil) == (leg.arcs.count > 1))
            #expect(PreviousPath(old, to: other, avoiding: RoadPenalties(), in: router.search) == nil)
            found += leg.arcs.count > 1 ? 1 : 0
        }
        #expect(found > 5)
        #expect(PreviousPath(nil, to: end, avoiding: RoadPenalties(), in: router.search) == nil)
    }
}
