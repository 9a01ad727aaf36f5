import BikeRouting
import Geodesy

/// Closes roads ahead of riders who all share one search, each with a router that has found the way to be left.
struct ClosureTimes {
    let graph: RoadGraph
    let cases: Int

    func run() {
        let costs = ArcCosts(graph: graph, profile: .city)
        let search = PreparedSearch(graph: graph, costs: costs, method: .contractionHierarchy)
        var generator = SeededPlaces(graph: graph, seed: 3)
        var router = Router(search)
        var alone = Samples()
        var own = costs
        var node = NodeSearch(SearchHierarchy(graph: graph).costs(of: costs))
        var (closings, legs, both, openings) = (Samples(), Samples(), Samples(), Samples())
        for _ in 0..<cases {
            guard let start = graph.snap(near: generator.place(), within: 500),
                let end = graph.snap(near: generator.place(), within: 500),
                let leg = router.leg(from: start, to: end)
            else { continue }
            let edge = leg.stretches[generator.number(below: leg.stretches.count)].edge
            let arcs = graph.arcs(of: edge, reversed: false) + graph.arcs(of: edge, reversed: true)
            let before = arcs.map { own.cost(ofArc: $0) }
            for arc in arcs { own.setCost(ArcCosts.infinite, ofArc: arc) }
            alone.time { node.update(after: arcs, own) }
            for (arc, cost) in zip(arcs, before) { own.setCost(cost, ofArc: arc) }
            node.update(after: arcs, own)
            both.time {
                closings.time { router.closures = Closures(edges: [edge]) }
                let other = legs.time { router.leg(from: start, to: end) }
                if let other, other.stretches.contains(where: { $0.edge == edge }) { print("wrong closure", edge) }
            }
            openings.time { router.closures = Closures() }
        }
        alone.print("alone")
        closings.print("closing")
        legs.print("leg")
        both.print("closure")
        openings.print("opening")
    }
}
