import Quests
import TourPlanning

/// Plans that are best where more counts than the points of single tasks.
extension RidePlanner {
    /// The plan that visits no task of a course out of order; `nil` if there is none.
    func planInOrder(
        _ problem: OrienteeringProblem, _ effort: OrienteeringProblem.Effort, _ rewards: RideRewards,
        _ outward: [RideMeasures?], _ terms: PlanningAssumptions
    ) -> RidePlan? {
        var ordered = problem
        keepOrder(&ordered)
        return ordered.plan(effort: .init(steps: effort.steps)).map { ridePlan($0, ordered, rewards, outward, terms) }
    }

    /// The plan that visits all tasks that are left, for the sake of bonuses that require this; `nil` if there is none.
    func planOfAll(
        _ problem: OrienteeringProblem, _ effort: OrienteeringProblem.Effort, _ rewards: RideRewards,
        _ outward: [RideMeasures?], _ terms: PlanningAssumptions
    ) -> RidePlan? {
        var all = problem
        let most = problem.stops.reduce(problem.lateness.last?.penalty ?? 0) { $0 + $1.prize } + 1
        for (place, position) in positions.enumerated() where rewards.counts(quest.tasks[position].id) {
            all.stops[place + 1].prize += most
            all.stops[place + 1].least += most
        }
        guard let found = all.plan(effort: .init(steps: effort.steps)) else { return nil }
        let plan = ridePlan(found.with(prizesOf: problem), problem, rewards, outward, terms)
        return plan.left.isEmpty ? plan : nil
    }
}
