import EngineTestSupport
import Geodesy
import Support
import TestSupport
import Testing

@testable import RoadMap
@testable import Routing

@Suite("Routed again to the same target")
struct RerouteTests {
    /// Riders on the way to one target after the other who leave the route, each from the route that they got last; now and then
    /// a road ahead is closed, and opened again.
    private func ride(
        _ graph: RoadGraph, routes: Int, seed: UInt64, method: SearchMethod = .contractionHierarchy
    ) {
        var riders = WrongTurns(graph: graph, generator: SeededGenerator(seed: seed))
        var router = Router(graph: graph, method: method)
        var fresh = Router(graph: graph, method: method)
        var (found, same, others) = (0, 0, 0)
        for target in 0..<routes where found < routes {
            var tree = TargetSearchTree(to: riders.place())
            var leg = router.leg(from: [StartCandidate(riders.place())], toward: &tree)
            for turn in 0..<20 {
                guard let before = leg else { break }
                if turn % 6 == 3, let ahead = riders.generator.pick(before.leg.segments)?.edge {
                    router.closures = Closures(edges: [ahead])
                } else if turn % 6 == 5 {
                    router.closures = Closures()
                }
                fresh.closures = router.closures
                // One before whom a road was closed, one who keeps to the route, or not.
                let place =
                    turn % 6 == 3
                    ? before.leg.start
                    : turn % 3 == 2 ? riders.onRoute(before.leg)?.snap : riders.deviation(from: before.leg)?.snap
                guard let start = place else { break }
                let what = "seed \(seed), \(method), target \(target), turn \(turn)"
                let expected = fresh.leg(from: start, to: tree.target)
                #expect(router.cost(from: start, toward: &tree) == expected?.cost, "\(what)")
                leg = router.leg(from: [StartCandidate(start)], toward: &tree, replacing: before)
                #expect(leg?.leg.cost == expected?.cost, "\(what)")
                guard let leg, let expected else { break }
                found += 1
                if leg.leg.rides(as: expected) {
                    same += 1
                    #expect(leg.leg.difference(from: expected) == nil, "\(what)")
                }
                // Another one that costs the same.
                #expect(leg.leg.again(on: router).flatMap { leg.leg.difference(from: $0) } == nil, "\(what)")
                #expect(sum(leg.leg, on: router) == leg.leg.cost, "\(what)")
                if found % 16 == 0 {
                    others += 1
                    let oracle = PlainDijkstra(graph: graph, arcCosts: router.costs, from: start)
                    #expect(oracle.cost(to: tree.target) == Int(leg.leg.cost), "\(what)")
                }
            }
            router.closures = Closures()
        }
        #expect(found >= routes && others > 0, "only \(found) routes")
        #expect(same > found * 3 / 4, "only \(same) of \(found) are what a fresh search finds")
    }

    /// What the arcs of a leg cost together; `nil` where one does not begin where the one before ends.
    private func sum(_ leg: RouteLeg, on router: borrowing Router) -> UInt32? {
        guard let first = leg.arcs.first, let last = leg.arcs.last else { return nil }
        var way = FoundPath(cost: leg.cost, arcs: [], first: nil, last: last.arc)
        if leg.arcs.count > 1 {
            way.first = first.arc
            way.arcs = leg.arcs.dropFirst().dropLast().map(\.arc)
        }
        return way.sum(on: router.search, from: leg.start, to: leg.end).map { UInt32($0) }
    }

    @Test("1000 wrong turns in the generated town lead back as a fresh search does")
    func demoTown() throws {
        ride(try TestMaps.demo(seed: 1), routes: 1000, seed: 21)
    }

    @Test(
        "wrong turns lead back by methods that keep nothing as well",
        arguments: [SearchMethod.dijkstra, .aStar])
    func withoutHierarchy(method: SearchMethod) throws {
        ride(try TestMaps.demo(seed: 1), routes: 100, seed: 22, method: method)
    }

    @Test("wrong turns in random networks", arguments: [30, 31, 32, 33, 34])
    func randomNetworks(seed: UInt64) throws {
        ride(try RandomNetwork.graph(nodes: 400, seed: seed), routes: 200, seed: seed)
    }

    // A thousand each where the compiler has optimised; RerouteTimes compares thousands on whole cities.
    #if DEBUG
        private static let (count, largeCount) = (150, 50)
        private static let large = ["heidelberg.osm.pbf"]
    #else
        private static let (count, largeCount) = (1000, 1000)
        private static let large = ["porto.osm.pbf", "heidelberg.osm.pbf"]
    #endif

    @Test(
        "wrong turns on real extracts lead back as a fresh search does",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)),
        arguments: [
            "liechtenstein.osm.pbf", "moscow.osm.gz", "andorra.osm.pbf", "andorra.osm.gz", "monaco.osm.gz",
            "leeds-cycleway.osm",
        ])
    func extracts(name: String) throws {
        ride(try TestMaps.extract(name), routes: Self.count, seed: 23)
    }

    @Test(
        "wrong turns on large extracts lead back as a fresh search does",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)), arguments: large)
    func largeExtracts(name: String) throws {
        ride(try TestMaps.extract(name), routes: Self.largeCount, seed: 24)
    }

    @Test("what is kept is no more than eight bytes a node and a directory")
    func keptHalfIsSmall() throws {
        let graph = try TestMaps.demo(seed: 1)
        var router = Router(graph: graph, method: .contractionHierarchy)
        var riders = WrongTurns(graph: graph, generator: SeededGenerator(seed: 25))
        var tree = TargetSearchTree(to: riders.place())
        _ = router.cost(from: riders.place(), toward: &tree)
        let first = tree.byteCount
        for _ in 0..<300 { _ = router.cost(from: riders.place(), toward: &tree) }
        #expect(first > 0 && first < graph.nodeCount * 4, "\(first) bytes for one start")
        #expect(tree.byteCount > first && tree.byteCount < graph.nodeCount * 12 + 1024, "\(tree.byteCount) bytes")
    }
}
