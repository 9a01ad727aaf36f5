public import BikeRouting
public import Geodesy
public import QuestEngine
public import QuestModel
import RoadNetwork
public import TourPlanning

/// Plans to choose from that heed the zones of a quest.
public struct PlannedRides: Sendable {
    /// The best first; empty if the finish cannot be reached in time.
    public let plans: [RidePlan]
    /// Tasks that are near no open road, or without a path to the finish.
    public let unreachable: [Quest.Task.ID]
}

extension Quest {
    /// Plans as `RidePlanner.plans` does, on roads outside forbidden zones, and through toll zones only where the plan is worth more in
    /// spite of the tolls. If no ride keeps out of forbidden zones, the plans name those that they ride through.
    ///
    /// - Parameter router: afterwards keeps off the zones that the plans keep out of, for the ways of these plans.
    /// - Throws: as `RidePlanner.plan`.
    /// - Complexity: as `RidePlanner.plans`, once more if there are toll zones; one search of the map for each stop of a plan.
    public func plannedRides(
        from place: Coordinate, at time: Double, progress: RideProgress? = nil,
        terms: PlanningAssumptions = PlanningAssumptions(), effort: OrienteeringProblem.Effort = .thorough,
        router: inout Router
    ) throws(RoutingError) -> PlannedRides {
        let closed = router.closures
        let forbidden = closed.union(roads(router.graph) { $0 == .forbidden })
        let tolls = roads(router.graph) { if case .toll(let toll) = $0 { toll.isCharge } else { false } }
        var best: (rides: PlannedRides, closures: Closures)?
        for closures in tolls.isEmpty ? [forbidden] : [forbidden, forbidden.union(tolls)] {
            router.closures = closures
            guard
                let rides = try? plannedRides(from: place, at: time, progress, terms, effort, &router),
                let first = rides.plans.first
            else { continue }
            if let known = best?.rides.plans.first, known.total >= first.total { continue }
            best = (rides, closures)
        }
        router.closures = best?.closures ?? closed
        if let best { return best.rides }
        return try plannedRides(from: place, at: time, progress, terms, effort, &router)
    }

    private func plannedRides(
        from place: Coordinate, at time: Double, _ progress: RideProgress?, _ terms: PlanningAssumptions,
        _ effort: OrienteeringProblem.Effort, _ router: inout Router
    ) throws(RoutingError) -> PlannedRides {
        let planner = try RidePlanner(quest: self, router: router)
        var plans = try planner.plans(
            from: place, at: time, progress: progress, terms: terms, effort: effort, router: &router)
        if !zones.isEmpty {
            for number in plans.indices {
                try plans[number].addZones(of: self, from: place, pace: terms.pace, router: &router)
            }
            if let first = plans.first { plans = [first] + plans.dropFirst().filter { $0.total < first.total } }
        }
        return PlannedRides(plans: plans, unreachable: planner.unreachable)
    }

    /// The roads inside zones of a kind.
    private func roads(_ graph: RoadGraph, of isWanted: (Zone.Kind) -> Bool) -> Closures {
        var closures = Closures()
        for zone in zones where isWanted(zone.kind) {
            for rings in zone.polygons { _ = closures.close(inside: rings, in: graph) }
        }
        return closures
    }
}

extension Quest.Zone.Toll {
    /// Whether riding through costs points rather than bringing some.
    fileprivate var isCharge: Bool { perEntry > .zero || perMinute > .zero }
}
