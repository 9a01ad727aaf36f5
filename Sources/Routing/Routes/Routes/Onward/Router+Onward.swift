public import Geodesy
import RoadMap

extension Router {
    /// The cheapest route through stops in the order given that turns back at none of them.
    ///
    ///     let loop = try router.route(onwardThrough: [home, lake, tower, home])
    ///
    /// A stop is left in the direction in which it was reached, and nobody turns round in the road; only where it ends. From
    /// a stop at a junction, half a metre more or less, every road leads on but the one just come by. Among all routes of that
    /// kind this is the cheapest: a stop may be reached from the dearer side if that saves more later.
    ///
    /// `route(through:)` lets the rider turn at stops, as at a task where one gets off; this is for points that shape a ride.
    ///
    /// - Throws: `RoutingError`; `.noWayOn` where one would have to turn.
    /// - Complexity: two searches of the map a leg; from a junction as many as roads lead there.
    public mutating func route(onwardThrough stops: [Coordinate]) throws(RoutingError) -> Route {
        guard stops.count >= 2 else { throw .tooFewStops }
        var snaps: [Snap] = []
        for stop in stops { snaps.append(try snap(stop)) }
        var rides = [OnwardRide(start: snaps[0])]
        for index in 1..<snaps.count {
            let isLast = index == snaps.count - 1
            rides = ridesOn(rides, to: isLast ? Passage.both(of: snaps[index]) : passages(of: snaps[index]))
            guard !rides.isEmpty else {
                throw cost(from: snaps[index - 1], to: snaps[index]) == nil
                    ? .unreachable(from: stops[index - 1], to: stops[index])
                    : .noWayOn(from: stops[index - 1], to: stops[index])
            }
        }
        let cheapest = rides.min { $0.cost < $1.cost }
        let legs = (cheapest?.legs ?? []).map { leg in
            LegAssembly.leg(graph: graph, costs: costs, from: leg.start, to: leg.end, found: leg.path)
        }
        return Route(legs: legs)
    }

    /// The cheapest ride to each passage of the next stop that goes on from one of those to the stop before.
    private mutating func ridesOn(_ rides: [OnwardRide], to passages: [Passage]) -> [OnwardRide] {
        let costs = flatCosts()
        var best: [OnwardRide?] = Array(repeating: nil, count: passages.count)
        for ride in rides {
            let search = OnwardSearch(
                graph: graph, costs: costs, from: ride.end, isReversed: ride.isReversed, to: passages,
                workspace: &workspace)
            for (number, path) in search.paths.enumerated() {
                guard let path, ride.cost + Int64(path.cost) < best[number]?.cost ?? .max else { continue }
                best[number] = ride.going(on: path, to: passages[number])
            }
        }
        return best.compactMap { $0 }
    }

    /// The ways to come through a stop: along its edge, or by any road to the junction that it lies on.
    private mutating func passages(of stop: Snap) -> [Passage] {
        let (before, length) = (stop.fraction, graph.length(of: stop.edge))
        guard min(before, 1 - before) * length <= 0.5 else { return Passage.both(of: stop) }
        let ends = graph.ends(of: stop.edge)
        let reverse = reverseArcs()
        let leading = graph.copies(of: before < 0.5 ? ends.first : ends.last).flatMap { node in
            reverse.arcs(to: node).map { graph.directedEdge(ofArc: $0) }
        }
        return Set(leading).sorted().map { edge in
            var snap = graph.snap(onto: edge.edge, at: edge.isReversed ? 0 : 1)
            snap.distance = stop.distance
            return Passage(snap: snap, isReversed: edge.isReversed)
        }
    }
}
