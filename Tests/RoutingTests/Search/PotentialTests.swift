import EngineTestSupport
import Support
import Testing

@testable import RoadMap
@testable import Routing

@Suite("The bounds that lead searches")
struct PotentialTests {
    @Test("the straight distance is consistent, for every profile", arguments: 1...6)
    func straight(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let graph = try RandomNetwork.graph(nodes: 120, seed: seed)
        let profile = BicycleProfile.named[Int(seed) % BicycleProfile.named.count]
        let costs = ArcCosts(graph: graph, profile: profile)
        var informed = 0
        for _ in 0..<6 {
            var ends = SearchEnds()
            ends.set(
                graph: graph, costs: costs, from: RandomNetwork.snap(in: graph, using: &generator),
                to: RandomNetwork.snap(in: graph, using: &generator))
            let bounds = StraightPotential(graph: graph, bound: costs.bound, ends: ends)
            for node in graph.nodes {
                let remaining = bounds.remaining(from: node)
                informed += remaining > 0 ? 1 : 0
                for arc in graph.arcs(from: node) {
                    let beyond = bounds.remaining(from: graph.head(ofArc: arc))
                    #expect(remaining <= costs.cost(ofArc: arc) + beyond, "seed \(seed), arc \(arc)")
                }
            }
            for end in ends.ends { #expect(bounds.remaining(from: end.node) <= end.cost, "seed \(seed)") }
        }
        #expect(informed > 6 * graph.nodeCount / 4, "seed \(seed): a bound of 0 says nothing")
    }
}
