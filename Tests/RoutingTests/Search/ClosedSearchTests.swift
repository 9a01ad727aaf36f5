import EngineTestSupport
import Support
import Testing

@testable import RoadMap
@testable import Routing

@Suite("Every method of searching, with closed roads")
struct ClosedSearchTests {
    /// What is closed in a town for a while, and ways to look for meanwhile.
    private struct Hour {
        var profile: BicycleProfile
        var closures: Closures
        /// What the arcs cost, worked out from the graph alone.
        var costs: ArcCosts
        var start: Snap
        var ends: [Snap]

        func isClosed(_ snap: Snap) -> Bool { closures.edges.contains(snap.edge) }
    }

    @Test("finds what plain Dijkstra finds while roads are closed and opened", arguments: 1...8)
    func equalsDijkstra(seed: UInt64) throws {
        try compare(try RandomNetwork.graph(nodes: 120, seed: seed &+ 300), hours: 10, seed: seed)
    }

    @Test("finds what plain Dijkstra finds in the generated town, where turns are forbidden")
    func town() throws {
        try compare(try TestMaps.demo(seed: 1), hours: 4, seed: 5)
    }

    private func compare(_ graph: RoadGraph, hours: Int, seed: UInt64) throws {
        let hours = ClosedSearchTests.hours(hours, in: graph, seed: seed)
        let oracles = hours.map { PlainDijkstra(graph: graph, arcCosts: $0.costs, from: $0.start) }
        let free = hours.map {
            PlainDijkstra(graph: graph, arcCosts: ArcCosts(graph: graph, profile: $0.profile), from: $0.start)
        }
        var (changed, found) = (0, 0)
        for method in SearchMethod.allCases {
            var search = PreparedSearch(
                graph: graph, costs: ArcCosts(graph: graph, profile: hours[0].profile), method: method)
            for (number, hour) in hours.enumerated() {
                let note: Comment = "seed \(seed), \(method), hour \(number)"
                if hour.profile != search.costs.profile {
                    search = search.replacing(costs: ArcCosts(graph: graph, profile: hour.profile))
                }
                search.closures = hour.closures
                #expect(search.costs.values == hour.costs.values, note)
                var router = Router(search)
                for end in hour.ends {
                    let expected = oracles[number].cost(to: end)
                    #expect(router.cost(from: hour.start, to: end).map { Int($0) } == expected, note)
                    let leg = router.leg(from: hour.start, to: end)
                    #expect(leg.map { Int($0.cost) } == expected, note)
                    guard let leg else { continue }
                    found += 1
                    #expect(leg.segments.allSatisfy { !hour.closures.edges.contains($0.edge) }, note)
                    #expect(!hour.isClosed(hour.start) && !hour.isClosed(end), note)
                    if free[number].cost(to: end) != expected { changed += 1 }
                }
            }
        }
        #expect(changed > found / 10, "seed \(seed): the closures change \(changed) of \(found) ways only")
    }

    /// Some roads are closed and others opened from hour to hour, for a while with another profile; at last all are open.
    private static func hours(_ count: Int, in graph: RoadGraph, seed: UInt64) -> [Hour] {
        var generator = SeededGenerator(seed: seed)
        var edges: Set<EdgeID> = []
        return (0..<count).map { number in
            // A few roads, and so many that a hierarchy is worked out anew.
            let share = number.isMultiple(of: 2) ? 0.08 : 0.01
            edges.formSymmetricDifference(graph.edges.filter { _ in generator.chance(share) })
            if number == count - 1 { edges = [] }
            let profile: BicycleProfile = number % 4 == 2 ? .touring : .city
            var costs = ArcCosts(graph: graph, profile: profile)
            for arc in graph.arcs where edges.contains(graph.edge(ofArc: arc).edge) {
                costs.setCost(ArcCosts.infinite, ofArc: arc)
            }
            return Hour(
                profile: profile, closures: Closures(edges: edges), costs: costs,
                start: RandomNetwork.snap(in: graph, using: &generator),
                ends: (0..<12).map { _ in RandomNetwork.snap(in: graph, using: &generator) })
        }
    }

    @Test("finds no way that starts or ends on a closed road")
    func ends() throws {
        let graph = try TestMaps.demo(seed: 1)
        let (start, end) = (graph.snap(onto: 10, at: 0.3), graph.snap(onto: 200, at: 0.6))
        let same = graph.snap(onto: 10, at: 0.8)
        for method in SearchMethod.allCases {
            var router = Router(graph: graph, method: method)
            router.closures = Closures(edges: [10])
            #expect(router.leg(from: start, to: end) == nil, "\(method)")
            #expect(router.leg(from: end, to: start) == nil, "\(method)")
            #expect(router.leg(from: start, to: same) == nil, "\(method)")
        }
    }

    @Test("closes roads for one router, or for all that a search is handed to")
    func sharing() throws {
        let graph = try TestMaps.demo(seed: 1)
        let (start, end) = (graph.snap(onto: 10, at: 0.3), graph.snap(onto: 200, at: 0.6))
        var search = PreparedSearch(
            graph: graph, costs: ArcCosts(graph: graph, profile: .city), method: .contractionHierarchy)
        var one = Router(search)
        var other = Router(search)
        one.closures = Closures(edges: [10])
        #expect(one.leg(from: start, to: end) == nil)
        #expect(other.leg(from: start, to: end) != nil && other.closures.isEmpty)
        search.closures = one.closures
        other = Router(search)
        #expect(other.leg(from: start, to: end) == nil)
        other.closures = Closures()
        #expect(other.leg(from: start, to: end) != nil && one.leg(from: start, to: end) == nil)
    }

    @Test("keeps what is closed, and that it is perfected, with other costs")
    func replaced() throws {
        let graph = try RandomNetwork.graph(nodes: 100, seed: 5)
        var search = PreparedSearch(
            graph: graph, costs: ArcCosts(graph: graph, profile: .city), method: .contractionHierarchy)
        search.closures = Closures(edges: [1, 2, 3])
        let other = search.perfected().replacing(costs: ArcCosts(graph: graph, profile: .family))
        #expect(other.closures == search.closures && other.hierarchy?.perfect.isKnown == true)
        let oracleCosts = other.costs
        var router = Router(other)
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<20 {
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let oracle = PlainDijkstra(graph: graph, arcCosts: oracleCosts, from: start)
            for _ in 0..<20 {
                let end = RandomNetwork.snap(in: graph, using: &generator)
                let cost = router.cost(from: start, to: end).map { Int($0) }
                #expect(cost == oracle.cost(to: end))
            }
        }
    }

    @Test("finds no way between places of another map")
    func otherMap() throws {
        let graph = try RandomNetwork.graph(nodes: 20, seed: 6)
        let larger = try RandomNetwork.graph(nodes: 400, seed: 6)
        let here = graph.snap(onto: 0, at: 0.5)
        var nowhere = larger.snap(onto: EdgeID(larger.edgeCount - 1), at: 0.5)
        for method in SearchMethod.allCases {
            var router = Router(graph: graph, method: method)
            #expect(router.leg(from: here, to: nowhere) == nil && router.leg(from: nowhere, to: here) == nil)
            #expect(router.cost(from: nowhere, to: nowhere) == nil && router.costs(from: nowhere, to: [here]) == [nil])
            nowhere.edge = .missing
            #expect(router.cost(from: here, to: nowhere) == nil)
            nowhere.edge = 0
            nowhere.fraction = .nan
            #expect(router.cost(from: here, to: nowhere) == nil)
            nowhere = larger.snap(onto: EdgeID(larger.edgeCount - 1), at: 0.5)
        }
    }
}
