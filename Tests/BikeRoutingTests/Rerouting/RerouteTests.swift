import Geodesy
import Randomness
import RoutingTestSupport
import TestSupport
import Testing

@testable import BikeRouting

@Suite("Routed again to the same target")
struct RerouteTests {
    /// Riders on the way to some targets who leave the route, each from the route that they got last; now and then a road ahead is
    /// closed, and opened again.
    private func ride(
        _ graph: RoadGraph, targets: Int, turns: Int, seed: UInt64, method: SearchMethod = .contractionHierarchy
    ) {
        var riders = WrongTurns(graph: graph, generator: SeededGenerator(seed: seed))
        var router = Router(graph: graph, method: method)
        var fresh = Router(graph: graph, method: method)
        var (routes, joined, closed) = (0, 0, 0)
        for target in 0..<targets {
            var half = TargetHalf(to: riders.place())
            var guided = router.leg(from: [StartChoice(riders.place())], toward: &half)
            for turn in 0..<turns {
                guard let before = guided else { break }
                switch turn % 6 {
                case 3:
                    guard let ahead = riders.generator.pick(before.leg.stretches)?.edge else { break }
                    router.closures = Closures(edges: [ahead])
                case 5: router.closures = Closures()
                default: break
                }
                fresh.closures = router.closures
                let off = turn % 3 == 2 ? riders.onRoute(before.leg) : riders.deviation(from: before.leg)
                guard var start = off else { break }
                start.isReversed = nil
                let place = "seed \(seed), \(method), target \(target), turn \(turn)"
                let expected = fresh.leg(from: start.snap, to: half.target)
                #expect(router.cost(from: start.snap, toward: &half) == expected?.cost, "\(place)")
                guided = router.leg(from: [start], toward: &half, replacing: before)
                #expect(guided?.leg.cost == expected?.cost, "\(place)")
                guard let guided, let expected else { break }
                routes += 1
                if guided.leg.line.coordinates.dropFirst(2).contains(before.leg.line.coordinates[0]) { closed += 1 }
                if guided.leg.rides(as: expected) {
                    joined += 1
                    #expect(guided.leg.difference(from: expected) == nil, "\(place)")
                }
                // Another one that costs the same.
                #expect(guided.leg.again(on: router).flatMap { guided.leg.difference(from: $0) } == nil, "\(place)")
                #expect(sum(guided.leg, on: router) == guided.leg.cost, "\(place)")
                #expect(guided.differenceOfCues(in: graph) == nil, "\(place)")
                if turn == 4 {
                    let oracle = PlainDijkstra(graph: graph, arcCosts: router.costs, from: start.snap)
                    #expect(oracle.cost(to: half.target) == Int(guided.leg.cost), "\(place)")
                }
            }
            router.closures = Closures()
        }
        #expect(routes > targets * turns / 2, "only \(routes) routes")
        #expect(joined > routes * 3 / 4, "only \(joined) of \(routes) are what a fresh search finds")
    }

    /// What the arcs of a leg cost together; `nil` where one does not begin where the one before ends.
    private func sum(_ leg: RouteLeg, on router: borrowing Router) -> UInt32? {
        guard let first = leg.arcs.first, let last = leg.arcs.last else { return nil }
        var way = FoundWay(cost: leg.cost, arcs: [], first: nil, last: last.arc)
        if leg.arcs.count > 1 {
            way.first = first.arc
            way.arcs = leg.arcs.dropFirst().dropLast().map { Int($0.arc) }
        }
        return way.sum(on: router.search, from: leg.start, to: leg.end).map { UInt32($0) }
    }

    @Test("1000 wrong turns in the generated town lead back as a fresh search does")
    func demoTown() throws {
        ride(try TestMaps.demo(seed: 1), targets: 50, turns: 20, seed: 21)
    }

    @Test("wrong turns lead back by methods that keep nothing as well", arguments: [SearchMethod.dijkstra, .aStar, .bidirectionalALT])
    func withoutHierarchy(method: SearchMethod) throws {
        ride(try TestMaps.demo(seed: 1), targets: 8, turns: 12, seed: 22, method: method)
    }

    @Test("wrong turns in random networks", arguments: [30, 31, 32, 33, 34])
    func randomNetworks(seed: UInt64) throws {
        ride(try RandomNetwork.graph(nodes: 400, seed: seed), targets: 20, turns: 20, seed: seed)
    }

    @Test(
        "wrong turns on real extracts lead back as a fresh search does",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)),
        arguments: [
            "liechtenstein.osm.pbf", "moscow.osm.gz", "andorra.osm.pbf", "andorra.osm.gz", "monaco.osm.gz",
            "leeds-cycleway.osm",
        ])
    func extracts(name: String) throws {
        ride(try TestMaps.extract(name), targets: 50, turns: 20, seed: 23)
    }

    @Test(
        "wrong turns on large extracts lead back as a fresh search does",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)),
        arguments: ["porto.osm.pbf", "heidelberg.osm.pbf"])
    func largeExtracts(name: String) throws {
        ride(try TestMaps.extract(name), targets: 5, turns: 20, seed: 24)
    }
}
