import RoadMap
import Routing
import SimulatedRides
import Support

/// Draws rides along routes between places of a map: the profiles take turns.
struct RideDrawing {
    private static let shortest = 500.0
    private static let longest = 8000.0
    /// How often places are drawn in vain before a map counts as too small.
    private static let patience = 1000

    private let graph: RoadGraph
    private let costs: [ArcCosts]
    private var generator: SeededGenerator
    private var drawn = 0

    init(graph: RoadGraph, seed: UInt64) {
        self.graph = graph
        costs = BicycleProfile.named.map { ArcCosts(graph: graph, profile: $0) }
        generator = SeededGenerator(seed: seed)
    }

    mutating func next() -> Ride? {
        var router = Router(graph: graph, costs: costs[drawn % costs.count])
        drawn += 1
        for _ in 0..<RideDrawing.patience {
            let (start, end) = (place(), place())
            let straight = start.coordinate.distance(to: end.coordinate)
            guard straight > RideDrawing.shortest / 2, straight < RideDrawing.longest else { continue }
            guard let leg = router.leg(from: start, to: end) else { continue }
            guard (RideDrawing.shortest...RideDrawing.longest).contains(leg.distance) else { continue }
            return Ride(leg: leg, generator: &generator)
        }
        return nil
    }

    private mutating func place() -> Snap {
        while true {
            let edge = EdgeID(generator.next(below: graph.edgeCount))
            let attributes = graph.attributes(of: edge)
            guard !attributes.isIsland, attributes.roadClass != .ferry else { continue }
            return graph.snap(onto: edge, at: generator.nextUnit())
        }
    }
}
