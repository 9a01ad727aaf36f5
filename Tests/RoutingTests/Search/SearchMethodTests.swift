import EngineTestSupport
import Geodesy
import Support
import Testing

@testable import MapBuilding
@testable import RoadMap
@testable import Routing

@Suite("Every method of searching")
struct SearchMethodTests {
    @Test("finds what plain Dijkstra finds, on random networks of every profile", arguments: 1...12)
    func equalsDijkstra(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 120, seed: seed &+ 100)
        let profile = BicycleProfile.named[Int(seed) % BicycleProfile.named.count]
        try compare(graph, profile, starts: 8, ends: 20, seed: seed)
    }

    @Test("finds what plain Dijkstra finds, where turns are forbidden and junctions have copies", arguments: 1...6)
    func copies(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var builder = RandomNetwork.builder(nodes: 60, seed: seed)
        for _ in 0..<150 {
            let first = generator.next(below: builder.edgeCount)
            guard let one = builder.edge(first) else { continue }
            let isReversed = generator.chance(0.5)
            let node = isReversed ? one.first : one.last
            let second = (0..<builder.edgeCount).filter {
                $0 != first && (builder.edge($0)?.first == node || builder.edge($0)?.last == node)
            }
            guard let next = generator.pick(second), let other = builder.edge(next) else { continue }
            builder.forbid([
                .init(edge: first, isReversed: isReversed), .init(edge: next, isReversed: other.first != node),
            ])
        }
        let graph = try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "nobody")))
        #expect(graph.nodeCount > 80, "seed \(seed): only \(graph.nodeCount) nodes, too few copies")
        try compare(graph, .city, starts: 8, ends: 20, seed: seed)
    }

    @Test("finds what plain Dijkstra finds in the generated town")
    func town() throws {
        try compare(try TestMaps.demo(seed: 1), .touring, starts: 20, ends: 30, seed: 3)
    }

    /// Ways and costs of all methods between random places, the same place and the same edge among them.
    private func compare(
        _ graph: RoadGraph, _ profile: BicycleProfile, starts: Int, ends: Int, seed: UInt64
    ) throws {
        var generator = SeededGenerator(seed: seed)
        let costs = ArcCosts(graph: graph, profile: profile)
        let searches = SearchMethod.allCases.map { PreparedSearch(graph: graph, costs: costs, method: $0) }
        var found = 0
        for _ in 0..<starts {
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let oracle = PlainDijkstra(graph: graph, arcCosts: costs, from: start)
            let sameEdge = graph.snap(onto: start.edge, at: generator.nextUnit())
            let targets = (0..<ends).map { _ in RandomNetwork.snap(in: graph, using: &generator) } + [start, sameEdge]
            for search in searches {
                var workspace = SearchWorkspace(nodeCount: graph.nodeCount)
                for end in targets {
                    workspace.ends.set(graph: graph, costs: costs, from: start, to: end)
                    let cost = search.cost(&workspace).map { Int($0) }
                    #expect(cost == oracle.cost(to: end), "seed \(seed), \(search.method): \(start) → \(end)")
                    guard let cost else { continue }
                    found += 1
                    let path = search.path(&workspace)
                    #expect(
                        path.flatMap { $0.sum(on: search, from: start, to: end) } == cost,
                        "seed \(seed), \(search.method): \(start) → \(end)")
                }
            }
        }
        #expect(found > searches.count * starts * ends / 4, "seed \(seed): only \(found) ways")
    }

    @Test("settles fewer nodes the more it knows")
    func settled() throws {
        let graph = try TestMaps.demo(seed: 1)
        var settled: [SearchMethod: Int] = [:]
        for method in SearchMethod.allCases {
            var generator = SeededGenerator(seed: 7)
            var router = Router(graph: graph, method: method)
            for _ in 0..<60 {
                let start = RandomNetwork.snap(in: graph, using: &generator)
                _ = router.cost(from: start, to: RandomNetwork.snap(in: graph, using: &generator))
                settled[method, default: 0] += router.settledNodes
            }
        }
        let dijkstra = try #require(settled[.dijkstra])
        #expect(try #require(settled[.aStar]) * 3 < dijkstra * 2, "\(settled)")
        #expect(try #require(settled[.contractionHierarchy]) * 6 < dijkstra, "\(settled)")
    }

    @Test("gives each of several profiles on one map its own ways, and costs replaced are costs computed anew")
    func profiles() throws {
        let graph = try RandomNetwork.graph(nodes: 100, seed: 77)
        let first = PreparedSearch(
            graph: graph, costs: ArcCosts(graph: graph, profile: .city), method: .contractionHierarchy)
        let searches = BicycleProfile.named.map { first.replacing(costs: ArcCosts(graph: graph, profile: $0)) }
        var generator = SeededGenerator(seed: 78)
        for _ in 0..<30 {
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let end = RandomNetwork.snap(in: graph, using: &generator)
            for search in searches {
                var router = Router(search)
                let oracle = PlainDijkstra(graph: graph, arcCosts: search.costs, from: start)
                #expect(router.cost(from: start, to: end).map { Int($0) } == oracle.cost(to: end), "seed 78")
            }
        }
    }

    @Test("agrees with the others where costs come near the largest number, and where labels wear out")
    func largeNumbers() throws {
        // Three pieces of road round half the Earth each: two of them are a way, three cost more than can be said.
        var builder = RoadNetworkBuilder()
        let nodes = (0..<6).map {
            builder.addNode(FixedCoordinate(longitude: Int32($0) * 350_000_000 - 875_000_000, latitude: 10))
        }
        for (from, to) in zip(nodes, nodes.dropFirst()) {
            let inner = [FixedCoordinate(longitude: 0, latitude: 890_000_000)]
            builder.addEdge(from: from, to: to, inner: inner, attributes: EdgeAttributes(roadClass: .residential))
        }
        let graph = try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "")))
        let costs = ArcCosts(graph: graph, profile: .city)
        let snaps = graph.edges.flatMap { edge in [0, 0.3, 1].map { graph.snap(onto: edge, at: $0) } }
        var reached = 0
        for method in SearchMethod.allCases {
            let search = PreparedSearch(graph: graph, costs: costs, method: method)
            var workspace = SearchWorkspace(nodeCount: graph.nodeCount, stamp: .max - 9)
            for start in snaps {
                let oracle = PlainDijkstra(graph: graph, arcCosts: costs, from: start)
                for end in snaps {
                    workspace.ends.set(graph: graph, costs: costs, from: start, to: end)
                    let expected = oracle.cost(to: end).flatMap { $0 < Int(ArcCosts.infinite) ? $0 : nil }
                    #expect(search.cost(&workspace).map { Int($0) } == expected, "\(method): \(start) → \(end)")
                    reached += expected == nil ? 0 : 1
                }
            }
        }
        let pairs = snaps.count * snaps.count * SearchMethod.allCases.count
        #expect(reached > pairs / 10 && reached < pairs * 9 / 10, "\(reached) of \(pairs)")
    }

    @Test("finds nothing on a map without roads to search")
    func empty() throws {
        let graph = try RoadGraph(bytes: RoadNetworkBuilder().finish(metadata: MapMetadata(attribution: "")))
        for method in SearchMethod.allCases {
            var router = Router(graph: graph, method: method)
            #expect(throws: RoutingError.self) {
                try router.route(through: Array(repeating: Coordinate(longitude: 1, latitude: 1), count: 2))
            }
        }
    }

    @Test("has a name that stays")
    func names() {
        #expect(
            SearchMethod.allCases.map(\.rawValue) == ["dijkstra", "a-star", "contraction-hierarchy"])
    }

    @Test("costs to all nodes are what plain Dijkstra says, up to the limit")
    func oneToAll() throws {
        let graph = try RandomNetwork.graph(nodes: 150, seed: 40)
        var generator = SeededGenerator(seed: 41)
        for round in 0..<20 {
            var router = Router(graph: graph, method: round < 10 ? .aStar : .contractionHierarchy)
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let oracle = PlainDijkstra(graph: graph, arcCosts: router.costs, from: start)
            let all = router.costsToNodes(from: start)
            let limit: UInt32 = 400_000
            let near = router.costsToNodes(from: start, below: limit)
            for node in graph.nodes {
                let expected = oracle.cost(toNode: node).map { UInt32($0) } ?? ArcCosts.infinite
                #expect(all[node.index] == expected, "seed 41, node \(node)")
                #expect(near[node.index] == (expected < limit ? expected : ArcCosts.infinite), "seed 41, node \(node)")
            }
        }
    }

    @Test(
        "tables hold what plain Dijkstra says, for more and fewer places than are worked on at once", arguments: 1...6)
    func tables(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 120, seed: seed)
        let costs = ArcCosts(graph: graph, profile: .city)
        var generator = SeededGenerator(seed: seed)
        for method in [SearchMethod.aStar, .contractionHierarchy] {
            var router = Router(graph: graph, costs: costs, method: method)
            for count in [0, 1, 7, 21] {
                let starts = (0..<count).map { _ in RandomNetwork.snap(in: graph, using: &generator) }
                let ends = starts.prefix(3) + (0..<9).map { _ in RandomNetwork.snap(in: graph, using: &generator) }
                let matrix = router.costs(from: starts, to: Array(ends))
                #expect(matrix.startCount == count && matrix.endCount == ends.count && matrix[count, 0] == nil)
                for (row, start) in starts.enumerated() {
                    let oracle = PlainDijkstra(graph: graph, arcCosts: costs, from: start)
                    for (column, end) in ends.enumerated() {
                        #expect(
                            matrix[row, column].map { Int($0) } == oracle.cost(to: end),
                            "seed \(seed), \(method): \(start) → \(end)")
                    }
                }
            }
        }
    }
}
