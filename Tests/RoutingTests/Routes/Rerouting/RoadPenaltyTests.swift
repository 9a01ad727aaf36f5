import EngineTestSupport
import Testing

@testable import RoadMap
@testable import Routing

@Suite("What is added for refused roads")
struct RoadPenaltyTests {
    @Test("counts on that road in that direction, the greatest of several once, and three hours at most")
    func costs() throws {
        let graph = try RandomNetwork.graph(nodes: 30, seed: 5)
        let last = EdgeID(graph.edgeCount - 1)
        let penalties = RoadPenalties(
            [
                RoadPenalty(edge: 0, isReversed: false, cost: 1), RoadPenalty(edge: last, isReversed: true, cost: 500),
                RoadPenalty(edge: last, isReversed: true, cost: 700),
                RoadPenalty(edge: last, isReversed: true, cost: 600),
                RoadPenalty(edge: 2, isReversed: false, cost: .max),
                RoadPenalty(edge: 3, isReversed: false, cost: 0),
                RoadPenalty(edge: .missing, isReversed: false, cost: 9),
                RoadPenalty(edge: EdgeID(graph.edgeCount), isReversed: false, cost: 9),
            ], in: graph)
        let expected: [DirectedEdge: UInt32] = [
            DirectedEdge(0, isReversed: false): 1, DirectedEdge(last, isReversed: true): 700,
            DirectedEdge(2, isReversed: false): RoadPenalty.greatestCost,
        ]
        for arc in graph.arcs {
            let edge = graph.directedEdge(ofArc: arc)
            #expect(penalties.cost(ofArc: arc, in: graph) == expected[edge] ?? 0, "arc \(arc)")
            #expect(penalties.cost(of: edge) == expected[edge] ?? 0)
            #expect(penalties.arcs(in: graph).contains(arc) == (expected[edge] != nil))
        }
        #expect(!penalties.isEmpty && RoadPenalties().isEmpty)
        let nothing = RoadPenalty(edge: EdgeID(3), isReversed: false, cost: 0)
        #expect(RoadPenalties([nothing], in: graph).isEmpty)
    }
}
