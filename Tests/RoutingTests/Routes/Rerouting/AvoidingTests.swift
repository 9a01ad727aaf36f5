import EngineTestSupport
import Support
import Testing

@testable import Navigation
@testable import RoadMap
@testable import Routing

@Suite("Setting out with likes and dislikes")
struct AvoidingTests {
    /// The least cost from some starts with what is added, by relaxing all arcs until nothing changes: the slowest oracle.
    private func leastCost(
        from starts: [StartCandidate], to target: Snap, avoiding penalties: [RoadPenalty], _ costs: ArcCosts,
        _ graph: RoadGraph
    ) -> Int? {
        func added(_ edge: EdgeID, _ isReversed: Bool) -> Int {
            penalties.filter { $0.edge == edge && $0.isReversed == isReversed }.map { Int($0.cost) }.max() ?? 0
        }
        func fraction(_ snap: Snap, _ isReversed: Bool) -> Double { isReversed ? 1 - snap.fraction : snap.fraction }
        func part(_ arc: ArcID, _ fraction: Double) -> Int { Int(costs.cost(ofArc: arc, upTo: fraction, in: graph)) }
        func whole(_ arc: ArcID) -> Int? {
            costs.cost(ofArc: arc) < ArcCosts.infinite ? Int(costs.cost(ofArc: arc)) : nil
        }
        var known: [NodeID: Int] = [:]
        var best: Int?
        for start in starts {
            for isReversed in [false, true] {
                guard let arc = graph.arc(of: start.snap.edge, reversed: isReversed), let whole = whole(arc) else {
                    continue
                }
                let turning = start.isReversed == !isReversed ? Int(start.turningRound) : 0
                let extra = Int(start.extraCost) + turning
                let from = fraction(start.snap, isReversed)
                let ends = graph.ends(of: start.snap.edge)
                if from >= 1, start.isReversed != isReversed {
                    let node = isReversed ? ends.first : ends.last
                    known[node] = min(known[node] ?? .max, extra)
                } else {
                    let ridden = from < 1 ? added(start.snap.edge, isReversed) : 0
                    let cost = whole - part(arc, from) + extra + ridden
                    let node = graph.head(ofArc: arc)
                    known[node] = min(known[node] ?? .max, cost)
                }
                let to = fraction(target, isReversed)
                if start.snap.edge == target.edge, from <= to {
                    let ridden = from < to ? added(target.edge, isReversed) : 0
                    let cost = part(arc, to) - part(arc, from) + extra + ridden
                    best = min(best ?? .max, cost)
                }
            }
        }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for node in graph.nodes {
                guard let cost = known[node] else { continue }
                for arc in graph.arcs(from: node) {
                    guard let whole = whole(arc) else { continue }
                    let (edge, isReversed) = graph.edge(ofArc: arc)
                    let next = cost + whole + added(edge, isReversed)
                    if next < known[graph.head(ofArc: arc)] ?? .max {
                        known[graph.head(ofArc: arc)] = next
                        hasChanged = true
                    }
                }
            }
        }
        for isReversed in [false, true] {
            let to = fraction(target, isReversed)
            for arc in graph.arcs(of: target.edge, reversed: isReversed) {
                guard whole(arc) != nil, let cost = known[graph.tail(ofArc: arc)] else { continue }
                let last = to > 0 ? part(arc, to) : 0
                best = min(best ?? .max, cost + last + (to > 0 ? added(target.edge, isReversed) : 0))
            }
        }
        return best
    }

    /// What a leg costs with what is added, by its segments.
    private func cost(of leg: RouteLeg, from starts: [StartCandidate], avoiding penalties: [RoadPenalty]) -> [Int] {
        let ridden = leg.segments.reduce(0) { sum, segment in
            sum
                + (penalties.filter { $0.edge == segment.edge && $0.isReversed == segment.isReversed }
                    .map { Int($0.cost) }.max() ?? 0)
        }
        return starts.filter { $0.snap == leg.start }.flatMap { start in
            [0, Int(start.turningRound)].map { Int(leg.cost) + ridden + Int(start.extraCost) + $0 }
        }
    }

    private func compare(seed: UInt64, method: SearchMethod) throws {
        let graph = try RandomNetwork.graph(nodes: 60, seed: seed)
        var router = Router(graph: graph, method: method)
        var riders = WrongTurns(graph: graph, generator: SeededGenerator(seed: seed))
        var mattered = 0
        for target in 0..<12 {
            var tree = TargetSearchTree(to: RandomNetwork.snap(in: graph, using: &riders.generator))
            var old: ReroutableLeg?
            for turn in 0..<8 {
                let starts = (0...riders.generator.next(below: 2)).map { _ in
                    StartCandidate(
                        RandomNetwork.snap(in: graph, using: &riders.generator),
                        isReversed: riders.generator.pick([nil, false, true]) ?? nil,
                        turningRound: UInt32(riders.generator.next(below: 60_000)),
                        extraCost: UInt32(riders.generator.next(below: 20_000)))
                }
                let plain = router.leg(from: starts, toward: &tree)
                // Mostly roads that would be taken, so that it matters.
                let penalties = (0..<riders.generator.next(below: 5)).compactMap { _ -> RoadPenalty? in
                    let segment = plain.flatMap { riders.generator.pick($0.leg.segments) }
                    return RoadPenalty(
                        edge: segment?.edge ?? EdgeID(riders.generator.next(below: graph.edgeCount)),
                        isReversed: segment?.isReversed ?? riders.generator.chance(0.5),
                        cost: UInt32(riders.generator.next(below: 600_000)))
                }
                let expected = leastCost(
                    from: starts, to: tree.target, avoiding: penalties, router.costs, graph)
                let found = router.leg(from: starts, toward: &tree, replacing: old, avoiding: penalties)
                let place = "seed \(seed), \(method), target \(target), turn \(turn)"
                #expect((found == nil) == (expected == nil), "\(place)")
                if let found, let expected {
                    let costs = cost(of: found.leg, from: starts, avoiding: penalties)
                    #expect(costs.contains(expected), "\(place): \(costs), not \(expected)")
                    if let plain, !plain.leg.rides(as: found.leg) { mattered += 1 }
                    old = found
                }
            }
        }
        #expect(mattered > 5, "only \(mattered) ways were other ones for what was added")
    }

    @Test("the way is the least of cost and what is added", arguments: 40..<48)
    func leastOfAll(seed: UInt64) throws {
        try compare(seed: seed, method: .contractionHierarchy)
    }

    @Test("and so by methods that keep nothing", arguments: [SearchMethod.dijkstra, .aStar])
    func withoutHierarchy(method: SearchMethod) throws {
        try compare(seed: 61, method: method)
    }

    @Test("a way that stays the best is kept, though others cost the same")
    func tieGoesToTheOldWay() throws {
        let graph = try TestMaps.demo(seed: 1)
        var router = Router(graph: graph, method: .contractionHierarchy)
        var riders = WrongTurns(graph: graph, generator: SeededGenerator(seed: 62))
        for _ in 0..<100 {
            var tree = TargetSearchTree(to: riders.place())
            guard let old = router.leg(from: [StartCandidate(riders.place())], toward: &tree) else { continue }
            guard let start = riders.onRoute(old.leg) else { continue }
            let new = try #require(router.leg(from: [start], toward: &tree, replacing: old))
            let kept = new.leg.segments.map(\.edge)
            #expect(
                Array(old.leg.segments.map(\.edge).suffix(kept.count)) == kept, "from \(start.snap) to \(tree.target)")
        }
    }

    @Test("nothing of another map, or off this one, ends the program")
    func strangers() throws {
        let (graph, other) = (try RandomNetwork.graph(nodes: 40, seed: 3), try TestMaps.demo(seed: 1))
        var router = Router(graph: graph, method: .contractionHierarchy)
        var stranger = Router(graph: other, method: .contractionHierarchy)
        var riders = WrongTurns(graph: other, generator: SeededGenerator(seed: 63))
        var tree = TargetSearchTree(to: graph.snap(onto: 0, at: 0.5))
        var far = TargetSearchTree(to: riders.place())
        let leg = stranger.leg(from: [StartCandidate(riders.place())], toward: &far)
        let penalty = RoadPenalty(edge: .missing, isReversed: false, cost: .max)
        let start = StartCandidate(graph.snap(onto: 1, at: 0), isReversed: true, turningRound: .max, extraCost: .max)
        #expect(router.leg(from: [], toward: &tree) == nil)
        _ = router.leg(from: [start], toward: &tree, replacing: leg, avoiding: [penalty])
        _ = router.leg(from: [start], toward: &far, replacing: leg, avoiding: [penalty])
        _ = router.leg(from: [StartCandidate(riders.place())], toward: &tree, replacing: leg)
        #expect(stranger.cost(from: riders.place(), toward: &far) != nil)
    }
}
