public import Geodesy
import RoadMap
public import Routing
import Scoring
public import TourPlanning

/// Whether and when a rider can be at the finish. Times are seconds since 1970-01-01 00:00 UTC.
public struct WayHome: Sendable, Hashable {
    /// The arrival of a rider who heads for the finish now.
    public let arrival: Double
    /// When the time limit ends; `nil` if there is none.
    public let limit: Double?
    /// Metres.
    public let distance: Double

    /// The seconds that remain before a rider who then heads for the finish would be late; negative if it is too late. `nil` without a
    /// limit.
    public var spare: Double? { limit.map { $0 - arrival } }
    /// Whether a rider who heads for the finish now arrives in time.
    public var isInTime: Bool { spare.map { $0 >= 0 } ?? true }
}

extension QuestRide {
    /// Plans the rest of the ride.
    ///
    /// - Parameters:
    ///   - place: the rider's position.
    ///   - time: in seconds since 1970-01-01 00:00 UTC.
    ///   - earlier: the plan so far; the search starts from its remaining tasks.
    /// - Returns: `nil` if the finish cannot be reached by the time that the rules require.
    /// - Throws: `RoutingError` if the place is off the map.
    public func plan(
        with planner: RidePlanner, from place: Coordinate, at time: Double,
        terms: PlanningAssumptions = PlanningAssumptions(),
        effort: OrienteeringProblem.Effort = .quick, after earlier: RidePlan? = nil, router: inout Router
    ) throws(RoutingError) -> RidePlan? {
        let tours = earlier?.tours.map { tour in
            tour.stops.map { $0.task }.filter { !(progress[$0]?.isSolved ?? true) }
        }
        return try planner.plan(
            from: place, at: time, progress: progress, terms: terms, effort: effort, after: tours ?? [],
            router: &router)
    }

    /// Whether the rider can still finish in time.
    ///
    /// - Returns: `nil` if the quest has neither finish nor start, or no path leads there.
    /// - Throws: `RoutingError` if the place or the finish is off the map.
    /// - Complexity: one search of the map.
    public func wayHome(
        from place: Coordinate, at time: Double, terms: PlanningAssumptions = PlanningAssumptions(),
        router: inout Router
    ) throws(RoutingError) -> WayHome? {
        guard let finishLocation else { return nil }
        let (start, end) = (try router.snap(place), try router.snap(finishLocation))
        guard let way = router.measures(from: start, to: [end])[0] else { return nil }
        let walk = (start.distance + end.distance) / max(terms.walkingSpeed, 0.1)
        return WayHome(
            arrival: time + walk + way.duration / max(terms.pace, 0.01), limit: progress.limitTime,
            distance: way.distance)
    }
}
