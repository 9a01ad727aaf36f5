import Geodesy

/// A lower bound on the cost between two nodes, from their coordinates alone: what makes Dijkstra's search A*.
///
/// Coordinates are laid on a plane with fixed metres a degree, where the straight distance obeys the triangle inequality.
/// `costPerMetre` is the smallest cost of any arc over the plane distance of its ends. So no arc costs less than its
/// plane distance times `costPerMetre`, and neither does any path: the bound is admissible and consistent by
/// construction, whatever the profile, wherever the map. A map across the antimeridian gets a weak bound, never a wrong
/// one.
///
/// Source: Hart, Nilsson and Raphael, *A formal basis for the heuristic determination of minimum cost paths* (1968).
@usableFromInline
package struct CostBound: Sendable {
    /// Metres on the plane in 10⁻⁷ degrees of longitude, times `costPerMetre`.
    @usableFromInline let costPerLongitude: Double
    /// Metres on the plane in 10⁻⁷ degrees of latitude, times `costPerMetre`.
    @usableFromInline let costPerLatitude: Double

    package init(graph: RoadGraph, costs: ContiguousArray<UInt32>) {
        let box = graph.bounds
        let middle = box.map { ($0.south + $0.north) / 2 } ?? 0
        let plane = LocalPlane(origin: Coordinate(longitude: 0, latitude: middle))
        let metresPerLongitude = plane.metresPerLongitude / 1e7
        let metresPerLatitude = plane.metresPerLatitude / 1e7

        var costPerMetre = Double.infinity
        let firstArcs = graph.firstArcs.values.span
        let heads = graph.arcHeads.values.span
        let places = graph.nodePlaces.values.span
        for node in places.indices {
            let start = places[node]
            for arc in (firstArcs[node]..<firstArcs[node + 1]).places {
                let end = places[heads[arc].index]
                let east = Double(Int64(end.longitude) - Int64(start.longitude)) * metresPerLongitude
                let north = Double(Int64(end.latitude) - Int64(start.latitude)) * metresPerLatitude
                let distance = (east * east + north * north).squareRoot()
                if distance > 0 { costPerMetre = min(costPerMetre, Double(costs[arc]) / distance) }
            }
        }
        // A trillionth less than the smallest quotient outweighs the rounding of the arithmetic below.
        let scale = costPerMetre.isFinite ? costPerMetre * (1 - 1e-12) : 0
        costPerLongitude = metresPerLongitude * scale
        costPerLatitude = metresPerLatitude * scale
    }

    /// One or two places, each with a cost that comes on top of the bound to it.
    @usableFromInline
    package struct Places {
        @usableFromInline var longitudes = SIMD2<Double>()
        @usableFromInline var latitudes = SIMD2<Double>()
        @usableFromInline var costs = SIMD2<Double>()
        private var places: (FixedCoordinate?, FixedCoordinate?)

        package init() {}

        /// Adds a place, or lowers the cost of a known one. At most two places; with a third no bound can be given.
        package mutating func insert(_ place: FixedCoordinate, cost: UInt32) {
            if places.0 == nil {
                // Both lanes, so that the second bound is the first until another place comes.
                places.0 = place
                for lane in 0..<2 { set(lane, place, cost) }
            } else if places.0 == place {
                if Double(cost) < costs[0] { set(0, place, cost) }
                if places.1 == nil { set(1, place, UInt32(costs[0])) }
            } else if places.1 == nil {
                places.1 = place
                set(1, place, cost)
            } else if places.1 == place {
                if Double(cost) < costs[1] { set(1, place, cost) }
            } else {
                costs = SIMD2(repeating: -.infinity)
            }
        }

        private mutating func set(_ lane: Int, _ place: FixedCoordinate, _ cost: UInt32) {
            longitudes[lane] = Double(place.longitude)
            latitudes[lane] = Double(place.latitude)
            costs[lane] = Double(cost)
        }
    }

    /// The bound between a place and the nearer of others, in milliseconds, rounded down.
    @inlinable @inline(__always)
    package func cost(between place: FixedCoordinate, and others: Places) -> UInt32 {
        let east = (others.longitudes - Double(place.longitude)) * costPerLongitude
        let north = (others.latitudes - Double(place.latitude)) * costPerLatitude
        let costs = (east * east + north * north).squareRoot() + others.costs
        return UInt32(max(0, min(costs[0], costs[1], Double(ArcCosts.infinite - 1))))
    }
}
