import Geodesy
import Navigation
import RoadMap
import Routing
import Support

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
    var meanSegments: Int { segments / max(first.microseconds.count, 1) }

    private let graph: RoadGraph
    private var router: Router
    private var generator = SeededGenerator(seed: 1)
    private var segments = 0

    init(_ search: PreparedSearch) {
        graph = search.graph
        router = Router(search)
        // A router that has been used: its own costs, and memory that is there.
        router.closures = Closures(edges: [EdgeID(0)])
        router.closures = Closures()
    }

    /// Sets out between two nodes and takes wrong turns; on other rides roads ahead are closed, then opened again.
    mutating func ride(turns: Int) {
        let (start, target) = (node(), node())
        var tree = TargetSearchTree(to: target)
        guard
            let cues = fresh.time({ router.leg(from: start, to: target)?.cues(in: graph) }),
            let first = first.time({ Rounds.leg(&router, from: StartCandidate(start), toward: &tree) }), !cues.isEmpty
        else { return }
        segments += first.leg.segments.count
        var old = first
        for _ in 0..<turns {
            guard let off = wrongTurn(from: old.leg) else { break }
            let passed = RoadPenalty(edge: off.passed.edge, isReversed: off.passed.isReversed, cost: 60_000)
            // What the first search learns the others know, so each has a tree of its own.
            var (one, other) = (tree, tree)
            _ = search.time { router.cost(from: off.place.snap, toward: &one) }
            _ = avoiding.time {
                Rounds.leg(&router, from: off.place, toward: &other, replacing: old, avoiding: [passed])
            }
            guard let next = reroute.time({ Rounds.leg(&router, from: off.place, toward: &tree, replacing: old) })
            else {
                break
            }
            compare(next, from: off.place.snap, to: target)
            old = next
        }
        for _ in 0..<turns { close(ahead: first, from: StartCandidate(start), toward: &tree) }
    }

    private mutating func close(
        ahead old: ReroutableLeg, from place: StartCandidate, toward tree: inout TargetSearchTree
    ) {
        guard let edge = generator.pick(old.leg.segments)?.edge, edge != place.snap.edge else { return }
        closing.time { router.closures = Closures(edges: [edge]) }
        if let next = closed.time({ Rounds.leg(&router, from: place, toward: &tree, replacing: old) }) {
            compare(next, from: place.snap, to: tree.target)
        }
        if let one = closing.microseconds.last, let other = closed.microseconds.last { closingAndLeg.add(one + other) }
        router.closures = Closures()
    }

    /// What a session does for a new route: a leg that goes on along the old one where it can, and its cues.
    private static func leg(
        _ router: inout Router, from place: StartCandidate, toward tree: inout TargetSearchTree,
        replacing old: ReroutableLeg? = nil,
        avoiding penalties: [RoadPenalty] = []
    ) -> ReroutableLeg? {
        let found = router.leg(from: [place], toward: &tree, replacing: old, avoiding: penalties)
        return found.flatMap { $0.leg.cues(in: router.graph).isEmpty ? nil : $0 }
    }

    private mutating func compare(_ found: ReroutableLeg, from start: Snap, to target: Snap) {
        guard let leg = router.leg(from: start, to: target) else { return wrong += 1 }
        compared += 1
        let isSamePath = leg.segments.map(\.edge) == found.leg.segments.map(\.edge)
        if !isSamePath { others += 1 }
        if leg.cost != found.leg.cost || isSamePath && leg.line.coordinates != found.leg.line.coordinates { wrong += 1 }
    }

    private mutating func node() -> Snap {
        while true {
            let edge = EdgeID(generator.next(below: graph.edgeCount))
            let attributes = graph.attributes(of: edge)
            if !attributes.isIsland { return graph.snap(onto: edge, at: generator.chance(0.5) ? 0 : 1) }
        }
    }

    /// A place 40 m off a leg, after a turn that was not reported, and the road that should have been taken.
    private mutating func wrongTurn(
        from leg: RouteLeg
    ) -> (place: StartCandidate, passed: (edge: EdgeID, isReversed: Bool))? {
        for _ in 0..<100 where leg.segments.count > 1 {
            let number = generator.next(below: leg.segments.count - 1)
            let (ridden, next) = (leg.segments[number], leg.segments[number + 1])
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
                    return (StartCandidate(snap), (next.edge, next.isReversed))
                }
                left -= length
                node = graph.head(ofArc: arc)
            }
        }
        return nil
    }
}
