import EngineTestSupport
import Geodesy
import RoadMap
import Routing
import Support
import Testing

@testable import Navigation

@Suite("Roads closed for a time")
struct TimedClosureTests {
    private let graph: RoadGraph
    private let leg: RouteLeg

    init() throws {
        let town = try TownCrossing()
        (graph, leg) = (town.graph, town.leg)
    }

    private func edge(at share: Double) throws -> EdgeID {
        try #require(leg.segments.first { $0.endsAt > leg.distance * share }).edge
    }

    @Test("holds from its beginning until just before its end")
    func holds() {
        let closure = TimedClosure(Closures(edges: [1]), from: 10, until: 20)
        #expect(
            ![9, 20, 21].contains { closure.holds(at: $0) } && [10, 15, 19.9].allSatisfy { closure.holds(at: $0) })
        #expect(TimedClosure(Closures(), until: 20).holds(at: -1e9) && TimedClosure(Closures()).holds(at: 1e12))
        #expect(!TimedClosure(Closures(), from: 20, until: 10).holds(at: 15))
    }

    @Test("a rider is led round roads ahead as soon as they close, not before, and they open by themselves")
    func ahead() throws {
        let closed = try edge(at: 0.7)
        let closure = TimedClosure(Closures(edges: [closed]), from: 50, until: 90)
        for isEarly in [false, true] {
            var rider = TestRider(graph, to: [leg.end.coordinate])
            if isEarly { rider.session.close(closure) }
            rider.ride(along: leg.line, to: 245)
            #expect(rider.time == 50 && rider.events.words == ["routed"])
            if !isEarly { rider.session.close(closure) }
            rider.ride(along: leg.line, from: 250, to: 250)
            #expect(rider.events.words == ["routed", "rerouted"])
            let new = try #require(rider.events.reroutes.first)
            #expect(!new.segments.contains { $0.edge == closed })
            // The new route is ridden until they open; nothing is said then.
            rider.ride(along: new.line, to: 300)
            #expect(rider.events.words == ["routed", "rerouted"] && rider.session.timedClosures.isEmpty)
            rider.session.setDestination(leg.end.coordinate)
            rider.ride(along: new.line, from: 305, to: 310)
            let after = try #require(rider.events.routes.last)
            let oracle = PlainDijkstra(graph: graph, arcCosts: rider.router.costs, from: after.start)
            let least = try #require(oracle.cost(to: after.end))
            // Who is under way would rather not turn round.
            #expect((least...least + 20_000).contains(Int(after.cost)))
        }
    }

    @Test("roads that closed and opened again before a rider sets out, or that are opened for all, are no matter")
    func opened() throws {
        var rider = TestRider(graph, to: [leg.end.coordinate])
        rider.session.close(TimedClosure(Closures(edges: [try edge(at: 0.5)]), until: -1))
        rider.session.close(TimedClosure(Closures(edges: [try edge(at: 0.6)])))
        rider.session.openRoads()
        rider.ride(along: leg.line)
        #expect(rider.events.words == ["routed", "arrived"])
    }

    @Test(
        "few closed roads and many give the cheapest way round them", arguments: [1, 5, 32, 33, 60, 120])
    func oracle(count: Int) throws {
        var (found, none) = (0, 0)
        for seed in 1...4 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            // Half of them where the ways lead, half anywhere.
            var edges = Array(Set(leg.segments.map(\.edge))).sorted()
            generator.shuffle(&edges)
            edges = edges.dropLast(edges.count - min(edges.count, (count + 1) / 2))
            var all = Array(graph.edges)
            generator.shuffle(&all)
            edges += all.filter { !edges.contains($0) }.prefix(count - edges.count)
            let closures = Closures(edges: Set(edges))
            #expect(closures.edges.count == count)
            var rider = TestRider(graph, to: [leg.end.coordinate])
            for edge in edges { rider.session.close(TimedClosure(Closures(edges: [edge]))) }
            rider.receive(Fix(time: 0, coordinate: leg.start.coordinate, horizontalAccuracy: 4))
            var closed = Router(graph: graph)
            closed.closures = closures
            guard let new = rider.events.routes.first else {
                none += 1
                #expect(rider.events.words == ["failed"], "seed \(seed)")
                let (start, end) = (try closed.snap(leg.start.coordinate), try closed.snap(leg.end.coordinate))
                let oracle = PlainDijkstra(graph: graph, arcCosts: closed.costs, from: start)
                #expect(oracle.cost(to: end) == nil, "seed \(seed)")
                continue
            }
            found += 1
            #expect(!new.segments.contains { closures.edges.contains($0.edge) }, "seed \(seed)")
            let (start, end) = (try closed.snap(leg.start.coordinate), try closed.snap(leg.end.coordinate))
            // On a junction the rider may be on any of its roads.
            #expect(new.end == end && new.start.coordinate.distance(to: start.coordinate) < 5, "seed \(seed)")
            let oracle = PlainDijkstra(graph: graph, arcCosts: closed.costs, from: new.start)
            #expect(Int(new.cost) == oracle.cost(to: new.end), "seed \(seed)")
            // The router is handed back as it was.
            #expect(rider.router.closures.isEmpty)
        }
        #expect(found >= (count < 100 ? 3 : 1), "\(found) found, \(none) not")
    }

    @Test("where there is no way round it is said when the old one is open again")
    func openAgain() throws {
        var network = DrawnNetwork()
        for east in stride(from: 0.0, to: 1_000, by: 200) { network.street((east, 0), (east + 200, 0)) }
        let graph = try network.graph()
        let closed = try #require(graph.snap(near: DrawnNetwork.coordinate(500, 0), within: 5)).edge
        for until in [50.0, nil] {
            var rider = TestRider(graph, to: [DrawnNetwork.coordinate(950, 0)])
            rider.ride([(0, 0), (100, 0)])
            rider.session.close(TimedClosure(Closures(edges: [closed]), until: until))
            rider.ride([(105, 0), (200, 0)])
            #expect(rider.events.words == ["routed", "failed"] && rider.time < 50)
            rider.ride([(205, 0), (380, 0)])
            let words = ["routed", "failed"] + (until == nil ? [] : ["rejoined"])
            #expect(rider.events.words == words)
            // Who rides through is led on from the other end.
            rider.ride([(385, 0), (950, 0)])
            #expect(rider.events.words == words + (until == nil ? ["rerouted"] : []) + ["arrived"])
        }
    }

    @Test("a closure that is over is forgotten, also by who goes nowhere")
    func forgotten() throws {
        var rider = TestRider(graph)
        rider.session.close(TimedClosure(Closures(edges: [1]), until: 10))
        rider.session.close(TimedClosure(Closures(edges: [2]), until: 20))
        rider.ride(along: leg.line, to: 75)
        #expect(rider.session.timedClosures.map(\.closures.edges) == [[2]])
    }
}
