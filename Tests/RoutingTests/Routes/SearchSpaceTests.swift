import EngineTestSupport
import RoadMap
import Routing
import Support
import TestSupport
import Testing

@Suite("What a search looked at")
struct SearchSpaceTests {
    private static func isRising(_ nodes: [NodeID]) -> Bool { zip(nodes, nodes.dropFirst()).allSatisfy { $0 < $1 } }

    @Test("is as many nodes as were counted, by all methods", arguments: 1...4 as ClosedRange<UInt64>)
    func counts(seed: UInt64) throws {
        let graphs = [try RandomNetwork.graph(nodes: 150, seed: seed), try TestMaps.demo(seed: 1)]
        for graph in graphs {
            let costs = ArcCosts(graph: graph, profile: .city)
            for method in SearchMethod.allCases {
                var router = Router(graph: graph, costs: costs, method: method)
                var generator = SeededGenerator(seed: seed)
                for _ in 0..<25 {
                    let start = RandomNetwork.snap(in: graph, using: &generator)
                    let end = RandomNetwork.snap(in: graph, using: &generator)
                    _ = router.cost(from: start, to: end)
                    let space = router.searchSpace()
                    #expect(space.settledNodes == router.settledNodes)
                    let found =
                        method == .contractionHierarchy
                        ? Set(space.fromStart).union(space.fromEnd).count
                        : space.fromStart.count + space.fromEnd.count
                    #expect(found == space.settledNodes, "seed \(seed), \(method): \(start) → \(end)")
                    #expect(Self.isRising(space.fromStart) && Self.isRising(space.fromEnd))
                }
            }
        }
    }

    @Test("is nothing before the first search, and the same of a leg as of its cost", arguments: SearchMethod.allCases)
    func legs(method: SearchMethod) throws {
        let graph = try TestMaps.demo(seed: 1)
        var router = Router(graph: graph, method: method)
        let untouched = router.searchSpace()
        #expect(untouched.fromStart.isEmpty && untouched.fromEnd.isEmpty && untouched.settledNodes == 0)
        let (start, end) = (graph.snap(onto: 5, at: 0.5), graph.snap(onto: EdgeID(graph.edgeCount - 5), at: 0.5))
        _ = router.cost(from: start, to: end)
        let space = router.searchSpace()
        _ = router.leg(from: start, to: end)
        #expect(router.searchSpace() == space)
        #expect(space.method == method && space.settledNodes > 0)
    }

    @Test("has two sides where the method does")
    func sides() throws {
        let graph = try TestMaps.demo(seed: 1)
        let (start, end) = (graph.snap(onto: 5, at: 0.5), graph.snap(onto: EdgeID(graph.edgeCount - 5), at: 0.5))
        for method in SearchMethod.allCases {
            var router = Router(graph: graph, method: method)
            _ = router.leg(from: start, to: end)
            let space = router.searchSpace()
            #expect(space.fromEnd.isEmpty == (method != .contractionHierarchy), "\(method)")
        }
    }

    @Test("is by Dijkstra's search all that costs less than the way, by A* a part of that, by a hierarchy little")
    func dijkstra() throws {
        let graph = try TestMaps.demo(seed: 1)
        let (start, end) = (graph.snap(onto: 5, at: 0.5), graph.snap(onto: EdgeID(graph.edgeCount - 5), at: 0.5))
        func space(_ method: SearchMethod) -> SearchSpace {
            var router = Router(graph: graph, method: method)
            _ = router.leg(from: start, to: end)
            return router.searchSpace()
        }
        var router = Router(graph: graph)
        let found = router.cost(from: start, to: end)
        let cost = try #require(found)
        let costs = router.costsToNodes(from: start)
        let dijkstra = Set(space(.dijkstra).fromStart)
        #expect(dijkstra.isSuperset(of: graph.nodes.filter { costs[$0.index] < cost }))
        #expect(dijkstra.allSatisfy { costs[$0.index] <= cost })
        #expect(dijkstra.isStrictSuperset(of: space(.aStar).fromStart))
        #expect(space(.contractionHierarchy).settledNodes * 10 < dijkstra.count)
    }

    @Test("a method has a name in both languages")
    func names() {
        #expect(Set(SearchMethod.allCases.map(\.name[.english])).count == SearchMethod.allCases.count)
        #expect(Set(SearchMethod.allCases.map(\.name[.russian])).count == SearchMethod.allCases.count)
    }
}
