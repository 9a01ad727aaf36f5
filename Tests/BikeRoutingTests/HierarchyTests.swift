import Randomness
import RoutingTestSupport
import TestSupport
import Testing

@testable import BikeRouting

@Suite("Contraction hierarchies")
struct HierarchyTests {
    static func topology(_ graph: RoadGraph) -> HierarchyTopology {
        let neighbourhood = Neighbourhood(firstArcs: graph.firstArcs, heads: graph.arcHeads)
        let order = NestedDissection.order(neighbourhood, places: graph.nodePlaces.values)
        return HierarchyTopology(graph, neighbourhood: neighbourhood, order: order)
    }

    @Test("parents are the lowest higher neighbours, and what is below a rank stands directly before it")
    func tree() throws {
        let topology = Self.topology(try TestMaps.demo(seed: 1))
        for rank in 0..<topology.nodeCount {
            let up = topology.upHeads[Int(topology.upStarts[rank])..<Int(topology.upStarts[rank + 1])]
            #expect(up.first ?? .max == topology.parents[rank])
            #expect(zip(up, up.dropFirst()).allSatisfy { $0 < $1 } && (up.first.map { $0 > rank } ?? true))
            #expect(topology.lowest[rank] <= rank)
            for lower in Int(topology.lowest[rank])..<rank { #expect(topology.parents[lower] <= rank) }
        }
    }

    @Test("the order that a map stores is the one that would be worked out, and is absent unless asked for")
    func storedOrder() throws {
        let metadata = MapMetadata(attribution: "nobody")
        let builder = RandomNetwork.builder(nodes: 300, seed: 8)
        let plain = try RoadGraph(bytes: builder.finish(metadata: metadata))
        let ordered = try RoadGraph(bytes: builder.finish(metadata: metadata, withSearchOrder: true))
        #expect(plain.searchOrder == nil)
        #expect(ordered.searchOrder == SearchHierarchy.order(of: plain))
        #expect(SearchHierarchy(graph: ordered).topology.ranks == SearchHierarchy(graph: plain).topology.ranks)
    }
}
