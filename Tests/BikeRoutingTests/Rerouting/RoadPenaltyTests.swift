import RoutingTestSupport
import Testing

@testable import BikeRouting
@testable import RoadNetwork

@Suite("What is added for refused roads")
struct RoadPenaltyTests {
    @Test("counts on that road in that direction, the greatest of several once, and three hours at most")
    func costs() throws {
        let graph = try RandomNetwork.graph(nodes: 30, seed: 5)
        let last = graph.edgeCount - 1
        let penalties = RoadPenalties(
            [
                RoadPenalty(edge: 0, isReversed: false, cost: 1), RoadPenalty(edge: last, isReversed: true, cost: 500),
                RoadPenalty(edge: last, isReversed: true, cost: 700),
                RoadPenalty(edge: last, isReversed: true, cost: 600),
                RoadPenalty(edge: 2, isReversed: false, cost: .max),
                RoadPenalty(edge: 3, isReversed: false, cost: 0), RoadPenalty(edge: -1, isReversed: false, cost: 9),
                RoadPenalty(edge: graph.edgeCount, isReversed: false, cost: 9),
            ], in: graph)
        let expected: [UInt32: UInt32] = [
            0: 1, UInt32(last) << 1 | 1: 700, 2 << 1: RoadPenalty.greatestCost,
        ]
        for arc in 0..<graph.arcCount {
            let packed = graph.packedEdge(ofArc: arc)
            #expect(penalties.cost(ofArc: arc, in: graph) == expected[packed] ?? 0, "arc \(arc)")
            #expect(penalties.cost(ofPacked: packed) == expected[packed] ?? 0)
            #expect(penalties.arcs(in: graph).contains(arc) == (expected[packed] != nil))
        }
        #expect(!penalties.isEmpty && RoadPenalties().isEmpty)
        #expect(RoadPenalties([RoadPenalty(edge: 3, isReversed: false, cost: 0)], in: graph).isEmpty)
    }
}
