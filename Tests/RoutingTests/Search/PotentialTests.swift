import EngineTestSupport
import Support
import Testing

@testable import RoadMap

@testable import Routing

@Suite("The bounds that lead searches")
struct PotentialTests {
    @Test("the straight distance is consistent, for every profile", arguments: 1...6)
    func straight(seed: UInt64) throws {
        try check(seed: seed) { search, ends in
            StraightPotential(graph: search.graph, bound: search.costs.bound, ends: ends)
        }
    }

    @Test("landmarks are consistent, for every profile and on islands too", arguments: 1...6)
    func landmarks(seed: UInt64) throws {
        // Potentials borrow their tables.
        var tables: [LandmarkTable] = []
        try check(seed: seed) { search, ends in
            let table = LandmarkTable(
                graph: search.graph, costs: search.costs, reverse: ReverseArcs(graph: search.graph))
            tables.append(table)
            return LandmarkPotential(table: table, ends: ends)
        }
        #expect(tables.count == 6)
    }

    private func check<Bounds: Potential>(
        seed: UInt64, _ make: (PreparedSearch, SearchEnds) throws -> Bounds?
    ) throws {
        var generator = SeededGenerator(seed: seed)
        let graph = try RandomNetwork.graph(nodes: 120, seed: seed)
        let profile = BicycleProfile.named[Int(seed) % BicycleProfile.named.count]
        let search = PreparedSearch(graph: graph, costs: ArcCosts(graph: graph, profile: profile), method: .dijkstra)
        var informed = 0
        for _ in 0..<6 {
            var ends = SearchEnds()
            ends.set(
                graph: graph, costs: search.costs, from: RandomNetwork.snap(in: graph, using: &generator),
                to: RandomNetwork.snap(in: graph, using: &generator))
            let bounds = try #require(try make(search, ends))
            for node in graph.nodes {
                let (left, spent) = (bounds.remaining(from: node), bounds.spent(to: node))
                informed += left > 0 && spent > 0 ? 1 : 0
                for arc in graph.arcs(from: node) {
                    let cost = search.costs.cost(ofArc: arc)
                    let head = graph.head(ofArc: arc)
                    #expect(left <= cost + bounds.remaining(from: head), "seed \(seed), arc \(arc)")
                    #expect(bounds.spent(to: head) <= spent + cost, "seed \(seed), arc \(arc)")
                }
            }
            for end in ends.ends { #expect(bounds.remaining(from: end.node) <= end.cost, "seed \(seed)") }
            for start in ends.starts { #expect(bounds.spent(to: start.node) <= start.cost, "seed \(seed)") }
        }
        #expect(informed > 6 * graph.nodeCount / 4, "seed \(seed): a bound of 0 says nothing")
    }
}
