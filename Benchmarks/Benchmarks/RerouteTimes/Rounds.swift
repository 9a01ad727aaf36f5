import BikeRouting
import Geodesy
import Randomness

/// Rides of a rider who goes astray again and again.
struct Rounds: ~Copyable {
    private(set) var fresh = Durations()
    private(set) var first = Durations()
    private(set) var search = Durations()
    private(set) var reroute = Durations()
    private(set) var avoiding = Durations()
    private(set) var closing = Durations()
    private(set) var closed = Durations()
    private(set) var closingAndLeg = Durations()
    private(set) var compared = 0
    private(set) var others = 0
    private(set) var wrong = 0
    var meanStretches: Int { stretches / max(first.microseconds.count, 1) }

    private let graph: RoadGraph
    private var router: Router
    private var generator = SeededGenerator(seed: 1)
    private var stretches = 0

    init(_ search: PreparedSearch) {
        graph = search.graph
        router = Router(search)
        // A router that has been used: its own costs, and memory that is there.
        router.closures = Closures(edges: [0])
        router.closures = Closures()
    }

    /// Sets out between two nodes and takes wrong turns; on other rides roads ahead are closed, then opened again.
    mutating func ride(turns: Int) {
        let (start, target) = (node(), node())
        var half = TargetHalf(to: target)
        guard
            let leg = fresh.time({ router.leg(from: start, to: target).map { CuedLeg($0, in: graph) } }),
            let first = first.time({ router.leg(from: [StartChoice(start)], toward: &half) }), !leg.cues.isEmpty
        else { return }
        stretches += first.leg.stretches.count
        var guided = first
        for _ in 0..<turns {
            guard let off = wrongTurn(from: guided.leg) else { break }
            let passed = RoadPenalty(edge: off.passed.edge, isReversed: off.passed.isReversed, cost: 60_000)
            let old = guided
            // What the first search learns the others know, so each has a half of its own.
            var (one, other) = (half, half)
            _ = search.time { router.cost(from: off.place.snap, toward: &one) }
            _ = avoiding.time { router.leg(from: [off.place], toward: &other, replacing: old, avoiding: [passed]) }
            guard let next = reroute.time({ router.leg(from: [off.place], toward: &half, replacing: old) }) else {
                break
            }
            compare(next, from: off.place.snap, to: target)
            guided = next
        }
        for _ in 0..<turns { close(ahead: first, from: StartChoice(start), toward: &half) }
    }

    private mutating func close(ahead guided: CuedLeg, from place: StartChoice, toward half: inout TargetHalf) {
        guard let edge = generator.pick(guided.leg.stretches)?.edge, edge != place.snap.edge else { return }
        closing.time { router.closures = Closures(edges: [edge]) }
        if let next = closed.time({ router.leg(from: [place], toward: &half, replacing: guided) }) {
            compare(next, from: place.snap, to: half.target)
        }
        if let one = closing.microseconds.last, let other = closed.microseconds.last { closingAndLeg.add(one + other) }
        router.closures = Closures()
    }

    private mutating func compare(_ guided: CuedLeg, from start: Snap, to target: Snap) {
        guard let leg = router.leg(from: start, to: target) else { return wrong += 1 }
        compared += 1
        let cues = guided.leg.cues(in: graph)
        let isSameWay = leg.stretches.map(\.edge) == guided.leg.stretches.map(\.edge)
        if !isSameWay { others += 1 }
        if leg.cost != guided.leg.cost || cues.map(\.kind) != guided.cues.map(\.kind)
            || !zip(cues, guided.cues).allSatisfy({ ($0.along - $1.along).magnitude < 1e-6 && $0.name == $1.name })
            || isSameWay && leg.line.coordinates != guided.leg.line.coordinates
        {
            wrong += 1
        }
    }

    private mutating func node() -> Snap {
        while true {
            let edge = generator.next(below: graph.edgeCount)
            let attributes = graph.attributes(of: edge)
            if !attributes.isIsland { return graph.snap(onto: edge, at: generator.chance(0.5) ? 0 : 1) }
        }
    }

    /// A place 40 m off a leg, after a turn that was not told, and the road that should have been taken.
    private mutating func wrongTurn(
        from leg: RouteLeg
    ) -> (place: StartChoice, passed: (edge: RoadGraph.EdgeID, isReversed: Bool))? {
        for _ in 0..<100 where leg.stretches.count > 1 {
            let number = generator.next(below: leg.stretches.count - 1)
            let (ridden, next) = (leg.stretches[number], leg.stretches[number + 1])
            var node = ridden.isReversed ? graph.ends(of: ridden.edge).first : graph.ends(of: ridden.edge).last
            var taken = (edge: ridden.edge, isReversed: ridden.isReversed)
            var left = 40.0
            while let arc = generator.pick(
                graph.arcs(from: node).filter {
                    graph.edge(ofArc: $0).edge != taken.edge && graph.edge(ofArc: $0).edge != next.edge
                })
            {
                taken = graph.edge(ofArc: arc)
                let length = graph.length(of: taken.edge)
                if length >= left {
                    let snap = graph.snap(onto: taken.edge, at: taken.isReversed ? 1 - left / length : left / length)
                    return (StartChoice(snap), (next.edge, next.isReversed))
                }
                left -= length
                node = graph.head(ofArc: arc)
            }
        }
        return nil
    }
}
