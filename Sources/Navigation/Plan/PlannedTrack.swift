public import Geodesy
package import RoadMap
public import Routing

/// A way that somebody drew or rode before, to be ridden as it is: it is rejoined after a deviation, not replaced.
///
///     let plan = try PlannedTrack(gpx.points, router: &router)
///     session.follow(plan)
///
/// The track is put onto the network; where it leaves that, or breaks off, the least-cost path leads on.
///
/// Not enforced: that it belongs to the map that is ridden on.
public struct PlannedTrack: Sendable, Hashable {
    /// The whole way; durations are the profile's.
    public let leg: RouteLeg
    /// Whether a rider who has left it is led back. Otherwise there is only an event.
    public var recalculates: Bool

    /// Metres between the places of a plan at which it may be rejoined.
    static let step = 50.0
    /// Metres ahead within which it is rejoined.
    static let reach = 2_000.0
    /// What a second of the plan that is left out counts, in seconds.
    static let loss = 1.5
    /// Metres from the plan within which a rider is on it.
    static let near = 30.0
    /// Metres of the plan that a rider who is on it may leave out at no cost.
    static let negligible = 100.0
    /// Metres per second at which a drawn track is taken to be ridden.
    private static let speed = 5.0
    /// The standard deviation of a drawn track in metres.
    private static let noise = 5.0

    /// Puts a track onto the network.
    ///
    /// - Parameters:
    ///   - places: in the order of the ride; those that are not on Earth are left out. They are taken to be right to some metres.
    ///   - recalculates: whether a rider who has left it is led back.
    ///   - router: finds the ways between parts of it.
    /// - Throws: `RoutingError` where it has less than two different places, or none of them is near a road, or no way joins its
    ///   parts.
    /// - Complexity: as `TrackMatch.init(of:in:model:)`, and a search for each part but the first.
    public init(_ places: [Coordinate], recalculates: Bool = true, router: inout Router) throws(RoutingError) {
        let line = Polyline(places.filter { $0.isOnEarth })
        guard let first = line.coordinates.first, line.length > 0 else { throw .tooFewStops }
        let fixes = zip(line.coordinates, line.distances).enumerated().map { number, place in
            Fix(
                time: place.1 / PlannedTrack.speed + Double(number) * 0.001, coordinate: place.0,
                horizontalAccuracy: PlannedTrack.noise * Fix.accuracyPerDeviation)
        }
        var model = MatchingModel()
        model.longestPause = .greatestFiniteMagnitude
        model.leastInterval = 0
        model.leastSpacing = 1
        let roads = TrackMatch(of: fixes, in: router.graph, model: model).roads.filter { !$0.segments.isEmpty }
        guard var leg = try roads.first.map({ (road) throws(RoutingError) in try PlannedTrack.leg(road, router) })
        else {
            throw .offTheMap(first, limit: model.reach * PlannedTrack.noise, bounds: router.graph.bounds)
        }
        for road in roads.dropFirst() {
            let next = try PlannedTrack.leg(road, router)
            guard let bridge = router.leg(from: leg.end, to: next.start) else {
                throw .unreachable(from: leg.end.coordinate, to: next.start.coordinate)
            }
            leg = leg.joined(to: bridge).joined(to: next)
        }
        self.leg = leg
        self.recalculates = recalculates
    }

    private static func leg(_ road: MatchedRoad, _ router: borrowing Router) throws(RoutingError) -> RouteLeg {
        let (first, last) = (road.segments[0], road.segments[road.segments.count - 1])
        let coordinates = road.line.coordinates
        return RouteLeg(
            along: road.segments, line: road.line, from: try snap(coordinates[0], onto: first.edge, router),
            to: try snap(coordinates[coordinates.count - 1], onto: last.edge, router), graph: router.graph,
            costs: router.costs)
    }

    /// A place of a line on the edge along which the line runs there.
    private static func snap(
        _ coordinate: Coordinate, onto edge: EdgeID, _ router: borrowing Router
    ) throws(RoutingError) -> Snap {
        let near = router.graph.snaps(near: coordinate, within: 10, limit: 16, islands: .equal)
        if let snap = near.first(where: { $0.edge == edge }) { return snap }
        return try router.snap(coordinate)
    }

    /// The place on the network that lies so many metres along the plan.
    package func snap(at along: Double, _ router: borrowing Router) throws(RoutingError) -> Snap {
        let coordinate = leg.line.coordinate(at: along) ?? leg.end.coordinate
        guard let segment = leg.segments.first(where: { $0.endsAt >= along }) ?? leg.segments.last else {
            return leg.end
        }
        return try PlannedTrack.snap(coordinate, onto: segment.edge, router)
    }
}

/// A way back to a plan and along it.
struct RejoinedPlan {
    var leg: RouteLeg
    /// Metres from the leg's start to where the plan begins on it.
    var joinsAt: Double
    /// Metres from the plan's start to that place.
    var planFrom: Double
}

extension PlannedTrack {
    /// Metres ahead on a plan within which closed roads are ridden round; those farther away may be open by then.
    static let horizon = 500.0

    /// Metres to where the last closed road of those soon to come ends; `nil` where none is closed.
    private func endOfClosures(_ closures: Closures, ahead along: Double) -> Double? {
        guard !closures.isEmpty else { return nil }
        var (before, end) = (0.0, Double?.none)
        for segment in leg.segments {
            let isSoon = segment.endsAt > along && before < along + PlannedTrack.horizon
            if isSoon, closures.edges.contains(segment.edge) { end = segment.endsAt }
            before = segment.endsAt
        }
        return end
    }

    /// Metres along the plan to where a rider is on it; `nil` beside it.
    private func along(near place: Coordinate, within window: ClosedRange<Double>, course: Double?) -> Double? {
        let search = PlaceOnRoute(line: leg.line, window: window, expected: window.lowerBound, course: course)
        return search.nearest(to: place).flatMap { $0.distance <= PlannedTrack.near ? $0.along : nil }
    }

    /// The way from where a rider is along the plan, not before `along` metres on it.
    func rejoined(
        from start: Snap, at motion: Motion, notBefore along: Double, router: inout Router
    ) throws(RoutingError) -> RejoinedPlan? {
        let along = endOfClosures(router.closures, ahead: along) ?? along
        let window = along...(along + PlannedTrack.reach)
        let near = [along...(along + PlannedTrack.negligible), window].compactMap {
            self.along(near: motion.coordinate, within: $0, course: motion.course)
        }
        if let near = near.last, near - along <= PlannedTrack.negligible {
            let begin = try snap(at: near, router)
            return RejoinedPlan(leg: leg.rest(from: near, start: begin), joinsAt: 0, planFrom: near)
        }
        // Do not jump to a later part of the plan only because it passes nearby.
        var (places, snaps): ([Double], [Snap]) = ([], [])
        let steps = stride(from: along, to: min(window.upperBound, leg.distance), by: PlannedTrack.step)
        for next in Array(steps) + near {
            let snap = try snap(at: next, router)
            guard !router.closures.edges.contains(snap.edge) else { continue }
            places.append(next)
            snaps.append(snap)
        }
        places.append(leg.distance)
        snaps.append(leg.end)
        let left = leg.remainingDuration(at: along)
        var best: (cost: Double, number: Int)?
        for (number, cost) in router.costs(from: start, to: snaps).enumerated() {
            guard let cost else { continue }
            let skipped = left - leg.remainingDuration(at: places[number])
            let total = Double(cost) / 1000 + (PlannedTrack.loss - 1) * skipped
            if total < best?.cost ?? .infinity { best = (total, number) }
        }
        guard let best, let way = router.leg(from: start, to: snaps[best.number]) else { return nil }
        let rest = leg.rest(from: places[best.number], start: snaps[best.number])
        return RejoinedPlan(leg: way.joined(to: rest), joinsAt: way.distance, planFrom: places[best.number])
    }
}

#if !hasFeature(Embedded)
    extension PlannedTrack: Codable {}
#endif
