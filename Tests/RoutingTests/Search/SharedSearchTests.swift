import EngineTestSupport
import Support
import Testing

@testable import RoadMap
@testable import Routing

@Suite("Riders who share a search")
struct SharedSearchTests {
    private static func search(_ graph: RoadGraph) -> PreparedSearch {
        PreparedSearch(graph: graph, costs: ArcCosts(graph: graph, profile: .city), method: .contractionHierarchy)
    }

    /// What arcs cost where edges are closed, worked out from the graph alone.
    private static func costs(_ graph: RoadGraph, without closed: Set<EdgeID>) -> ArcCosts {
        var costs = ArcCosts(graph: graph, profile: .city)
        for arc in graph.arcs where closed.contains(graph.edge(ofArc: arc).edge) {
            costs.setCost(ArcCosts.infinite, ofArc: arc)
        }
        return costs
    }

    @Test("do not see each other's closed roads, in whatever order these are closed and opened", arguments: 1...8)
    func apart(seed: UInt64) throws {
        let graph = seed > 7 ? try TestMaps.demo(seed: seed) : try RandomNetwork.graph(nodes: 150, seed: seed &+ 900)
        let search = Self.search(graph)
        var riders = [Set<EdgeID>](repeating: [], count: 2)
        var one = Router(search)
        var other = Router(search)
        var generator = SeededGenerator(seed: seed)
        func check(_ router: inout Router, _ closed: Set<EdgeID>, _ note: Comment) {
            let costs = Self.costs(graph, without: closed)
            #expect(router.costs.values == costs.values, note)
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let oracle = PlainDijkstra(graph: graph, arcCosts: costs, from: start)
            for _ in 0..<15 {
                let end = RandomNetwork.snap(in: graph, using: &generator)
                let leg = router.leg(from: start, to: end)
                #expect(leg.map { Int($0.cost) } == oracle.cost(to: end), note)
                #expect(leg?.segments.allSatisfy { !closed.contains($0.edge) } ?? true, note)
            }
        }
        for round in 0..<24 {
            let rider = generator.next(below: 2)
            switch generator.next(below: 4) {
            case 0: riders[rider] = []
            case 1: riders[rider] = [EdgeID(generator.next(below: graph.edgeCount))]
            default:
                let some = (0..<generator.next(in: 1...3)).map { _ in EdgeID(generator.next(below: graph.edgeCount)) }
                riders[rider].formSymmetricDifference(some)
            }
            if rider == 0 {
                one.closures = Closures(edges: riders[0])
            } else {
                other.closures = Closures(edges: riders[1])
            }
            check(&one, riders[0], "seed \(seed), round \(round), one")
            check(&other, riders[1], "seed \(seed), round \(round), other")
        }
        #expect(search.costs.isFlat && search.hierarchy?.isChanged == false)
    }

    @Test("find what a search made anew with the same closed roads finds", arguments: 1...6)
    func anew(seed: UInt64) throws {
        let graph = seed > 5 ? try TestMaps.demo(seed: seed) : try RandomNetwork.graph(nodes: 150, seed: seed &+ 950)
        let search = Self.search(graph)
        var mine = search
        var generator = SeededGenerator(seed: seed)
        let first = Set((0..<4).map { _ in EdgeID(generator.next(below: graph.edgeCount)) })
        let second = Set((0..<4).map { _ in EdgeID(generator.next(below: graph.edgeCount)) })
        for closed in [first, [], first, first.union(second), second, first, []] {
            mine.closures = Closures(edges: closed)
            let anew = ContractionHierarchy(graph: graph).costs(of: Self.costs(graph, without: closed))
            #expect(mine.hierarchy?.costs == anew.costs, "seed \(seed), \(closed)")
            let start = RandomNetwork.snap(in: graph, using: &generator)
            var router = Router(mine)
            var fresh = Router(graph: graph, costs: Self.costs(graph, without: closed), method: .aStar)
            #expect(router.costsToNodes(from: start) == fresh.costsToNodes(from: start), "seed \(seed), \(closed)")
            let ends = (0..<10).map { _ in RandomNetwork.snap(in: graph, using: &generator) }
            #expect(
                router.costs(from: [start], to: ends) == fresh.costs(from: [start], to: ends), "seed \(seed), \(closed)"
            )
            // These go from arc to arc, and find in each router what they find in the other.
            for limit in [60.0, 600] {
                let (near, expected) = (
                    router.reach(from: start, within: limit, by: .duration),
                    fresh.reach(from: start, within: limit, by: .duration)
                )
                #expect(near.pieces(within: limit) == expected.pieces(within: limit), "seed \(seed), \(closed)")
            }
            #expect(
                router.alternatives(from: start, to: ends[0]).map(\.cost)
                    == fresh.alternatives(from: start, to: ends[0]).map(\.cost), "seed \(seed), \(closed)")
        }
    }

    @Test("what goes from arc to arc follows closed roads as they change")
    func arcToArc() throws {
        let graph = try TestMaps.demo(seed: 1)
        var router = Router(Self.search(graph))
        var generator = SeededGenerator(seed: 12)
        for _ in 0..<8 {
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let closed = Set((0..<20).map { _ in EdgeID(generator.next(below: graph.edgeCount)) })
            router.closures = Closures(edges: closed)
            let found = router.reach(from: start, within: 3_000, by: .distance).pieces(within: 3_000)
            #expect(found.allSatisfy { !closed.contains($0.edge) || $0.edge == start.edge })
        }
    }

    @Test("copy only what a closed road changes, and nothing once it is open again")
    func memory() throws {
        let graph = try TestMaps.demo(seed: 1)
        let search = Self.search(graph).perfected()
        let open = try #require(search.hierarchy)
        var router = Router(search)
        for edge in [10, 200, 500] as [EdgeID] {
            router.closures = Closures(edges: [edge])
            let mine = try #require(router.search.hierarchy)
            #expect(mine.sharesMemory(with: open) && router.costs.sharesMemory(with: search.costs))
            #expect(
                mine.changedPages > 0 && mine.changedPages * 64 < open.costs.count / 4, "\(mine.changedPages) pages")
            #expect(!router.costs.isFlat && !mine.perfect.isKnown)
        }
        router.closures = Closures()
        let mine = try #require(router.search.hierarchy)
        #expect(mine.sharesMemory(with: open) && mine.changedPages == 0)
        #expect(router.costs.isFlat && router.costs.sharesMemory(with: search.costs))
        #expect(mine.perfect.isKnown)
    }

    @Test("a search from node to node changes costs of its own, and no others")
    func alone() throws {
        let graph = try TestMaps.demo(seed: 1)
        var costs = ArcCosts(graph: graph, profile: .city)
        var search = NodeSearch(ContractionHierarchy(graph: graph).costs(of: costs))
        costs.setCost(ArcCosts.infinite, ofArc: 77)
        search.update(after: [77], costs)
        #expect(!search.hierarchy.isChanged)
        let other = search.hierarchy
        costs.setCost(ArcCosts.infinite, ofArc: 99)
        search.update(after: [99], costs)
        #expect(!search.hierarchy.isChanged && !search.hierarchy.sharesMemory(with: other))
        #expect(other.costs != search.hierarchy.costs)
        #expect(search.hierarchy.costs == ContractionHierarchy(graph: graph).costs(of: costs).costs)
    }
}
