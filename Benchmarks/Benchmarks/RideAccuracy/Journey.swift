import Geodesy
import RoadMap
import Routing
import Support

/// Where a rider sets out, and for which destination.
struct Journey {
    private static let distances = 2000.0...15_000.0
    /// How often places are drawn in vain before a map counts as too small.
    private static let patience = 2000

    var start: Coordinate
    var end: Coordinate

    /// Draws journeys between junctions of a map; fewer than asked for where it is small.
    static func drawn(_ count: Int, _ router: inout Router, seed: UInt64) -> [Journey] {
        var generator = SeededGenerator(seed: seed)
        var journeys: [Journey] = []
        for _ in 0..<count * patience where journeys.count < count {
            guard let start = place(router.graph, &generator), let end = place(router.graph, &generator),
                distances.upperBound > start.coordinate.distance(to: end.coordinate),
                let leg = router.leg(from: start, to: end), distances.contains(leg.distance)
            else { continue }
            journeys.append(Journey(start: start.coordinate, end: end.coordinate))
        }
        return journeys
    }

    private static func place(_ graph: RoadGraph, _ generator: inout SeededGenerator) -> Snap? {
        let edge = EdgeID(generator.next(below: graph.edgeCount))
        let attributes = graph.attributes(of: edge)
        guard !attributes.isIsland, attributes.roadClass != .ferry else { return nil }
        return graph.snap(onto: edge, at: generator.chance(0.5) ? 0 : 1)
    }
}
