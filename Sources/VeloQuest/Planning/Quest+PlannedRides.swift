public import Geodesy
public import Quests
import RoadMap
public import Routing
public import Scoring
public import TourPlanning

/// Plans to choose from that heed the zones of a quest.
public struct PlannedRides: Sendable {
    /// The best first; empty if the finish cannot be reached in time.
    public private(set) var plans: [RidePlan]
    /// Tasks that are near no open road, or without a path to the finish.
    public let unreachable: [Quest.Task.ID]

    /// Adds the climbs of all plans, as `RidePlan.addClimbs`.
    /// - Throws: as `RidePlanner.plan`.
    public mutating func addClimbs(
        of quest: Quest, from place: Coordinate, router: inout Router
    ) throws(RoutingError) {
        for number in plans.indices { try plans[number].addClimbs(of: quest, from: place, router: &router) }
    }
}

extension Quest {
    /// Plans as `RidePlanner.plans` does, on roads outside forbidden zones, and through toll zones only where the plan is worth more in
    /// spite of the tolls: of up to three toll zones every choice is tried, of more all, none, and each alone. Plans name the zones that
    /// they pass, also where a stop, the start or the finish lies in a forbidden one.
    ///
    /// - Parameter router: afterwards keeps off the zones that the plans keep out of, for the ways of these plans.
    /// - Throws: as `RidePlanner.plan`.
    /// - Complexity: as `RidePlanner.plans`, with toll zones once more for each choice of these with little effort; one search of the map for
    ///   each stop of a plan.
    public func plannedRides(
        from place: Coordinate, at time: Double, progress: RideProgress? = nil,
        terms: PlanningAssumptions = PlanningAssumptions(), effort: OrienteeringProblem.Effort = .thorough,
        router: inout Router
    ) throws(RoutingError) -> PlannedRides {
        let closed = router.closures
        let forbidden = closed.union(forbiddenRoads(in: router.graph, from: place))
        var best: (rides: PlannedRides, closures: Closures)?
        func keep(_ effort: OrienteeringProblem.Effort, _ closures: Closures) {
            router.closures = closures
            guard let rides = try? plannedRides(from: place, at: time, progress, terms, effort, &router),
                let first = rides.plans.first
            else { return }
            if let known = best?.rides.plans.first, known.total > first.total { return }
            best = (rides, closures)
        }
        let choices = tollChoices.map { chosen in
            forbidden.union(roads(router.graph) { chosen.contains($0.id) })
        }
        if choices.count > 1 { for closures in choices { keep(.quick, closures) } }
        keep(effort, best?.closures ?? forbidden)
        router.closures = best?.closures ?? closed
        if let best { return best.rides }
        return try plannedRides(from: place, at: time, progress, terms, effort, &router)
    }

    /// Sets of toll zones that a plan may keep out of; the first is none.
    private var tollChoices: [Set<Zone.ID>] {
        let tolls = zones.filter { if case .toll(let toll) = $0.kind { toll.isCharge } else { false } }.map { $0.id }
        guard tolls.count > 3 else {
            return (0..<1 << tolls.count).map { bits in
                Set(tolls.indices.filter { bits >> $0 & 1 == 1 }.map { tolls[$0] })
            }
        }
        return [[], Set(tolls)] + tolls.prefix(8).map { [$0] }
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
                try plans[number].addZones(of: self, from: place, terms: terms, router: &router)
            }
            // With tolls another one may be best; after it come those that are worth less and home earlier.
            let ranked = plans.enumerated().sorted {
                ($1.element.total, $0.element.finish, $0.offset) < ($0.element.total, $1.element.finish, $1.offset)
            }
            plans = []
            for plan in ranked.map({ $0.element }) {
                if let last = plans.last, plan.total >= last.total || plan.finish >= last.finish { continue }
                plans.append(plan)
            }
        }
        return PlannedRides(plans: plans, unreachable: planner.unreachable)
    }

    /// The roads inside zones.
    private func roads(_ graph: RoadGraph, of isWanted: (Zone) -> Bool) -> Closures {
        var closures = Closures()
        for zone in zones where isWanted(zone) {
            for rings in zone.polygons { _ = closures.close(inside: rings, in: graph) }
        }
        return closures
    }
}

extension Quest.Zone.Toll {
    /// Whether riding through costs points rather than bringing some.
    fileprivate var isCharge: Bool { perEntry > .zero || perMinute > .zero }
}
