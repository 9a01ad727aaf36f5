import EngineTestSupport
import RoadMap
import Routing
import Support
import TestSupport
import Testing

/// The code of the article on the search, compiled, run, and compared with the article.
@Suite("The article on the search")
struct TheSearchTests {
    private static func map() throws -> (graph: RoadGraph, start: Snap, end: Snap) {
        let graph = try TestMaps.demo(seed: 1)
        return (graph, graph.snap(onto: 5, at: 0.5), graph.snap(onto: EdgeID(graph.edgeCount - 5), at: 0.5))
    }

    @Test("a search that is shared")
    func sharing() throws {
        let (graph, start, end) = try Self.map()
        // snippet: shared
        let costs = ArcCosts(graph: graph, profile: .touring)
        let search = PreparedSearch(graph: graph, costs: costs, method: .contractionHierarchy)
        var router = Router(search)  // one a task; all of them share the search's memory
        let leg = router.leg(from: start, to: end)
        // end
        #expect(leg != nil)
    }

    @Test("a hierarchy from the order to a closed road")
    func hierarchy() throws {
        let (graph, start, end) = try Self.map()
        let costs = ArcCosts(graph: graph, profile: .touring)
        var usual = Router(graph: graph, costs: costs)
        let leg = usual.leg(from: start, to: end)
        let street = try #require(leg.map { $0.segments[$0.segments.count / 2].edge })
        // snippet: hierarchy
        let hierarchy = ContractionHierarchy(graph: graph)  // once a map
        let touring = hierarchy.costs(of: costs)  // once a profile
        var router = Router(PreparedSearch(graph: graph, costs: costs, hierarchy: touring))

        let best = router.cost(from: start, to: end)
        let table = router.costs(from: [start, end], to: [start, end])
        let everywhere = router.costsToNodes(from: start)

        router.closures = Closures(edges: [street])
        let detour = router.cost(from: start, to: end)
        router.closures = Closures()
        // end
        #expect(best != nil && table[0, 1] == best)
        #expect(detour ?? .max > best ?? .max)
        #expect(everywhere.count == graph.nodeCount)
        #expect(router.cost(from: start, to: end) == best)
    }

    @Test("what a search looked at")
    func space() throws {
        let (graph, start, end) = try Self.map()
        // snippet: space
        for method in SearchMethod.allCases {
            var router = Router(graph: graph, profile: .city, method: method)
            guard let cost = router.cost(from: start, to: end) else { continue }
            let space = router.searchSpace()
            print(method.name[.english], cost, space.settledNodes, space.fromStart.count, space.fromEnd.count)
        }
        // end
        let costs = SearchMethod.allCases.map { method in
            var router = Router(graph: graph, profile: .city, method: method)
            return router.cost(from: start, to: end)
        }
        #expect(Set(costs).count == 1)
    }

    @Test("the article shows the code of these tests; VELOQUEST_UPDATE_PAGES=1 writes it")
    func article() throws {
        let code = try ArticleCode(article: "Sources/Routing/Routing.docc/TheSearch.md", test: #filePath)
        #expect(code.isCurrent && !code.page.isEmpty, "\(code.unmatched)")
    }
}
