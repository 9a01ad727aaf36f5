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

    static func compare(_ graph: RoadGraph, pairs: Int, seed: UInt64) {
        let topology = topology(graph)
        let arcCosts = ArcCosts(graph: graph, profile: .city)
        let hierarchy = HierarchyCosts(topology, arcCosts)
        var generator = SeededGenerator(seed: seed)
        var search = HierarchySearch(nodeCount: graph.nodeCount)
        var workspace = SearchWorkspace(nodeCount: graph.nodeCount)
        var found = 0
        for round in 0..<pairs {
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let end = RandomNetwork.snap(in: graph, using: &generator)
            let ends = SearchEnds(graph: graph, costs: arcCosts, from: start, to: end)
            let one = AStar.search(graph: graph, costs: arcCosts, ends: ends, workspace: &workspace)
            let other = search.search(ends, in: hierarchy)
            if one?.cost != other?.cost {
                Issue.record(
                    "seed \(seed), round \(round): \(String(describing: other)), not \(String(describing: one))")
            }
            guard let other, let stub = ends.starts.first(where: { $0.arc == other.first }) else { continue }
            found += 1
            let last = ends.ends.first { $0.arc == other.last }
            let sum = other.arcs.reduce(stub.cost) { $0 + arcCosts.cost(ofArc: $1) } + (last?.cost ?? 0)
            if sum != other.cost {
                Issue.record("seed \(seed), round \(round): the path costs \(sum), not \(other.cost)")
            }
            var node = Int(stub.node)
            for arc in other.arcs {
                if graph.tail(ofArc: arc) != node { Issue.record("seed \(seed), round \(round): the path is broken") }
                node = graph.head(ofArc: arc)
            }
        }
        #expect(found > pairs / 4)
    }

    @Test("on random networks a hierarchy finds what A* finds", arguments: UInt64(1)...20)
    func random(seed: UInt64) throws {
        Self.compare(try RandomNetwork.graph(nodes: 60 + Int(seed) * 10, seed: seed), pairs: 200, seed: seed)
    }

    @Test("in the generated town as well")
    func town() throws {
        Self.compare(try TestMaps.demo(seed: 1), pairs: 500, seed: 5)
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
}
