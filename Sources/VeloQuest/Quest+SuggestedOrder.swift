public import Geodesy
public import Quests
import RoadMap
public import Routing
import Scoring
import TourPlanning

/// The best order for riding to all tasks of a quest.
public struct SuggestedOrder: Sendable, Hashable {
    /// The tasks that can be reached, in the order of riding.
    public var tasks: [Quest.Task.ID]
    /// The tasks that cannot be reached, or from which the finish cannot be.
    public var unreachable: [Quest.Task.ID]
    /// Whether the order is proven optimal.
    public var isProvenOptimal: Bool
}

extension Quest {
    /// The cheapest order on the roads through all tasks, from a place to the finish if the quest has one.
    ///
    /// - Throws: `RoutingError` if `place` or the finish is off the map.
    /// - Complexity: one search of the map for each task, and see `OrienteeringProblem.plan(effort:from:seed:)`.
    public func suggestedOrder(
        from place: Coordinate, router: inout Router
    ) throws(RoutingError) -> SuggestedOrder {
        let start = try router.snap(place)
        let finish = try (settings.finish ?? settings.start).map { place throws(RoutingError) in try router.snap(place)
        }
        var stops: [(task: Task.ID, snap: Snap)] = []
        for task in tasks {
            if let snap = try? router.snap(task.coordinate) { stops.append((task.id, snap)) }
        }
        let outward = router.costs(from: start, to: stops.map { $0.snap })
        let home = finish.map { finish in stops.map { router.costs(from: $0.snap, to: [finish])[0] } }
        stops = stops.indices.filter { outward[$0] != nil && (home == nil || home?[$0] != .some(nil)) }.map {
            stops[$0]
        }

        let snaps = [start] + stops.map { $0.snap } + (finish.map { [$0] } ?? [])
        var costs = TravelMatrix(count: snaps.count)
        for from in snaps.indices {
            for (to, cost) in router.costs(from: snaps[from], to: snaps).enumerated() where from != to {
                if let cost { costs[from, to] = Int64(cost) }
            }
        }
        costs.takeShortcuts()
        var problem = OrienteeringProblem(
            costs: costs, start: 0, end: finish == nil ? nil : snaps.count - 1, limit: TravelMatrix.infinite - 1)
        // Equal prizes, so that only the path decides.
        for stop in stops.indices { problem.stops[stop + 1].prize = 1 }
        let plan = problem.plan(effort: .init(steps: 1000))
        let visited = (plan?.stops ?? []).map { stops[$0 - 1].task }
        return SuggestedOrder(
            tasks: visited, unreachable: tasks.map { $0.id }.filter { !visited.contains($0) },
            isProvenOptimal: plan?.isProvenOptimal ?? false)
    }
}
