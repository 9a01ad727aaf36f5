import EngineTestSupport
import Geodesy
import Support
import TestSupport
import Testing

@testable import RoadMap
@testable import Routing

@Suite("Alternatives")
struct AlternativeTests {
    /// Two places with three ways between them: the first in the middle, the second little longer, the third too long.
    private static func sketch(north: Double = 250, south: Double = 600) -> SketchedStreets {
        var sketch = SketchedStreets()
        sketch.street("West", (-200, 0), (0, 0))
        sketch.street("Middle", (0, 0), (500, 10), (1_000, 0))
        sketch.street("North", (0, 0), (250, north), (750, north), (1_000, 0))
        sketch.street("South", (0, 0), (250, -south), (750, -south), (1_000, 0))
        sketch.street("East", (1_000, 0), (1_200, 0))
        return sketch
    }

    private func ways(_ sketch: SketchedStreets, limit: Int = 2, rules: AlternativeRules = .init()) throws -> [[String]]
    {
        var router = Router(graph: try sketch.graph())
        let start = try router.snap(sketch.coordinate((-190, 0)))
        let end = try router.snap(sketch.coordinate((1_190, 0)))
        let legs = router.alternatives(from: start, to: end, limit: limit, rules: rules)
        return legs.map { leg in leg.streetSpans(graph: router.graph).compactMap(\.name) }
    }

    @Test("a way little longer stands beside the cheapest, one much longer does not")
    func admissible() throws {
        #expect(try ways(Self.sketch()) == [["West", "Middle", "East"], ["West", "North", "East"]])
        #expect(
            try ways(Self.sketch(south: 260)) == [
                ["West", "Middle", "East"], ["West", "North", "East"], ["West", "South", "East"],
            ])
        #expect(try ways(Self.sketch(south: 260), limit: 1).count == 2)
        #expect(try ways(Self.sketch(), limit: 0) == [["West", "Middle", "East"]])
        #expect(try ways(Self.sketch(), limit: -1).count == 1)
    }

    @Test("the rules decide")
    func rules() throws {
        #expect(try ways(Self.sketch(), rules: AlternativeRules(segment: 0.05)).count == 1)
        #expect(try ways(Self.sketch(), rules: AlternativeRules(sharing: 0.1)).count == 1)
        #expect(try ways(Self.sketch(), rules: AlternativeRules(segment: 1)).count == 3)
        #expect(
            AlternativeRules(sharing: .nan, segment: -1, optimality: 7)
                == AlternativeRules(
                    sharing: 0, segment: 0, optimality: 1))
    }

    @Test("along one edge, to where one is, and where nothing leads there is no choice")
    func noChoice() throws {
        let sketch = Self.sketch()
        var router = Router(graph: try sketch.graph())
        let (one, other) = try (
            router.snap(sketch.coordinate((-190, 0))), router.snap(sketch.coordinate((-20, 0)))
        )
        #expect(router.alternatives(from: one, to: other).count == 1)
        #expect(router.alternatives(from: one, to: one).map(\.distance) == [0])
        var islands = sketch
        islands.street("Island", (0, 3_000), (100, 3_000))
        var lost = Router(graph: try islands.graph())
        let start = try lost.snap(islands.coordinate((-190, 0)))
        let island = try #require(lost.graph.snap(near: islands.coordinate((50, 3_000)), within: 5, islands: .equal))
        #expect(lost.alternatives(from: start, to: island).isEmpty)
    }

    @Test("each alternative keeps the rules, on random networks", arguments: 1...8)
    func random(seed: UInt64) throws {
        let found = try check(
            try RandomNetwork.graph(nodes: 200, seed: seed &+ 40), pairs: 15, seed: seed, allParts: true)
        #expect(found > 3, "seed \(seed): only \(found) alternatives")
    }

    @Test("each alternative keeps the rules, in the generated town")
    func town() throws {
        #expect(try check(try TestMaps.demo(seed: 1), pairs: 60, seed: 3) > 20)
    }

    @Test(
        "each alternative keeps the rules, in Porto",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func porto() throws {
        #expect(try check(try TestMaps.extract("porto.osm.pbf"), pairs: 6, seed: 5) > 2)
    }

    private func inner(of graph: RoadGraph, using generator: inout SeededGenerator) -> Snap {
        while true {
            let edge = EdgeID(generator.next(below: graph.edgeCount))
            if graph.length(of: edge) > 0 { return graph.snap(onto: edge, at: 0.1 + 0.8 * generator.nextUnit()) }
        }
    }

    /// Checks alternatives between random places; how many there were beside the cheapest.
    ///
    /// - Parameter allParts: whether all parts that must be cheapest are held against plain Dijkstra, or a few against a router.
    private func check(_ graph: RoadGraph, pairs: Int, seed: UInt64, allParts: Bool = false) throws -> Int {
        var generator = SeededGenerator(seed: seed)
        let rules = AlternativeRules()
        var router = Router(graph: graph)
        var found = 0
        for _ in 0..<pairs {
            // A stop at a junction leaves a piece without length, which a leg does not keep.
            let (start, end) = (inner(of: graph, using: &generator), inner(of: graph, using: &generator))
            let legs = router.alternatives(from: start, to: end, limit: 3, rules: rules)
            let best = router.cost(from: start, to: end)
            let note: Comment = "seed \(seed): \(start) → \(end)"
            #expect(legs.first?.cost == best, note)
            guard let best, legs.count > 1 else { continue }
            found += legs.count - 1
            var taken = Set(legs[0].rides)
            for leg in legs.dropFirst() {
                let judged = JudgedLeg(leg, router.costs, graph)
                #expect(judged.isConnected, note)
                #expect(judged.cost == Int(leg.cost), note)
                #expect(!judged.isLoop, note)
                let common = judged.cost(sharedWith: Set(legs[0].rides))
                #expect(Double(judged.cost(sharedWith: taken)) <= rules.sharing * Double(best) + 1, note)
                let (detour, meanwhile) = (Double(Int(leg.cost) - common), Double(Int(best) - common))
                #expect(detour <= (1 + rules.segment) * meanwhile + 1, note)
                taken.formUnion(leg.rides)
                let parts = judged.parts(costing: rules.optimality * detour)
                for number in stride(from: 0, to: parts.count, by: allParts ? 1 : 1 + parts.count / 6) {
                    let part = parts[number]
                    let least =
                        allParts
                        ? PlainDijkstra(graph: graph, arcCosts: router.costs, from: part.start).cost(to: part.end)
                        : router.cost(from: part.start, to: part.end).map { Int($0) }
                    // The parts of two edges are each rounded to a millisecond.
                    #expect(least.map { abs($0 - part.cost) <= 2 } == true, note)
                }
            }
        }
        return found
    }
}

/// A ride over an edge in a direction.
private struct Ride: Hashable {
    var edge: EdgeID
    var isReversed: Bool
}

extension RouteLeg {
    fileprivate var rides: [Ride] { segments.map { Ride(edge: $0.edge, isReversed: $0.isReversed) } }
}

/// A leg with what each of its pieces costs, worked out from the graph alone.
private struct JudgedLeg {
    private let graph: RoadGraph
    private let rides: [Ride]
    private let costs: [Int]
    private let arcCosts: ArcCosts
    let isConnected: Bool
    let isLoop: Bool

    init(_ leg: RouteLeg, _ arcCosts: ArcCosts, _ graph: RoadGraph) {
        self.graph = graph
        self.arcCosts = arcCosts
        rides = leg.rides
        var isConnected = true
        var costs: [Int] = []
        // All nodes that one may be at: a junction with forbidden turns has copies.
        var nodes: [NodeID: Int] = [:]
        for (index, ride) in rides.enumerated() {
            var next: [NodeID: Int] = [:]
            for arc in graph.arcs(of: ride.edge, reversed: ride.isReversed) {
                guard index == 0 || nodes[graph.tail(ofArc: arc)] != nil else { continue }
                func part(_ snap: Snap) -> Int {
                    let fraction = ride.isReversed ? 1 - snap.fraction : snap.fraction
                    return Int(arcCosts.cost(ofArc: arc, upTo: fraction, in: graph))
                }
                var cost = Int(arcCosts.cost(ofArc: arc))
                if index == rides.count - 1, ride.edge == leg.end.edge { cost = part(leg.end) }
                if index == 0, ride.edge == leg.start.edge { cost -= part(leg.start) }
                let before = nodes[graph.tail(ofArc: arc)] ?? 0
                let head = graph.head(ofArc: arc)
                next[head] = min(next[head] ?? .max, before + cost)
            }
            if next.isEmpty { isConnected = false }
            costs.append((next.values.min() ?? 0) - (nodes.values.min() ?? 0))
            nodes = next
        }
        self.isConnected = isConnected
        self.costs = costs
        let places = rides.dropLast().map { ride in
            let ends = graph.ends(of: ride.edge)
            return graph.coordinate(ofNode: ride.isReversed ? ends.first : ends.last)
        }
        isLoop = Set(places).count < places.count
    }

    var cost: Int { costs.reduce(0, +) }

    func cost(sharedWith others: Set<Ride>) -> Int {
        zip(rides, costs).reduce(0) { $0 + (others.contains($1.0) ? $1.1 : 0) }
    }

    /// What the second half of a ride costs.
    private func rest(of ride: Ride) -> Int {
        guard let arc = graph.arc(of: ride.edge, reversed: ride.isReversed) else { return 0 }
        return Int(arcCosts.cost(ofArc: arc)) - Int(arcCosts.cost(ofArc: arc, upTo: 0.5, in: graph))
    }

    /// From the middle of each whole edge the part to the middle of the last that, with both, costs no more than `limit`.
    func parts(costing limit: Double) -> [(start: Snap, end: Snap, cost: Int)] {
        rides.indices.dropFirst().dropLast(2).compactMap { first in
            var last = first
            var sum = costs[first]
            while last + 2 < rides.count, Double(sum + costs[last + 1]) <= limit {
                last += 1
                sum += costs[last]
            }
            guard last > first, Double(sum) <= limit else { return nil }
            let start = graph.snap(onto: rides[first].edge, at: 0.5)
            let end = graph.snap(onto: rides[last].edge, at: 0.5)
            return (start, end, sum - costs[first] + rest(of: rides[first]) - rest(of: rides[last]))
        }
    }
}
