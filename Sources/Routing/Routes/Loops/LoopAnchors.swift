import Geodesy
import RoadMap

/// The turning points between which round trips are looked for.
///
/// A round trip is a triangle on the roads: the start and two turning points. Nodes that the least-cost paths reach after about
/// a third of the length are sorted by their bearing from the start into sectors, one for each 15°.
struct LoopAnchors {
    struct Anchor {
        let node: NodeID
        let coordinate: Coordinate
        /// Metres along the least-cost path from the start.
        let distance: Double
    }

    static let sectors = 24

    private let start: Coordinate
    private let reached: [(node: NodeID, measure: Double)]
    private let places: [Coordinate]
    private let bearings: [Double]
    /// How much longer paths are than straight lines.
    let detour: Double

    init(_ reach: Reach) {
        let graph = reach.graph
        start = reach.start.coordinate
        reached = reach.nodes.filter { $0.measure > 0.1 * reach.limit }
        places = reached.map { graph.coordinate(ofNode: $0.node) }
        let (start, places) = (start, places)
        bearings = places.map { start.bearing(to: $0) }
        let ratios = zip(reached, places).map { $0.measure / max(start.distance(to: $1), 1) }.sorted()
        detour = ratios.isEmpty ? 1.3 : max(ratios[ratios.count / 2], 1)
    }

    /// The node of each sector whose distance is nearest to `distance`, at most a fifth away; sector 0 begins at north.
    ///
    /// - Complexity: O(nodes).
    func anchors(at distance: Double) -> [Anchor?] {
        var best: [Int?] = Array(repeating: nil, count: LoopAnchors.sectors)
        for index in reached.indices {
            let error = abs(reached[index].measure - distance)
            guard error <= distance / 5 else { continue }
            let sector = Int(bearings[index] / 360 * Double(LoopAnchors.sectors)) % LoopAnchors.sectors
            if let known = best[sector], abs(reached[known].measure - distance) <= error { continue }
            best[sector] = index
        }
        return best.map { index in
            index.map { Anchor(node: reached[$0].node, coordinate: places[$0], distance: reached[$0].measure) }
        }
    }
}
