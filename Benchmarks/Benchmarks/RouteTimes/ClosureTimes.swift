import Geodesy
import RoadMap
import Routing

/// Closes roads ahead of riders who all share one search, each with a router that has found the way to be left.
struct ClosureTimes {
    let graph: RoadGraph
    let cases: Int

    func run() {
        let costs = ArcCosts(graph: graph, profile: .city)
        let search = PreparedSearch(graph: graph, costs: costs, method: .contractionHierarchy)
        var generator = SeededPlaces(graph: graph, seed: 3)
        var router = Router(search)
        var (closings, legs, both, openings) = (Samples(), Samples(), Samples(), Samples())
        for _ in 0..<cases {
            guard let start = graph.snap(near: generator.place(), within: 500),
                let end = graph.snap(near: generator.place(), within: 500),
                let leg = router.leg(from: start, to: end)
            else { continue }
            let edge = leg.segments[generator.number(below: leg.segments.count)].edge
            both.time {
                closings.time { router.closures = Closures(edges: [edge]) }
                let other = legs.time { router.leg(from: start, to: end) }
                if let other, other.segments.contains(where: { $0.edge == edge }) { print("wrong closure", edge) }
            }
            openings.time { router.closures = Closures() }
        }
        closings.print("closing")
        legs.print("leg")
        both.print("closure")
        openings.print("opening")
    }
}
