import RoutingTestSupport
import Testing

@testable import BikeRouting
@testable import RoadNetwork

@Suite("What is added for refused roads")
struct RoadPenaltyTests {
    @Test("counts on that road in that direction, the greatest of several once, and three hours at most")
    func costs() throws {
        let graph = try RandomNetwork.graph(nodes: 30, seed: 5)
        let last = EdgeID(graph.edgeCount - 1)
        let listed: [(edge: EdgeID, isReversed: Bool, cost: UInt32)] = [
            (EdgeID(0), false, 1), (last, true, 500), (last, true, 700), (last, true, 600), (EdgeID(2), false, .max),
            (EdgeID(3), false, 0), (.missing, false, 9), (EdgeID(graph.edgeCount), false, 9),
        ]
        let penalties = RoadPenalties(
            listed.map { RoadPenalty(edge: $0.edge, isReversed: $0.isReversed, cost: $0.cost) }, in: graph)
        let expected = [
            DirectedEdge(EdgeID(0), isReversed: false): 1, DirectedEdge(last, isReversed: true): 700,
            DirectedEdge(EdgeID(2), isReversed: false): RoadPenalty.greatestCost,
        ]
        for number in 0..<graph.arcCount {
            let arc = ArcID(number)
            let edge = graph.directedEdge(ofArc: arc)
            #expect(penalties.cost(ofArc: arc, in: graph) == expected[edge] ?? 0, "arc \(number)")
            #expect(penalties.cost(of: edge) == expected[edge] ?? 0)
            #expect(penalties.arcs(in: graph).contains(arc) == (expected[edge] != nil))
        }
        #expect(!penalties.isEmpty && RoadPenalties().isEmpty)
        let nothing = RoadPenalty(edge: EdgeID(3), isReversed: false, cost: 0)
        #expect(RoadPenalties([nothing], in: graph).isEmpty)
    }
}
