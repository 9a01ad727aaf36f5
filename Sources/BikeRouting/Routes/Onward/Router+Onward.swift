public import Geodesy

extension Router {
    /// The cheapest route through stops in the order given that turns back at none of them.
    ///
    ///     let loop = try router.route(onwardThrough: [home, lake, tower, home])
    ///
    /// A stop is left in the direction in which it was reached, and nobody turns round in the road; only where it ends. Among
    /// all routes of that kind this is the cheapest: a stop may be reached from the dearer side if that saves more later.
    /// A stop at a junction belongs to the one of its roads that it is put onto.
    ///
    /// `route(through:)` lets the rider turn at stops, as at a task where one gets off; this is for points that shape a ride.
    ///
    /// - Throws: `RoutingError`; `.noWayOn` where one would have to turn.
    /// - Complexity: two searches of the map a leg.
    public mutating func route(onwardThrough stops: [Coordinate]) throws(RoutingError) -> Route {
        guard stops.count >= 2 else { throw .tooFewStops }
        var snaps: [Snap] = []
        for stop in stops { snaps.append(try snap(stop)) }
        // What it costs to come to the stop in each direction, and the ways there.
        var arrivals: [Bool?: (cost: Int, ways: [FoundWay])] = [nil: (0, [])]
        for index in 1..<snaps.count {
            var next: [Bool?: (cost: Int, ways: [FoundWay])] = [:]
            for isReversed in [nil, false, true] as [Bool?] {
                guard let arrival = arrivals[isReversed] else { continue }
                let search = OnwardSearch(
                    graph: graph, costs: costs, from: snaps[index - 1], isReversed: isReversed, to: snaps[index],
                    workspace: &workspace)
                for (direction, way) in [(false, search.ways.forward), (true, search.ways.backward)] {
                    guard let way, arrival.cost + Int(way.cost) < next[direction]?.cost ?? .max else { continue }
                    next[direction] = (arrival.cost + Int(way.cost), arrival.ways + [way])
                }
            }
            guard !next.isEmpty else {
                throw cost(from: snaps[index - 1], to: snaps[index]) == nil
                    ? .unreachable(from: stops[index - 1], to: stops[index])
                    : .noWayOn(from: stops[index - 1], to: stops[index])
            }
            arrivals = next
        }
        let (one, other) = (arrivals[false], arrivals[true])
        let cheapest = (one?.cost ?? .max) <= (other?.cost ?? .max) ? one : other
        let legs = (cheapest?.ways ?? []).enumerated().map { index, way in
            LegAssembly.leg(graph: graph, costs: costs, from: snaps[index], to: snaps[index + 1], found: way)
        }
        return Route(legs: legs)
    }
}
