import EngineTestSupport
import Geodesy
import Support
import Testing

@testable import RoadMap
@testable import Routing

@Suite("A route that turns back at no stop")
struct OnwardRouteTests {
    /// A block of streets with a dead end to the north.
    private static func block() -> SketchedStreets {
        var sketch = SketchedStreets()
        sketch.street("South", (0, 0), (200, 0))
        sketch.street("East", (200, 0), (200, 100))
        sketch.street("North", (200, 100), (0, 100))
        sketch.street("West", (0, 100), (0, 0))
        sketch.street("Dead end", (0, 100), (0, 300))
        return sketch
    }

    private func names(_ stops: (Double, Double)..., in sketch: SketchedStreets) throws -> [[String]] {
        var router = Router(graph: try sketch.graph())
        router.snapRadius = 10
        let route = try router.route(onwardThrough: stops.map(sketch.coordinate))
        return route.legs.map { leg in leg.streetSpans(graph: router.graph).compactMap(\.name) }
    }

    @Test("goes round the block")
    func block() throws {
        let found = try names((50, 0), (150, 0), (50, 0), in: Self.block())
        #expect(found == [["South"], ["South", "East", "North", "West", "South"]])
    }

    @Test("comes to a stop from the side that is the better one later")
    func foresight() throws {
        // Straight on to the stop is shortest, but then the way on leads round.
        let found = try names((20, 100), (0, 40), (100, 100), in: Self.block())
        #expect(
            found == [["North", "West"], ["West", "South", "East", "North"]]
                || found == [["North", "East", "South", "West"], ["West", "North"]])
    }

    @Test("turns round where a road ends")
    func deadEnd() throws {
        let found = try names((0, 50), (0, 200), (0, 50), in: Self.block())
        #expect(found == [["West", "Dead end"], ["Dead end", "West"]])
        var router = Router(graph: try Self.block().graph())
        let route = try router.route(onwardThrough: [(0.0, 50.0), (0, 200), (0, 50)].map(Self.block().coordinate))
        #expect(abs(route.distance - 500) < 2, "to the very end and back: \(route.distance)")
        let turning = try router.route(through: [(0.0, 50.0), (0, 200), (0, 50)].map(Self.block().coordinate))
        #expect(abs(turning.distance - 300) < 2)
    }

    @Test("goes on from a junction by every road but the one just come by")
    func junction() throws {
        var sketch = Self.block()
        sketch.street("South", (-100, 0), (0, 0))
        sketch.street("Far south", (0, 0), (0, -100))
        let corner = (0.0, 0.0)
        #expect(try names((100, 0), corner, (-50, 0), in: sketch) == [["South"], ["South"]])
        #expect(try names((100, 0), corner, (0, 50), in: sketch) == [["South"], ["West"]])
        #expect(try names((0, 50), corner, (0, -50), in: sketch) == [["West"], ["Far south"]])
        #expect(try names((-50, 0), corner, (0, -50), in: sketch) == [["South"], ["Far south"]])
        let round = try names((0, 50), corner, (0, 50), in: Self.block())
        #expect(round == [["West"], ["South", "East", "North", "West"]])
        // A little beside the junction as well, and at the corner of two roads.
        #expect(try names((100, 0), (-0.3, 0.2), (0, -50), in: sketch) == [["South"], ["Far south"]])
        #expect(try names((100, 0), (200, 0), (200, 50), in: sketch) == [["South"], ["East"]])
        let end = try names((0, 150), (0, 300), (0, 150), in: sketch)
        #expect(end == [["Dead end"], ["Dead end"]])
    }

    @Test("keeps to forbidden turns at a stop on a junction")
    func forbiddenTurn() throws {
        var sketch = Self.block()
        sketch.street("Far south", (0, 0), (0, -100))
        sketch.forbid((0, 100), (0, 0), (0, -100))
        let found = try names((0, 50), (0, 0), (0, -50), in: sketch)
        #expect(found != [["West"], ["Far south"]] && found.last?.last == "Far south", "\(found)")
    }

    @Test("says where one would have to turn back")
    func noWayOn() throws {
        var sketch = SketchedStreets()
        sketch.street("In", (0, 0), (200, 0))
        sketch.street("Trap", (200, 0), (300, 0))
        sketch.street("Away", (300, 0), (400, 0), isOneWay: true)
        sketch.street("Out", (200, 0), (200, 100))
        var router = Router(graph: try sketch.graph())
        let stops = [(50.0, 0.0), (250, 0), (200, 50)].map(sketch.coordinate)
        #expect(throws: RoutingError.noWayOn(from: stops[1], to: stops[2])) { try router.route(onwardThrough: stops) }
        #expect(try router.route(through: stops).legs.count == 2)
        let back = [sketch.coordinate((390, 0)), stops[0]]
        router.snapRadius = 5
        #expect(throws: RoutingError.unreachable(from: back[0], to: back[1])) { try router.route(onwardThrough: back) }
        #expect(throws: RoutingError.tooFewStops) { try router.route(onwardThrough: [stops[0]]) }
    }

    @Test("costs what a search over pairs of arcs says", arguments: 1...8)
    func oracle(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let graph = try RandomNetwork.graph(nodes: 60, seed: seed &+ 70)
        var router = Router(graph: graph)
        router.snapRadius = 5
        var compared = 0
        for _ in 0..<8 {
            let stops = (0..<3).map { number in
                // A stop between is as often at a junction as not; one at the ends costs what is lost there or not.
                let share = number == 1 ? generator.pick([0, 1, 0.5, 0.7]) ?? 0 : 0.1 + 0.8 * generator.nextUnit()
                return graph.snap(onto: EdgeID(generator.next(below: graph.edgeCount)), at: share)
            }
            // As the router puts them: what lies under another edge is no stop on this one.
            let snaps = try stops.map { try router.snap($0.coordinate) }
            // Who starts on a junction has come along no road, which the oracle does not know.
            guard (0.001...0.999).contains(snaps[0].fraction) else { continue }
            let expected = OnwardOracle(graph, router.costs).cost(through: snaps)
            let route = try? router.route(onwardThrough: stops.map(\.coordinate))
            #expect(route.map { Int($0.cost) } == expected, "seed \(seed): \(snaps)")
            guard let route else { continue }
            compared += 1
            let rides = route.legs.flatMap(\.segments)
            for (one, next) in zip(rides, rides.dropFirst()) where one.edge == next.edge {
                guard one.isReversed != next.isReversed else { continue }
                let ends = graph.ends(of: one.edge)
                let node = one.isReversed ? ends.first : ends.last
                let ways = Set(graph.arcs(from: node).map { graph.edge(ofArc: $0).edge })
                // Going round a loop without length is no part of a leg.
                guard ways.allSatisfy({ graph.length(of: $0) > 0 }) else { continue }
                #expect(ways == [one.edge], "seed \(seed): turns round on edge \(one.edge)")
            }
        }
        #expect(compared > 2, "seed \(seed): only \(compared) routes")
    }
}

/// The slow oracle: Bellman and Ford's relaxation over arcs instead of nodes, stop by stop.
private struct OnwardOracle {
    private let graph: RoadGraph
    private let costs: ArcCosts
    private let tails: [NodeID]

    init(_ graph: RoadGraph, _ costs: ArcCosts) {
        self.graph = graph
        self.costs = costs
        tails = graph.nodes.flatMap { node in graph.arcs(from: node).map { _ in node } }
    }

    func cost(through stops: [Snap]) -> Int? {
        var arrivals: [(snap: Snap, isReversed: Bool, cost: Int)] = [(stops[0], false, 0), (stops[0], true, 0)]
        for (number, stop) in stops.enumerated().dropFirst() {
            var next: [(snap: Snap, isReversed: Bool, cost: Int)] = []
            let places = number == stops.count - 1 ? [(stop, [false, true])] : places(of: stop)
            let legs = arrivals.map { leg(from: $0.snap, $0.isReversed, to: places.map(\.0)) }
            for (place, (end, directions)) in places.enumerated() {
                for direction in directions {
                    let costs = zip(arrivals, legs).compactMap { arrival, ways in
                        ways[place][direction].map { arrival.cost + $0 }
                    }
                    if let least = costs.min() { next.append((end, direction, least)) }
                }
            }
            arrivals = next
        }
        return arrivals.map(\.cost).min()
    }

    /// Where a stop may be passed, and in which directions: at a junction, the end of every edge that meets there.
    private func places(of stop: Snap) -> [(Snap, [Bool])] {
        let ends = graph.ends(of: stop.edge)
        let beside = [(ends.first, stop.fraction), (ends.last, 1 - stop.fraction)].min { $0.1 < $1.1 }
        guard let (node, share) = beside, share * graph.length(of: stop.edge) <= 0.5 else {
            return [(stop, [false, true])]
        }
        let place = graph.coordinate(ofNode: node)
        return graph.edges.flatMap { edge in
            [false, true].compactMap { isReversed in
                let ends = graph.ends(of: edge)
                return graph.coordinate(ofNode: isReversed ? ends.first : ends.last) == place
                    ? (graph.snap(onto: edge, at: isReversed ? 0 : 1), [isReversed]) : nil
            }
        }
    }

    private func share(_ snap: Snap, _ isReversed: Bool) -> Double { isReversed ? 1 - snap.fraction : snap.fraction }

    private func spent(_ arc: ArcID, _ snap: Snap) -> Int {
        Int(costs.cost(ofArc: arc, upTo: share(snap, graph.edge(ofArc: arc).isReversed), in: graph))
    }

    /// What it costs to the end of each arc, then onto the arcs of each end.
    private func leg(from start: Snap, _ isReversed: Bool, to ends: [Snap]) -> [[Bool: Int]] {
        var result: [[Bool: Int]] = Array(repeating: [:], count: ends.count)
        guard let begin = graph.arc(of: start.edge, reversed: isReversed) else { return result }
        for (number, end) in ends.enumerated()
        where start.edge == end.edge && share(start, isReversed) <= share(end, isReversed) {
            result[number][isReversed] = spent(begin, end) - spent(begin, start)
        }
        // Where a ride along the first arc ends; it may be ridden again later, as a whole.
        var least: [Int?] = Array(repeating: nil, count: graph.arcCount)
        let entered = Int(costs.cost(ofArc: begin)) - spent(begin, start)
        var isChanged = true
        func onward(_ arc: ArcID, _ cost: Int) {
            let node = graph.head(ofArc: arc)
            let (edge, isReversed) = graph.edge(ofArc: arc)
            let isDeadEnd = graph.arcs(from: node).allSatisfy {
                graph.edge(ofArc: $0).edge == edge && graph.edge(ofArc: $0).isReversed != isReversed
            }
            for next in graph.arcs(from: node) {
                let (other, otherReversed) = graph.edge(ofArc: next)
                guard isDeadEnd || other != edge || otherReversed == isReversed else { continue }
                let sum = cost + Int(costs.cost(ofArc: next))
                if sum < least[next.index] ?? .max {
                    least[next.index] = sum
                    isChanged = true
                }
                for (number, end) in ends.enumerated() where other == end.edge {
                    result[number][otherReversed] = min(
                        result[number][otherReversed] ?? .max, cost + spent(next, end))
                }
            }
        }
        while isChanged {
            isChanged = false
            onward(begin, entered)
            for arc in graph.arcs { if let cost = least[arc.index] { onward(arc, cost) } }
        }
        return result
    }
}
