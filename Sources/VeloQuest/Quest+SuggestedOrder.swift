public import BikeRouting
public import Geodesy
public import QuestEngine
import TourPlanning

/// In which order to ride to all tasks of a quest.
public struct SuggestedOrder: Sendable, Hashable {
    /// The tasks that can be reached, in the order of riding.
    public var tasks: [Quest.Task.ID]
    /// The tasks that cannot be reached, or not left again.
    public var unreachable: [Quest.Task.ID]
    /// Whether no order is faster.
    public var isProvenOptimal: Bool
}

extension Quest {
    /// The order of least cost on the roads through all tasks, from a place to the finish if the quest has one.
    ///
    /// - Throws: `RoutingError` if `place` is off the map.
    /// - Complexity: one search over the map a task, and see `OrienteeringProblem.plan(effort:from:seed:)`.
    public func suggestedOrder(
        from place: Coordinate, router: inout Router
    ) throws(RoutingError) -> SuggestedOrder {
        let start = try router.snap(place)
        var unreachable: [Task.ID] = []
        var stops: [(task: Task.ID, snap: Snap)] = []
        for task in tasks {
            do throws(RoutingError) {
                stops.append((task.id, try router.snap(task.coordinate)))
            } catch {
                unreachable.append(task.id)
            }
        }
        let fromStart = router.costs(from: start, to: stops.map(\.snap))
        let toStart = stops.map { router.costs(from: $0.snap, to: [start])[0] }
        unreachable += stops.indices.filter { fromStart[$0] == nil || toStart[$0] == nil }.map { stops[$0].task }
        stops.removeAll { unreachable.contains($0.task) }

        var snaps = [start] + stops.map(\.snap)
        let finish = (settings.finish ?? settings.start).flatMap { try? router.snap($0) }
        if let finish { snaps.append(finish) }
        var costs = CostMatrix(count: snaps.count)
        for from in snaps.indices {
            for (to, cost) in router.costs(from: snaps[from], to: snaps).enumerated() where from != to {
                if let cost { costs[from, to] = Int(cost) }
            }
        }
        costs.takeShortcuts()
        var problem = OrienteeringProblem(
            costs: costs, start: 0, end: finish == nil ? nil : snaps.count - 1, limit: CostMatrix.infinite - 1)
        // All alike, so that only the way decides.
        for stop in stops.indices { problem.stops[stop + 1].prize = 1 }
        let plan = problem.plan(effort: .init(steps: 1000))
        let visited = plan?.stops ?? []
        return SuggestedOrder(
            tasks: visited.map { stops[$0 - 1].task }, unreachable: unreachable,
            isProvenOptimal: plan?.isProvenOptimal ?? true)
    }
}
